import { randomUUID } from 'node:crypto';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { sql } from 'kysely';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_CHANNEL } from '../src/features/grocery/revision-store.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';

let larder: LarderApp;
let eater: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const fill = (path: string): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const rows = ENDPOINTS.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

// Walks the contract, so that a new endpoint cannot be forgotten.
describe('every endpoint', () => {
  it.each(rows.filter(({ access }) => access !== 'public'))('$name is closed to visitors', async ({ method, path, body }) => {
    const { status, body: answer } = await larder.visitor.call<ProblemReply>(method, fill(path), body ? {} : undefined);
    expect([status, answer.message]).toEqual([401, 'Unauthorized']);
  });

  it.each(rows)('$name answers an unexpected body with JSON, never with a fault of ours', async ({ method, path, body }) => {
    const sent = body ? [1, 'two', null] : undefined;
    const { status, body: answer, text } = await eater.call<ProblemReply>(method, fill(path), sent);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toMatch(/<!doctype|\bat \w+ \(/i);
    expect(answer).toBeTypeOf('object');
  });

  it('with an id answers the owner, and somebody else as if there were no such thing', async () => {
    const [owner, stranger] = [await larder.newEater(), await larder.newEater()];
    const owned = await makeThings(owner);
    const before = await readAll(owner, owned);
    const withId = rows.filter(({ path }) => /:(id|date|startDate)\b/.test(path) && !path.endsWith('/events'));
    const answers = new Map<string, number>();
    for (const { name, method, path, body } of withId) {
      const kind = IDS.find(([prefix]) => path.startsWith(prefix));
      // A path with a new kind of id has to be told here what that is.
      expect(kind, name).toBeDefined();
      const { status } = await stranger.call(
        method,
        path.replace(/:\w+/, owned[kind![1]]) + (path.endsWith('/swaps') ? '?date=2026-12-07&slot=dinner' : ''),
        body ? bodyOf(name) : undefined,
      );
      answers.set(name, status);
    }
    // Days are named by dates, and everybody has the same ones: a stranger reads and clears their own.
    const ownDates = ['GET /api/weekly-plan-days/:startDate', 'DELETE /api/weekly-plan-days/date/:date'];
    const leaks = [...answers].filter(([name, status]) => !ownDates.includes(name) && status !== 404 && !NOT_CONFIGURED.includes(status));
    expect(leaks).toEqual([]);
    expect(await readAll(owner, owned)).toEqual(before);
  });

  it('is closed again once the session has been ended elsewhere', async () => {
    const leaving = await larder.newEater();
    const { body: user } = await leaving.call<{ id: string }>('GET', '/api/auth/user');
    const { list } = await makeThings(leaving);
    const watching = leaving.call('GET', `/api/grocery-lists/${list}/events`);
    // As another server process does it: nothing here is told but by the database.
    await larder.database.kysely.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await expect.poll(async () => (await leaving.call('GET', '/api/grocery-lists')).status).toBe(401);
    const change = { name: 'Secret', revision: sql<number>`revision + 1` };
    await larder.database.kysely.updateTable('grocery_lists').set(change).where('id', '=', list).execute();
    await larder.database.notify(LIST_CHANNEL, list);
    // The stream that was open ends by itself, and not as if the list were gone.
    expect((await watching).text).not.toMatch(/Secret|event: gone/);
    for (const { name, method, path, body } of rows.filter(({ access }) => access !== 'public')) {
      expect((await leaving.call(method, fill(path), body ? {} : undefined)).status, name).toBe(401);
    }
  });

  it.each(['/api/nothing-here', '/api//meal-plans/saved', '/api/%zz', `/api/${'a'.repeat(5000)}`])(
    'is the only thing under /api that answers: not %s',
    async (path) => {
      const { status, body } = await eater.call<ProblemReply>('GET', path);
      expect([status, body.error.code]).toEqual([404, 'not-found']);
    },
  );

  it('sends its security headers also where the address cannot be read', async () => {
    const { statusCode, headers } = await larder.app.inject('/api/meal-plans/%zz');
    expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([401, 'no-store', 'nosniff']);
  });
});

type Owned = Readonly<
  Record<'plan' | 'list' | 'item' | 'day' | 'date' | 'export' | 'session' | 'recipe' | 'correction' | 'week' | 'eater', string>
>;

const IDS: readonly (readonly [prefix: string, kind: keyof Owned])[] = [
  ['/api/meal-plans/', 'plan'],
  ['/api/grocery-lists/', 'list'],
  ['/api/grocery-list-items/', 'item'],
  ['/api/weekly-plan-days/date/', 'date'],
  ['/api/weekly-plan-days/:startDate', 'date'],
  ['/api/weekly-plan-days/', 'day'],
  ['/api/instacart-exports/', 'export'],
  ['/api/account/sessions/', 'session'],
  ['/api/weeks/', 'week'],
  ['/api/recipes/', 'recipe'],
  ['/api/line-corrections/', 'correction'],
  ['/api/household/eaters/', 'eater'],
];

/** Ordering is not set up in tests: the answer says so before it looks for the list. */
const NOT_CONFIGURED: readonly number[] = [503];

const PLAN = planBodyOf('Day');

const RECIPE = {
  title: 'Rice pot',
  ingredients: [{ heading: null, lines: ['1 cup rice'] }],
  steps: [{ heading: null, lines: ['Cook the rice.'] }],
  yield: null,
  minutes: { prep: null, cook: null, total: 20 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: 2,
};

/** A body that the owner's call would be obeyed with: a refusal must not come from the body. */
function bodyOf(name: string): object {
  const bodies: Readonly<Record<string, object>> = {
    'PUT /api/meal-plans/:id': { ...PLAN, title: 'Stolen' },
    'PATCH /api/meal-plans/:id/favorite': { isFavorited: 'true' },
    'PUT /api/grocery-lists/:id': { name: 'Stolen' },
    'POST /api/grocery-lists/:id/approve': { name: 'Stolen' },
    'POST /api/grocery-lists/:id/patch': { id: 'any', accept: true },
    'POST /api/grocery-lists/:id/items/bulk': { items: [{ ingredient: 'Salt', quantity: '1 tsp', category: 'pantry' }] },
    'POST /api/grocery-lists/:id/lines': { id: randomUUID(), line: '1 cup salt' },
    'PUT /api/grocery-list-items/:id': { checked: true },
    'POST /api/recipes/:id/days': { date: '2026-11-21', slot: 'dinner', plates: 1 },
    'POST /api/weeks/:id/refresh': { date: '2026-12-07', count: 1 },
    'POST /api/weeks/:id/swap': { date: '2026-12-07', slot: 'dinner', dishId: 'dal' },
    'POST /api/weeks/:id/locks': { locked: [] },
    'POST /api/weeks/:id/move': { from: '2026-12-07', to: '2026-12-08' },
    'POST /api/weeks/:id/eating-out': { date: '2026-12-07', slot: 'dinner', isOut: true },
    'POST /api/weeks/:id/not-tonight': { date: '2026-12-07', slot: 'dinner' },
    'POST /api/weeks/:id/targets': { protein: 100, carbs: 200, fat: 60 },
    'POST /api/weeks/:id/duplicate': { start: '2026-12-14' },
    'PUT /api/household/eaters/:id': {
      name: 'Stolen',
      kind: 'child',
      birthYear: null,
      restrictions: [],
      target: { kind: 'usual' },
      eatsAtHome: {},
    },
    'PUT /api/recipes/:id': { recipe: { ...RECIPE, title: 'Stolen' }, notes: '', inPlanning: false },
  };
  return bodies[name] ?? {};
}

async function makeThings({ call }: Caller): Promise<Owned> {
  const date = '2026-11-21';
  const plan = idOf(await call('POST', '/api/meal-plans/save', PLAN));
  const day = idOf(await call('POST', '/api/weekly-plan-days', { date, mealPlanId: plan }));
  const list = idOf(await call('POST', '/api/grocery-lists', { name: 'Week', startDate: date, endDate: date }));
  const item = randomUUID();
  idOf(await call('POST', `/api/grocery-lists/${list}/lines`, { id: item, line: '2 cups rice' }));
  const sessions = await call<{ data: { id: string }[] }>('GET', '/api/account/sessions');
  const session = sessions.body.data[0]?.id ?? '';
  const week = idOf(await call('POST', '/api/weeks/draft', { query: 'vegan', start: '2026-12-07', days: 2 }));
  expect((await call('POST', `/api/weeks/${week}/save`, {})).status).toBe(200);
  const recipe = idOf(await call('POST', '/api/recipes', { recipe: RECIPE, sourceKind: 'own' }));
  const said = { line: '1 cup rice', language: 'en', foodId: null, grams: null };
  const correction = idOf(await call('POST', '/api/line-corrections', said));
  const child = idOf(await call('POST', '/api/household/eaters', { kind: 'child', name: 'Mia' }));
  return { plan, day, list, item, date, session, week, export: randomUUID(), recipe, correction, eater: child };
}

function idOf({ status, text, body }: Awaited<ReturnType<Caller['call']>>): string {
  expect(status, text).toBeLessThan(300);
  return (body as { data: { id: string } }).data.id;
}

/** Everything of the owner's that a stranger could have changed. */
async function readAll({ call }: Caller, { plan, list, date, recipe, week }: Owned): Promise<unknown> {
  const paths = [
    `/api/meal-plans/${plan}`,
    `/api/grocery-lists/${list}`,
    `/api/weeks/${week}`,
    `/api/weekly-plan-days/${date}?endDate=${date}`,
    '/api/grocery-lists',
    `/api/recipes/${recipe}`,
    '/api/line-corrections',
    '/api/household/eaters',
  ];
  return Promise.all(paths.map(async (path) => (await call('GET', path)).body));
}
