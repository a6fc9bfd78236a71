import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import { findEmptySlot, readQuery, type PlanQuery } from '../plan/frame/plan-query.ts';
import { placeOf, type PlannedMeal, type Plate } from '../plan/plan.ts';
import type { MacroTargets } from '../food/nutrients.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { heldToAges } from './age-safety.ts';
import { cookPots } from './cook-pot.ts';
import type { Seat } from './seat.ts';
import { boundRules } from './table-rules.ts';
import type { TableEater } from './table-eater.ts';

/** A meal that one of the table has for themselves while the others share a pot. */
export type OwnMeal = { readonly eaterId: string; readonly place: MealPlace; readonly meal: PlannedMeal };

export const hasOwnDish = ({ ownMeals = [] }: TableEater, place: MealPlace): boolean => ownMeals.includes(slotAt(place));

type Asked = {
  readonly place: MealPlace;
  /** Everybody at the table: what must not be there for one of them is on no plate. */
  readonly eaters: readonly TableEater[];
  /** What the meal is to come to. */
  readonly targets: MacroTargets;
  readonly seed: number;
  /** Dishes that it had better not be. */
  readonly shown?: readonly string[];
};

/** Undefined where the rules leave no dish: the pot is theirs, too, then. What the sentence wishes for is wished of the pot. */
export function cookOwn(query: PlanQuery, seat: Seat, { place, eaters, targets, seed, shown = [] }: Asked): PlannedMeal | undefined {
  const { foodsById } = query.corpus ?? DEFAULT_CORPUS;
  const { eater } = seat;
  const alone: PlanQuery = {
    ...query,
    intent: heldToAges(
      {
        ...query.intent,
        wish: [],
        dishes: [],
        dishWords: [],
        wishedAt: {},
        focus: [],
        people: null,
        eaters: [],
        slots: [slotAt(place)],
        moreSnacks: 0,
      },
      eaters,
    ),
    eater: boundRules(eater, eaters, foodsById),
    targets,
    seed,
    locked: {},
    places: [place],
    shown: [...(query.shown ?? []), ...shown],
    notes: [],
  };
  const context = readQuery(alone);
  if (findEmptySlot(context) || context.frame.open.length === 0) return undefined;
  const { dishes } = searchDays(context, { seed });
  return cookPots(context, dishes, [1])[0]?.meal;
}

/** The meal with their plates beside those of the pot, in the order of the seats; its own lines are the first eater's. */
export function addOwnPlates(meal: PlannedMeal, own: readonly OwnMeal[], seats: readonly Seat[]): PlannedMeal {
  const here = own.filter(({ place }) => place === placeOf(meal));
  if (here.length === 0) return meal;
  const plates = [...(meal.plates ?? []), ...here.map((one) => toPlate(one, seats))];
  const order = new Map<string, number>(seats.map(({ eater }, at) => [eater.id, at]));
  const sorted = plates.toSorted((one, other) => (order.get(one.eaterId) ?? 0) - (order.get(other.eaterId) ?? 0));
  const first = here.find(({ eaterId }) => eaterId === seats[0]!.eater.id)?.meal;
  return {
    ...meal,
    ...(first && { portions: first.portions, ingredients: first.ingredients, nutrition: first.nutrition }),
    plates: sorted,
  };
}

function toPlate({ eaterId, meal }: OwnMeal, seats: readonly Seat[]): Plate {
  const { dishId, title, ingredients, instructions, nutrition, portions, prepMinutes, cookMinutes } = meal;
  return {
    eaterId,
    name: seats.find(({ eater }) => eater.id === eaterId)?.eater.name ?? '',
    share: 0,
    told: title,
    own: { dishId, title, lines: ingredients, steps: instructions, minutes: prepMinutes + cookMinutes },
    nutrition,
    portions: portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]!.grams, from: 'own' })),
  };
}
