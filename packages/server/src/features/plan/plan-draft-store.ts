import type { Result } from '@larder/domain/base/result.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import type { DayPlan } from '@larder/domain/plan/plan.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { queryKey } from '../../db/query-key.ts';
import { toJsonb } from '../../db/storable.ts';
import type { Tables } from '../../db/tables.ts';
import type { Scope } from '../../db/scope.ts';

/** The plan on a screen: as it was first shown, as it is now, and how often each meal was refreshed in between. */
export type PlanDraft = {
  readonly first: DayPlan;
  readonly current: DayPlan;
  readonly refreshes: Readonly<Partial<Record<MealSlot, number>>>;
  /** What the meals of a saved plan hold that came from elsewhere: they have no portions, and are no part of the two days. */
  readonly foreign?: Readonly<Partial<Record<MealSlot, MacroTargets>>>;
};

/** Of about 40 kB: enough for every tab of one person, little for the disk. */
const DRAFTS_KEPT = 20;

/** The plans last shown for a query, which a meal's refresh and the sliders start from. */
export function makePlanDrafts(db: DatabaseHandle) {
  const toRow = (scope: Scope, query: string, draft: PlanDraft) => ({
    user_id: scope.userId,
    query_key: queryKey(query),
    plan: toJsonb(draft),
    updated_at: sql<Date>`clock_timestamp()`,
  });
  const draftOf = (kysely: Kysely<Tables>, scope: Scope, query: string) =>
    kysely.selectFrom('plan_drafts').select('plan').where('user_id', '=', scope.userId).where('query_key', '=', queryKey(query));

  return {
    /** In the place of the one that is there. */
    async saveDraft(scope: Scope, query: string, draft: PlanDraft): Promise<void> {
      const row = toRow(scope, query, draft);
      await db.transaction(async ({ kysely }) => {
        await kysely
          .insertInto('plan_drafts')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'query_key']).doUpdateSet({ plan: row.plan, updated_at: row.updated_at }))
          .execute();
        await forgetOldest(kysely, scope);
      });
    },

    /** Unless there is one. */
    async addDraft(scope: Scope, query: string, draft: PlanDraft): Promise<void> {
      await db.transaction(async ({ kysely }) => {
        await kysely
          .insertInto('plan_drafts')
          .values(toRow(scope, query, draft))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await forgetOldest(kysely, scope);
      });
    },

    async findDraft(scope: Scope, query: string): Promise<PlanDraft | undefined> {
      const row = await draftOf(db.kysely, scope, query).executeTakeFirst();
      return row?.plan as PlanDraft | undefined;
    },

    /** One change after the other, so that each builds on what the one before it left. `undefined` when there is no draft. */
    async changeDraft<Fault>(
      scope: Scope,
      query: string,
      change: (draft: PlanDraft) => Result<PlanDraft, Fault>,
    ): Promise<Result<PlanDraft, Fault> | undefined> {
      return db.transaction(async ({ kysely }) => {
        const row = await draftOf(kysely, scope, query).forUpdate().executeTakeFirst();
        if (!row) return undefined;
        const changed = change(row.plan as PlanDraft);
        if (!changed.ok) return changed;
        const { plan, updated_at } = toRow(scope, query, changed.value);
        await kysely
          .updateTable('plan_drafts')
          .set({ plan, updated_at })
          .where('user_id', '=', scope.userId)
          .where('query_key', '=', queryKey(query))
          .execute();
        return changed;
      });
    },
  };
}

async function forgetOldest(kysely: Kysely<Tables>, scope: Scope): Promise<void> {
  const newest = kysely
    .selectFrom('plan_drafts')
    .select('query_key')
    .where('user_id', '=', scope.userId)
    .orderBy('updated_at', 'desc')
    .limit(DRAFTS_KEPT);
  await kysely.deleteFrom('plan_drafts').where('user_id', '=', scope.userId).where('query_key', 'not in', newest).execute();
}
