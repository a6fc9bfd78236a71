import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makeHouseholdStore } from './household-store.ts';

// The built-in database tells the time in milliseconds, in which somebody may come home and hear why.
describeOnBothEngines('news of a household', (database) => {
  test('are shown to who saw all there was in the same moment, once', async () => {
    const ada = await makeTestScope(database());
    const households = makeHouseholdStore(database());
    const listKinds = async () => (await households.listNews(ada)).map(({ kind }) => kind);
    const seenAt = sql<Date>`clock_timestamp() + interval '1 hour'`;
    await database().kysely.updateTable('household_members').set({ news_seen_at: seenAt }).where('user_id', '=', ada.userId).execute();
    await households.addNews(ada, { kind: 'ended', name: 'Ben’s household' });
    expect(await listKinds()).toEqual(['ended']);
    await households.seeNews(ada);
    expect(await listKinds()).toEqual([]);
  });
});
