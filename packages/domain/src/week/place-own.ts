import { SEEDS, seededRandom } from '../base/random.ts';
import { dietRule } from '../diet/diet-rule.ts';
import { findFood } from '../food/find-food.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { fitOwnMeal, listLiked, type PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Serving } from './cook.ts';
import type { OwnCook } from './own-cook.ts';
import { cookOf } from './shape-week.ts';
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
  for (const recipe of liked) {
    if (placed.length >= wanted) break;
    const cook = findPlace(recipe, { days, rules, busy, isTaken, plateShares });
    if (!cook) continue;
    placed.push(cook);
    for (const serving of cook.servings) busy.add(serving.day);
  }
  return placed;
}

type Searching = Placing & {
  readonly rules: WeekQuery['rules'];
  /** One a day at most. */ readonly busy: ReadonlySet<number>;
  readonly plateShares: WeekQuery['plateShares'];
};

function findPlace(recipe: PlannableRecipe, { days, rules, busy, isTaken, plateShares }: Searching): OwnCook | undefined {
  // With a day in between, as long as there is one.
  const isBeside = (day: number): number => Number(busy.has(day - 1) || busy.has(day + 1));
  const inTurn = [...days.keys()].toSorted((one, other) => isBeside(one) - isBeside(other));
  for (const slot of MAINS) {
    for (const day of inTurn) {
      const { context, weekday, slots } = days[day]!;
      if (!context || busy.has(day) || !slots.includes(slot) || isTaken({ day, slot })) continue;
      if (slot === 'dinner' && rules.dishes[weekday] !== undefined) continue;
      const { frame } = context;
      const fit = fitOwnMeal(
        recipe,
        { ...context, frame: { ...frame, open: frame.open.filter((open) => open.slot === slot) } },
        plateShares && { shares: plateShares },
      );
      if (!fit || !keepsWeekRules(fit.meal, { rules, weekday })) continue;
      return { ...cookOf('pot', [{ day, slot }]), recipeId: recipe.id, plates: fit.plates };
    }
  }
  return undefined;
}

function keepsWeekRules(
  { slot, prepMinutes, cookMinutes, portions }: PlannedMeal,
  { rules, weekday }: { rules: WeekQuery['rules']; weekday: WeekDay['weekday'] },
): boolean {
  const most = slot === 'dinner' ? rules.minutes[weekday] : undefined;
  if (most !== undefined && prepMinutes + cookMinutes > most) return false;
  return !rules.meatless.includes(weekday) || portions.every(({ foodId }) => isMeatless(foodId));
}

const VEGETARIAN = dietRule('vegetarian');

function isMeatless(foodId: string): boolean {
  const food = findFood(foodId);
  return food !== undefined && foodBreaksRule(food, VEGETARIAN)?.outcome !== 'breaks';
}
