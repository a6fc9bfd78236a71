import type { Page } from '@playwright/test';
import { expect, twoWindows } from '../support/members.ts';

/** Rules are the household's: somebody new has none. */
const test = twoWindows.extend({
  first: async ({ page }, use) => {
    await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegetarian'] } });
    await use(page);
  },
});

async function openRules(page: Page) {
  await page.goto('/week?days=2');
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules for your weeks' });
  await expect(rules.getByRole('button', { name: 'Save for the Next Week' })).toBeEnabled();
  return rules;
}

const readRules = async (page: Page) => (await (await page.request.get('/api/week-rules')).json()).data.rules;

test('a rule set in one window is not lost when another, opened before, is saved', async ({ first, second }) => {
  const [here, there] = [await openRules(first), await openRules(second)];
  await here.getByRole('combobox', { name: /Beans and lentils.*at least/ }).selectOption('2');
  await here.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(here).toBeHidden();
  await there.getByRole('combobox', { name: /Minutes for dinner, Monday/ }).selectOption('20');
  await there.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(there).toBeHidden();
  expect(await readRules(first)).toMatchObject({ atLeast: [{ what: 'legumes', times: 2 }], minutes: { monday: 20 } });
});

test('rules that cannot be saved say so where they are, in front of the page', async ({ first: page }) => {
  const rules = await openRules(page);
  await rules.getByRole('combobox', { name: /Beans and lentils.*at least/ }).selectOption('2');
  await page.context().setOffline(true);
  await rules.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(rules.getByRole('alert').locator('[data-toast]')).toBeVisible();
  await page.context().setOffline(false);
});

test('a dish that was typed is saved by whoever does not press Add', async ({ first: page }) => {
  const rules = await openRules(page);
  await rules.getByRole('textbox', { name: 'Dish' }).fill('pizza');
  await rules.getByRole('combobox', { name: 'Day', exact: true }).selectOption('Sun');
  await rules.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(rules).toBeHidden();
  expect((await readRules(page)).dishes).toEqual({ sunday: 'pizza' });
});
