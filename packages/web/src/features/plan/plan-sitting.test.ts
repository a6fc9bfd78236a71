import { describe, expect, test } from 'vitest';
import type { Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import {
  applyPlanAction,
  countPeople,
  editSitting,
  isChanged,
  isWaiting,
  lacksMeals,
  lockedMeals,
  nextRefreshCount,
  resumeSitting,
  startSitting,
  type PlanAction,
} from './plan-sitting.ts';

const meal = (title: string, calories: number) => readMeal({ title, calories, protein: 10, carbs: 10, fat: 10 });
const planOf = (title: string): Plan =>
  readPlan({ title, searchQuery: 'keto', meals: { breakfast: meal('Eggs', 400), lunch: meal('Soup', 500), dinner: meal('Stew', 600) } });
const savedOf = (title: string): SavedPlan => ({ ...planOf(title), id: 'p1', createdAt: '', isFavorite: false, revision: 'r1' });
const play = (...actions: readonly PlanAction[]) => actions.reduce(applyPlanAction, startSitting(planOf('First')));
const wish = { protein: 120, carbs: 100, fat: 60 };

test.each([
  ['nobody said', [], 1],
  ['one eater', [1, 1, 1], 1],
  ['two', [2, 2, 2], 2],
  ['two, and a guest at dinner', [2, 2, 3], 2],
  ['two, of whom one is away at lunch', [2, 1, 2], 2],
  ['two meals, one of them with a guest', [2, 3], 3],
])('a day is for as many as most of its meals: %s', (_name, plates, people) => {
  const meals = plates.map((count, at) => [
    ['breakfast', 'lunch', 'dinner'][at],
    { ...meal('Stew', 500), plates: Array.from({ length: count }, () => ({})) },
  ]);
  expect(countPeople({ meals: Object.fromEntries(meals) as Plan['meals'] })).toBe(people);
});

test.each([
  ['that somebody gave it', 'For Grandma', 'For Grandma'],
  ['after a dish that goes', 'Stew day', 'Pie day'],
])('a day that was left keeps its name where it is one %s', (_name, title, after) => {
  const words = { title: 'Pie day', description: '', reasons: [], notes: [] };
  const refreshed = { type: 'meal-refreshed', slot: 'dinner', meal: meal('Pie', 600), words, refreshCount: 1 } as const;
  expect(applyPlanAction(resumeSitting(planOf(title)), refreshed).plan.title).toBe(after);
});

describe('a plan sitting', () => {
  test('a refreshed meal changes that meal and the totals, nothing else', () => {
    const sitting = play({ type: 'meal-refreshed', slot: 'lunch', meal: meal('Salad', 700), words: undefined, refreshCount: 1 });
    expect(sitting.plan.totals.calories).toBe(400 + 700 + 600);
    expect(sitting.plan.meals.breakfast).toBe(sitting.original.meals.breakfast);
    expect(sitting.plan.meals.lunch?.title).toBe('Salad');
  });

  test('a refreshed meal leaves no sentence standing about the meals before', () => {
    const refreshed = { type: 'meal-refreshed', slot: 'lunch', meal: meal('Salad', 700), refreshCount: 1 } as const;
    const told = startSitting({ ...planOf('Soup day'), description: 'With soup for lunch.', reasons: ['Soup is cheap.'] });
    expect(applyPlanAction(told, { ...refreshed, words: undefined }).plan).toMatchObject({ description: '', reasons: [] });
    const words = { title: 'Salad day', description: 'With salad for lunch.', reasons: ['Salad is quick.'], notes: [] };
    expect(applyPlanAction(told, { ...refreshed, words }).plan).toMatchObject(words);
  });

  test('a day that had its name from the meal that went has it from the new one, where no words came', () => {
    const refreshed = { type: 'meal-refreshed', meal: meal('Pie', 900), words: undefined, refreshCount: 1 } as const;
    const titleAfter = (slot: 'dinner' | 'lunch') => applyPlanAction(startSitting(planOf('Stew day')), { ...refreshed, slot }).plan.title;
    expect([titleAfter('dinner'), titleAfter('lunch')]).toEqual(['Pie', 'Stew day']);
  });

  test('the meals that are added around those of a day leave these as they are, and locked', () => {
    const begun = startSitting(readPlan({ title: 'Stew day', meals: { dinner: { ...meal('Stew', 600), dishId: 'stew', portions: [] } } }));
    expect(lacksMeals(begun.plan)).toBe(true);
    const whole = { ...planOf('Whole day'), meals: { ...planOf('').meals, dinner: begun.plan.meals.dinner! } };
    const sitting = applyPlanAction(begun, { type: 'rest-added', plan: whole });
    expect(Object.keys(sitting.plan.meals)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(sitting.lockedSlots).toEqual(['dinner']);
    expect(lacksMeals(planOf('Foreign'))).toBe(false);
  });

  test('a whole pot changes what is bought and nothing that is eaten', () => {
    const toggled = play({ type: 'pot-toggled', slot: 'dinner' });
    expect(toggled.plan.meals.dinner).toEqual({ ...toggled.original.meals.dinner, cooksAll: true });
    expect(isChanged(toggled)).toBe(true);
    const back = applyPlanAction(toggled, { type: 'pot-toggled', slot: 'dinner' });
    expect(back.plan).toEqual(back.original);
  });

  test('counts refreshes per meal from one', () => {
    const once = play({ type: 'meal-refreshed', slot: 'lunch', meal: meal('a', 1), words: undefined, refreshCount: 1 });
    expect(nextRefreshCount(once, 'lunch')).toBe(2);
    expect(nextRefreshCount(once, 'dinner')).toBe(1);
  });

  test('a title a person wrote outlives a new plan, a generated one does not', () => {
    const regenerated: PlanAction = { type: 'regenerated', plan: planOf('Second'), wish };
    expect(play(regenerated).plan.title).toBe('Second');
    expect(play({ type: 'title-edited', title: 'Mine' }, regenerated).plan.title).toBe('Mine');
  });

  test.each([
    ['My Monday', 'My Monday'],
    ['Best day', 'Best day'],
    ['Stew day', 'Pie day'],
    ['One-pan stew day', 'Pie day'],
    ['Stew', 'Pie day'],
  ])('a saved plan named %s is %s when its dinner is another', (title, after) => {
    const words = { title: 'Pie day', description: '', reasons: [], notes: [] };
    const refreshed: PlanAction = { type: 'meal-refreshed', slot: 'dinner', meal: meal('Pie', 900), words, refreshCount: 1 };
    const regenerated: PlanAction = { type: 'regenerated', plan: planOf('Pie day'), wish };
    for (const action of [refreshed, regenerated]) expect(applyPlanAction(editSitting(savedOf(title)), action).plan.title).toBe(after);
    const again = [refreshed, { type: 'reset' } as const, refreshed].reduce(applyPlanAction, editSitting(savedOf(title)));
    expect(again.plan.title).toBe(after);
  });

  test('a new plan keeps the query it was first asked with', () =>
    expect(play({ type: 'regenerated', plan: { ...planOf('Second'), searchQuery: 'keto, 120 g protein' }, wish }).plan.searchQuery).toBe(
      'keto',
    ));

  test('a sitting that comes back from its visit elsewhere waits for no other plan than it did', () => {
    const settled = play({ type: 'wish-changed', wish }, { type: 'regenerated', plan: planOf('Second'), wish });
    const back = JSON.parse(JSON.stringify(settled)) as typeof settled;
    expect([isWaiting(settled), isWaiting(back)]).toEqual([false, false]);
    expect(isWaiting(applyPlanAction(back, { type: 'wish-changed', wish: { ...wish, fat: 0 } }))).toBe(true);
    expect(isWaiting(play())).toBe(false);
  });

  test('sliders go back to the last plan when a new one cannot be had', () => {
    const settled: PlanAction = { type: 'regenerated', plan: planOf('Second'), wish };
    const moved: PlanAction = { type: 'wish-changed', wish: { ...wish, fat: 0 } };
    expect(play(moved, { type: 'regeneration-failed' }).wish).toBeNull();
    expect(play(settled, moved, { type: 'regeneration-failed' }).wish).toEqual(wish);
  });

  test('reset brings the first version back and forgets refreshes, locks and sliders', () => {
    const sitting = play(
      { type: 'title-edited', title: 'Mine' },
      { type: 'regenerated', plan: planOf('Second'), wish },
      { type: 'meal-refreshed', slot: 'dinner', meal: meal('Pie', 900), words: undefined, refreshCount: 1 },
      { type: 'lock-toggled', slot: 'lunch' },
      { type: 'reset' },
    );
    expect(sitting).toEqual(startSitting(planOf('First')));
    expect(isChanged(sitting)).toBe(false);
  });

  test('reset of a day that was laid for others tells the server the first version, which it has no more', () => {
    const laid: PlanAction = { type: 'laid', plan: planOf('For four'), people: 4 };
    expect(play(laid).isHereAlone).toBeUndefined();
    expect(play(laid, { type: 'reset' })).toEqual({ ...startSitting(planOf('First')), isHereAlone: true });
  });

  test('guests at one meal are of no number for the day', () => {
    const sitting = play({ type: 'laid', plan: planOf('For two'), people: 2 }, { type: 'meal-laid', plan: planOf('With guests') });
    expect(sitting).toMatchObject({ plan: { title: 'With guests' }, people: undefined, isHereAlone: true });
  });

  test('a meal that a day was made around stays marked, unless it had to give way', () => {
    const before = planOf('First').meals;
    const made = { ...planOf('Second'), meals: { ...before, dinner: meal('Pie', 900) } };
    const begun = startSitting(made, { kept: { lunch: before.lunch!, dinner: before.dinner! } });
    expect(begun.lockedSlots).toEqual(['lunch']);
    expect(isChanged(begun)).toBe(false);
  });

  test('a lock is for the meal as it is now', () => {
    const sitting = play(
      { type: 'lock-toggled', slot: 'lunch' },
      { type: 'meal-refreshed', slot: 'lunch', meal: meal('Salad', 1), words: undefined, refreshCount: 1 },
    );
    expect(lockedMeals(sitting)).toEqual({ lunch: sitting.plan.meals.lunch });
    expect(lockedMeals(applyPlanAction(sitting, { type: 'lock-toggled', slot: 'lunch' }))).toEqual({});
  });
});
