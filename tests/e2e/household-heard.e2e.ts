import type { Page } from '@playwright/test';
import { G1_ITEMS, makeList } from '../support/groceries.ts';
import { householdOf, newcomer, seat, twoPeople as test } from '../support/household.ts';
import { expect, planOf, savePlan, toast } from '../support/members.ts';

/** As a browser does when another tab is looked at, or this one again. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const people = (page: Page) => page.getByRole('region', { name: 'Who eats', exact: true });

/** Until the page listens: what is done from now on is told. */
async function openHearing(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse(/\/api\/household\/events$/);
  await page.goto(path);
  await listening;
}

test('what one plans and whom one cooks for is on the screens of the other without a reload', async ({ ann, ben }) => {
  await openHearing(ann, '/my-plans');
  await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
  await savePlan(ben, planOf('Soup by Ben'));
  await expect(ann.getByRole('article').filter({ hasText: 'Soup by Ben' })).toBeVisible();

  await openHearing(ann, '/household');
  await expect(people(ann).getByText('Ben', { exact: true })).toBeVisible();
  await seat(ben, { kind: 'child', name: 'Mia' });
  await expect(people(ann).getByText('Mia')).toBeVisible();
});

test('a plan that another deletes while it is edited stays as it is edited, and can be saved as a new one', async ({ ann, ben }) => {
  const id = await savePlan(ann, planOf('Soup by Ann'));
  await openHearing(ben, `/edit-plan/${id}`);
  const title = ben.getByRole('textbox', { name: 'Plan title' });
  await title.fill('Soup as Ben likes it');
  expect((await ann.request.delete(`/api/meal-plans/${id}`)).ok()).toBe(true);
  await expect(ben.getByRole('alert').filter({ hasText: 'can be saved as a new plan' })).toBeVisible();
  await expect(title).toHaveValue('Soup as Ben likes it');
  await ben.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(ben.getByRole('article', { name: 'Soup as Ben likes it' })).toBeVisible();
});

test('what was done while a tab was not looked at is there when it is', async ({ ann, ben }) => {
  await openHearing(ann, '/household');
  await expect(people(ann).getByText('Ben', { exact: true })).toBeVisible();
  await look(ann, 'hidden');
  await seat(ben, { kind: 'child', name: 'Mia' });
  await look(ann, 'visible');
  await expect(people(ann).getByText('Mia')).toBeVisible();
});

test('who was moved while their tab slept sees what is theirs, and writes nothing elsewhere', async ({ ann, ben }) => {
  await seat(ann, { kind: 'child', name: 'Mia' });
  await openHearing(ben, '/household');
  await expect(people(ben).getByText('Mia')).toBeVisible();
  await look(ben, 'hidden');
  const { id } = (await householdOf(ann)).members.find(({ isYou }) => !isYou)!;
  expect((await ann.request.delete(`/api/household/members/${id}`)).ok()).toBe(true);
  // Pressed on the screen of the former household: it is done in neither.
  await people(ben).getByRole('button', { name: 'Remove Mia from the table' }).click();
  await expect(ben.getByText('You were removed from Ann’s household', { exact: false })).toBeVisible();
  await expect(people(ben).getByText('Mia')).toBeHidden();
});

test('a tab that is looked at again after its person was moved shows what is theirs', async ({ ann, ben }) => {
  await openHearing(ben, '/household');
  await expect(people(ben).getByText('Ann', { exact: true })).toBeVisible();
  await look(ben, 'hidden');
  const { id } = (await householdOf(ann)).members.find(({ isYou }) => !isYou)!;
  await ann.request.delete(`/api/household/members/${id}`);
  await look(ben, 'visible');
  await expect(ben.getByText('You were removed from Ann’s household', { exact: false })).toBeVisible();
  await expect(people(ben).getByText('Ann', { exact: true })).toBeHidden();
});

test('who becomes a shopper is told so, and sees the screens of one', async ({ ann, ben }) => {
  await openHearing(ben, '/household');
  await openHearing(ann, '/household');
  await expect(people(ben)).toBeVisible();
  // A choice among the roles is asked about before it is made.
  const role = ann.getByRole('combobox', { name: 'What Ben may do' });
  await role.selectOption('shopper');
  await ann.getByRole('alertdialog', { name: 'Make Ben a shopper?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(role).toHaveValue('member');
  await role.selectOption('shopper');
  await ann.getByRole('alertdialog', { name: 'Make Ben a shopper?' }).getByRole('button', { name: 'Make Shopper' }).click();
  await expect(ben.getByText('You only shop for this household now')).toBeVisible();
  await expect(ben.getByRole('navigation').first().getByRole('link')).toHaveText(['Grocery Lists', 'Nutrition', 'Household']);
  await expect(role).toHaveValue('shopper');
  await expect(ann.getByRole('button', { name: 'Make Owner: Ben' })).toHaveText('Make Owner');
});

test('a link that could not be looked at is not called dead, and can be tried again', async ({ ann, browser, larder }) => {
  const made = await ann.request.post('/api/household/invites', { data: { role: 'member' } });
  const { url } = ((await made.json()) as { data: { url: string } }).data;
  const carl = await newcomer(browser, larder.url, 'Carl Late');
  await carl.route('**/api/household/invite', (route) => route.abort());
  await carl.goto(url);
  await expect(carl.getByRole('heading', { name: 'Larder could not be reached' })).toBeVisible();
  await carl.unroute('**/api/household/invite');
  await carl.getByRole('button', { name: 'Try Again' }).click();
  await expect(carl.getByText('Ann invites you to Ann’s household.')).toBeVisible();
  await carl.context().close();
});

test('of a change whose answer was lost nobody is told that it was not made', async ({ ann: page }) => {
  await page.goto('/household');
  await page.route('**/api/household/eaters', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await people(page).getByRole('button', { name: 'Child' }).click();
  await expect(toast(page)).toContainText('It may have been saved all the same');
  await expect(people(page).getByText('Child 1', { exact: true })).toBeVisible();
});

test('two who are taken out one after the other are both brought back, and the focus is not lost', async ({ ann: page }) => {
  for (const data of [
    { kind: 'child', name: 'Mia' },
    { kind: 'child', name: 'Leo' },
  ])
    await seat(page, data);
  await page.goto('/household');
  for (const name of ['Mia', 'Leo']) {
    await page.getByRole('button', { name: `Remove ${name} from the table` }).press('Enter');
    await expect(people(page).getByText(name)).toBeHidden();
    await expect(people(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Undo: Mia, Leo' }).click();
  for (const name of ['Mia', 'Leo']) await expect(people(page).getByText(name)).toBeVisible();
});

test('of whoever has an allergy it is asked, and brought back they have it again', async ({ ann: page }) => {
  await seat(page, { kind: 'child', name: 'Mia', restrictions: ['egg allergy', 'milk allergy'] });
  await page.goto('/household');
  const takeOut = page.getByRole('button', { name: 'Remove Mia from the table' });
  const question = page.getByRole('alertdialog', { name: 'Remove Mia from the table?' });
  await takeOut.click();
  await expect(question).toContainText('egg allergy and milk allergy');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(takeOut).toBeFocused();
  await takeOut.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(takeOut).toBeHidden();
  await expect(people(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: Mia' }).click();
  await expect(people(page).getByText('egg allergy, milk allergy')).toBeVisible();
});

test('who is edited while somebody takes them out can be put back as they were edited', async ({ ann: page }) => {
  await seat(page, { kind: 'child', name: 'Mia', restrictions: ['egg allergy'] });
  await page.goto('/household');
  await page.getByRole('button', { name: 'Edit Mia' }).click();
  const form = page.getByRole('dialog', { name: 'About Mia' });
  await form.getByLabel('Never eats, and rules').fill('sesame allergy');
  const { data } = (await (await page.request.get('/api/household/eaters')).json()) as { data: { id: string; name: string }[] };
  await page.request.delete(`/api/household/eaters/${data.find(({ name }) => name === 'Mia')!.id}`);
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Mia Was Removed' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Put Back as Edited Here' }).click();
  await expect(form).toBeHidden();
  await expect(people(page).getByText('egg allergy, sesame allergy')).toBeVisible();
});

test('who was removed while they had no network is told so, and what they had typed for a list', async ({ ann, ben }) => {
  const list = await makeList(ann, { items: G1_ITEMS });
  await ben.goto(`/grocery-lists/${list}`);
  await expect(ben.getByRole('checkbox', { name: /^Onions/ })).toBeVisible();
  await ben.evaluate(async () => {
    for (;;) {
      const kept = await navigator.serviceWorker.getRegistration('/grocery-lists');
      if (kept?.active?.state === 'activated') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await ben.context().setOffline(true);
  await ben.reload();
  await ben.getByRole('textbox', { name: 'Add an item' }).fill('birthday candles');
  await ben.getByRole('textbox', { name: 'Add an item' }).press('Enter');
  await expect(ben.getByRole('checkbox', { name: /^birthday candles/i })).toBeVisible();
  const { id } = (await householdOf(ann)).members.find(({ isYou }) => !isYou)!;
  await ann.request.delete(`/api/household/members/${id}`);
  await ben.context().setOffline(false);
  await expect(toast(ben)).toContainText('You were removed from Ann’s household', { timeout: 20_000 });
  await expect(toast(ben)).toContainText('birthday candles');
  await expect(ben.getByText('deleted', { exact: false })).toBeHidden();
});

test('who comes back after they were removed is told what was not sent to the list of before', async ({ ann, ben }) => {
  const list = await makeList(ann, { items: G1_ITEMS });
  await ben.goto(`/grocery-lists/${list}`);
  await expect(ben.getByRole('checkbox', { name: /^Onions/ })).toBeVisible();
  // The network is gone for the list alone: what this is about does not need a kept application.
  await ben.route('**/api/grocery-lists/*/lines', (route) => route.abort());
  await ben.getByRole('textbox', { name: 'Add an item' }).fill('birthday candles');
  await ben.getByRole('textbox', { name: 'Add an item' }).press('Enter');
  await expect(ben.getByRole('checkbox', { name: /^birthday candles/i })).toBeVisible();
  const later = await ben.context().newPage();
  await ben.close();
  const { id } = (await householdOf(ann)).members.find(({ isYou }) => !isYou)!;
  await ann.request.delete(`/api/household/members/${id}`);
  await later.goto('/');
  await expect(later.getByText('Not added: birthday candles.')).toBeVisible();
  await expect(later.getByText('You are no longer in the household of that list')).toBeVisible();
});
