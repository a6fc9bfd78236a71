// What a cook would not put on a plate, counted on the printed amounts of seeded days of all diets: --days 500 --seed 1 --shown 3.
import { parseArgs } from 'node:util';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import type { Food } from '../packages/domain/src/food/food.ts';
import type { PlannedMeal } from '../packages/domain/src/plan/plan.ts';
import { makeSeededPlan } from '../packages/domain/tests/seeded-plans.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    shown: { type: 'string', default: '0' },
  },
});

type Line = { readonly food: Food; readonly grams: number; readonly text: string };
type Fault = (meal: PlannedMeal, lines: readonly Line[]) => readonly string[];

const MEAT = /^(?:beef|lamb|pork|game|poultry|offal|fish|crustacean|mollusc|soy|meat-substitute)$/;
const PLANT = /^(?:vegetable|fruit|mushroom|legume|soy|grain|pseudo-grain|starchy-root|pasta|bread|flour|nut|peanut|seed)$/;
const SPOONED = new Set(['soup', 'stew', 'roll']);
const IN_BATTER = new Set(['porridge', 'oats', 'smoothie', 'pancakes']);
const textsOf = (lines: readonly Line[]): readonly string[] => lines.map(({ text }) => text);
/** "2", "1/2" or "1 1/2" at the beginning of a line. */
function countOf(text: string): number {
  const [, whole = '0', part = '0', of = '1'] = /^(?:(\d+)(?![\d/]))? ?(?:(\d)\/(\d))?/.exec(text) ?? [];
  return Number(whole) + Number(part) / Number(of);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'dry pasta under 60 g': ({ form = '' }, lines) =>
    SPOONED.has(form)
      ? []
      : textsOf(
          lines.filter(({ food, grams }) => food.kind === 'pasta' && food.state === 'dry' && !/couscous|orzo/.test(food.id) && grams < 59),
        ),
  'a quarter of a small bread': (_, lines) =>
    textsOf(lines.filter(({ food, text }) => food.kind === 'bread' && /^(?:\d+ )?[13]\/4 (?!cup|baguette)/.test(text))),
  'over 250 g of meat or tofu beside anything': (_, lines) =>
    lines.some(({ food, grams }) => PLANT.test(food.kind) && food.kind !== 'soy' && grams >= 30)
      ? textsOf(lines.filter(({ food, grams }) => MEAT.test(food.kind) && grams > 255))
      : [],
  'over 135 g of egg white in a porridge or batter': ({ form = '' }, lines) =>
    IN_BATTER.has(form) ? textsOf(lines.filter(({ food, grams }) => /egg-white/.test(food.id) && grams > 135)) : [],
  'half a date or olive': (_, lines) =>
    textsOf(
      lines.filter(
        ({ food, text, grams }) =>
          food.kind === 'fruit' && /1\/2 (?!cup|tbsp|tsp)/.test(text) && grams < 60 && /date|olive|prune|apricot/.test(food.id),
      ),
    ),
  'more than a bread holds': ({ form = '' }, lines) => {
    const bread = lines.find(
      ({ food, text }) => food.kind === 'bread' && /pita|tortilla|wrap|bun|roll|bagel/.test(food.id) && countOf(text) > 0,
    );
    if (!bread || !['wrap', 'sandwich', 'burger'].includes(form)) return [];
    const filling = lines.filter(
      ({ food }) => food !== bread.food && !/leafy/.test(food.facets.join()) && !/spice|oil|sauce/.test(food.kind),
    );
    const grams = filling.reduce((sum, line) => sum + line.grams, 0) / countOf(bread.text);
    return grams > MOST_FILLING ? [`${Math.round(grams)} g in each ${bread.food.names.noun}`] : [];
  },
};
/** A pita of 64 g with this much beside it is a plate with a pita. */
const MOST_FILLING = 280;

const found = new Map<string, string[]>();
let meals = 0;
for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.days); seed++) {
  const { plan } = makeSeededPlan(seed);
  for (const meal of Object.values(plan?.meals ?? {})) {
    meals++;
    const lines = meal.portions.flatMap(({ foodId, steps, chosen }): Line[] => {
      const food = DEFAULT_CORPUS.foodsById.get(foodId);
      return food ? [{ food, ...steps[chosen]! }] : [];
    });
    for (const [name, fault] of Object.entries(FAULTS))
      for (const what of fault(meal, lines)) found.set(name, [...(found.get(name) ?? []), `${seed} ${meal.dishId}: ${what}`]);
  }
}
console.log(`${values.days} days, ${meals} meals`);
for (const name of Object.keys(FAULTS)) {
  console.log(`  ${String(found.get(name)?.length ?? 0).padStart(4)}  ${name}`);
  for (const line of (found.get(name) ?? []).slice(0, Number(values.shown))) console.log(`          ${line}`);
}
