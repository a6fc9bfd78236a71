/**
 * How fast the planning screens answer, and whether they shift: npm run bench:screens [CPU slow-down, 4]. Real key presses and
 * clicks in Chromium; an interaction lasts from the press to the next picture, as the browser's own event timing says. On a
 * crowded machine that is longer than the page's fault: beside it stands the time the page's own thread was busy, all of it.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { newEater, signUp } from '../tests/support/eater.ts';
import { startLarder } from '../tests/support/larder-server.ts';
import { makeList } from '../tests/support/groceries.ts';
import { seedCalendar } from '../tests/support/calendar-screens.ts';
import { SEARCH, seedPlans } from '../tests/support/screens.ts';

const slowDown = Number(process.argv[2] ?? 4);
const MANY_PLANS = 1000;
/** Of a family's two weeks. */
const MANY_ITEMS = 120;
const AISLES = ['produce', 'meat', 'dairy', 'pantry'] as const;
const SAMPLES = 4;
const WITHIN_MS = 100;
const SHIFT_AT_MOST = 0.01;

type Timed = { readonly type: string; readonly ms: number };
type Watched = { readonly interactions: Timed[]; shift: number };

const larder = await startLarder();
const browser = await chromium.launch({
  executablePath: readFileSync('.cache/chromium', 'utf8').trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
let readBusyMs = async (): Promise<number> => 0;
const rows = new Map<string, { readonly presses: readonly number[]; readonly busyMs: number }>();
const shifts: { screen: string; shift: number }[] = [];
try {
  const context = await browser.newContext({ baseURL: larder.url, locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signUp(page, larder.url, newEater());
  const planIds = await seedPlans(page);
  const [first = ''] = planIds;
  await seedCalendar(page, planIds);
  page.on(
    'console',
    (message) => message.text().startsWith('shift') && process.stderr.write(`${new URL(page.url()).pathname}: ${message.text()}\n`),
  );
  await page.addInitScript(watchPage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  readBusyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await measureHome(page);
  await measurePlan(page);
  await measureRecipe(page);
  await measureCalendar(page);
  await measureLists(page);
  await measureWeek(page);
  await fillShelf(page, first);
  await measureShelf(page);
} finally {
  await browser.close();
  await larder.stop();
}
report();

async function measureHome(page: Page): Promise<void> {
  await open(page, 'home', '/', page.getByRole('searchbox'));
  await page.getByRole('searchbox').click();
  await time(page, 'typing a search', async () => page.keyboard.type('high protein, no dairy', { delay: 40 }));
  await time(page, 'opening the diets', async () => page.getByRole('combobox', { name: 'Choose a diet' }).click());
  await page.keyboard.press('Escape');
}

async function measurePlan(page: Page): Promise<void> {
  await open(page, 'plan', SEARCH, page.getByRole('textbox', { name: 'Plan title' }));
  await page.getByRole('textbox', { name: 'Plan title' }).click();
  await time(page, 'typing a title', async () => page.keyboard.type(' by the sea', { delay: 40 }));
  await time(page, 'opening the sliders', async () => page.getByRole('button', { name: 'Customize Macros' }).click());
  for (const name of ['Protein', 'Carbs', 'Fat']) {
    await page.getByRole('slider', { name }).focus();
    // To the numbers of another day: with these, the dishes change too.
    if (name === 'Protein') await regenerateWith(page, 'End');
    await time(page, `moving ${name.toLowerCase()}`, async () => {
      for (let step = 0; step < 12; step++) await page.keyboard.press(step < 6 ? 'ArrowRight' : 'ArrowLeft', { delay: 20 });
    });
  }
  await page.waitForResponse('**/generate');
  await page.waitForTimeout(500);
  const card = page.locator('article').first();
  await time(page, 'keeping a meal', async () => card.getByRole('button', { name: /Keep/ }).click());
  await time(page, 'opening a recipe', async () => card.getByRole('button', { name: 'Detailed recipe' }).click());
  await card.getByText('Nutrition facts').waitFor();
  await time(page, 'more servings', async () => card.getByRole('button', { name: 'More servings' }).click({ clickCount: 3, delay: 30 }));
  await time(page, 'metric measures', async () => card.getByText('Metric', { exact: true }).click());
  await time(page, 'refreshing a meal', async () => {
    const answered = page.waitForResponse('**/refresh-meal');
    await page.getByRole('button', { name: 'Refresh dinner' }).click();
    await answered;
  });
  await time(page, 'asking for a swap', async () => page.getByRole('button', { name: 'Swap lunch' }).click());
  await page.keyboard.press('Escape');
  await settle(page, 'plan, after all of it');
}

async function regenerateWith(page: Page, key: string): Promise<void> {
  const answered = page.waitForResponse('**/generate');
  await page.keyboard.press(key);
  await answered;
  await page.waitForTimeout(500);
}

async function measureRecipe(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Full recipe page/ })
    .nth(1)
    .click();
  await page.getByText('Nutrition facts').waitFor();
  await page.reload();
  await page.getByText('Nutrition facts').waitFor();
  await settle(page, 'recipe');
  await time(page, 'typing servings', async () => {
    await page.getByRole('spinbutton', { name: 'Servings' }).click();
    for (const key of ['4', 'Backspace', '1', '2']) await page.keyboard.press(key, { delay: 40 });
  });
  await time(page, 'starting to cook', async () => page.getByRole('button', { name: 'Start Cooking' }).click());
  await time(page, 'the next step', async () => page.getByRole('button', { name: 'Next' }).click());
  await page.keyboard.press('Escape');
}

async function measureCalendar(page: Page): Promise<void> {
  await open(page, 'calendar', '/calendar', page.getByRole('grid'));
  const strip = page.getByRole('region', { name: 'This week' });
  await time(page, 'opening a day', async () => strip.getByRole('listitem').nth(1).getByRole('button').click());
  await time(page, 'closing a day', async () => page.keyboard.press('Escape'));
  await time(page, 'opening an empty day', async () => strip.getByRole('listitem').nth(3).getByRole('button').click());
  await time(page, 'closing an empty day', async () => page.keyboard.press('Escape'));
  await time(page, 'turning the month', async () => {
    for (const name of ['Next month', 'Previous month']) {
      await page.getByRole('button', { name }).click();
      await page.waitForTimeout(500);
    }
  });
  await time(page, 'opening the week', async () => strip.getByRole('link', { name: 'This week', exact: true }).click());
  await page.locator('li[data-date]').first().waitFor();
  await time(page, 'turning the week', async () => {
    for (const name of ['Next week', 'Previous week']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(500);
    }
  });
  await settle(page, 'calendar, after all of it');
}

async function measureLists(page: Page): Promise<void> {
  const items = Array.from({ length: MANY_ITEMS }, (_, at) => ({
    ingredient: `Thing ${at}`,
    quantity: '2',
    category: AISLES[at % AISLES.length],
    source: '',
    checked: 'false',
  }));
  const id = await makeList(page, { name: 'Two weeks', items });
  await open(page, `a list of ${MANY_ITEMS}`, `/grocery-lists/${id}`, page.getByRole('checkbox').first());
  await time(page, 'ticking an item', async () => {
    for (let at = 0; at < SAMPLES; at++) {
      await page.getByRole('checkbox', { name: `Thing ${at} 2`, exact: true }).click();
      await page.waitForTimeout(300);
    }
  });
  await time(page, 'starting to shop', async () => page.getByRole('button', { name: 'Shop', exact: true }).click());
  await page.waitForTimeout(300);
  await time(page, 'ticking an item in the shop', async () => {
    for (let at = 20; at < 20 + SAMPLES; at++) {
      await page.getByRole('checkbox', { name: `Thing ${at} 2`, exact: true }).click();
      await page.waitForTimeout(300);
    }
  });
  await settle(page, 'list, after all of it');
}

async function measureWeek(page: Page): Promise<void> {
  await open(page, 'week', '/week?q=vegetarian&days=7', page.getByRole('button', { name: 'Save Week' }));
  await page.getByRole('button', { name: 'Save Week' }).and(page.locator(':enabled')).waitFor();
  const meals = page.getByRole('table', { name: /^Meals of/ }).locator('button[aria-haspopup=dialog]');
  await time(page, 'opening a meal of the week', async () => meals.nth(5).click());
  await page.getByRole('dialog').waitFor();
  await time(page, 'closing a meal of the week', async () => page.keyboard.press('Escape'));
  await time(page, 'refreshing a meal of the week', async () => {
    await meals.nth(2).hover();
    const answered = page.waitForResponse(/\/api\/weeks\//);
    await page
      .getByRole('button', { name: /^Refresh/ })
      .nth(2)
      .click();
    await answered;
  });
  await time(page, 'opening the rules', async () => page.getByRole('button', { name: 'Rules' }).click());
  await page.keyboard.press('Escape');
  await settle(page, 'week, after all of it');
}

async function measureShelf(page: Page): Promise<void> {
  await open(page, `my plans, ${MANY_PLANS} of them`, '/my-plans', page.locator('article').first());
  await time(page, 'scrolling by keys', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('PageDown', { delay: 30 });
      await page.waitForTimeout(150);
    }
  });
  await page.keyboard.press('Home');
  await page.getByRole('searchbox', { name: 'Search your plans' }).click();
  await time(page, `typing a search of ${MANY_PLANS} plans`, async () => page.keyboard.type('plan 77', { delay: 60 }));
  await page.getByText(`11 of ${MANY_PLANS.toLocaleString('en-US')} plans`).waitFor();
  const cards = page.locator('article');
  await time(page, 'setting a star', async () => {
    for (let at = 0; at < SAMPLES; at++) {
      await cards
        .nth(at)
        .getByRole('button', { name: /^Add .+ to favorites/ })
        .click();
      await page.waitForTimeout(300);
    }
  });
  await time(page, 'asking to delete, and not', async () => {
    for (let at = 0; at < SAMPLES; at++) {
      await cards.nth(at).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
  });
  for (let at = 0; at < SAMPLES; at++) {
    await cards.nth(at).getByRole('button', { name: 'Delete' }).click();
    await time(page, 'deleting', async () => page.getByRole('button', { name: 'Delete Plan' }).click());
    await time(page, 'undoing', async () => page.getByRole('button', { name: 'Undo' }).click());
  }
  await settle(page, 'my plans, after all of it');
}

/** Real plans under a thousand names, all but the few that were there. */
async function fillShelf(page: Page, planId: string): Promise<void> {
  const { data: plan } = (await (await page.request.get(`/api/meal-plans/${planId}`)).json()) as { data: { title: string } };
  const { data: there } = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: unknown[] };
  for (let number = there.length; number < MANY_PLANS; number++) {
    await page.request.post('/api/meal-plans/save', { data: { ...plan, title: `Plan ${number}` } });
  }
}

async function open(page: Page, screen: string, address: string, sign: ReturnType<Page['locator']>): Promise<void> {
  // A dialog that was closed takes its step of the history back, which would end the way to the next screen.
  await page.waitForTimeout(500);
  await page.goto(address);
  await sign.waitFor();
  await settle(page, screen);
}

/** Pictures and late answers included. */
async function settle(page: Page, screen: string): Promise<void> {
  await page.waitForTimeout(1500);
  const shift = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.shift);
  shifts.push({ screen, shift });
}

async function time(page: Page, step: string, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (window as unknown as { watched: Watched }).watched.interactions.splice(0));
  const before = await readBusyMs();
  await work();
  // Entries come with the picture after the one they measure.
  await page.waitForTimeout(400);
  const timed = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.interactions);
  const row = rows.get(step) ?? { presses: [], busyMs: 0 };
  rows.set(step, { presses: [...row.presses, ...timed.map(({ ms }) => ms)], busyMs: row.busyMs + (await readBusyMs()) - before });
}

/** Runs in the page. */
function watchPage(): void {
  const watched: Watched = { interactions: [], shift: 0 };
  Object.assign(window, { watched });
  const byId = new Map<number, { type: string; ms: number }>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const known = byId.get(entry.interactionId);
      if (known) known.ms = Math.max(known.ms, entry.duration);
      else {
        const timed = { type: entry.name, ms: entry.duration };
        byId.set(entry.interactionId, timed);
        watched.interactions.push(timed);
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      watched.shift += entry.value;
      // Said, so that what moved can be found.
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => `${node.nodeName} ${previousRect.y} -> ${currentRect.y}`);
      if (entry.value > 0.005) console.log(`shift ${entry.value.toFixed(4)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function report(): void {
  const lines = [
    `At ${slowDown} x CPU slow-down. An interaction may take ${WITHIN_MS} ms, a screen may shift by ${SHIFT_AT_MOST}.`,
    '',
    '| Interaction | presses | median ms | worst ms | busy ms a press |',
    '|---|---|---|---|---|',
    ...[...rows].map(([step, { presses, busyMs }]) => {
      const sorted = presses.toSorted((a, b) => a - b);
      const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      const busy = Math.round(busyMs / Math.max(1, sorted.length));
      return `| ${step} | ${sorted.length} | ${median} | ${worst}${worst > WITHIN_MS ? ' (!)' : ''} | ${busy} |`;
    }),
    '',
    '| Screen | layout shift |',
    '|---|---|',
    ...shifts.map(({ screen, shift }) => `| ${screen} | ${shift.toFixed(4)}${shift > SHIFT_AT_MOST ? ' (!)' : ''} |`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
