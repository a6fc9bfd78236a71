import { describe, expect, test } from 'vitest';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readText } from './read-text.ts';

const read = (text: string): ImportedRecipe => {
  const result = readText(text);
  if (!result.ok) throw new Error(result.fault.type);
  return result.value;
};
const lines = ({ ingredients }: ImportedRecipe): readonly string[] => ingredients.flatMap((group) => group.lines);
const steps = (recipe: ImportedRecipe): readonly string[] => recipe.steps.flatMap((group) => group.lines);

const LIST = ['300 g flour', '2 eggs', '1 pinch salt'];
const STEPS = ['Whisk the eggs with the salt.', 'Knead in the flour and let it rest.'];

describe('pasted text', () => {
  const layouts = [
    [
      'plain headings and counted steps',
      `Noodles\nServes 4\n45 min\n\nIngredients\n${LIST.join('\n')}\n\nInstructions\n1. ${STEPS[0]}\n2. ${STEPS[1]}`,
    ],
    [
      'bullets, German headings',
      `Noodles\n\nZutaten:\n${LIST.map((line) => `- ${line}`).join('\n')}\n\nZubereitung:\n${STEPS.map((line) => `- ${line}`).join('\n')}\n\nPortionen: 4`,
    ],
    [
      'Markdown',
      `# Noodles\n\nServes 4 | 45 min\n\n## Ingredients\n\n${LIST.map((line) => `* ${line}`).join('\n')}\n\n## Method\n\n${STEPS.join('\n\n')}`,
    ],
    ['no headings', `Noodles\nServes 4\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['no headings and no empty line', `Noodles\nServes 4\n${LIST.join('\n')}\n${STEPS.join('\n')}`],
    [
      'capitals with the servings in the heading',
      `Noodles\n\nINGREDIENTS (SERVES 4)\n${LIST.map((line) => `• ${line}`).join('\n')}\nMETHOD\n${STEPS.join('\n')}`,
    ],
    [
      'a page’s text around it',
      `Print  Pin  Share\nNoodles\n4.8 from 31 votes\n\nI made it 3 times for the 2 of us.\n\nServes 4\n\nIngredients\n${LIST.map((line) => `▢ ${line}`).join('\n')}\n\nInstructions\nStep 1\n${STEPS[0]}\nStep 2\n${STEPS[1]}\nNotes\nKeeps 3 days.\nNutrition\nCalories: 320 kcal`,
    ],
  ] as const;
  test.each(layouts)('%s', (_, text) => {
    const recipe = read(text);
    expect(recipe.title).toBe('Noodles');
    expect(lines(recipe)).toEqual(LIST);
    expect(steps(recipe)).toEqual(STEPS);
    expect(recipe.yield).toMatchObject({ min: 4, max: 4 });
  });

  test('its language is that of its headings, and groups keep theirs', () => {
    const recipe = read(
      'Tarte\n\nIngrédients\nPour la pâte :\n250 g de farine\nPour la garniture :\n3 œufs\n\nPréparation\nMélanger le tout.',
    );
    expect(recipe.language).toBe('fr');
    expect(recipe.ingredients).toEqual([
      { heading: 'Pour la pâte', lines: ['250 g de farine'] },
      { heading: 'Pour la garniture', lines: ['3 œufs'] },
    ]);
  });

  test('what is no recipe is none', () => {
    expect(readText('Dear Ada, see you at eight.')).toEqual({ ok: false, fault: { type: 'no-recipe' } });
    expect(readText('1 '.repeat(400_000))).toEqual({ ok: false, fault: { type: 'too-large' } });
  });
});
