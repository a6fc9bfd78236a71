import { parseWish } from '@larder/contract/plan.ts';
import type { UnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import type { Result } from '@larder/domain/base/result.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import type { ShownDay } from '@larder/domain/plan/shown-day.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { queryKey } from '../../db/query-key.ts';
import { toJsonb } from '../../db/storable.ts';
import type { Tables } from '../../db/tables.ts';
import type { Scope } from '../../db/scope.ts';

/**
 * The plan open on a screen: as it was first shown, as it is now, and how often each meal was refreshed in between. A row may be
 * of an earlier release or begin with a saved plan, so neither day is vouched for: what is shown of them is made and checked anew, or judged by the screen that goes on with it.
 */
export type OpenPlan = {
  readonly first: ShownDay;
  readonly current: ShownDay;
  readonly refreshes: Readonly<Partial<Record<MealPlace, number>>>;
  /** What the meals of a saved plan hold that came from elsewhere: they have no portions, and are no part of the two days. */
  readonly foreign?: Readonly<Partial<Record<MealPlace, ForeignMeal>>>;
  /** Of a day that was made for words: as long as nobody has saved it or let it go. */
  readonly unsaved?: UnsavedDay;
};

/** `title`: what its person calls it, whatever its meals become. */
export type UnsavedDay = { readonly query: string; readonly title?: string };

/** What is saved: known by its dishes, or else by its words. A plan that was saved before shares its words with days that are none of it. */
export type Settled = { readonly dishIds: readonly string[]; readonly query?: string };

/** The title is not known of rows of an earlier release. */
export type ForeignMeal = MacroTargets & { readonly title?: string };

/** Of about 40 kB: enough for every tab of one person in a household, little for the disk. */
const PLANS_KEPT = 20;

/** More than that are tries, and no days that somebody means to come back to. */
const DAYS_LED_BACK_TO = 3;

/** Two of an account work things out at once in a process: whoever comes second that often is not one of them. */
const MOST_TRIES = 20;

/** Another one whenever the row is written. */
const version = sql<string>`xmin::text`;

/**
 * The plans last shown for a query, which a meal's refresh and the sliders start from; in each household those that were made in it,
 * as a day names who eats of it.
 */
export function makeOpenPlans(db: DatabaseHandle) {
  const toRow = (scope: Scope, query: string, open: OpenPlan) => ({
    user_id: scope.userId,
    household_id: scope.householdId,
    query_key: queryKey(query),
    plan: toJsonb(open),
    updated_at: sql<Date>`clock_timestamp()`,
  });
  const openPlanOf = (kysely: Kysely<Tables>, { userId, householdId }: Scope, query: string) =>
    kysely
      .selectFrom('plan_drafts')
      .select('plan')
      .where('user_id', '=', userId)
      .where('household_id', '=', householdId)
      .where('query_key', '=', queryKey(query));

  /** The last one shown first. */
  async function listUnsaved({ userId, householdId }: Scope): Promise<readonly Unsaved[]> {
    // As a record: each operator by itself would unpack all of a day for its one field.
    const { rows } = await sql<Unsaved>`
      select query_key as key, unsaved ->> 'query' as query, coalesce(unsaved ->> 'title', current ->> 'title') as title,
        jsonb_path_query_array(current, '$.meals.*.dishId') as "dishIds"
      from plan_drafts, jsonb_to_record(plan) as doc (unsaved jsonb, current jsonb)
      where user_id = ${userId} and household_id = ${householdId} and unsaved is not null order by updated_at desc
    `.execute(db.kysely);
    return rows;
  }

  async function forgetUnsaved(scope: Scope, days: readonly Unsaved[]): Promise<void> {
    if (days.length === 0) return;
    await db.kysely
      .updateTable('plan_drafts')
      .set({ plan: sql<string>`plan - 'unsaved'` })
      .where('user_id', '=', scope.userId)
      .where('household_id', '=', scope.householdId)
      .where(
        'query_key',
        'in',
        days.map(({ key }) => key),
      )
      .execute();
  }

  return {
    /** In the place of the one that is there. */
    async saveOpenPlan(scope: Scope, query: string, open: OpenPlan): Promise<void> {
      const row = toRow(scope, query, open);
      await db.transaction(async ({ kysely }) => {
        await kysely
          .insertInto('plan_drafts')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'household_id', 'query_key']).doUpdateSet({ plan: row.plan, updated_at: row.updated_at }),
          )
          .execute();
        await forgetOldest(kysely, scope);
      });
    },

    /** Unless there is one. */
    async addOpenPlan(scope: Scope, query: string, open: OpenPlan): Promise<void> {
      await db.transaction(async ({ kysely }) => {
        await kysely
          .insertInto('plan_drafts')
          .values(toRow(scope, query, open))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await forgetOldest(kysely, scope);
      });
    },

    /** Those that were shown last, of other words each. */
    async listLeft(scope: Scope): Promise<readonly UnsavedPlan[]> {
      const left = await listUnsaved(scope);
      const others = left.filter(({ query }, at) => left.findIndex(isOf(query)) === at);
      return others.slice(0, DAYS_LED_BACK_TO).map(({ query, title }) => ({ searchQuery: query, title }));
    },

    /** The last of these words that is not saved, whatever its sliders stood at. */
    async findLeft(scope: Scope, words: string): Promise<OpenPlan | undefined> {
      const left = (await listUnsaved(scope)).find(isOf(words));
      return left && this.findOpenPlan(scope, left.query);
    },

    /** What its person calls the last of these words; nothing: as it was made. */
    async nameLeft(scope: Scope, query: string, title: string | undefined): Promise<void> {
      const left = (await listUnsaved(scope)).find(isOf(query));
      if (!left) return;
      const named = toJsonb({ query: left.query, ...(title !== undefined && { title }) } satisfies UnsavedDay);
      await db.kysely
        .updateTable('plan_drafts')
        // Saved meanwhile, it is none.
        .set({ plan: sql<string>`jsonb_set(plan, '{unsaved}', ${named}, false)` })
        .where('user_id', '=', scope.userId)
        .where('household_id', '=', scope.householdId)
        .where('query_key', '=', left.key)
        .execute();
    },

    /** It was saved: nobody is led back to it, nor to older tries of its words. Days of other words are none of it. */
    async settle(scope: Scope, { dishIds, query }: Settled): Promise<void> {
      const unsaved = await listUnsaved(scope);
      const ofWords = query === undefined ? [] : unsaved.filter(isOf(query));
      const hasDishes = (day: Unsaved): boolean => areSame(day.dishIds, dishIds);
      // Days of different words may be of the same dishes.
      const saved = ofWords.find(hasDishes) ?? unsaved.find(hasDishes) ?? ofWords[0];
      if (saved) await forgetUnsaved(scope, unsaved.slice(unsaved.indexOf(saved)).filter(isOf(saved.query)));
    },

    /** Nobody is led back to the days of these words; to others that were tried, they are. */
    async letGo(scope: Scope, query: string): Promise<void> {
      await forgetUnsaved(scope, (await listUnsaved(scope)).filter(isOf(query)));
    },

    async findOpenPlan(scope: Scope, query: string): Promise<OpenPlan | undefined> {
      const row = await openPlanOf(db.kysely, scope, query).executeTakeFirst();
      return row?.plan as OpenPlan | undefined;
    },

    /**
     * Each change builds on what the one before it left: a day takes long to work out, and no connection is held meanwhile, so one
     * that another came before is worked out anew. `undefined` when there is none.
     */
    async changeOpenPlan<Fault>(
      scope: Scope,
      query: string,
      change: (open: OpenPlan) => Promise<Result<OpenPlan, Fault>>,
    ): Promise<Result<OpenPlan, Fault> | undefined> {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await openPlanOf(db.kysely, scope, query).select(version.as('version')).executeTakeFirst();
        if (!row) return undefined;
        const changed = await change(row.plan as OpenPlan);
        if (!changed.ok) return changed;
        const { plan, updated_at } = toRow(scope, query, changed.value);
        const written = await db.kysely
          .updateTable('plan_drafts')
          .set({ plan, updated_at })
          .where('user_id', '=', scope.userId)
          .where('household_id', '=', scope.householdId)
          .where('query_key', '=', queryKey(query))
          .where(version, '=', row.version)
          .executeTakeFirstOrThrow();
        if (written.numUpdatedRows > 0n) return changed;
      }
      throw new Error(`An open plan was changed by others ${MOST_TRIES} times while one change of it was worked out.`);
    },
  };
}

type Unsaved = {
  readonly key: string;
  readonly query: string;
  readonly title: string;
  readonly dishIds: readonly string[];
};

const wordsOf = (query: string): string => queryKey(parseWish(query).words);

const isOf =
  (query: string) =>
  (unsaved: Unsaved): boolean =>
    wordsOf(unsaved.query) === wordsOf(query);

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.toSorted().join('\n') === others.toSorted().join('\n');

async function forgetOldest(kysely: Kysely<Tables>, { userId, householdId }: Scope): Promise<void> {
  const newest = kysely
    .selectFrom('plan_drafts')
    .select('query_key')
    .where('user_id', '=', userId)
    .where('household_id', '=', householdId)
    .orderBy('updated_at', 'desc')
    .limit(PLANS_KEPT);
  await kysely
    .deleteFrom('plan_drafts')
    .where('user_id', '=', userId)
    .where('household_id', '=', householdId)
    .where('query_key', 'not in', newest)
    .execute();
}
