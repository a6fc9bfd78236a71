import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { PHOTO_ROUTE, photoUrl } from '@larder/contract/recipe-photo.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bringIn, idOf, invite, join, leave, nameThem, readHousehold } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { bodyOf, queryOf, IDS, makeThings, type Owned, readAll } from './support/owned-things.ts';

/** In every text that the owner's household holds. */
const MARK = 'Quoxine';

/** Every address of the server, as it was registered: "GET /s/:token". */
const registered = new Set<string>();

let larder: LarderApp;
let owner: Caller;
let linkCode: string;
let owned: Owned;
let before: unknown;

beforeAll(async () => {
  larder = await startLarderApp(
    'pglite',
    {},
    { onRoute: ({ method, url }) => [method].flat().forEach((name) => name !== 'HEAD' && registered.add(`${name} ${url}`)) },
  );
  owner = await larder.newEater();
  await nameThem(owner, `Ada ${MARK}`);
  owned = await makeThings(owner);
  const { call } = owner;
  await call('PUT', '/api/household', { name: `${MARK} house` });
  await call('PUT', `/api/grocery-lists/${owned.list}`, { name: `${MARK} list`, description: MARK });
  await call('POST', `/api/grocery-lists/${owned.list}/lines`, { id: randomUUID(), line: `2 cups ${MARK}` });
  await call('PUT', `/api/meal-plans/${owned.plan}`, { ...bodyOf('PUT /api/meal-plans/:id'), title: `${MARK} plan` });
  await call('POST', '/api/household/eaters', { kind: 'adult', name: MARK, restrictions: [`${MARK} allergy`] });
  const link = await call<{ data: { url: string } }>('POST', '/api/shared-links', { what: 'plan', id: owned.plan });
  linkCode = link.body.data.url.split('/s/')[1] ?? '';
  before = await stateOf();
}, 120_000);
afterAll(() => larder.close());

const photoAddress = (): string => photoUrl(owned.recipe, owned.photo, 'whole');

/** What comes and goes with the guests of these tests is left out. */
const stateOf = async () => {
  const { members, name } = await readHousehold(owner);
  return [(await readAll(owner, owned)).slice(0, -1), members.filter(({ isYou }) => isYou), name];
};

/** Calls that end what the next ones are made with, last. */
const ENDS = [
  'DELETE /api/account/sessions/:id',
  'POST /api/account/password',
  'POST /api/household/leave',
  'POST /api/account/sign-out-everywhere',
  'DELETE /api/account',
];
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;
/** A stream that is opened to its caller does not end: `household-live.test.ts` holds it to who is in the household. */
const OWN_STREAM = 'GET /api/household/events';
const calls = ENDPOINTS.filter((endpoint) => nameOf(endpoint) !== OWN_STREAM).toSorted(
  (one, other) => ENDS.indexOf(nameOf(one)) - ENDS.indexOf(nameOf(other)),
);

const PHOTO = `GET ${PHOTO_ROUTE}`;

/** Addresses that are no call of the contract. Each is asked too, but for the provider's own pages, which know of no household. */
const BESIDE_THE_CONTRACT: readonly (readonly [name: string, address: () => string])[] = [
  ['GET /s/:token', () => '/s/no-such-code'],
  [String.raw`GET /calendar/:token([\w-]+).ics`, () => '/calendar/no-such-code.ics'],
  ['GET /api/account/export', () => '/api/account/export'],
  ['POST /api/account/import', () => '/api/account/import'],
  ['GET /api/account/picture', () => '/api/account/picture'],
  [PHOTO, photoAddress],
  ['GET /api/auth/debug', () => '/api/auth/debug'],
  ['GET /api/login', () => '/api/login'],
  ['GET /api/login-mobile', () => '/api/login-mobile'],
  ['GET /api/callback', () => '/api/callback'],
  ['GET /api/google/callback', () => '/api/google/callback'],
  ['GET /api/logout', () => '/api/logout'],
];
const isBeside = (name: string): boolean => BESIDE_THE_CONTRACT.some(([known]) => known === name);
const OF_NOBODY = /^(?:\w+) (?:\/oidc\/|\*$|\/\*$|\/healthz$|\/readyz$|\/dish\/)/u;

const addressOf = (path: string): string => {
  const kind = IDS.find(([prefix]) => path.startsWith(prefix));
  const filled = path.replace(/:\w+/, kind ? owned[kind[1]] : randomUUID());
  return filled + queryOf(path);
};

/** A visitor who sends these with every call. */
const withHeaders = (headers: Readonly<Record<string, string>>): Caller => ({
  cookie: headers['cookie'] ?? '',
  call: (method, path, body) => larder.visitor.call(method, path, body, headers),
});

const BODIES: Readonly<Record<string, () => Promise<object>>> = {
  'PUT /api/household/members/:id': async () => ({ role: 'shopper' }),
  'POST /api/household/invites': async () => ({ role: 'member' }),
  'PUT /api/household': async () => ({ name: 'Stolen' }),
  'POST /api/grocery-lists/generate': async () => ({ dates: [owned.date] }),
  'POST /api/weekly-plan-days': async () => ({ date: '2026-11-29', mealPlanId: owned.plan }),
  'PUT /api/grocery-list-items/bulk': async () => ({ itemIds: [owned.item], updates: { checked: 'true' } }),
};

async function callAll(
  caller: Caller,
  asked = calls,
): Promise<readonly { readonly name: string; readonly status: number; readonly text: string }[]> {
  const answers = [];
  for (const { method, path, body } of asked) {
    const name = `${method} ${path}`;
    const { status, text } = await caller.call(
      method,
      addressOf(path),
      body ? await (BODIES[name] ?? (async () => bodyOf(name)))() : undefined,
    );
    answers.push({ name, status, text });
  }
  for (const [name, address] of BESIDE_THE_CONTRACT) {
    const { status, text } = await caller.call(name.split(' ')[0] ?? '', address());
    answers.push({ name, status, text });
  }
  return answers;
}

test('every address of the server is one that these tests ask', () => {
  const asked = new Set([...ENDPOINTS.map(nameOf), ...BESIDE_THE_CONTRACT.map(([name]) => name)]);
  expect([...registered].filter((name) => !asked.has(name) && !OF_NOBODY.test(name)).toSorted()).toEqual([]);
  expect([...asked].filter((name) => !registered.has(name))).toEqual([]);
});

test('what is asked for by an id is asked for by one of the household’s', () => {
  const withoutThing = ENDPOINTS.filter(({ path }) => path.includes('/:') && !IDS.some(([prefix]) => path.startsWith(prefix)));
  expect(withoutThing.map(nameOf)).toEqual([]);
});

test('a photo that others are refused is shown to whose it is', async () => {
  expect((await owner.call('GET', photoAddress())).status).toBe(200);
});

describe('what a household has is neither told to nor changed by', () => {
  it.each([
    ['a visitor', async () => larder.visitor],
    ['a stranger', async () => larder.newEater()],
    [
      'somebody who has a link to read by, and takes it for a session',
      async () => {
        expect((await larder.visitor.call('GET', `/s/${linkCode}`)).text).not.toContain(MARK);
        return withHeaders({ cookie: `larder_session=${linkCode}`, authorization: `Bearer ${linkCode}` });
      },
    ],
    [
      'somebody who was invited and has not joined',
      async () => {
        const guest = await larder.newEater();
        const token = await invite(owner);
        // What a link tells: the names it is sent with.
        expect((await guest.call('POST', '/api/household/invite', { token })).text).toContain(MARK);
        return guest;
      },
    ],
    [
      'somebody who left',
      async () => {
        const guest = await larder.newEater();
        await bringIn(owner, guest);
        expect((await guest.call('GET', `/api/meal-plans/${owned.plan}`)).text).toContain(MARK);
        expect((await leave(guest)).status).toBe(200);
        return guest;
      },
    ],
    [
      'somebody who was removed',
      async () => {
        const guest = await larder.newEater();
        await bringIn(owner, guest);
        expect((await owner.call('DELETE', `/api/household/members/${await idOf(guest)}`)).status).toBe(200);
        // They are told by which household, once.
        expect((await guest.call('GET', '/api/household')).text).toContain(MARK);
        await guest.call('POST', '/api/household/news/seen');
        return guest;
      },
    ],
    [
      'somebody who shopped for it once',
      async () => {
        const guest = await larder.newEater();
        await bringIn(owner, guest, 'shopper');
        expect((await leave(guest)).status).toBe(200);
        return guest;
      },
    ],
  ])('%s', { timeout: 120_000 }, async (_who, arrive) => {
    const answers = await callAll(await arrive());
    expect(answers.filter(({ text }) => text.includes(MARK)).map(({ name }) => name)).toEqual([]);
    expect(answers.filter(({ name, status }) => name === PHOTO && status < 400)).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503).map(({ name }) => name)).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('a shopper, but for its lists', { timeout: 120_000 }, async () => {
    const shopper = await larder.newEater();
    await bringIn(owner, shopper, 'shopper');
    const open = new Set(
      ENDPOINTS.filter(({ access, forShoppers }) => access === 'public' || forShoppers !== undefined).map(
        ({ method, path }) => `${method} ${path}`,
      ),
    );
    // Their lists' own streams are theirs to hear.
    const asked = calls.filter((endpoint) => !endpoint.path.endsWith('/events') && !ENDS.includes(nameOf(endpoint)));
    const answers = await callAll(shopper, asked);
    expect(answers.filter(({ name, status }) => !open.has(name) && !isBeside(name) && status !== 403).map(({ name }) => name)).toEqual([]);
    const told = answers.filter(({ text }) => text.includes(MARK)).map(({ name }) => name);
    expect(told).toEqual(['GET /api/grocery-lists', 'GET /api/grocery-lists/:id', 'GET /api/household']);
  });

  it('a link that was used, by whoever has it', async () => {
    const token = await invite(owner);
    const [first, second] = [await larder.newEater(), await larder.newEater()];
    await join(first, token);
    const answers = [await second.call('POST', '/api/household/invite', { token }), await join(second, token)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers.map(({ text }) => text).join()).not.toContain(MARK);
    await leave(first);
  });
});
