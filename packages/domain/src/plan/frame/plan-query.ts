import { avoidDishes } from './avoid-dishes.ts';
import { dishBreaksRule } from '../../diet/check-dish.ts';
import type { Eater } from '../../eater/eater.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { UnitSystem } from '../../recipe/format-portion.ts';
import { type DishOpinions, NO_OPINIONS, withoutNever } from './dish-opinions.ts';
import { frameDay, type DayFrame } from './day-frame.ts';
import { holdToRules } from '../../intent/target/hold-to-rules.ts';
import { readCuisines, readMinutes, readShown, type DayWishes } from './day-wishes.ts';
import type { Intent } from '../../intent/intent.ts';
import { keepWays, listHeldWays } from './held-ways.ts';
import { keepNeeded } from './keep-needed.ts';
import { keepsToFamiliar, preferFamiliar } from './keep-familiar.ts';
import { findWishedDishes, listFreeWishes } from './wished-dishes.ts';
import { listCandidates, type Candidates } from './list-candidates.ts';
import { MEAL_SLOTS, type ByMealSlot, type MealSlot } from '../../recipe/meal-slot.ts';
import { isCarbFree } from '../../diet/carb-free.ts';
import type { MacroTargets } from '../../food/nutrients.ts';
import type { MealStyle, PlannedMeal, RejectedDay } from '../plan.ts';
import { gatherMealRules, gatherRules, type PlanRules } from './plan-rules.ts';
import type { DayCaps } from '../../intent/target/resolve-targets.ts';
import { listAims } from '../../intent/target/target-split.ts';

/** Everything a plan is made from. The same query gives the same plan, on the server and in a test. */
export type PlanQuery = {
  readonly intent: Intent;
  readonly eater: Eater;
  readonly targets: MacroTargets;
  readonly caps?: DayCaps;
  /** Sentences for the plan's notes, as target resolution found them. */
  readonly notes?: readonly string[];
  readonly seed: number;
  /** Dish ids the eater has seen lately, oldest first. */
  readonly shown?: readonly string[];
  /** Meals kept as they are, grams included. */
  readonly locked?: Readonly<Partial<Record<MealSlot, PlannedMeal>>>;
  readonly opinions?: DishOpinions;
  readonly system?: UnitSystem;
  readonly corpus?: Corpus;
  /** Told of a day that was made and did not stand up to the check, for whoever keeps a log. */
  readonly onRejected?: (rejected: RejectedDay) => void;
};

/** A query as the stages of planning read it. */
export type PlanContext = {
  readonly corpus: Corpus;
  /** Of the day; `rulesAt` has them with what was said of one meal alone. */
  readonly rules: PlanRules;
  readonly rulesAt: ByMealSlot<PlanRules>;
  readonly candidates: ByMealSlot<Candidates>;
  readonly wishes: DayWishes;
  readonly style: MealStyle;
  readonly frame: DayFrame;
  readonly kept: readonly PlannedMeal[];
  /** Locked meals that the rules no longer allow; their slots are planned anew. */
  readonly dropped: readonly PlannedMeal[];
};

export function readQuery(query: PlanQuery): PlanContext {
  const { intent, eater, targets, opinions = NO_OPINIONS } = query;
  const corpus = query.corpus ?? DEFAULT_CORPUS;
  const rules = gatherRules(intent, eater);
  const rulesAt = gatherMealRules(intent, eater);
  const familiar = keepsToFamiliar(rules, { intent, foodsById: corpus.foodsById });
  const allowed = bySlot((slot) => withoutNever(listCandidates(corpus, rulesAt[slot]), opinions));
  const usual = bySlot((slot) => {
    const asked = { rules: rulesAt[slot], intent, kitIds: corpus.kitIdsBySlot[slot] };
    return familiar ? preferFamiliar(allowed[slot], asked) : keepNeeded(allowed[slot], { ...asked, targets, foodsById: corpus.foodsById });
  });
  const locked = MEAL_SLOTS.flatMap((slot) => query.locked?.[slot] ?? []);
  const kept = locked.filter((meal) => isMealAllowed(meal, corpus, rulesAt[meal.slot]));
  const wanted = intent.slots ?? MEAL_SLOTS;
  const slots = MEAL_SLOTS.filter((slot) => wanted.includes(slot) || locked.some((meal) => meal.slot === slot));
  const found = findWishedDishes({ intent, corpus, rulesAt, allowed, usual, slots });
  const free = listFreeWishes(intent);
  const ways = listHeldWays(intent, slots);
  return {
    corpus: withKitIds(corpus, found.kitIdsBySlot),
    rules,
    rulesAt,
    candidates: bySlot((slot) => {
      const kitIds = found.kitIdsBySlot[slot];
      return avoidDishes(keepWays(found.candidates[slot], { ways, slot, kitIds }), intent.avoid, kitIds);
    }),
    wishes: {
      foods: free.wish,
      dishes: found.wished,
      focus: intent.focus,
      cuisines: intent.cuisines,
      cuisinesAt: readCuisines(intent),
      wishedAt: intent.wishedAt,
      dishWords: free.dishWords,
      avoid: intent.avoid,
      minutesAt: readMinutes(intent),
      familiar,
      ways,
      lowBudget: intent.budget === 'low',
      mealPrep: intent.mealPrep,
      aims: listAims(intent, eater),
      caps: query.caps ?? {},
      shown: readShown(query.shown ?? []),
      again: opinions.again,
      rules: rules.rules,
    },
    style: { system: query.system ?? 'us', rules: rules.rules },
    frame: frameDay(holdToRules(targets, rules.rules), {
      intent,
      kept,
      slots,
      sodiumMax: query.caps?.sodiumMaxMg,
      hasPlants: !isCarbFree(rules.rules),
      foodsById: corpus.foodsById,
    }),
    kept,
    dropped: locked.filter((meal) => !kept.includes(meal)),
  };
}

const bySlot = <Value>(of: (slot: MealSlot) => Value): ByMealSlot<Value> => ({
  breakfast: of('breakfast'),
  lunch: of('lunch'),
  dinner: of('dinner'),
  snack: of('snack'),
});

/** The same dishes, some at a meal that their kit is not written for. */
const withKitIds = (corpus: Corpus, kitIdsBySlot: Corpus['kitIdsBySlot']): Corpus =>
  MEAL_SLOTS.every((slot) => kitIdsBySlot[slot] === corpus.kitIdsBySlot[slot])
    ? corpus
    : {
        foodsById: corpus.foodsById,
        dishesByKit: corpus.dishesByKit,
        get dishesById() {
          return corpus.dishesById;
        },
        kitIdsBySlot,
      };

/** The first open slot for which the rules leave no dish. */
export const findEmptySlot = ({ corpus, candidates, frame }: PlanContext): MealSlot | undefined =>
  frame.open.find(({ slot }) => !corpus.kitIdsBySlot[slot].some((kitId) => candidates[slot].has(kitId)))?.slot;

/** Also for meals that are no kit's dish. A food that is not in the table cannot be vouched for. */
export function isMealAllowed(
  { portions }: { readonly portions: readonly Pick<PlannedMeal['portions'][number], 'foodId'>[] },
  { foodsById }: Corpus,
  { rules, excludedFoodIds }: PlanRules,
): boolean {
  const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  if (foods.length < portions.length || foods.some(({ id }) => excludedFoodIds.has(id))) return false;
  return rules.every((rule) => dishBreaksRule(foods, rule)?.outcome !== 'breaks');
}
