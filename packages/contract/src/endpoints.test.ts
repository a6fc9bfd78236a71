import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

test.each(FILES)('every call of %s is known', async (file) => {
  const exported = Object.values((await import(`./${file}`)) as object);
  const calls = exported.filter((value) => typeof value === 'object' && 'method' in value && 'reply' in value);
  expect(ENDPOINTS).toEqual(expect.arrayContaining(calls));
});

const KEEPS_NOTHING_OF_THE_HOUSEHOLD: readonly string[] = [
  // The account's own, and what is only worked out: previews, drafts, texts that are read and dishes to choose from.
  '/api/auth/',
  '/api/account',
  '/api/account/password',
  '/api/account/sessions',
  '/api/account/sign-out-everywhere',
  '/api/account/duplicate/leave',
  '/api/calendar/link',
  '/api/google/',
  '/api/youtube/',
  '/api/daily-target',
  '/api/meal-plans/generate',
  '/api/meal-plans/refresh-meal',
  '/api/meal-plans/swap-options',
  '/api/meal-plans/judge',
  '/api/unsaved-plans',
  '/api/weeks/draft',
  '/api/grocery-lists/generate',
  '/api/recipes/generate',
  '/api/recipes/read',
  '/api/recipes/weigh',
  '/api/household/invite',
  '/api/household/news/seen',
];
/** Beneath them stand calls that write for everybody. */
const IN_FULL = ['/api/household/invite', '/api/account'];
const isOfTheHousehold = ({ path }: Endpoint): boolean =>
  !KEEPS_NOTHING_OF_THE_HOUSEHOLD.some((known) => (IN_FULL.includes(known) ? path === known : path.startsWith(known)));

test.each(ENDPOINTS.filter(({ method }) => method !== 'GET').map((call) => [call.method, call.path, call] as const))(
  '%s %s says what it changes of the household',
  (_method, _path, call) => expect(call.changes !== undefined).toBe(isOfTheHousehold(call)),
);

test.each(ENDPOINTS.filter(({ method }) => method === 'GET').map((call) => [call.path, call] as const))(
  'GET %s changes nothing',
  (_path, call) => expect(call.changes).toBeUndefined(),
);

test('none is known twice', () => expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length));
