import type { IdeaUnit } from './idea-unit.ts';
import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { readQuery, type PlanQuery } from '../plan/frame/plan-query.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { checkIdeaWishes } from './check-idea-wishes.ts';
import { completeDay } from './complete-day.ts';
import { makeIdeaMeal } from './make-idea-meal.ts';
import type { MealIdea } from './meal-idea.ts';

const queryOf = (words: string): PlanQuery => {
  const intent = parseIntent(words);
  return { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 };
};

function mealOf(
  title: string,
  foods: readonly (readonly [amount: number, unit: IdeaUnit, food: string])[],
  { slot, query }: { slot: MealSlot; query: PlanQuery },
) {
  const { rules, style } = readQuery(query);
  const ingredients = foods.map(([amount, unit, food]) => ({ amount, unit, food, prep: null }));
  const idea: MealIdea = { title, cuisine: '', form: 'curry', ingredients, steps: [], tip: '' };
  const made = makeIdeaMeal(idea, { slot, rules, style, maxMinutes: null });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

type Foods = Parameters<typeof mealOf>[1];
const judge = (words: string, title: string, foods: Foods, slot: MealSlot = 'dinner'): readonly string[] => {
  const query = queryOf(words);
  const meal = mealOf(title, foods, { slot, query });
  return checkIdeaWishes(meal, { intent: query.intent, context: readQuery(query), kept: [] }).map(({ sentence }) => sentence);
};

const CHICKEN: Foods = [
  [1, 'cup', 'chicken breast'],
  [0.4, 'cup', 'basmati rice'],
  [0.5, 'cup', 'tomato'],
];
const SEITAN: Foods = [
  [1, 'cup', 'seitan'],
  [0.4, 'cup', 'basmati rice'],
];

describe('an idea for who asks for nothing of the kind', () => {
  test('has no food that stands in for another', () => {
    expect(judge('2000 calories', 'Rice bowl', SEITAN)).toEqual([expect.stringMatching(/seitan stands in/)]);
    expect(judge('2000 calories', 'Chicken and rice', CHICKEN)).toEqual([]);
  });
  test.each(['vegan', 'something with seitan', 'adventurous'])('but for who says "%s"', (words) => {
    expect(judge(words, 'Rice bowl', SEITAN)).toEqual([]);
  });
});

describe('a dish asked for by name', () => {
  test('is what its meal has to be, with the foods of its name', () => {
    const words = 'chicken tikka masala';
    expect(judge(words, 'Chicken with tomato rice', CHICKEN)).toEqual([expect.stringMatching(/^Dinner is to be the chicken tikka masala/)]);
    expect(judge(words, 'Chicken tikka masala', CHICKEN)).toEqual([]);
    expect(judge(words, 'Tikka masala', [[0.75, 'piece', 'beef sirloin steak'], [0.4, 'cup', 'basmati rice']])).toHaveLength(1); // prettier-ignore
  });
  test('leaves the other meals free', () => {
    expect(judge('chicken tikka masala for dinner', 'Chicken with tomato rice', CHICKEN, 'lunch')).toEqual([]);
  });
  test('is not missed on a day that has it as an idea', () => {
    const query = queryOf('chicken tikka masala for dinner');
    const day = completeDay([mealOf('Chicken tikka masala', CHICKEN, { slot: 'dinner', query })], query);
    expect(day.ok && day.value.meals.dinner?.dishId).toMatch(/^idea~/);
    expect(day.ok && day.value.notes.join(' ')).not.toMatch(/tikka/);
    expect(day.ok && day.value.served?.['named:chicken tikka masala']).toEqual(['dinner']);
  });
});
