import { foodBreaksRule } from '../src/diet/check-diet.ts';
import type { Food } from '../src/food/food.ts';
import { daysBetween, type PlainDate } from '../src/calendar/plain-date.ts';
import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import { judgeRecipe } from '../src/own-recipe/judge-recipe.ts';
import { gatherMealRules } from '../src/plan/frame/plan-rules.ts';
import type { PlannedMeal, PotShare } from '../src/plan/plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../src/recipe/meal-slot.ts';
import { mealsOf } from '../src/recipe/meals-of.ts';
import type { Week } from '../src/week/make-week.ts';

/** What is wrong with a made week, in words for a log or a test. Written from the plans alone, without the planner's own state. */
export function checkWeek({ days, query, cooks }: Week, foodsById: ReadonlyMap<string, Food>): readonly string[] {
  const rulesAt = gatherMealRules(query.day.intent, query.day.eater);
  const taken = new Set(query.taken.map(({ date }) => date));
  const planned = days.filter(({ date }) => !taken.has(date));
  return [
    ...planned.flatMap(({ date, plan }) =>
      MEAL_SLOTS.flatMap((slot) => {
        const { rules, excludedFoodIds } = rulesAt[slot];
        return (plan.meals[slot]?.portions ?? []).flatMap(({ foodId }) => {
          const food = foodsById.get(foodId);
          if (!food) return [`${date} ${slot}: ${foodId} is not in the table`];
          const isBroken = excludedFoodIds.has(foodId) || rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks');
          return isBroken ? [`${date} ${slot}: ${foodId} breaks a rule of the eater`] : [];
        });
      }),
    ),
    ...checkPots(planned, { cooks, query }),
    ...checkOwn(planned, query),
    ...planned.flatMap(({ date, plan }) => {
      const sum = mealsOf(plan).reduce((total, { meal }) => total + meal.nutrition.calories, 0);
      return sum === plan.totals.calories ? [] : [`${date}: the day says ${plan.totals.calories} kcal and its meals sum to ${sum}`];
    }),
  ];
}

type Plated = { readonly meal: PlannedMeal; readonly pot: PotShare; readonly date: PlainDate; readonly slot: MealSlot };

/** The plates of a pot are of one dish, on days it keeps for, and are the whole pot together, of which only a recipe's own may leave some. */
function checkPots(days: Week['days'], { cooks, query }: Pick<Week, 'cooks' | 'query'>): readonly string[] {
  const platesByPot = new Map<string, Plated[]>();
  for (const { date, plan } of days) {
    for (const slot of MEAL_SLOTS) {
      const meal = plan.meals[slot];
      if (!meal?.pot) continue;
      platesByPot.set(meal.pot.cookId, [...(platesByPot.get(meal.pot.cookId) ?? []), { meal, pot: meal.pot, date, slot }]);
    }
  }
  return [...platesByPot].flatMap(([cookId, plates]) => {
    const share = plates.reduce((sum, { pot }) => sum + pot.share, 0);
    const servings = [...cooks, ...(query.own ?? [])].find(({ id }) => id === cookId)?.servings.length;
    const mayLeave = plates.every(({ meal }) => meal.written?.makes && meal.plates);
    return [
      ...(share > 1 + 1e-6 || (share < 1 - 1e-6 && !mayLeave) ? [`pot ${cookId}: its plates are ${share} of it`] : []),
      ...(new Set(plates.map(({ meal }) => `${meal.dishId} ${meal.recipeId}`)).size > 1 ? [`pot ${cookId}: two dishes`] : []),
      ...(servings === plates.length ? [] : [`pot ${cookId}: ${plates.length} plates of ${servings}`]),
      ...(query.rules.leftovers ? [] : [`pot ${cookId}: leftovers are not welcome`]),
      ...checkLeft(cookId, plates),
    ];
  });
}

/** Cooked at the first of its meals; the others are told as what is left of it, of the very same pot, within the days that it keeps. */
function checkLeft(cookId: string, plates: readonly Plated[]): readonly string[] {
  const [first, ...later] = plates as [Plated, ...Plated[]];
  const lines = JSON.stringify(first.pot.ingredients);
  const told = JSON.stringify(first.pot.servings);
  return [
    ...plates.flatMap(({ pot, date, slot }) => [
      ...(pot.cookedOn === first.date && pot.cookedFor === first.slot ? [] : [`pot ${cookId}: not cooked at its first meal`]),
      ...(pot.eatenOn === date ? [] : [`pot ${cookId}: ${date} says it is eaten on ${pot.eatenOn}`]),
      ...(pot.servings.some((own) => own.date === date && own.slot === slot && own.share === pot.share)
        ? []
        : [`pot ${cookId}: ${date} ${slot} is not among the meals it is for`]),
      ...(JSON.stringify(pot.ingredients) === lines && JSON.stringify(pot.servings) === told ? [] : [`pot ${cookId}: told as two pots`]),
    ]),
    ...later.flatMap(({ meal, date }) => [
      ...(meal.cookMinutes <= REHEAT_MINUTES && meal.description.startsWith('What is left of ')
        ? []
        : [`pot ${cookId}: ${date} is told as cooked`]),
      ...(daysBetween(first.date, date) <= keepsDays(meal) ? [] : [`pot ${cookId}: ${date} is longer than it keeps`]),
    ]),
  ];
}

const REHEAT_MINUTES = 5;
/** USDA FSIS of what is cooked at home; of a kit as its cook says. Typed in here a second time. */
const HOME_DAYS = 3;
const keepsDays = ({ recipeId, dishId }: PlannedMeal): number =>
  recipeId === undefined ? (DEFAULT_CORPUS.dishesById.get(dishId)?.compiled.kit.keepsDays ?? 0) : HOME_DAYS;

/** A recipe of the household's own by all of its words, on every meal that it is eaten at. */
function checkOwn(days: Week['days'], { recipes = [], day }: Week['query']): readonly string[] {
  const rulesAt = gatherMealRules(day.intent, day.eater);
  return days.flatMap(({ date, plan }) =>
    MEAL_SLOTS.flatMap((slot) => {
      const { recipeId } = plan.meals[slot] ?? {};
      if (recipeId === undefined) return [];
      const own = recipes.find(({ id }) => id === recipeId);
      const verdict = own && judgeRecipe(own.recipe, own.lines, rulesAt[slot]);
      return verdict?.outcome === 'yes' ? [] : [`${date} ${slot}: ${recipeId} is ${verdict?.outcome ?? 'not in the library'}`];
    }),
  );
}
