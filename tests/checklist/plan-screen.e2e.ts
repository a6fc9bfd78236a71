import type { Page } from '@playwright/test';
import {
  answerWith,
  DAY,
  expect,
  FAULT,
  generatedOf,
  hold,
  mealOf,
  planOf,
  savePlan,
  stopClock,
  test,
  toast,
  watch,
} from '../support/members.ts';

const GENERATE = '**/api/meal-plans/generate';
const REFRESH = '**/api/meal-plans/refresh-meal';
const RECIPE = '**/api/recipes/generate';
const SAVE = '**/api/meal-plans/save';

const { breakfast, lunch, dinner } = DAY;
const THREE = { breakfast, lunch, dinner };
const card = (page: Page, slot: string) => page.locator(`article[data-slot="${slot}"]`);
const title = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const overview = (page: Page) => page.getByRole('region', { name: 'Daily nutrition' });
const recipe = {
  prepTime: '5 min',
  cookTime: '9 min',
  servings: 1,
  difficulty: 'Easy',
  ingredients: [{ amount: '1 cup', item: 'rice' }],
  instructions: ['Cook it.'],
  tips: [],
  nutritionFacts: { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1 },
};

async function openPlan(page: Page, plan: unknown = generatedOf('First day')): Promise<void> {
  await page.route(GENERATE, answerWith({ success: true, data: plan }));
  await page.goto('/search?q=vegan%20week');
  await expect(title(page)).toBeVisible();
}

async function openWithStoppedClock(page: Page, plan?: unknown): Promise<void> {
  await page.clock.install();
  await openPlan(page, plan);
  await stopClock(page);
}

test('GEN-01 generates once, with the words alone', async ({ memberPage: page }) => {
  const asked = watch(page, '/api/meal-plans/generate');
  await openPlan(page);
  await page.waitForTimeout(200);
  expect(asked.map(({ method, body }) => [method, body])).toEqual([['POST', { query: 'vegan week' }]]);
});

test('GEN-02 without words goes home', async ({ memberPage: page }) => {
  const asked = watch(page, '/api/meal-plans/generate');
  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  expect(asked).toEqual([]);
});

test('GEN-03 GEN-04 a loading animation with changing phrases, until the plan is there', async ({ clockPage: page }) => {
  await page.clock.install();
  const release = await hold(page, GENERATE, answerWith({ success: true, data: generatedOf('First day') }));
  await page.goto('/search?q=vegan');
  const phrase = page.locator('[data-loading-phrase]');
  await expect(phrase).toBeVisible();
  await expect(page.locator('.plate-being-set')).toHaveCount(4);
  await expect(page.locator('article')).toHaveCount(0);
  const first = await phrase.innerText();
  await page.clock.runFor(15_000);
  await expect(phrase).not.toHaveText(first);
  release();
  await expect(title(page)).toHaveValue('First day');
  await expect(phrase).toHaveCount(0);
});

test('GEN-05 GEN-06 GEN-07 GEN-22 cards in order, each with its words, numbers and refresh', async ({ memberPage: page }) => {
  await openPlan(page);
  await expect(page.locator('article h3')).toHaveText(['Oat bowl', 'Lentil soup', 'Bean chili', 'Apple']);
  for (const slot of ['breakfast', 'lunch', 'dinner', 'snack']) {
    await expect(card(page, slot)).toContainText(/described/);
    await expect(card(page, slot)).toContainText(/500 kcal.*Protein\s*30 g.*Carbs\s*50 g.*Fat\s*20 g/s);
    await expect(card(page, slot).getByRole('button', { name: `Refresh ${slot}` })).toHaveCount(1);
  }
});

test('GEN-06 no card for a snack that is not planned', async ({ memberPage: page }) => {
  await openPlan(page, generatedOf('Three', { meals: THREE }));
  await expect(page.locator('article')).toHaveCount(3);
});

test('GEN-08 the title can be edited', async ({ memberPage: page }) => {
  await openPlan(page);
  await title(page).fill('My own day');
  await title(page).blur();
  await expect(title(page)).toHaveValue('My own day');
  await expect(page).toHaveTitle(/My own day/);
});

test('GEN-09 GEN-10 the day’s totals are shown, rounded', async ({ memberPage: page }) => {
  const nutritionOverview = { totalCalories: 1800.6, protein: 99.5, carbs: 200.2, fat: 60 };
  await openPlan(
    page,
    generatedOf('P5', { nutritionOverview, meals: { ...THREE, lunch: mealOf('Soup', { calories: 600.4, protein: 33.5 }) } }),
  );
  await expect(overview(page)).toContainText('1801');
  for (const text of ['100 g', '200 g', '60 g']) await expect(overview(page)).toContainText(text);
  await expect(card(page, 'lunch')).toContainText('600 kcal');
  await expect(card(page, 'lunch')).toContainText('34 g');
  expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d/);
});

test('GEN-11 the ring shows energy by 4, 4 and 9', async ({ memberPage: page }) => {
  await openPlan(page, generatedOf('Ring', { nutritionOverview: { totalCalories: 1650, protein: 100, carbs: 200, fat: 50 } }));
  await expect(overview(page).getByRole('img')).toHaveAccessibleName('Energy from protein 24%, carbs 48%, fat 27%');
});

test('GEN-12 a macro of nothing is still drawn', async ({ memberPage: page }) => {
  await openPlan(page, generatedOf('Ring', { nutritionOverview: { totalCalories: 900, protein: 100, carbs: 0, fat: 55 } }));
  await expect(overview(page).locator('circle[data-macro="carbs"]')).toHaveAttribute('stroke-dasharray', /^0\.50 /);
});

test.describe('the sliders', () => {
  const slider = (page: Page, name: string) => page.getByRole('slider', { name });
  const customize = (page: Page) => page.getByRole('button', { name: 'Customize Macros' });

  test('GEN-13 GEN-14 GEN-15 GEN-16 open and close, with their ranges', async ({ memberPage: page }) => {
    await openPlan(page);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await customize(page).click();
    await expect(customize(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [name, max, step] of [
      ['Protein', '250', '5'],
      ['Carbs', '400', '10'],
      ['Fat', '150', '5'],
    ] as const) {
      const input = slider(page, name);
      await expect(input).toHaveAttribute('min', '0');
      await expect(input).toHaveAttribute('max', max);
      await expect(input).toHaveAttribute('step', step);
      await input.press('End');
      await expect(input).toHaveValue(max);
      await input.press('ArrowLeft');
      await expect(input).toHaveValue(String(Number(max) - Number(step)));
      await input.press('Home');
      await expect(input).toHaveValue('0');
    }
    await customize(page).click();
    await expect(customize(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('GEN-17 GEN-18 GEN-19 wait for a pause, merge moves, and bring a new plan', async ({ clockPage: page }) => {
    await openWithStoppedClock(page);
    const asked = watch(page, '/api/meal-plans/generate');
    await page.route(
      GENERATE,
      answerWith({
        success: true,
        data: generatedOf('Second day', {
          meals: { ...DAY, lunch: mealOf('New soup') },
          nutritionOverview: { totalCalories: 1500, protein: 90, carbs: 150, fat: 60 },
        }),
      }),
    );
    await customize(page).click();
    for (const [name, value] of [
      ['Protein', '130'],
      ['Carbs', '150'],
      ['Fat', '70'],
      ['Protein', '140'],
      ['Fat', '60'],
    ] as const) {
      await slider(page, name).fill(value);
      await page.clock.runFor(300);
    }
    await page.clock.runFor(600);
    expect(asked).toEqual([]);
    await page.clock.runFor(150);
    await expect(card(page, 'lunch')).toContainText('New soup');
    await expect(title(page)).toHaveValue('Second day');
    await expect(overview(page)).toContainText('1500');
    expect(asked).toHaveLength(1);
    const query = String((asked[0]?.body as { query?: string } | undefined)?.query);
    for (const text of ['vegan week', '140', '150', '60']) expect(query).toContain(text);
  });

  test('GEN-20 Reset brings the first version back without asking', async ({ clockPage: page }) => {
    await openWithStoppedClock(page);
    await customize(page).click();
    await expect(page.getByRole('slider')).toHaveCount(4);
    const readSliders = () => page.getByRole('slider').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const before = {
      sliders: await readSliders(),
      text: await overview(page).innerText(),
      meals: await page.locator('article h3').allInnerTexts(),
    };
    await page.route(REFRESH, answerWith({ success: true, data: { meal: mealOf('Other lunch', { calories: 900 }) } }));
    await page.getByRole('button', { name: 'Refresh lunch' }).click();
    await expect(card(page, 'lunch')).toContainText('Other lunch');
    await page.route(
      GENERATE,
      answerWith({
        success: true,
        data: generatedOf('Second day', { nutritionOverview: { totalCalories: 1, protein: 1, carbs: 1, fat: 1 } }),
      }),
    );
    for (const value of ['150', '160']) {
      await slider(page, 'Protein').fill(value);
      // A day that the server has made anew is judged anew.
      const judged = page.waitForResponse(
        (answer) => answer.url().endsWith('/judge') && answer.request().postData()!.includes('Second day'),
      );
      await page.clock.runFor(1100);
      await judged;
      await expect(title(page)).toHaveValue('Second day');
    }
    const asked = watch(page, '/api/');
    await page.getByRole('button', { name: 'Reset to Original' }).click();
    await expect(title(page)).toHaveValue('First day');
    await expect(page.locator('article h3')).toHaveText(before.meals);
    expect(await readSliders()).toEqual(before.sliders);
    expect(await overview(page).innerText()).toBe(before.text);
    await page.clock.runFor(2000);
    expect(asked).toEqual([]);
  });

  for (const [what, answer] of [
    ['a 500', answerWith(FAULT, 500)],
    ['no connection', (route: { abort: () => Promise<void> }) => route.abort()],
  ] as const) {
    test(`GEN-21 a slider change that fails on ${what} says so and keeps the plan`, async ({ clockPage: page }) => {
      await openWithStoppedClock(page);
      await customize(page).click();
      const before = await slider(page, 'Protein').inputValue();
      await page.route(GENERATE, answer);
      await slider(page, 'Protein').fill('200');
      await page.clock.runFor(1100);
      await expect(toast(page)).toContainText('Failed to update meals with new macros. Please try again.');
      await expect(card(page, 'lunch')).toContainText('Lentil soup');
      await expect(slider(page, 'Protein')).toHaveValue(before);
    });
  }
});

test('GEN-23 GEN-24 GEN-25 GEN-26 GEN-27 refresh asks for one meal, counts per meal and recomputes the day', async ({
  memberPage: page,
}) => {
  await openPlan(page, generatedOf('Counted', { nutritionOverview: { totalCalories: 2000, protein: 120, carbs: 200, fat: 80 } }));
  const asked = watch(page, '/api/meal-plans/refresh-meal');
  let made = 0;
  await page.route(REFRESH, async (route) => {
    made += 1;
    await answerWith({ success: true, data: { meal: mealOf(`Dish ${made}`, { calories: 700, protein: 40, carbs: 70, fat: 25 }) } })(route);
  });
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Refresh lunch' }).click();
    await expect(card(page, 'lunch')).toContainText(`Dish ${count}`);
  }
  await expect(card(page, 'dinner')).toContainText('Bean chili');
  await expect(card(page, 'breakfast')).toContainText('Oat bowl');
  await expect(overview(page)).toContainText('2200');
  for (const text of ['130 g', '220 g', '85 g']) await expect(overview(page)).toContainText(text);
  await page.getByRole('button', { name: 'Refresh dinner' }).click();
  await expect(card(page, 'dinner')).toContainText('Dish 4');
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { mealType: 'lunch', query: 'vegan week', refreshCount: 1 }],
    ['POST', { mealType: 'lunch', query: 'vegan week', refreshCount: 2 }],
    ['POST', { mealType: 'lunch', query: 'vegan week', refreshCount: 3 }],
    ['POST', { mealType: 'dinner', query: 'vegan week', refreshCount: 1 }],
  ]);
});

test('GEN-26 a refresh of a saved plan starts from what is saved, and leaves it the name it was given', async ({ memberPage: page }) => {
  const planId = await savePlan(page, planOf('My Monday'));
  const asked = watch(page, '/api/meal-plans/refresh-meal');
  const day = { title: 'Other day', description: 'Another day.', reasons: [], notes: [] };
  await page.route(REFRESH, answerWith({ success: true, data: { meal: mealOf('Another dish'), day } }));
  await page.goto(`/edit-plan/${planId}`);
  for (const slot of ['lunch', 'dinner']) {
    await page.getByRole('button', { name: `Refresh ${slot}` }).click();
    await expect(card(page, slot)).toContainText('Another dish');
  }
  await expect(title(page)).toHaveValue('My Monday');
  const body = { query: 'my monday', refreshCount: 1, planId };
  expect(asked.map((request) => request.body)).toEqual([
    { ...body, mealType: 'lunch', isFirst: true },
    { ...body, mealType: 'dinner', isFirst: false },
  ]);
});

test('GEN-28 a refresh that fails says so and leaves the meal', async ({ memberPage: page }) => {
  await openPlan(page);
  await page.route(REFRESH, answerWith(FAULT, 500));
  await page.getByRole('button', { name: 'Refresh lunch' }).press('Enter');
  await expect(toast(page)).toContainText('Failed to refresh meal. Please try again.');
  await expect(card(page, 'lunch')).toContainText('Lentil soup');
  await expect(page.getByRole('button', { name: 'Refresh lunch' })).toBeEnabled();
  // A button that was disabled meanwhile would have lost it.
  await expect(page.getByRole('button', { name: 'Refresh lunch' })).toBeFocused();
});

test('GEN-29 GEN-30 GEN-31 a recipe is written when opened, after 100 ms, and again for another meal', async ({ clockPage: page }) => {
  await openWithStoppedClock(page);
  const asked = watch(page, '/api/recipes/generate');
  await page.route(RECIPE, answerWith({ success: true, data: recipe }));
  const toggle = card(page, 'breakfast').getByRole('button', { name: 'Detailed recipe' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(90);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect(card(page, 'breakfast')).toContainText('Cook it.');
  await expect(page.getByText('Cook it.')).toHaveCount(1);
  await expect(card(page, 'breakfast').getByRole('spinbutton', { name: 'Servings' })).toHaveValue('1');
  await toggle.click();
  await toggle.click();
  await page.clock.runFor(500);
  await expect(card(page, 'breakfast')).toContainText('Cook it.');
  expect(asked).toHaveLength(1);
  await page.route(REFRESH, answerWith({ success: true, data: { meal: mealOf('Porridge') } }));
  await page.getByRole('button', { name: 'Refresh breakfast' }).click();
  await expect(card(page, 'breakfast')).toContainText('Porridge');
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.body).toMatchObject({ title: 'Porridge' });
});

for (const [what, answer, text] of [
  ['a 500', answerWith(FAULT, 500), 'Failed to generate recipe'],
  ['a refusal in words', answerWith({ success: false, error: 'No oven today' }), 'No oven today'],
  ['a refusal without words', answerWith({ success: false }), 'Failed to generate recipe'],
] as const) {
  test(`GEN-32 a recipe that fails with ${what} says so, and the page goes on`, async ({ memberPage: page }) => {
    await openPlan(page);
    await page.route(RECIPE, answer);
    await card(page, 'lunch').getByRole('button', { name: 'Detailed recipe' }).click();
    await expect(card(page, 'lunch').getByRole('alert')).toContainText(text);
    await page.route(RECIPE, answerWith({ success: true, data: recipe }));
    await card(page, 'lunch').getByRole('button', { name: 'Try Again' }).click();
    await expect(card(page, 'lunch')).toContainText('Cook it.');
  });
}

for (const [what, answer] of [
  ['a 500', answerWith(FAULT, 500)],
  ['no connection', (route: { abort: () => Promise<void> }) => route.abort()],
] as const) {
  test(`GEN-33 planning that fails on ${what} says so and can be tried again`, async ({ memberPage: page }) => {
    await page.route(GENERATE, answer);
    await page.goto('/search?q=vegan');
    await expect(toast(page)).toContainText('Failed to generate meal plan. Please try again.');
    await expect(page.locator('[data-loading-phrase]')).toHaveCount(0);
    await page.route(GENERATE, answerWith({ success: true, data: generatedOf('At last') }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(title(page)).toHaveValue('At last');
  });
}

test('GEN-34 GEN-37 GEN-38 saves the plan with its edited title and words, then shows it among the plans', async ({ memberPage: page }) => {
  await openPlan(page);
  const asked = watch(page, '/api/meal-plans/save');
  await title(page).fill('Saved day');
  const answered = page.waitForResponse(SAVE);
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  const { data } = (await (await answered).json()) as { data: { id: string } };
  await expect(page).toHaveURL(new RegExp(`/my-plans\\?highlight=${data.id}$`));
  expect(asked[0]).toMatchObject({
    method: 'POST',
    body: {
      title: 'Saved day',
      searchQuery: 'vegan week',
      description: 'First day, described',
      nutritionOverview: { totalCalories: 2000 },
      meals: DAY,
    },
  });
});

test('GEN-35 GEN-39 GEN-40 edits a saved plan', async ({ memberPage: page }) => {
  const id = await savePlan(page, planOf('Alpha Keto'));
  const generated = watch(page, '/api/meal-plans/generate');
  const read = watch(page, `/api/meal-plans/${id}`);
  await page.goto(`/edit-plan/${id}`);
  await expect(title(page)).toHaveValue('Alpha Keto');
  await expect(page.locator('article h3')).toHaveText(['Oat bowl', 'Lentil soup', 'Bean chili', 'Apple']);
  expect(read[0]?.method).toBe('GET');
  await title(page).fill('Alpha Changed');
  await page.getByRole('button', { name: 'Update Meal Plan' }).click();
  await expect(page).toHaveURL(new RegExp(`/my-plans\\?highlight=${id}$`));
  await expect(page.getByRole('article').first()).toContainText('Alpha Changed');
  expect(read.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Alpha Changed',
    searchQuery: 'alpha keto',
    meals: DAY,
  });
  expect(generated).toEqual([]);
  // Back is to the plan as it is saved now, with nothing to reset.
  await page.goBack();
  await expect(title(page)).toHaveValue('Alpha Changed');
  await expect(page.getByRole('button', { name: 'Reset to Original' })).toHaveCount(0);
});

test('a change to a saved plan is not lost without a question', async ({ memberPage: page }) => {
  const id = await savePlan(page, planOf('Unsaved'));
  await page.goto(`/edit-plan/${id}`);
  await title(page).fill('Unsaved change');
  await page.getByRole('link', { name: 'My Plans' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without updating?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit-plan/${id}$`));
  await expect(title(page)).toHaveValue('Unsaved change');
  await page.getByRole('link', { name: 'My Plans' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/my-plans$/);
});

test('GEN-36 nobody to save for: neither button', async ({ clockPage: page }) => {
  await page.clock.install();
  await openPlan(page);
  await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeVisible();
  await page.route(RECIPE, answerWith({ message: 'Unauthorized' }, 401));
  await card(page, 'lunch').getByRole('button', { name: 'Detailed recipe' }).click();
  await expect(toast(page)).toContainText('Session Expired');
  await expect(page.getByRole('button', { name: /(Save|Update) Meal Plan/ })).toHaveCount(0);
});

test('GEN-41 GEN-42 a save or update that fails says so and keeps the edits', async ({ memberPage: page }) => {
  await openPlan(page);
  await title(page).fill('Kept words');
  await page.route(SAVE, answerWith(FAULT, 500));
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(toast(page)).toContainText('Failed to save meal plan');
  await expect(title(page)).toHaveValue('Kept words');
  await expect(page).toHaveURL(/\/search/);

  const id = await savePlan(page, planOf('To update'));
  await page.goto(`/edit-plan/${id}`);
  await page.route(`**/api/meal-plans/${id}`, (route) =>
    route.request().method() === 'PUT' ? answerWith(FAULT, 500)(route) : route.continue(),
  );
  await title(page).fill('Kept too');
  await page.getByRole('button', { name: 'Update Meal Plan' }).click();
  await expect(toast(page)).toContainText('Failed to update meal plan. Please try again.');
  await expect(title(page)).toHaveValue('Kept too');
  await expect(page).toHaveURL(new RegExp(`/edit-plan/${id}$`));
});

test('GEN-43 saving needs a session on the server too', async ({ request }) => {
  expect((await request.post('/api/meal-plans/save', { data: planOf('Nobody’s') })).status()).toBe(401);
});

test('ENT-07 ENT-08 ENT-10 other shapes of a plan are shown all the same', async ({ memberPage: page }) => {
  const { title: _title, ...nameless } = mealOf('x');
  const odd = {
    id: 'odd',
    title: 'Odd plan',
    description: '',
    searchQuery: '',
    createdAt: '2026-11-01T00:00:00.000Z',
    isFavorited: 'false',
    nutritionOverview: { calories: 1777, protein: 90, carbs: 200, fat: 60 },
    dailyMeals: { Breakfast: { ...nameless, name: 'Named porridge' }, Lunch: DAY.lunch, Dinner: DAY.dinner },
  };
  await page.route('**/api/meal-plans/odd', answerWith({ success: true, data: odd }));
  await page.route('**/api/meal-plans/saved', answerWith({ success: true, data: [odd] }));
  await page.route(RECIPE, answerWith({ success: true, data: recipe }));
  for (const path of ['/edit-plan/odd', '/print-plan/odd', '/my-plans']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('1777');
    if (path !== '/my-plans') await expect(page.getByText('Named porridge').first()).toBeVisible();
    expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined/);
  }
});

test.describe('CONST-07 CONST-08 CONST-09 what a refresh asks for grows bolder', () => {
  test('simple to two, moderate to five, creative after', async ({ memberPage: page }) => {
    test.slow();
    const query = 'dinner under 700 calories, 2000 calories';
    expect((await page.request.post('/api/meal-plans/generate', { data: { query } })).ok()).toBe(true);
    const difficulties: string[] = [];
    for (let refreshCount = 0; refreshCount <= 6; refreshCount++) {
      const answer = await page.request.post('/api/meal-plans/refresh-meal', { data: { mealType: 'dinner', query, refreshCount } });
      difficulties.push(((await answer.json()) as { data: { meal: { difficulty: string } } }).data.meal.difficulty);
    }
    expect(difficulties).toEqual(['Easy', 'Easy', 'Easy', 'Medium', 'Medium', 'Medium', 'Hard']);
  });
});

test('what a day does not serve is said beside the chips, and any chip can be taken away', async ({ memberPage: page }) => {
  await page.goto('/search?q=' + encodeURIComponent('high protein vegetarian, slow cooker dinner, no mushrooms'));
  const chips = page.getByRole('list', { name: 'What we understood' });
  const unserved = page.getByText('Larder knows no dish for "slow cooker" that fits this day.');
  await expect(unserved).toHaveCount(1);
  const [line, firstCard] = [await unserved.boundingBox(), await page.locator('article h3').first().boundingBox()];
  expect(line!.y).toBeLessThan(firstCard!.y);
  await chips.getByRole('link', { name: 'Remove Slow cooker' }).click();
  await expect(page).toHaveURL(/q=high(\+|%20)protein(\+|%20)vegetarian%2C(\+|%20)dinner%2C(\+|%20)no(\+|%20)mushrooms$/);
  await expect(unserved).toHaveCount(0);
  await chips.getByRole('link', { name: 'Remove Vegetarian' }).click();
  await expect(chips.getByText('Vegetarian')).toHaveCount(0);
  await expect(chips.getByText('No mushrooms')).toBeVisible();
  await expect(title(page)).toBeVisible();
});
