import { randomUUID } from 'node:crypto';
import type { Brand } from '@larder/domain/base/brand.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { revisionOf } from '../../db/revision.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { MealPlansTable, PlanContent } from '../../db/tables.ts';
import type { HouseholdId, HouseholdScope, Scope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { makeOpenPlans } from './open-plan-store.ts';
import { makePlanTrash } from './plan-trash-store.ts';
import { type PottedRecipe, standAlone } from './stand-alone.ts';
import { findShelfPage, type ShelfPlace, type ShelfWish } from './shelf-store.ts';

export type PlanId = Brand<string, 'PlanId'>;

/** What a person can change of a saved plan. */
export type PlanToSave = {
  readonly title: string;
  readonly description: string;
  readonly searchQuery: string;
  readonly content: PlanContent;
};

/** What is known of a plan without reading its content. */
export type PlanHead = Omit<PlanToSave, 'content'> & {
  readonly id: PlanId;
  readonly isFavorited: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Another one whenever the plan's words or meals change. */
  readonly revision: string;
};

export type SavedPlan = PlanHead & Pick<PlanToSave, 'content'>;

export type ShelfPage = { readonly plans: readonly SavedPlan[]; readonly next: ShelfPlace | undefined; readonly total: number };

export type ShownDish = { readonly dishId: string; readonly shownAt: Date };

export type PlanStore = ReturnType<typeof makePlanStore>;

/** Of 20 kB as they are made, half a megabyte at most: what is in memory at a time. */
const PLANS_AT_ONCE = 10;

/** Every statement names the account, so that a plan of somebody else's is "no such plan", whatever id is asked for. */
export function makePlanStore(db: DatabaseHandle) {
  const plansOf = (householdId: HouseholdId) => db.kysely.selectFrom('meal_plans').where('household_id', '=', householdId);
  const byId = prepareLookUp<{ householdId: HouseholdId; planId: string }>()((value) =>
    plansOf(value('householdId'))
      .select([...COLUMNS, 'plan'])
      .where('id', '=', value('planId')),
  );

  return {
    ...makePlanTrash(db),
    ...makeOpenPlans(db),

    /**
     * Under a repeat key it is made once, as it was sent last. One that was changed since, or that is somebody else's, stays as it
     * is, and a new one is made.
     */
    async savePlan(scope: Scope, plan: PlanToSave, repeatKey: string = randomUUID()): Promise<PlanHead> {
      const columns = toPlanColumns(plan);
      const make = (id: string) =>
        db.kysely
          .insertInto('meal_plans')
          .values({ id, household_id: scope.householdId, created_by: scope.userId, ...columns })
          .onConflict((made) =>
            made
              .column('id')
              .doUpdateSet(columns)
              .where('meal_plans.household_id', '=', scope.householdId)
              .whereRef('meal_plans.updated_at', '=', 'meal_plans.created_at'),
          )
          .returning(COLUMNS)
          .executeTakeFirst();
      return toHead((await make(repeatKey)) ?? (await make(randomUUID()))!);
    },

    /** Keeps the favorite mark and the place in the list. With what was `seen` of it, nothing else is written over. */
    async updatePlan(scope: HouseholdScope, planId: string, plan: PlanToSave, seen?: string): Promise<PlanHead | undefined> {
      if (!isUuid(planId)) return undefined;
      const row = await db.kysely
        .updateTable('meal_plans')
        .set({ ...toPlanColumns(plan), updated_at: sql<Date>`now()` })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', planId)
        .$if(seen !== undefined, (plans) => plans.where(revisionOf('meal_plans'), '=', seen ?? ''))
        .returning(COLUMNS)
        .executeTakeFirst();
      return row && toHead(row);
    },

    async findPlan(scope: HouseholdScope, planId: string): Promise<SavedPlan | undefined> {
      if (!isUuid(planId)) return undefined;
      const [row] = await db.lookUp(byId({ householdId: scope.householdId, planId }));
      return row && toSavedPlan(row);
    },

    /** The days of a week, by the date that each was planned for. */
    async listOfWeek(scope: HouseholdScope, weekId: string): Promise<ReadonlyMap<PlainDate, SavedPlan>> {
      const rows = await plansOf(scope.householdId)
        .select([...COLUMNS, 'plan', 'week_date'])
        .where('week_id', '=', weekId)
        .execute();
      return new Map(rows.map((row) => [row.week_date as PlainDate, toSavedPlan(row)]));
    },

    /** Newest first, all there are but the days of weeks, a few at a time: an account may keep gigabytes. */
    async *readPlans(scope: HouseholdScope): AsyncGenerator<readonly SavedPlan[]> {
      const places = await plansOf(scope.householdId)
        .select('id')
        .where('week_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      for (let from = 0; from < places.length; from += PLANS_AT_ONCE) {
        const ids = places.slice(from, from + PLANS_AT_ONCE).map(({ id }) => id);
        const rows = await plansOf(scope.householdId)
          .select([...COLUMNS, 'plan'])
          .where('id', 'in', ids)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .execute();
        yield rows.map(toSavedPlan);
      }
    },

    /** In the shelf's order: favorites first, then the newest. Without the ladders of portions. */
    async listShelfPage(scope: HouseholdScope, wish: ShelfWish): Promise<ShelfPage> {
      const { rows, next, total } = await findShelfPage(db, scope, wish);
      return { plans: rows.map((row) => toSavedPlan(row)), next, total };
    },

    /** False when there is no such plan. A day of a week that gets a star is copied: the copy is a plan of its own, told by its `recipes`. */
    async setFavorite(scope: Scope, planId: string, isFavorited: boolean, recipes: readonly PottedRecipe[] = []): Promise<boolean> {
      if (!isUuid(planId)) return false;
      return db.transaction(async (tx) => {
        const before = await tx.kysely
          .selectFrom('meal_plans')
          .select([...COLUMNS, 'plan', 'week_id'])
          .where('household_id', '=', scope.householdId)
          .where('id', '=', planId)
          .forUpdate()
          .executeTakeFirst();
        if (!before) return false;
        await tx.kysely.updateTable('meal_plans').set({ is_favorited: isFavorited }).where('id', '=', planId).execute();
        if (isFavorited && !before.is_favorited && before.week_id !== null) {
          const plan = toSavedPlan(before);
          const own = toPlanColumns({ ...plan, content: standAlone(plan.content, recipes) });
          const values = { id: randomUUID(), household_id: scope.householdId, created_by: scope.userId, is_favorited: true, ...own };
          await tx.kysely.insertInto('meal_plans').values(values).execute();
        }
        return true;
      });
    },

    /** A dish shown again counts from the later time. */
    async rememberShown(scope: HouseholdScope, dishIds: readonly string[], shownAt: Date): Promise<void> {
      // Sorted, so that two requests of one account lock the rows in the same order.
      const values = [...new Set(dishIds)]
        .toSorted()
        .map((dishId) => ({ household_id: scope.householdId, dish_id: dishId, shown_at: shownAt }));
      if (values.length === 0) return;
      await db.kysely
        .insertInto('shown_dishes')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .columns(['household_id', 'dish_id'])
            .doUpdateSet({ shown_at: sql<Date>`greatest(shown_dishes.shown_at, excluded.shown_at)` }),
        )
        .execute();
    },

    /** Latest first. */
    async listShown(scope: HouseholdScope, since: Date): Promise<readonly ShownDish[]> {
      const rows = await db.kysely
        .selectFrom('shown_dishes')
        .select(['dish_id', 'shown_at'])
        .where('household_id', '=', scope.householdId)
        .where('shown_at', '>=', since)
        .orderBy('shown_at', 'desc')
        .orderBy('dish_id')
        .execute();
      return rows.map((row) => ({ dishId: row.dish_id, shownAt: row.shown_at }));
    },

    /** Housekeeping over all accounts: novelty looks back four weeks. */
    async forgetShown(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('shown_dishes').where('shown_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

export function toPlanColumns({ title, description, searchQuery, content }: PlanToSave) {
  return {
    title: storableText(title),
    description: storableText(description),
    search_query: storableText(searchQuery),
    plan: toJsonb(content),
  };
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'search_query',
  'is_favorited',
  'created_at',
  'updated_at',
  revisionOf('meal_plans').as('revision'),
] as const;

type HeadRow = Pick<
  Selectable<MealPlansTable>,
  'id' | 'title' | 'description' | 'search_query' | 'is_favorited' | 'created_at' | 'updated_at'
> & { readonly revision: string };

const toSavedPlan = (row: HeadRow & { readonly plan: PlanContent }): SavedPlan => ({ ...toHead(row), content: row.plan });

function toHead(row: HeadRow): PlanHead {
  return {
    id: row.id as PlanId,
    title: row.title,
    description: row.description,
    searchQuery: row.search_query,
    isFavorited: row.is_favorited,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}
