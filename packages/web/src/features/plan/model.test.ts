import { describe, expect, test } from 'vitest';
import type { IntentChip, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';
import {
  filterPlans,
  foldRules,
  isOffWish,
  queryWithoutChip,
  caloriesPosition,
  sliderPosition,
  sortPlans,
  suggestChanges,
  tellServed,
  withEnergy,
} from './model.ts';

const saved = (id: string, createdAt: string, fields: object = {}): SavedPlan =>
  readSavedPlan({ id, createdAt, isFavorited: 'false', title: id, ...fields });

// The fixtures of the acceptance checklist.
const ALPHA = saved('P1', '2026-11-01T08:00:00Z', { title: 'Alpha Keto', isFavorited: 'true' });
const BETA = saved('P2', '2026-11-19T08:00:00Z', { title: 'Beta Bowl' });
const GAMMA = saved('P3', '2026-11-10T08:00:00Z', { title: 'Gamma', description: 'with salmon', searchQuery: 'mediterranean' });
const ids = (plans: readonly SavedPlan[]) => plans.map(({ id }) => id);

describe('sortPlans', () => {
  test('favorites first, then the newest', () => expect(ids(sortPlans([GAMMA, BETA, ALPHA], undefined))).toEqual(['P1', 'P2', 'P3']));
  test('the plan just saved comes before favorites', () => expect(ids(sortPlans([ALPHA, BETA, GAMMA], 'P3'))).toEqual(['P3', 'P1', 'P2']));
});

describe('filterPlans', () => {
  test.each([
    ['aLpHa', ['P1']],
    ['SALMON', ['P3']],
    ['Mediterranean', ['P3']],
    ['zzzz', []],
    ['  ', ['P1', 'P2', 'P3']],
  ])('%s finds %j', (words, expected) => expect(ids(filterPlans([ALPHA, BETA, GAMMA], words))).toEqual(expected));
});

test('sliders stand on their own steps and within their range', () =>
  expect(sliderPosition({ protein: 103, carbs: 455, fat: 62.4 })).toEqual({ protein: 105, carbs: 400, fat: 60 }));

// 90, 225 and 85 g are 2,025 kcal, and 2,050 on a slider that goes by fifties.
test('the calories’ slider stands at the day’s own energy, not at the sum of its macros’ places', () =>
  expect([2015, 2049, 100, 9000].map(caloriesPosition)).toEqual([2000, 2050, 800, 3950]));

test('a day within five grams of every slider is what was asked for', () => {
  const wish = { protein: 150, carbs: 200, fat: 60 };
  expect(isOffWish({ calories: 0, protein: 146, carbs: 205, fat: 60 }, wish)).toBe(false);
  expect(isOffWish({ calories: 0, protein: 150, carbs: 200, fat: 66 }, wish)).toBe(true);
});

describe('queryWithoutChip', () => {
  const chip = (words?: string, from: 'text' | 'profile' = 'text') => ({
    id: 'x',
    label: 'X',
    from,
    ...(words === undefined ? {} : { words }),
  });
  test.each([
    ['quick vegan dinner, no nuts', 'no nuts', 'quick vegan dinner'],
    ['Keto with salmon', 'keto', 'with salmon'],
  ])('"%s" without "%s" asks for "%s"', (query, words, expected) => expect(queryWithoutChip(query, chip(words))).toBe(expected));
  test('the only wish cannot be taken away', () => expect(queryWithoutChip('vegan', chip('vegan'))).toBeUndefined());
  test('what the profile added is not in the query', () => expect(queryWithoutChip('vegan', chip('vegan', 'profile'))).toBeUndefined());
});

const chip = (id: string, from: IntentChip['from'], use?: string): IntentChip => ({ id, label: id, from, ...(use && { use }) });

describe('foldRules', () => {
  test('one rule of the profile stands by itself, more are folded; what is left out in doubt comes first', () => {
    const [text, one, two, doubt] = [chip('a', 'text'), chip('b', 'profile'), chip('c', 'profile'), chip('d', 'text', 'with d')];
    expect(foldRules([text, one])).toEqual({ chips: [text, one], rules: [] });
    expect(foldRules([text, one, two, doubt])).toEqual({ chips: [doubt, text], rules: [one, two] });
  });

  test('what the profile leaves out in doubt is never folded away', () => {
    const doubt = chip('d', 'profile', 'with d');
    expect(foldRules([chip('b', 'profile'), chip('c', 'profile'), doubt]).chips).toEqual([doubt]);
  });
});

test('what the day is asked to be already is not suggested', () => {
  const labels = (asked: readonly string[]) => suggestChanges({ chips: asked.map((id) => chip(id, 'text')) }).map(({ words }) => words);
  expect(labels([])).toEqual(['cheap', 'quick']);
  expect(labels(['budget'])).toEqual(['quick']);
  expect(labels(['minutes', 'budget'])).toEqual([]);
});

test('as much energy is shared out as it was, on the sliders’ own steps', () => {
  expect(withEnergy({ protein: 120, carbs: 200, fat: 80 }, 2500)).toEqual({ protein: 150, carbs: 250, fat: 100 });
  expect(withEnergy({ protein: 0, carbs: 0, fat: 0 }, 1200)).toEqual({ protein: 100, carbs: 100, fat: 45 });
  expect(withEnergy({ protein: 200, carbs: 400, fat: 150 }, 3950)).toEqual({ protein: 210, carbs: 400, fat: 150 });
});

describe('a chip says which meal serves it', () => {
  const { meals } = saved('day', '2026-11-01T08:00:00Z', {
    meals: { lunch: { title: 'Rice' }, dinner: { title: 'Stew' } },
    moreSnacks: [{ title: 'Figs' }],
  });
  const tell = (label: string, places?: readonly ('lunch' | 'dinner' | 'snack-2')[]) =>
    tellServed({ id: 'chip', label, from: 'text' }, { meals, served: places && { chip: places } });

  test.each([
    ['With chicken', ['dinner'], 'Chicken: dinner'],
    ['With beans for lunch', ['lunch'], 'Beans: lunch'],
    ['Mexican', ['lunch', 'snack-2'], 'Mexican: lunch, snack 2'],
    ['No cook', ['lunch', 'dinner', 'snack-2'], 'No cook: every meal'],
  ] as const)('%s at %j', (label, places, text) => expect(tell(label, places)).toEqual({ text }));

  test.each([
    ['With chicken', 'Chicken: not in this plan', 'dinner'],
    ['Salad for lunch', 'Salad: not in this plan', 'lunch'],
    ['Oats for breakfast', 'Oats: not in this plan', 'dinner'],
  ])('%s, which no meal serves', (label, text, unmetAt) => expect(tell(label, [])).toEqual({ text, unmetAt }));

  test('what is served at another meal than it was asked for', () => {
    expect(tell('With beans for lunch', ['dinner'])).toEqual({ text: 'Beans: dinner, not lunch', unmetAt: 'lunch' });
    expect(tell('With figs for lunch and dinner', ['snack-2'])).toEqual({ text: 'Figs: snack 2, not lunch or dinner', unmetAt: 'lunch' });
  });

  test('for how many the words asked is said beside for how many it is by now', () => {
    const forSo = (people: number, dishId: string | undefined = 'dal') => {
      const plates = Array.from({ length: people }, (_, at) => ({ eaterId: String(at), name: `Guest ${at}` }));
      const dinner = { title: 'Dal', ...(dishId && { dishId, portions: [] }), ...(people > 1 && { plates }) };
      return tellServed({ id: 'people', label: 'For 2', from: 'text' }, saved('day', '2026-11-01T08:00:00Z', { meals: { dinner } })).text;
    };
    expect(forSo(2)).toBe('For 2');
    expect(forSo(3)).toBe('For 2, now for 3');
    expect(forSo(1)).toBe('For 2, now for 1');
    // Without a stepper nothing else speaks of it.
    expect(forSo(1, '')).toBe('For 2');
  });

  test('what the sliders moved is said beside what was asked or taken for granted', () => {
    const moved = { calories: 2251, protein: 141, carbs: 230, fat: 85 };
    const now = (id: string, label: string) => tellServed({ id, label, from: 'text' }, { meals, moved }).text;
    expect(now('assumed:calories', '2000 kcal a day')).toBe('2000 kcal a day, now 2251 kcal');
    expect(now('calories', '2251 kcal')).toBe('2251 kcal');
    expect(now('protein', '150 g protein')).toBe('150 g protein, now 141 g');
    expect(now('share:fat', '30% fat')).toBe('30% fat, now 34%');
    expect(now('split', '40% protein, 30% carbs, 30% fat')).toBe('40% protein, 30% carbs, 30% fat, now 25% protein, 41% carbs, 34% fat');
    expect(now('meal:dinner:calories', 'Dinner: 700 kcal')).toBe('Dinner: 700 kcal');
    expect(tellServed({ id: 'calories', label: '2000 kcal', from: 'text' }, { meals }).text).toBe('2000 kcal');
  });

  test('what is no meal’s stays as it is', () => expect(tell('Vegan')).toEqual({ text: 'Vegan' }));
});
