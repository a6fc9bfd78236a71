import type { Page } from '@playwright/test';
import { answerWith, clearPlans, expect, FAULT, test } from '../support/members.ts';

/** Presses Tab until the control with this role and name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, direction: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(direction);
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText,
        // Its own outline, or the ring of the field it stands in.
        isSeen:
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          element.closest('[class*="focus-within:ring"], [class*="has-focus-visible:outline"]') !== null,
      };
    });
    const said = focused.name.trim().replaceAll(/\s+/g, ' ');
    passed.push(said);
    if (typeof name === 'string' ? said !== name : !name.test(said)) continue;
    expect(focused.isSeen, `the focus on ${said} can be seen`).toBe(true);
    return;
  }
  throw new Error(`No way by ${direction} to ${String(name)}; passed: ${passed.join(' | ')}`);
}

/** Everything the live regions have said. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live], [role=alert], [role=status], output';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(LIVE)?.textContent;
        if (text) heard.push(text);
      }
      for (const region of document.querySelectorAll('[role=alert], output')) if (region.textContent) heard.push(region.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
}

test('the whole journey by keyboard alone, said aloud on the way', async ({ memberPage: page }) => {
  test.slow();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const fail = async (call: string) => page.route(`**/api/meal-plans/${call}`, answerWith(FAULT, 500));
  const mend = async (call: string) => page.unroute(`**/api/meal-plans/${call}`);
  await clearPlans(page);
  const heard = await listen(page);
  await page.goto('/');
  await tabTo(page, 'Skip to content');
  await press('Enter');
  await tabTo(page, 'Describe your meals');
  await page.keyboard.type('mediterranean, 2000 calories');
  await fail('generate');
  await press('Enter');
  await expect.poll(heard).toContain('Failed to generate meal plan. Please try again.');
  await mend('generate');
  await tabTo(page, 'Try Again');
  await press('Enter');
  const title = page.getByRole('textbox', { name: 'Plan title' });
  await expect(title).toBeVisible();
  await expect.poll(heard).toContain('Planning your day');
  await expect.poll(heard).toContain('Your plan is ready');

  await tabTo(page, 'Plan title');
  await press('ControlOrMeta+a');
  await page.keyboard.type('By keys alone');
  await tabTo(page, 'Customize Macros');
  await press('Enter');
  await tabTo(page, 'Protein');
  const regenerated = page.waitForResponse('**/api/meal-plans/generate');
  await press('ArrowRight', 'ArrowRight');
  await regenerated;
  await expect.poll(heard).toMatch(/The day now has [\d,]+ kcal/);

  await tabTo(page, 'Keep breakfast as it is');
  await press('Space');
  await expect(page.getByRole('button', { name: 'Keep breakfast as it is' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Refresh lunch');
  await fail('refresh-meal');
  await press('Enter');
  await expect.poll(heard).toContain('Failed to refresh meal. Please try again.');
  await mend('refresh-meal');
  await tabTo(page, 'Refresh lunch');
  await press('Enter');
  await expect.poll(heard).toContain('Looking for another lunch');
  await expect.poll(heard).toMatch(/Lunch is now \w/);
  await tabTo(page, 'Detailed recipe');
  await press('Enter');
  await expect.poll(heard).toMatch(/The recipe for .+ is ready/);

  await tabTo(page, /^Full recipe page/);
  await press('Enter');
  await expect(page).toHaveURL(/\/recipe\//);
  await tabTo(page, 'Servings');
  await press('ArrowUp');
  await expect(page.getByText('for 2 servings', { exact: true })).toBeVisible();
  await tabTo(page, 'Start Cooking');
  await press('Enter');
  const cook = page.getByRole('dialog');
  await expect(cook).toContainText('Step 1 of');
  await tabTo(page, /^(Next|Done)$/);
  await press('Escape');
  await expect(cook).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeFocused();
  await tabTo(page, 'Back', 'Shift+Tab');
  await press('Enter');
  await expect(title).toHaveValue('By keys alone');

  await fail('save');
  await tabTo(page, 'Save Meal Plan');
  await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeFocused();
  await press('Enter');
  await expect.poll(heard).toContain('Failed to save meal plan');
  await mend('save');
  await tabTo(page, 'Save Meal Plan');
  await press('Enter');
  await expect(page).toHaveURL(/my-plans/);
  await expect.poll(heard).toContain('Plan saved');
  await tabTo(page, /^Add By keys alone to favorites/);
  await press('Enter');
  await expect.poll(heard).toContain('Added to favorites!');
  await tabTo(page, 'Add to Calendar');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a Day' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toBeFocused();
  await tabTo(page, 'Delete');
  await press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, 'Delete Plan');
  await press('Enter');
  await expect.poll(heard).toContain('Plan deleted!');
  await expect.poll(heard).toContain('press Undo or Control and Z');
  await press('ControlOrMeta+z');
  await expect(page.getByRole('article', { name: 'By keys alone' })).toBeVisible();
  await expect.poll(heard).toContain('By keys alone is back');
  await tabTo(page, 'Print');
  await press('Enter');
  await expect(page).toHaveURL(/print-plan/);
});
