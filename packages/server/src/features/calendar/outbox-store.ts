import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { UserId } from '../../db/scope.ts';
import { inSeconds, isDue } from './connection-store.ts';

/** An entry whose copy outside may differ. `version` says which change of it this is about. */
export type OutboxEntry = {
  readonly entryId: string;
  readonly version: string;
  /** A guess that saves a call: it was not outside before. */
  readonly isNew: boolean;
  readonly attempts: number;
};

export type OutboxStore = ReturnType<typeof makeOutboxStore>;

/** Filled by triggers (migration 0006), so that no change of a day can miss it. */
export function makeOutboxStore(db: DatabaseHandle) {
  // A version is given once: it names the entry of one person among several.
  const exactly = ({ entryId, version }: OutboxEntry) =>
    db.kysely.updateTable('calendar_outbox').where('entry_id', '=', entryId).where('version', '=', version);

  return {
    async listDue(userId: UserId, count: number): Promise<readonly OutboxEntry[]> {
      const rows = await db.kysely
        .selectFrom('calendar_outbox')
        .select(['entry_id', 'version', 'is_new', 'attempts'])
        .where('user_id', '=', userId)
        .where('problem', 'is', null)
        .where(isDue('run_after'))
        .orderBy('run_after')
        .orderBy('version')
        .limit(count)
        .execute();
      return rows.map((row) => ({ entryId: row.entry_id, version: row.version, isNew: row.is_new, attempts: row.attempts }));
    },

    /** What was changed again meanwhile stays. */
    async finish({ entryId, version }: OutboxEntry): Promise<void> {
      await db.kysely.deleteFrom('calendar_outbox').where('entry_id', '=', entryId).where('version', '=', version).execute();
    },

    async retryLater(entry: OutboxEntry, seconds: number): Promise<void> {
      await exactly(entry)
        .set({ attempts: entry.attempts + 1, run_after: inSeconds(seconds) })
        .execute();
    },

    /** Not again, until the entry is changed. */
    async giveUp(entry: OutboxEntry, problem: string): Promise<void> {
      await exactly(entry).set({ problem }).execute();
    },

    async queue(userId: UserId, entries: readonly Pick<OutboxEntry, 'entryId' | 'isNew'>[]): Promise<void> {
      for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
        await db.kysely
          .insertInto('calendar_outbox')
          .values(
            entries.slice(start, start + ROWS_AT_ONCE).map(({ entryId, isNew }) => ({ entry_id: entryId, user_id: userId, is_new: isNew })),
          )
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'entry_id']).doUpdateSet({
              version: sql<string>`nextval('calendar_outbox_version')`,
              attempts: 0,
              run_after: sql<Date>`clock_timestamp()`,
              problem: null,
              changed_at: sql<Date>`clock_timestamp()`,
            }),
          )
          .execute();
      }
    },
  };
}

/** A statement takes 65,535 parameters; this is far below and quick. */
const ROWS_AT_ONCE = 500;
