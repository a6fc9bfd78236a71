/** Pictures of every screen and state: node tools/screenshots.ts [part of a name] [folder]. One sheet a state, to be looked at. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newEater, signUp } from '../tests/support/eater.ts';
import { startLarder } from '../tests/support/larder-server.ts';
import { REST_SCREENS, seedCalendar, VISITOR_SCREENS } from '../tests/support/rest-screens.ts';
import type { Screen } from '../tests/support/screen.ts';
import { listScreens, seedPlans } from '../tests/support/screens.ts';

const [part = '', folder = '.cache/screens'] = process.argv.slice(2);
const WIDTHS = [390, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const WINDOW_HEIGHT = 900;
/** Of a usual phone. */
const PHONE_HEIGHT = 844;
/** A sheet shows the top of a long page. */
const LONGEST = 2600;
/** Longer than any fade. */
const SETTLED_MS = 350;

mkdirSync(folder, { recursive: true });
const larder = await startLarder();
const browser = await chromium.launch({ executablePath: readFileSync('.cache/chromium', 'utf8').trim(), args: ['--no-sandbox'] });
try {
  const options = { baseURL: larder.url, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signUp(page, larder.url, newEater());
  const planIds = await seedPlans(page);
  await seedCalendar(page, planIds);
  const wanted = ({ name }: Screen) => name.includes(part);
  for (const screen of [...listScreens(planIds), ...REST_SCREENS].filter(wanted)) await shoot(context, screen);
  const visitors = await browser.newContext(options);
  for (const screen of VISITOR_SCREENS.filter(wanted)) await shoot(visitors, screen);
} finally {
  await browser.close();
  await larder.stop();
}

async function shoot(context: BrowserContext, { name, open, isOneWindow = false }: Screen): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: WINDOW_HEIGHT });
  const shots: { width: number; scheme: string; image: Buffer }[] = [];
  try {
    await open(page);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        const height = isOneWindow ? (width === WIDTHS[0] ? PHONE_HEIGHT : WINDOW_HEIGHT) : await fitHeight(page, width);
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(SETTLED_MS);
        await waitForPictures(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) process.stderr.write(`${name} at ${width} px is ${wide} px wide\n`);
        shots.push({ width, scheme, image: await page.screenshot() });
      }
    }
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
  }
  await page.close();
  await layOut(context, name, shots);
}

/** As tall as the page, so that what is fixed to the window's foot stands at the page's. */
async function fitHeight(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  return Math.min(LONGEST, await page.evaluate(() => document.documentElement.scrollHeight));
}

async function layOut(
  context: BrowserContext,
  name: string,
  shots: readonly { readonly width: number; readonly scheme: string; readonly image: Buffer }[],
): Promise<void> {
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 2500, height: 1000 });
  const images = shots.map(
    ({ width, image }) => `<img style="width:${width / 2}px" src="data:image/png;base64,${image.toString('base64')}">`,
  );
  await sheet.setContent(`<body style="margin:8px;display:flex;gap:8px;align-items:start;background:#888">${images.join('')}</body>`);
  await sheet.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await sheet.close();
}

/** Those near the window only: the others are not asked for. */
async function waitForPictures(page: Page): Promise<void> {
  const areThere = () => [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(areThere, undefined, { timeout: 5000 });
}
