import type { TakenDay } from '@larder/contract/week.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { Database, DatabaseHandle } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { NO_REVISION } from '../http/what-was-seen.ts';
import { isSameStored } from '../plan-wire/is-same-stored.ts';
import { type Days, makeDayStore, type PlannedDay } from '../features/calendar/day-store.ts';
import { formatDayWords, formatMeals } from '../plan-wire/format-plan.ts';
import { makePlanStore, type PlanToSave, type SavedPlan } from '../features/plan/plan-store.ts';
import { makeWeekPlanStore } from '../features/plan/week-plan-store.ts';
import type { DeleteFault, Deleting, SavedPlace, SaveFault, SaveWish, WeekSaver } from '../features/week/saved-routes.ts';
import type { DayOfDoc, WeekDoc } from '../features/week/week-doc.ts';
import { makeWeekStore, runInHousehold } from '../features/week/week-store.ts';

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
  return runInHousehold(db, scope, async (tx) => {
    const weeks = makeWeekStore(tx);
    const saved = await weeks.findWeek(scope, doc.id);
    if (wish.seen !== undefined && wish.seen !== (saved?.revision ?? NO_REVISION))
      return fail({ type: saved ? 'week-changed' : 'week-not-found' });
    // In the order of whoever changes a day by itself: the plan, then its week (0023).
    await makeWeekPlanStore(tx).lockPlans(scope, doc.id);
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
      if (planId !== undefined && !stays.has(date) && !ground.isPlaced(date)) await placeDay(days, scope, { date, planId, weekId: doc.id });
    }
    // Its days are written after it, and renew it.
    const { revision } = (await weeks.findWeek(scope, doc.id))!;
    return ok({ revision, planIds });
  });
}

const NONE: ReadonlySet<PlainDate> = new Set();

type ToPlace = { readonly date: PlainDate; readonly planId: string; readonly weekId: string };

/** One that was moved away on the calendar comes back from the day that the week says it is on, with its notes: it would be eaten twice. */
async function placeDay(days: Days, scope: Scope, { date, planId, weekId }: ToPlace): Promise<void> {
  const [away] = await days.listPlaces(scope, [planId]);
  const moved = away && (await days.findDay(scope, away.date));
  await days.setDay(scope, { date, planId, notes: moved?.notes ?? null, weeklyPlanId: weekId });
  if (moved) await days.clearDates(scope, [moved.date]);
}

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

/** A plan for each day that has meals; of a day that has none any more it goes. */
async function writePlans(tx: DatabaseHandle, scope: Scope, { doc, own }: ToWrite): Promise<ReadonlyMap<string, string>> {
  const plans = makeWeekPlanStore(tx);
  const ids = new Map<string, string>();
  for (const day of doc.plans.filter(hasMeals)) {
    const before = own.get(day.date);
    const plan = toPlan(doc, day);
    ids.set(day.date, before?.id ?? (await plans.addPlan(scope, { weekId: doc.id, date: day.date, plan })));
    if (before && !isSameStored(before.content, plan.content)) await plans.rewritePlan(scope, before.id, plan);
  }
  const kept = new Set(ids.values());
  await plans.removePlans(
    scope,
    [...own.values()].map(({ id }) => String(id)).filter((id) => !kept.has(id)),
  );
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
  return runInHousehold(db, scope, async (tx) => {
    const weeks = makeWeekStore(tx);
    const saved = await weeks.findWeek(scope, id);
    if (!saved) return fail({ type: 'week-not-found' });
    if (seen !== undefined && seen !== saved.revision) return fail({ type: 'week-changed' });
    await weeks.layAside(scope, id);
    const calendar = makeDayStore(tx);
    if (days === 'clear') {
      const { start, days: length } = saved.recipe;
      await calendar.clearDaysOfWeek(scope, { weekId: id, first: start, last: addDays(start, length - 1) });
    }
    await makeWeekPlanStore(tx).removeUnplaced(scope, id);
    await calendar.untieWeek(scope, id);
    await weeks.deleteWeek(scope, id);
    return ok(undefined);
  });
}
