import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { strToU8, zipSync } from 'fflate';
import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../src/features/account/archive-row.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { change, draft, trySaving } from './support/week-calls.ts';

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

  test('of a calendar’s address count its readers, and a guess leaves nothing behind', async () => {
    const eater = await larder.newEater();
    const { body } = await eater.call<{ data: { url: string } }>('POST', '/api/calendar/link');
    const path = new URL(body.data.url).pathname;
    const countRows = async () => (await larder.database.kysely.selectFrom('rate_counts').select('key').execute()).length;
    const before = await countRows();
    for (let n = 0; n < 20; n++) expect((await larder.visitor.call('GET', `/calendar/guess-${n}.ics`)).status).toBe(404);
    expect(await countRows()).toBe(before);
    for (let n = 0; n < 60; n++) expect((await larder.visitor.call('GET', path)).status).toBe(200);
    expect((await larder.visitor.call('GET', path)).status).toBe(429);
  });

  test('are named by every call that plans, moves a whole account or asks somebody else’s server', () => {
    const limited = ENDPOINTS.filter(({ rate }) => rate).map(({ method, path, rate }) => `${rate} ${method} ${path}`);
    expect(limited.toSorted()).toEqual([
      'archive DELETE /api/account',
      'archive POST /api/account/duplicate/add',
      'archive POST /api/account/import',
      'archive POST /api/household/join',
      'archive POST /api/household/leave',
      'changes GET /api/weeks/:id/swaps',
      'changes POST /api/weeks/:id/duplicate',
      'changes POST /api/weeks/:id/eating-out',
      'changes POST /api/weeks/:id/locks',
      'changes POST /api/weeks/:id/move',
      'changes POST /api/weeks/:id/not-tonight',
      'changes POST /api/weeks/:id/people',
      'changes POST /api/weeks/:id/refresh',
      'changes POST /api/weeks/:id/swap',
      'changes POST /api/weeks/:id/targets',
      'changes POST /api/weeks/:id/undo',
      'changes POST /api/weeks/draft',
      'generate POST /api/meal-plans/generate',
      'generate POST /api/meal-plans/refresh-meal',
      'generate POST /api/meal-plans/swap-options',
      'generate POST /api/recipes/generate',
      'generate POST /api/recipes/weigh',
      'generate POST /api/recipes/weigh-meals',
      'lists GET /api/grocery-preview',
      'lists POST /api/grocery-lists/generate',
      'lists POST /api/weeks/:id/grocery-lists',
      'outside GET /api/google/auth',
      'outside POST /api/google/disconnect',
      'outside POST /api/google/sync-existing-plans',
      'outside POST /api/grocery-lists/:id/export/instacart',
      'outside POST /api/recipes/read',
      'outside POST /api/recipes/read-file',
      'outside POST /api/youtube/search',
      'photos PUT /api/recipes/:id/photo',
      'shelf GET /api/meal-plans/against',
      'shelf GET /api/meal-plans/saved',
    ]);
  });
});

describe('an archive that is being taken', () => {
  let larder: LarderApp;
  beforeAll(async () => {
    larder = await startLarderApp();
  });
  afterAll(() => larder.close());

  test('is no longer under way when its reader has left half-way', async () => {
    const eater = await larder.newEater();
    await larder.app.listen({ port: 0 });
    const { port } = larder.app.server.address() as AddressInfo;
    for (let n = 0; n < 3; n++) {
      const leaving = new AbortController();
      const address = `http://localhost:${port}/api/account/export`;
      const answer = await fetch(address, { headers: { cookie: eater.cookie }, signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
    }
    expect((await eater.call('POST', '/api/account/duplicate/add')).status).not.toBe(429);
  });
});

describe('what an account keeps', () => {
  let larder: LarderApp;
  let eater: Caller;
  beforeAll(async () => {
    larder = await startLarderApp('pglite', { ACCOUNT_PLANS: '2', ACCOUNT_LISTS: '1' });
    eater = await larder.newEater();
  });
  afterAll(() => larder.close());

  const full = (words: string) => ({
    status: 409,
    body: { success: false, error: { code: 'account-full', message: expect.stringContaining(words) as string } },
  });

  test('ends at a number of weeks, even of such as have no day to plan', async () => {
    const ada = await larder.newEater();
    const save = async (start: string) => {
      const { id } = await draft(ada, { start, days: 2, slots: ['dinner'] });
      for (const date of listDays(start as PlainDate, 2)) await change(ada, id, 'eating-out', { date, slot: 'dinner', isOut: true });
      return trySaving(ada, id);
    };
    expect((await save('2026-11-23')).status).toBe(200);
    expect((await save('2026-11-25')).status).toBe(200);
    expect(await save('2026-11-27')).toMatchObject(full('room for 2 weeks'));
  });

  test('ends at a number of plans, deleted ones among them, for this account alone', async () => {
    const nutritionOverview = { totalCalories: 2000, protein: 100, carbs: 200, fat: 80 };
    const plan = { title: 'Day', description: '', searchQuery: 'vegan', nutritionOverview, meals: {} };
    const save = (caller: Caller) => caller.call<{ data: { id: string } }>('POST', '/api/meal-plans/save', plan);
    const { id } = (await save(eater)).body.data;
    await save(eater);
    expect(await save(eater)).toMatchObject(full('room for 2 plans'));
    // Else saving and deleting in turns would fill the disk.
    await eater.call('DELETE', `/api/meal-plans/${id}`);
    expect(await save(eater)).toMatchObject(full('an hour later'));
    expect((await save(await larder.newEater())).status).toBe(200);
  });

  test('ends at a number of lists and of items on them', async () => {
    const list = { name: 'Week', dateRange: '' };
    const { id } = (await eater.call<{ data: { id: string } }>('POST', '/api/grocery-lists', list)).body.data;
    expect(await eater.call('POST', '/api/grocery-lists', list)).toMatchObject(full('room for 1 grocery lists'));
    const addLine = () => eater.call('POST', `/api/grocery-lists/${id}/lines`, { id: randomUUID(), line: 'rice' });
    const item = { ingredient: 'rice', quantity: '1 cup', category: 'pantry', source: '' };
    const addItems = (count: number) =>
      eater.call('POST', `/api/grocery-lists/${id}/items/bulk`, { items: Array.from({ length: count }, () => item) });
    expect((await addItems(99)).status).toBe(200);
    expect(await addItems(2)).toMatchObject(full('room for 100 items'));
    expect((await addLine()).status).toBe(200);
    expect(await addLine()).toMatchObject(full('room for 100 items'));
  });

  test('is not passed by an import, which then changes nothing', async () => {
    const newcomer = await larder.newEater();
    const list = { name: 'Week', description: '', dateRange: '', mealPlansIncluded: [], status: 'draft' };
    const times = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' };
    const groceryLists = [1, 2].map(() => ({ id: randomUUID(), ...list, ...times }));
    const json = JSON.stringify({
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      profile: { dietaryRestrictions: ['vegan'] },
      groceryLists,
    });
    const answer = await larder.app.inject({
      method: 'POST',
      url: '/api/account/import',
      headers: { cookie: newcomer.cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' },
      payload: Buffer.from(zipSync({ [ARCHIVE_FILE]: strToU8(json) })),
    });
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toMatchObject(full('room for 1 grocery lists'));
    expect((await newcomer.call('GET', '/api/grocery-lists')).body).toEqual({ success: true, data: [] });
    expect((await newcomer.call('GET', '/api/auth/user')).body).toMatchObject({ dietaryRestrictions: [] });
  });
});
