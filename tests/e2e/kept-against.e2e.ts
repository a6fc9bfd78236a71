import { clearPlans, expect, openPage, saveGenerated, test } from '../support/members.ts';

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
  const against = page.getByText(/Kept as it is, though your profile now speaks against/);
  const screens = [`/print-plan/${id}`, `/edit-plan/${id}`, '/grocery-lists/create'];
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
    await page.goto('/calendar');
    await page.locator(`td[data-date="${date}"] [data-day-button]`).click();
    await expect(page.getByRole('dialog', { name: 'Kept day' }).getByText(/Kept as it is/)).toBeVisible();
  } finally {
    await page.request.put('/api/profile', { data: { dietaryRestrictions: [] } });
    await clearPlans(page);
    await page.context().close();
  }
});
