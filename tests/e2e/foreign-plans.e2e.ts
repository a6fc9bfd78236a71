import { expect, openPage, test, toast } from '../support/members.ts';

const STEPS = ['Dredge the beef in the flour.', 'Braise for 3 hours, covered.'];

/** As another program writes a day. */
const DAY = {
  name: 'Sunday',
  dailyMeals: {
    Dinner: {
      name: 'Sunday stew',
      recipeIngredient: ['500 g beef chuck', '2 tbsp flour'],
      recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
      calories: 700,
      protein: 60,
      carbs: 20,
      fat: 40,
    },
  },
};

test('a file that is chosen while the shelf loads is taken in', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member);
  let arrive = (): void => undefined;
  const shelf = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/meal-plans/saved*', async (route) => {
    await shelf;
    await route.continue();
  });
  await page.goto('/my-plans');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const chooser = await chosen;
  arrive();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await chooser.setFiles({
    name: 'monday.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...DAY, name: 'Monday' })),
  });
  await expect(toast(page)).toContainText('imported');
  await expect(page.getByRole('article').filter({ hasText: 'Monday' })).toBeVisible();
});

test('a plan of another program keeps its steps, on the card, the recipe’s screen and paper', async ({ browser, larder, member }) => {
  const page = await openPage(browser, larder.url, member);
  await page.goto('/my-plans');
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sunday.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(DAY)) });
  const card = page.getByRole('article').filter({ hasText: 'Sunday' });
  await expect(toast(page)).toContainText('imported');
  await expect(card).toBeVisible();
  const saved = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: { id: string; title: string }[] };
  const id = saved.data.find(({ title }) => title === 'Sunday')?.id;

  await page.goto(`/edit-plan/${id}`);
  const dinner = page.getByRole('article', { name: 'Sunday stew' });
  await dinner.getByRole('button', { name: 'Detailed recipe' }).click();
  await expect(dinner.locator('ol > li')).toHaveText(STEPS.map((step) => new RegExp(`^${step}`)));

  await dinner.getByRole('link', { name: /Sunday stew/ }).click();
  const detailed = page.getByRole('region', { name: 'Detailed recipe' });
  await expect(detailed.locator('ol > li')).toHaveText(STEPS.map((step) => new RegExp(`^${step}`)));

  // Nothing of it is on the server: an older client left it here.
  await page.evaluate((steps) => {
    const meal = { title: 'Unsaved stew', ingredients: ['1 kg beef'], instructions: steps.join('\n'), difficulty: 'Hard' };
    sessionStorage.setItem('selectedMeal', JSON.stringify(meal));
  }, STEPS);
  await page.goto('/recipe/unsaved-stew');
  await expect(detailed.locator('ol > li')).toHaveText(STEPS.map((step) => new RegExp(`^${step}`)));

  await page.goto(`/print-plan/${id}`);
  await expect(
    page.getByRole('region', { name: 'Sunday stew' }).getByRole('list', { name: 'Instructions' }).getByRole('listitem'),
  ).toHaveText(STEPS);
});
