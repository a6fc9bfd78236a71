import { describe, expect, test } from 'vitest';
import { listUnheeded, type Profile, readEater, readRestrictions } from './read-eater.ts';

const EMPTY: Profile = {
  height: null,
  weight: null,
  preferredUnits: null,
  dateOfBirth: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
};
const readChip = (chip: string) => readEater({ ...EMPTY, dietaryRestrictions: [chip] }, '2026-11-20');

describe('a chip in the eater’s own words', () => {
  test.each([
    ['vegan', 'Vegan'],
    ['Gluten free', 'Gluten-Free'],
    ['no gluten', 'Gluten-Free'],
    ['plant based', 'Vegan'],
    ['keto diet', 'Keto'],
    ['low carb', 'Low-Carb'],
    ['no meat', 'Vegetarian'],
    ['meat', 'Vegetarian'],
    ['lactose intolerant', 'Dairy-Free'],
  ] as const)('%s binds like %s', (chip, restriction) => expect(readChip(chip).restrictions).toContain(restriction));

  test.each([
    ['Carnivore', 'carnivore'],
    ['mediterranean diet', 'mediterranean'],
    ['DASH', 'dash'],
    ['Pescatarian', 'pescatarian'],
  ] as const)('%s is a diet to hold to', (chip, diet) => expect(readChip(chip).diets).toEqual([diet]));

  test.each([
    ['pregnant', 'pregnancy'],
    ['type 2 diabetic', 'diabetic'],
    ['high blood pressure', 'low-sodium'],
    ['low FODMAP', 'low-fodmap'],
  ] as const)('%s shapes every day', (chip, aim) => expect(readChip(chip).aims).toContain(aim));

  test('how much to eat is not read from a chip', () => expect(readChip('lose weight').aims).toEqual([]));

  test.each([
    'milk',
    'no milk',
    'No cow’s milk',
    'no leche',
    'CMPA',
    'no milk!',
    'avoid milk',
    'milk, eggs',
    'No eggs or milk',
    'eggs/milk',
    'cant have milk',
    'egg allergy, cant have milk',
    'no eggs no milk',
    'milk\neggs',
    'eggs, no milk',
    'keine Milch',
  ])('%s means all that holds it', (chip) => expect(readChip(chip).allergies).toContain('dairy'));

  test.each([
    '1. milk 2. eggs',
    '1.milk 2.eggs',
    '(1) milk (2) eggs',
    '#1 milk #2 eggs',
    'a) milk b) eggs',
    '• milk • eggs',
    '- milk\n- eggs',
    'milk 2. eggs',
    'Foods to avoid:\n1. Milk\n2. Eggs',
  ])('%j is a list, and all of it is left out', (chip) =>
    expect(readChip(chip).excludedFoodIds).toEqual(expect.arrayContaining(['milk', 'egg'])),
  );

  test('what stands before a list is said of each of it', () =>
    expect(readChip('Allergies: 1. peanuts 2. eggs').allergies).toEqual(expect.arrayContaining(['peanut', 'egg'])));

  test.each(['milk chocolate', 'coconut milk, oats', 'no dairy except butter'])('%s is less than that', (chip) =>
    expect(readChip(chip).allergies).not.toContain('dairy'),
  );

  test.each([
    ['nuts except almonds', 'walnuts', 'almonds'],
    ['nuts (except almonds), eggs', 'walnuts', 'almonds'],
    ['dairy, except butter', 'milk', 'butter'],
    ['milk except butter', 'cheddar', 'butter'],
  ])('%s leaves out %s and not %s', (chip, out, fine) => {
    expect(readChip(chip).excludedFoodIds).toContain(out);
    expect(readChip(chip).excludedFoodIds).not.toContain(fine);
  });

  test.each([
    ['peanuts, no shellfish', 'peanuts'],
    ['eggs, not milk', 'egg'],
    ['gluten, mushrooms', 'mushrooms'],
    ['lactose, eggs', 'egg'],
    ['celiac; walnuts', 'walnuts'],
  ])('%s leaves out each of them: %s', (chip, out) => expect(readChip(chip).excludedFoodIds).toContain(out));

  test('and so it does of a diet beside them', () => expect(readChip('gluten, dairy').restrictions).toContain('Dairy-Free'));

  test.each([
    ['vegan, loves nuts', 'walnuts'],
    ['no shellfish, fish ok', 'salmon'],
    ['vegetarian but eats fish', 'salmon'],
  ])('%s leaves %s', (chip, fine) => expect(readChip(chip).excludedFoodIds).not.toContain(fine));

  test.each(['mushrooms', 'no mushrooms'])('%s means none of them', (chip) =>
    expect(readChip(chip).excludedFoodIds).toEqual(readChip('no mushrooms').excludedFoodIds),
  );

  test.each([
    ['Nut-Free', ['Nut-Free']],
    ['kosher', ['Kosher']],
    ['Peanut allergy', ['Peanut allergy']],
    ['Peanut', ['no peanut']],
    ['no mushrooms', ['no mushrooms']],
    ['type 2 diabetic', ['type 2 diabetic']],
    ['lose weight', []],
    ['qwxzzy', []],
  ])('%s is told back as %j', (chip, rules) => expect(readChip(chip).rules).toEqual(rules));

  test('an entry is one rule however many foods it leaves out', () => {
    const { rules, excludedFoodIds } = readEater({ ...EMPTY, dietaryRestrictions: ['Peanut', 'no nuts', 'seafood'] }, '2026-11-20');
    expect(rules).toEqual(['no peanut', 'no nuts', 'no seafood']);
    expect(excludedFoodIds.length).toBeGreaterThan(50);
  });

  test('words that mean nothing bind nothing', () =>
    expect(readChip('qwxzzy')).toMatchObject({ diets: [], restrictions: [], aims: [], allergies: [], excludedFoodIds: [] }));
});

describe('of the words of an entry nothing is left out for', () => {
  test.each([
    ['peanuts and blorps', ['blorps']],
    ['Peanuts, Blorps', ['blorps']],
    ['no peanuts, no blorps or quaxel', ['blorps', 'quaxel']],
    ['allergic to peanuts and blorps', ['blorps']],
    ['nuts except blorps', ['blorps']],
    ['1. milk 2. blorps', ['blorps']],
    ['qwxzzy', ['qwxzzy']],
  ])('%s: %j', (entry, unheeded) => expect(listUnheeded(entry)).toEqual(unheeded));

  test.each([
    'Nut-Free',
    'kosher',
    'severe peanut allergy, carries an EpiPen',
    'no eggs in any form, even baked',
    'vegan, loves nuts',
    'no knife',
  ])('%s: none', (entry) => expect(listUnheeded(entry)).toEqual([]));
});

describe('of two things in one entry both are left out', () => {
  const FIRST = { olives: 'green-olives', eggs: 'egg', celery: 'celery', chicken: 'chicken-breast', cilantro: 'cilantro' };
  const SECOND = { lentils: 'red-lentils', anchovies: 'anchovies', mushrooms: 'cremini-mushrooms', salmon: 'salmon', walnuts: 'walnuts' };
  const BETWEEN = [', ', '; ', ' & ', ' + ', '/', ' and ', ' or ', ', and ', ' but also ', ' plus ', '\n', ' no ', ' & no ', ', no '];
  const BEFORE = ['', '2 ', '1,5 ', 'all ', 'any ', 'every ', 'most ', 'also '];
  test.each(BETWEEN)('%j', (between) => {
    const lost = Object.entries(FIRST).flatMap(([first, firstId]) =>
      Object.entries(SECOND).flatMap(([second, secondId]) =>
        BEFORE.flatMap((before) => {
          const entry = `${first}${between}${before}${second}`;
          const { excludedFoodIds } = readRestrictions([entry]);
          return [firstId, secondId].flatMap((id) => (excludedFoodIds.includes(id) ? [] : [`${JSON.stringify(entry)}: ${id}`]));
        }),
      ),
    );
    expect(lost).toEqual([]);
  });
  test.each([
    ['no milk, oat milk is fine', 'oat-milk'],
    ['nuts, but almonds are fine', 'almonds'],
    ['no pork; likes chicken', 'chicken-breast'],
  ])('but not what it says is fine: %s', (entry, id) => {
    expect(readRestrictions([entry]).excludedFoodIds).not.toContain(id);
  });
});
