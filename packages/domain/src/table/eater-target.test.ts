import { check, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SPLITS, splitToGrams } from '../diet/macro-split.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { energyKcal } from '../food/nutrients.ts';
import { findTarget, holdToAge, splitOf } from './eater-target.ts';
import { EATER_KINDS, KIND_AGES, kindOfAge, type EaterKind } from '../eater/eater-kind.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const eaterOf = (own: Partial<TableEater>): TableEater => ({
  id: 'one' as EaterId,
  name: 'Anna',
  kind: 'adult',
  ageYears: null,
  rules: UNKNOWN_EATER,
  target: { type: 'usual' },
  eatsAtHome: {},
  ...own,
});

describe('an adult', () => {
  test('who eats normally gets a usual day in the mix of the table', () => {
    const { targets } = findTarget(eaterOf({}), { protein: 30, carbs: 40, fat: 30 });
    expect(targets).toEqual({ calories: 2003, protein: 150, carbs: 200, fat: 67 });
  });
  test('gets their own number of calories', () => {
    expect(findTarget(eaterOf({ target: { type: 'energy', calories: 2800 } })).targets.calories).toBeCloseTo(2800, -1);
  });
  test('keeps a mix of their own', () => {
    const macros = { protein: 180, carbs: 150, fat: 80 };
    expect(findTarget(eaterOf({ target: { type: 'macros', macros } }))).toMatchObject({ targets: macros });
  });
});

/** Dietary Guidelines for Americans 2020-2025, table A2-2, moderately active, both sexes halved. */
test.each([
  { age: 2, kcal: 1000 },
  { age: 3, kcal: 1300 },
  { age: 5, kcal: 1400 },
  { age: 8, kcal: 1600 },
  { age: 12, kcal: 2100 },
  { age: 15, kcal: 2300 },
  { age: 17, kcal: 2400 },
])('a child of $age gets $kcal kcal', ({ age, kcal }) => {
  const { calories } = findTarget(eaterOf({ kind: kindOfAge(age), ageYears: age })).targets;
  expect(Math.abs(calories - kcal)).toBeLessThanOrEqual(8);
});

const MINORS: readonly EaterKind[] = EATER_KINDS.filter((kind) => kind !== 'adult');
/** Acceptable Macronutrient Distribution Ranges, IOM 2005. */
const RANGES = {
  small: { protein: [5, 20], carbs: [45, 65], fat: [30, 40] },
  grown: { protein: [10, 30], carbs: [45, 65], fat: [25, 35] },
} as const;

test('no child is planned less than it needs, nor a mix that its age should not have, whatever is asked', () => {
  check(
    property(
      constantFrom(...MINORS),
      record({ calories: integer({ min: 200, max: 4000 }), protein: integer({ min: 0, max: 300 }), carbs: integer({ min: 0, max: 500 }) }),
      constantFrom('usual', 'energy', 'macros', 'body'),
      (kind, { calories, protein, carbs }, type) => {
        const target = { type, calories, macros: { protein, carbs, fat: 60 } } as TableEater['target'];
        const lean = { ...UNKNOWN_EATER, fitnessGoal: 'weight_loss' as const, weightKg: 30, ageYears: KIND_AGES[kind].usual };
        const usual = findTarget(eaterOf({ kind }));
        const { targets } = findTarget(eaterOf({ kind, target, rules: lean }));
        expect(targets.calories).toBeGreaterThanOrEqual(usual.targets.calories * 0.84);
        const ranges = kind === 'toddler' ? RANGES.small : RANGES.grown;
        const split = splitOf(targets);
        for (const macro of ['protein', 'carbs', 'fat'] as const) {
          expect(split[macro]).toBeGreaterThanOrEqual(ranges[macro][0] - 1.5);
          expect(split[macro]).toBeLessThanOrEqual(ranges[macro][1] + 1.5);
        }
        expect(Math.abs(energyKcal(targets) - targets.calories)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('says why a child gets more than was asked', () => {
  const { notes } = findTarget(eaterOf({ kind: 'child', ageYears: 8, target: { type: 'energy', calories: 900 } }));
  expect(notes).toEqual(["Anna's plates cover what a child of 8 needs, about 1360 kcal: no child loses weight here."]);
});

describe('what a sentence asks for the first', () => {
  const asked = splitToGrams(1300, DEFAULT_SPLITS.standard);
  const targets = { ...asked, calories: 1300 };
  test('is theirs where they are grown', () => expect(holdToAge(eaterOf({}), targets)).toEqual({ targets, notes: [] }));
  test('is no less than 85 % of what a fifteen-year-old needs, 2,300 kcal', () => {
    const held = holdToAge(eaterOf({ kind: 'teen', ageYears: 15 }), targets);
    expect(Math.abs(held.targets.calories - 0.85 * 2300)).toBeLessThanOrEqual(8);
    expect(held.notes).toEqual([expect.stringContaining('no child loses weight here')]);
  });
  test('is theirs as it stands where it is enough', () => {
    const enough = { calories: 2300, protein: 86, carbs: 288, fat: 89 };
    expect(holdToAge(eaterOf({ kind: 'teen', ageYears: 15 }), enough)).toEqual({ targets: enough, notes: [] });
  });
});

test('an age has its kind', () => {
  expect([1, 3, 4, 12, 13, 17, 18, 80].map(kindOfAge)).toEqual(['toddler', 'toddler', 'child', 'child', 'teen', 'teen', 'adult', 'adult']);
});
