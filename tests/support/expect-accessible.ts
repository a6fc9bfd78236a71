import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No fault of WCAG 2.2 AA that a machine can find, in the state the page is in now. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await endMotion(page);
  // Without legacy mode axe opens a page of its own for every scan, only to gather from frames of other origins: there are none.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, state).toEqual([]);
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** The same at a phone's and a laptop's width, light and dark, on one visit: a visit for each costs four times a scan. */
export async function expectAccessibleInEveryLook(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${state} at ${width} px in ${colorScheme}`);
  }
}

/** Half-way through a fade a text has half its contrast. A blinking cursor never ends and is not waited for. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined))).then(() => undefined);
  });
}
