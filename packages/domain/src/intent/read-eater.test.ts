import { describe, expect, test } from 'vitest';
import { findFood } from '../food/find-food.ts';
import { type Profile, readEater } from './read-eater.ts';

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

  test('pescatarian leaves out meat and poultry but not fish', () => {
    const left = new Set(readChip('Pescatarian').excludedFoodIds.map((id) => findFood(id)?.kind));
    expect([...left]).toEqual(expect.arrayContaining(['beef', 'pork', 'lamb', 'game', 'poultry']));
    expect([...left]).not.toContain('fish');
  });

  test.each(['mushrooms', 'no mushrooms'])('%s means none of them', (chip) =>
    expect(readChip(chip).excludedFoodIds).toEqual(readChip('no mushrooms').excludedFoodIds),
  );

  test('words that mean nothing bind nothing', () =>
    expect(readChip('qwxzzy')).toMatchObject({ restrictions: [], allergies: [], excludedFoodIds: [] }));
});
