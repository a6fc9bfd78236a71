import { type Browser, type BrowserContext, expect, type Page, type Route, test as base } from '@playwright/test';
import { newEater, signUp } from './eater.ts';
import { keepBrowserCache } from './keep-browser-cache.ts';
import { type LarderServer, startLarder } from './larder-server.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Member = { readonly email: string; readonly password: string; readonly name: string; readonly state: StorageState };

type WorkerFixtures = {
  readonly larder: LarderServer;
  /** U1 and U2 of the checklist, signed up once for all files of a worker. */
  readonly member: Member;
  readonly otherMember: Member;
  /** Shared, for its warm cache; session storage and routes are a page's own. */
  readonly memberContext: BrowserContext;
};

/** One server and one account for a whole run: a sign-up costs more than most rows. `page` is a visitor's, `home` a member's. */
export const test = base.extend<{ readonly memberPage: Page; readonly clockPage: Page }, WorkerFixtures>({
  larder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
    async ({}, use) => {
      const larder = await startLarder();
      await use(larder);
      await larder.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  member: [async ({ browser, larder }, use) => use(await makeMember(browser, larder.url)), { scope: 'worker', timeout: 120_000 }],
  otherMember: [async ({ browser, larder }, use) => use(await makeMember(browser, larder.url)), { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ larder }, use) => use(larder.url),
  memberContext: [
    async ({ browser, larder, member }, use) => {
      const context = await browser.newContext({ baseURL: larder.url, locale: 'en-US', storageState: member.state });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  // A clock belongs to a context: one that was stopped would stop the rows that follow.
  clockPage: async ({ browser, larder, member }, use) => {
    const page = await openPage(browser, larder.url, member);
    await use(page);
    await page.context().close();
  },
  memberPage: async ({ memberContext }, use) => {
    const page = await memberContext.newPage();
    await use(page);
    await page.close();
  },
});

export { expect };

async function makeMember(browser: Browser, url: string): Promise<Member> {
  const eater = newEater();
  const context = await browser.newContext();
  const page = await context.newPage();
  keepBrowserCache(page);
  await signUp(page, url, eater);
  const state = await context.storageState();
  await context.close();
  return { ...eater, state };
}

type ContextOptions = Parameters<Browser['newContext']>[0];

export async function openPage(browser: Browser, url: string, member?: Member, options: ContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', ...(member && { storageState: member.state }), ...options });
  return context.newPage();
}

/** `page` is that of a member of its own for each test: weeks are few in ten minutes, and fill the calendar. */
export const newMember = test.extend<{ readonly page: Page }>({
  page: async ({ browser, larder }, use) => {
    const page = await openPage(browser, larder.url);
    await signUp(page, larder.url, newEater());
    await use(page);
    await page.context().close();
  },
});

/** Another window of the same person, in a browser that does not tell it what is changed in this one. */
export async function openElsewhere(page: Page): Promise<Page> {
  const context = page.context();
  return openPage(context.browser()!, new URL(page.url()).origin, undefined, { storageState: await context.storageState() });
}

/** Two windows of such a member. */
export const twoWindows = newMember.extend<{ readonly first: Page; readonly second: Page }>({
  first: async ({ page }, use) => use(page),
  second: async ({ first }, use) => {
    const page = await openElsewhere(first);
    await use(page);
    await page.context().close();
  },
});

/**
 * From here on time passes only when a test says so. By no leap: whatever is being read by then would have waited too long for its
 * answer, and be given up.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Friday noon, as the checklist freezes it. */
export const D0 = new Date(2026, 10, 20, 12, 0, 0);

export type MealWire = Record<string, unknown> & { readonly title?: string };

export function mealOf(title: string, more: Record<string, unknown> = {}): MealWire {
  return {
    title,
    description: `${title}, described`,
    ingredients: ['1/2 cup (80 g) rice', '2 eggs'],
    instructions: ['Cook the rice.', 'Add the eggs.'],
    calories: 500,
    protein: 30,
    carbs: 50,
    fat: 20,
    difficulty: 'Easy',
    ...more,
  };
}

export const DAY = { breakfast: mealOf('Oat bowl'), lunch: mealOf('Lentil soup'), dinner: mealOf('Bean chili'), snack: mealOf('Apple') };

export type PlanWire = Record<string, unknown> & { readonly title: string };

export function planOf(title: string, more: Record<string, unknown> = {}): PlanWire {
  return {
    title,
    description: `${title}, described`,
    searchQuery: title.toLowerCase(),
    nutritionOverview: { totalCalories: 2000, protein: 120, carbs: 200, fat: 80 },
    meals: DAY,
    ...more,
  };
}

/** What `generate` answers. */
export const generatedOf = (title: string, more: Record<string, unknown> = {}) =>
  planOf(title, {
    targets: { calories: 2000, protein: 120, carbs: 200, fat: 80 },
    seed: 1,
    reasons: [],
    notes: [],
    chips: [],
    notUnderstood: [],
    ...more,
  });

/** What the server answers to a call that it has to take, such as one that prepares a test. */
export async function post<Data>(page: Page, path: string, data: object): Promise<Data> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

export async function savePlan(page: Page, plan: PlanWire): Promise<string> {
  return (await post<{ id: string }>(page, '/api/meal-plans/save', plan)).id;
}

/** A day of the planner's own, with everything its screens draw. */
export async function saveGenerated(page: Page, title: string): Promise<string> {
  const made = await post<PlanWire>(page, '/api/meal-plans/generate', { query: 'high protein day', seed: 3 });
  const { chips: _chips, notUnderstood: _not, ...plan } = made;
  return savePlan(page, { ...plan, title });
}

export async function clearPlans(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: { id: string }[] };
  for (const { id } of data) await page.request.delete(`/api/meal-plans/${id}`);
}

export const answerWith =
  (json: unknown, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json });

export const FAULT = { success: false, message: 'Something went wrong', error: { code: 'internal', message: 'Something went wrong' } };

/** `hold path` of the checklist: requests wait until `release`, then go on to the server or to the answer given. */
export async function hold(page: Page, url: string | RegExp, answer?: (route: Route) => Promise<void>) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = () => resolve();
  });
  await page.route(url, async (route) => {
    await released;
    await (answer ? answer(route) : route.continue());
  });
  return () => release();
}

/** Requests whose address contains `part`, as they are made. */
export function watch(page: Page, part: string): { readonly method: string; readonly url: string; readonly body: unknown }[] {
  const seen: { method: string; url: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(part)) return;
    const text = request.postData();
    seen.push({ method: request.method(), url: request.url(), body: text === null ? undefined : (JSON.parse(text) as unknown) });
  });
  return seen;
}

/** A dialog that was closed takes its entry of the history along: a reload that begins before is called off by that step. */
export async function expectTidyHistory(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as Record<string, unknown> | null)?.['larder-dialog'])).toBeUndefined();
}

export const toast = (page: Page) => page.locator('[data-toast]');
