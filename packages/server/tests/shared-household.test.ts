import type { Eater } from '@larder/contract/eater.ts';
import { HOUSEHOLD_HEADER } from '@larder/contract/endpoint.ts';
import type { GroceryList } from '@larder/contract/grocery.ts';
import { HOUSEHOLD_HEADERS } from '@larder/contract/household.ts';
import type { SavedPlan } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringIn, idOf, invite, join, leave, nameThem, readHousehold } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };
const DATE = '2026-11-21';

describe.each(ENGINES)('a shared household on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let bob: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    [ada, bob] = [await larder.newEater(), await larder.newEater()];
    await nameThem(ada, 'Ada');
    await nameThem(bob, 'Bob');
  });

  const save = async ({ call }: Caller, title: string) =>
    (await call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf(title))).body.data.id;
  const titles = async ({ call }: Caller) =>
    (await call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data.map(({ title }) => title).toSorted();
  const eaters = async ({ call }: Caller) => (await call<Wire<Eater[]>>('GET', '/api/household/eaters')).body.data.map(({ name }) => name);
  const roles = async (of: Caller) => (await readHousehold(of)).members.map(({ name, role }) => `${name} ${role}`);
  const news = async (of: Caller) => (await readHousehold(of)).news.map(({ kind, name }) => `${kind} ${name}`);
  const newList = async ({ call }: Caller) =>
    (await call<Wire<{ id: string }>>('POST', '/api/grocery-lists', { name: 'Week' })).body.data.id;
  const sentence = (answer: { readonly status: number; readonly body: unknown }) => [
    answer.status,
    (answer.body as ProblemReply).error.code,
  ];

  it('is one’s own until somebody is invited', async () => {
    expect(await readHousehold(ada)).toMatchObject({ name: 'Ada’s household', role: 'owner', isHome: true, invites: [], news: [] });
    expect(await roles(ada)).toEqual(['Ada owner']);
  });

  it('shares plans, days and lists from the moment of joining, and everybody is told', async () => {
    const plan = await save(ada, 'Soup day');
    await bringIn(ada, bob);
    expect(await titles(bob)).toEqual(['Soup day']);
    await bob.call('POST', '/api/weekly-plan-days', { date: DATE, mealPlanId: plan });
    const days = await ada.call<Wire<unknown[]>>('GET', `/api/weekly-plan-days/${DATE}`);
    expect(days.body.data).toHaveLength(1);
    expect(await roles(ada)).toEqual(['Ada owner', 'Bob member']);
    expect(await eaters(ada)).toEqual(['Ada', 'Bob']);
    expect(await eaters(bob)).toEqual(['Bob', 'Ada']);
    expect(await news(ada)).toEqual(['joined Bob']);
    await ada.call('POST', '/api/household/news/seen');
    expect(await news(ada)).toEqual([]);
  });

  it('is joined with copies of what was ticked, and what was left is there again afterwards', async () => {
    const [kept] = [await save(bob, 'Taken along'), await save(bob, 'Left at home')];
    await bob.call('POST', '/api/weekly-plan-days', { date: DATE, mealPlanId: kept });
    const bobsList = await newList(bob);
    expect((await join(bob, await invite(ada), { plans: [kept] })).status).toBe(200);
    expect(await titles(ada)).toEqual(['Taken along']);
    expect((await bob.call<Wire<unknown[]>>('GET', `/api/weekly-plan-days/${DATE}`)).body.data).toEqual([]);
    expect((await bob.call('GET', `/api/grocery-lists/${bobsList}`)).status).toBe(404);
    const together = await save(bob, 'Of both');
    expect((await leave(bob, { plans: [together] })).status).toBe(200);
    expect(await titles(bob)).toEqual(['Left at home', 'Of both', 'Taken along']);
    expect((await bob.call<Wire<unknown[]>>('GET', `/api/weekly-plan-days/${DATE}`)).body.data).toHaveLength(1);
    expect((await bob.call('GET', `/api/grocery-lists/${bobsList}`)).status).toBe(200);
    expect(await titles(ada)).toEqual(['Of both', 'Taken along']);
    expect([await eaters(ada), await eaters(bob)]).toEqual([['Ada'], ['Bob']]);
    expect(await news(ada)).toEqual(['joined Bob', 'left Bob']);
  });

  it('takes nobody else’s plans along, whatever ids are named', async () => {
    const stranger = await larder.newEater();
    const secret = await save(stranger, 'Secret');
    expect((await join(bob, await invite(ada), { plans: [secret], recipes: [secret] })).status).toBe(200);
    expect(await titles(ada)).toEqual([]);
    await leave(bob, { plans: [secret] });
    expect(await titles(bob)).toEqual([]);
  });

  it('is joined by a link once, within its days, and not by one that was taken back', async () => {
    const token = await invite(ada);
    expect((await bob.call<Wire<object>>('POST', '/api/household/invite', { token })).body.data).toEqual({
      household: 'Ada’s household',
      invitedBy: 'Ada',
      role: 'member',
      isThere: false,
    });
    const carl = await larder.newEater();
    const answers = await Promise.all([join(bob, token), join(carl, token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
    expect(await roles(ada)).toHaveLength(2);
    const [late, revoked] = [await invite(ada), await invite(ada)];
    const [first, second] = (await readHousehold(ada)).invites;
    await larder.database.kysely
      .updateTable('invitations')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', first!.id)
      .execute();
    expect((await ada.call('DELETE', `/api/household/invites/${second?.id}`)).status).toBe(200);
    // Who came in by it is not told that it no longer works.
    const isThere = async ({ call }: Caller) => {
      const { body } = await call<Wire<{ isThere: boolean } | undefined>>('POST', '/api/household/invite', { token });
      return body.data?.isThere;
    };
    expect(await Promise.all([bob, carl].map(isThere))).toEqual(answers.map(({ status }) => (status === 200 ? true : undefined)));
    const dora = await larder.newEater();
    for (const gone of [late, revoked, token, 'nothing', ' ']) {
      expect((await dora.call('POST', '/api/household/invite', { token: gone })).status).toBe(404);
      expect((await join(dora, gone)).status).toBe(404);
    }
    expect((await readHousehold(ada)).invites).toEqual([]);
  });

  it('is one at a time: who is in another, or has guests, is told what to do first', async () => {
    const carl = await larder.newEater();
    await bringIn(ada, bob);
    expect(sentence(await join(bob, await invite(ada)))).toEqual([409, 'household-refused']);
    expect(sentence(await join(bob, await invite(carl)))).toEqual([409, 'household-refused']);
    expect(sentence(await join(ada, await invite(carl)))).toEqual([409, 'household-refused']);
    expect(sentence(await leave(ada))).toEqual([409, 'household-refused']);
    expect(sentence(await leave(carl))).toEqual([409, 'household-refused']);
  });

  it('has one owner, who alone renames, removes, hands on and ends', async () => {
    await bringIn(ada, bob);
    const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
    for (const [method, path, body] of [
      ['PUT', '/api/household', { name: 'Bob’s' }],
      ['DELETE', '/api/household', undefined],
      ['DELETE', `/api/household/members/${adaId}`, undefined],
      ['PUT', `/api/household/members/${adaId}`, { role: 'shopper' }],
      ['PUT', `/api/household/members/${bobId}`, { role: 'owner' }],
    ] as const) {
      expect(sentence(await bob.call(method, path, body)), path).toEqual([409, 'household-refused']);
    }
    expect((await ada.call('PUT', '/api/household', { name: 'The loft' })).status).toBe(200);
    expect((await ada.call('PUT', `/api/household/members/${bobId}`, { role: 'owner' })).status).toBe(200);
    expect(await roles(bob)).toEqual(['Bob owner', 'Ada member']);
    expect(await readHousehold(ada)).toMatchObject({ name: 'The loft', role: 'member', isHome: true });
    expect(await news(ada)).toEqual(['joined Bob', 'renamed The loft', 'owner Bob']);
  });

  it('sends home who is removed, who hears of it and sees nothing more', async () => {
    await bringIn(ada, bob);
    await save(ada, 'Ours');
    expect((await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`)).status).toBe(200);
    expect(await titles(bob)).toEqual([]);
    expect(await readHousehold(bob)).toMatchObject({ role: 'owner', isHome: true, members: [{ name: 'Bob' }] });
    expect(await news(bob)).toEqual(['you-were-removed Ada’s household']);
    expect(await news(ada)).toEqual(['joined Bob', 'removed Bob']);
    expect((await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`)).status).toBe(404);
  });

  it('lets nobody lose what they had before they shared it: who is removed from their own home takes it along', async () => {
    await save(ada, 'From before');
    await bringIn(ada, bob);
    await save(bob, 'Bob’s');
    await ada.call('PUT', `/api/household/members/${await idOf(bob)}`, { role: 'owner' });
    await bob.call('DELETE', `/api/household/members/${await idOf(ada)}`);
    expect(await titles(ada)).toEqual(['From before']);
    expect(await titles(bob)).toEqual(['Bob’s', 'From before']);
    expect(await readHousehold(ada)).toMatchObject({ role: 'owner', isHome: true, members: [{ name: 'Ada' }] });
    expect(await eaters(ada)).toEqual(['Ada']);
  });

  it('ends by sending everybody home, and stays with whose home it is', async () => {
    await bringIn(ada, bob);
    await save(bob, 'Ours');
    expect((await ada.call('DELETE', '/api/household')).status).toBe(200);
    expect([await titles(ada), await titles(bob)]).toEqual([['Ours'], []]);
    expect([await roles(ada), await roles(bob)]).toEqual([['Ada owner'], ['Bob owner']]);
    expect(await news(bob)).toEqual(['ended Ada’s household']);
  });

  it('goes with its last member when it is nobody’s home', async () => {
    await bringIn(ada, bob);
    await ada.call('PUT', `/api/household/members/${await idOf(bob)}`, { role: 'owner' });
    await save(bob, 'Ours');
    const member = () => larder.database.kysely.selectFrom('household_members').select('household_id');
    const { household_id: shared } = await member()
      .where('user_id', '=', await idOf(bob))
      .executeTakeFirstOrThrow();
    expect((await leave(ada)).status).toBe(200);
    expect((await leave(bob)).status).toBe(200);
    const left = await larder.database.kysely.selectFrom('households').select('id').where('id', '=', shared).execute();
    expect(left).toEqual([]);
    expect(await roles(bob)).toEqual(['Bob owner']);
  });

  it('stays whole when an account in it is deleted, and is handed on', async () => {
    await save(ada, 'Ours');
    await bringIn(ada, bob);
    await ada.call('POST', '/api/household/eaters', { kind: 'child', name: 'Mia' });
    expect((await ada.call('DELETE', '/api/account', { confirmation: 'delete my account' })).status).toBe(200);
    expect(await titles(bob)).toEqual(['Ours']);
    expect(await roles(bob)).toEqual(['Bob owner']);
    expect(await eaters(bob)).toEqual(['Bob', 'Mia']);
  });

  it('goes with its owner’s account where only shoppers are left, who see nothing of it', async () => {
    await save(ada, 'Private');
    await bringIn(ada, bob, 'shopper');
    await ada.call('DELETE', '/api/account', { confirmation: 'delete my account' });
    expect(await titles(bob)).toEqual([]);
    expect(await readHousehold(bob)).toMatchObject({ role: 'owner', isHome: true });
  });

  it('lets a shopper see lists, tick and add, and answers the rest with a sentence', async () => {
    const mealPlansIncluded = [{ mealPlanId: 'a', mealPlanTitle: 'Diabetic day', date: DATE }];
    const { id: list } = (await ada.call<Wire<GroceryList>>('POST', '/api/grocery-lists', { name: 'Week', mealPlansIncluded })).body.data;
    await ada.call('POST', `/api/grocery-lists/${list}/lines`, { id: crypto.randomUUID(), line: '2 cups rice' });
    await bringIn(ada, bob, 'shopper');
    const seen = await bob.call<Wire<GroceryList>>('GET', `/api/grocery-lists/${list}`);
    expect(seen.body.data.mealPlansIncluded).toEqual([{ ...mealPlansIncluded[0], mealPlanTitle: '' }]);
    expect((await bob.call('GET', '/api/grocery-lists')).text).not.toContain('Diabetic');
    expect((await ada.call('GET', '/api/grocery-lists')).text).toContain('Diabetic');
    const [item] = seen.body.data.items;
    expect((await bob.call('PUT', `/api/grocery-list-items/${item?.id}`, { checked: 'true' })).status).toBe(200);
    expect((await bob.call('POST', `/api/grocery-lists/${list}/lines`, { id: crypto.randomUUID(), line: 'milk' })).status).toBe(200);
    expect(sentence(await bob.call('PUT', `/api/grocery-list-items/${item?.id}`, { quantity: '9' }))).toEqual([403, 'not-for-shoppers']);
    const bulk = { itemIds: [item?.id], updates: { checked: 'false', ingredient: 'Poison' } };
    expect(sentence(await bob.call('PUT', '/api/grocery-list-items/bulk', bulk))).toEqual([403, 'not-for-shoppers']);
    for (const [method, path] of [
      ['GET', '/api/meal-plans/saved'],
      ['GET', '/api/household/eaters'],
      ['POST', '/api/household/invites'],
      ['DELETE', `/api/grocery-lists/${list}`],
      ['PUT', '/api/profile'],
    ] as const) {
      const answer = await bob.call<ProblemReply>(method, path, method === 'GET' ? undefined : { role: 'member' });
      expect(sentence(answer), path).toEqual([403, 'not-for-shoppers']);
      expect(answer.body.message).toContain('As a shopper in this household');
    }
    expect(await eaters(ada)).toEqual(['Ada']);
    expect(await readHousehold(bob)).toMatchObject({ role: 'shopper', invites: [] });
    expect((await leave(bob)).status).toBe(200);
    expect((await bob.call('GET', '/api/meal-plans/saved')).status).toBe(200);
  });

  it('says the role with who is there', async () => {
    await bringIn(ada, bob, 'shopper');
    const { headers } = await larder.app.inject({ url: '/api/auth/user', headers: { cookie: bob.cookie } });
    expect([headers[HOUSEHOLD_HEADERS.role], headers[HOUSEHOLD_HEADERS.isShared]]).toEqual(['shopper', 'true']);
  });

  const headersOf = async ({ cookie }: Caller) => (await larder.app.inject({ url: '/api/auth/user', headers: { cookie } })).headers;

  it('is followed from the first open link on, by which somebody may come', async () => {
    expect((await headersOf(ada))[HOUSEHOLD_HEADERS.isShared]).toBe('false');
    const token = await invite(ada);
    expect((await headersOf(ada))[HOUSEHOLD_HEADERS.isShared]).toBe('true');
    expect((await join(bob, token)).status).toBe(200);
    expect((await headersOf(ada))[HOUSEHOLD_HEADERS.isShared]).toBe('true');
  });

  it('does nothing for a window that shows another one than its person is in by now', async () => {
    const before = String((await headersOf(bob))[HOUSEHOLD_HEADERS.id]);
    const asIfAtHome = { [HOUSEHOLD_HEADER]: before };
    expect((await bob.call('GET', '/api/meal-plans/saved', undefined, asIfAtHome)).status).toBe(200);
    await bringIn(ada, bob);
    const late = await bob.call('POST', '/api/meal-plans/save', planBodyOf('Meant for home'), asIfAtHome);
    expect(sentence(late)).toEqual([409, 'household-changed']);
    expect(await titles(ada)).toEqual([]);
    const now = { [HOUSEHOLD_HEADER]: String((await headersOf(bob))[HOUSEHOLD_HEADERS.id]) };
    expect((await bob.call('GET', '/api/meal-plans/saved', undefined, now)).status).toBe(200);
  });

  it('tells of a role that was changed', async () => {
    await bringIn(ada, bob);
    const path = `/api/household/members/${await idOf(bob)}`;
    for (const role of ['shopper', 'shopper', 'member']) await ada.call('PUT', path, { role });
    expect(await news(ada)).toEqual(['joined Bob', 'now-shopper Bob', 'now-member Bob']);
    expect((await readHousehold(ada)).news.map(({ isYou }) => isYou)).toEqual([false, false, false]);
    // Who joins knows it, and who may do more or less is told so as what they are: you.
    expect((await readHousehold(bob)).news.map(({ kind, isYou }) => [kind, isYou])).toEqual([
      ['now-shopper', true],
      ['now-member', true],
    ]);
  });

  it('gives the calendar’s link of who left their own days, and a shopper none', async () => {
    const plan = await save(ada, 'Ours');
    await ada.call('POST', '/api/weekly-plan-days', { date: DATE, mealPlanId: plan });
    await bringIn(ada, bob);
    const { url } = (await bob.call<Wire<{ url: string }>>('POST', '/api/calendar/link')).body.data;
    const feed = async () => (await larder.app.inject(new URL(url).pathname)).body;
    expect(await feed()).toContain('Ours');
    await ada.call('PUT', `/api/household/members/${await idOf(bob)}`, { role: 'shopper' });
    expect(await feed()).toBe('Not Found');
    await leave(bob);
    expect(await feed()).not.toContain('Ours');
  });
});
