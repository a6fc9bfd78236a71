import { expect, test } from 'vitest';
import { makeOwnMeal } from '@larder/domain/own-recipe/make-own-meal.ts';
import { readLines, weighRecipe } from '@larder/domain/own-recipe/weigh-recipe.ts';
import { tellOfLeftover, tellOfPot } from '@larder/domain/week/tell-of-pot.ts';
import { formatMeal } from '../../plan-wire/format-plan.ts';
import { standAlone } from './stand-alone.ts';

const recipe = {
  title: 'Rice and beans',
  ingredients: [{ heading: null, lines: ['300 g rice', '900 g white beans, canned'] }],
  steps: [{ heading: null, lines: ['Boil the rice.', 'Stir the beans in.'] }],
  yield: { min: 6, max: 6, noun: 'servings', isServings: true },
  minutes: { prep: 5, cook: 20, total: 25 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: null,
};
const lines = readLines(recipe, new Map());
const own = { id: 'own', recipe, lines, numbers: weighRecipe(recipe, lines) };

test('a part of the pot of an own recipe is cooked for itself by the steps of its recipe', () => {
  const pot = {
    cookId: 'pot',
    share: 0.5,
    cookedOn: '2026-11-23',
    cookedFor: 'dinner' as const,
    eatenOn: '2026-11-23',
    servings: [
      { date: '2026-11-23', slot: 'dinner' as const, share: 0.5 },
      { date: '2026-11-24', slot: 'lunch' as const, share: 0.5 },
    ],
    ingredients: ['100 g rice'],
  };
  const cooked = tellOfPot({ ...makeOwnMeal(own, { slot: 'dinner', plates: 1 }), pot }, { keepsDays: 3, portions: null });
  const left = tellOfLeftover({ ...makeOwnMeal(own, { slot: 'lunch', plates: 1 }), pot: { ...pot, eatenOn: '2026-11-24' } });
  const content = {
    meals: { dinner: formatMeal(cooked), lunch: formatMeal(left) },
    nutritionOverview: { totalCalories: 0, protein: 0, carbs: 0, fat: 0 },
  };
  const { meals } = standAlone(content, [own]);
  for (const meal of [meals.dinner, meals.lunch]) {
    expect(meal).toMatchObject({
      instructions: ['Boil the rice.', 'Stir the beans in.'],
      cookMinutes: 20,
      ingredients: cooked.ingredients,
    });
    expect(meal.pot).toBeUndefined();
    expect(meal.description).not.toMatch(/left of|Monday/);
  }
});
