// From Home, terms accepted, to a saved week and its grocery list: presses (Enter counts) and seconds, by the button and by a
// sentence, at 390 and 1280 px, and by keys alone. A picture after each press says what was seen when.
// --pictures folder: where they go. Needs a build (`npm run build`). Fails beyond six presses or a minute.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { newEater, signUp } from '../tests/support/eater.ts';
import { startLarder } from '../tests/support/larder-server.ts';

const { values } = parseArgs({ options: { pictures: { type: 'string' } } });
const MOST_PRESSES = 6;
const MOST_SECONDS = 60;
const WIDTHS = [390, 1280];

const larder = await startLarder();
const executablePath = (await readFile(join(import.meta.dirname, '..', '.cache/chromium'), 'utf8')).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
try {
  for (const width of WIDTHS) {
    await run(browser, { name: `button-${width}`, width, toWeek: pressButton });
    await run(browser, { name: `sentence-${width}`, width, toWeek: saySentence });
  }
  await run(browser, { name: 'keys-1280', width: 1280, toWeek: saySentence, isByKeys: true });
} finally {
  await browser.close();
  await larder.stop();
}

type Hand = {
  readonly page: Page;
  /** Presses what is called so. */
  readonly press: (role: 'button' | 'link', name: string | RegExp) => Promise<void>;
  readonly enter: () => Promise<void>;
};
type Run = { readonly name: string; readonly width: number; readonly toWeek: (hand: Hand) => Promise<void>; readonly isByKeys?: boolean };

async function pressButton({ press }: Hand): Promise<void> {
  await press('button', 'Plan my week');
}

async function saySentence({ page, press, enter }: Hand): Promise<void> {
  await page.getByRole('searchbox').first().pressSequentially('vegetarian week');
  await enter();
  await press('link', /^Plan all 7/);
}

async function run(from: Browser, { name, width, toWeek, isByKeys = false }: Run): Promise<void> {
  const page = await (await from.newContext({ baseURL: larder.url, locale: 'en-US', viewport: { width, height: 844 } })).newPage();
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  let presses = 0;
  const pressed = async (): Promise<void> => {
    presses += 1;
    if (values.pictures !== undefined) await page.screenshot({ path: join(values.pictures, `${name}-${presses}.png`) });
  };
  const began = performance.now();
  await toWeek({
    page,
    press: async (role, called) => {
      const target = page.getByRole(role, { name: called }).first();
      await (isByKeys ? target.press('Enter') : target.click());
      await pressed();
    },
    enter: async () => {
      await page.keyboard.press('Enter');
      await pressed();
    },
  });
  for (const step of ['Save Week', 'Grocery List']) {
    const button = page.getByRole('button', { name: step });
    await (isByKeys ? button.press('Enter') : button.click());
    await pressed();
  }
  await page.waitForURL(/\/grocery-lists\/[\w-]+$/);
  await page.locator('.grocery-row').first().waitFor();
  const seconds = (performance.now() - began) / 1000;
  if (values.pictures !== undefined) await page.screenshot({ path: join(values.pictures, `${name}-list.png`) });
  const isFine = presses <= MOST_PRESSES && seconds <= MOST_SECONDS;
  console.log(`${name}: ${presses} presses, ${seconds.toFixed(1)} s${isFine ? '' : ' (missed)'}`);
  if (!isFine) process.exitCode = 1;
  await page.context().close();
}
