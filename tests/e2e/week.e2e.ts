import { addDays, parsePlainDate, type PlainDate } from '../../packages/domain/src/calendar/plain-date.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { expect, mealOf, openElsewhere, openPage, planOf, savePlan, newMember as test, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const READY_MS = 30_000;
const board = (page: Page): Locator => page.getByRole('table', { name: /^Meals of/ });
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save Week' });
const listButton = (page: Page): Locator => page.getByRole('button', { name: 'Grocery List' });
const meal = (page: Page, date: PlainDate, slot: string): Locator => page.locator(`[data-place="${date} ${slot}"]`);
const mealTitle = (page: Page, date: PlainDate, slot: string): Locator => meal(page, date, slot).locator('button[aria-haspopup=dialog]');
const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

function today(): PlainDate {
  const now = new Date();
  const text = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(text);
  return day.value;
}

const START = addDays(today(), 1);
const day = (at: number): PlainDate => addDays(START, at);

async function openDraft(page: Page, { q = 'vegetarian', days = 4 }: { q?: string; days?: number } = {}): Promise<void> {
  await page.goto(`/week?q=${encodeURIComponent(q)}&start=${START}&days=${days}`);
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
}

/** Another idea, and waits until it is there. */
async function refreshMeal(page: Page, date: PlainDate, slot: string): Promise<void> {
  const before = (await mealTitle(page, date, slot).textContent()) ?? '';
  await meal(page, date, slot).hover();
  await meal(page, date, slot)
    .getByRole('button', { name: /^Refresh/ })
    .click();
  await expect(mealTitle(page, date, slot)).not.toHaveText(before, { timeout: READY_MS });
}

async function titles(page: Page): Promise<readonly string[]> {
  return board(page).locator('button[aria-haspopup=dialog]').allTextContents();
}

async function stored(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.get(`/api/weekly-plan-days/${START}?endDate=${day(14)}`);
  const { data } = (await answer.json()) as { data: { date: string; mealPlan: { title: string } }[] };
  return Object.fromEntries(data.map(({ date, mealPlan }) => [date, mealPlan.title]));
}

/** As another window would: the page under test learns nothing of it. */
async function take(page: Page, date: PlainDate, title: string): Promise<void> {
  const mealPlanId = await savePlan(page, planOf(title));
  const answer = await page.request.put('/api/weekly-plan-days', { data: { days: [{ date, mealPlanId }] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const width of [390, 1280]) {
  test(`from Home to a saved week and its list it is three presses at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Plan my week' }).click();
    await expect(page).toHaveURL(/\/week\?/);
    await expect(page.locator('header [aria-current=page]').first()).toHaveText('Meal Planning');
    await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
    await expect(board(page).getByRole('row')).toHaveCount(8);
    await expect(page.getByText('things to buy', { exact: true })).toBeVisible();
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/week\/[\w-]+$/);
    await listButton(page).click();
    await expect(page).toHaveURL(/\/grocery-lists\/[\w-]+$/, { timeout: READY_MS });
    await expect.poll(() => page.locator('.grocery-row').count()).toBeGreaterThan(10);
    expect(Object.keys(await stored(page))).toHaveLength(7);
  });
}

test('days come one by one, and each is said', async ({ page }) => {
  await page.route('**/api/weeks/draft', async (route) => {
    const isStream = route.request().headers()['accept']?.includes('event-stream') === true;
    // What breaks off is asked for once more, whole: that answer does not come.
    if (!isStream) return;
    const events = (await (await route.fetch()).text()).split('\n\n');
    const body = events.filter((event) => /^event: (intent|shape)/.test(event));
    const days = events.filter((event) => event.startsWith('event: day'));
    await route.fulfill({ contentType: 'text/event-stream', body: `${[...body, ...days.slice(0, 2)].join('\n\n')}\n\n` });
  });
  await page.goto(`/week?q=vegetarian&start=${START}&days=4`);
  await expect(page.locator('[data-arriving="2"]')).toBeVisible({ timeout: READY_MS });
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day(1)));
  await expect(page.locator('[aria-live=polite]').filter({ hasText: `${weekday} is planned` })).toBeAttached();
  await expect(board(page)).toHaveAttribute('aria-busy', 'true');
  await expect(board(page).getByRole('row')).toHaveCount(5);
  await expectAccessibleInEveryLook(page, 'a week on its way');
});

test('an unsaved week survives a reload, a recipe and Back as it was left', async ({ page }) => {
  await openDraft(page);
  const first = await mealTitle(page, day(0), 'dinner').textContent();
  await meal(page, day(0), 'dinner').hover();
  await meal(page, day(0), 'dinner')
    .getByRole('button', { name: /^Refresh/ })
    .click();
  await expect(mealTitle(page, day(0), 'dinner')).not.toHaveText(first ?? '');
  const before = await titles(page);
  await page.reload();
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  expect(await titles(page)).toEqual(before);

  await mealTitle(page, day(1), 'dinner').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /recipe/i })
    .click();
  await expect(page).toHaveURL(/\/recipe\//);
  // The address is there before the screen is.
  await expect(board(page)).toBeHidden();
  await page.goBack();
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  expect(await titles(page)).toEqual(before);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(mealTitle(page, day(0), 'dinner')).toHaveText(first ?? '');
});

test('saving asks once about the days that were taken meanwhile, and compares its answer', async ({ page }) => {
  await openDraft(page);
  await take(page, day(1), 'Alpha');
  await saveButton(page).click();
  const question = dialog(page, 'Some Days Are Taken');
  await expect(question).toContainText('Alpha');
  await expectAccessibleInEveryLook(page, 'the question of taken days');
  expect(await stored(page)).toEqual({ [day(1)]: 'Alpha' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page)).toEqual({ [day(1)]: 'Alpha' });

  await saveButton(page).click();
  await expect(question).toContainText('Alpha');
  await take(page, day(2), 'Beta');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(question).toContainText('Beta');
  expect(await stored(page)).toEqual({ [day(1)]: 'Alpha', [day(2)]: 'Beta' });
  await question.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(page.locator('[data-toast]')).toContainText('The days you kept have your own plans');
  await expect(page).toHaveURL(/\/week\/[\w-]+$/);
  const now = await stored(page);
  expect(Object.keys(now)).toHaveLength(4);
  expect([now[day(1)], now[day(2)]]).toEqual(['Alpha', 'Beta']);
});

test('days that have a plan already stay as they are, and can be planned too', async ({ page }) => {
  await take(page, day(1), 'Alpha');
  await openDraft(page);
  const row = board(page).getByRole('row').nth(2);
  await expect(row).toContainText('On your calendar');
  await expect(row).toContainText('Alpha');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Plan This Day Too' }).click();
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  await expect(row).not.toContainText('On your calendar');
});

test('a week that was saved in another window since is not saved over, and both are shown', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await refreshMeal(page, day(0), 'dinner');
  const other = await openElsewhere(page);
  await other.goto(page.url());
  await expect(saveButton(other)).toBeVisible({ timeout: READY_MS });
  await refreshMeal(other, day(1), 'dinner');
  const theirs = (await mealTitle(other, day(1), 'dinner').textContent()) ?? '';
  await saveButton(other).click();
  await expect(listButton(other)).toBeVisible({ timeout: READY_MS });

  await saveButton(page).click();
  const question = dialog(page, 'Changed Elsewhere');
  await expect(question.getByRole('region')).toHaveCount(2, { timeout: READY_MS });
  await expect(question).toContainText(theirs);
  await expect(question.getByRole('region', { name: 'Saved there' })).toContainText(/, dinner/);
  await question.getByRole('button', { name: 'Take the Other' }).click();
  await expect(mealTitle(page, day(1), 'dinner')).toHaveText(theirs);
  await expect(listButton(page)).toBeVisible();
});

const weeksOf = async (page: Page) => ((await (await page.request.get('/api/weeks')).json()) as { data: { id: string }[] }).data;

test('a page that is loaded anew while its week is being saved makes no second week of it', async ({ page }) => {
  await openDraft(page);
  const mine = await titles(page);
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/weeks/*/save', async (route) => {
    await route.fetch();
    saved.resolve();
  });
  await saveButton(page).click();
  await saved.promise;
  await page.unroute('**/api/weeks/*/save');
  await page.reload();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await expect(page).toHaveURL(/\/week\/[\w-]+$/);
  expect(await titles(page)).toEqual(mine);
  expect(await weeksOf(page)).toHaveLength(1);
});

test('a page that was loaded before its week was saved does not save over it, and takes the same for done', async ({ page }) => {
  await openDraft(page);
  const id = page.waitForRequest('**/api/weeks/*/save').then((request) => request.url());
  await page.route('**/api/weeks/*/save', (route) => route.abort());
  await saveButton(page).click();
  await page.unroute('**/api/weeks/*/save');
  await page.reload();
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  // It arrives late.
  expect((await page.request.post(await id, { data: {} })).ok()).toBe(true);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await weeksOf(page)).toHaveLength(1);
});

test('of two who save a deleted week as a new one, the second is asked', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await refreshMeal(page, day(0), 'dinner');
  const path = `/api${new URL(page.url()).pathname.replace('week', 'weeks')}`;
  await page.request.delete(`${path}?days=clear`);
  await saveButton(page).click();
  const asNew = dialog(page, 'This Week Was Deleted').getByRole('button', { name: 'Save as New Week' });
  await expect(asNew).toBeVisible();
  // The other one has pressed it by now.
  expect((await page.request.post(`${path}/save`, { data: {} })).ok()).toBe(true);
  await changeElsewhere(page, 'Theirs', { dinner: mealOf('Their soup') });
  await asNew.click();
  await expect(dialog(page, 'Changed Elsewhere')).toBeVisible({ timeout: READY_MS });
});

test('changes to a week that was deleted elsewhere are saved as a new week', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await refreshMeal(page, day(0), 'dinner');
  const mine = await titles(page);
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('week', 'weeks')}?days=clear`);
  await saveButton(page).click();
  const question = dialog(page, 'This Week Was Deleted');
  await expectAccessibleInEveryLook(page, 'the question of a deleted week');
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Save as New Week' }).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await page.reload();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  expect(await titles(page)).toEqual(mine);
});

test('a change of a week that was deleted elsewhere says so, before it is saved as a new week', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await refreshMeal(page, day(0), 'dinner');
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('week', 'weeks')}?days=clear`);
  await refreshMeal(page, day(1), 'dinner');
  const question = dialog(page, 'This Week Was Deleted');
  await expect(question).toContainText('It was deleted in another window or on another device.');
  await question.getByRole('button', { name: 'Save as New Week' }).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  expect(await weeksOf(page)).toHaveLength(1);
});

test('a week without changes that was deleted elsewhere says so when it is to be changed, with a way on', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('week', 'weeks')}?days=clear`);
  await meal(page, day(0), 'dinner').hover();
  await meal(page, day(0), 'dinner')
    .getByRole('button', { name: /^Refresh/ })
    .click();
  const question = dialog(page, 'This Week Was Deleted');
  await expect(question).toContainText('You can still look at it here, but not save it.');
  await question.getByRole('link', { name: 'To My Plans' }).click();
  await expect(page).toHaveURL(/\/my-plans$/);
});

test('undo brings back nothing that has been forbidden since, and changes can be discarded for the week as it was saved', async ({
  page,
}) => {
  await openDraft(page, { q: '2000 calories with chicken', days: 2 });
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  const saved = await titles(page);
  await page.getByRole('button', { name: 'More for this week' }).click();
  await expect(page.getByRole('menuitem', { name: 'Discard Changes…' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } });
  await page.reload();
  await expect(page.getByText(/your profile no longer allows/).first()).toBeVisible({ timeout: READY_MS });

  await refreshMeal(page, day(0), 'dinner');
  const allowed = await titles(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(toast(page)).toContainText(/no longer fits? what you eat, so (it does|they do) not come back/, { timeout: READY_MS });
  const isOneOfBoth = (await titles(page)).map((title, at) => title === saved[at] || title === allowed[at]);
  expect(isOneOfBoth).not.toContain(false);
  await expect(page.getByText(/your profile no longer allows/)).toHaveCount(0);

  await page.getByRole('button', { name: 'More for this week' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('menuitem', { name: 'Discard Changes…' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Discard Changes…' }).click();
  const question = dialog(page, 'Discard your changes?');
  await expectAccessibleInEveryLook(page, 'the question before changes are discarded');
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(toast(page)).toContainText('This is the week as it was saved');
  expect(await titles(page)).toEqual(saved);
  await expect(listButton(page)).toBeVisible();
  await expect(page.getByText(/your profile no longer allows/).first()).toBeVisible();
});

test('that a week is ready is not read on the page after it', async ({ page }) => {
  await openDraft(page, { days: 2 });
  const said = page.locator('[aria-live=polite]').filter({ hasText: 'Your week is ready' });
  await expect(said).toBeAttached();
  await page.getByRole('link', { name: 'My Plans' }).first().click();
  await expect(page.getByRole('link', { name: 'Open the week of' })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('Undo takes back no change that another window has made since, and shows it', async ({ page }) => {
  await openDraft(page, { days: 2 });
  await refreshMeal(page, day(0), 'dinner');
  const other = await openElsewhere(page);
  await openDraft(other, { days: 2 });
  await refreshMeal(other, day(1), 'breakfast');
  const theirs = await titles(other);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(toast(page)).toContainText('changed in another window');
  await expect.poll(() => titles(page)).toEqual(theirs);
  await other.context().close();
});

test('by keyboard a meal is swapped, kept and left out', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openDraft(page);
  const dinner = mealTitle(page, day(0), 'dinner');
  const before = (await dinner.textContent()) ?? '';
  await dinner.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: before });
  const options = sheet.getByRole('region', { name: 'Swap it for' }).getByRole('button');
  await expect(options).toHaveCount(3, { timeout: READY_MS });
  await expect(options.first()).toContainText(/\d kcal/);
  await expect(options.first()).toContainText(/Adds/);
  await expectAccessibleInEveryLook(page, 'an opened meal');
  await page.setViewportSize({ width: 1280, height: 1000 });
  await options.first().press('Enter');
  await expect(dinner).not.toHaveText(before, { timeout: READY_MS });
  const keep = page.getByRole('dialog').getByRole('button', { name: /^Keep/ });
  await keep.press('Enter');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');

  await mealTitle(page, day(1), 'breakfast').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Eating Out' }).press('Enter');
  await expect(meal(page, day(1), 'breakfast')).toContainText('Eating out', { timeout: READY_MS });
  await meal(page, day(1), 'breakfast').getByRole('button', { name: /^Plan/ }).press('Enter');
  await expect(mealTitle(page, day(1), 'breakfast')).toBeVisible({ timeout: READY_MS });
});

test('two dinners change places by dragging and by Move to, and Undo takes both back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openDraft(page, { q: 'vegetarian dinners', days: 4 });
  const dinners = async () => Promise.all([0, 1, 2, 3].map(async (at) => mealTitle(page, day(at), 'dinner').textContent()));
  const before = await dinners();
  const exchanged = [before[1], before[0], before[2], before[3]];

  await meal(page, day(0), 'dinner').hover();
  await page.mouse.down();
  const target = await meal(page, day(1), 'dinner').boundingBox();
  if (!target) throw new Error('The second dinner is not on the screen.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await expect(page.getByText(/^Change places with/)).toBeVisible();
  await page.mouse.up();
  await expect.poll(dinners, { timeout: READY_MS }).toEqual(exchanged);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(dinners, { timeout: READY_MS }).toEqual(before);

  await mealTitle(page, day(0), 'dinner').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to…' }).press('Enter');
  const places = dialog(page, 'Move to…');
  await expect(places.getByRole('listitem')).toHaveCount(3);
  await expect(places.getByRole('listitem').first()).toContainText(before[1] ?? '');
  await expectAccessibleInEveryLook(page, 'where a meal may move to');
  await page.setViewportSize({ width: 1280, height: 1000 });
  await places.getByRole('listitem').first().getByRole('button').press('Enter');
  await expect.poll(dinners, { timeout: READY_MS }).toEqual(exchanged);
});

test('other targets keep the dishes and change the amounts', async ({ page }) => {
  await openDraft(page, { days: 2 });
  const [dishes, energy] = [await titles(page), board(page).getByRole('rowheader').first()];
  const before = await energy.textContent();
  await page.getByRole('button', { name: 'Targets' }).click();
  const targets = dialog(page, 'Targets for every day');
  await expectAccessibleInEveryLook(page, 'the targets of a week');
  for (let press = 0; press < 20; press++) await targets.getByRole('slider', { name: /Carbs/ }).press('ArrowRight');
  await targets.getByRole('button', { name: 'Use These' }).click();
  await expect(energy).not.toHaveText(before ?? '', { timeout: READY_MS });
  expect(await titles(page)).toEqual(dishes);
});

test('a list of days that eat of a pot which another day cooks says so, and takes that day along', async ({ page }) => {
  await openDraft(page, { days: 2 });
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  const left = await mealTitle(page, day(1), 'lunch').textContent();
  await page.goto('/grocery-lists/create');
  const days = page.getByRole('checkbox').and(page.locator(':enabled'));
  await expect(days).toHaveCount(2);
  const sentence = page.getByText(/left over from .* That day is not chosen, so nothing is bought for it here/);
  await expect(page.getByRole('region', { name: 'What you will buy' })).toBeVisible();
  await expect(sentence).toBeHidden();
  await days.first().uncheck();
  await expect(sentence).toContainText(left ?? '');
  await expectAccessibleInEveryLook(page, 'days without the one that cooks for them');
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(sentence).toBeHidden();
  await expect(days.first()).toBeChecked();
});

test('a week, its list and the shop count the same things to buy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDraft(page, { days: 2 });
  const ready = (await page.getByText(/^Your week is ready/).textContent()) ?? '';
  const [things = ''] = /\d+(?= things to buy)/.exec(ready) ?? [];
  await saveButton(page).click();
  await listButton(page).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(new RegExp(`${things} things to buy, \\d+ at home`), {
    timeout: READY_MS,
  });
  await expectAccessible(page, 'what a list comes to', { within: 'section[aria-label="Summary"]' });
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await expect(page.getByText(`0 of ${things}`, { exact: true })).toBeVisible();
  await page.goto('/grocery-lists');
  await expect(page.getByRole('article')).toContainText(`${things} things to buy`);
});

test('fourteen days have two lists, one for each day of shopping', async ({ page }) => {
  await openDraft(page, { days: 14 });
  await expect(board(page).getByRole('row')).toHaveCount(15);
  await saveButton(page).click();
  await listButton(page).click({ timeout: READY_MS });
  await expect(page).toHaveURL(/\/grocery-lists$/, { timeout: READY_MS });
  await expect(page.getByText('2 lists, one for each shopping day')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the week is changed in one place: its meals, its variety and its rules', async ({ page }) => {
  await openDraft(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const settings = dialog(page, 'Change the week');
  await expectAccessibleInEveryLook(page, 'the settings of a week');
  await settings.getByRole('checkbox', { name: 'Snack' }).uncheck();
  await settings.getByRole('combobox', { name: 'Days' }).selectOption('3');
  await settings.getByRole('radio', { name: /Shortest list/ }).check();
  await settings.getByRole('button', { name: 'Plan This Week' }).click();
  await expect(page).toHaveURL(/days=3/, { timeout: READY_MS });
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  await expect(board(page).getByRole('columnheader')).toHaveText(['Day', 'Breakfast', 'Lunch', 'Dinner']);
  await expect(board(page).getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = dialog(page, 'Rules for your weeks');
  await rules.getByRole('combobox', { name: /Beans and lentils.*at least/ }).selectOption('2');
  await expectAccessibleInEveryLook(page, 'the rules of a week');
  await rules.getByRole('button', { name: 'Save and Plan Again' }).click();
  await expect(rules).toBeHidden();
  await expect(saveButton(page)).toBeEnabled({ timeout: READY_MS });
  const { data } = (await (await page.request.get('/api/week-rules')).json()) as { data: { rules: { atLeast: unknown } } };
  expect(data.rules.atLeast).toEqual([{ what: 'legumes', times: 2 }]);
});

test('no state of a week has an accessibility fault or is wider than a phone', async ({ page }) => {
  const expectNarrow = async (state: string) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
  };
  await openDraft(page);
  await expectAccessibleInEveryLook(page, 'a draft');
  await expectNarrow('a draft');
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a saved week');
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled({ timeout: READY_MS });
  await expectAccessibleInEveryLook(page, 'a printed week');
  // What is cooked for two days is printed as it is cooked: the steps speak of the whole pot.
  const { data: week } = (await (await page.request.get(`/api${new URL(page.url()).pathname.replace('print-week', 'weeks')}`)).json()) as {
    data: { plans: { meals: Record<string, { title: string; pot?: { cookedOn: string; eatenOn: string; ingredients: string[] } }> }[] };
  };
  const meals = week.plans.flatMap((planned) => Object.values(planned.meals));
  const cooked = meals.find(({ pot }) => pot && pot.cookedOn === pot.eatenOn);
  await expect(page.getByRole('region', { name: cooked!.title }).getByRole('listitem').first()).toHaveText(cooked!.pot!.ingredients[0]!);
  await expectNarrow('a printed week');
  await page.goto('/my-plans');
  await expect(page.getByRole('region', { name: 'Weeks' }).getByRole('article')).toHaveCount(1);
  // The page's own heading comes first.
  // Before the weeks, whether the shelf has plans or none.
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveJSProperty('tagName', 'H1');
  await expectAccessibleInEveryLook(page, 'the weeks of My Plans');
  await page.goto('/week/nowhere');
  await expect(page.getByRole('heading', { name: 'Week Not Found' })).toBeVisible();
});

test('a week that cannot be planned says why, and without a network that it waits', async ({ page }) => {
  await page.goto(`/week?q=vegan%20carnivore&start=${START}&days=3`);
  await expect(page.getByRole('alert')).toContainText('No week this time', { timeout: READY_MS });
  await expect(page.getByRole('link', { name: 'Change the Words' })).toBeVisible();
  await openDraft(page, { days: 2 });
  await page.context().setOffline(true);
  await meal(page, day(0), 'dinner').hover();
  await meal(page, day(0), 'dinner')
    .getByRole('button', { name: /^Refresh/ })
    .click();
  await expect(page.locator('[data-toast]')).toContainText('Your week is as it was');
  await page.context().setOffline(false);
});

test('a visitor is led home', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  for (const address of [`/week?q=vegan&start=${START}&days=7`, '/week/w1', '/print-week/w1']) {
    await page.goto(address);
    await expect(page).toHaveURL(`${larder.url}/`);
  }
  await page.context().close();
});

async function storedDays(page: Page) {
  const answer = await page.request.get(`/api/weekly-plan-days/${START}?endDate=${day(14)}`);
  return ((await answer.json()) as { data: { date: string; mealPlan: { id: string; meals: { dinner: { title: string } } } }[] }).data;
}

/** One of a week's days, as another window may change it by itself. */
async function changeElsewhere(page: Page, title: string, more: object = {}): Promise<void> {
  const { id } = (await storedDays(page)).find(({ date }) => date === day(2))!.mealPlan;
  const { data } = (await (await page.request.get(`/api/meal-plans/${id}`)).json()) as { data: Record<string, unknown> };
  const { description, searchQuery, nutritionOverview, meals } = data;
  const put = await page.request.put(`/api/meal-plans/${id}`, {
    data: { title, description, searchQuery, nutritionOverview, meals: { ...(meals as object), ...more } },
  });
  expect(put.ok(), await put.text()).toBe(true);
}

test('a week that was changed elsewhere is not called saved, and mine is let go or saved over it', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/week\/[\w-]+$/);
  const question = page.getByRole('alertdialog', { name: 'Changed Elsewhere' });
  const dinner = mealTitle(page, day(0), 'dinner');
  const saved = (await dinner.textContent()) ?? '';
  await refreshMeal(page, day(0), 'dinner');
  await changeElsewhere(page, 'First');
  await saveButton(page).click();
  await expect(question).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a week that was changed elsewhere');
  await question.getByRole('button', { name: 'Take the Other' }).click();
  await expect(dinner).toHaveText(saved);

  await refreshMeal(page, day(0), 'dinner');
  const mine = (await dinner.textContent()) ?? '';
  await changeElsewhere(page, 'Second');
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Save Mine Over It' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await storedDays(page)).find(({ date }) => date === day(0))?.mealPlan.meals.dinner.title).toBe(mine);
});

test('a day that cooks for a later one asks before it goes behind it, and is put back from there', async ({ page }) => {
  await openDraft(page, { days: 2 });
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  const week = page.url();
  const before = await stored(page);
  const title = before[day(0)] ?? '';
  const move = async (answer: string) => {
    await page
      .getByRole('button', { name: `Move ${title}` })
      .first()
      .press('Enter');
    await dialog(page, 'Move to…')
      .locator(`[data-date="${day(5)}"]`)
      .click();
    const asked = dialog(page, 'Move Meal Plan?');
    await expect(asked).toContainText(/'s lunch is leftovers of a pot that would then be cooked only after it\./);
    await expectAccessible(page, 'a move that is asked about');
    await asked.getByRole('button', { name: answer }).click();
    await expect(asked).toBeHidden();
  };
  await page.goto('/calendar');
  await move('Cancel');
  expect(await stored(page)).toEqual(before);
  await move('Move');
  await expect.poll(async () => (await stored(page))[day(5)]).toBe(title);

  await page.goto(week);
  await page.getByRole('button', { name: 'Put It Back' }).click({ timeout: READY_MS });
  await expect(toast(page)).toContainText('Week saved');
  expect(await stored(page)).toEqual(before);
});

test('a day is put back over a week that was changed elsewhere and over the plan that took its place', async ({ page }) => {
  await openDraft(page);
  await saveButton(page).click();
  await expect(listButton(page)).toBeVisible({ timeout: READY_MS });
  const own = (await stored(page))[day(1)];
  expect((await page.request.delete(`/api/weekly-plan-days/date/${day(1)}`)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Put It Back' })).toBeVisible({ timeout: READY_MS });
  await changeElsewhere(page, 'First');
  await take(page, day(1), 'Alpha');

  await page.getByRole('button', { name: 'Put It Back' }).click();
  await dialog(page, 'Changed Elsewhere').getByRole('button', { name: 'Save Mine Over It' }).click();
  await dialog(page, 'Some Days Are Taken').getByRole('button', { name: 'Replace' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Week saved');
  expect((await stored(page))[day(1)]).toBe(own);
});

test('what was understood of the words is seen as on a day, of weekdays too', async ({ page }) => {
  await openDraft(page, { q: 'high protein, tacos on Tuesday', days: 7 });
  const chips = page.getByRole('list', { name: 'What we understood' });
  for (const words of ['High protein', /Taco on Tuesday/]) {
    const chip = chips.getByRole('listitem').filter({ hasText: words });
    await expect(chip).toBeVisible();
    expect((await chip.boundingBox())!.height).toBeGreaterThan(20);
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `the chips of a week at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
