import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { RECIPE_SCREENS } from './recipe-screens.ts';
import { listShelfScreens, LONG_TITLE } from './shelf-screens.ts';
import { answerWith, expect, FAULT, savePlan } from './members.ts';

export const SEARCH = '/search?q=mediterranean%2C%202000%20calories';
const QUERY = 'mediterranean, 2000 calories';

const LONG_WORDS = 'quick vegetarian day with a lot of protein, around 1900 calories, no mushrooms, something warm for breakfast';
const VIDEOS = [
  { videoId: 'a', title: 'How to make it like a pro, in one pan', channelTitle: 'A kitchen', duration: 'PT1H2M3S', viewCount: '1234567' },
  { videoId: 'b', title: 'Five mistakes', channelTitle: 'Another kitchen', duration: 'PT4M5S', viewCount: '12' },
];

const planTitle = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const firstCard = (page: Page) => page.locator('article').first();
const GENERATE = '**/api/meal-plans/generate';

async function openPlan(page: Page): Promise<void> {
  await page.goto(SEARCH);
  await expect(planTitle(page)).toBeVisible();
}

/** Plans with dishes that are drawn. The first is a favorite; the ids are in the order of saving. */
export async function seedPlans(page: Page): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const query of [QUERY, 'high protein vegetarian 1800 calories', 'keto day', 'quick vegan meals under 30 minutes']) {
    const made = (await (await page.request.post('/api/meal-plans/generate', { data: { query } })).json()) as { data: { title: string } };
    ids.push(await savePlan(page, made.data));
  }
  await page.request.patch(`/api/meal-plans/${ids[0]}/favorite`, { data: { isFavorited: 'true' } });
  return ids;
}

/** Every screen of planning, in every state that looks different. */
export function listScreens(planIds: readonly string[]): readonly Screen[] {
  const [first = '', second = ''] = planIds;
  const openRecipe = async (page: Page) => {
    await page.goto(`/edit-plan/${first}`);
    await page
      .getByRole('link', { name: /Full recipe page/ })
      .nth(1)
      .click();
    await expect(page.getByText('Nutrition facts')).toBeVisible();
  };
  return [
    ...RECIPE_SCREENS,
    { name: 'home', open: async (page) => page.goto('/') },
    {
      name: 'home-diets',
      isOneWindow: true,
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('combobox', { name: 'Choose a diet' }).click();
      },
    },
    {
      name: 'plan-loading',
      isOneWindow: true,
      open: async (page) => {
        await page.route(GENERATE, () => undefined);
        await page.goto(SEARCH);
        await expect(page.locator('[data-loading-phrase]')).toBeVisible();
      },
    },
    {
      name: 'plan-arriving',
      open: async (page) => {
        await page.route(GENERATE, async (route) => {
          // What breaks off is asked for once more, whole: that answer does not come.
          if (!route.request().headers()['accept']?.includes('event-stream')) return;
          const whole = await (await route.fetch()).text();
          const meals = whole.split('\n\n').filter((event) => event.startsWith('event: meal'));
          const [intent] = whole.split('\n\n').filter((event) => event.startsWith('event: intent'));
          const body = `${[intent, ...meals.slice(0, 2)].join('\n\n')}\n\n`;
          await route.fulfill({ contentType: 'text/event-stream', body });
        });
        await page.goto(SEARCH);
        await expect(page.locator('[data-arriving="2"]')).toBeVisible();
      },
    },
    { name: 'plan', open: openPlan },
    { name: 'plan-first-screen', isOneWindow: true, open: openPlan },
    {
      name: 'plan-without-numbers',
      open: async (page) => {
        await page.route('**/api/auth/user', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace('"hideNumbers":false', '"hideNumbers":true') });
        });
        await page.goto('/search?q=quick%20vegan%20day%20with%20a%20frobnicated%20glorp');
        await expect(planTitle(page)).toBeVisible();
      },
    },
    {
      name: 'plan-sliders-and-recipe',
      open: async (page) => {
        await openPlan(page);
        await page.getByRole('button', { name: 'Customize Macros' }).click();
        await firstCard(page).getByRole('button', { name: 'Detailed recipe' }).click();
        await expect(page.getByText('Nutrition facts')).toBeVisible();
      },
    },
    {
      name: 'plan-recipe',
      isOneWindow: true,
      open: async (page) => {
        await openPlan(page);
        await page.locator('article[data-slot=dinner]').getByRole('button', { name: 'Detailed recipe' }).click();
        await expect(page.getByText('Nutrition facts')).toBeVisible();
      },
    },
    {
      name: 'plan-swap',
      isOneWindow: true,
      open: async (page) => {
        await openPlan(page);
        await page.getByRole('button', { name: 'Swap lunch' }).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
        await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      },
    },
    {
      name: 'plan-words-changed',
      isOneWindow: true,
      open: async (page) => {
        await page.goto(`/search?q=${encodeURIComponent(LONG_WORDS)}`);
        await expect(planTitle(page)).toBeVisible();
        await page.getByRole('textbox', { name: 'You asked for' }).fill(`${LONG_WORDS}, and no fish`);
      },
    },
    {
      name: 'plan-failed',
      open: async (page) => {
        await page.route(GENERATE, answerWith(FAULT, 500));
        await page.goto(SEARCH);
        await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      },
    },
    {
      name: 'plan-refused',
      open: async (page) => {
        await page.goto('/search?q=vegan%20carnivore');
        await expect(page.getByRole('link', { name: 'Change the Words' })).toBeVisible();
      },
    },
    {
      name: 'plan-refresh-failed',
      isOneWindow: true,
      open: async (page) => {
        await openPlan(page);
        await page.route('**/refresh-meal', answerWith(FAULT, 500));
        await page.getByRole('button', { name: 'Refresh lunch' }).click();
        await expect(page.locator('[data-toast]')).toBeVisible();
      },
    },
    {
      name: 'plan-recipe-failed',
      open: async (page) => {
        await openPlan(page);
        await page.route('**/api/recipes/generate', answerWith(FAULT, 500));
        await firstCard(page).getByRole('button', { name: 'Detailed recipe' }).click();
        await expect(page.getByText('Failed to generate recipe')).toBeVisible();
      },
    },
    {
      name: 'edit-changed',
      open: async (page) => {
        await page.goto(`/edit-plan/${first}`);
        await planTitle(page).fill(LONG_TITLE);
      },
    },
    {
      name: 'edit-leaving',
      isOneWindow: true,
      open: async (page) => {
        await page.goto(`/edit-plan/${first}`);
        await planTitle(page).fill('Sunday by the sea');
        await page.getByRole('link', { name: 'Calendar' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'edit-missing',
      open: async (page) => {
        await page.goto('/edit-plan/does-not-exist');
        await expect(page.getByRole('heading', { name: 'Meal Plan Not Found' })).toBeVisible();
      },
    },
    { name: 'recipe', open: openRecipe },
    {
      name: 'recipe-metric-with-videos',
      open: async (page) => {
        await page.route('**/api/youtube/search', answerWith({ success: true, data: VIDEOS }));
        await openRecipe(page);
        await page.getByText('Metric', { exact: true }).click();
        await page.getByRole('spinbutton', { name: 'Servings' }).fill('12');
        await page.getByRole('button', { name: 'Video tutorials' }).click();
        await expect(page.getByText('1,234,567 views')).toBeVisible();
      },
    },
    {
      name: 'recipe-videos-failed',
      open: async (page) => {
        await openRecipe(page);
        await page.getByRole('button', { name: 'Video tutorials' }).click();
        await expect(page.getByRole('link', { name: /YouTube/ })).toBeVisible();
      },
    },
    {
      name: 'recipe-cooking',
      isOneWindow: true,
      open: async (page) => {
        // Not every dish has a step that says how long.
        await page.route('**/api/recipes/generate', async (route) => {
          const response = await route.fetch();
          const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
          // Of no known writer, or the meal's own steps would stand in their place.
          const { instructionsFrom: _from, ...recipe } = data;
          const instructions = ['Simmer the sauce for 12 minutes, stirring now and then.', 'Serve at once.'];
          await route.fulfill({ response, json: { ...rest, data: { ...recipe, instructions } } });
        });
        await openRecipe(page);
        await page.getByRole('button', { name: 'Start Cooking' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Set a timer: 12 minutes' }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: /^Stop the timer/ })).toBeVisible();
      },
    },
    {
      name: 'print',
      open: async (page) => {
        await page.goto(`/print-plan/${first}`);
        await expect(page.getByRole('list', { name: 'Instructions' }).last()).toBeVisible();
      },
    },
    {
      name: 'print-missing',
      open: async (page) => {
        await page.goto('/print-plan/does-not-exist');
        await expect(page.getByRole('heading', { name: 'Meal Plan Not Found' })).toBeVisible();
      },
    },
    ...listShelfScreens(second),
  ];
}
