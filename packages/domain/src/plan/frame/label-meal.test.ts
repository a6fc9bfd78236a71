import { expect, test } from 'vitest';
import { isFoodAllowed } from '../../diet/check-dish.ts';
import { allergyRule } from '../../diet/diet-rule.ts';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { makeMeal } from '../write/make-meal.ts';
import type { PlannedMeal } from '../plan.ts';
import { refreshMeal } from '../refresh-meal.ts';
import { labelLine, labelMeal } from './label-meal.ts';

const food = (id: string) => DEFAULT_CORPUS.foodsById.get(id)!;
const GLUTEN = [allergyRule('gluten')];

/** The first dish with the food that a coeliac may eat, as it is written for nobody in particular. */
function mealWith(foodId: string): PlannedMeal {
  const dish = [...DEFAULT_CORPUS.dishesById.values()].find(
    ({ foods, slots }) =>
      slots.includes('lunch') && foods.some(({ id }) => id === foodId) && foods.every((one) => isFoodAllowed(one, GLUTEN)),
  )!;
  return makeMeal(dish, { slot: 'lunch', steps: dish.groups.map(({ base }) => base), style: { system: 'us', rules: [] } });
}
const linesOf = ({ ingredients }: PlannedMeal, name: string): readonly string[] => ingredients.filter((line) => line.includes(name));

test.each<[line: string, foodId: string, labelled: string]>([
  ['23 g miso', 'miso', '23 g certified gluten-free miso'],
  ['5 tbsp miso, whisked', 'miso', '5 tbsp certified gluten-free miso, whisked'],
  ['1/3 cup (92 g) certified gluten-free miso', 'miso', '1/3 cup (92 g) certified gluten-free miso'],
  ['4 tsp Worcestershire sauce', 'worcestershire-sauce', '4 tsp certified gluten-free Worcestershire sauce'],
  [
    '1 cup oats and 2 tbsp rolled oats, for the top',
    'rolled-oats',
    '1 cup certified gluten-free oats and 2 tbsp certified gluten-free rolled oats, for the top',
  ],
  [
    '1 cup certified gluten-free oats and 1 cup oats',
    'rolled-oats',
    '1 cup certified gluten-free oats and 1 cup certified gluten-free oats',
  ],
  ['1 cup milk and 1 cup oats', 'rolled-oats', '1 cup milk and 1 cup certified gluten-free oats'],
  ['100 g premisos', 'miso', '100 g premisos'],
  ['1 cup oats', 'rolled-oats', '1 cup certified gluten-free oats'],
  ['1 splash worcester sauce', 'worcestershire-sauce', '1 splash certified gluten-free worcester sauce'],
  ['1 can (400 ml) Broth, warm', 'chicken-broth', '1 can (400 ml) certified gluten-free Broth, warm'],
  ['100 g porridge  oats', 'rolled-oats', '100 g porridge  oats, certified gluten-free'],
  ['1 cup gluten-free oats', 'rolled-oats', '1 cup gluten-free oats'],
  ['1 cup rolled oats (Certified Gluten Free)', 'rolled-oats', '1 cup rolled oats (Certified Gluten Free)'],
])('writes %s with its label', (line, foodId, labelled) => {
  expect(labelLine(line, { food: food(foodId), labels: ['certified gluten-free'] })).toBe(labelled);
});

test('labels the line of a portion by the food that it is counted as, whatever its words', () => {
  const meal = mealWith('miso');
  const portions = meal.portions.map((portion) =>
    portion.foodId === 'miso' ? { ...portion, base: 0, chosen: 0, steps: [{ grams: 20, text: '20 g Zauberpaste' }] } : portion,
  );
  const labelled = labelMeal({ ...meal, portions, ingredients: ['20 g Zauberpaste'] }, GLUTEN, DEFAULT_CORPUS);
  const said = '20 g certified gluten-free Zauberpaste';
  expect(labelled.ingredients).toContain(said);
  expect(labelled.portions.flatMap(({ steps }) => steps.map(({ text }) => text))).toContain(said);
});

test('labels the lines of its recipe, of which a pot is written and by which an own meal is judged', () => {
  const meal = mealWith('miso');
  const line = (text: string, foodId: string | null) => ({ text, foodId });
  const written = { times: 1, lines: [line('20 g miso', 'miso'), line('1 Glumpf', null), line('100 g rice', 'white-rice')] };
  expect(labelMeal({ ...meal, written }, GLUTEN, DEFAULT_CORPUS).written?.lines.map(({ text }) => text)).toEqual([
    '20 g certified gluten-free miso',
    '1 Glumpf',
    '100 g rice',
  ]);
});

test('labels every line of a meal, of all its ladder and of every plate', () => {
  const meal = mealWith('miso');
  const plated: PlannedMeal = {
    ...meal,
    forAll: ['5 tbsp miso'],
    plates: [
      {
        eaterId: 'ada',
        name: 'Ada',
        share: 1,
        told: 'all',
        swap: { out: 'tofu', instead: 'miso', lines: ['2 tbsp miso'] },
        nutrition: meal.nutrition,
        portions: [{ foodId: 'miso', grams: 30, from: 'swap' }],
      },
    ],
  };
  const labelled = labelMeal(plated, GLUTEN, DEFAULT_CORPUS);
  const texts = [
    ...linesOf(labelled, 'miso'),
    ...labelled.portions.filter(({ foodId }) => foodId === 'miso').flatMap(({ steps }) => steps.map(({ text }) => text)),
    ...labelled.forAll!,
    ...labelled.plates!.flatMap(({ swap }) => swap!.lines),
  ];
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).toContain('certified gluten-free miso');
  expect(labelMeal(plated, [], DEFAULT_CORPUS)).toBe(plated);
});

test('leaves a line of its recipe uncounted that is in no number', () => {
  const meal = mealWith('miso');
  const written = { times: 1, lines: [{ text: '20 g miso', foodId: 'miso', isCounted: false }] };
  expect(labelMeal({ ...meal, written }, GLUTEN, DEFAULT_CORPUS).written?.lines).toEqual([
    { text: '20 g certified gluten-free miso', foodId: 'miso', isCounted: false },
  ]);
});

test('a meal that stays on a day has the labels of today, though it was written before the rule', () => {
  const kept = mealWith('miso');
  const refreshed = refreshMeal({
    intent: EMPTY_INTENT,
    eater: { ...UNKNOWN_EATER, allergies: ['gluten'] },
    targets: { calories: 2000, protein: 100, carbs: 230, fat: 75 },
    seed: 7,
    meals: { lunch: kept, dinner: mealWith('salmon') },
    slot: 'dinner',
    refreshCount: 1,
  });
  expect(refreshed.ok && linesOf(refreshed.value.meals.lunch!, 'miso')).toEqual(
    linesOf(kept, 'miso').map((line) => line.replace('miso', 'certified gluten-free miso')),
  );
});
