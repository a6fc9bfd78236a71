import { G1_ITEMS, makeList, readChecked } from '../support/groceries.ts';
import { answerWith, expect, expectTidyHistory, generatedOf, openPage, saveGenerated, test } from '../support/members.ts';
import { signIn } from '../support/eater.ts';

test('signing out without a network shows nothing of the person at once, and ends the session when it is back', async ({
  browser,
  larder,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  // A list that was looked at: from then on the application starts without a network.
  await page.goto(`/grocery-lists/${await makeList(page, { items: G1_ITEMS })}`);
  await expect(page.getByRole('checkbox', { name: /^Onions/ })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    sessionStorage.setItem('larder.something-typed', 'what nobody else shall read');
  });
  const readKept = () =>
    page.evaluate(async () => ({
      words: [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  expect((await readKept()).words).toContain(otherMember.email);

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out here' })).toBeVisible();
  const { words, databases } = await readKept();
  expect(words).not.toContain(otherMember.email);
  expect(words).not.toContain('what nobody else shall read');
  expect(databases).not.toContain('larder-offline');
  // Nor at another address, nor after the page is loaded again.
  await page.goto('/grocery-lists');
  await expect(page.getByRole('heading', { name: 'You are signed out here' })).toBeVisible();

  const told = page.waitForRequest('**/api/logout');
  await page.context().setOffline(false);
  await told;
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  // Said once: whoever signs in next stays.
  await signIn(page, larder.url, otherMember);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await page.context().close();
});

test('a page that was closed before the network was back ends the session when it is opened again', async ({
  browser,
  larder,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await page.context().setOffline(true);
  // Without the kept application the browser has nothing to show but its own page.
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.waitForTimeout(300);
  await page.context().setOffline(false);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(larder.url);
  await expect(again.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  expect((await again.request.get('/api/auth/user')).status()).toBe(401);
  await again.context().close();
});

test('signing out leaves nothing behind for a tab that is still open, and whoever signs in next ticks as ever', async ({
  browser,
  larder,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  const id = await makeList(page, { items: G1_ITEMS });
  const left = await page.context().newPage();
  for (const tab of [left, page]) {
    await tab.goto(`/grocery-lists/${id}`);
    await expect(tab.getByRole('checkbox', { name: /^Onions/ })).toBeVisible();
    await expect.poll(() => tab.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  }
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await signIn(page, larder.url, otherMember);
  await page.goto(`/grocery-lists/${id}`);
  await page.getByRole('checkbox', { name: /^Onions/ }).click();
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  await page.context().close();
});

test('signing out asks first where changes to a list are in this browser alone', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  const id = await makeList(page, { items: G1_ITEMS });
  await page.goto(`/grocery-lists/${id}`);
  // The network is gone for the lists alone: what this is about does not need a kept application.
  await page.route('**/api/grocery-list-items/**', (route) => route.abort());
  await page.getByRole('checkbox', { name: /^Onions/ }).click();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with changes not sent?' });
  await expect(question).toContainText('One change to a grocery list');
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.unroute('**/api/grocery-list-items/**');
  await expect.poll(() => readChecked(page, id), { timeout: 20_000 }).toEqual(['Onions']);
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.context().close();
});

test('signing out asks first where a plan was changed and never saved', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('Vegan day') }));
  await page.goto('/search?q=vegan day');
  const signOut = page.getByRole('link', { name: 'Sign Out' });
  const title = page.getByRole('textbox', { name: 'Plan title' });
  await title.fill('Whitsun picnic');
  await title.press('Enter');
  await signOut.click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with changes not saved?' });
  await expect(question).toContainText('What you changed on this page is not saved.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectTidyHistory(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toHaveValue('Whitsun picnic');

  await signOut.click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.context().close();
});

test('signing out asks about changes of a saved plan that came back with a reload', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await page.goto(`/edit-plan/${await saveGenerated(page, 'Seaside day')}`);
  const title = page.getByRole('textbox', { name: 'Plan title' });
  await title.fill('Lighthouse day');
  await title.press('Enter');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Lighthouse day');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with changes not saved?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Lighthouse day');
  await page.context().close();
});

test('signing out asks once about a form, and whoever stays is still signed in', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('Cooks on Sundays');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with changes not saved?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('larder.was-member');
  await expect(page.getByLabel('Bio')).toHaveValue('Cooks on Sundays');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.context().close();
});
