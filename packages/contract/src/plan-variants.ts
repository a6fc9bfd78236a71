import { isFields, type Fields } from './loose.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';

/**
 * A plan in the one form that is stored, from any of those that are about: `dailyMeals` for `meals`, slots in any case,
 * `calories` for `totalCalories`. What is wrong in other ways stays as it is: whoever reads on decides about that.
 */
export function foldPlanVariants(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const { dailyMeals, moreSnacks, ...plan } = wire;
  const snacks = Array.isArray(moreSnacks) ? moreSnacks.filter(isGiven).map(foldMealVariants) : moreSnacks;
  return {
    ...plan,
    meals: foldMeals(plan['meals'] ?? dailyMeals),
    ...(isGiven(snacks) && { moreSnacks: snacks }),
    nutritionOverview: foldOverview(plan['nutritionOverview']),
  };
}

/** `name` for `title`; lines and steps by any of their names, as one text or as a list of texts or of things that hold one. */
export function foldMealVariants(wire: unknown): unknown {
  if (!isFields(wire)) return wire;
  const { name, ...meal } = wire;
  const { title } = meal;
  const lines = LINE_NAMES.map((field) => meal[field]).find(isGiven);
  const steps = STEP_NAMES.map((field) => meal[field]).find(isGiven);
  return {
    ...meal,
    title: isText(title) ? title : (name ?? title),
    ...(isGiven(lines) && { ingredients: foldTexts(lines, readLine) }),
    ...(isGiven(steps) && { instructions: foldTexts(steps, readStep) }),
  };
}

/** The specification's first; the others are schema.org's and what other programs write. */
const STEP_NAMES = ['instructions', 'recipeInstructions', 'steps', 'directions', 'method', 'preparation'];
const LINE_NAMES = ['ingredients', 'recipeIngredient'];

function foldTexts(wire: unknown, readOne: (fields: Fields) => string): unknown {
  if (typeof wire === 'string') return wire.split('\n').filter(isText);
  if (!Array.isArray(wire)) return wire;
  return wire.flatMap((one: unknown): readonly unknown[] => {
    if (typeof one === 'string') return isText(one) ? [one] : [];
    if (!isFields(one)) return [one];
    // Steps in sections, as schema.org has them.
    if (Array.isArray(one['itemListElement'])) return foldTexts(one['itemListElement'], readOne) as readonly unknown[];
    const text = readOne(one);
    return text === '' ? [one] : [text];
  });
}

const textsOf = (fields: Fields, names: readonly string[]): readonly string[] =>
  names
    .map((name) => fields[name])
    .filter((value) => isText(value) || typeof value === 'number')
    .map(String);

/** One of these is the step; a thing that has none of them is read whole. */
const readStep = (step: Fields): string =>
  textsOf(step, ['text', 'description', 'instruction', 'step', 'name'])[0] ?? textsOf(step, Object.keys(step)).join(' ');

const readLine = (line: Fields): string =>
  textsOf(line, ['amount', 'quantity', 'unit', 'item', 'name', 'ingredient']).join(' ') || textsOf(line, Object.keys(line)).join(' ');

const isGiven = (wire: unknown): boolean => wire !== undefined && wire !== null;

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

const isText = (wire: unknown): wire is string => typeof wire === 'string' && wire.trim() !== '';
