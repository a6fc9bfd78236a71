import { foodBreaksRule } from '../src/diet/check-diet.ts';
import type { Food } from '../src/food/food.ts';
import { gatherMealRules } from '../src/plan/frame/plan-rules.ts';
import { MEAL_SLOTS } from '../src/recipe/meal-slot.ts';
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
    ...checkPots(planned, [...cooks, ...(query.own ?? [])]),
    ...planned.flatMap(({ date, plan }) => {
      const sum = mealsOf(plan).reduce((total, { meal }) => total + meal.nutrition.calories, 0);
      return sum === plan.totals.calories ? [] : [`${date}: the day says ${plan.totals.calories} kcal and its meals sum to ${sum}`];
    }),
  ];
}

/** The plates of a pot are of one dish, on days it keeps for, and are the whole pot together. */
function checkPots(days: Week['days'], cooks: Week['cooks']): readonly string[] {
  const platesByPot = new Map<string, { dishId: string; share: number; date: string }[]>();
  for (const { date, plan } of days) {
    for (const slot of MEAL_SLOTS) {
      const meal = plan.meals[slot];
      if (!meal?.pot) continue;
      const plates = platesByPot.get(meal.pot.cookId) ?? [];
      platesByPot.set(meal.pot.cookId, [...plates, { dishId: meal.dishId, share: meal.pot.share, date }]);
    }
  }
  return [...platesByPot].flatMap(([cookId, plates]) => {
    const share = plates.reduce((sum, plate) => sum + plate.share, 0);
    const servings = cooks.find(({ id }) => id === cookId)?.servings.length;
    return [
      ...(Math.abs(share - 1) > 1e-6 ? [`pot ${cookId}: its plates are ${share} of it`] : []),
      ...(new Set(plates.map(({ dishId }) => dishId)).size > 1 ? [`pot ${cookId}: two dishes`] : []),
      ...(servings === plates.length ? [] : [`pot ${cookId}: ${plates.length} plates of ${servings}`]),
    ];
  });
}
