import { expect, type Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { clearLists, makeList } from '../support/groceries.ts';
import { clearPlans, D0, planOf, saveGenerated, savePlan, test as base, toast } from '../support/members.ts';

const test = base.extend<{ readonly page: Page }>({
  page: async ({ clockPage }, use) => {
    await clockPage.clock.setFixedTime(D0);
    await clearPlans(clockPage);
    await clearLists(clockPage);
    await use(clockPage);
  },
});

const PLANS = '/api/meal-plans';
const planTitle = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const update = (page: Page) => page.getByRole('button', { name: 'Update Meal Plan' });

async function listPlans(page: Page): Promise<readonly string[]> {
  const { data } = (await (await page.request.get(`${PLANS}/saved`)).json()) as { data: { title: string }[] };
  return data.map(({ title }) => title).toSorted();
}

/** As the other window saves it: without a word of what it saw. */
async function saveElsewhere(page: Page, id: string, title: string): Promise<void> {
  const answer = await page.request.put(`${PLANS}/${id}`, { data: planOf(title) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function edit(page: Page, id: string, title: string): Promise<void> {
  await page.goto(`/edit-plan/${id}`);
  await planTitle(page).fill(title);
}

test.describe('a plan that another window saved', () => {
  test('is not written over: both versions are shown, and each can be had', async ({ page }) => {
    const id = await savePlan(page, planOf('Monday'));
    await edit(page, id, 'Mine');
    await saveElsewhere(page, id, 'Theirs');
    const question = page.getByRole('alertdialog', { name: 'Changed Elsewhere' });

    await update(page).click();
    await expect(question.getByRole('region', { name: 'Yours' })).toContainText('Mine');
    await expect(question.getByRole('region', { name: 'Saved there' })).toContainText('Theirs');
    expect(await listPlans(page)).toEqual(['Theirs']);
    await expectAccessibleInEveryLook(page, 'the question when another window has saved the plan');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(planTitle(page)).toHaveValue('Mine');

    await update(page).click();
    await question.getByRole('button', { name: 'Save Mine as New Plan' }).click();
    await expect(page.getByRole('article', { name: 'Mine' })).toBeVisible();
    expect(await listPlans(page)).toEqual(['Mine', 'Theirs']);
  });

  test('can be taken over, or replaced knowingly', async ({ page }) => {
    const id = await savePlan(page, planOf('Monday'));
    await edit(page, id, 'Mine');
    await saveElsewhere(page, id, 'Theirs');
    await update(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the Other' }).click();
    await expect(planTitle(page)).toHaveValue('Theirs');
    await planTitle(page).fill('Theirs, and mine');
    await update(page).click();
    await expect(page.getByRole('article', { name: 'Theirs, and mine' })).toBeVisible();

    await edit(page, id, 'Mine');
    await saveElsewhere(page, id, 'Theirs again');
    await update(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace with Mine' }).click();
    await expect(page.getByRole('article', { name: 'Mine' })).toBeVisible();
    expect(await listPlans(page)).toEqual(['Mine']);
  });

  test('is not asked about when both windows saved the same', async ({ page }) => {
    const id = await savePlan(page, planOf('Monday'));
    await edit(page, id, 'The same');
    await saveElsewhere(page, id, 'Monday');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.route(`**${PLANS}/${id}`, async (route) => {
      // The other window is quicker, with the very same.
      if (route.request().method() === 'PUT') await page.request.put(`${PLANS}/${id}`, { data: route.request().postDataJSON() as object });
      await route.fallback();
    });
    await update(page).click();
    await sent;
    await expect(page.getByRole('article', { name: 'The same' })).toBeVisible();
  });
});

test.describe('a plan that was deleted elsewhere', () => {
  test('can be saved as a new one from the editor', async ({ page }) => {
    const id = await savePlan(page, planOf('Monday'));
    await edit(page, id, 'Worth keeping');
    await page.request.delete(`${PLANS}/${id}`);
    await update(page).click();
    const question = page.getByRole('alertdialog', { name: 'This Plan Was Deleted' });
    await expectAccessibleInEveryLook(page, 'the question when the plan was deleted elsewhere');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByRole('article', { name: 'Worth keeping' })).toBeVisible();
    expect(await listPlans(page)).toEqual(['Worth keeping']);
  });

  test('says so when a meal of it is refreshed, and what is shown can be saved', async ({ page }) => {
    const id = await saveGenerated(page, 'Monday');
    await page.goto(`/edit-plan/${id}`);
    await expect(planTitle(page)).toBeVisible();
    await page.request.delete(`${PLANS}/${id}`);
    await page.getByRole('button', { name: 'Refresh lunch' }).click();
    await expect(toast(page)).toContainText('It was deleted in another window');
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByRole('article', { name: 'Monday' })).toBeVisible();
  });

  test('leaves the shelf when it is starred, and is deleted without a word of failure', async ({ page }) => {
    const starred = await savePlan(page, planOf('Starred'));
    const doomed = await savePlan(page, planOf('Doomed'));
    await savePlan(page, planOf('Stays'));
    await page.goto('/my-plans');
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const id of [starred, doomed]) await page.request.delete(`${PLANS}/${id}`);
    await page.getByRole('button', { name: 'Add Starred to favorites' }).click();
    await expect(toast(page)).toContainText('It was deleted in another window');
    await expect(page.getByRole('article', { name: 'Starred' })).toHaveCount(0);
    await page.getByRole('article', { name: 'Doomed' }).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Plan' }).click();
    await expect(toast(page)).toContainText('Plan deleted!');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test.describe('a grocery list that was deleted elsewhere', () => {
  const deleteList = async (page: Page, id: string) => page.request.delete(`/api/grocery-lists/${id}`);
  const expectGone = (page: Page) => expect(page.getByRole('heading', { name: 'Grocery list not found' })).toBeVisible();
  const open = async (page: Page): Promise<void> => {
    // Without the stream of changes, which would tell at once.
    await page.route('**/events*', (route) => route.abort());
    const id = await makeList(page);
    await page.goto(`/grocery-lists/${id}`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await deleteList(page, id);
  };

  test('says so when something on it is ticked, and does not try again in silence', async ({ page }) => {
    await page.clock.install({ time: D0 });
    await open(page);
    await page.getByRole('checkbox', { name: /Onions/ }).click();
    await expect(toast(page)).toContainText('It was deleted in another window');
    await expectGone(page);
    const later: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/grocery')) later.push(request.url());
    });
    await page.clock.runFor(60_000);
    expect(later).toEqual([]);
  });

  test('says so when it is renamed', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Edit list name' }).click();
    await page.getByRole('textbox', { name: 'List name' }).fill('Week 48');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('It was deleted in another window');
    await expectGone(page);
  });

  test('is gone from the overview when it is deleted once more', async ({ page }) => {
    const id = await makeList(page, { name: 'Week 47' });
    await page.goto('/grocery-lists');
    const remove = page.getByRole('button', { name: /Delete/ }).first();
    await expect(remove).toBeVisible();
    await deleteList(page, id);
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete List' }).click();
    await expect(toast(page)).toContainText('Grocery list deleted');
    await expect(page.getByRole('main').getByText('Week 47')).toHaveCount(0);
  });

  test('an item that was removed elsewhere says so when it is ticked, and goes', async ({ page }) => {
    await page.route('**/events*', (route) => route.abort());
    const id = await makeList(page);
    await page.goto(`/grocery-lists/${id}`);
    await expect(page.getByRole('checkbox', { name: /Onions/ })).toBeVisible();
    const { data } = (await (await page.request.get(`/api/grocery-lists/${id}`)).json()) as {
      data: { items: { id: string; ingredient: string }[] };
    };
    const onions = data.items.find(({ ingredient }) => ingredient === 'Onions')!;
    await page.request.delete(`/api/grocery-list-items/${onions.id}`);
    await page.getByRole('checkbox', { name: /Onions/ }).click();
    await expect(toast(page)).toContainText('It was deleted in another window');
    await expect(page.getByRole('checkbox', { name: /Onions/ })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /Milk/ })).toBeVisible();
  });
});
