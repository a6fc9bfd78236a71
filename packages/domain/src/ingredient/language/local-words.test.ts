import { describe, expect, test } from 'vitest';
import { findFoodByName } from '../../food/find-food.ts';
import { getUnit, UNITS } from '../../quantity/unit.ts';
import { groundForeignLine } from '../ground-foreign-line.ts';
import { findRecipeLanguage } from './find-recipe-language.ts';
import { FOOD_WORDS } from './food-words.table.ts';
import { getLocalWords, LOCAL_LANGUAGES, stemWords } from './local-words.ts';
import { translateLine } from './translate-line.ts';

const rows = FOOD_WORDS.trim().split('\n');

describe('the table of foods', () => {
  test('has at least 300 in each language, and every English name is a food', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(rows.filter((row) => row.split(' | ').length !== 4 || row.split(' | ').some((cell) => cell.trim() === ''))).toEqual([]);
    expect(rows.filter((row) => !findFoodByName(row.replace(/ \|.*/, '')))).toEqual([]);
  });

  test.each(LOCAL_LANGUAGES.map((language, at) => [language, at] as const))('%s: no word stands for two foods', (language, at) => {
    const seen = new Map<string, string>();
    const twice = rows.flatMap((row) => {
      const [english = '', ...columns] = row.split(' | ');
      return (columns[at] ?? '').split(', ').flatMap((name) => {
        const key = stemWords(name, language).join(' ');
        const other = seen.get(key);
        seen.set(key, english);
        return other !== undefined && other !== english ? [`${name}: ${other}, ${english}`] : [];
      });
    });
    expect(twice).toEqual([]);
  });

  test.each(LOCAL_LANGUAGES)('%s: every word alone is found, with its amount', (language) => {
    const column = LOCAL_LANGUAGES.indexOf(language) + 1;
    const lost = rows.flatMap((row) => {
      const cells = row.split(' | ');
      return (cells[column] ?? '').split(', ').filter((name) => translateLine(`100 g ${name}`, language)?.food !== cells[0]);
    });
    expect(lost).toEqual([]);
  });
});

test('every measure is one that the English reader knows', () => {
  const known = new Set(UNITS.flatMap(({ id }) => [id, getUnit(id).one]));
  const strange = LOCAL_LANGUAGES.flatMap((language) => [...new Set(getLocalWords(language).units.values())]).filter(
    (unit) => !known.has(unit) && !/^\d+ (?:g|ml)$/.test(unit),
  );
  expect(strange).toEqual([]);
});

test.each([
  ['1 Pck. Vanillezucker', 'de', 'sugar', 8],
  ['1/2 Päckchen Backpulver', 'de', 'baking-powder', 8],
  ['1 Würfel Hefe', 'de', 'fresh-yeast', 42],
  ['1 sachet de levure chimique', 'fr', 'baking-powder', 11],
  ['2 sobres de levadura química', 'es', 'baking-powder', 32],
  ['200 g Steinpilze', 'de', 'mushrooms', 200],
  ['100 ml Kondensmilch', 'de', 'evaporated-milk', 107],
] as const)('a shelf’s own packs and names: %s', (line, language, foodId, grams) => {
  const grounded = groundForeignLine(line, language);
  expect([grounded.food?.id, Math.round(grounded.grams ?? 0)]).toEqual([foodId, grams]);
});

test.each([
  ['2 dl mjölk', 'sv'],
  ['300 g bloem', 'nl'],
  ['2 cucchiai di olio', 'it'],
])('a line in a language without a table is not counted: %s', (line, language) => {
  expect(groundForeignLine(line, language)).toMatchObject({ food: undefined, grams: null, weight: 'unknown' });
});

describe('the language of a recipe', () => {
  const german = ['500 g Putenfleisch', '1 Zwiebel', '1 EL Tomatenmark', '200 ml Wasser'];
  test('is the declared one, unless English is declared and the lines are not', () => {
    expect(findRecipeLanguage(german, 'en-US')).toBe('de');
    expect(findRecipeLanguage(german, null)).toBe('de');
    expect(findRecipeLanguage(['2 cups flour', '1 egg'], null)).toBeNull();
    expect(findRecipeLanguage(['2 cups flour', '1 egg'], 'en')).toBe('en');
    expect(findRecipeLanguage(['2 dl mjölk'], 'sv-SE')).toBe('sv-SE');
    expect(findRecipeLanguage(['3 œufs', '200 g de farine'], 'fr-FR')).toBe('fr');
  });
});
