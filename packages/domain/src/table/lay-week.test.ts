import { describe, expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { foodBreaksAllergy } from '../diet/check-allergen.ts';
import { foodBreaksDiet } from '../diet/check-diet.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { getFood } from '../food/find-food.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { makeWeek } from '../week/make-week.ts';
import type { WeekQuery } from '../week/week-query.ts';
import { NO_WEEK_RULES } from '../week/week-rules.ts';
import { layWeek, seatWeek } from './lay-week.ts';
import { guestAt } from './seat-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const person = (name: string, calories: number, own: Partial<TableEater> = {}): TableEater => ({
  ...guestAt(1),
  id: name as EaterId,
  name,
  target: { type: 'energy', calories },
  ...own,
});
const eaters = [
  person('Anna', 1800),
  person('Ben', 2600, { rules: { ...UNKNOWN_EATER, allergies: ['peanut', 'egg'] }, eatsAtHome: { 2: { dinner: false } } }),
  person('Cleo', 2000, { rules: { ...UNKNOWN_EATER, diets: ['vegetarian'] } }),
];
const own: WeekQuery = {
  // A Monday.
  start: makePlainDate(2026, 11, 23),
  days: 4,
  day: { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 1800, protein: 90, carbs: 203, fat: 70 }, seed: 4 },
  shape: 'usual',
  slots: MEAL_SLOTS,
  rules: NO_WEEK_RULES,
  taken: [],
};

describe('a week for three', () => {
  const week = seatWeek(own, eaters);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const days = layWeek(made.value.days, { week, day: own.day, eaters });
  const meals = days.flatMap(({ plan }) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot] ?? []));

  test('has a plate for everyone who is at home', () => {
    for (const { date, plan } of days) {
      for (const slot of MEAL_SLOTS) {
        const names = plan.meals[slot]!.plates!.map(({ name }) => name);
        expect(names).toEqual(date === '2026-11-24' && slot === 'dinner' ? ['Anna', 'Cleo'] : ['Anna', 'Ben', 'Cleo']);
      }
    }
  });
  test('keeps what binds anybody off every plate', () => {
    for (const { foodId } of meals.flatMap(({ plates }) => plates!.flatMap(({ portions }) => portions))) {
      const food = getFood(foodId);
      for (const allergen of ['peanut', 'egg'] as const) expect(foodBreaksAllergy(food, allergen)?.outcome).not.toBe('breaks');
    }
    for (const { portions } of meals.flatMap(({ plates }) => plates!).filter(({ name }) => name === 'Cleo'))
      for (const { foodId } of portions) expect(foodBreaksDiet(getFood(foodId), 'vegetarian')).toBeUndefined();
  });
  test('gives everyone their energy, or says by how much not', () => {
    for (const { plan } of days) {
      for (const [name, kcal] of [
        ['Anna', 1800],
        ['Cleo', 2000],
      ] as const) {
        const sum = MEAL_SLOTS.reduce(
          (total, slot) => total + plan.meals[slot]!.plates!.find((plate) => plate.name === name)!.nutrition.calories,
          0,
        );
        const isSaid = plan.notes.some((note) => note.startsWith(`${name}'s`));
        expect(isSaid || Math.abs(sum - kcal) / kcal <= 0.05).toBe(true);
      }
    }
  });
  test('lays nothing twice', () => {
    expect(layWeek(days, { week, day: own.day, eaters })).toEqual(days);
  });
  test('the shares of every pot are the whole of it', () => {
    for (const { plates } of meals) expect(plates!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
