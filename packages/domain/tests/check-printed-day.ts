import type { MealSlot } from '../src/recipe/meal-slot.ts';
import type { DayDraft, PlannedMeal } from '../src/plan/plan.ts';
import { lineBreaksRule, lineContains, type HeldRule } from './check-printed-rules.ts';
import { readPrintedLine, type PrintedLine } from './printed-line.ts';

/** `rule` and `sum` may never happen; `quality` is what a cook or a dietitian would frown at. */
export type Finding = { readonly type: 'rule' | 'sum' | 'quality'; readonly check: string; readonly message: string };

export type Held = {
  readonly rules: readonly HeldRule[];
  /** As the eater said it: "mushrooms", "beef". */
  readonly excluded?: readonly string[];
  /** Whether meals were asked for that explain an unusual share of the day. */
  readonly ownShares?: boolean;
};

export const linesOf = (meal: PlannedMeal): readonly PrintedLine[] => meal.ingredients.map(readPrintedLine);

export const hasTag = ({ food }: PrintedLine, ...tags: readonly string[]): boolean => tags.some((tag) => food?.tags.has(tag));

export const sumGrams = (lines: readonly PrintedLine[], ...tags: readonly string[]): number =>
  lines.filter((line) => hasTag(line, ...tags)).reduce((sum, { grams }) => sum + grams, 0);

const mealsOf = ({ meals }: DayDraft): readonly PlannedMeal[] => Object.values(meals);

export function checkRules(plan: DayDraft, { rules, excluded = [] }: Held): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (check: string, message: string): void => void findings.push({ type: 'rule', check, message });
  for (const meal of mealsOf(plan)) {
    for (const text of meal.ingredients) {
      if (!readPrintedLine(text).food) report('unknown-food', `${meal.title}: "${text}" names no food that is known.`);
      for (const rule of rules) if (lineBreaksRule(text, rule)) report(rule, `${meal.title}: "${text}" is not ${rule}.`);
      for (const food of excluded) if (lineContains(text, food)) report('excluded', `${meal.title}: "${text}" is ${food}.`);
    }
    if (rules.includes('Kosher')) {
      const lines = linesOf(meal);
      const hasMeat = lines.some((line) => hasTag(line, 'meat'));
      if (hasMeat && lines.some((line) => hasTag(line, 'dairy'))) report('Kosher', `${meal.title} has meat beside dairy.`);
      if (hasMeat && lines.some((line) => hasTag(line, 'fish'))) report('Kosher', `${meal.title} has meat beside fish.`);
    }
  }
  for (const [rule, limit] of CARB_LIMITS) {
    if (rules.includes(rule) && plan.totals.carbs > limit) report(rule, `${plan.totals.carbs} g of carbs is too much for ${rule}.`);
  }
  return findings;
}

/** Grams a day by which the words are commonly meant: 50 for ketosis, 130 by the ADA for low-carb. */
const CARB_LIMITS: readonly (readonly [HeldRule, number])[] = [
  ['keto', 50],
  ['Keto', 50],
  ['carnivore', 25],
  ['Low-Carb', 130],
];

/** Each macro is rounded by up to half a gram, energy by half a calorie. */
const MEAL_ROUNDING_KCAL = 4 * 0.5 + 4 * 0.5 + 9 * 0.5 + 0.5;

export function checkSums(plan: DayDraft): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (check: string, message: string): void => void findings.push({ type: 'sum', check, message });
  for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) {
    const shown = mealsOf(plan).reduce((sum, { nutrition }) => sum + Math.round(nutrition[key]), 0);
    if (Math.round(plan.totals[key]) !== shown) report('total', `The day says ${plan.totals[key]} ${key}; its meals come to ${shown}.`);
  }
  for (const { title, nutrition, ingredients } of mealsOf(plan)) {
    const { calories, protein, carbs, fat } = nutrition;
    const own = 4 * protein + 4 * carbs + 9 * fat;
    if (Math.abs(own - calories) > MEAL_ROUNDING_KCAL) report('4/4/9', `${title}: ${calories} kcal, but its macros come to ${own}.`);
    if (ingredients.length === 0) report('no-ingredients', `${title} has no ingredients.`);
    const lines = ingredients.map(readPrintedLine);
    const weight = lines.reduce((sum, { grams }) => sum + grams, 0);
    const areWeighed = lines.every(({ text, grams }) => grams < 5 || /\(\d+ g\)/.test(text));
    if (areWeighed && protein + carbs + fat > weight) report('weight', `${title} has more macros than food (${weight} g).`);
  }
  return findings;
}

const USUAL_SHARE: Readonly<Record<MealSlot, number>> = { breakfast: 0.25, lunch: 0.3, dinner: 0.35, snack: 0.1 };

export function checkDay(plan: DayDraft, { rules, ownShares = false }: Held): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (check: string, message: string): void => void findings.push({ type: 'quality', check, message });
  const meals = mealsOf(plan);
  const isWholeDay = ['breakfast', 'lunch', 'dinner'].every((slot) => meals.some((meal) => meal.slot === slot));
  const isCarbFree = rules.some((rule) => ['keto', 'Keto', 'carnivore'].includes(rule));
  const isCarnivore = rules.includes('carnivore');
  const { calories, fiber, sodium } = plan.totals;
  if (isWholeDay && !ownShares) {
    const whole = meals.reduce((sum, { slot }) => sum + USUAL_SHARE[slot], 0);
    for (const { slot, title, nutrition } of meals) {
      const share = nutrition.calories / (calories * (USUAL_SHARE[slot] / whole));
      if (share < 0.6 || share > 1.45) report('meal-share', `${title}: ${Math.round(share * 100)} % of what ${slot} usually is.`);
    }
  }
  if (isWholeDay && !isCarnivore) {
    for (const meal of meals.filter(({ slot }) => slot === 'lunch' || slot === 'dinner')) {
      const grams = Math.round(sumGrams(linesOf(meal), 'veg'));
      if (grams < 75) report('meal-vegetables', `${meal.title}: ${grams} g of vegetables.`);
    }
    const produce = Math.round(meals.reduce((sum, meal) => sum + sumGrams(linesOf(meal), 'veg', 'fruit'), 0));
    if (produce < 300) report('day-produce', `${produce} g of fruit and vegetables.`);
  }
  if (isWholeDay && !isCarbFree && fiber !== null && (fiber * 1000) / calories < 12)
    report('fiber', `${fiber} g of fiber for ${calories} kcal.`);
  if (sodium !== null && sodium > 2300) report('sodium', `${sodium} mg of sodium.`);
  findings.push(...checkVariety(meals));
  return findings;
}

/** Words under which a person files a main: two chicken dishes are two chicken dishes, whatever the cut. */
const MAINS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['chicken', /chicken/],
  ['turkey', /turkey/],
  ['beef', /beef|steak|bison|brisket/],
  ['pork', /pork|\bham\b|bratwurst/],
  ['lamb', /lamb/],
  ['salmon', /salmon/],
  ['tuna', /tuna/],
  ['shrimp', /shrimp|prawn/],
  ['white fish', /\bcod\b|haddock|halibut|pollock|sole|tilapia|snapper|bass|catfish/],
  ['trout', /trout/],
  ['mackerel', /mackerel/],
  ['tofu', /tofu/],
  ['tempeh', /tempeh/],
  ['lentils', /lentil/],
  ['chickpeas', /chickpea|hummus/],
  ['black beans', /black bean/],
  ['white beans', /white bean|cannellini|butter bean/],
  ['eggs', /\beggs?\b/],
];
/** Less than this is an addition, not what a meal is built on. */
const MAIN_GRAMS = 60;
/** One egg binds or tops. */
const MAIN_EGG_GRAMS = 100;

export function findMain(meal: PlannedMeal): string | undefined {
  const candidates = linesOf(meal).flatMap((line) => {
    if (hasTag(line, 'broth', 'fat', 'oil', 'milky', 'condiment', 'starch')) return [];
    const main = MAINS.find(([, pattern]) => pattern.test(line.name.toLowerCase()))?.[0];
    const least = main === 'eggs' ? MAIN_EGG_GRAMS : MAIN_GRAMS;
    return main && line.grams >= least ? [{ main, grams: line.grams }] : [];
  });
  return candidates.toSorted((a, b) => b.grams - a.grams)[0]?.main;
}

const isAnimalRun = (meals: readonly PlannedMeal[]): boolean =>
  meals.flatMap(linesOf).every((line) => hasTag(line, 'meat', 'fish', 'shellfish', 'egg', 'dairy', 'plain'));

function checkVariety(meals: readonly PlannedMeal[]): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (check: string, message: string): void => void findings.push({ type: 'quality', check, message });
  const mains = meals.flatMap((meal) => findMain(meal) ?? []);
  const twice = mains.find((main, at) => mains.indexOf(main) !== at && !(main === 'eggs' && isAnimalRun(meals)));
  if (twice) report('same-main', `Two meals are built on ${twice}: ${meals.map(({ title }) => title).join('; ')}.`);
  const ideas = meals.map(({ title }) =>
    title
      .toLowerCase()
      .split(/ with |,/)
      .at(0),
  );
  if (new Set(ideas).size < ideas.length) report('same-title', `Two meals are called alike: ${ideas.join('; ')}.`);
  return findings;
}
