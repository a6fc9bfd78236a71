import { expect, test } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../../eater/eater.ts';
import { FOODS } from '../../food/food-table.ts';
import { answerIntent } from '../../intent/answer/answer-intent.ts';
import { EMPTY_INTENT, type Intent } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import { makePlan } from '../make-plan.ts';
import { readQuery, type PlanQuery } from './plan-query.ts';

const TARGETS = { protein: 100, carbs: 225, fat: 78, calories: 2002 };

const queryOf = (intent: Partial<Intent>, seed = 1, eater: Eater = UNKNOWN_EATER): PlanQuery => ({
  intent: { ...EMPTY_INTENT, ...intent },
  eater,
  targets: TARGETS,
  seed,
});

function makeDishes(query: PlanQuery): readonly Dish[] {
  const made = makePlan(query);
  if (!made.ok) throw new Error(made.fault.sentence);
  return Object.values(made.value.meals).map(({ dishId }) => DEFAULT_CORPUS.dishesById.get(dishId)!);
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const standInsOf = ({ foods }: Dish): readonly string[] => foods.filter(({ facets }) => facets.includes('stand-in')).map(({ id }) => id);
const idsOf = (word: string): readonly string[] => FOODS.filter(({ id }) => id.includes(word)).map(({ id }) => id);
const offered = (intent: Partial<Intent>, eater: Eater = UNKNOWN_EATER): ReadonlySet<string> => {
  const { candidates } = readQuery(queryOf(intent, 1, eater));
  return new Set(
    Object.values(candidates).flatMap((bySlot) => [...bySlot.values()].flatMap((dishes) => dishes.map(({ dishId }) => dishId))),
  );
};

test('who holds to nothing is given no stand-in, and hardly a dish that few know', () => {
  const dishes = SEEDS.flatMap((seed) => makeDishes(queryOf({}, seed)));
  const called = dishes.filter(({ compiled }) => /tofu/i.test(compiled.kit.title));
  expect(dishes.filter((dish) => !called.includes(dish)).flatMap(standInsOf)).toEqual([]);
  const known = dishes.filter(({ compiled }) => compiled.kit.familiarity !== 'adventurous');
  expect(known.length / dishes.length).toBeGreaterThan(0.9);
});

test('beans do not stand in for the meat of a dish, and are still eaten where they belong', () => {
  const ids = [...offered({})];
  expect(ids.filter((id) => id.startsWith('sloppy-joes~lentils'))).toEqual([]);
  expect(ids.some((id) => id.startsWith('sloppy-joes~'))).toBe(true);
  expect(ids.some((id) => id.startsWith('minestrone~'))).toBe(true);
});

test.each<[string, Partial<Intent>]>([
  ['a diet', { diets: ['vegan'] }],
  ['a food', { wish: [{ words: 'tofu', foodIds: idsOf('tofu') }] }],
  ['the word', { dishWords: ['adventurous'] }],
  [
    'no meat at all',
    { exclude: [{ words: 'meat', foodIds: FOODS.filter(({ kind }) => /beef|pork|poultry/.test(kind)).map(({ id }) => id) }] },
  ],
])('tofu comes for who asks with %s', (_, intent) => {
  expect([...offered(intent)].some((id) => id.includes('extra-firm-tofu'))).toBe(true);
});

test('an allergy asks for what stands in for the food it forbids, and for no more', () => {
  const ids = [...offered({ allergies: ['gluten'] })];
  expect(ids.some((id) => id.includes('gluten-free-bread'))).toBe(true);
  expect(ids.filter((id) => id.includes('seitan') || id.includes('extra-firm-tofu'))).toEqual([]);
});

test('"something adventurous" is served by dishes that few know', () => {
  const answer = answerIntent({ words: 'something adventurous', targets: null });
  if (!answer.ok) throw new Error('not understood');
  expect(answer.value.dishWords).toEqual(['adventurous']);
  const dishes = SEEDS.slice(0, 3).map((seed) => makeDishes(queryOf({ dishWords: ['adventurous'] }, seed)));
  for (const day of dishes) expect(day.some(({ compiled }) => compiled.kit.familiarity === 'adventurous')).toBe(true);
  const made = makePlan(queryOf({ dishWords: ['adventurous'] }));
  expect(made.ok && made.value.notes.filter((note) => note.includes('adventurous'))).toEqual([]);
});

test('where rules leave few ideas, what stands in for others is welcome', () => {
  const few: Partial<Intent> = { allergies: ['egg', 'dairy', 'gluten', 'tree-nut', 'peanut'] };
  const { candidates, corpus, wishes } = readQuery(queryOf(few));
  expect(wishes.familiar).toBe(true);
  const kits = corpus.kitIdsBySlot.breakfast.filter((kitId) => candidates.breakfast.has(kitId));
  expect(kits.length).toBeGreaterThan(14);
});

test('a dish that is asked for comes as people know it, and as it must be where there is no other', () => {
  expect([...offered({ dishWords: ['fried-rice'] })].filter((id) => /^chicken-fried-rice.*extra-firm-tofu/.test(id))).toEqual([]);
  expect([...offered({ dishWords: ['gado-gado'] })].some((id) => id.startsWith('gado-gado~'))).toBe(true);
  expect([...offered({ dishWords: ['seitan-gyros'] })].some((id) => id.startsWith('seitan-gyros~'))).toBe(true);
});
