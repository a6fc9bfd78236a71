import type { Page } from '@playwright/test';
import { addDays, parsePlainDate, type PlainDate } from '../../packages/domain/src/calendar/plain-date.ts';
import { firstDayOfWeek } from '../../packages/domain/src/calendar/week.ts';
import { answerWith, expect, FAULT } from './members.ts';
import { openScreen as open, type Screen } from './screen.ts';

/** Fills most of this week and the next, as somebody does who lives with it. */
export async function seedCalendar(page: Page, planIds: readonly string[]): Promise<void> {
  const first = firstDayOfWeek(readToday());
  const dates = [0, 1, 2, 4, 5, 8, 9].map((at) => addDays(first, at));
  const days = dates.map((date, at) => ({ date, mealPlanId: planIds[at % planIds.length] }));
  const put = await page.request.put('/api/weekly-plan-days', { data: { days } });
  expect(put.ok(), await put.text()).toBe(true);
}

export function readToday(): PlainDate {
  const now = new Date();
  const text = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(text);
  return day.value;
}

/** The calendar in every state: the month, its dialogs, the week. */
export function listCalendarScreens(): readonly Screen[] {
  const openMonth = async (page: Page) => {
    await open(page, '/calendar');
    await expect(page.locator('table[aria-busy=true], [aria-busy=true]')).toHaveCount(0);
  };
  const openDay = async (page: Page, at: number) => {
    await openMonth(page);
    await page.getByRole('region', { name: 'This week' }).getByRole('listitem').nth(at).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const openWeek = async (page: Page) => {
    await open(page, '/calendar?view=week');
    await expect(page.locator('ol[aria-busy=false]')).toBeVisible();
  };
  return [
    { name: 'calendar', open: openMonth },
    { name: 'calendar-first-screen', isOneWindow: true, open: openMonth },
    { name: 'calendar-week', open: openWeek },
    {
      name: 'calendar-week-empty',
      open: async (page) => {
        await openWeek(page);
        for (let week = 0; week < 2; week++) await page.getByRole('button', { name: 'Next week', exact: true }).click();
        await expect(page.locator('li[data-date]').getByRole('textbox')).toHaveCount(7);
      },
    },
    { name: 'calendar-day', isOneWindow: true, open: async (page) => openDay(page, 1) },
    { name: 'calendar-add', isOneWindow: true, open: async (page) => openDay(page, 3) },
    {
      name: 'calendar-replace',
      isOneWindow: true,
      open: async (page) => {
        await openDay(page, 1);
        await page.getByRole('button', { name: 'Move to…' }).click();
        await page.getByRole('dialog').locator('li button:not([disabled])').filter({ hasNotText: 'Free' }).first().click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'calendar-assigning',
      isOneWindow: true,
      open: async (page) => {
        const { data } = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: { id: string }[] };
        await open(page, `/calendar?assignPlan=${data[0]!.id}`);
        await expect(page.getByRole('button', { name: 'Cancel Assignment' })).toBeVisible();
      },
    },
    {
      name: 'calendar-duplicate',
      isOneWindow: true,
      open: async (page) => {
        await openMonth(page);
        await page
          .locator('tr:has([aria-current=date])')
          .getByRole('button', { name: /^Actions for the week/ })
          .click();
        await page.getByRole('menuitem', { name: 'Duplicate Week' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'calendar-failed',
      open: async (page) => {
        await page.route('**/api/weekly-plan-days/**', answerWith(FAULT, 500));
        await open(page, '/calendar');
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
  ];
}
