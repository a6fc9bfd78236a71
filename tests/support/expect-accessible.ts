import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Scan = { readonly rules?: readonly string[]; /** A selector of the part that is looked at. */ readonly within?: string };

/**
 * No fault of WCAG 2.2 AA that a machine can find, in the state the page is in now. The package that joins axe with Playwright
 * hands half a megabyte of script over and has it compiled twice for every scan, which takes longer than the scan: here it is done
 * once for a page that is loaded.
 */
export async function expectAccessible(page: Page, state: string, { rules = TAGS, within }: Scan = {}): Promise<void> {
  await endMotion(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ where, runOnly }) => {
      // Without `resultTypes` it also says where each thing stands that is in order, a sixth of the time. There are no frames.
      const options = { resultTypes: ['violations' as const], iframes: false, runOnly };
      // At the top nothing lies under what stays at the page's head, at its end nothing under what stays at a dialog's foot:
      // it counts as if it could not be scrolled from there.
      globalThis.scrollTo(0, 0);
      for (const dialog of document.querySelectorAll('dialog[open]')) dialog.scrollTop = dialog.scrollHeight;
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(where ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { where: within, runOnly: [...rules] },
  );
  expect(found, state).toEqual([]);
}

/**
 * The same at a phone's width in light and a laptop's in dark, on one visit. A width changes no pair of colors, and colors change
 * nothing but contrast: the other two looks found nothing that these had not, and a scan takes a second.
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  state: string,
  { isVariant = false }: { readonly isVariant?: boolean } = {},
): Promise<void> {
  await look(page, { width: 360, scheme: 'light' });
  await expectAccessible(page, `${state} at 360 px in light`);
  await look(page, { width: 1280, scheme: 'dark' });
  await expectAccessible(page, `${state} at 1280 px in dark`, isVariant ? { rules: RULES_OF_LOOKS } : {});
}

/** What of a screen that was scanned whole in both looks can still differ between them in another of its states. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

async function look(page: Page, { width, scheme }: { readonly width: number; readonly scheme: 'light' | 'dark' }): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/**
 * Half-way through a fade a text has half its contrast. What another look sets going begins with the frame after it, and a color
 * that is handed down sets going what it is handed to. A blinking cursor never ends and is not waited for.
 */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime));
      if (ending.length === 0) return;
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}
