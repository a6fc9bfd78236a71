import { type Browser, expect, type Page } from '@playwright/test';
import { newEater, signUp } from './eater.ts';
import { test } from './members.ts';

/** A browser of somebody's own, signed up a moment ago. */
export async function newcomer(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'en-US' })).newPage();
  await signUp(page, url, { ...newEater(), name });
  return page;
}

type Invited = { readonly role?: 'member' | 'shopper' };

/** As by the link that the first one makes; no page that is open learns of it. */
export async function bringIn(host: Page, guest: Page, { role = 'member' }: Invited = {}): Promise<void> {
  const made = await host.request.post('/api/household/invites', { data: { role } });
  const { url } = ((await made.json()) as { data: { url: string } }).data;
  const data = { token: new URL(url).pathname.split('/').at(-1), plans: [], recipes: [] };
  const joined = await guest.request.post('/api/household/join', { data });
  expect(joined.ok(), await joined.text()).toBe(true);
}

export const householdOf = async (page: Page) =>
  (
    (await (await page.request.get('/api/household')).json()) as {
      data: { members: { id: string; name: string; role: string; isYou: boolean }[] };
    }
  ).data;

/** Somebody without an account at the table. */
export async function seat(page: Page, data: object): Promise<{ readonly id: string }> {
  const made = await page.request.post('/api/household/eaters', { data });
  expect(made.ok(), await made.text()).toBe(true);
  return ((await made.json()) as { data: { id: string } }).data;
}

export const readEaters = async (page: Page) =>
  (
    (await (await page.request.get('/api/household/eaters')).json()) as {
      data: { id: string; name: string; kind: string; restrictions: string[] }[];
    }
  ).data;

/** Two who live together, each in a browser of their own. */
export const twoPeople = test.extend<{ readonly ann: Page; readonly ben: Page }>({
  ann: async ({ browser, larder }, use) => {
    const page = await newcomer(browser, larder.url, 'Ann Host');
    await use(page);
    await page.context().close();
  },
  ben: async ({ browser, larder, ann }, use) => {
    const page = await newcomer(browser, larder.url, 'Ben Guest');
    await bringIn(ann, page);
    await use(page);
    await page.context().close();
  },
});
