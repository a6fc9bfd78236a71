import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';

describe('rate limits', () => {
  let larder: LarderApp;
  beforeAll(async () => {
    larder = await startLarderApp();
  });
  afterAll(() => larder.close());

  test('stop an account that plans more often than anybody can read, and nobody else', async () => {
    const [busy, calm] = [await larder.newEater(), await larder.newEater()];
    const recipe = { title: 'Lentil soup', description: '', ingredients: [], difficulty: 'Easy' };
    const statuses = new Set<number>();
    for (let n = 0; n < 120; n++) statuses.add((await busy.call('POST', '/api/recipes/generate', recipe)).status);
    expect(statuses).not.toContain(429);

    const refused = await larder.app.inject({
      method: 'POST',
      url: '/api/recipes/generate',
      headers: { cookie: busy.cookie, origin: 'http://localhost:5000' },
      payload: recipe,
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ success: false, error: { code: 'rate-limited', message: /try again in \d+ seconds?/ } });
    // One count for all calls of a kind.
    expect((await busy.call('POST', '/api/meal-plans/generate', { query: 'vegan' })).status).toBe(429);
    expect((await busy.call('GET', '/api/meal-plans/saved')).status).toBe(200);
    expect((await calm.call('POST', '/api/recipes/generate', recipe)).status).not.toBe(429);
  });

  test('are named by every call that plans, moves a whole account or asks somebody else’s server', () => {
    const limited = ENDPOINTS.filter(({ rate }) => rate).map(({ method, path, rate }) => `${rate} ${method} ${path}`);
    expect(limited.toSorted()).toEqual([
      'archive DELETE /api/account',
      'archive POST /api/account/import',
      'generate POST /api/meal-plans/generate',
      'generate POST /api/meal-plans/refresh-meal',
      'generate POST /api/recipes/generate',
      'outside GET /api/google/auth',
      'outside POST /api/google/disconnect',
      'outside POST /api/google/sync-existing-plans',
      'outside POST /api/grocery-lists/:id/export/instacart',
      'outside POST /api/youtube/search',
    ]);
  });
});
