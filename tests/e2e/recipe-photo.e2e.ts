import type { Page } from '@playwright/test';
import { newEater, signUp } from '../support/eater.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, openPage, test } from '../support/members.ts';

const SOUP = {
  title: 'Onion soup',
  ingredients: [{ heading: null, lines: ['3 onions', '1 tbsp butter'] }],
  steps: [{ heading: null, lines: ['Cook the onions in the butter.'] }],
  yield: null,
  minutes: { prep: null, cook: null, total: 30 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: 2,
};

/** A picture as a camera takes it: larger than is kept, and of many colours. */
async function takePicture(page: Page): Promise<Buffer> {
  const letters = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const context = canvas.getContext('2d')!;
    for (let n = 0; n < 600; n++) {
      context.fillStyle = `hsl(${(n * 37) % 360} 80% ${20 + (n % 60)}%)`;
      context.fillRect((n * 811) % 3000, (n * 577) % 2000, 400, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(letters, 'base64');
}

const widthOf = async (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));

test('a photo of a recipe is made small, kept, shown wherever the recipe is, and taken back', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  const saved = await page.request.post('/api/recipes', { data: { recipe: SOUP, sourceKind: 'own' } });
  const { id } = ((await saved.json()) as { data: { id: string } }).data;
  await page.goto(`/recipes/${id}`);

  const alert = page.getByRole('alert').filter({ hasText: 'cannot open that file as a picture' });
  await page.getByLabel('Add a Photo').setInputFiles({ name: 'soup.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(alert).toBeVisible();

  const picture = await takePicture(page);
  await page.getByLabel('Add a Photo').setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(alert).toBeHidden();
  expect(await widthOf(page, SOUP.title)).toBe(1600);
  await page.reload();
  expect(await widthOf(page, SOUP.title)).toBe(1600);
  await expectAccessible(page, 'a recipe with a photo');

  // By the keyboard: to the control, and through to removing it.
  await page.getByLabel('Change Photo').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(page.getByRole('img', { name: SOUP.title })).toBeHidden();
  await expect(page.getByLabel('Add a Photo')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await widthOf(page, SOUP.title)).toBe(1600);

  const photoOf = (within: string) => page.locator(`${within} img[src*="/api/recipes/${id}/photos/"]`);
  await page.goto('/recipes');
  await expect(photoOf('main li')).toBeVisible();
  const put = await page.request.post(`/api/recipes/${id}/days`, { data: { date: '2026-11-30', slot: 'dinner', plates: 1 } });
  const { planId } = ((await put.json()) as { data: { planId: string } }).data;
  await page.goto(`/edit-plan/${planId}`);
  await expect(photoOf('main')).toBeVisible();
  // Of the week above, and of the month.
  await page.goto('/calendar');
  await expect(photoOf('.week-strip')).toBeVisible();
  await expect(photoOf('td')).toBeVisible();

  // A copy has a copy of it.
  await page.goto(`/recipes/${id}`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  expect(await widthOf(page, `${SOUP.title} (copy)`)).toBe(1600);
});
