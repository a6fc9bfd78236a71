import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHistory } from './support/grocery-history.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/** A tenth of a second each, nearly all of it the database's. `node tools/run-histories.ts` runs a thousand. */
const HISTORIES = 60;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.close());

it.each([
  ['one account', 1],
  ['two accounts of a household', 2],
] as const)(
  'two devices of %s and the server agree after histories of lost answers, late copies and restarts',
  { timeout: 300_000 },
  async (_whose, accounts) => {
    const totals = { ops: 0, lostAnswers: 0, lateCopies: 0, restarts: 0 };
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const { faults, ...counts } = await runHistory(opened.database, seed, accounts);
      expect(faults, `history ${seed}`).toEqual([]);
      for (const name of ['ops', 'lostAnswers', 'lateCopies', 'restarts'] as const) totals[name] += counts[name];
    }
    // Or it would have shown nothing.
    expect(Math.min(totals.ops / 5, totals.lostAnswers, totals.lateCopies, totals.restarts)).toBeGreaterThan(HISTORIES / 2);
  },
);
