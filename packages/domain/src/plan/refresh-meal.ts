import { fail, ok, type Result } from '../base/result.ts';
import type { Dish } from '../kit/dish.ts';
import { assemblePlan } from './assemble-plan.ts';
import { stepsOf } from './day-problem.ts';
import { explainBlocked, type PlanFault } from './explain-blocked.ts';
import { makeMeal } from './make-meal.ts';
import type { MealSlot } from './meal-slot.ts';
import type { DayPlan } from './plan.ts';
import { findEmptySlot, readQuery, type PlanQuery } from './plan-query.ts';
import { searchDays } from './search-days.ts';

export type RefreshQuery = Omit<PlanQuery, 'locked'> & {
  readonly meals: DayPlan['meals'];
  readonly slot: MealSlot;
  /** 1 for the first refresh of this slot; decides how adventurous the new dish is. */
  readonly refreshCount: number;
};

/** Another dish in one slot. The other meals keep their grams; the new one is portioned to what they leave of the day. */
export function refreshMeal(query: RefreshQuery): Result<DayPlan, PlanFault> {
  const { meals, slot, refreshCount } = query;
  const before = meals[slot];
  const shown = [...(query.shown ?? []), ...(before ? [before.dishId] : [])];
  const others = Object.fromEntries(Object.entries(meals).filter(([other]) => other !== slot));
  const slots = [...Object.keys(others), slot] as MealSlot[];
  const asked: PlanQuery = { ...query, intent: { ...query.intent, slots }, locked: others, shown };
  const context = readQuery(asked);
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  const { dishes, solution, relaxed } = searchDays(context, {
    seed: query.seed + refreshCount * 7919,
    poolSize: 48,
    accept: pickLevel(refreshCount, { shown, query: asked, context }),
  });
  const made = context.frame.open.map((frame, at) =>
    makeMeal(dishes[at]!, { slot: frame.slot, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  return ok(assemblePlan({ ...asked, intent: query.intent }, { context, meals: [...context.kept, ...made], relaxed }));
}

export type RefreshLevel = 'simple' | 'moderate' | 'creative';

/** Specification, section 9: up to 2 refreshes are simple, 3 to 5 moderate, more creative. */
export const refreshLevel = (refreshCount: number): RefreshLevel =>
  refreshCount <= 2 ? 'simple' : refreshCount <= 5 ? 'moderate' : 'creative';

const DIFFICULTY_OF = { simple: 'Easy', moderate: 'Medium', creative: 'Hard' } as const;

/**
 * What the level asks of a dish, as strictly as some dish of the slot can still meet: an idea not shown and of the level's
 * difficulty; then one nearly so; then any idea not shown.
 */
function pickLevel(
  refreshCount: number,
  { shown, query, context }: { shown: readonly string[]; query: PlanQuery; context: ReturnType<typeof readQuery> },
): (dish: Dish) => boolean {
  const level = refreshLevel(refreshCount);
  const shownKits = new Set(shown.map((dishId) => dishId.split('~')[0]!));
  const shownCuisines = new Set(shown.flatMap((dishId) => context.corpus.dishesById.get(dishId)?.cuisine ?? []));
  const isNew = (dish: Dish): boolean => !shownKits.has(dish.compiled.kit.id);
  const fits = (dish: Dish): boolean => dish.difficulty === DIFFICULTY_OF[level];
  const isNearly = (dish: Dish): boolean =>
    level === 'moderate' ||
    (level === 'simple' ? dish.difficulty !== 'Hard' : !shownCuisines.has(dish.cuisine) || dish.items.length >= CREATIVE_INGREDIENTS);
  const { maxMinutes } = query.intent;
  const isQuick = (dish: Dish): boolean => maxMinutes === null || dish.time.totalMinutes <= maxMinutes;
  const tiers: readonly ((dish: Dish) => boolean)[] = [
    (dish) => isNew(dish) && fits(dish) && (level !== 'creative' || !shownCuisines.has(dish.cuisine)),
    (dish) => isNew(dish) && fits(dish),
    (dish) => isNew(dish) && isNearly(dish),
    isNew,
  ];
  const dishes = context.frame.open.flatMap(({ slot }) =>
    context.corpus.kitIdsBySlot[slot].flatMap((kitId) => context.candidates.get(kitId) ?? []),
  );
  const tier = tiers.find(
    (accept) => new Set(dishes.filter((dish) => isQuick(dish) && accept(dish)).map((dish) => dish.compiled.kit.id)).size >= MIN_CHOICE,
  );
  return tier ?? ((dish) => !shown.includes(dish.dishId));
}

const CREATIVE_INGREDIENTS = 9;
/** Fewer ideas than this leave the day's numbers to luck. */
const MIN_CHOICE = 2;
