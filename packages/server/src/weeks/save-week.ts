import { randomUUID } from 'node:crypto';
import type { TakenDay } from '@larder/contract/week.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import type { Database, DatabaseHandle } from '../db/database.ts';
import { lockHousehold } from '../db/lock-household.ts';
import type { Scope } from '../db/scope.ts';
import { isSameStored } from '../plan-wire/is-same-stored.ts';
import { makeDayStore, type PlannedDay } from '../features/calendar/day-store.ts';
import { formatDayWords, formatMeals } from '../plan-wire/format-plan.ts';
import { makePlanStore, type PlanToSave, type SavedPlan, toPlanColumns } from '../features/plan/plan-store.ts';
import type { DeleteFault, Deleting, SavedPlace, SaveFault, SaveWish, WeekSaver } from '../features/week/saved-routes.ts';
import type { DayOfDoc, WeekDoc } from '../features/week/week-doc.ts';
import { makeWeekStore } from '../features/week/week-store.ts';

/** Over the stores of weeks, plans and days at once: all of it is one transaction. */
export const makeWeekSaver = (db: Database): WeekSaver => ({
  saveWeek: async (scope, saving) => saveWeek(db, scope, saving),
  deleteWeek: async (scope, deleting) => deleteWeek(db, scope, deleting),
});

/** All days of the week, and the week that ties them, or on a fault nothing. */
async function saveWeek(
  db: Database,
  scope: Scope,
  { doc, wish }: { readonly doc: WeekDoc; readonly wish: SaveWish },
): Promise<Result<SavedPlace, SaveFault>> {
  return db.transaction(async (tx) => {
    await lockHousehold(tx, scope);
    const weeks = makeWeekStore(tx);
    const saved = await weeks.findWeek(scope, doc.id);
    if (wish.seen !== undefined && saved && wish.seen !== saved.revision) return fail({ type: 'week-changed' });
    await lockPlans(tx, scope, doc);
    const ground = await readGround(tx, scope, doc);
    const wanted = listToPlace(doc, { ...ground, isFirst: !saved, putBack: wish.putBack ?? [] });
    const others = ground.planned.filter(({ date, plan }) => wanted.includes(date) && ground.own.get(date)?.id !== plan.id);
    if (!isAnswered(others, wish.taken)) return fail({ type: 'days-taken', taken: others.map(toTaken) });
    const stays = wish.taken?.answer === 'keep' ? new Set(others.map(({ date }) => date)) : NONE;
    const keptDays = doc.plans.flatMap(({ date, from, mealPlanId }) =>
      from === 'kept' && mealPlanId !== null ? [{ date, mealPlanId }] : [],
    );
    const isOurs = await weeks.saveWeek(scope, { id: doc.id, recipe: doc.recipe, keptDays, things: wish.things });
    // The id is a random one of this server's; whose else it is has found it out, and is told nothing.
    if (!isOurs) return fail({ type: 'week-changed' });
    const planIds = await writePlans(tx, scope, { doc, own: ground.own });
    const days = makeDayStore(tx);
    for (const date of wanted) {
      const planId = planIds.get(date);
      if (planId !== undefined && !stays.has(date) && !ground.isPlaced(date))
        await days.setDay(scope, { date, planId, weeklyPlanId: doc.id });
    }
    // Its days are written after it, and renew it.
    const { revision } = (await weeks.findWeek(scope, doc.id))!;
    return ok({ revision, planIds });
  });
}

/** In the order of whoever changes a day by itself: the plan, then its week (0023). */
async function lockPlans({ kysely }: DatabaseHandle, { householdId }: Scope, { id }: WeekDoc): Promise<void> {
  await kysely
    .selectFrom('meal_plans')
    .select('id')
    .where('household_id', '=', householdId)
    .where('week_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const NONE: ReadonlySet<PlainDate> = new Set();

type Ground = {
  /** The plans that the week has, by the day each is for. */
  readonly own: ReadonlyMap<PlainDate, SavedPlan>;
  /** The calendar of these days as it is. */
  readonly planned: readonly PlannedDay[];
  /** Whether the week's own plan is on its day already. */
  readonly isPlaced: (date: PlainDate) => boolean;
};

async function readGround(tx: DatabaseHandle, scope: Scope, { id, recipe: { start, days } }: WeekDoc): Promise<Ground> {
  const own = await makePlanStore(tx).listOfWeek(scope, id);
  const planned = await makeDayStore(tx).listDays(scope, start, addDays(start, days - 1));
  return { own, planned, isPlaced: (date) => planned.some((day) => day.date === date && own.get(date)?.id === day.plan.id) };
}

/** The days that are to stand on the calendar. One that was cleared there stays so unless it is put back. */
function listToPlace(
  { plans }: WeekDoc,
  { own, isPlaced, isFirst, putBack }: Ground & { readonly isFirst: boolean; readonly putBack: readonly PlainDate[] },
): readonly PlainDate[] {
  return plans.flatMap((day) => {
    const { date } = day;
    return hasMeals(day) && (isFirst || !own.has(date) || isPlaced(date) || putBack.includes(date)) ? [date] : [];
  });
}

const hasMeals = ({ from, plan }: DayOfDoc): boolean => from === 'planned' && Object.keys(plan.meals).length > 0;

const toTaken = ({ date, plan: { title }, revision }: PlannedDay): TakenDay => ({ date, title, revision });

/** Whether what was asked about is what is there now. */
function isAnswered(others: readonly PlannedDay[], taken: SaveWish['taken']): boolean {
  if (others.length === 0) return true;
  if (!taken || taken.days.length !== others.length) return false;
  return others.every(({ date, revision }) => taken.days.some((day) => day.date === date && day.revision === revision));
}

type ToWrite = { readonly doc: WeekDoc; readonly own: Ground['own'] };

/** A row for each day that has meals; of a day that has none any more the row goes, and its place on the calendar with it. */
async function writePlans({ kysely }: DatabaseHandle, scope: Scope, { doc, own }: ToWrite): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const day of doc.plans.filter(hasMeals)) {
    const { date } = day;
    const before = own.get(date);
    const plan = toPlan(doc, day);
    const columns = toPlanColumns(plan);
    if (!before) {
      const values = { id: randomUUID(), household_id: scope.householdId, created_by: scope.userId, week_id: doc.id, week_date: date };
      ids.set(date, values.id);
      await kysely
        .insertInto('meal_plans')
        .values({ ...values, ...columns })
        .execute();
      continue;
    }
    ids.set(date, before.id);
    if (isSameStored(before.content, plan.content)) continue;
    await kysely
      .updateTable('meal_plans')
      .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
      .where('household_id', '=', scope.householdId)
      .where('id', '=', before.id)
      .execute();
  }
  const gone = [...own.values()].map(({ id }) => String(id)).filter((id) => ![...ids.values()].includes(id));
  if (gone.length > 0)
    await kysely.deleteFrom('meal_plans').where('household_id', '=', scope.householdId).where('id', 'in', gone).execute();
  return ids;
}

function toPlan({ recipe: { query } }: WeekDoc, { plan }: DayOfDoc): PlanToSave {
  const { calories, ...macros } = plan.totals;
  const { title, description, reasons, notes } = formatDayWords(plan);
  const { seed, targets } = plan;
  return {
    title,
    description,
    searchQuery: query,
    content: { nutritionOverview: { totalCalories: calories, ...macros }, ...formatMeals(plan), seed, targets, reasons, notes },
  };
}

/**
 * `keep`: days that are on the calendar stay there, as plans of their own. `clear`: those of the week itself leave it; a copy on
 * another day was put there by hand and stays. All others go with the week.
 */
async function deleteWeek(db: Database, scope: Scope, { id, days, seen }: Deleting): Promise<Result<undefined, DeleteFault>> {
  return db.transaction(async (tx) => {
    await lockHousehold(tx, scope);
    const weeks = makeWeekStore(tx);
    const saved = await weeks.findWeek(scope, id);
    if (!saved) return fail({ type: 'week-not-found' });
    if (seen !== undefined && seen !== saved.revision) return fail({ type: 'week-changed' });
    const own = tx.kysely.selectFrom('meal_plans').select('id').where('household_id', '=', scope.householdId).where('week_id', '=', id);
    const placed = tx.kysely.selectFrom('weekly_plan_days').select('meal_plan_id').where('household_id', '=', scope.householdId);
    if (days === 'clear') {
      const { start, days: length } = saved.recipe;
      await tx.kysely
        .deleteFrom('weekly_plan_days')
        .where('household_id', '=', scope.householdId)
        .where('meal_plan_id', 'in', own)
        .where('date', '>=', start)
        .where('date', '<=', addDays(start, length - 1))
        .execute();
    }
    await tx.kysely.deleteFrom('meal_plans').where('id', 'in', own).where('id', 'not in', placed).execute();
    await tx.kysely
      .updateTable('weekly_plan_days')
      .set({ weekly_plan_id: null, updated_at: sql<Date>`clock_timestamp()` })
      .where('household_id', '=', scope.householdId)
      .where('weekly_plan_id', '=', id)
      .execute();
    await weeks.deleteWeek(scope, id);
    return ok(undefined);
  });
}
