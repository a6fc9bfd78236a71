import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../../intent/answer/describe-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { makePlan } from '../make-plan.ts';
import type { DayDraft, PlannedMeal } from '../plan.ts';
import { placeMeal, refreshMeal } from '../refresh-meal.ts';
import { type PlanQuery, readQuery } from '../frame/plan-query.ts';
import { listMissed } from './list-missed.ts';
import { listServed } from './list-served.ts';
import { makeMeal } from './make-meal.ts';
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
  const places = served?.['said:asian'] ?? [];
  expect(places).toContain('dinner');
  for (const place of places) expect(meals[place]?.cuisine).toMatch(/thai|chinese|japanese|vietnamese|korean/);
});

test.each([1, 2, 3])('noodles are no gnocchi, couscous or penne (seed %i)', (seed) => {
  const day = madeOf(makePlan(queryOf('noodles for dinner', seed)));
  expect(day.served?.['wish:noodles']).toEqual(['dinner']);
  expect(holds(day.meals.dinner, /noodle|soba|udon|ramen|vermicelli|somen/)).toBe(true);
});

test('what is refreshed away is served no more', () => {
  const query = queryOf('salmon for dinner', 2);
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
  const days = [1, 2, 3, 4, 5, 6].map((seed) => madeOf(makePlan(queryOf('salmon for lunch', seed))));
  const { meals } = days.find((day) => mealsOf(day).every(({ place, meal }) => holds(meal, /salmon/) === (place === 'lunch')))!;
  const kept = madeOf(placeMeal({ ...queryOf('salmon for dinner'), meals }));
  expect(kept.served?.['wish:salmon']).toEqual(['lunch']);
  expect(kept.notes).toContain('No dinner with salmon fits this day, but lunch has salmon.');
  expect(kept.notes).not.toContain(UNSERVED.food('salmon', 'fits this day'));
  expect(kept.reasons.join(' ')).not.toContain('salmon, as you wished');
});

test.each([
  ['use up half a cabbage and eggs, quick lunch no cooking', ['cabbage', 'eggs']],
  ['soy yogurt for a snack, allergic to nuts and sesame', ['soy yogurt']],
  ['beans and spinach for breakfast, sausage for dinner', ['beans', 'spinach', 'sausage']],
])('chip, note and reasons say the same of each wish: %s', (words, wishes) => {
  for (const seed of [1, 2, 3]) {
    const { intent } = queryOf(words);
    const { meals, served = {}, notes, reasons } = madeOf(makePlan(queryOf(words, seed)));
    for (const wish of wishes) {
      const { foodIds } = intent.wish.find((one) => one.words === wish)!;
      const holding = mealsOf({ meals }).filter(({ meal }) => meal.portions.some(({ foodId }) => foodIds.includes(foodId)));
      const asked = intent.wishedAt[`wish:${wish}`] ?? intent.focus;
      const here = holding.filter(({ meal }) => asked.length === 0 || asked.includes(meal.slot));
      const told = here.length > 0 ? here : holding;
      expect(served[`wish:${wish}`]).toEqual(told.map(({ place }) => place));
      const kept = reasons.find((reason) => reason.startsWith('Kept to: ')) ?? '';
      expect(new RegExp(`\\b${wish}[^;]*, as you wished`).test(kept)).toBe(here.length > 0);
      expect(notes.includes(UNSERVED.food(wish, 'fits this day')) || notes.includes(UNSERVED.food(wish, 'fits your rules'))).toBe(
        holding.length === 0,
      );
      expect(notes.some((note) => note.endsWith(`${wish}.`) && note.includes(', but '))).toBe(here.length === 0 && holding.length > 0);
    }
  }
});

test('what is only nearest to a dish that no rule leaves is not it in its chip either', () => {
  const { served, notes } = madeOf(makePlan(queryOf('no milk, ice cream for a snack')));
  expect(notes.join(' ')).toContain('No ice cream fits your rules; the nearest is');
  expect(served?.['said:ice cream']).toEqual([]);
});

test('ice cream with berries is the ice cream that was asked for, in its chip too', () => {
  const { served, meals } = madeOf(makePlan(queryOf('ice cream for a snack')));
  expect(holds(meals.snack, /ice-cream/)).toBe(true);
  expect(served?.['said:ice cream']).toEqual(['snack']);
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

test('a dish by name is served at the meal it was said of, and nothing else is told of it beside', () => {
  const query = queryOf('salmon salad for lunch, soup for dinner');
  const context = readQuery(query);
  const salad = [...context.wishes.dishes.at(0)!.dishes].at(0)!;
  const at = (slot: 'lunch' | 'dinner') => makeMeal(salad, { slot, steps: salad.groups.map(({ base }) => base), style: context.style });
  const look = (meals: readonly PlannedMeal[]) => {
    const served = listServed(meals, { intent: query.intent, context });
    const told = listMissed(meals, { intent: query.intent, context, served }).filter((note) => note.includes('salmon salad'));
    return { places: served['named:salmon salad'], told };
  };
  expect(look([at('lunch'), at('dinner')])).toEqual({ places: ['lunch'], told: [] });
  expect(look([at('dinner')])).toEqual({ places: ['dinner'], told: [expect.stringMatching(/^No lunch with salmon salad .*dinner has/)] });
  // What the list does not have is missed, though the same dish is there.
  const served = { 'named:salmon salad': [] };
  expect(listMissed([at('lunch')], { intent: query.intent, context, served })).not.toEqual(
    listMissed([at('lunch')], { intent: query.intent, context, served: { 'named:salmon salad': ['lunch'] } }),
  );
});
