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

type Line = { readonly food: Food; readonly grams: number; readonly written: number; readonly text: string };
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

const OF_EGGS = new Set(['omelette', 'frittata', 'scramble']);
const BOUND = /^(?:vegetable|mushroom|starchy-root|legume|fish|poultry|processed-meat)$/;
/** Beside a toast, or nothing that weighs on it. */
const ASIDE = /oil|spice|egg|milk|yogurt|fruit|butter/;
const sumGrams = (lines: readonly Line[]): number => lines.reduce((sum, { grams }) => sum + grams, 0);
const sumWritten = (lines: readonly Line[]): number => lines.reduce((sum, { written }) => sum + written, 0);
const tsp = (text: string): number => (/tbsp/.test(text) ? 3 * countOf(text) : / tsp/.test(text) ? countOf(text) : 0);

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
  'over 600 g of a drink': ({ form = '' }, lines) =>
    form === 'smoothie' && sumGrams(lines) > 620 ? [`${Math.round(sumGrams(lines))} g`] : [],
  'over 350 g of roots': (_, lines) => textsOf(lines.filter(({ food, grams }) => food.kind === 'starchy-root' && grams > 355)),
  'eggs with over 1.5 times as much in them as written': ({ form = '' }, lines) => {
    if (!OF_EGGS.has(form)) return [];
    const eggs = lines.filter(({ food }) => food.kind === 'egg');
    const others = lines.filter(({ food, written }) => BOUND.test(food.kind) && written >= 25);
    const growth = sumGrams(others) / sumWritten(others) / (sumGrams(eggs) / sumWritten(eggs));
    return growth > 1.5
      ? [
          `${lines
            .map(({ text }) => text)
            .slice(0, 5)
            .join(', ')} (${growth.toFixed(1)})`,
        ]
      : [];
  },
  'fruit over 1.5 times the main thing of a salad or bowl': ({ form = '' }, lines) => {
    const main = sumGrams(lines.filter(({ food }) => MEAT.test(food.kind) || food.kind === 'legume' || food.kind === 'egg'));
    const fruit = sumGrams(lines.filter(({ food }) => food.kind === 'fruit' && !/avocado|olive/.test(food.id)));
    return main > 0 && ['salad', 'bowl', 'plate'].includes(form) && fruit > 1.5 * main
      ? [`${Math.round(fruit)} to ${Math.round(main)} g`]
      : [];
  },
  'over 2.5 times the bread on a toast': ({ form = '' }, lines) => {
    const bread = sumGrams(lines.filter(({ food }) => food.kind === 'bread'));
    const on = sumGrams(lines.filter(({ food }) => food.kind !== 'bread' && !ASIDE.test(food.kind)));
    return form === 'toast' && bread > 0 && on > 2.5 * bread ? [`${Math.round(on)} on ${Math.round(bread)} g`] : [];
  },
  'two parts over twice as far apart as written': (_, lines) => {
    const parts = lines.filter(({ food, written }) => written >= 40 && !/oil|spice|milk|stock/.test(food.kind));
    const sorted = parts.toSorted((a, b) => a.grams / a.written - b.grams / b.written);
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (!least || !most) return [];
    const apart = most.grams / most.written / (least.grams / least.written);
    return apart > 2.05 ? [`${most.text} to ${least.text} (${apart.toFixed(1)})`] : [];
  },
  'strong seasoning': (_, lines) =>
    textsOf(
      lines.filter(
        ({ food: { id, kind }, grams, text }) =>
          (id === 'ginger' && grams > 6.5) ||
          (id === 'garlic' && grams > 12.5) ||
          (kind === 'spice' && !/salt|seed|paprika/.test(id) && tsp(text) > 2),
      ),
    ),
  'under 1 g of soy sauce per 50 g of fried rice or noodles': ({ form = '' }, lines) => {
    const soy = sumGrams(
      lines.filter(({ food }) => /soy-sauce|tamari|aminos|fish-sauce|oyster-sauce|miso|hoisin|gochujang|paste/.test(food.id)),
    );
    const all = sumGrams(lines);
    return ['rice', 'noodles', 'stir-fry'].includes(form) && soy > 0 && soy < all / 45 ? [`${soy} in ${Math.round(all)} g`] : [];
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
    const lines = meal.portions.flatMap(({ foodId, steps, chosen, base }): Line[] => {
      const food = DEFAULT_CORPUS.foodsById.get(foodId);
      return food ? [{ food, ...steps[chosen]!, written: steps[base]!.grams }] : [];
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
