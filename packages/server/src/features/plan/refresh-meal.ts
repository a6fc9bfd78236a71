import { formatWish, type Meal } from '@larder/contract/plan.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { nameDay, type NamedMeal } from '@larder/domain/plan/write/describe-plan.ts';
import { listRefused } from '@larder/domain/own-recipe/judge-own-meal.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { PlanWish } from '@larder/domain/intent/intent.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import { makePlanInSteps } from '@larder/domain/plan/make-plan.ts';
import { MEAL_PLACES, type MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { DayDraft, Plan, PlannedMeal } from '@larder/domain/plan/plan.ts';
import { asStored, type ShownDay } from '@larder/domain/plan/shown-day.ts';
import { readAway } from '@larder/domain/table/away.ts';
import { seatAgain } from '@larder/domain/table/seat-people.ts';
import { keepOthers, placeMeal, refreshMeal as pickOtherDish } from '@larder/domain/plan/refresh-meal.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices, runInTurn } from '../../turns/slices.ts';
import { listDishIds, listKnown, type PlanDeps, readWish, type ReadWish } from './generate-plan.ts';
import { parseMeal, parseMeals } from '../../plan-wire/format-plan.ts';
import type { ForeignMeal, OpenPlan } from './open-plan-store.ts';

/** Which meal of which day. */
export type MealWish = {
  readonly mealType: MealPlace;
  readonly query: PlanWish;
  readonly planId?: string | undefined;
  readonly isFirst?: boolean | undefined;
  /** The day as the screen shows it, where none is kept here, or another. */
  readonly day?: DayMeals<Meal>['meals'] | undefined;
};

export type RefreshWish = MealWish & {
  readonly refreshCount: number;
  /** The dish itself, where somebody chose it. */
  readonly chosen?: Meal | undefined;
};

/** Who asks (nobody known: a guest), and whether they are still there. */
export type MealCall = { readonly scope: Scope | undefined; readonly signal: AbortSignal };

export type RefreshFault = IntentFault | PlanFault | { readonly type: 'plan-not-found' };

export type Refreshed = { readonly meal: PlannedMeal; readonly day: ToldDay | undefined };

/** A day's words, and the meals they are of: all of the day, also those from elsewhere. */
export type ToldDay = { readonly words: ShownDay; readonly of: readonly NamedMeal[] };

/**
 * Another dish for one slot; the others are those last shown for this sentence, of the saved plan being edited, or as the caller
 * says. Nothing is kept of a guest, nor of a change that nobody waits for any longer.
 */
export async function refreshMeal(
  deps: PlanDeps,
  { scope, signal }: MealCall,
  wish: RefreshWish,
): Promise<Result<Refreshed, RefreshFault>> {
  const read = await readWish(deps, scope, wish.query);
  if (!read.ok) return read;
  const changing = { deps, scope, wish, signal, read: read.value };
  const changed = await (scope ? changeOpen(scope, changing) : changeGiven(changing));
  if (!changed) return fail({ type: 'plan-not-found' });
  if (!changed.ok) return changed;

  const { current } = changed.value;
  if (scope) await deps.plans.rememberShown(scope, listDishIds(current), deps.now());
  const meal = current.meals[wish.mealType];
  if (!meal) return fail({ type: 'plan-not-found' });
  return ok({ meal, day: tellDay(changed.value) });
}

/** Undefined of a row of an earlier release that does not know what its meals from elsewhere are called. */
function tellDay({ current, foreign = {} }: OpenPlan): ToldDay | undefined {
  const own = mealsOf(current);
  const beside = mealsOf({ meals: foreign }).filter(({ place }) => !(place in current.meals));
  const named = new Map<MealPlace, NamedMeal>(own.map(({ place, meal }) => [place, meal]));
  for (const { place, slot, meal } of beside) {
    if (meal.title === undefined) return undefined;
    named.set(place, { slot, title: meal.title, nutrition: meal });
  }
  const of = MEAL_PLACES.flatMap((place) => named.get(place) ?? []);
  if (beside.length === 0) return { words: current, of };
  // What was said of the day was said of a part of it.
  const { served: _served, ...part } = current;
  return { words: asStored({ ...part, ...nameDay(of), misses: [], reasons: [] }), of };
}

const explainBarred = ({ title, slot }: PlannedMeal): PlanFault => ({
  type: 'no-dish-fits',
  slot,
  blockedBy: [],
  sentence: `${title} does not fit the rules of everybody at the table any more. The meal stays as it is.`,
});

type Changed = Result<OpenPlan, PlanFault> | undefined;

type Changing = {
  readonly deps: PlanDeps;
  readonly scope: Scope | undefined;
  readonly wish: RefreshWish;
  readonly signal: AbortSignal;
  readonly read: ReadWish;
};

async function changeOpen(scope: Scope, changing: Changing): Promise<Changed> {
  const { deps, wish } = changing;
  const key = keyOf(wish);
  const refresh = async (open: OpenPlan) => refreshOpen(open, changing);
  const isAnew = startsAnew(wish);
  const changed = isAnew ? undefined : await deps.plans.changeOpenPlan(scope, key, refresh);
  if (changed) return changed;
  const opened = await openPlan({ ...changing, scope });
  const start = opened && { ...opened, ...(await findStanding(changing, scope)) };
  if (start) await (isAnew ? deps.plans.saveOpenPlan(scope, key, start) : deps.plans.addOpenPlan(scope, key, start));
  return deps.plans.changeOpenPlan(scope, key, refresh);
}

/** A day in the place of one that is saved is a change of it; in the place of none it is unsaved as every new one. */
async function findStanding({ deps, wish }: Changing, scope: Scope): Promise<Pick<OpenPlan, 'unsaved'>> {
  if (wish.planId !== undefined) return {};
  const query = keyOf(wish);
  const before = await deps.plans.findOpenPlan(scope, query);
  const unsaved = before ? before.unsaved : { query };
  return unsaved ? { unsaved } : {};
}

async function changeGiven(changing: Changing): Promise<Changed> {
  const start = await openPlan({ ...changing, scope: undefined });
  return start && refreshOpen(start, changing);
}

/** What is open here is of an earlier sitting. */
export const startsAnew = ({ isFirst = false, day }: MealWish): boolean => isFirst || day !== undefined;

export const keyOf = ({ planId, query }: MealWish): string => (planId ? `plan ${planId}` : formatWish(query));

async function refreshOpen(
  open: OpenPlan,
  { deps, scope, read: { planQuery, ...read }, wish: { mealType, refreshCount, chosen }, signal }: Changing,
): Promise<Result<OpenPlan, PlanFault>> {
  // A count that starts over says that the screen went back to its first version.
  const wasReset = refreshCount <= (open.refreshes[mealType] ?? 0) && refreshCount === 1;
  const shown = wasReset ? open.first : open.current;
  const dish = chosen && parseMeal(mealType, chosen);
  const meals = dish ? { ...shown.meals, [mealType]: dish } : shown.meals;
  const query = { ...planQuery, targets: targetsFor(mealType, shown, open.foreign), meals };
  const another = { ...query, slot: mealType, refreshCount };
  const library = scope ? await deps.readLibrary(scope, [query]) : [];
  const eaters = seatAgain(shown.meals, listKnown(read));
  const table = eaters && { eaters, library, away: readAway(shown.meals, eaters) };
  const refreshed = table
    ? await deps.layTable(
        dish
          ? { kind: 'table', how: 'place', query: { ...query, ...table } }
          : { kind: 'table', how: 'refresh', query: { ...another, ...table } },
        signal,
      )
    : await runInTurn((): Result<Plan, PlanFault> => {
        signal.throwIfAborted();
        const refused = listRefused(meals, planQuery, library);
        return dish ? placeMeal({ ...query, refused }) : pickOtherDish({ ...another, refused });
      });
  signal.throwIfAborted();
  if (!refreshed.ok) return refreshed;
  // What somebody chose, or had before, may be barred by a rule that is newer: another in its place would be none they asked for.
  if (dish && refreshed.value.meals[mealType]?.dishId !== dish.dishId) return fail(explainBarred(dish));
  const refreshes = { ...(wasReset ? {} : open.refreshes), [mealType]: refreshCount };
  // Beside meals from elsewhere it was solved to a part of the day alone.
  const made = keepOthers(refreshed.value, { slot: mealType, shown: shown.meals });
  const part: DayDraft = made;
  const current = open.foreign ? asStored({ ...part, targets: shown.targets }) : made;
  return ok({ ...open, current, refreshes });
}

/** Beside meals from elsewhere the new dish is to hold what the old one held: what they leave of the day is not known of every plan. */
export function targetsFor(slot: MealPlace, { meals, targets }: DayDraft, foreign: OpenPlan['foreign'] = {}): MacroTargets {
  if (Object.keys(foreign).every((other) => other in meals)) return targets;
  const own = Object.entries(meals).map(([of, { nutrition }]) => [of, nutrition] as const);
  const parts = [...own.filter(([of]) => of !== slot).map(([, held]) => held), meals[slot]?.nutrition ?? foreign[slot]];
  const sum = (key: keyof MacroTargets): number => parts.reduce((total, part) => total + (part?.[key] ?? 0), 0);
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
}

type Opening = Omit<Changing, 'wish'> & { readonly wish: MealWish; readonly scope: Scope | undefined };

/** None open: pruned, or a saved plan opened for editing. The same sentence makes the same plan again. */
export async function openPlan({ deps, scope, wish, read, signal }: Opening): Promise<OpenPlan | undefined> {
  const { planId, day } = wish;
  const { planQuery, eaters } = read;
  if (!planId) {
    if (day) return openDay({ meals: day }, { title: '', description: '', seed: planQuery.seed, targets: planQuery.targets });
    const made = eaters
      ? await deps.layTable({ kind: 'table', how: 'make', query: { ...planQuery, eaters } }, signal)
      : await runInSlices(makePlanInSteps(planQuery));
    return made.ok ? { first: made.value, current: made.value, refreshes: {} } : undefined;
  }
  const saved = scope && (await deps.plans.findPlan(scope, planId));
  if (!saved) return undefined;
  const { totalCalories, protein, carbs, fat } = saved.content.nutritionOverview;
  return openDay(day ? { meals: day } : saved.content, {
    title: saved.title,
    description: saved.description,
    seed: saved.content.seed ?? planQuery.seed,
    targets: saved.content.targets ?? { calories: totalCalories, protein, carbs, fat },
  });
}

/** Meals as they are written, made a day that can be changed. */
function openDay(written: DayMeals<Meal>, about: Pick<DayDraft, 'title' | 'description' | 'seed' | 'targets'>): OpenPlan {
  const meals = parseMeals(written);
  const foreign: Partial<Record<MealPlace, ForeignMeal>> = {};
  const totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const { place, meal } of mealsOf(written)) {
    for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) totals[key] += meal[key];
    const { title, calories, protein, carbs, fat } = meal;
    if (!meals[place]) foreign[place] = { title, calories, protein, carbs, fat };
  }
  const unknown = { fiber: null, sugar: null, sodium: null, saturatedFat: null };
  const day = asStored({ ...about, meals, totals: { ...totals, ...unknown }, misses: [], reasons: [], notes: [] });
  return { first: day, current: day, refreshes: {}, foreign };
}
