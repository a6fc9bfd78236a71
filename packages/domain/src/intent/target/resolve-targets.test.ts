import { check, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIETS } from '../../diet/diet.ts';
import type { Diet } from '../../diet/diet.ts';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import type { Eater } from '../../eater/eater.ts';
import { energyKcal } from '../../food/nutrients.ts';
import { HEALTH_AIMS } from '../../eater/health-aim.ts';
import { EMPTY_INTENT } from '../intent.ts';
import type { Intent } from '../intent.ts';
import { resolveTargets } from './resolve-targets.ts';

const resolve = (intent: Partial<Intent>, eater: Partial<Eater> = {}) =>
  resolveTargets({ intent: { ...EMPTY_INTENT, ...intent }, eater: { ...UNKNOWN_EATER, ...eater } });

/** Planner design, section 8: 2,000 kcal by the diet's default split, in grams of 4, 4 and 9. */
test.each([
  ['standard', 100, 225, 78],
  ['keto', 110, 35, 158],
  ['vegan', 80, 285, 60],
  ['mediterranean', 90, 235, 78],
  ['paleo', 150, 150, 89],
  ['carnivore', 200, 5, 131],
] as const)('%s starts at %d/%d/%d', (diet, protein, carbs, fat) => {
  expect(resolve({ diets: [diet] }).targets).toEqual({ calories: 2000, protein, carbs, fat });
});

describe('several rules share one day', () => {
  const sharesOf = (intent: Partial<Intent>, eater: Partial<Eater> = {}) => {
    const { protein, carbs, fat, calories } = resolve({ calories: { target: 2000 }, ...intent }, eater).targets;
    return { protein: (400 * protein) / calories, carbs: (400 * carbs) / calories, fat: (900 * fat) / calories };
  };
  test.each<readonly [string, Partial<Intent>, Partial<Eater>]>([
    ['paleo and low fat', { diets: ['paleo'] }, { restrictions: ['Low-Fat'] }],
    ['standard and low carb', {}, { restrictions: ['Low-Carb'] }],
    ['vegan and low carb', { diets: ['vegan'] }, { restrictions: ['Low-Carb'] }],
  ])('%s does not make protein of what is left out', (_, intent, eater) => {
    expect(sharesOf(intent, eater).protein).toBeLessThanOrEqual(30.5);
  });
  test.each<readonly [string, Partial<Intent>, Partial<Eater>, number]>([
    ['paleo without meat', { diets: ['paleo'] }, { restrictions: ['Vegetarian'] }, 18],
    ['paleo without animals', { diets: ['paleo'] }, { restrictions: ['Vegan'] }, 13],
    ['keto without animals', { diets: ['keto'] }, { restrictions: ['Vegan'] }, 18],
    ['vegetarian and paleo', { diets: ['vegetarian'] }, { restrictions: ['Paleo'] }, 18],
  ])('%s asks for the protein that plants can bring', (_, intent, eater, share) => {
    expect(Math.round(sharesOf(intent, eater).protein)).toBe(share);
  });
  test('a small keto day keeps room for its vegetables, within the fifty grams that keto allows', () => {
    expect(resolve({ diets: ['keto'], calories: { target: 1400 } }).targets.carbs).toBe(32);
    expect(resolve({ diets: ['keto', 'vegan'], calories: { target: 1400 } }).targets.carbs).toBe(40);
    expect(resolve({ diets: ['keto'], calories: { target: 3500 } }).targets.carbs).toBe(42);
  });
});

describe('stated numbers win', () => {
  test('calories over the profile', () => {
    expect(resolve({ calories: { target: 1800 } }, { weightKg: 100, heightCm: 190, sex: 'male', ageYears: 30 }).targets.calories).toBe(
      1800,
    );
  });
  test('grams, with the rest of the energy shared as usual', () => {
    const { targets } = resolve({ calories: { target: 2000 }, protein: { target: 150 } });
    expect(targets.protein).toBe(150);
    expect(targets.calories).toBe(2000);
    expect(targets.carbs / targets.fat).toBeCloseTo(225 / 78, 1);
  });
  test('protein of single meals comes on top of what the others usually have', () => {
    const perMeal = { breakfast: { protein: { min: 40 } }, dinner: { protein: { min: 50 } } };
    expect(resolve({ perMeal }).targets.protein).toBe(132);
    expect(resolve({ perMeal: { dinner: { protein: { min: 20 } } } }).targets.protein).toBe(100);
  });
  test('three macros make the calories', () => {
    expect(resolve({ protein: { target: 150 }, carbs: { target: 200 }, fat: { target: 60 } }).targets).toEqual({
      calories: 1940,
      protein: 150,
      carbs: 200,
      fat: 60,
    });
  });
  test('a split of 40/30/30', () => {
    expect(resolve({ calories: { target: 2000 }, split: { protein: 30, carbs: 40, fat: 30 } }).targets).toMatchObject({
      protein: 150,
      carbs: 200,
      fat: 67,
    });
  });
  test('a share of one macro', () => {
    expect(resolve({ calories: { target: 2000 }, shares: { protein: 35 } }).targets).toMatchObject({ protein: 175, calories: 2000 });
  });
});

test.each([
  { wanted: { max: 1500 }, low: 1275, high: 1500 },
  { wanted: { min: 3000 }, low: 3000, high: 3300 },
  { wanted: { min: 1800, max: 2200 }, low: 1800, high: 2200 },
  { wanted: { max: 5000 }, low: 2000, high: 5000 },
])('calories within $wanted', ({ wanted, low, high }) => {
  const { calories } = resolve({ calories: wanted }).targets;
  expect(calories).toBeGreaterThanOrEqual(low);
  expect(calories).toBeLessThanOrEqual(high);
});

test('a limit on a macro is kept, and one that holds anyway changes nothing', () => {
  expect(resolve({ calories: { target: 1600 }, fat: { max: 30 } }).targets.fat).toBeLessThanOrEqual(30);
  expect(resolve({ fat: { max: 200 } }).targets).toEqual(resolve({}).targets);
  expect(resolve({ protein: { min: 160 } }).targets.protein).toBeGreaterThanOrEqual(160);
});

describe('numbers that do not fit together', () => {
  test('grams win over a calorie target, and a note says so', () => {
    const { targets, notes } = resolve({
      calories: { target: 2000 },
      protein: { target: 100 },
      carbs: { target: 100 },
      fat: { target: 50 },
    });
    expect(targets).toMatchObject({ protein: 100, carbs: 100, fat: 50, calories: 1250 });
    expect(notes).toEqual(['100 g protein, 100 g carbs and 50 g fat come to 1250 kcal, so the plan aims for that instead of 2000.']);
  });
  test('a calorie limit wins over grams', () => {
    const { targets, notes } = resolve({ calories: { max: 1500 }, protein: { target: 200 }, fat: { target: 120 } });
    expect(targets.calories).toBeLessThanOrEqual(1500);
    expect(notes).toHaveLength(1);
  });
  test('keto stays below 50 g of carbs', () => {
    const { targets, notes } = resolve({ diets: ['keto'], protein: { target: 120 }, carbs: { target: 200 }, fat: { target: 100 } });
    expect(targets.carbs).toBe(50);
    expect(notes[0]).toContain('no longer keto');
  });
  test('a day is never below 1,200 kcal', () => {
    expect(resolve({ calories: { target: 800 } }).targets.calories).toBe(1200);
    expect(resolve({ protein: { target: 0 }, carbs: { target: 0 }, fat: { target: 0 } }).targets.calories).toBe(1200);
    expect(resolve({ protein: { target: 50 }, carbs: { target: 50 }, fat: { target: 20 } }).notes[0]).toContain(
      'keeps the same mix at 1200 kcal',
    );
  });
});

describe('health words', () => {
  test.each([
    { aim: 'diabetic', carbsPercent: 28.5 },
    { aim: 'low-carb', carbsPercent: 26 },
  ] as const)('$aim keeps carbs at $carbsPercent% or less', ({ aim, carbsPercent }) => {
    const { targets } = resolve({ health: [aim], calories: { target: 2400 } });
    expect((400 * targets.carbs) / targets.calories).toBeLessThanOrEqual(carbsPercent);
  });
  test('high protein is at least a quarter of the energy, for a vegan too', () => {
    const shares = (['standard', 'vegan', 'keto', 'vegetarian'] as const).map(
      (diet) => resolve({ diets: [diet], health: ['high-protein'] }).targets,
    );
    expect(shares.filter(({ protein, calories }) => (400 * protein) / calories < 25)).toEqual([]);
  });
  test('low fat is at most 30% of energy', () => {
    const { targets } = resolve({ health: ['low-fat'] });
    expect((900 * targets.fat) / targets.calories).toBeLessThanOrEqual(25);
  });
  test('limits come with the words', () => {
    expect(resolve({ health: ['low-sodium'] }).caps.sodiumMaxMg).toBe(1500);
    expect(resolve({ health: ['heart'] }).caps).toMatchObject({ saturatedFatMaxPercent: 7, sodiumMaxMg: 2300 });
    expect(resolve({ health: ['high-fiber'] }).caps.fiberMinGrams).toBe(28);
    expect(resolve({ health: ['diabetic'] }).caps).toMatchObject({ fiberMinGrams: 30, addedSugarLow: true });
    expect(resolve({ sodium: { target: 2000 } }).caps.sodiumMaxMg).toBe(2000);
  });
  test('medical words carry a disclaimer, others none', () => {
    expect(resolve({ health: ['diabetic'] }).notes.join(' ')).toMatch(/do not dose insulin.*not medical advice/u);
    expect(resolve({ health: ['high-protein'] }).notes).toEqual([]);
  });
});

test("the profile's restrictions shape the day", () => {
  expect(resolve({}, { restrictions: ['Keto'] }).targets.carbs).toBe(35);
  expect(resolve({}, { restrictions: ['Low-Carb'] }).targets.carbs).toBeLessThanOrEqual(130);
  expect(resolve({}, { restrictions: ['High-Protein'] }).targets.protein).toBe(150);
});

test('three meals with calories of their own make the day', () => {
  const perMeal = { breakfast: { calories: { target: 400 } }, lunch: { calories: { target: 600 } }, dinner: { calories: { target: 800 } } };
  expect(resolve({ perMeal }).targets.calories).toBe(2000);
});

test('whatever is asked, the day lies between 1,200 and 6,000 kcal, adds up, and has no negative macro', () => {
  const wanted = option(record({ target: integer({ min: 0, max: 900 }) }), { nil: null });
  const sane = property(
    constantFrom<Diet>(...DIETS),
    option(record({ target: integer({ min: 0, max: 60_000 }) }), { nil: null }),
    wanted,
    wanted,
    wanted,
    constantFrom(...HEALTH_AIMS),
    (diet, calories, protein, carbs, fat, aim) => {
      const { targets } = resolve({ diets: [diet], calories, protein, carbs, fat, health: [aim] });
      const sum = energyKcal(targets);
      return (
        Math.min(targets.protein, targets.carbs, targets.fat) >= 0 &&
        sum >= 1180 &&
        sum <= 6600 &&
        Math.abs(sum - targets.calories) <= targets.calories * 0.011 + 1
      );
    },
  );
  expect(check(sane, { numRuns: 500 }).counterexample).toBeNull();
});

describe('one meal alone has its share of the day', () => {
  const dinner = { slots: ['dinner'], isPart: true } as const;
  test.each<readonly [string, Partial<Intent>, number]>([
    ['a third of a usual day', dinner, 660],
    ['a third of the day that was stated', { ...dinner, calories: { target: 1800 } }, 594],
    ['its own figure', { ...dinner, perMeal: { dinner: { calories: { target: 500 } } } }, 500],
    [
      'what the sliders say',
      { ...dinner, targets: { protein: 50, carbs: 100, fat: 40 }, protein: { target: 50 }, carbs: { target: 100 }, fat: { target: 40 } },
      1200,
    ],
    ['the whole day where it is the only one', { slots: ['dinner'] }, 2000],
  ])('%s', (_, intent, kcal) => expect(Math.abs(resolve(intent).targets.calories - kcal)).toBeLessThanOrEqual(kcal / 100));
});
