import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { UserId } from '../../db/scope.ts';

export type DailyLimits = { readonly calls: number; readonly tokens: number };
export type UseLimits = { readonly user: DailyLimits; readonly server: DailyLimits };

/** Who has no more of the day's share. */
export type Spent = 'user' | 'server';

export type ModelUseStore = ReturnType<typeof makeModelUseStore>;

/** What the model is asked for and costs by day, counted in the database so that every process counts alike. */
export function makeModelUseStore(db: DatabaseHandle, limits: UseLimits) {
  return {
    /** Counts one call of about so many tokens before it is made; undefined when it may be made. */
    async reserve(userId: UserId, day: string, tokens: number): Promise<Spent | undefined> {
      return db
        .transaction(async ({ kysely }) => {
          // The person's row first, always: two calls never wait for each other crosswise.
          const own = await kysely
            .insertInto('model_use_by_user')
            .values({ user_id: userId, day, calls: 1, tokens })
            .onConflict((conflict) =>
              conflict
                .columns(['user_id', 'day'])
                .doUpdateSet({ calls: sql<number>`model_use_by_user.calls + 1`, tokens: sql<number>`model_use_by_user.tokens + ${tokens}` })
                .where('model_use_by_user.calls', '<', limits.user.calls)
                .where(sql<boolean>`model_use_by_user.tokens + ${tokens}::int <= ${limits.user.tokens}::int`),
            )
            .returning('calls')
            .executeTakeFirst();
          if (!own || own.calls > limits.user.calls || tokens > limits.user.tokens) throw new SpentError('user');
          const all = await kysely
            .insertInto('model_use')
            .values({ day, calls: 1, tokens })
            .onConflict((conflict) =>
              conflict
                .column('day')
                .doUpdateSet({ calls: sql<number>`model_use.calls + 1`, tokens: sql<number>`model_use.tokens + ${tokens}` })
                .where('model_use.calls', '<', limits.server.calls)
                .where(sql<boolean>`model_use.tokens + ${tokens}::int <= ${limits.server.tokens}::int`),
            )
            .returning('calls')
            .executeTakeFirst();
          if (!all || all.calls > limits.server.calls || tokens > limits.server.tokens) throw new SpentError('server');
          return undefined;
        })
        .catch((error: unknown) => {
          if (error instanceof SpentError) return error.spent;
          throw error;
        });
    },

    /** Puts what a call really cost in the place of what was reserved for it. */
    async settle(userId: UserId, day: string, difference: number): Promise<void> {
      if (difference === 0) return;
      await db.transaction(async ({ kysely }) => {
        await kysely
          .updateTable('model_use_by_user')
          .set({ tokens: sql<number>`greatest(0, tokens + ${difference}::int)` })
          .where('user_id', '=', userId)
          .where('day', '=', day)
          .execute();
        await kysely
          .updateTable('model_use')
          .set({ tokens: sql<number>`greatest(0, tokens + ${difference}::int)` })
          .where('day', '=', day)
          .execute();
      });
    },

    /** Housekeeping: a day's count is of use on that day. */
    async forgetUse(before: string): Promise<number> {
      const own = await db.kysely.deleteFrom('model_use_by_user').where('day', '<', before).executeTakeFirst();
      const all = await db.kysely.deleteFrom('model_use').where('day', '<', before).executeTakeFirst();
      return Number(own.numDeletedRows + all.numDeletedRows);
    },
  };
}

/** Rolls back what was counted on the way. */
class SpentError extends Error {
  readonly spent: Spent;
  constructor(spent: Spent) {
    super(`The ${spent}'s share of the day is used up.`);
    this.spent = spent;
  }
}
