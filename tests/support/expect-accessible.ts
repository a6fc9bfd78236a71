import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No fault of WCAG 2.2 AA that a machine can find, in the state the page is in now. */
export async function expectAccessible(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  await endMotion(page);
  // Without legacy mode axe opens a page of its own for every scan, only to gather from frames of other origins: there are none.
  // Without the option it also says where each thing stands that is in order, a sixth of the time; it comes before the tags, which
  // it would undo.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  else axe.withTags(TAGS);
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
  await expectAccessible(page, `${state} at 1280 px in dark`, isVariant ? RULES_OF_LOOKS : undefined);
}

/** What of a screen that was scanned whole in both looks can still differ between them in another of its states. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

async function look(page: Page, { width, scheme }: { readonly width: number; readonly scheme: 'light' | 'dark' }): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/**
 * Half-way through a fade a text has half its contrast. What another look sets going begins with the frame after it. A blinking
 * cursor never ends and is not waited for.
 */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined))).then(() => undefined);
  });
}
