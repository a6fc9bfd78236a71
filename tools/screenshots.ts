/** Pictures of every screen and state: node tools/screenshots.ts [part of a name] [folder]. A sheet a state, and each of its pictures in a folder for its width and scheme. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newEater, signUp } from '../tests/support/eater.ts';
import { seedCalendar } from '../tests/support/calendar-screens.ts';
import { startLarder } from '../tests/support/larder-server.ts';
import { REST_SCREENS, VISITOR_SCREENS } from '../tests/support/rest-screens.ts';
import type { Screen } from '../tests/support/screen.ts';
import { listScreens, seedPlans } from '../tests/support/screens.ts';

const [part = '', folder = '.cache/screens'] = process.argv.slice(2);
const SCHEMES = ['light', 'dark'] as const;
/** A phone is a phone from the start: what a screen does once when it opens there is seen too. A tablet's width is a window made narrow. */
const DEVICES = [
  { widths: [390], height: 844, options: { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } } },
  { widths: [768, 1280], height: 900, options: { viewport: { width: 1280, height: 900 } } },
] as const;
/** A picture shows the top of a long page. */
const LONGEST = 2600;
/** Longer than any fade. */
const SETTLED_MS = 350;

/** Some are drawn when they are first asked for. */
const PICTURES_MS = 20_000;

type Device = (typeof DEVICES)[number];
type Shot = { readonly width: number; readonly scheme: string; readonly image: Buffer };

mkdirSync(folder, { recursive: true });
const larder = await startLarder();
const browser = await chromium.launch({ executablePath: readFileSync('.cache/chromium', 'utf8').trim(), args: ['--no-sandbox'] });
try {
  const shots = new Map<string, Shot[]>();
  for (const device of DEVICES) {
    const options = { baseURL: larder.url, locale: 'en-US', reducedMotion: 'reduce', ...device.options } as const;
    const wanted = ({ name }: Screen) => name.includes(part);
    const shootAll = async (context: BrowserContext, screens: readonly Screen[]) => {
      for (const screen of screens.filter(wanted)) {
        const taken = (await shoot(context, device, screen)) ?? (await shoot(context, device, screen)) ?? [];
        shots.set(screen.name, [...(shots.get(screen.name) ?? []), ...taken]);
      }
    };
    // Somebody of their own for each device: what one puts on the calendar is not in the other's way.
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await signUp(page, larder.url, newEater());
    const planIds = await seedPlans(page);
    await seedCalendar(page, planIds);
    await shootAll(context, [...listScreens(planIds), ...REST_SCREENS]);
    await shootAll(await browser.newContext(options), VISITOR_SCREENS);
  }
  const table = await browser.newPage();
  for (const [name, taken] of shots) await layOut(table, name, taken);
} finally {
  await browser.close();
  await larder.stop();
}

/** Undefined where the state was not reached, as on a busy machine: that is tried once more. */
async function shoot(
  context: BrowserContext,
  device: Device,
  { name, open, isOneWindow = false }: Screen,
): Promise<readonly Shot[] | undefined> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  try {
    await open(page);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const width of device.widths) {
        await page.setViewportSize({ width, height: device.height });
        if (!isOneWindow) await page.setViewportSize({ width, height: await fitHeight(page, device) });
        await page.waitForTimeout(SETTLED_MS);
        await waitForPictures(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) process.stderr.write(`${name} at ${width} px is ${wide} px wide\n`);
        shots.push({ width, scheme, image: await page.screenshot({ path: join(folder, `${width}-${scheme}`, `${name}.png`) }) });
      }
    }
  } catch (error) {
    process.stderr.write(`${name} at ${device.widths.join(' and ')} px: ${String(error)}\n`);
    return undefined;
  } finally {
    await page.close();
  }
  return shots;
}

/** As tall as the page, so that what is fixed to the window's foot stands at the page's. What fills the window stays as it was, or it would grow along. */
async function fitHeight(page: Page, { height }: Device): Promise<number> {
  const whole = await page.evaluate((px) => {
    for (const filler of document.querySelectorAll<HTMLElement>('[class*="min-h-dvh"]')) filler.style.minHeight = `${px}px`;
    return document.documentElement.scrollHeight;
  }, height);
  return Math.max(height, Math.min(LONGEST, whole));
}

/** All pictures of a state beside each other, half as large. */
async function layOut(table: Page, name: string, shots: readonly Shot[]): Promise<void> {
  await table.setViewportSize({ width: 2500, height: 1000 });
  const inOrder = SCHEMES.flatMap((scheme) => shots.filter((shot) => shot.scheme === scheme));
  const images = inOrder.map(
    ({ width, image }) => `<img style="width:${width / 2}px" src="data:image/png;base64,${image.toString('base64')}">`,
  );
  await table.setContent(`<body style="margin:8px;display:flex;gap:8px;align-items:start;background:#888">${images.join('')}</body>`);
  await table.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Those near the window only: the others are not asked for. */
async function waitForPictures(page: Page): Promise<void> {
  const areThere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(areThere, undefined, { timeout: PICTURES_MS });
}
