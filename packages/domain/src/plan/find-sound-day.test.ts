import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { completeDay } from '../idea/complete-day.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { adjustPlan } from './adjust-plan.ts';
import type { PlanQuery } from './frame/plan-query.ts';
import { makePlan } from './make-plan.ts';
import type { DayDraft, Plan, PlannedMeal, RejectedDay } from './plan.ts';
import { refreshMeal } from './refresh-meal.ts';

const query: PlanQuery = {
  intent: EMPTY_INTENT,
  eater: UNKNOWN_EATER,
  targets: { protein: 100, carbs: 225, fat: 78, calories: 2002 },
  seed: 5,
};
const usual = makePlan(query);
if (!usual.ok) throw new Error(usual.fault.sentence);
const { meals } = usual.value;

/** The fault: dishes are chosen that hold a food of which the table of the check knows nothing. */
const plant = (foodIds: readonly string[]): Corpus => ({
  ...DEFAULT_CORPUS,
  foodsById: new Map([...DEFAULT_CORPUS.foodsById].filter(([id]) => !foodIds.includes(id))),
});
const everyFood = [...DEFAULT_CORPUS.foodsById.keys()];
const foodsOf = (day: Pick<DayDraft, 'meals'>): readonly string[] =>
  Object.values(day.meals).flatMap(({ portions }) => portions.map(({ foodId }) => foodId));
/** Not all of them, or no breakfast would be left. */
const ofDinner = foodsOf({ meals: { dinner: meals.dinner! } }).slice(0, 1);

const higher = { ...query.targets, protein: 110, calories: 2042 };
const others = Object.fromEntries(Object.entries(meals).filter(([slot]) => slot !== 'dinner'));
const DOORS: readonly (readonly [door: string, open: (asked: PlanQuery) => ReturnType<typeof makePlan>])[] = [
  ['makePlan', makePlan],
  ['refreshMeal', (asked) => refreshMeal({ ...asked, seed: 9, meals: { dinner: meals.dinner! }, slot: 'lunch', refreshCount: 1 })],
  ['adjustPlan', (asked) => adjustPlan({ ...asked, targets: higher, meals })],
  ['completeDay', (asked) => completeDay(Object.values(others), asked)],
];

describe.each(DOORS)('%s', (_, open) => {
  test('shows no day that fails the check, tells of it with its seed, and takes the next best', () => {
    const rejected: RejectedDay[] = [];
    const wanted = open(query);
    const planted = wanted.ok ? foodsOf(wanted.value).filter((id) => !foodsOf({ meals: others }).includes(id)) : [];
    const made = open({ ...query, corpus: plant(planted.slice(0, 1)), onRejected: (day) => rejected.push(day) });
    expect(made).toMatchObject({ ok: true });
    expect(made.ok && foodsOf(made.value).filter((id) => planted.slice(0, 1).includes(id))).toEqual([]);
  });

  test('answers with the failure when no day passes', () => {
    const rejected: RejectedDay[] = [];
    const made = open({ ...query, corpus: plant(everyFood), onRejected: (day) => rejected.push(day) });
    expect(made).toMatchObject({
      ok: false,
      fault: { type: 'no-dish-fits', sentence: expect.stringMatching(/^Larder found no day .+ ask again\.$/) },
    });
    expect(rejected.length).toBeGreaterThan(1);
    for (const { faults, dishIds } of rejected) {
      expect(dishIds.length).toBeGreaterThan(0);
      expect(faults.map(({ type }) => type)).toContain('unknown-food');
    }
  });
});

test('a rejected day names its seed and dishes, and the one that is shown has other ones where the fault was', () => {
  const rejected: RejectedDay[] = [];
  const made = makePlan({ ...query, corpus: plant(ofDinner), onRejected: (day) => rejected.push(day) });
  const plan: Plan | undefined = made.ok ? made.value : undefined;
  expect(rejected[0]).toMatchObject({ seed: 5, dishIds: Object.values(meals).map(({ dishId }) => dishId) });
  expect(rejected[0]?.faults).toContainEqual(expect.objectContaining({ type: 'unknown-food', slot: 'dinner' }));
  expect(plan?.meals.dinner?.dishId).not.toBe(meals.dinner?.dishId);
});

/** A meal as a model might propose it, which no reader of ideas has looked at. */
const spoil = (meal: PlannedMeal): PlannedMeal => ({ ...meal, dishId: 'idea~spoiled', instructions: ['Fry the {meat}.'] });
const spoiled = { ...meals, lunch: spoil(meals.lunch!) };

test.each([
  ['sliders', (asked: PlanQuery) => adjustPlan({ ...asked, meals: spoiled })],
  ['a model', (asked: PlanQuery) => completeDay(Object.values(spoiled), asked)],
])('what %s leave as it is stands up to the check, or is not shown', (_, open) => {
  const rejected: RejectedDay[] = [];
  const made = open({ ...query, onRejected: (day) => rejected.push(day) });
  expect(rejected[0]?.faults).toEqual([{ type: 'words', slot: 'lunch', message: expect.stringContaining('{meat}') }]);
  expect(made).toMatchObject({ ok: true });
  expect(made.ok && made.value.meals.lunch?.dishId).not.toBe('idea~spoiled');
});
