import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { queryKey } from '../../db/query-key.ts';
import { storableText } from '../../db/storable.ts';
import type { UserId } from '../../db/scope.ts';

export type PopularSearch = { readonly id: string; readonly query: string };

export type SearchStore = ReturnType<typeof makeSearchStore>;

export function makeSearchStore(db: DatabaseHandle) {
  return {
    async recordSearch(userId: UserId, query: string): Promise<void> {
      const key = queryKey(query);
      if (key === '') return;
      await db.kysely
        .insertInto('searches')
        .values({ query_key: key, user_id: userId, query: storableText(query).trim() })
        .onConflict((conflict) =>
          conflict.columns(['query_key', 'user_id']).doUpdateSet({
            query: sql<string>`excluded.query`,
            times: sql<number>`searches.times + 1`,
            last_searched_at: sql<Date>`now()`,
          }),
        )
        .execute();
    },

    /**
     * Most accounts first. Only what three accounts or more asked for, so that nobody's own words are shown to others;
     * one account counts once, however often it asks.
     */
    async listPopular(limit: number): Promise<readonly PopularSearch[]> {
      const rows = await db.kysely
        .selectFrom('searches')
        .select(['query_key', sql<string>`min(query)`.as('query')])
        .groupBy('query_key')
        .having(({ fn }) => fn.countAll(), '>=', LEAST_ACCOUNTS)
        .orderBy(sql`count(*)`, 'desc')
        .orderBy(sql`max(last_searched_at)`, 'desc')
        .orderBy('query_key')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.query_key, query: row.query }));
    },
  };
}

/** Decided with the specification's popular searches. */
const LEAST_ACCOUNTS = 3;
