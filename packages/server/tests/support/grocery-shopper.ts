import type { GroceryItem, GroceryList, GroceryListCard, WrittenItem } from '@larder/contract/grocery.ts';
import type { ListPatch } from '@larder/contract/grocery-patch.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { expect } from 'vitest';
import type { Caller } from './larder-app.ts';

export const mealOf = (title: string, ingredients: readonly string[]) => ({
  title,
  description: '',
  ingredients,
  instructions: ['Cook.'],
  calories: 400,
  protein: 20,
  carbs: 40,
  fat: 15,
  difficulty: 'Easy',
});

export const MONDAY = '2026-11-23';
export const WEDNESDAY = '2026-11-25';
export const SOUP = mealOf('Soup', ['2 onions', '1 lb tomatoes', 'salt to taste']);
export const STEW = mealOf('Stew', ['1 onion', '1 lb beef chuck']);

export type Meals = Readonly<Record<string, ReturnType<typeof mealOf>>>;
export const planOf = (title: string, meals: Meals) => ({
  title,
  description: '',
  searchQuery: title,
  nutritionOverview: { totalCalories: 800, protein: 40, carbs: 80, fat: 30 },
  meals,
});

export type Generated = { dateRange: string; mealPlansIncluded: GroceryListCard['mealPlansIncluded']; ingredients: WrittenItem[] };

/** What somebody does who plans, shops and looks, by way of the API. */
export function makeShopper(eater: () => Caller) {
  async function ask<T>(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<T> {
    const { status, body: answer, text } = await eater().call<{ data: T }>(method, path, body, headers);
    expect(status, text).toBe(200);
    return answer.data;
  }
  async function refused(method: string, path: string, body?: unknown): Promise<readonly [number, string]> {
    const { status, body: answer } = await eater().call<ProblemReply>(method, path, body);
    return [status, answer.error.code];
  }
  async function plan(date: string, meals: Meals): Promise<string> {
    const { id } = await ask<{ id: string }>('POST', '/api/meal-plans/save', planOf(`Plan of ${date}`, meals));
    await ask('POST', '/api/weekly-plan-days', { date, mealPlanId: id });
    return id;
  }
  const generate = (dates: readonly string[]) => ask<Generated>('POST', '/api/grocery-lists/generate', { dates });

  /** As the create page does it. */
  async function makeList(dates: readonly string[], atHome: readonly string[] = []): Promise<string> {
    const { dateRange, mealPlansIncluded, ingredients } = await generate(dates);
    const { id } = await ask<{ id: string }>('POST', '/api/grocery-lists', { name: 'Week', dateRange, mealPlansIncluded });
    const items = ingredients.map((line) => ({ ...line, checked: 'false', atHome: String(atHome.includes(line.ingredient)) }));
    await ask('POST', `/api/grocery-lists/${id}/items/bulk`, { items });
    return id;
  }
  const readList = (id: string) => ask<GroceryList>('GET', `/api/grocery-lists/${id}`);
  const readPatch = (id: string) => ask<ListPatch | null>('GET', `/api/grocery-lists/${id}/patch`);
  const setItem = ({ id }: GroceryItem, body: object, headers?: Readonly<Record<string, string>>) =>
    ask<GroceryItem>('PUT', `/api/grocery-list-items/${id}`, body, headers);

  async function item(listId: string, ingredient: string): Promise<GroceryItem> {
    const found = (await readList(listId)).items.find((each) => each.ingredient === ingredient);
    if (!found) throw new Error(`No ${ingredient} on the list`);
    return found;
  }
  return { ask, refused, plan, generate, makeList, readList, readPatch, setItem, item };
}
