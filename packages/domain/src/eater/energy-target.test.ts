import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, UNKNOWN_EATER } from './eater.ts';
import type { Eater } from './eater.ts';
import { findEnergyTarget } from './energy-target.ts';

const woman: Eater = { ...UNKNOWN_EATER, sex: 'female', weightKg: 60, heightCm: 165, ageYears: 30, activityLevel: 'sedentary' };
const man: Eater = { ...UNKNOWN_EATER, sex: 'male', weightKg: 80, heightCm: 180, ageYears: 35, activityLevel: 'moderately_active' };

/** Worked by hand from 10 kg + 6.25 cm - 5 y + (5 | -161), times the factor, to the nearest 10. */
test.each([
  { who: 'a sedentary woman', eater: woman, kcal: 1580 }, // 1320.25 x 1.2 = 1584.3
  { who: 'a moderately active man', eater: man, kcal: 2720 }, // 1755 x 1.55 = 2720.25
  { who: 'a man losing weight, 500 less at most', eater: { ...man, fitnessGoal: 'weight_loss' as const }, kcal: 2220 },
  { who: 'a man gaining muscle, a tenth more', eater: { ...man, fitnessGoal: 'muscle_gain' as const }, kcal: 2990 },
  { who: 'a woman losing weight, a fifth less', eater: { ...woman, fitnessGoal: 'weight_loss' as const }, kcal: 1260 },
  { who: 'somebody unknown', eater: UNKNOWN_EATER, kcal: 2000 },
])('$who gets $kcal kcal', ({ eater, kcal }) => {
  expect(findEnergyTarget(eater).energyKcal).toBe(kcal);
});

test('shows its arithmetic', () => {
  expect(findEnergyTarget({ ...woman, fitnessGoal: 'weight_loss' }).working).toEqual([
    '1320 at rest (Mifflin-St Jeor), times 1.2 for how much you move, minus 320 for your goal: 1260',
  ]);
  expect(findEnergyTarget(UNKNOWN_EATER).working).toEqual(['A usual day: 2000']);
  expect(findEnergyTarget(UNKNOWN_EATER, { pregnant: true }).working).toEqual(['A usual day, plus 400 for pregnancy: 2400']);
});

test('moves with activity', () => {
  const kcal = ACTIVITY_LEVELS.map((activityLevel) => findEnergyTarget({ ...man, activityLevel }).energyKcal);
  expect(kcal).toEqual(kcal.toSorted((a, b) => a - b));
});

const targetOfSex = (sex: Eater['sex']) => findEnergyTarget({ ...man, sex, activityLevel: 'sedentary' });

test('takes the midpoint of the sexes and says so', () => {
  expect(
    Math.abs(targetOfSex(null).energyKcal - (targetOfSex('male').energyKcal + targetOfSex('female').energyKcal) / 2),
  ).toBeLessThanOrEqual(10);
  expect(targetOfSex(null).assumptions).toEqual(['halfway between what women and men need']);
  expect(targetOfSex('male').assumptions).toEqual([]);
});

describe('safety', () => {
  test('never goes below 1,200 kcal and says so', () => {
    const small = findEnergyTarget({ ...woman, weightKg: 40, heightCm: 145, ageYears: 75, fitnessGoal: 'weight_loss' });
    expect(small.energyKcal).toBe(1200);
    expect(small.notes).toEqual(['The plan does not go below 1200 kcal a day.']);
  });
  test.each([
    { who: 'under 18', eater: { ...woman, ageYears: 15 }, wish: {} },
    { who: 'in pregnancy', eater: woman, wish: { pregnant: true } },
  ])('takes nothing off $who', ({ eater, wish }) => {
    const losing = findEnergyTarget({ ...eater, fitnessGoal: 'weight_loss' }, wish);
    expect(losing.energyKcal).toBe(findEnergyTarget(eater, wish).energyKcal);
    expect(losing.notes).toHaveLength(1);
  });
  test('adds 400 kcal for pregnancy', () => {
    expect(findEnergyTarget(woman, { pregnant: true }).energyKcal - 1580).toBe(400);
  });
});

test('asks for protein by body weight only when a goal needs it', () => {
  expect(findEnergyTarget(man).proteinGrams).toBeNull();
  expect(findEnergyTarget({ ...man, fitnessGoal: 'muscle_gain' }).proteinGrams).toBe(136);
  // At 150 kg and 180 cm only the weight of a BMI of 27.5 counts: 89.1 kg x 1.4.
  expect(findEnergyTarget({ ...man, weightKg: 150, fitnessGoal: 'weight_loss' }).proteinGrams).toBe(125);
});
