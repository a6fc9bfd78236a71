import { describe, expect, it } from 'vitest';
import type { Macros } from '../../food/nutrients.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { findStepTimes } from '../../recipe/find-step-times.ts';
import { makeMeal } from './make-meal.ts';
import { sumPortions } from '../portion/solve-portions.ts';

const firstDishes = [...DEFAULT_CORPUS.dishesByKit.values()].flatMap((dishes) => dishes.slice(0, 1));
const meals = firstDishes.map((dish) =>
  makeMeal(dish, { slot: dish.slots[0] ?? 'dinner', steps: dish.groups.map(({ base }) => base), style: { system: 'us', rules: [] } }),
);

describe('a dish written out', () => {
  it('says how long its longest work takes', () => {
    const silent = meals.filter(
      ({ cookMinutes, instructions }) => cookMinutes >= 15 && !instructions.some((step) => /\b(minutes?|hours?)\b/.test(step)),
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('says what a pot of it makes, and what has to stand overnight before', () => {
    const of = (kitId: string) => meals.find(({ dishId }) => dishId.split('~')[0] === kitId);
    expect(of('feijoada')).toMatchObject({ makes: 6, waitMinutes: 480 });
    expect(of('garlic-butter-steak')).not.toHaveProperty('makes');
    expect(of('garlic-butter-steak')).not.toHaveProperty('waitMinutes');
  });

  it('counts the knife also where a step of preparation is no cutting', () => {
    // Strips of beef, garlic and broccoli are cut before its one prepared step stirs a sauce together.
    expect(meals.find(({ dishId }) => dishId.startsWith('pad-see-ew'))?.prepMinutes).toBeGreaterThanOrEqual(4);
  });

  it('says a time once a step', () => {
    const twice = meals
      .flatMap(({ instructions }) => instructions)
      .filter((step) => / About \d+ minutes\.$/.test(step) && findStepTimes(step.replace(/ About \d+ minutes\.$/, '')).length > 0);
    expect(twice).toEqual([]);
  });

  it('says the whole time of a step whose words name only the rest of the meat', () => {
    const searing = meals
      .filter(({ dishId }) => dishId.startsWith('garlic-butter-steak'))
      .flatMap(({ instructions }) => instructions)
      .find((step) => step.includes('leave to rest for 3 minutes'));
    expect(searing).toMatch(/About 10 minutes in all\.$/);
  });

  it('says that the work goes on while rice or pasta cooks by itself', () => {
    const waiting = meals.flatMap(({ instructions, title }) =>
      instructions.flatMap((step, at) =>
        /^(?:Rinse the .*rice|Bring a large pot)/.test(step) && !/^(?:Meanwhile|While|When)\b/.test(instructions[at + 1] ?? '')
          ? [title]
          : [],
      ),
    );
    expect(meals.some(({ instructions }) => instructions[1]?.startsWith('Meanwhile, '))).toBe(true);
    expect(waiting).toEqual([]);
  });

  it('weighs to the gram what the search for amounts counted with', () => {
    const off = firstDishes.filter((dish, at) => {
      const counted = (macro: keyof Macros): number =>
        dish.groups.reduce((sum, group) => sum + (group[macro][group.base] ?? 0), dish.fixed[macro]);
      const printed = sumPortions(meals[at]?.portions ?? []);
      return (['protein', 'carbs', 'fat'] as const).some((macro) => Math.abs(counted(macro) - printed[macro]) > 1e-9);
    });
    expect(off.map(({ dishId }) => dishId)).toEqual([]);
  });

  it('keeps its ingredient lines and its portions in step', () => {
    for (const { ingredients, portions } of meals) expect(ingredients).toEqual(portions.map(({ steps, chosen }) => steps[chosen]?.text));
  });
});
