import type { CalendarSync, PlanDay } from '@larder/contract/calendar.ts';
import { expect } from 'vitest';
import type { Answer, Caller } from './larder-app.ts';

export const DAYS = '/api/weekly-plan-days';

/** A plan of one meal, of which only the title matters; with an id that plan is written over. */
export async function savePlan(eater: Caller, title: string, id?: string): Promise<string> {
  const meal = {
    title: 'Oats',
    description: '',
    ingredients: ['1 cup oats'],
    instructions: ['Soak.'],
    calories: 400,
    protein: 14,
    carbs: 60,
    fat: 9,
    difficulty: 'Easy',
    dishId: 'oats',
  };
  const [method, path] = id === undefined ? ['POST', '/api/meal-plans/save'] : ['PUT', `/api/meal-plans/${id}`];
  const saved = await eater.call<{ data: { id: string } }>(method, path, {
    title,
    description: `About ${title}`,
    searchQuery: '',
    nutritionOverview: { totalCalories: 400, protein: 14, carbs: 60, fat: 9 },
    meals: { breakfast: meal },
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body.data.id;
}

export type Changed<Data> = {
  readonly success: true;
  readonly data: Data;
  readonly calendarSync: CalendarSync;
  readonly never?: readonly string[];
};

export const assign = (eater: Caller, date: string, mealPlanId: string): Promise<Answer<Changed<PlanDay>>> =>
  eater.call('POST', DAYS, { date, mealPlanId, weeklyPlanId: null });
