import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A plan in the one form that is stored, from any of those that are about: `dailyMeals` for `meals`, slots in any case,
 * `calories` for `totalCalories`. What is wrong in other ways stays as it is: whoever reads on decides about that.
 */
export function foldPlanVariants(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const { dailyMeals, ...plan } = wire;
  return { ...plan, meals: foldMeals(plan['meals'] ?? dailyMeals), nutritionOverview: foldOverview(plan['nutritionOverview']) };
}

/** `name` for `title`, and instructions as one text. */
export function foldMealVariants(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const { name, ...meal } = wire;
  const { title, instructions } = meal;
  return {
    ...meal,
    title: isText(title) ? title : (name ?? title),
    instructions: typeof instructions === 'string' ? instructions.split('\n').filter(isText) : instructions,
  };
}

function foldMeals(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const bySlot = new Map(Object.entries(wire).map(([slot, meal]) => [slot.toLowerCase(), meal]));
  // A snack may be null: then there is none.
  const meals = MEAL_SLOTS.flatMap((slot) => (bySlot.get(slot) ? [[slot, foldMealVariants(bySlot.get(slot))] as const] : []));
  return Object.fromEntries(meals);
}

function foldOverview(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const { calories, ...overview } = wire;
  return { ...overview, totalCalories: overview['totalCalories'] ?? calories };
}

const isFields = (wire: unknown): wire is Fields => typeof wire === 'object' && wire !== null && !Array.isArray(wire);
const isText = (wire: unknown): wire is string => typeof wire === 'string' && wire.trim() !== '';
