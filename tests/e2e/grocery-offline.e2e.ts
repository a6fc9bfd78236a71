import type { Browser, Page } from '@playwright/test';
import { G1_ITEMS, makeList, readChecked, readList } from '../support/groceries.ts';
import { clearPlans, expect, type Member, openPage, saveGenerated, test, watch } from '../support/members.ts';

const ITEMS = '/api/grocery-list-items';

const row = (page: Page, ingredient: string) => page.getByRole('checkbox', { name: new RegExp(`^${ingredient}`) });

/** A list that was looked at once with a network, on a phone that has had the time to keep the application. */
async function openKept(page: Page, items: readonly object[] = G1_ITEMS): Promise<string> {
  const id = await makeList(page, { items });
  await page.goto(`/grocery-lists/${id}`);
  await expect(row(page, 'Onions')).toBeVisible();
  await awaitWorker(page);
  return id;
}

const awaitWorker = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const kept = await navigator.serviceWorker.getRegistration('/grocery-lists');
      if (kept?.active?.state === 'activated') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** The ids of the operations the server was sent, and of those it answered. */
function watchOperations(page: Page) {
  const sent: string[] = [];
  const answered: string[] = [];
  const idOf = (request: { headers: () => Record<string, string> }) => request.headers()['idempotency-key'] ?? '';
  page.on('request', (request) => request.url().includes(ITEMS) && sent.push(idOf(request)));
  page.on('response', (response) => response.url().includes(ITEMS) && answered.push(idOf(response.request())));
  return { sent, answered };
}

test('offline 1 and 3: what is checked without a network survives a reload and is sent once, in the order of the hand', async ({
  memberPage: page,
}) => {
  const id = await openKept(page);
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await row(page, 'Eggs').click();
  await row(page, 'Eggs').click();
  await expect(page.getByText('No connection. You can go on')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Onions')).toBeChecked();
  await expect(row(page, 'Eggs')).not.toBeChecked();
  expect(await readChecked(page, id)).toEqual([]);

  const calls = watch(page, ITEMS);
  const { answered } = watchOperations(page);
  await page.context().setOffline(false);
  await expect.poll(() => answered.length).toBe(3);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  expect(new Set(answered).size).toBe(3);
  expect(calls.map(({ body }) => body)).toEqual([{ checked: 'true' }, { checked: 'true' }, { checked: 'false' }]);
  await expect(page.getByText('No connection. You can go on')).toBeHidden();
});

test('what cannot be done without a network says why', async ({ memberPage: page }) => {
  await openKept(page);
  const rename = page.getByRole('button', { name: 'Edit list name' });
  const whyNot = 'The name and the description can be changed when you are back online.';
  await expect(page.getByText(whyNot)).toBeHidden();
  await page.context().setOffline(true);
  await expect(rename).toBeDisabled();
  await expect(rename).toHaveAccessibleDescription(whyNot);
  await expect(page.getByText(whyNot)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve List' })).toHaveAccessibleDescription('This needs a connection.');
  await page.context().setOffline(false);
  await expect(rename).toBeEnabled();
  await expect(page.getByText(whyNot)).toBeHidden();
});

test('offline 2: a reload right after the press loses nothing', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await page.reload();
  await expect(row(page, 'Onions')).toBeChecked();
  await page.context().setOffline(false);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
});

test('offline 4: a change whose answer was lost is sent again and counts once', async ({ memberPage: page }) => {
  const id = await openKept(page);
  let lost = 0;
  await page.route(`**${ITEMS}/*`, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const { sent } = watchOperations(page);
  await row(page, 'Onions').click();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  // On a slow machine a third time too; what makes it count once is that it is the same change.
  expect(new Set(sent).size).toBe(1);
  await expect(row(page, 'Onions')).toBeChecked();
});

test('offline 5: two tabs that are both reloaded without a network send one change once', async ({ memberPage: page }) => {
  const id = await openKept(page);
  const other = await page.context().newPage();
  await other.goto(`/grocery-lists/${id}`);
  await expect(row(other, 'Onions')).toBeVisible();
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await expect(row(other, 'Onions')).toBeChecked();
  await page.reload();
  await other.reload();
  await expect(row(page, 'Onions')).toBeChecked();
  await expect(row(other, 'Onions')).toBeChecked();
  const both = [watchOperations(page), watchOperations(other)];
  await page.context().setOffline(false);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  await expect.poll(() => both.flatMap(({ answered }) => answered).length).toBe(1);
  await other.close();
});

test('offline 6: two tabs queue different items, both are closed, and another screen sends them', async ({ memberPage: page, larder }) => {
  const id = await openKept(page);
  const [one, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [one, other]) {
    await tab.goto(`/grocery-lists/${id}`);
    await expect(row(tab, 'Salmon')).toBeVisible();
  }
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await row(one, 'Onions').click();
  await row(other, 'Salmon').click();
  await expect(row(one, 'Salmon')).toBeChecked();
  await one.close();
  await other.close();
  await page.context().setOffline(false);
  await page.goto(`${larder.url}/nutrition`);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions', 'Salmon']);
});

test('offline 7: a tab closed while its change is on the way leaves it to the next', async ({ memberPage: page }) => {
  const id = await openKept(page);
  const tab = await page.context().newPage();
  await tab.goto(`/grocery-lists/${id}`);
  await tab.route(`**${ITEMS}/*`, async (route) => {
    // Applied, and nobody there to hear of it.
    await route.fetch().catch(() => undefined);
  });
  const { sent } = watchOperations(tab);
  await row(tab, 'Onions').click();
  await expect.poll(() => sent.length).toBe(1);
  const again = watchOperations(page);
  await tab.close();
  await page.reload();
  await expect.poll(() => again.answered).toEqual(sent);
  await expect(row(page, 'Onions')).toBeChecked();
  expect(await readChecked(page, id)).toEqual(['Onions']);
});

test('offline 8: with a network by name only, a reload shows the list with what was checked', async ({ memberPage: page }) => {
  const id = await openKept(page);
  const unreachable = `**/api/**`;
  await page.route(unreachable, (route) => route.abort('connectionrefused'));
  await row(page, 'Onions').click();
  await expect(page.getByText('1 change will be sent when you are back online.')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Onions')).toBeChecked();
  await page.unroute(unreachable);
  await expect.poll(() => readChecked(page, id), { timeout: 15_000 }).toEqual(['Onions']);
});

test('what is added and changed without a network is on the list on another device afterwards', async ({
  memberPage: page,
  browser,
  larder,
  member,
}) => {
  const id = await openKept(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Add an item' }).fill('2 limes');
  await page.keyboard.press('Enter');
  await expect(row(page, '2 limes')).toBeVisible();
  await page.reload();
  await row(page, '2 limes').click();
  await page.context().setOffline(false);
  await expect.poll(() => readChecked(page, id)).toEqual(['Limes']);
  const other = await openPage(browser, larder.url, member);
  await other.goto(`/grocery-lists/${id}`);
  await expect(row(other, 'Limes 2')).toBeChecked();
  await other.context().close();
});

test('what was typed without a network for a list that was deleted meanwhile is said word for word', async ({ memberPage: page }) => {
  const id = await openKept(page);
  // Whichever of two tabs sends.
  const other = await page.context().newPage();
  await other.goto('/grocery-lists');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await page.getByRole('textbox', { name: 'Add an item' }).fill('birthday cake candles');
  await page.keyboard.press('Enter');
  await expect(row(page, 'birthday cake candles')).toBeVisible();
  // By another device: requests of the context's own go round the lost network.
  expect((await page.request.delete(`/api/grocery-lists/${id}`)).ok()).toBe(true);
  await page.context().setOffline(false);
  await expect(page.getByText('Not added: birthday cake candles.')).toBeVisible();
  await expect(page.getByText('Grocery list not found')).toBeVisible();
  await expect(other.getByText('Not added: birthday cake candles.')).toBeVisible();
  // Until it is read, whatever becomes of the page.
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Not added: birthday cake candles.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notice).toBeHidden();
  await expect(other.getByText('Not added: birthday cake candles.')).toBeHidden();
  await other.close();
});

test('a line that is split, half bought and merged without a network is so on the server afterwards', async ({ memberPage: page }) => {
  const parts = ['2026-11-23', '2026-11-25'].map((day) => ({ day, slot: 'dinner', title: 'Soup', quantity: '2' }));
  const id = await openKept(page, [{ ingredient: 'Onions', quantity: '4 (1 lb)', category: 'produce', key: 'onion', parts }]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Details of Onions' }).click();
  await page.getByRole('button', { name: 'Split by meal' }).click();
  await expect(row(page, 'Onions 2')).toHaveCount(2);
  await row(page, 'Onions 2').last().click();
  await page.reload();
  await expect(row(page, 'Onions 2').last()).toBeChecked();
  const { answered } = watchOperations(page);
  await page.context().setOffline(false);
  await expect.poll(() => answered.length).toBe(2);
  const quantities = async () => (await readList(page, id)).items.map(({ quantity, checked }) => [quantity, checked]);
  expect(await quantities()).toEqual([
    ['2', 'false'],
    ['2', 'true'],
  ]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Details of Onions' }).first().click();
  await page.getByRole('button', { name: 'Merge into one item' }).click();
  await expect(row(page, 'Onions 2 \\+ 2')).not.toBeChecked();
  await page.context().setOffline(false);
  // What the plan wrote of the whole is the server's to know.
  await expect(row(page, 'Onions 4')).not.toBeChecked();
  expect(await quantities()).toEqual([['4 (1 lb)', 'false']]);
});

test('what is removed without a network is gone after a reload and on the server, and Undo brings it back in its place', async ({
  memberPage: page,
}) => {
  const id = await openKept(page);
  const remove = async (ingredient: string) => {
    await page.getByRole('button', { name: `Remove ${ingredient}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, ingredient)).toHaveCount(0);
  };
  await page.context().setOffline(true);
  await remove('Eggs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Eggs')).toBeVisible();
  await remove('Onions');
  await page.reload();
  await expect(row(page, 'Eggs')).toBeVisible();
  await expect(row(page, 'Onions')).toHaveCount(0);
  const namesOf = async () => (await readList(page, id)).items.map(({ ingredient }) => ingredient);
  const before = await namesOf();
  expect(before).toContain('Onions');

  await page.context().setOffline(false);
  await expect.poll(namesOf).toEqual(before.filter((ingredient) => ingredient !== 'Onions'));
});

test('what a press on all took from a half-ticked list is ticked again by Undo, without a network as well', async ({
  memberPage: page,
}) => {
  const id = await openKept(page);
  await row(page, 'Onions').click();
  await row(page, 'Eggs').click();
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions', 'Eggs']);
  await page.context().setOffline(true);
  const undo = page.getByRole('button', { name: 'Undo' });
  const counted = page.getByRole('region', { name: 'Summary' });
  for (const [name, after] of [
    ['Check All', '6 checked'],
    ['Uncheck All', '0 checked'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(counted).toContainText(after);
    await undo.click();
    await expect(counted).toContainText('2 checked');
    await expect(row(page, 'Onions')).toBeChecked();
    await expect(row(page, 'Eggs')).toBeChecked();
  }
  const { answered } = watchOperations(page);
  await page.context().setOffline(false);
  await expect.poll(() => answered.length).toBe(4);
  expect(await readChecked(page, id)).toEqual(['Onions', 'Eggs']);
});

test('Undo of a press on all leaves what another device has ticked since', async ({ memberPage: page, browser, larder, member }) => {
  const id = await openKept(page);
  const other = await openPage(browser, larder.url, member);
  await other.goto(`/grocery-lists/${id}`);
  await page.getByRole('button', { name: 'Check All', exact: true }).first().click();
  await expect(row(other, 'Onions')).toBeChecked();
  await row(other, 'Onions').click();
  await expect(row(page, 'Onions')).not.toBeChecked();
  await row(other, 'Onions').click();
  await expect(row(page, 'Onions')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(other, 'Eggs')).not.toBeChecked();
  await expect(row(page, 'Onions')).toBeChecked();
  expect(await readChecked(page, id)).toEqual(['Onions']);
  await other.context().close();
});

test('a name that is typed as the network goes stays in its field, says so, and is saved once it is back', async ({ memberPage: page }) => {
  const id = await openKept(page);
  const nameOf = async () => (await readList(page, id)).name;
  const before = await nameOf();
  const field = page.getByRole('textbox', { name: 'List name' });
  const note = page.getByText('Not saved: there is no connection.');
  await page.getByRole('button', { name: 'Edit list name' }).click();
  await field.fill('Saturday market');
  await page.context().setOffline(true);
  await field.press('Enter');
  await expect(note).toBeVisible();
  await expect(field).toHaveValue('Saturday market');
  // Another screen and back.
  await page.getByRole('main').getByRole('link', { name: 'Grocery Lists' }).click();
  await expect(field).toBeHidden();
  await page.goBack();
  await expect(field).toHaveValue('Saturday market');
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(await nameOf()).toBe(before);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday market' })).toBeVisible();
  expect(await nameOf()).toBe('Saturday market');
});

test('a name that nobody was reached with is in its field again after the page was loaded anew', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.getByRole('button', { name: 'Edit list name' }).click();
  const field = page.getByRole('textbox', { name: 'List name' });
  await field.fill('Sunday market');
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Grocery Lists' }).click();
  await expect(field).toBeHidden();
  await page.context().setOffline(false);
  await page.reload();
  await page.goto(`/grocery-lists/${id}`);
  await expect(field).toHaveValue('Sunday market');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readList(page, id)).name).toBe('Sunday market');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday market' })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('a name that a network by name only did not take is in its field again', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Edit list name' }).click();
  const field = page.getByRole('textbox', { name: 'List name' });
  await field.fill('Saturday market');
  await field.press('Enter');
  await expect(page.getByText('Not saved: there is no connection.')).toBeVisible();
  await expect(field).toHaveValue('Saturday market');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readList(page, id)).name).toBe('Saturday market');
});

test('the lists count what waits, say so, and read anew once it is sent', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.goto('/grocery-lists');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) });
  await expect(card).toContainText('0 checked');
  await page.context().setOffline(true);
  await card.getByRole('link', { name: 'View Details' }).click();
  await row(page, 'Onions').click();
  await row(page, 'Eggs').click();
  await page.getByRole('main').getByRole('link', { name: 'Grocery Lists' }).click();
  await expect(card).toContainText('2 checked');
  await expect(card).toContainText('2 changes will be sent when you are back online.');
  await expect(card.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.reload();
  await expect(card).toContainText('2 checked');
  await page.context().setOffline(false);
  await expect(card).not.toContainText('will be sent');
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions', 'Eggs']);
  await expect(card).toContainText('2 checked');
});

test('a list in view says what waits as soon as the network goes', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.route('**/api/grocery-list-items/**', () => undefined);
  await row(page, 'Onions').click();
  await page.getByRole('main').getByRole('link', { name: 'Grocery Lists' }).click();
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) });
  await expect(card).toContainText('1 checked');
  await expect(card).not.toContainText('will be sent');
  await page.context().setOffline(true);
  await expect(card).toContainText('1 change will be sent when you are back online.');
  await page.context().setOffline(false);
});

test('that there is no network stays in view, and what needs one is plainly off', async ({ memberPage: page }) => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...G1_ITEMS[0], ingredient: `Thing ${at}` }));
  await openKept(page, [...G1_ITEMS, ...many]);
  await page.context().setOffline(true);
  const mark = page.getByText('No connection. Lists you opened still work.');
  await expect(mark).toBeInViewport();
  await row(page, 'Thing 39').scrollIntoViewIfNeeded();
  await expect(mark).toBeInViewport();
  const aisle = page.getByRole('heading', { name: /^Produce/ });
  const [markBox, aisleBox] = [await mark.boundingBox(), await aisle.boundingBox()];
  expect(aisleBox!.y).toBeGreaterThanOrEqual(markBox!.y + markBox!.height);
  for (const name of ['Order with Instacart', 'Edit list name', 'Approve List']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.context().setOffline(false);
  await expect(mark).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit list name' })).toBeEnabled();
});

type Reach = { readonly browser: Browser; readonly larder: { readonly url: string }; readonly member: Member };

/** A list for a plan of today that a rule has come to speak against. By the page's own clock: the server judges days to come. */
async function withListAgainst({ browser, larder, member }: Reach, run: (page: Page, listId: string) => Promise<void>): Promise<void> {
  const page = await openPage(browser, larder.url, member);
  await clearPlans(page);
  const id = await saveGenerated(page, 'Kept day');
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date, mealPlanId: id }] } });
  const list = { name: 'For Kept day', mealPlansIncluded: [{ mealPlanId: id, mealPlanTitle: 'Kept day', date }] };
  const made = await page.request.post('/api/grocery-lists', { data: list });
  const { id: listId } = ((await made.json()) as { data: { id: string } }).data;
  await page.request.post(`/api/grocery-lists/${listId}/items/bulk`, { data: { items: [{ ingredient: 'Eggs' }] } });
  await setRestrictions(page, ['Vegan']);
  try {
    await run(page, listId);
  } finally {
    await setRestrictions(page, []);
    await clearPlans(page);
    await page.context().close();
  }
}

const setRestrictions = async (page: Page, dietaryRestrictions: readonly string[]) =>
  page.request.put('/api/profile', { data: { dietaryRestrictions } });

const against = (page: Page) => page.getByText(/Kept as it is, though your profile no longer allows/);

test('what the rules say against a list is kept with it, and asked anew when the network is back', async ({ browser, larder, member }) => {
  await withListAgainst({ browser, larder, member }, async (page, listId) => {
    await page.goto(`/grocery-lists/${listId}`);
    await expect(against(page)).toBeVisible();
    await awaitWorker(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(row(page, 'Eggs')).toBeVisible();
    await expect(against(page)).toBeVisible();
    const ofBefore = page.getByText('That is what your household’s rules said when Larder could last ask.');
    await expect(ofBefore).toBeVisible();
    // By another device.
    await setRestrictions(page, []);
    await page.context().setOffline(false);
    await expect(against(page)).toHaveCount(0);
    await expect(ofBefore).toHaveCount(0);
    await expect(row(page, 'Eggs')).toBeVisible();
  });
});

test('a list says that its rules could not be asked for, where they never were, until they are', async ({ browser, larder, member }) => {
  await withListAgainst({ browser, larder, member }, async (page, listId) => {
    const days = '**/api/weekly-plan-days/**';
    await page.route(days, (route) => route.abort('connectionrefused'));
    await page.goto(`/grocery-lists/${listId}`);
    const unknown = page.getByText('Larder cannot check this list against your household’s rules without a connection.');
    await expect(unknown).toBeVisible();
    await awaitWorker(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(row(page, 'Eggs')).toBeVisible();
    await expect(unknown).toBeVisible();
    await page.unroute(days);
    await page.context().setOffline(false);
    await expect(against(page)).toBeVisible();
    await expect(unknown).toHaveCount(0);
  });
});

test('another screen says that it needs the network, be it opened, reloaded or followed to', async ({ memberPage: page }) => {
  await openKept(page);
  await page.context().setOffline(true);
  for (const path of ['/calendar', '/my-plans', '/profile', '/']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('This page needs the internet');
  }
  // The overview was never looked at: the lists that are kept stand in for it.
  await page.getByRole('link', { name: 'Grocery Lists' }).click();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(row(page, 'Onions')).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  // Once the network is back it goes by itself.
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('where the network is back and Larder does not answer, nobody is told on that they are offline', async ({ memberPage: page }) => {
  await openKept(page);
  await page.context().setOffline(true);
  await page.goto('/calendar');
  await expect(page.getByRole('alert')).toContainText('This page needs the internet');
  await page.route('**/api/**', (route) => route.abort());
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toContainText('We cannot reach the kitchen');
});

test('so it does where no list was ever looked at, once a screen has been open for a while', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member);
  await page.clock.install();
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { level: 1, name: /^(My Plans|Your shelf is empty)$/ })).toBeVisible();
  await page.clock.runFor(3000);
  await page.clock.resume();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This page needs the internet');
  await page.context().close();
});
