import type { Page } from '@playwright/test';
import { addDays } from '../../packages/domain/src/calendar/plain-date.ts';
import { readToday } from '../support/calendar-screens.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, newMember as test, post, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

type Meals = Readonly<Record<string, { readonly title: string; readonly dishId: string } | undefined>>;
type WeekWire = { readonly id: string; readonly plans: readonly { readonly mealPlanId: string | null; readonly meals: Meals }[] };

/** Behind the next week of the calendar, which is free. */
const START = addDays(readToday(), 20);
const makeSaved = async (page: Page): Promise<WeekWire> => {
  const { id } = await post<WeekWire>(page, '/api/weeks/draft', { query: 'vegetarian', start: START, days: 3 });
  return (await post<{ week: WeekWire }>(page, `/api/weeks/${id}/save`, {})).week;
};
const note = (page: Page) => page.getByRole('list', { name: 'Weeks not saved yet' }).getByRole('listitem');
const card = (page: Page) => page.locator('article').filter({ hasText: 'things to buy' });

test('a week that was planned again and left is found on Home and in My Plans, and can be discarded', async ({ page }) => {
  const { id } = await makeSaved(page);
  await page.goto('/my-plans');
  await expect(card(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Plans');
  await expect(note(page)).toHaveCount(0);
  const again = await post<{ week: WeekWire }>(page, `/api/weeks/${id}/duplicate`, { start: addDays(START, 7) });

  await page.goto('/');
  await expect(note(page)).toContainText(/^A week not saved yet: \w+ \d+ .*, “vegetarian”\.OpenDiscard$/);
  await expectAccessible(page, 'Home with a week that is not saved');
  await note(page).getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(`/week/${again.week.id}`);
  await expect(page.getByRole('button', { name: 'Save Week' })).toBeVisible();

  await page.goto('/my-plans');
  await note(page)
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('alertdialog', { name: 'Discard this week?' }).getByRole('button', { name: 'Discard Week' }).click();
  await expect(toast(page)).toContainText('Week discarded');
  await expect(note(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(1);
});

test('weeks of the same dates that are not saved are told apart, and Home has the last two', async ({ page }) => {
  for (const query of ['vegetarian', 'vegan', 'no fish']) await post(page, '/api/weeks/draft', { query, start: START, days: 2 });
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Plans');
  await expect(note(page)).toHaveCount(3);
  await expect(note(page).getByRole('link', { name: /“vegan”$/ })).toHaveCount(1);
  await page.goto('/');
  await expect(note(page)).toHaveCount(2);
  const discard = note(page).getByRole('button', { name: /^Discard/ });
  await discard.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Week' }).click();
  await expect(toast(page)).toContainText('Week discarded');
  await expect(discard.first()).toBeFocused();
});

test('a week that was never saved and has been leaves no heading over nothing', async ({ page }) => {
  await post(page, '/api/weeks/draft', { query: 'vegetarian', start: START, days: 2 });
  await page.clock.setFixedTime(new Date(`${addDays(START, 30)}T12:00:00`));
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shelf is empty');
  await expect(note(page)).toHaveCount(0);
});

test('the card of a saved week says that it has changes which are not saved', async ({ page }) => {
  const { id } = await makeSaved(page);
  await post(page, `/api/weeks/${id}/refresh`, { date: START, slot: 'dinner', count: 1 });
  await page.goto('/my-plans');
  await expect(card(page)).toContainText('Has changes that are not saved');
  await expect(note(page)).toHaveCount(0);
});

test('a week that is repeated on the calendar says which of its dishes are marked "Never again"', async ({ page }) => {
  const { plans } = await makeSaved(page);
  const dinner = plans[0]!.meals['dinner']!;
  const said = await page.request.put('/api/dish-opinions', { data: { dishKey: dinner.dishId.split('~', 1)[0], opinion: 'never' } });
  expect(said.ok(), await said.text()).toBe(true);
  const moved = await page.request.put('/api/weekly-plan-days', {
    data: { days: [{ date: readToday(), mealPlanId: plans[0]!.mealPlanId }] },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Repeat This Week' }).click();
  await expect(toast(page)).toContainText(`${dinner.title} is marked “Never again”`);
});
