import { randomUUID } from 'node:crypto';
import { DELETE_WORDS, EXPORT_URL, importAccount, type ImportCounts } from '@larder/contract/account.ts';
import type { Eater } from '@larder/contract/eater.ts';
import type { GroceryListCard } from '@larder/contract/grocery.ts';
import type { SavedPlan } from '@larder/contract/plan.ts';
import type { Week, WeekCard } from '@larder/contract/week.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assign } from './support/calendar-calls.ts';
import { bringIn, idOf, leave, nameThem } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';
import { draft, read, save as saveWeek } from './support/week-calls.ts';

type Wire<Data> = { readonly data: Data };
const EATERS = '/api/household/eaters';

describe.each(ENGINES)('what an archive carries of a household, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
    await nameThem(ada, 'Ada');
  });

  const download = async ({ cookie }: Caller): Promise<Uint8Array> =>
    (await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie } })).rawPayload;
  const textOf = async (of: Caller) =>
    Object.values(unzipSync(await download(of)))
      .map((file) => strFromU8(file))
      .join('\n');
  const upload = async ({ cookie }: Caller, file: Uint8Array): Promise<ImportCounts> => {
    const headers = { cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    const { method, path: url } = importAccount;
    return (await larder.app.inject({ method, url, headers, payload: Buffer.from(file) })).json<Wire<ImportCounts>>().data;
  };
  const people = async ({ call }: Caller) => (await call<Wire<Eater[]>>('GET', EATERS)).body.data;
  const cookFor = async ({ call }: Caller, count: number, name = 'Child') => {
    for (let n = 1; n <= count; n++) {
      const { status } = await call('POST', EATERS, { kind: 'child', name: `${name} ${n}`, restrictions: ['Peanut allergy'] });
      expect(status).toBe(200);
    }
  };
  const save = async ({ call }: Caller, body: object) =>
    (await call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', body)).body.data.id;
  const platesOf = async ({ call }: Caller) =>
    (await call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data[0]?.meals.dinner?.plates?.map(({ eaterId }) => eaterId);

  it('brings back who was taken out since, though the table was full then', async () => {
    await cookFor(ada, 11);
    const file = await download(ada);
    const [, , third, , , , , , , tenth] = await people(ada);
    for (const { id } of [third!, tenth!]) expect((await ada.call('DELETE', `${EATERS}/${id}`)).status).toBe(200);
    expect(await upload(ada, file)).toMatchObject({ people: 2, peopleLeft: 0 });
    expect((await people(ada)).map(({ name }) => name)).toEqual(expect.arrayContaining([third!.name, tenth!.name]));
    expect(await upload(ada, file)).toMatchObject({ people: 0, peopleLeft: 0 });
  });

  it('says how many found no room', async () => {
    await cookFor(ada, 11);
    const file = await download(ada);
    const bob = await larder.newEater();
    await cookFor(bob, 5, 'Own');
    expect(await upload(bob, file)).toMatchObject({ people: 6, peopleLeft: 5 });
    expect(await people(bob)).toHaveLength(12);
  });

  it('lays plates for the same people in a new account', async () => {
    await cookFor(ada, 1);
    const body = planBodyOf('For both');
    const nutrition = { calories: 500, protein: 10, carbs: 100, fat: 5, fiber: null, sugar: null, sodium: null, saturatedFat: null };
    const portions = [{ foodId: 'white-rice', grams: 100, from: 'pot' }];
    const plates = (await people(ada)).map(({ id, name }) => ({ eaterId: id, name, share: 0.5, told: 'half of it', nutrition, portions }));
    await save(ada, { ...body, meals: { ...body.meals, dinner: { ...body.meals.dinner, plates } } });
    const file = await download(ada);
    const bob = await larder.newEater();
    await upload(bob, file);
    expect(await platesOf(bob)).toEqual((await people(bob)).map(({ id }) => id));
    expect(await platesOf(bob)).not.toEqual(await platesOf(ada));
  });

  it('brings a saved week with the days that it uses of the calendar and the lists that were made of it', async () => {
    const mine = await save(ada, planBodyOf('Mine'));
    await assign(ada, '2026-11-24', mine);
    const week = await saveWeek(ada, (await draft(ada, { query: 'vegan' })).id);
    await ada.call('POST', `/api/weeks/${week.id}/grocery-lists`, {});
    const lists = async ({ call }: Caller) => (await call<Wire<GroceryListCard[]>>('GET', '/api/grocery-lists')).body.data;
    const bob = await larder.newEater();
    await upload(bob, await download(ada));
    const [card] = (await bob.call<Wire<WeekCard[]>>('GET', '/api/weeks')).body.data;
    const there = await read(bob, card!.id);
    const shown = ({ plans }: Week) => plans.map(({ date, from, title, isOnCalendar }) => ({ date, from, title, isOnCalendar }));
    expect(shown(week)[1]).toEqual({ date: '2026-11-24', from: 'kept', title: 'Mine', isOnCalendar: true });
    expect(shown(there)).toEqual(shown(week));
    // As its own list: it is not made a second time.
    await bob.call('POST', `/api/weeks/${there.id}/grocery-lists`, {});
    expect((await lists(bob)).map(({ name }) => name)).toEqual((await lists(ada)).map(({ name }) => name));
    await upload(bob, await download(ada));
    expect(shown(await read(bob, there.id))).toEqual(shown(week));
  });

  it('adds those of a duplicate account as far as there is room, and says who was left', async () => {
    const other = await larder.newEater();
    await save(other, planBodyOf('Of the other address'));
    await cookFor(other, 11);
    await cookFor(ada, 5, 'Own');
    const { kysely } = larder.database;
    const younger = await idOf(other);
    await sql`update users set issuer = 'https://pantry.example/oidc', subject = ${randomUUID()} where id = ${younger}`.execute(kysely);
    await sql`insert into duplicate_users (user_id, kept_user_id) values (${younger}, ${await idOf(ada)})`.execute(kysely);
    const added = (await ada.call<Wire<ImportCounts>>('POST', '/api/account/duplicate/add')).body.data;
    expect(added).toMatchObject({ plans: 1, people: 6, peopleLeft: 5 });
    expect(await people(ada)).toHaveLength(12);
  });

  describe('is, downloaded by', () => {
    const MARK = 'Quoxine';
    let guest: Caller;
    beforeEach(async () => {
      guest = await larder.newEater();
      await nameThem(guest, 'Bob');
      await save(guest, planBodyOf('Bob’s own'));
      await save(ada, planBodyOf(`${MARK} plan`));
      await ada.call('POST', '/api/grocery-lists', { name: `${MARK} list` });
      await ada.call('POST', EATERS, { kind: 'adult', name: `${MARK} adult` });
    });
    const told = async () => {
      const text = await textOf(guest);
      return [text.includes('Bob’s own'), text.includes(MARK)];
    };

    it.each([
      ['a stranger, their own', async () => undefined, false],
      ['a member, theirs and the household’s', async () => bringIn(ada, guest), true],
      ['a shopper, their own', async () => bringIn(ada, guest, 'shopper'), false],
      [
        'who left, their own',
        async () => {
          await bringIn(ada, guest);
          await leave(guest);
        },
        false,
      ],
      [
        'who was removed, their own',
        async () => {
          await bringIn(ada, guest);
          await ada.call('DELETE', `/api/household/members/${await idOf(guest)}`);
        },
        false,
      ],
      [
        'who shops for it since, their own',
        async () => {
          await bringIn(ada, guest);
          await ada.call('PUT', `/api/household/members/${await idOf(guest)}`, { role: 'shopper' });
        },
        false,
      ],
    ])('%s', async (_who, arrive, isTold) => {
      await arrive();
      expect(await told()).toEqual([true, isTold]);
    });
  });

  it('is nobody’s any more once the account is deleted', async () => {
    expect((await ada.call('DELETE', '/api/account', { confirmation: DELETE_WORDS })).status).toBe(200);
    expect((await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie: ada.cookie } })).statusCode).toBe(401);
  });
});
