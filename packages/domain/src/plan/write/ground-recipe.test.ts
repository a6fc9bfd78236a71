import { describe, expect, test } from 'vitest';
import { runSteps } from '../../base/steps.ts';
import type { RecipeWish } from './find-recipe.ts';
import { groundRecipeInSteps } from './ground-recipe.ts';

const groundRecipe = (wish: RecipeWish) => runSteps(groundRecipeInSteps(wish));

const stepsOf = (title: string, ...ingredients: string[]): string => groundRecipe({ title, ingredients }).recipe.instructions.join(' ');

describe('a recipe of foreign lines', () => {
  test('starts the grain first, cooks meat to its temperature and names every line', () => {
    const steps = stepsOf(
      'Chicken and rice',
      '6 oz chicken breast',
      '1/2 cup white rice',
      '1 cup broccoli',
      '1 tbsp olive oil',
      '2 tbsp parsley',
    );
    expect(steps.startsWith('Rinse the white rice')).toBe(true);
    expect(steps).toContain('165°F');
    for (const name of ['chicken breast', 'white rice', 'broccoli', 'olive oil', 'parsley']) expect(steps).toContain(name);
    expect(steps).not.toMatch(/[{}]|undefined/);
  });
  test('names what the table does not know as well', () => {
    expect(stepsOf('Odd bowl', '1 cup white rice', '1 cup glimmerwort')).toContain('glimmerwort');
  });
  test.each([
    ['Berry smoothie', 'blender'],
    ['Overnight oats', 'overnight'],
    ['Breakfast plate', 'plate'],
  ])('%s needs no stove', (title, word) => {
    const { recipe } = groundRecipe({ title, ingredients: ['1/2 cup blueberries', '1 cup Greek yogurt'] });
    expect(recipe.instructions.join(' ')).toContain(word);
    expect(recipe.cookMinutes).toBe(0);
  });
  test('takes as long as its slowest part', () => {
    const { recipe } = groundRecipe({ title: 'Rice', ingredients: ['1/2 cup brown rice'] });
    expect(recipe.cookMinutes).toBeGreaterThanOrEqual(30);
  });
});

describe('its figures', () => {
  test('are those of USDA, rounded', () => {
    const { recipe } = groundRecipe({ title: 'Egg', ingredients: ['2 large eggs'] });
    expect(recipe.nutrition).toMatchObject({ protein: 13, carbs: 1, fat: 10 });
  });
  test('come with the lines they leave out', () => {
    const { notCounted } = groundRecipe({
      title: 'Stew',
      ingredients: ['1 lb beef chuck', '2 cups glimmerwort', 'oil for frying', 'salt to taste'],
    });
    expect(notCounted).toEqual(['2 cups glimmerwort', 'oil for frying']);
  });
});
