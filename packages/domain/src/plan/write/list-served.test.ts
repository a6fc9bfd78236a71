import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../../intent/answer/describe-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { makePlan } from '../make-plan.ts';
import type { DayDraft, PlannedMeal } from '../plan.ts';
import { placeMeal, refreshMeal } from '../refresh-meal.ts';
import type { PlanQuery } from '../frame/plan-query.ts';
import { UNSERVED } from './unserved-wish.ts';

const queryOf = (words: string, seed = 1): PlanQuery => {
  const intent = parseIntent(words);
  return { intent, eater: UNKNOWN_EATER, targets: resolveTargets({ intent, eater: UNKNOWN_EATER }).targets, seed };
};
const madeOf = (made: ReturnType<typeof makePlan>): DayDraft => {
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
};
const holds = (meal: PlannedMeal | undefined, food: RegExp): boolean => meal?.portions.some(({ foodId }) => food.test(foodId)) ?? false;

test.each([1, 2, 3])('each wish knows the meals that serve it, and no other (seed %i)', (seed) => {
  const query = queryOf('salmon, soup, 6 meals', seed);
  const day = madeOf(makePlan(query));
  const withSalmon = mealsOf(day).filter(({ meal }) => holds(meal, /salmon/));
  expect(day.served?.['wish:salmon']).toEqual(withSalmon.map(({ place }) => place));
  for (const place of day.served?.['dish:soup'] ?? []) expect(`${day.meals[place]?.form} ${day.meals[place]?.title}`).toMatch(/soup/i);
});

test('of a meal that was named only that meal', () => {
  const { served } = madeOf(makePlan(queryOf('Mexican lunch, Japanese dinner')));
  expect(served).toEqual({ 'cuisine:mexican': ['lunch'], 'cuisine:japanese': ['dinner'] });
});

test.each([1, 2, 3])('a choice of cuisines is served by any of them (seed %i)', (seed) => {
  const { served, meals } = madeOf(makePlan(queryOf('Asian dinner', seed)));
  expect(meals.dinner?.cuisine).toMatch(/thai|chinese|japanese|vietnamese|korean/);
  expect(served?.['said:asian']).toEqual(['dinner']);
});

test.each([1, 2, 3])('noodles are no gnocchi, couscous or penne (seed %i)', (seed) => {
  const day = madeOf(makePlan(queryOf('noodles for dinner', seed)));
  expect(day.served?.['wish:noodles']).toEqual(['dinner']);
  expect(holds(day.meals.dinner, /noodle|soba|udon|ramen|vermicelli|somen/)).toBe(true);
});

test('what is refreshed away is served no more', () => {
  const query = queryOf('salmon for dinner');
  const day = madeOf(makePlan(query));
  expect(day.served?.['wish:salmon']).toEqual(['dinner']);
  const others = {
    ...query,
    intent: parseIntent('salmon for dinner'),
    eater: { ...UNKNOWN_EATER, excludedFoodIds: ['salmon', 'smoked-salmon', 'canned-salmon'] },
  };
  const next = madeOf(refreshMeal({ ...others, meals: day.meals, slot: 'dinner', refreshCount: 1 }));
  expect(next.served?.['wish:salmon']).toEqual(holds(next.meals.dinner, /salmon/) ? ['dinner'] : []);
});

test('what is served at another meal than it was said of is missed, and said so', () => {
  const { meals } = madeOf(makePlan(queryOf('salmon for lunch')));
  const kept = madeOf(placeMeal({ ...queryOf('salmon for dinner'), meals }));
  expect(kept.served?.['wish:salmon']).toEqual([]);
  expect(kept.notes).toContain(UNSERVED.food('salmon', 'fits this day'));
});

test('every key is that of a chip', () => {
  for (const words of [
    'duck stroganoff and tacos',
    'salmon burger for lunch',
    'pescatarian',
    'pad thai, no cook breakfast',
    'chicken soup, Thai, quick',
  ]) {
    const query = queryOf(words);
    const chips = new Set([
      ...describeIntent(query.intent, UNKNOWN_EATER).map(({ id }) => id),
      ...query.intent.phrases.flatMap((one) => one.chips),
    ]);
    const known = new Set([...chips, ...query.intent.dishes.map((dish) => `named:${dish.words}`)]);
    expect(Object.keys(madeOf(makePlan(query)).served ?? {}).filter((id) => !known.has(id))).toEqual([]);
  }
});

test('a way that holds for every meal is told of every meal that keeps it', () => {
  const { served } = madeOf(makePlan(queryOf('easy, kid-friendly')));
  expect(served?.['dish:easy']).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
  expect(served?.['dish:kid-friendly']).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
});
