import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../db/database.ts';

/** How often a key came within its window. One count for all processes, in the database they share. */
export type RateCounts = {
  /** Counts one more: the count with it, and the milliseconds until the window is over. */
  readonly add: (key: string, windowMs: number) => Promise<{ readonly count: number; readonly leftMs: number }>;
  /** One less, for a try that turned out right. */
  readonly takeBack: (key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
  /** Drops the windows that are over. */
  readonly sweep: () => Promise<number>;
};

export function makeRateCounts({ kysely }: Pick<DatabaseHandle, 'kysely'>, now: () => Date): RateCounts {
  return {
    add: async (key, windowMs) => {
      const at = now();
      const ends = new Date(at.getTime() + windowMs);
      const row = await kysely
        .insertInto('rate_counts')
        .values({ key: hashKey(key), count: 1, ends_at: ends })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_counts.ends_at <= ${at} then 1 else rate_counts.count + 1 end`,
            // `least`: no window is longer than it is, though it was begun by a clock that was ahead.
            ends_at: sql`case when rate_counts.ends_at <= ${at} then ${ends} else least(rate_counts.ends_at, ${ends}) end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, leftMs: Math.max(0, row.ends_at.getTime() - at.getTime()) };
    },
    takeBack: async (key) => {
      await kysely
        .updateTable('rate_counts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', hashKey(key))
        .execute();
    },
    forget: async (key) => {
      await kysely.deleteFrom('rate_counts').where('key', '=', hashKey(key)).execute();
    },
    sweep: async () => {
      const { numDeletedRows } = await kysely.deleteFrom('rate_counts').where('ends_at', '<=', now()).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** One household's line is one address: IPv6 hands out a whole /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const groups = ip.includes('::') ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back] : front;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
