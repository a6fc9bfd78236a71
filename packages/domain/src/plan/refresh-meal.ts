import { fail, ok, type Result } from '../base/result.ts';
import type { Dish } from '../kit/dish.ts';
import { assemblePlan } from './assemble-plan.ts';
import { stepsOf } from './day-problem.ts';
import { explainBlocked, explainOverLimit, type PlanFault } from './explain-blocked.ts';
import { makeMeal } from './make-meal.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { DayPlan } from './plan.ts';
import { findEmptySlot, readQuery, type PlanContext, type PlanQuery } from './plan-query.ts';
import { searchDays } from './search-days.ts';
import { missShare, ON_TARGET } from './tolerance.ts';
import type { Selection } from './select-dishes.ts';

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
  const { dishes, solution, relaxed } = findDish(context, {
    seed: query.seed + refreshCount * 7919,
    tiers: listTiers(refreshCount, { shown, context }),
  });
  const made = context.frame.open.map((frame, at) =>
    makeMeal(dishes[at]!, { slot: frame.slot, steps: stepsOf(dishes, at, solution.chosen), style: context.style }),
  );
  const plan = assemblePlan({ ...asked, intent: query.intent }, { context, meals: [...context.kept, ...made], relaxed });
  const over = explainOverLimit(plan, context.rules);
  return over ? fail(over) : ok(plan);
}

export type RefreshLevel = 'simple' | 'moderate' | 'creative';

/** Specification, section 9: up to 2 refreshes are simple, 3 to 5 moderate, more creative. */
export const refreshLevel = (refreshCount: number): RefreshLevel =>
  refreshCount <= 2 ? 'simple' : refreshCount <= 5 ? 'moderate' : 'creative';

const DIFFICULTY_OF = { simple: 'Easy', moderate: 'Medium', creative: 'Hard' } as const;

type DishTest = (dish: Dish) => boolean;

/**
 * What the level asks of a dish, strictest first: an idea not shown and of the level's difficulty; then one nearly so; then
 * any idea not shown; at last any dish not shown.
 */
function listTiers(refreshCount: number, { shown, context }: { shown: readonly string[]; context: PlanContext }): readonly DishTest[] {
  const level = refreshLevel(refreshCount);
  const shownKits = new Set(shown.map((dishId) => dishId.split('~')[0]!));
  const shownCuisines = new Set(shown.flatMap((dishId) => context.corpus.dishesById.get(dishId)?.cuisine ?? []));
  const isNew: DishTest = (dish) => !shownKits.has(dish.compiled.kit.id);
  const fits: DishTest = (dish) => dish.difficulty === DIFFICULTY_OF[level];
  const isAdventurous: DishTest = (dish) => !shownCuisines.has(dish.cuisine) || dish.items.length >= CREATIVE_INGREDIENTS;
  const isNearly: DishTest = level === 'creative' ? isAdventurous : level === 'simple' ? (dish) => dish.difficulty !== 'Hard' : () => true;
  return [
    (dish) => isNew(dish) && fits(dish) && (level !== 'creative' || !shownCuisines.has(dish.cuisine)),
    (dish) => isNew(dish) && fits(dish),
    (dish) => isNew(dish) && isNearly(dish),
    isNew,
    (dish) => !shown.includes(dish.dishId),
  ];
}

const CREATIVE_INGREDIENTS = 9;

/** The strictest tier that keeps the day on target; when none does, the nearest day of those that are new ideas. */
function findDish(context: PlanContext, { seed, tiers }: { seed: number; tiers: readonly DishTest[] }): Selection {
  const { targets } = context.frame;
  let best: Selection | undefined;
  for (const accept of tiers) {
    if (!hasDish(context, accept)) continue;
    if (accept === tiers.at(-1) && best && missShare(best.solution.macros, targets) <= STILL_NEAR) break;
    const found = searchDays(context, { seed, accept, poolSize: SINGLE_POOL, versions: SINGLE_VERSIONS, rounds: 1 });
    const miss = missShare(found.solution.macros, targets);
    if (miss <= ON_TARGET) return found;
    if (!best || miss < missShare(best.solution.macros, targets) * CLEARLY_NEARER) best = found;
  }
  return best ?? searchDays(context, { seed });
}

/** A new idea that is a little off is better than an old one that is not much nearer. */
const CLEARLY_NEARER = 0.7;
/** Twice what is tolerated, a tenth of the macro: up to there a known idea is not brought back for the numbers' sake. */
const STILL_NEAR = 2;
/** With one slot open, each dish costs one rough portioning, so many versions can be tried. */
const SINGLE_POOL = 240;
const SINGLE_VERSIONS = 8;

function hasDish({ frame, corpus, candidates, wishes }: PlanContext, accept: DishTest): boolean {
  const isQuick: DishTest = (dish) => wishes.maxMinutes === null || dish.time.totalMinutes <= wishes.maxMinutes;
  return frame.open.every(({ slot }) =>
    corpus.kitIdsBySlot[slot].some((kitId) => candidates.get(kitId)?.some((dish) => isQuick(dish) && accept(dish)) === true),
  );
}
