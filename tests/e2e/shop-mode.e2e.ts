import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { makeList } from '../support/groceries.ts';
import { expect, openPage, test, toast } from '../support/members.ts';

const item = (ingredient: string, category: string, more: object = {}) => ({
  ingredient,
  quantity: '2',
  category,
  source: '',
  checked: 'false',
  ...more,
});
const ITEMS = [
  item('Apples', 'produce'),
  item('Leeks', 'produce'),
  item('Milk', 'dairy'),
  item('Lentils', 'pantry'),
  item('Salt', 'pantry', { atHome: 'true' }),
];

const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

async function startShopping(page: Page): Promise<string> {
  const id = await makeList(page, { name: 'Saturday', items: ITEMS });
  await page.goto(`/grocery-lists/${id}`);
  // The tests of a worker share a device, which remembers.
  const [start, count] = [page.getByRole('button', { name: 'Shop', exact: true }), page.getByText('0 of 4')];
  await expect(start.or(count).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(count).toBeVisible();
  return id;
}

test('counts what is to buy, folds what is at home and says when all is done', async ({ memberPage: page }) => {
  await startShopping(page);
  await expectAccessible(page, 'shop mode');
  await expect(row(page, 'Salt')).toBeHidden();
  await page.getByText('At home already (1)').click();
  await expect(row(page, 'Salt')).toBeVisible();
  for (const [at, name] of ['Apples', 'Leeks', 'Milk', 'Lentils'].entries()) {
    await page.getByRole('checkbox', { name }).check();
    await expect(page.getByText(`${at + 1} of 4`)).toBeVisible();
  }
  await expect(page.getByText('All done')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('is remembered on the device until it is left, and the whole list lies beneath', async ({ memberPage: page }) => {
  const id = await startShopping(page);
  const typed = page.getByRole('textbox', { name: 'Add an item' });
  await typed.fill('2 cans of half a th');
  await page.reload();
  await expect(page.getByText('0 of 4')).toBeVisible();
  await expect(typed).toHaveValue('2 cans of half a th');
  // Back closes the menu, then leaves the mode, and not the list.
  await page.getByRole('button', { name: 'Order, print and share' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('0 of 4')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/grocery-lists/${id}`);
  await expect(typed).toHaveValue('2 cans of half a th');
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the whole list' }).click();
  await expect(page.getByRole('button', { name: 'Order with Instacart' })).toBeVisible();
  // The step of the history that the mode had goes with it.
  await expect.poll(() => page.evaluate(() => (history.state as Record<string, unknown>)['larder-dialog'])).toBeUndefined();
  await page.goto(`/grocery-lists/${id}`);
  await expect(page.getByRole('button', { name: 'Check All' }).first()).toBeVisible();
});

test('the page goes on to its end above the field that stays', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startShopping(page);
  const last = page.getByRole('link', { name: 'Terms of Service' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = (await last.boundingBox())!;
  const field = (await page.getByRole('textbox', { name: 'Add an item' }).boundingBox())!;
  expect(end.y + end.height).toBeLessThanOrEqual(field.y);
  await expect(page.getByRole('button', { name: 'Share a Link' })).toHaveCount(0);
});

test('orders, prints and shares from one menu', async ({ memberPage: page }) => {
  await startShopping(page);
  await page.getByRole('button', { name: 'Order, print and share' }).click();
  const menu = page.getByRole('dialog', { name: 'Saturday' });
  for (const name of ['Order with Instacart', 'Print', 'Copy List', 'Check All'])
    await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible(page, 'menu of shop mode');
  await page.evaluate(() => {
    Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) });
  });
  await menu.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  // On paper it is the whole list.
  await expect(page.getByRole('heading', { name: 'Pantry' })).toBeVisible();
  await expect(page.getByText('0 of 4')).toHaveCount(0);
});

test('says that a list could not be shared, and nothing where the phone’s sheet was closed', async ({ memberPage: page }) => {
  await page.addInitScript(() => {
    const failures = [new DOMException('closed', 'AbortError'), new DOMException('no permission', 'NotAllowedError')];
    Object.assign(navigator, { share: async () => Promise.reject(failures.shift()) });
  });
  await startShopping(page);
  await page.getByRole('button', { name: 'Order, print and share' }).click();
  const share = page.getByRole('dialog', { name: 'Saturday' }).getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(toast(page)).toHaveCount(0);
  await share.click();
  await expect(toast(page)).toContainText('could not be shared');
});

test('shows a line that is added where it went', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await startShopping(page);
  await page.getByRole('textbox', { name: 'Add an item' }).fill('2 cans chickpeas');
  await page.keyboard.press('Enter');
  await expect(row(page, /chickpeas/i)).toBeInViewport();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add an item' })).toBeFocused();
});

test('a row is pushed away by a finger and brought back', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await startShopping(page);
  const devtools = await page.context().newCDPSession(page);
  const push = async (by: number) => {
    const box = (await row(page, 'Leeks').boundingBox())!;
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let step = 1; step <= 8; step++) await touch('touchMove', x + (by * step) / 8);
    await touch('touchEnd', x + by);
  };
  await push(60);
  await expect(row(page, 'Leeks')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Leeks' })).not.toBeChecked();
  await push(260);
  await expect(row(page, 'Leeks')).toHaveCount(0);
  await expect(toast(page)).toContainText('Item removed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Leeks')).toBeVisible();
  await page.context().close();
});

test('a double tap ticks what was tapped, not the line that moves up in its place', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const tapTwice = async (name: string) => {
    const box = (await row(page, name).getByText(name).boundingBox())!;
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await startShopping(page);
  const ticked = page.locator('[data-checked=true]');
  await tapTwice('Apples');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await expect(ticked).toHaveText([/Apples/]);

  await page.getByRole('button', { name: 'Back to the whole list' }).tap();
  await expect(page.getByRole('button', { name: 'Shop', exact: true })).toBeVisible();
  await tapTwice('Leeks');
  await row(page, 'Milk').getByText('Milk').tap();
  await expect(ticked).toHaveText([/Apples/, /Leeks/, /Milk/]);
  await page.context().close();
});
