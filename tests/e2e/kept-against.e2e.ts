import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { clearPlans, expect, openPage, saveGenerated, test, toast } from '../support/members.ts';

test('what is read of a kept plan, printed and shopped for says what the table must not eat by now', async ({
  browser,
  larder,
  member,
}) => {
  // Of its own clock: the server judges days that are to come.
  const page = await openPage(browser, larder.url, member);
  await clearPlans(page);
  const id = await saveGenerated(page, 'Kept day');
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date, mealPlanId: id }] } });
  const against = page.getByText(/Kept as it is, though your profile no longer allows/);
  const list = { name: 'For Kept day', mealPlansIncluded: [{ mealPlanId: id, mealPlanTitle: 'Kept day', date }] };
  const made = await page.request.post('/api/grocery-lists', { data: list });
  const { id: listId } = ((await made.json()) as { data: { id: string } }).data;
  await page.request.post(`/api/grocery-lists/${listId}/items/bulk`, { data: { items: [{ ingredient: 'Eggs' }] } });
  const ofADish = `/recipes/${id}/dinner`;
  const screens = [`/print-plan/${id}`, `/edit-plan/${id}`, '/grocery-lists/create', `/grocery-lists/${listId}`, ofADish];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByText('Kept day').first()).toBeVisible();
    await expect(against, screen).toHaveCount(0);
  }
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } });
  try {
    for (const screen of screens) {
      await page.goto(screen);
      await expect(against, screen).toBeVisible();
    }
    await expect(against).toContainText('dinner with');
    await page.goto(`/grocery-lists/${listId}`);
    await page.getByRole('button', { name: 'Shop', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeHidden();
    await expect(against).toBeVisible();
    await putOnAfterAsking(page, against);
    await sayOfTwoDaysInOneLine(page, { id, date });
    await page.goto('/calendar');
    await page.locator(`td[data-date="${date}"] [data-day-button]`).click();
    const day = page.getByRole('dialog', { name: 'Kept day' });
    await expect(day.getByText(/Kept as it is/)).toBeVisible();
    await day.getByRole('listitem').filter({ hasText: 'Dinner' }).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Detailed recipe' })).toBeVisible();
    await expect(against).toBeVisible();
  } finally {
    await page.request.put('/api/profile', { data: { dietaryRestrictions: [] } });
    await clearPlans(page);
    await page.context().close();
  }
});

test('where a plan is shown in little, a mark leads to what its table must not eat by now', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member);
  await clearPlans(page);
  const id = await saveGenerated(page, 'Kept day');
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date, mealPlanId: id }] } });
  const mark = page.getByText('Check it against today’s rules');
  const open = async (screen: string): Promise<void> => {
    await page.goto(screen);
    await expect(page.getByText('Kept day').first()).toBeVisible();
  };
  for (const screen of ['/calendar', '/calendar?view=week', '/my-plans']) {
    await open(screen);
    await expect(mark, screen).toHaveCount(0);
  }
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } });
  try {
    await open('/calendar');
    const day = page.locator(`td[data-date="${date}"] [data-day-button]`);
    await expect(day).toHaveAccessibleName(/, Kept day, Check it against today’s rules$/);
    await expect(page.getByRole('region', { name: 'This week' }).getByRole('button', { name: /Check it against/ })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a calendar with a day that does not suit');
    await open('/calendar?view=week');
    await expect(mark).toBeVisible();
    await open('/my-plans');
    const card = page.getByRole('article', { name: 'Kept day' });
    await expect(card.getByText('Check it against today’s rules')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a shelf with a plan that does not suit');
    await card.getByRole('link', { name: 'Kept day' }).first().click();
    await expect(page.getByText(/Kept as it is, though your profile no longer allows/)).toBeVisible();
  } finally {
    await page.request.put('/api/profile', { data: { dietaryRestrictions: [] } });
    await clearPlans(page);
    await page.context().close();
  }
});

/** A list is made below it: the days are named, what is on them is said on opening. */
async function sayOfTwoDaysInOneLine(page: Page, { id, date }: { readonly id: string; readonly date: string }): Promise<void> {
  const next = new Date(`${date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 2);
  const other = next.toISOString().slice(0, 10);
  await page.request.put('/api/weekly-plan-days', { data: { days: [date, other].map((day) => ({ date: day, mealPlanId: id })) } });
  await page.goto('/grocery-lists/create');
  const days = page.getByText('rules no longer allow what is planned on');
  const sentences = page.getByText(/Kept as it is/);
  await expect(days).toBeVisible();
  await expect(sentences.first()).toBeHidden();
  await days.click();
  await expect(sentences.first()).toBeVisible();
  await expect(sentences.nth(1)).toBeVisible();
}

/** From the shelf onto a day: asked first, and put there where that is wanted all the same. */
async function putOnAfterAsking(page: Page, against: Locator): Promise<void> {
  await page.goto('/my-plans');
  const question = page.getByRole('alertdialog', { name: 'Not for Everybody at Your Table' });
  const chooseTomorrow = async () => {
    await page.getByRole('article', { name: 'Kept day' }).getByRole('button', { name: 'Add to Calendar' }).click();
    await page.getByRole('dialog', { name: 'Choose a Day' }).getByRole('listitem').nth(1).getByRole('button').click();
  };
  await chooseTomorrow();
  await expect(question.filter({ has: against })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the question before a plan that is not for all');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  await chooseTomorrow();
  await question.getByRole('button', { name: 'Put It There Anyway' }).click();
  await expect(toast(page)).toContainText('Plan Assigned');
}

test('a day that nobody has saved says after a reload what has come to speak against it', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member);
  const against = page.getByText(/your profile no longer allows/);
  await page.goto('/search?q=dinner%20with%20chicken');
  const title = page.getByRole('textbox', { name: 'Plan title' });
  const made = await title.inputValue();
  await expect(against).toHaveCount(0);
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } });
  try {
    await page.reload();
    await expect(title).toHaveValue(made);
    await expect(against).toContainText('chicken');
  } finally {
    await page.request.put('/api/profile', { data: { dietaryRestrictions: [] } });
    await page.context().close();
  }
});
