import type { Page } from '@playwright/test';
import { answerWith, expect, FAULT } from './members.ts';
import type { Screen } from './screen.ts';

export const LONG_TITLE =
  'Sunday by the sea with the whole family, grandparents included, and Supercalifragilisticexpialidocious leftovers';

const firstCard = (page: Page) => page.locator('article').first();

/** My Plans in every state. The plan that was saved last is the one that is said to be new. */
export function listShelfScreens(newest: string): readonly Screen[] {
  const onShelf = async (page: Page, address = '/my-plans') => {
    await page.goto(address);
    await expect(firstCard(page)).toBeVisible();
  };
  const act = (page: Page, name: RegExp) => firstCard(page).getByRole('button', { name }).click();
  return [
    { name: 'my-plans', open: async (page) => onShelf(page, `/my-plans?highlight=${newest}`) },
    {
      name: 'my-plans-long-titles',
      open: async (page) => {
        await page.route('**/api/meal-plans/saved', async (route) => {
          const response = await route.fetch();
          const { data, ...rest } = (await response.json()) as { data: Record<string, unknown>[] };
          await route.fulfill({ response, json: { ...rest, data: data.map((plan) => ({ ...plan, title: LONG_TITLE })) } });
        });
        await onShelf(page);
      },
    },
    {
      name: 'my-plans-loading',
      open: async (page) => {
        await page.route('**/api/meal-plans/saved*', () => undefined);
        await page.goto('/my-plans');
        await expect(page.locator('[aria-busy=true]')).toBeVisible();
      },
    },
    {
      name: 'my-plans-no-match',
      open: async (page) => {
        await onShelf(page);
        await page.getByRole('searchbox', { name: 'Search your plans' }).fill('zzzz');
        await expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible();
      },
    },
    {
      name: 'my-plans-empty',
      open: async (page) => {
        await page.route('**/api/meal-plans/saved', answerWith({ success: true, data: [] }));
        await page.goto('/my-plans');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    {
      name: 'my-plans-failed',
      open: async (page) => {
        await page.route('**/api/meal-plans/saved', answerWith(FAULT, 500));
        await page.goto('/my-plans');
        await expect(page.getByText('Unable to Load Plans')).toBeVisible();
      },
    },
    {
      name: 'my-plans-delete',
      isOneWindow: true,
      open: async (page) => {
        await onShelf(page);
        await act(page, /Delete/);
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'my-plans-undo',
      isOneWindow: true,
      open: async (page) => {
        await page.route(/\/api\/meal-plans\/[0-9a-f-]{36}$/, answerWith({ success: true }));
        await onShelf(page);
        await act(page, /Delete/);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Plan' }).click();
        const undo = page.getByRole('button', { name: 'Undo' });
        await undo.hover();
        await page.locator('[data-toast]').hover();
        await expect(undo).toBeVisible();
      },
    },
    {
      name: 'my-plans-choose-day',
      isOneWindow: true,
      open: async (page) => {
        await onShelf(page);
        await act(page, /Add to Calendar/);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'my-plans-export',
      isOneWindow: true,
      open: async (page) => {
        await onShelf(page);
        await act(page, /Export/);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ];
}
