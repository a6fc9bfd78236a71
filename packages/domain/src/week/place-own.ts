import { SEEDS, seededRandom } from '../base/random.ts';
import { dietRule } from '../diet/diet-rule.ts';
import { findFood } from '../food/find-food.ts';
import { SEAFOOD_KINDS } from '../food/food-kinds.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { makesOf } from '../own-recipe/make-own-meal.ts';
import { servingsOf, takeOfLeft } from '../own-recipe/recipe-servings.ts';
import { fitOwnMeal, listLiked, type PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import { keepDaysOf } from '../plan/keep-days.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Serving } from './cook.ts';
import type { OwnCook } from './own-cook.ts';
import { cookOf, feedsLater } from './shape-week.ts';
import type { WeekDay, WeekQuery } from './week-query.ts';

/** As often as on days that are planned one by one: every second day has one at most. */
const DAYS_FOR_ONE = 2;
const MAINS: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];

type Placing = {
  readonly days: readonly WeekDay[];
  /** Meals that are planned already. */
  readonly isTaken: (place: Serving) => boolean;
};

/** Some of the household's recipes on meals that they fit by every rule, of the eater and of the week, line by line. */
export function placeOwn(query: WeekQuery, { days, isTaken }: Placing): readonly OwnCook[] {
  const { recipes = [], own = [], rules, day, plateShares } = query;
  const wanted = Math.floor(days.filter(({ context }) => context).length / DAYS_FOR_ONE) - own.length;
  const random = seededRandom(day.seed + SEEDS.ownRecipe);
  const liked = listLiked(recipes, day, random).filter(({ id }) => !own.some(({ recipeId }) => recipeId === id));
  const placed: OwnCook[] = [];
  const busy = new Set(own.flatMap(({ servings }) => servings.map((serving) => serving.day)));
  const searching = { days, rules, busy, isTaken, plateShares };
  for (const recipe of liked) {
    if (placed.length >= wanted) break;
    const cook = findPlace(recipe, searching);
    if (!cook) continue;
    placed.push(cook);
    for (const serving of cook.servings) busy.add(serving.day);
  }
  if (!rules.leftovers || !feedsLater(query.shape)) return placed;
  // Each has its day before any has a second one.
  return placed.map((cook) => {
    const fed = feedLunch(
      cook,
      liked.find(({ id }) => id === cook.recipeId)!,
      searching,
    );
    for (const serving of fed.servings) busy.add(serving.day);
    return fed;
  });
}

type Searching = Placing & {
  readonly rules: WeekQuery['rules'];
  /** One a day at most. */ readonly busy: ReadonlySet<number>;
  readonly plateShares: WeekQuery['plateShares'];
};

function findPlace(recipe: PlannableRecipe, searching: Searching): OwnCook | undefined {
  const { days, rules, busy, isTaken } = searching;
  // With a day in between, as long as there is one.
  const isBeside = (day: number): number => Number(busy.has(day - 1) || busy.has(day + 1));
  const inTurn = [...days.keys()].toSorted((one, other) => isBeside(one) - isBeside(other));
  for (const slot of MAINS) {
    for (const day of inTurn) {
      const { weekday } = days[day]!;
      if (busy.has(day) || isTaken({ day, slot })) continue;
      if (days[day]!.asks[slot] || (slot === 'dinner' && rules.dishes[weekday] !== undefined)) continue;
      const fit = fitAt(recipe, { day, slot }, searching);
      if (!fit || !keepsWeekRules(fit.meal, { rules, weekday })) continue;
      return { ...cookOf('pot', [{ day, slot }]), recipeId: recipe.id, plates: fit.plates };
    }
  }
  return undefined;
}

function fitAt(recipe: PlannableRecipe, { day, slot }: Serving, { days, plateShares }: Searching): ReturnType<typeof fitOwnMeal> {
  const { context, slots } = days[day]!;
  if (!context || !slots.includes(slot)) return undefined;
  const frame = { ...context.frame, open: context.frame.open.filter((open) => open.slot === slot) };
  return fitOwnMeal(recipe, { ...context, frame }, plateShares && { shares: plateShares });
}

/**
 * With the next day's lunch of what is left, where that keeps and is enough for everybody: a recipe is cooked as it is written, and as
 * often as its first meal takes.
 */
function feedLunch(cook: OwnCook, recipe: PlannableRecipe, searching: Searching): OwnCook {
  const { days, rules, busy, isTaken, plateShares } = searching;
  const lunch: Serving = { day: cook.servings[0]!.day + 1, slot: 'lunch' };
  const isMain = cook.slot === 'dinner' || cook.slot === 'lunch';
  if (!isMain || !days[lunch.day] || busy.has(lunch.day) || isTaken(lunch) || !keepsForLunch(recipe)) return cook;
  const fit = fitAt(recipe, lunch, searching);
  if (!fit || !isKindOfDay(fit.meal, { rules, weekday: days[lunch.day]!.weekday })) return cook;
  const makes = makesOf(recipe)!;
  const units = (plateShares?.length ?? 1) * (servingsOf(makes).units / makes.plates);
  const taken = takeOfLeft(makes, { eaten: units * cook.plates, wanted: units * fit.plates });
  // For one they are whole plates, as the recipe has them.
  if (taken === undefined || (!plateShares && taken < units * fit.plates)) return cook;
  const servings = [...cook.servings, lunch];
  const all = cook.plates + taken / units;
  return { ...cook, ...cookOf('pot', servings), plates: all / servings.length, shares: [cook.plates / all, 1 - cook.plates / all] };
}

/** Fish that is cooked twice is dry, and of a stranger's dish nobody can tell how it was cooked the first time. */
const keepsForLunch = ({ recipe, lines }: PlannableRecipe): boolean =>
  keepDaysOf(recipe.title) !== null && !lines.some(({ foodId }) => isSeafood(foodId));

function isSeafood(foodId: string | null): boolean {
  const food = foodId === null ? undefined : findFood(foodId);
  return food !== undefined && SEAFOOD_KINDS.has(food.kind) && food.state !== 'canned';
}

function keepsWeekRules(
  { slot, prepMinutes, cookMinutes, waitMinutes = 0, portions }: PlannedMeal,
  { rules, weekday }: { rules: WeekQuery['rules']; weekday: WeekDay['weekday'] },
): boolean {
  const most = slot === 'dinner' ? rules.minutes[weekday] : undefined;
  if (most !== undefined && prepMinutes + cookMinutes + waitMinutes > most) return false;
  return isKindOfDay({ portions }, { rules, weekday });
}

const isKindOfDay = (
  { portions }: Pick<PlannedMeal, 'portions'>,
  { rules, weekday }: { rules: WeekQuery['rules']; weekday: WeekDay['weekday'] },
): boolean => !rules.meatless.includes(weekday) || portions.every(({ foodId }) => isMeatless(foodId));

const VEGETARIAN = dietRule('vegetarian');

function isMeatless(foodId: string): boolean {
  const food = findFood(foodId);
  return food !== undefined && foodBreaksRule(food, VEGETARIAN)?.outcome !== 'breaks';
}
