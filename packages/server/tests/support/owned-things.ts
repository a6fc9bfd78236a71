import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { makeJpeg } from './jpeg-files.ts';
import type { Caller } from './larder-app.ts';
import { planBodyOf } from './plan-body.ts';

export type Owned = Readonly<
  Record<
    | 'plan'
    | 'list'
    | 'item'
    | 'day'
    | 'date'
    | 'export'
    | 'session'
    | 'recipe'
    | 'photo'
    | 'correction'
    | 'week'
    | 'eater'
    | 'member'
    | 'invite'
    | 'link',
    string
  >
>;

/** What the id in a path is, by the path's beginning. */
export const IDS: readonly (readonly [prefix: string, kind: keyof Owned])[] = [
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
  ['/api/household/members/', 'member'],
  ['/api/household/invites/', 'invite'],
  ['/api/shared-links/', 'link'],
];

/** Ordering is not set up in tests: the answer says so before it looks for the list. */
export const NOT_CONFIGURED: readonly number[] = [503];

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

/** What an address has to be asked with. */
export function queryOf(path: string): string {
  if (path.endsWith('/swaps')) return '?date=2026-12-07&slot=dinner';
  if (path.endsWith('/substitutes')) return '?line=0';
  return path.endsWith('/:startDate') ? '?endDate=2026-12-31' : '';
}

/** A body that the owner's call would be obeyed with: a refusal must not come from the body. */
export function bodyOf(name: string): object {
  const bodies: Readonly<Record<string, object>> = {
    'PUT /api/meal-plans/:id': { ...PLAN, title: 'Stolen' },
    'PATCH /api/meal-plans/:id/favorite': { isFavorited: 'true' },
    'PUT /api/grocery-lists/:id': { name: 'Stolen' },
    'POST /api/grocery-lists/:id/approve': { name: 'Stolen' },
    'POST /api/weekly-plan-days/date/:date/cook': { place: 'lunch' },
    'POST /api/weekly-plan-days/date/:date/shrink': { meals: [] },
    'POST /api/grocery-lists/:id/patch': { id: 'any', accept: true },
    'POST /api/grocery-lists/:id/patch/undo': { id: 'any' },
    'POST /api/grocery-lists/:id/items/bulk': { items: [{ ingredient: 'Salt', quantity: '1 tsp', category: 'pantry' }] },
    'POST /api/grocery-lists/:id/lines': { id: randomUUID(), line: '1 cup salt' },
    'PUT /api/grocery-list-items/:id': { checked: true },
    'POST /api/recipes/:id/photo/restore': { photoId: randomUUID() },
    'POST /api/recipes/:id/days': { date: '2026-11-21', slot: 'dinner', plates: 1 },
    'POST /api/weeks/:id/refresh': { date: '2026-12-07', count: 1 },
    'POST /api/weeks/:id/swap': { date: '2026-12-07', slot: 'dinner', dishId: 'dal' },
    'POST /api/weeks/:id/locks': { locked: [] },
    'POST /api/weeks/:id/move': { from: '2026-12-07', to: '2026-12-08' },
    'POST /api/weeks/:id/eating-out': { date: '2026-12-07', slot: 'dinner', isOut: true },
    'POST /api/weeks/:id/people': { date: '2026-12-07', slot: 'dinner', people: 3 },
    'POST /api/weeks/:id/not-tonight': { date: '2026-12-07', slot: 'dinner' },
    'POST /api/weeks/:id/targets': { protein: 100, carbs: 200, fat: 60 },
    'POST /api/weeks/:id/duplicate': { start: '2026-12-14' },
    'PUT /api/household/members/:id': { role: 'shopper' },
    'PUT /api/shared-links/:id': { isKept: true },
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

/** One of everything. */
export async function makeThings({ call }: Caller): Promise<Owned> {
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
  const sent = await call('PUT', `/api/recipes/${recipe}/photo`, await makeJpeg(), { 'content-type': 'image/jpeg' });
  const photo = (sent.body as { data: { photo: { id: string } } }).data.photo.id;
  const said = { line: '1 cup rice', language: 'en', foodId: null, grams: null };
  const correction = idOf(await call('POST', '/api/line-corrections', said));
  const child = idOf(await call('POST', '/api/household/eaters', { kind: 'child', name: 'Mia' }));
  const member = (await call<{ id: string }>('GET', '/api/auth/user')).body.id;
  const invite = idOf(await call('POST', '/api/household/invites', { role: 'member' }));
  const link = idOf(await call('POST', '/api/shared-links', { what: 'plan', id: plan }));
  const ofPeople = { session, eater: child, member, invite };
  return { plan, day, list, item, date, week, export: randomUUID(), recipe, photo, correction, link, ...ofPeople };
}

function idOf({ status, text, body }: Awaited<ReturnType<Caller['call']>>): string {
  expect(status, text).toBeLessThan(300);
  return (body as { data: { id: string } }).data.id;
}

/** Everything of the owner's that a stranger could have changed. */
export async function readAll({ call }: Caller, { plan, list, date, recipe, week }: Owned): Promise<readonly unknown[]> {
  const paths = [
    `/api/meal-plans/${plan}`,
    `/api/grocery-lists/${list}`,
    `/api/weeks/${week}`,
    `/api/weekly-plan-days/${date}?endDate=${date}`,
    '/api/grocery-lists',
    `/api/recipes/${recipe}`,
    '/api/line-corrections',
    '/api/household/eaters',
    '/api/shared-links',
    '/api/household',
  ];
  return Promise.all(paths.map(async (path) => (await call('GET', path)).body));
}
