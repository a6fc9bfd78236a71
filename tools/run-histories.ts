/**
 * How many ticks does a grocery list lose when two devices change it over a network that loses answers and repeats requests, while
 * devices and server restart?
 *
 *     node tools/run-histories.ts [--histories 1000] [--from 1] [--accounts 1|2] [--postgres]
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { runHistory } from '../packages/server/tests/support/grocery-history.ts';
import { openTestDatabase } from '../packages/server/tests/support/test-database.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const count = Number(values.histories);
const accounts = values.accounts === '2' ? 2 : 1;
const totals = { ops: 0, apart: 0, requests: 0, lostAnswers: 0, lateCopies: 0, restarts: 0, faults: 0 };

const { database, close } = await openTestDatabase(values.postgres ? 'postgres' : 'pglite');
const start = performance.now();
for (let seed = Number(values.from); seed < Number(values.from) + count; seed++) {
  const { faults, ...counts } = await runHistory(database, seed, accounts);
  for (const name of ['ops', 'apart', 'requests', 'lostAnswers', 'lateCopies', 'restarts'] as const) totals[name] += counts[name];
  totals.faults += faults.length;
  for (const fault of faults) console.error(`history ${seed}: ${fault}`);
}
await close();

console.log(
  `${count} histories of two devices of ${accounts === 1 ? 'one account' : 'two accounts'} on ${values.postgres ? 'PostgreSQL' : 'PGlite'}: ${totals.ops} changes, ${totals.apart} of them with both offline, in ${totals.requests} requests, ` +
    `${totals.lostAnswers} answers lost, ${totals.lateCopies} late copies, ${totals.restarts} restarts; ${totals.faults} faults ` +
    `(${((performance.now() - start) / 1000).toFixed(0)} s).`,
);
process.exitCode = totals.faults > 0 ? 1 : 0;
