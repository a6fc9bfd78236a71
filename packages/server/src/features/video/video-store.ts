import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { queryKey } from '../../db/query-key.ts';
import { toJsonb } from '../../db/storable.ts';
import type { FoundVideo } from '../../ports/video-search.ts';

export type VideoStore = ReturnType<typeof makeVideoStore>;

export type KeptAnswer = {
  readonly videos: readonly FoundVideo[] | undefined;
  /** Somebody asks upstream right now. */
  readonly isClaimed: boolean;
  /** Asking failed a moment ago. */
  readonly hasFailed: boolean;
};

/** YouTube's terms: what the API gave is kept for 30 days at most. */
const KEPT_DAYS = 30;
/** Answers by title, shared by everybody and every process; the row of a title is also the right to ask for it. */
export function makeVideoStore(db: DatabaseHandle) {
  return {
    /** The same for titles that differ in case, spaces or marks only. */
    keyOf: (title: string): string => queryKey(title.replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')),

    async find(key: string, now: Date): Promise<KeptAnswer> {
      const row = await db.kysely.selectFrom('video_answers').selectAll().where('title_key', '=', key).executeTakeFirst();
      const isFresh = row?.fetched_at ? row.fetched_at.getTime() > now.getTime() - KEPT_DAYS * DAY_MS : false;
      return {
        videos: isFresh ? (row?.videos as readonly FoundVideo[]) : undefined,
        isClaimed: (row?.claimed_until?.getTime() ?? 0) > now.getTime(),
        hasFailed: (row?.failed_until?.getTime() ?? 0) > now.getTime(),
      };
    },

    /** True for exactly one caller until the claim is settled or its time is over. */
    async claim(key: string, claim: string, { now, forMs }: { readonly now: Date; readonly forMs: number }): Promise<boolean> {
      const until = new Date(now.getTime() + forMs);
      const staleBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
      const rows = await db.kysely
        .insertInto('video_answers')
        .values({ title_key: key, claimed_until: until, claim })
        .onConflict((conflict) =>
          conflict
            .column('title_key')
            .doUpdateSet({ claimed_until: until, claim })
            .where(sql<boolean>`coalesce(video_answers.claimed_until <= ${now}, true)`)
            .where(sql<boolean>`coalesce(video_answers.failed_until <= ${now}, true)`)
            .where(sql<boolean>`coalesce(video_answers.fetched_at <= ${staleBefore}, true)`),
        )
        .returning('title_key')
        .execute();
      return rows.length === 1;
    },

    async keep(key: string, claim: string, { videos, now }: { readonly videos: readonly FoundVideo[]; readonly now: Date }): Promise<void> {
      await db.kysely
        .updateTable('video_answers')
        .set({ videos: toJsonb(videos), fetched_at: now, claimed_until: null, claim: null, failed_until: null })
        .where('title_key', '=', key)
        .where('claim', '=', claim)
        .execute();
    },

    /** Nobody asks again before `until`, so that many who wait do not each meet the same failure upstream. */
    async keepFailure(key: string, claim: string, until: Date): Promise<void> {
      await db.kysely
        .updateTable('video_answers')
        .set({ claimed_until: null, claim: null, failed_until: until })
        .where('title_key', '=', key)
        .where('claim', '=', claim)
        .execute();
    },

    /** Counts a search of the day before it is made; false when there are no more. */
    async reserveSearch(day: string, most: number): Promise<boolean> {
      const rows = await db.kysely
        .insertInto('video_searches')
        .values({ day, searches: 1 })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet({ searches: sql<number>`video_searches.searches + 1` })
            .where('video_searches.searches', '<', most)
            .where('video_searches.is_spent', '=', false),
        )
        .returning('day')
        .execute();
      return rows.length === 1;
    },

    /** The video site itself said that there are no more today. */
    async markSpent(day: string): Promise<void> {
      await db.kysely.updateTable('video_searches').set({ is_spent: true }).where('day', '=', day).execute();
    },

    /** Housekeeping, and a term of the API. */
    async forgetOld(now: Date): Promise<number> {
      const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
      const old = await db.kysely
        .deleteFrom('video_answers')
        .where(sql<boolean>`coalesce(fetched_at, claimed_until, failed_until) < ${before}`)
        .executeTakeFirst();
      const days = await db.kysely.deleteFrom('video_searches').where('day', '<', toPlainDate(before)).executeTakeFirst();
      return Number(old.numDeletedRows + days.numDeletedRows);
    },
  };
}
