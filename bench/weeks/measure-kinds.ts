import { weekdayOf } from '../../packages/domain/src/calendar/plain-date.ts';
import { findFood } from '../../packages/domain/src/food/find-food.ts';
import type { FoodKind } from '../../packages/domain/src/food/food.ts';
import type { WeighedFood } from '../../packages/domain/src/kit/dish.ts';
import { listMains } from '../../packages/domain/src/kit/main-protein.ts';
import { MEAL_SLOTS, type MealSlot } from '../../packages/domain/src/recipe/meal-slot.ts';
import type { Week } from '../../packages/domain/src/week/make-week.ts';

/** What readers of whole weeks would have changed (docs/readings), counted from the plates. */
export type KindMeasures = {
  /** Days with one food as the main of two meals. */
  readonly mainTwice: number;
  /** Days whose breakfast and snack have two foods by the helping in common. */
  readonly lightTwice: number;
  /** Meals of the fish that comes most; meals of the food that breakfasts and snacks have most. */
  readonly oneFish: number;
  readonly oneLight: number;
  /** Meals of the root, vegetable or shellfish that most plates are built on. */
  readonly oneBase: number;
  /** Meals of tofu, tempeh and the like. */
  readonly standIns: number;
  /** Breakfasts over 15, lunches over 25 and snacks over 10 minutes from Monday to Friday, where they are cooked. */
  readonly slowBreakfasts: number;
  readonly slowLunches: number;
  readonly slowSnacks: number;
  /** Per cent of the dishes for lunch and dinner that are of a kitchen of the Mediterranean. */
  readonly mediterranean: number;
};

const MOST_MINUTES: Readonly<Partial<Record<MealSlot, number>>> = { breakfast: 15, lunch: 25, snack: 10 };
const FISH_GRAMS = 50;
/** Grams from which a food is a helping of a light meal. */
const HELPING: Readonly<Partial<Record<FoodKind, number>>> = {
  fruit: 40,
  yogurt: 80,
  'plant-dairy': 80,
  cheese: 25,
  nut: 12,
  peanut: 12,
  seed: 12,
  legume: 40,
  egg: 50,
};
/** Grams from which a plate is built on a food beside its protein. */
const BASE: Readonly<Partial<Record<FoodKind, number>>> = { 'starchy-root': 100, vegetable: 120, crustacean: 50, mollusc: 50 };
const KITCHENS: ReadonlySet<string> = new Set(['mediterranean', 'greek', 'italian', 'spanish', 'moroccan', 'middle-eastern']);

type PlannedDay = Week['days'][number];
type PlannedMeal = { readonly slot: MealSlot; readonly minutes: number; readonly foods: readonly WeighedFood[] };

export function measureKinds({ days, cooks, solved }: Week): KindMeasures {
  const meals = days.map(readMeals);
  const dishes = cooks.flatMap(({ slot }, at) => (slot === 'lunch' || slot === 'dinner' ? [solved.dishes[at]!] : []));
  const countSlow = (asked: MealSlot): number =>
    meals
      .filter((_, day) => isWorkday(days[day]!))
      .flatMap((ofDay) => ofDay.filter(({ slot, minutes }) => slot === asked && minutes > MOST_MINUTES[asked]!)).length;
  return {
    mainTwice: meals.filter(hasMainTwice).length,
    lightTwice: meals.filter((ofDay) => countShared(helpingsOf(ofDay, 'breakfast'), helpingsOf(ofDay, 'snack')) > 1).length,
    oneFish: mostOf(meals.flat().map(fishOf)),
    oneLight: mostOf(meals.flatMap((ofDay) => [helpingsOf(ofDay, 'breakfast'), helpingsOf(ofDay, 'snack')])),
    oneBase: mostOf(meals.flat().map(basesOf)),
    standIns: meals.flat().filter(({ foods }) => foods.some(isStandIn)).length,
    slowBreakfasts: countSlow('breakfast'),
    slowLunches: countSlow('lunch'),
    slowSnacks: countSlow('snack'),
    mediterranean: (100 * dishes.filter(({ cuisine }) => KITCHENS.has(cuisine)).length) / Math.max(1, dishes.length),
  };
}

const readMeals = ({ plan }: PlannedDay): readonly PlannedMeal[] =>
  MEAL_SLOTS.flatMap((slot) => {
    const meal = plan.meals[slot];
    if (!meal) return [];
    const foods = meal.portions.map(({ foodId, steps, chosen }) => ({ food: findFood(foodId)!, grams: steps[chosen]!.grams }));
    return [{ slot, minutes: meal.prepMinutes + meal.cookMinutes, foods }];
  });

const isWorkday = ({ date }: PlannedDay): boolean => weekdayOf(date) >= 1 && weekdayOf(date) <= 5;

function hasMainTwice(meals: readonly PlannedMeal[]): boolean {
  const mains = meals.flatMap(({ foods }) => listMains(foods).slice(0, 1));
  return new Set(mains).size < mains.length;
}

const helpingsOf = (meals: readonly PlannedMeal[], slot: MealSlot): readonly string[] => {
  const foods = meals.find((meal) => meal.slot === slot)?.foods ?? [];
  return [...new Set(foods.flatMap(({ food, grams }) => (grams >= (HELPING[food.kind] ?? Infinity) ? [food.id] : [])))];
};

const fishOf = ({ foods }: PlannedMeal): readonly string[] => [
  ...new Set(foods.flatMap(({ food, grams }) => (food.kind === 'fish' && grams >= FISH_GRAMS ? [nameFish(food.names.noun)] : []))),
];

const basesOf = ({ foods }: PlannedMeal): readonly string[] => [
  ...new Set(foods.flatMap(({ food, grams }) => (grams >= (BASE[food.kind] ?? Infinity) ? [nameFish(food.names.noun)] : []))),
];

const isStandIn = ({ food: { kind, facets } }: WeighedFood): boolean =>
  facets.includes('stand-in') && (kind === 'soy' || kind === 'meat-substitute');

const countShared = (one: readonly string[], two: readonly string[]): number => one.filter((id) => two.includes(id)).length;

/** Meals that the food has which is in most of them. */
function mostOf(meals: readonly (readonly string[])[]): number {
  const names = meals.flat();
  return Math.max(0, ...[...new Set(names)].map((name) => names.filter((other) => other === name).length));
}

const nameFish = (noun: string): string => noun.replaceAll(/\b(?:cooked|canned|smoked|hot-smoked|frozen|fresh|fillets?)\b\s*/gi, '').trim();
