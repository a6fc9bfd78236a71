import { avoidDishes } from './avoid-dishes.ts';
import type { Eater } from '../../eater/eater.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { UnitSystem } from '../../quantity/format-amount.ts';
import { type DishOpinions, NO_OPINIONS, withoutNever } from './dish-opinions.ts';
import { frameDay, type DayFrame } from './day-frame.ts';
import { holdToRules } from '../../intent/target/hold-to-rules.ts';
import { readCuisines, minutesOfMeals, readShown, type DayWishes } from './day-wishes.ts';
import { allowVersions } from '../../intent/wish/allow-versions.ts';
import type { Intent } from '../../intent/intent.ts';
import { readFiber } from './fiber-range.ts';
import { keepWays, listHeldWays } from './held-ways.ts';
import { mayStay } from './is-allowed.ts';
import { keepEasySnacks } from './keep-easy-snacks.ts';
import { keepNeeded } from './keep-needed.ts';
import { keepsToFamiliar, preferFamiliar } from './keep-familiar.ts';
import { findWishedDishes, listFreeWishes } from './wished-dishes.ts';
import { listCandidates, withoutDish, type Candidates } from './list-candidates.ts';
import { MEAL_PLACES, MEAL_SLOTS, slotAt, type ByMealSlot, type MealPlace, type MealSlot } from '../../recipe/meal-slot.ts';
import { placesOf } from '../../intent/target/meal-split.ts';
import { isCarbFree } from '../../diet/carb-free.ts';
import type { MacroTargets } from '../../food/nutrients.ts';
import { labelMeal } from './label-meal.ts';
import { placeOf, type MealStyle, type PlannedMeal, type RejectedDay } from '../plan.ts';
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
  readonly locked?: Readonly<Partial<Record<MealPlace, PlannedMeal>>>;
  /** Of those, what is planned anew: a recipe of the household's own whose words somebody's rules leave out (`own-recipe`). */
  readonly refused?: readonly MealPlace[];
  /** Meals of the same day that are nobody's to plan here: no snack is one of them again. */
  readonly beside?: readonly PlannedMeal[];
  /** The meals to plan, where they are not those of the sentence: of a day that is changed, all it has. */
  readonly places?: readonly MealPlace[];
  readonly opinions?: DishOpinions;
  /** The recipes of the household that the sentence asks for by their titles, and the meals it said them of. */
  readonly named?: readonly { readonly id: string; readonly title: string; readonly at: readonly MealSlot[] }[];
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
  /** Snacks that were asked for and for which the rules leave no dish of their own. */
  readonly leftOut: readonly MealPlace[];
};

export function readQuery(query: PlanQuery): PlanContext {
  const { eater, targets, opinions = NO_OPINIONS, beside = [], refused = [] } = query;
  const corpus = query.corpus ?? DEFAULT_CORPUS;
  const rules = gatherRules(query.intent, eater);
  // What the profile or somebody at the table forbids, too.
  const intent = allowVersions(query.intent, rules.rules).wishes;
  const rulesAt = gatherMealRules(intent, eater);
  const familiar = keepsToFamiliar(rules, { intent, foodsById: corpus.foodsById });
  const allowed = bySlot((slot) => withoutNever(listCandidates(corpus, rulesAt[slot]), opinions));
  const usual = bySlot((slot) => {
    const asked = { rules: rulesAt[slot], intent, kitIds: corpus.kitIdsBySlot[slot] };
    const left = familiar
      ? preferFamiliar(allowed[slot], asked)
      : keepNeeded(allowed[slot], { ...asked, targets, foodsById: corpus.foodsById });
    return slot === 'snack' ? keepEasySnacks(left, asked) : left;
  });
  const locked = listLocked(query).map((meal) => labelMeal(meal, rules.rules, corpus));
  const wanted = listWanted(query, locked);
  const slots = MEAL_SLOTS.filter((slot) => wanted.some((place) => slotAt(place) === slot));
  const ways = listHeldWays(intent, slots);
  const kept = locked.filter((meal) => !refused.includes(placeOf(meal)) && mayStay(meal, { corpus, rulesAt, wishes: { ways } }));
  const found = findWishedDishes({ intent, corpus, rulesAt, allowed, usual, slots });
  const free = listFreeWishes(intent);
  const candidates = bySlot((slot) => {
    const kitIds = found.kitIdsBySlot[slot];
    const left = avoidDishes(keepWays(found.candidates[slot], { ways, slot, kitIds }), intent.avoid, kitIds);
    return slot === 'snack' ? withoutDishes(left, beside) : left;
  });
  const places = keepServed(wanted, { kept: [...kept, ...beside], kitIds: found.kitIdsBySlot.snack, snacks: candidates.snack });
  return {
    corpus: withKitIds(corpus, found.kitIdsBySlot),
    rules,
    rulesAt,
    candidates,
    wishes: {
      foods: free.wish,
      dishes: found.wished,
      focus: intent.focus,
      cuisines: intent.cuisines,
      cuisinesAt: readCuisines(intent),
      wishedAt: intent.wishedAt,
      dishWords: free.dishWords,
      avoid: intent.avoid,
      minutesAt: minutesOfMeals(intent),
      familiar,
      ways,
      lowBudget: intent.budget === 'low',
      mealPrep: intent.mealPrep,
      aims: listAims(intent, eater),
      caps: query.caps ?? {},
      fiber: readFiber(query.caps ?? {}, targets.calories),
      shown: readShown(query.shown ?? []),
      opinions,
      rules: rules.rules,
    },
    style: { system: query.system ?? 'us', rules: rules.rules },
    frame: frameDay(holdToRules(targets, rules.rules), {
      intent,
      kept,
      places,
      sodiumMax: query.caps?.sodiumMaxMg,
      hasPlants: !isCarbFree(rules.rules),
      foodsById: corpus.foodsById,
    }),
    kept,
    dropped: locked.filter((meal) => !kept.includes(meal)),
    leftOut: wanted.filter((place) => !places.includes(place)),
  };
}

/** The meals that stay, each knowing its place. */
export const listLocked = ({ locked = {} }: Pick<PlanQuery, 'locked'>): readonly PlannedMeal[] =>
  MEAL_PLACES.flatMap((place) => (locked[place] ? [atPlace(locked[place], place)] : []));

/** The same meal elsewhere: what was the day's second snack may become its first. Where it sits there already it is itself, and known as such. */
export function atPlace(planned: PlannedMeal, place: MealPlace): PlannedMeal {
  const slot = slotAt(place);
  if (planned.slot === slot && planned.place === (place === slot ? undefined : place)) return planned;
  const { place: _place, ...meal } = planned;
  return place === slot ? { ...meal, slot } : { ...meal, slot, place };
}

/** Those asked for and those kept, in their order. */
export function listWanted({ intent, places }: Pick<PlanQuery, 'intent' | 'places'>, locked: readonly PlannedMeal[]): readonly MealPlace[] {
  const wanted = places ?? placesOf(intent);
  return MEAL_PLACES.filter((place) => wanted.includes(place) || locked.some((meal) => placeOf(meal) === place));
}

/** No dish comes twice a day: further snacks only as far as the rules leave dishes for them. */
function keepServed(
  wanted: readonly MealPlace[],
  { kept, kitIds, snacks }: { readonly kept: readonly PlannedMeal[]; readonly kitIds: readonly string[]; readonly snacks: Candidates },
): readonly MealPlace[] {
  const isKept = (place: MealPlace): boolean => kept.some((meal) => placeOf(meal) === place);
  const open = wanted.filter((place) => slotAt(place) === 'snack' && !isKept(place));
  if (open.length === 0) return wanted;
  const dishes = kitIds.flatMap((kitId) => snacks.get(kitId) ?? []).filter(({ dishId }) => !kept.some((meal) => meal.dishId === dishId));
  // The first is refused with its reasons.
  const least = kept.some(({ slot }) => slot === 'snack') ? 0 : 1;
  const out = new Set<MealPlace>(open.slice(Math.max(least, dishes.length)));
  return wanted.filter((place) => !out.has(place));
}

const withoutDishes = (candidates: Candidates, meals: readonly PlannedMeal[]): Candidates =>
  meals.reduce((left, { dishId }) => withoutDish(left, dishId), candidates);

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
