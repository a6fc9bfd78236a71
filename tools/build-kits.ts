// Compiles packages/kitchen/kits/**/*.kit into kit-rows.json, and is the gate that no faulty kit passes.
//   node tools/build-kits.ts                    write the table (all gates first)
//   node tools/build-kits.ts --skip-faulty      write the table without the kits that have faults, while others are being written
//   node tools/build-kits.ts --check            fail when the table on disk is not what the kits give
//   node tools/build-kits.ts --gates [file...]  only print the faults of these kits (all when none is named)
//   node tools/build-kits.ts --show file...     print every variant's title, time and energy, and one in full
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Food } from '../packages/domain/src/food/food.ts';
import { FOODS } from '../packages/domain/src/food/food-table.ts';
import { checkKit } from '../packages/kitchen/src/kit/check-kit.ts';
import { checkCorpus } from '../packages/kitchen/src/kit/check-corpus.ts';
import { makeFoodLexicon } from '../packages/kitchen/src/kit/gates/food-lexicon.ts';
import type { KitFault, ParsedKit } from '../packages/kitchen/src/kit/parsed-kit.ts';
import { parseKit } from '../packages/kitchen/src/kit/parse-kit.ts';
import { describeKit } from '../packages/kitchen/src/kit/describe-kit.ts';
import { formatKitTable } from '../packages/kitchen/src/kit/format-kit-table.ts';

const KIT_FOLDER = resolve(import.meta.dirname, '../packages/kitchen/kits');
const TABLE_FILE = resolve(import.meta.dirname, '../packages/domain/src/kit/kit-rows.json');

type ReadKit = { readonly file: string; readonly parsed: ParsedKit | null; readonly faults: readonly KitFault[] };

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, gates: { type: 'boolean' }, show: { type: 'boolean' }, 'skip-faulty': { type: 'boolean' } },
  allowPositionals: true,
});
process.exitCode = await run();

async function run(): Promise<number> {
  const foodsById: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));
  const input = { foodsById, lexicon: makeFoodLexicon(foodsById.values()) };
  const kits = await Promise.all((await listKitFiles()).map((file) => readKit(file, input)));
  const named = positionals.map((file) => resolve(file));
  const wanted = named.length === 0 ? kits : kits.filter(({ file }) => named.some((name) => file === name || file.startsWith(`${name}/`)));
  if (named.length > 0 && wanted.length === 0) {
    console.error(`No kit at ${positionals.join(', ')}; kits live in ${relative('.', KIT_FOLDER)}/<cuisine>/<id>.kit.`);
    return 2;
  }
  if (values.show) {
    for (const { parsed } of wanted) if (parsed) console.log(describeKit(parsed, foodsById));
  }
  const corpus = checkCorpus(
    kits.flatMap(({ file, parsed }) => (parsed ? [{ file: relative(KIT_FOLDER, file), parsed }] : [])),
    foodsById,
  );
  let count = 0;
  const faulty = new Set<string>();
  for (const { file, faults } of wanted) {
    const all = [...faults, ...(corpus.get(relative(KIT_FOLDER, file)) ?? [])];
    count += all.length;
    if (all.length > 0) faulty.add(file);
    for (const { line, type, message } of all) console.error(`${relative('.', file)}:${line} ${type}: ${message}`);
  }
  if (count > 0) {
    console.error(`${count} ${count === 1 ? 'fault' : 'faults'}; packages/kitchen/AUTHORING.md explains the format.`);
    if (!values['skip-faulty']) return 1;
  }
  if (values.gates || values.show) {
    console.log(`${wanted.length} ${wanted.length === 1 ? 'kit passes' : 'kits pass'} every gate.`);
    return 0;
  }
  return writeTable(
    kits.flatMap(({ file, parsed }) => (parsed && !faulty.has(file) ? [parsed] : [])),
    foodsById,
  );
}

async function writeTable(parsed: readonly ParsedKit[], foodsById: ReadonlyMap<string, Food>): Promise<number> {
  const text = formatKitTable(
    parsed.map(({ kit }) => kit),
    foodsById,
  );
  if (values.check) {
    const onDisk = await readFile(TABLE_FILE, 'utf8').catch(() => '');
    if (onDisk === text) return 0;
    console.error('kit-rows.json is not what the kits give; run: node tools/build-kits.ts');
    return 1;
  }
  await writeFile(TABLE_FILE, text);
  console.log(`${parsed.length} kits written to ${relative('.', TABLE_FILE)} (${Math.round(text.length / 1024)} KB).`);
  return 0;
}

async function listKitFiles(): Promise<readonly string[]> {
  const entries = await readdir(KIT_FOLDER, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.kit'))
    .map((entry) => join(KIT_FOLDER, entry))
    .toSorted();
}

async function readKit(file: string, input: Parameters<typeof checkKit>[1]): Promise<ReadKit> {
  const parsed = parseKit(await readFile(file, 'utf8'));
  if (!parsed.ok) return { file, parsed: null, faults: parsed.fault };
  return { file, parsed: parsed.value, faults: checkKit(parsed.value, input) };
}
