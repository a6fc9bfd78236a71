// Share of queries whose kind, diets, figures and exclusions were understood, without making a plan.
//   node bench/intent.ts [--data ../shared/bench/queries/queries.jsonl] [--failures]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { foodBreaksRule } from '@larder/domain/diet/check-diet.ts';
import { allergyRule, dietRule, restrictionRule } from '@larder/domain/diet/diet-rule.ts';
import type { DietRule } from '@larder/domain/diet/diet-rule.ts';
import { isDairy, isFish, isMeat, isShellfish } from '@larder/domain/diet/food-class.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { foodNameKey } from '@larder/domain/food/food-name-key.ts';
import { FOODS } from '@larder/domain/food/food-table.ts';
import type { Food } from '@larder/domain/food/food.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { listIntentRules } from '@larder/domain/intent/answer/find-contradiction.ts';
import type { Intent, Wanted } from '@larder/domain/intent/intent.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { parseIntent } from '@larder/domain/intent/wish/parse-intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';

type Expectation = {
  kind: string;
  diets?: string[];
  forbid?: string[];
  include?: string[];
  tags?: string[];
  cuisine?: string;
  calories?: Wanted;
  protein?: Wanted;
  carbs?: Wanted;
  fat?: Wanted;
  mealCalories?: Partial<Record<MealSlot, Wanted>>;
  mealProtein?: Partial<Record<MealSlot, Wanted>>;
  maxMinutes?: number;
};
type Case = { query: string; category: string; expect: Expectation };

const { values } = parseArgs({
  options: { data: { type: 'string', default: '../shared/bench/queries/queries.jsonl' }, failures: { type: 'boolean', default: false } },
});
const cases = readFileSync(values.data, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Case);

const RULES: Readonly<Record<string, readonly DietRule[]>> = {
  vegetarian: [dietRule('vegetarian')],
  vegan: [dietRule('vegan')],
  pescatarian: [dietRule('pescatarian')],
  paleo: [dietRule('paleo')],
  keto: [dietRule('keto')],
  carnivore: [dietRule('carnivore')],
  'gluten-free': [allergyRule('gluten')],
  'dairy-free': [allergyRule('dairy')],
  'nut-free': [allergyRule('tree-nut'), allergyRule('peanut')],
  'shellfish-free': [allergyRule('crustacean'), allergyRule('mollusc')],
  'egg-free': [allergyRule('egg')],
  'soy-free': [allergyRule('soy')],
  kosher: [restrictionRule('Kosher')],
  halal: [restrictionRule('Halal')],
  'low-carb': [],
  'pregnancy-safe': [dietRule('pregnancy')],
};
const CLASSES: Readonly<Record<string, (food: Food) => boolean>> = { meat: isMeat, fish: isFish, dairy: isDairy, shellfish: isShellfish };

/** By the noun alone: an alias such as "eggless mayo" names what the food is not. */
const names = (food: Food, word: string): boolean => ` ${foodNameKey(food.names.noun)} `.includes(` ${foodNameKey(word)} `);

function listAllowed(intent: Intent): readonly Food[] {
  const rules = listIntentRules(intent);
  const excluded = new Set(intent.exclude.flatMap(({ foodIds }) => foodIds));
  return FOODS.filter((food) => !excluded.has(food.id) && rules.every((rule) => foodBreaksRule(food, rule)?.outcome !== 'breaks'));
}

const meets = (value: number, { target, min, max }: Wanted): boolean =>
  target === undefined
    ? (min === undefined || value >= min * 0.97) && (max === undefined || value <= max * 1.03)
    : Math.abs(value - target) <= target * 0.1;

const midOf = ({ target, min, max }: Wanted): number =>
  target ?? (min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max ?? 0));

function check(intent: Intent, expect: Expectation): Record<string, boolean> {
  return { ...checkFoods(intent, expect), ...checkFigures(intent, expect), ...checkMeals(intent, expect) };
}

function checkFoods(intent: Intent, { diets, forbid, include, cuisine }: Expectation): Record<string, boolean> {
  const allowed = listAllowed(intent);
  const rules = (diets ?? []).flatMap((diet) => RULES[diet] ?? []);
  const wished = FOODS.filter((food) => intent.wish.some(({ foodIds }) => foodIds.includes(food.id)));
  return {
    ...(diets ? { diets: allowed.every((food) => rules.every((rule) => foodBreaksRule(food, rule)?.outcome !== 'breaks')) } : {}),
    ...(forbid ? { excludes: forbid.every((word) => !allowed.some((food) => CLASSES[word]?.(food) ?? names(food, word))) } : {}),
    ...(include ? { wishes: include.every((word) => wished.some((food) => names(food, word))) } : {}),
    ...(cuisine ? { cuisine: intent.cuisines.length > 0 || intent.diets.includes('mediterranean') } : {}),
  };
}

function checkFigures(intent: Intent, expect: Expectation): Record<string, boolean> {
  const { targets } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const macros = (['protein', 'carbs', 'fat'] as const).flatMap((macro) => {
    const wanted = expect[macro];
    return wanted ? [meets(targets[macro], wanted)] : [];
  });
  const tags = (expect.tags ?? []).flatMap((tag) => {
    if (tag === 'high-protein') return [targets.protein >= 130 || (400 * targets.protein) / targets.calories >= 24.5];
    return tag === 'low-carb' ? [targets.carbs <= 130 || (400 * targets.carbs) / targets.calories <= 26] : [];
  });
  return {
    ...(expect.calories ? { calories: meets(targets.calories, expect.calories) } : {}),
    ...(macros.length > 0 ? { macros: macros.every(Boolean) } : {}),
    ...(tags.length > 0 ? { tags: tags.every(Boolean) } : {}),
    ...(expect.maxMinutes === undefined ? {} : { minutes: isTimed(intent, expect.maxMinutes) }),
  };
}

function checkMeals(intent: Intent, { mealCalories, mealProtein }: Expectation): Record<string, boolean> {
  const understood = (part: 'calories' | 'protein', wanted: Partial<Record<MealSlot, Wanted>>): readonly boolean[] =>
    MEAL_SLOTS.flatMap((slot) => {
      const wish = wanted[slot];
      const got = intent.perMeal[slot]?.[part];
      return wish ? [got !== undefined && meets(midOf(got), wish)] : [];
    });
  const meals = [...understood('calories', mealCalories ?? {}), ...understood('protein', mealProtein ?? {})];
  return meals.length > 0 ? { meals: meals.every(Boolean) } : {};
}

const isTimed = ({ maxMinutes, minutesAt }: Intent, most: number): boolean => {
  const said = [...(maxMinutes === null ? [] : [maxMinutes]), ...Object.values(minutesAt)];
  return said.length > 0 && said.every((minutes) => minutes <= most);
};

const totals = new Map<string, { right: number; of: number }>();
const failures: string[] = [];
let allRight = 0;
for (const { query, expect } of cases) {
  const answer = answerIntent({ words: query, targets: null });
  const plan = answer.ok;
  const result: Record<string, boolean> = {
    kind: plan ? /plan|either|safe/u.test(expect.kind) : /clarify|refuse|either/u.test(expect.kind),
  };
  if (plan && /plan|either|safe/u.test(expect.kind)) Object.assign(result, check(answer.value, expect));
  for (const [name, right] of Object.entries(result)) {
    const total = totals.get(name) ?? { right: 0, of: 0 };
    totals.set(name, { right: total.right + (right ? 1 : 0), of: total.of + 1 });
  }
  const wrong = Object.keys(result).filter((name) => !result[name]);
  if (wrong.length === 0) allRight++;
  else failures.push(`${wrong.join(',')}: ${query.slice(0, 100)} -> ${plan ? 'plan' : answer.fault.type}`);
}
for (const [name, { right, of }] of totals)
  console.log(`${name.padEnd(10)} ${((right / of) * 100).toFixed(1).padStart(6)} %  (${right} of ${of})`);
console.log(`all right  ${((allRight / cases.length) * 100).toFixed(1).padStart(6)} %  (${allRight} of ${cases.length})`);
const times: number[] = [];
for (let round = 0; round < 20; round++) {
  for (const { query } of cases) {
    const start = performance.now();
    parseIntent(query);
    times.push(performance.now() - start);
  }
}
times.sort((a, b) => a - b);
console.log(
  `parse      p50 ${times[Math.floor(times.length * 0.5)]?.toFixed(3)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(3)} ms`,
);
if (values.failures) for (const failure of failures) console.log(failure);
