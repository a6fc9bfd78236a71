import type { Page } from '@playwright/test';
import { addDays, type PlainDate } from '../../packages/domain/src/calendar/plain-date.ts';
import { listCalendarScreens, readToday } from './calendar-screens.ts';
import { makeList } from './groceries.ts';
import { seat } from './household.ts';
import { answerWith, expect } from './members.ts';
import { openScreen as open, type Screen } from './screen.ts';

const READY_MS = 60_000;

/** What somebody sees who is not signed in. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'landing', open: async (page) => open(page, '/') },
  { name: 'sign-up', open: async (page) => open(page, '/api/login') },
  {
    name: 'sign-in-refused',
    open: async (page) => {
      await page.goto('/api/login');
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'nutrition', open: async (page) => open(page, '/nutrition') },
  { name: 'privacy', open: async (page) => open(page, '/privacy-policy') },
  { name: 'not-found', open: async (page) => open(page, '/nope') },
];

/** Those of a member beside planning: the calendar, lists, weeks, the profile. */
export const REST_SCREENS: readonly Screen[] = [
  ...listCalendarScreens(),
  ...listGroceryScreens(),
  ...listWeekScreens(),
  ...listHouseholdScreens(),
  { name: 'profile', open: async (page) => open(page, '/profile') },
  ...['physical', 'fitness', 'dietary', 'integrations'].map((section) => ({
    name: `profile-${section}`,
    open: async (page: Page) => open(page, `/profile?section=${section}`),
  })),
  {
    // Where there is room for every link, there is no such button.
    name: 'header-more',
    isOneWindow: true,
    open: async (page) => {
      await open(page, '/my-plans');
      const more = page.getByRole('banner').getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
    },
  },
  { name: 'account', open: async (page) => open(page, '/account') },
];

function listGroceryScreens(): readonly Screen[] {
  const openOne = async (page: Page, items?: readonly object[]) => {
    // A device that has been shopping opens the next list so too.
    await page.addInitScript(() => localStorage.removeItem('larder.shop-mode'));
    const id = await makeList(page, { name: 'Saturday market', ...(items && { items }) });
    await open(page, `/grocery-lists/${id}`);
  };
  const startShopping = async (page: Page) => {
    await page.getByRole('button', { name: 'Shop', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Back to the whole list' })).toBeVisible();
  };
  const bought = (ingredient: string) => ({ ingredient, quantity: '1', category: 'produce', source: '', checked: 'true' });
  return [
    {
      name: 'lists',
      open: async (page) => {
        await makeList(page, { name: 'Saturday market' });
        await open(page, '/grocery-lists');
        await expect(page.getByText('Saturday market').first()).toBeVisible();
      },
    },
    {
      name: 'lists-empty',
      open: async (page) => {
        await page.route('**/api/grocery-lists', answerWith({ success: true, data: [] }));
        await open(page, '/grocery-lists');
      },
    },
    {
      name: 'list-create',
      open: async (page) => {
        await open(page, '/grocery-lists/create');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      },
    },
    {
      name: 'list-create-empty',
      open: async (page) => {
        await page.route('**/api/weekly-plan-days/**', answerWith({ success: true, data: [] }));
        await open(page, '/grocery-lists/create');
      },
    },
    { name: 'list', open: async (page) => openOne(page) },
    {
      name: 'list-shop',
      isOneWindow: true,
      open: async (page) => {
        await openOne(page);
        await startShopping(page);
        await page.getByRole('checkbox', { name: 'Onions' }).check();
      },
    },
    {
      name: 'list-shop-menu',
      isOneWindow: true,
      open: async (page) => {
        await openOne(page);
        await startShopping(page);
        await page.getByRole('button', { name: 'Order, print and share' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'list-shop-done',
      isOneWindow: true,
      open: async (page) => {
        await openOne(page, [bought('Onions'), bought('Leeks')]);
        await startShopping(page);
        await expect(page.getByText('All done')).toBeVisible();
      },
    },
    { name: 'list-empty', open: async (page) => openOne(page, []) },
    {
      name: 'list-done',
      open: async (page) => {
        await openOne(page, [
          bought('Onions'),
          bought('Leeks'),
          { ...bought('Salt'), category: 'pantry', checked: 'false', atHome: 'true' },
        ]);
      },
    },
  ];
}

function listWeekScreens(): readonly Screen[] {
  const start = addDays(readToday(), 14);
  const openDraft = async (page: Page, first: PlainDate = start) => {
    await page.goto(`/week?q=vegetarian&start=${first}&days=4`);
    await expect(page.getByRole('button', { name: 'Save Week' })).toBeEnabled({ timeout: READY_MS });
  };
  const saveDraft = async (page: Page, first: PlainDate) => {
    await openDraft(page, first);
    await page.getByRole('button', { name: 'Save Week' }).click();
    await page.waitForURL(/\/week\/[\w-]+$/);
  };
  return [
    { name: 'week', open: async (page) => openDraft(page) },
    { name: 'week-first-screen', isOneWindow: true, open: async (page) => openDraft(page) },
    {
      name: 'week-meal',
      isOneWindow: true,
      open: async (page) => {
        await openDraft(page);
        await page.locator(`[data-place="${start} dinner"]`).locator('button[aria-haspopup=dialog]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'week-rules',
      isOneWindow: true,
      open: async (page) => {
        await openDraft(page);
        await page.getByRole('button', { name: 'Rules' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'week-saved', open: async (page) => saveDraft(page, addDays(start, 7)) },
    {
      name: 'week-print',
      open: async (page) => {
        await saveDraft(page, start);
        await page.goto(page.url().replace('/week/', '/print-week/'));
        await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      },
    },
  ];
}

/** A table of four: whom a shared day has plates for. */
async function seatFamily(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/household/eaters')).json()) as { data: { name: string }[] };
  const family = [
    { name: 'Ben', kind: 'adult', restrictions: ['Peanut allergy'] },
    { name: 'Mia', kind: 'child', birthYear: new Date().getFullYear() - 7 },
    { name: 'Tom', kind: 'toddler', birthYear: new Date().getFullYear() - 2 },
  ];
  for (const eater of family.filter(({ name }) => !data.some((seated) => seated.name === name))) await seat(page, eater);
}

function listHouseholdScreens(): readonly Screen[] {
  const openHousehold = async (page: Page) => {
    await seatFamily(page);
    await open(page, '/household');
    await expect(page.getByRole('button', { name: 'Edit Mia' })).toBeVisible();
  };
  const openTable = async (page: Page) => {
    await seatFamily(page);
    await page.goto(`/search?q=${encodeURIComponent('chili for all of us')}`);
    await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeEnabled({ timeout: READY_MS });
  };
  return [
    { name: 'household', open: openHousehold },
    {
      name: 'household-eater',
      isOneWindow: true,
      open: async (page) => {
        await openHousehold(page);
        await page.getByRole('button', { name: 'Edit Mia' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'household-invite',
      isOneWindow: true,
      open: async (page) => {
        await openHousehold(page);
        await page.getByRole('button', { name: 'Make a Link' }).click();
        await expect(page.getByRole('dialog').getByLabel('Link')).toBeVisible();
      },
    },
    {
      name: 'household-join',
      open: async (page) => {
        const made = await page.request.post('/api/household/invites', { data: { role: 'member' } });
        const { url } = ((await made.json()) as { data: { url: string } }).data;
        await page.goto(new URL(url).pathname);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    { name: 'plan-of-four', open: openTable },
    {
      name: 'plan-of-four-plates',
      open: async (page) => {
        await openTable(page);
        await page.getByRole('button', { name: 'Detailed recipe' }).nth(2).click();
        await expect(page.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
      },
    },
    {
      name: 'shared-list',
      open: async (page) => {
        const id = await makeList(page, { name: 'Saturday market' });
        const made = await page.request.post('/api/shared-links', { data: { what: 'list', id } });
        const { url } = ((await made.json()) as { data: { url: string } }).data;
        await page.goto(new URL(url).pathname);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ];
}
