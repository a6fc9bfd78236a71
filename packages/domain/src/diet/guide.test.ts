import { describe, expect, test } from 'vitest';
import { DIETS } from './diet.ts';
import { getGuideEntry, listGuide, MENU_DIETS } from './guide.ts';
import { DEFAULT_SPLITS, MACRO_RANGES, splitToGrams } from './macro-split.ts';

const MACROS = ['protein', 'carbs', 'fat'] as const;

describe('the nutrition guide', () => {
  test('orders by the lower bounds of protein, carbs and fat', () => {
    expect(listGuide().map(({ name }) => name)).toEqual([
      'Carnivore',
      'Paleo',
      'Pregnancy Nutrition',
      'Ketogenic',
      'DASH',
      'Mediterranean',
      'Pescatarian',
      'Standard American',
      'Vegetarian',
      'Gluten Free',
      'Vegan',
    ]);
  });
  test('leaves only DASH out of the menu', () => {
    expect(MENU_DIETS).toHaveLength(10);
    expect(MENU_DIETS).not.toContain('dash');
  });
  test.each(DIETS)('%s has every part of a card', (diet) => {
    const { keyPrinciples, benefits, considerations, foodsToInclude, foodsToLimit } = getGuideEntry(diet);
    expect(
      Math.min(...[keyPrinciples, benefits, considerations, foodsToInclude, foodsToLimit].map((part) => part.length)),
    ).toBeGreaterThanOrEqual(3);
  });
  test('gives each diet its own phrase', () => {
    expect(new Set(DIETS.map((diet) => getGuideEntry(diet).searchQuery)).size).toBe(DIETS.length);
  });
  test('says what keto and pregnancy ask for', () => {
    const keto = JSON.stringify(getGuideEntry('keto'));
    expect(keto).toContain('20-50 g of carbs per day');
    expect(keto).toContain('70-80% of energy from fat');
    expect(JSON.stringify(getGuideEntry('pregnancy'))).toContain('+300-500 calories daily');
  });
});

describe('default splits', () => {
  test.each(DIETS)('%s adds up to 100 and lies in the guide ranges', (diet) => {
    const split = DEFAULT_SPLITS[diet];
    expect(split.protein + split.carbs + split.fat).toBe(100);
    const outside = MACROS.filter((macro) => split[macro] < MACRO_RANGES[diet][macro].min || split[macro] > MACRO_RANGES[diet][macro].max);
    expect(outside).toEqual([]);
  });
  test('turn into grams by 4, 4 and 9', () => {
    expect(splitToGrams(2000, { protein: 20, carbs: 50, fat: 30 })).toEqual({ protein: 100, carbs: 250, fat: (2000 * 0.3) / 9 });
  });
});
