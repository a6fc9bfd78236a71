/**
 * Whether the domain's tests notice when its code is wrong: 400 small changes, drawn by a seed, one at a time against the tests
 * beside the changed file and then those further off. Stryker 10.1 does not run here: it reads TypeScript's JavaScript API, which
 * TypeScript 7 no longer has. `--only plan/portion` for one folder, `--from 120` to go on, `--count 40`.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/domain/src/base/random.ts';
import { listMutants, type Mutant } from './mutants/list-mutants.ts';

/** Fixed before the first run, so that nobody picks the mutants that are noticed. */
const SEED = 20_261_122;
const DRAWN = 400;
/** A mutant that makes a loop endless is noticed by the clock, which has to allow for a busy machine: all tests at once take a minute on a free one. */
const MOST_SECONDS = 600;

const SOURCE = 'packages/domain/src';
const MUTATED = ['plan/portion', 'plan/frame', 'plan/check', 'diet', 'intent/wish', 'grocery', 'week', 'table'];
/** Whole days and sentences: slow, and asked last. */
const WIDE_TESTS = ['plan/*.test.ts', 'idea/*.test.ts', 'intent/answer/*.test.ts', 'ingredient/*.test.ts', '../tests/*.test.ts'];

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: String(DRAWN) },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.cache/mutants.jsonl' },
  },
});

const drawn = draw(listAll(), DRAWN);
const chosen = [...drawn.entries()]
  .filter(([, { file }]) => file.includes(values.only))
  .slice(Number(values.from))
  .slice(0, Number(values.count));
mkdirSync(dirname(join(root, values.out)), { recursive: true });
if (fails(listTests(), null)) throw new Error('The tests fail as it is: nothing could be said of a mutant.');
let noticed = 0;
for (const [at, mutant] of chosen) {
  const by = findNoticing(mutant);
  if (by !== undefined) noticed++;
  const { file, line, operator, start, end, text } = mutant;
  const was = readFileSync(join(root, file), 'utf8').slice(start, end);
  console.log(`${at} ${by === undefined ? 'LIVES' : `noticed by ${by}`}: ${file}:${line} ${operator}: ${oneLine(was)} -> ${oneLine(text)}`);
  appendFileSync(join(root, values.out), `${JSON.stringify({ at, by: by ?? null, ...mutant, was })}\n`);
}
console.log(`${noticed} of ${chosen.length} noticed (${((100 * noticed) / Math.max(1, chosen.length)).toFixed(1)} %).`);

function listAll(): readonly Mutant[] {
  const files = MUTATED.flatMap((folder) => globSync(`${SOURCE}/${folder}/*.ts`, { cwd: root })).filter(
    (file) => !/\.(?:test|table)\.ts$/.test(file),
  );
  return files.toSorted().flatMap((file) => listMutants(file, readFileSync(join(root, file), 'utf8')));
}

/** Each as likely as any other, and the order part of the draw. */
function draw(all: readonly Mutant[], count: number): readonly Mutant[] {
  const random = seededRandom(SEED);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** The step at which a test failed; `undefined` when all pass. */
function findNoticing({ file, ...change }: Mutant): string | undefined {
  const folder = dirname(file);
  const own = file.replace(/\.ts$/, '.test.ts');
  const beside = globSync(`${folder}/*.test.ts`, { cwd: root });
  const wide = WIDE_TESTS.flatMap((pattern) => globSync(join(SOURCE, pattern), { cwd: root }));
  const steps = [
    ['its own test', beside.filter((test) => test === own)],
    [`the tests of ${basename(folder)}`, beside.filter((test) => test !== own)],
    ['whole days and sentences', wide.filter((test) => !beside.includes(test))],
  ] as const;
  return steps.find(([, tests]) => tests.length > 0 && fails(tests, { file, ...change }))?.[0];
}

function listTests(): readonly string[] {
  const beside = MUTATED.flatMap((folder) => globSync(`${SOURCE}/${folder}/*.test.ts`, { cwd: root }));
  return [...new Set([...beside, ...WIDE_TESTS.flatMap((pattern) => globSync(join(SOURCE, pattern), { cwd: root }))])];
}

function fails(tests: readonly string[], mutant: Mutant | null): boolean {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tools/mutants/vitest.config.ts', '--bail', '1', '--silent=true', ...tests],
    {
      cwd: root,
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      timeout: 1000 * MOST_SECONDS,
    },
  );
  return status !== 0;
}

function oneLine(text: string): string {
  const short = text.replace(/\s+/g, ' ');
  return short.length > 60 ? `${short.slice(0, 57)}...` : short;
}
