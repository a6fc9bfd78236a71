import type { Page } from '@playwright/test';
import { answerWith, expect, mealOf, openPage, test as base } from '../support/members.ts';
import { findMiddle, holdFinger, holdMouse } from '../support/presses.ts';

const STEPS = ['Rinse the lentils.', 'Simmer them.', 'Stir in the spinach.', 'Sharpen with lemon.'];
const RECIPE = {
  prepTime: '10 min',
  cookTime: '25 min',
  servings: 2,
  difficulty: 'Easy',
  ingredients: [{ amount: '200 g', item: 'spinach' }],
  instructions: STEPS,
  tips: [],
  nutritionFacts: { calories: 333, protein: 20, carbs: 40, fat: 8, fiber: 12, sugar: 3 },
};

const test = base.extend<{ readonly cook: Page }>({
  cook: async ({ browser, larder, member }, use) => {
    const page = await openPage(browser, larder.url, member, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.route('**/api/recipes/generate', answerWith({ success: true, data: RECIPE }));
    await page.route('**/api/youtube/search', answerWith({ success: true, data: [] }));
    await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(mealOf('Lentil bowl')));
    await page.goto('/recipe/x');
    await page.getByRole('button', { name: 'Start Cooking' }).click();
    await use(page);
    await page.context().close();
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lentil bowl' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

test('two quick taps of a finger turn one page, there and back and at the end', async ({ cook: page }) => {
  const tap = await holdFinger(page);
  let at = Date.now() / 1000;
  const tapTwice = async (name: string): Promise<void> => {
    const { x, y } = await findMiddle(button(page, name));
    at += 2;
    await tap({ x, y }, at);
    await tap({ x: x + 6, y: y + 9 }, at + 0.25);
  };
  await tapTwice('Next');
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await tapTwice('Next');
  await expect(dialog(page)).toContainText('Step 3 of 4');
  await tapTwice('Previous');
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await tapTwice('Next');
  // What lies there next ends it.
  await tapTwice('Next');
  await expect(dialog(page)).toContainText('Step 4 of 4');
  await tapTwice('Done');
  await expect(dialog(page)).toHaveCount(0);
});

test('two taps that are meant turn two pages', async ({ cook: page }) => {
  const tap = await holdFinger(page);
  const at = await findMiddle(button(page, 'Next'));
  const first = Date.now() / 1000;
  await tap(at, first);
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await tap(at, first + 2);
  await expect(dialog(page)).toContainText('Step 3 of 4');
});

test('a double click turns one page', async ({ cook: page }) => {
  const press = await holdMouse(page);
  const at = await findMiddle(button(page, 'Next'));
  const first = Date.now() / 1000;
  await press(at, 1, first);
  await press(at, 2, first + 0.2);
  await expect(dialog(page)).toContainText('Step 2 of 4');
});

test('a key that is held down turns one page', async ({ cook: page }) => {
  await button(page, 'Next').focus();
  const hold = async (key: string): Promise<void> => {
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('Enter');
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await hold('ArrowRight');
  await expect(dialog(page)).toContainText('Step 3 of 4');
  await hold('ArrowLeft');
  await expect(dialog(page)).toContainText('Step 2 of 4');
});

test('whoever goes away in the middle goes on there, and can begin anew', async ({ cook: page }) => {
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(dialog(page)).toContainText('Step 3 of 4');
  await expect(button(page, 'Begin Anew')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog(page)).toContainText('Step 3 of 4');
  await button(page, 'Begin Anew').click();
  await expect(dialog(page)).toContainText('Step 1 of 4');
  await expect(button(page, 'Begin Anew')).toHaveCount(0);
});

test('what was cooked to its end begins at the beginning', async ({ cook: page }) => {
  for (const step of [2, 3, 4]) {
    await button(page, 'Next').click();
    await expect(dialog(page)).toContainText(`Step ${step} of 4`);
  }
  await button(page, 'Done').click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog(page)).toContainText('Step 1 of 4');
});

test('a page that is loaded anew is still being cooked from, and one that was left is not', async ({ cook: page }) => {
  await button(page, 'Next').click();
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await page.reload();
  await expect(dialog(page)).toContainText('Step 2 of 4');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a page that is loaded anew is cooked from for as many as before', async ({ cook: page }) => {
  await button(page, 'Stop Cooking').click();
  await page.getByRole('spinbutton', { name: 'Servings' }).fill('6');
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(dialog(page)).toContainText('600 g');
  await page.reload();
  await expect(dialog(page)).toContainText('Step 3 of 4');
  await expect(dialog(page)).toContainText('600 g');
  await button(page, 'Stop Cooking').click();
  await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('6');
});
