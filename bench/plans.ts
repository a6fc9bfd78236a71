// What a plan is worth, one line for each goal of the planner: the open queries end to end, days over all diets read by the
// checker that knows only what is printed, refreshing, repeating, and cost. --plans 2000 --minutes 8 --seed 1 --findings 20.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { benchCost } from './plans/cost.ts';
import { benchRefreshes, benchRepeats } from './plans/refreshes.ts';
import { benchSeeded } from './plans/seeded.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    findings: { type: 'string', default: '0' },
  },
});

const FRESH = fileURLToPath(new URL('fresh-queries.jsonl', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared/bench/queries/queries.jsonl', import.meta.url));

await benchCost(readFileSync(FRESH, 'utf8').trim().split('\n').map(readQueryText));
await scoreQueries('open queries', SHARED);
await scoreQueries('fresh queries', FRESH);
benchSeeded({
  from: Number(values.seed),
  count: Number(values.plans),
  budgetMs: Number(values.minutes) * 60_000,
  shown: Number(values.findings),
});
benchRefreshes();
benchRepeats();

function readQueryText(line: string): string {
  return (JSON.parse(line) as { query: string }).query;
}

/** The scorer lies outside of the repository, so that its rows cannot be shipped with the product. */
async function scoreQueries(name: string, data: string): Promise<void> {
  const scorer = fileURLToPath(new URL('../../shared/bench/queries/score.mjs', import.meta.url));
  if (!existsSync(scorer)) return console.log(`${name}: skipped, the scorer is not beside the repository`);
  const adapter = (file: string): string => fileURLToPath(new URL(`adapters/${file}.mjs`, import.meta.url));
  const args = [scorer, '--data', data, '--adapter', adapter('plans'), '--checker', adapter('checker'), '--failures', '40'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  console.log(stdout.trimEnd().replaceAll(/^(?=.)/gm, `${name}: `));
}
