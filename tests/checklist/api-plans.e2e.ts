import { DAY, expect, mealOf, planOf, savePlan, test } from '../support/members.ts';

type Json = Record<string, unknown>;

test('API-PLANS-01 ENT-17 popular searches, at most as many as asked for', async ({ memberPage: { request } }) => {
  const answer = (await (await request.get('/api/search/popular?limit=6')).json()) as { success: boolean; data: Json[] };
  expect(answer.success).toBe(true);
  expect(answer.data.length).toBeGreaterThan(0);
  expect(answer.data.length).toBeLessThanOrEqual(6);
  for (const search of answer.data) expect(search).toEqual({ id: expect.any(String), query: expect.any(String) });
});

test('API-PLANS-02 API-PLANS-03 API-PLANS-10 API-PLANS-11 ENT-09 ENT-11 ENT-12 makes a plan, another meal, a recipe and videos', async ({
  memberPage: { request },
}) => {
  const query = 'vegetarian 1900 calories';
  const made = (await (await request.post('/api/meal-plans/generate', { data: { query } })).json()) as {
    data: { title: string; meals: Record<string, Json>; nutritionOverview: Json };
  };
  const { data: plan } = made;
  expect(plan).toMatchObject({ title: expect.any(String), description: expect.any(String) });
  for (const total of ['totalCalories', 'protein', 'carbs', 'fat']) expect(plan.nutritionOverview[total]).toEqual(expect.any(Number));
  expect(Object.keys(plan.meals)).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner']));
  for (const mealType of Object.keys(plan.meals)) {
    const answer = await request.post('/api/meal-plans/refresh-meal', { data: { mealType, query, refreshCount: 1 } });
    const { data } = (await answer.json()) as { data: { meal: Json } };
    for (const meal of [plan.meals[mealType], data.meal]) {
      expect(meal).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        difficulty: expect.stringMatching(/^(Easy|Medium|Hard)$/),
      });
      for (const list of ['ingredients', 'instructions']) expect(meal?.[list]).toContainEqual(expect.any(String));
      for (const value of ['calories', 'protein', 'carbs', 'fat']) expect(meal?.[value]).toEqual(expect.any(Number));
    }
    expect(data.meal['title']).not.toBe(plan.meals[mealType]?.['title']);
  }
  const { title, description, ingredients, difficulty } = plan.meals['lunch'] as Json;
  const recipe = (await (
    await request.post('/api/recipes/generate', { data: { title, description, ingredients, difficulty } })
  ).json()) as { success: boolean; data: Json };
  expect(recipe.success).toBe(true);
  expect(recipe.data).toMatchObject({
    prepTime: expect.any(String),
    cookTime: expect.any(String),
    servings: expect.any(Number),
    difficulty,
  });
  for (const list of ['ingredients', 'instructions', 'tips']) expect(recipe.data[list]).toEqual(expect.any(Array));
  for (const { amount, item } of recipe.data['ingredients'] as Json[]) expect([typeof amount, typeof item]).toEqual(['string', 'string']);
  expect(Object.keys(recipe.data['nutritionFacts'] as Json)).toEqual(
    expect.arrayContaining(['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar']),
  );
  const videos = (await (await request.post('/api/youtube/search', { data: { title } })).json()) as { success: boolean; data: Json[] };
  expect(videos.success).toBe(true);
  for (const field of ['videoId', 'title', 'channelTitle', 'duration', 'viewCount']) expect(videos.data[0]).toHaveProperty(field);
});

test('API-PLANS-04 API-PLANS-05 API-PLANS-06 API-PLANS-07 API-PLANS-08 API-PLANS-09 ENT-05 ENT-06 saves, lists, reads, changes, stars and deletes a plan', async ({
  memberPage: page,
}) => {
  const { request } = page;
  const id = await savePlan(page, planOf('Through the API'));
  const find = async () => {
    const { success, data } = (await (await request.get('/api/meal-plans/saved')).json()) as {
      success: boolean;
      data: (Json & { id: string })[];
    };
    expect(success).toBe(true);
    return data.find((plan) => plan.id === id);
  };
  const saved = await find();
  expect(saved).toMatchObject({ title: 'Through the API', searchQuery: 'through the api', isFavorited: 'false' });
  expect(Number.isNaN(Date.parse(String(saved?.['createdAt'])))).toBe(false);
  for (const field of ['description', 'nutritionOverview', 'meals']) expect(saved).toHaveProperty(field);

  const starred = await request.patch(`/api/meal-plans/${id}/favorite`, { data: { isFavorited: true } });
  expect(await starred.json()).toEqual({ success: true, message: expect.any(String), data: { isFavorited: 'true' } });
  const changed = await request.put(`/api/meal-plans/${id}`, { data: planOf('Changed through the API') });
  expect(await changed.json()).toEqual({ success: true, data: { id } });
  const read = (await (await request.get(`/api/meal-plans/${id}`)).json()) as { success: boolean; data: Json };
  expect(read).toMatchObject({
    success: true,
    data: { id, title: 'Changed through the API', isFavorited: 'true', createdAt: saved?.['createdAt'] },
  });

  expect((await request.delete(`/api/meal-plans/${id}`)).ok()).toBe(true);
  expect((await request.get(`/api/meal-plans/${id}`)).status()).toBe(404);
  expect(await find()).toBeUndefined();
});

test('ENT-07 ENT-08 ENT-10 a plan in one of the other forms is saved with all its meals', async ({ memberPage: page }) => {
  const { title, ...nameless } = mealOf('Named porridge');
  const { meals: _meals, ...plan } = planOf('Odd plan', { nutritionOverview: { calories: 1777, protein: 90, carbs: 200, fat: 60 } });
  const odd = { Breakfast: { ...nameless, name: title, instructions: 'Cook.\nServe.' }, LUNCH: DAY.lunch, Dinner: DAY.dinner, snack: null };
  for (const key of ['meals', 'dailyMeals']) {
    const id = await savePlan(page, { ...plan, title: 'Odd plan', [key]: odd });
    const { data } = (await (await page.request.get(`/api/meal-plans/${id}`)).json()) as { data: Json };
    expect(data).toMatchObject({
      nutritionOverview: { totalCalories: 1777 },
      meals: { breakfast: { title: 'Named porridge', instructions: ['Cook.', 'Serve.'] }, lunch: DAY.lunch, dinner: DAY.dinner },
    });
    await page.request.delete(`/api/meal-plans/${id}`);
  }
});

test('a body that is no plan is refused with a sentence, not a fault', async ({ memberPage: { request } }) => {
  for (const data of [{}, { title: 'x' }, { ...planOf('x'), meals: { lunch: { title: 'no numbers' } } }]) {
    const answer = await request.post('/api/meal-plans/save', { data });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'invalid-request' } });
  }
});
