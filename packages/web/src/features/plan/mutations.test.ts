import { afterEach, expect, test, vi } from 'vitest';
import { readMeal } from '../../lib/wire/read-plan.ts';
import { refreshOneMeal } from './mutations.ts';

afterEach(() => vi.unstubAllGlobals());

const meal = (title: string, calories: number) => readMeal({ title, calories, protein: 10, carbs: 10, fat: 10 });
const [soup, stew, pork, salad] = [meal('Soup', 500), meal('Stew', 600), meal('Pork medallions', 610), meal('Salad', 400)];
const wordsOf = (title: string, ...of: readonly object[]) => ({ title, description: `${title}.`, reasons: [], notes: [], of });
const told = ({ title, calories }: typeof soup) => ({ title, calories });

/** Each answer in its turn; what was asked. */
function answer(...answers: readonly object[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const data of answers) fetched.mockResolvedValueOnce(Response.json({ success: true, data }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
}

const WISH = { slot: 'lunch', query: 'keto', saved: undefined, day: undefined, refreshCount: 1 } as const;
const refresh = () => refreshOneMeal({ ...WISH, shown: { lunch: soup, dinner: pork } }, new AbortController().signal);

test('the words of the meals that are shown are taken', async () => {
  const asked = answer({ meal: salad, day: wordsOf('Pork day', told(salad), told(pork)) });
  expect((await refresh()).words?.title).toBe('Pork day');
  expect(asked()).toEqual([{ mealType: 'lunch', query: 'keto', refreshCount: 1 }]);
});

test.each([
  ['another dish', told(stew)],
  ['another amount', { ...told(pork), calories: 500 }],
])('words that are of %s than is shown are asked for anew, with what is shown and the meal that came', async (_name, other) => {
  const right = { meal: salad, day: wordsOf('Pork day', told(salad), told(pork)) };
  const asked = answer({ meal: salad, day: wordsOf('Stew day', told(salad), other) }, right);
  expect((await refresh()).words?.title).toBe('Pork day');
  expect(asked()[1]).toMatchObject({ day: { lunch: { title: 'Soup' }, dinner: { title: 'Pork medallions' } }, chosen: { title: 'Salad' } });
});

test('words that are never of what is shown are no words', async () => {
  const wrong = { meal: salad, day: wordsOf('Stew day', told(salad), told(stew)) };
  answer(wrong, wrong);
  expect(await refresh()).toMatchObject({ meal: { title: 'Salad' }, words: undefined });
});
