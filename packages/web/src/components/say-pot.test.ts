import { expect, test } from 'vitest';
import { sayPot, sayPotShort } from './say-pot.ts';

const written = (times: number, makes: { plates: number; pieces?: { count: number; noun: string } }) => ({ times, lines: [], makes });

test.each([
  { meal: { title: 'Bean stew', written: written(0.25, { plates: 4 }) }, says: 'Makes 4, you eat 1: 3 for up to 3 days in the fridge.' },
  {
    meal: { title: 'Bean stew', written: written(0.5, { plates: 3 }) },
    says: 'Makes 3, you eat 1 1/2: 1 1/2 for up to 3 days in the fridge.',
  },
  { meal: { title: 'Fried rice', written: written(0.5, { plates: 2 }) }, says: 'Makes 2, you eat 1: 1 for 1 day in the fridge.' },
  {
    meal: {
      title: 'Stuffed peppers',
      written: written(0.5, { plates: 2 }),
      portions: ['bell-pepper', 'white-rice'].map((foodId) => ({
        foodId,
        base: 0,
        chosen: 0,
        steps: [],
        per100g: { protein: 0, carbs: 0, fat: 0 },
        group: '',
      })),
    },
    says: 'Makes 2, you eat 1: 1 for 1 day in the fridge.',
  },
  {
    meal: { title: 'Banana muffins', written: written(1 / 6, { plates: 6, pieces: { count: 12, noun: 'muffins' } }) },
    says: 'Makes 12 muffins (2 a serving), you eat 2: 10 for up to 3 days in the fridge.',
  },
  { meal: { title: 'Spinach omelette', written: written(0.5, { plates: 2 }) }, says: 'Makes 2, you eat 1.' },
  { meal: { title: 'Bean stew', written: written(1, { plates: 2 }) }, says: undefined },
  { meal: { title: 'Chili', makes: 6 }, says: 'Makes 6, you eat 1: 5 for the freezer or later days.' },
])('of what is cooked whole it is said what it makes beside what you eat: $says', ({ meal, says }) => {
  expect(sayPot({ ...meal, cooksAll: true })).toBe(says);
  // A card says no more than that.
  expect(sayPotShort(meal)).toBe(says?.replace(/ \(.*\)|(?::.*)?\.?$/g, ''));
});

test.each([
  [
    { title: 'Bean stew', written: written(2 / 3, { plates: 3 }) },
    'Makes 3, you eat 2. The amounts are for what you eat: all of it would leave 1 for up to 3 days in the fridge.',
  ],
  [{ title: 'Spinach omelette', written: written(0.5, { plates: 2 }) }, 'Makes 2, you eat 1. The amounts are for what you eat.'],
  [
    { title: 'Chili', makes: 6 },
    'Makes 6, you eat 1. The amounts are for what you eat: all of it would leave 5 for the freezer or later days.',
  ],
])('of what is not, that its amounts are for what is eaten', (meal, says) => expect(sayPot(meal)).toBe(says));

test('what the amounts are for follows the servings that are shown', () => {
  const meal = { title: 'Bean stew', written: written(0.25, { plates: 4 }) };
  const says = (times: number) => sayPot(meal, { times, servings: times });
  expect(says(1)).toContain('The amounts are for what you eat: all of it would leave 3');
  expect(says(2)).toBe('Makes 4, you eat 1. The amounts are for 2 servings.');
  expect(says(4)).toBe('Makes 4, you eat 1: 3 for up to 3 days in the fridge.');
});

test('of what feeds other meals, and of plates that are told, nothing is said', () => {
  const meal = { title: 'Bean stew', written: written(0.25, { plates: 4 }) };
  const pot = { cookId: '', share: 0.5, cookedOn: '', cookedFor: 'dinner' as const, eatenOn: '', servings: [], ingredients: [] };
  expect(sayPot({ ...meal, pot })).toBeUndefined();
  const plate = {
    eaterId: 'anna',
    name: 'Anna',
    share: 0.5,
    told: '',
    portions: [],
    nutrition: { calories: 1, protein: 1, carbs: 1, fat: 1 },
  };
  expect(sayPot({ ...meal, plates: [plate, plate] as never })).toBeUndefined();
});
