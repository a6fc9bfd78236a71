import type { ProblemReply } from '@larder/contract/problem.ts';
import type { SharedLink } from '@larder/contract/shared-link.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assign } from './support/calendar-calls.ts';
import { bringIn, leave, nameThem } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { draft, save as saveWeek } from './support/week-calls.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };
type Made = SharedLink & { readonly url: string };

describe.each(ENGINES)('a link to read by on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
    await nameThem(ada, 'Adaline');
  });

  const meal = (title: string) => ({
    title,
    description: 'Good with diabetes',
    ingredients: ['2 onions', '1 lb beef chuck for Adaline'],
    instructions: ['Fry Adaline’s onions.', 'Serve <b>hot</b>.'],
    calories: 512,
    protein: 33,
    carbs: 44,
    fat: 22,
    difficulty: 'Easy',
  });
  const savePlan = async () => {
    const body = {
      ...planBodyOf('Diabetic day'),
      searchQuery: 'diabetic',
      description: 'for my diabetes',
      meals: { dinner: meal('Stew') },
    };
    return (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', body)).body.data.id;
  };
  const share = async (what: string, id: string, { call } = ada) =>
    (await call<Wire<Made>>('POST', '/api/shared-links', { what, id })).body.data;
  const open = (url: string) => larder.app.inject(new URL(url).pathname);
  const listLinks = async () => (await ada.call<Wire<SharedLink[]>>('GET', '/api/shared-links')).body.data;

  it('shows every line of a recipe of one’s own, also what is in no number, for what is cooked', async () => {
    const lines = [
      { text: '4 onions', foodId: 'onion' },
      { text: '1 cup zorgleberry cordial', foodId: null },
    ];
    const stew = {
      ...meal('Stew'),
      ingredients: ['2 onions'],
      instructions: ['Pour in 1 cup of cordial.'],
      written: { times: 0.5, lines },
    };
    const body = { ...planBodyOf('Day'), searchQuery: 'stew', description: '', meals: { dinner: stew } };
    const plan = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', body)).body.data;
    const page = await open((await share('plan', plan.id)).url);
    expect(page.body).toContain('2 onions');
    expect(page.body).toContain('1/2 cup zorgleberry cordial (not counted)');
    expect(page.body).toContain('Pour in 1/2 cup of cordial.');
  });

  it('shows a plan’s dishes, amounts and steps, and nothing that tells of its people', async () => {
    const { url } = await share('plan', await savePlan());
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dinner: Stew');
    expect(page.body).toContain('2 onions');
    expect(page.body).toContain('Fry somebody’s onions.');
    expect(page.body).not.toMatch(/diabet|512|Adaline|@example|Diabetic day|<b>/i);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.body).toContain('<meta name="robots" content="noindex"');
    expect(page.body).not.toContain('<script');
  });

  it('names nobody who was taken out of the household, and leaves foods their names', async () => {
    const add = async (name: string) =>
      (await ada.call<Wire<{ id: string }>>('POST', '/api/household/eaters', { kind: 'child', name })).body.data.id;
    const [gone] = [await add('Bartholomew'), await add('Olive')];
    await ada.call('DELETE', `/api/household/eaters/${gone}`);
    const soup = {
      ...meal('Soup for bartholomew'),
      ingredients: ['2 tbsp olive oil'],
      instructions: ['Heat the olive oil.', 'Olive’s is mild.'],
    };
    const plan = { ...planBodyOf('Soup day'), meals: { lunch: soup } };
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', plan)).body.data;
    const { body } = await open((await share('plan', id)).url);
    expect(body).toContain('Soup for somebody');
    expect(body).toContain('2 tbsp olive oil');
    expect(body).toContain('Heat the olive oil.');
    expect(body).toContain('somebody’s is mild.');
    expect(body).not.toMatch(/bartholomew/i);
  });

  it('shows a week day by day, and a list aisle by aisle', { timeout: 60_000 }, async () => {
    await assign(ada, '2026-11-24', await savePlan());
    const week = await saveWeek(ada, (await draft(ada, { query: 'vegan' })).id);
    expect(week.plans[1]).toMatchObject({ from: 'kept', title: 'Diabetic day' });
    const link = await share('week', week.id);
    // Its owners' word for it.
    expect(link.title).toBe('Nov 23 – 26');
    const days = await open(link.url);
    const titles = week.plans.flatMap(({ meals }) => meals.dinner?.title ?? []);
    expect(titles).toHaveLength(3);
    expect(days.body).toMatch(/November 24.*Dinner: Stew.*November 25/s);
    for (const title of titles) expect(days.body).toContain(title.replaceAll('&', '&#38;').replaceAll("'", '&#39;'));
    expect(days.body).not.toMatch(/diabet|Adaline/i);
    const list = (await ada.call<Wire<{ id: string }>>('POST', '/api/grocery-lists', { name: 'Adaline’s diabetic week' })).body.data.id;
    await ada.call('POST', `/api/grocery-lists/${list}/lines`, { id: crypto.randomUUID(), line: '2 cups rice' });
    const lines = await open((await share('list', list)).url);
    expect(lines.body).toMatch(/<li>.*rice.*<\/li>/i);
    expect(lines.body).not.toMatch(/diabetic|Adaline/);
  });

  it('is over when it is taken back, when its thing is gone, and after 90 days unless it is kept', async () => {
    const [plan, deleted] = [await savePlan(), await savePlan()];
    const [revoked, kept, late, orphan] = [
      await share('plan', plan),
      await share('plan', plan),
      await share('plan', plan),
      await share('plan', deleted),
    ];
    expect(Date.parse(revoked.expiresAt ?? '') - Date.now()).toBeGreaterThan(89 * 24 * 3600_000);
    expect((await ada.call('DELETE', `/api/shared-links/${revoked.id}`)).status).toBe(200);
    expect((await ada.call<Wire<SharedLink>>('PUT', `/api/shared-links/${kept.id}`, { isKept: true })).body.data.expiresAt).toBeNull();
    await larder.database.kysely
      .updateTable('shared_links')
      .set({ expires_at: sql<Date>`expires_at - interval '91 days'` })
      .where('expires_at', 'is not', null)
      .where('id', '<>', orphan.id)
      .execute();
    expect((await open(orphan.url)).statusCode).toBe(200);
    expect((await ada.call('DELETE', `/api/meal-plans/${deleted}`)).status).toBe(200);
    expect((await open(revoked.url)).statusCode).toBe(404);
    expect((await open(late.url)).statusCode).toBe(404);
    expect((await open(orphan.url)).statusCode).toBe(404);
    expect((await open(kept.url)).statusCode).toBe(200);
    expect((await open('http://localhost:5000/s/nothing-here')).statusCode).toBe(404);
    expect((await listLinks()).map(({ id }) => id)).toEqual([kept.id, orphan.id]);
    expect((await ada.call('DELETE', `/api/shared-links/${revoked.id}`)).status).toBe(404);
  });

  it('is the household’s: made, kept and taken back by its members alone', async () => {
    const plan = await savePlan();
    const link = await share('plan', plan);
    const [bob, carl] = [await larder.newEater(), await larder.newEater()];
    expect((await bob.call<ProblemReply>('POST', '/api/shared-links', { what: 'plan', id: plan })).status).toBe(404);
    expect((await bob.call('PUT', `/api/shared-links/${link.id}`, { isKept: true })).status).toBe(404);
    expect((await bob.call('DELETE', `/api/shared-links/${link.id}`)).status).toBe(404);
    await bringIn(ada, bob);
    await bringIn(ada, carl, 'shopper');
    expect((await carl.call('GET', '/api/shared-links')).status).toBe(403);
    const ofBob = await share('plan', plan, bob);
    expect((await open(ofBob.url)).statusCode).toBe(200);
    expect((await listLinks()).map(({ id }) => id)).toEqual([link.id, ofBob.id]);
    await leave(bob);
    expect((await bob.call('DELETE', `/api/shared-links/${link.id}`)).status).toBe(404);
    expect((await open(link.url)).statusCode).toBe(200);
  });

  it('opens nothing else: no call of the API takes it for a session', async () => {
    const { url } = await share('plan', await savePlan());
    const code = url.split('/s/')[1] ?? '';
    for (const path of ['/api/meal-plans/saved', '/api/household', '/api/grocery-lists', '/api/auth/user']) {
      const { statusCode } = await larder.app.inject({
        url: path,
        headers: { cookie: `larder_session=${code}`, authorization: `Bearer ${code}` },
      });
      expect(statusCode, path).toBe(401);
    }
    expect((await larder.visitor.call('POST', '/api/household/join', { token: code, plans: [], recipes: [] })).status).toBe(401);
    expect((await (await larder.newEater()).call('POST', '/api/household/invite', { token: code })).status).toBe(404);
  });
});
