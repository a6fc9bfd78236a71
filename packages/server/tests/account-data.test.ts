import { randomUUID } from 'node:crypto';
import {
  DELETE_WORDS,
  EXPORT_URL,
  importAccount,
  type ImportCounts,
  PICTURE_URL,
  type SessionCard,
  type User,
} from '@larder/contract/account.ts';
import type { GroceryList, GroceryListCard } from '@larder/contract/grocery.ts';
import type { GeneratedPlan } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import Fastify from 'fastify';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ARCHIVE_TABLE_NAMES,
  ARCHIVE_TABLES,
  UNCARRIED_COLUMNS,
  EXPORT_ONLY_TABLES,
  LEFT_OUT,
} from '../src/features/account/archive-row.ts';
import { registerAccountPicture } from '../src/features/account/picture-routes.ts';
import type { UserId } from '../src/db/scope.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { PASSWORD, signIn } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { draft, save } from './support/week-calls.ts';

const ORIGIN = 'http://localhost:5000';
const PROFILE = {
  lastName: 'Quell',
  bio: '=SUM(A1)',
  dateOfBirth: '1990-02-28',
  height: '170 cm',
  weight: 64,
  preferredUnits: 'metric',
  activityLevel: 'lightly_active',
  fitnessGoals: 'maintenance',
  dietaryRestrictions: ['Dairy-Free', 'no mushrooms'],
  sex: 'female',
  hideNumbers: true,
};

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp();
}, 60_000);
afterAll(() => larder.close());

type Wire<Data> = { readonly data: Data };
const read = async <Data>(eater: Caller, path: string): Promise<Data> => (await eater.call<Wire<Data>>('GET', path)).body.data;

/** A person with something in every corner: plans of the planner and from elsewhere, days, a list half ticked. */
async function moveIn(firstName = 'Zoë'): Promise<Caller> {
  const eater = await larder.newEater();
  await eater.call('POST', '/api/auth/accept-terms', { termsAccepted: true, privacyAccepted: true });
  await eater.call('PUT', '/api/profile', { ...PROFILE, firstName });
  const made = await eater.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: 'vegan, 2000 kcal', seed: 7 });
  expect(made.status, made.text).toBe(200);
  const { chips: _chips, notUnderstood: _not, ...plan } = made.body.data;
  const ids: string[] = [];
  for (const title of ['Weekday', '=cmd|calc', 'Jalapeño, “hot”\nsecond line']) {
    const saved = await eater.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, title });
    expect(saved.status, saved.text).toBe(200);
    ids.push(saved.body.data.id);
  }
  await eater.call('PATCH', `/api/meal-plans/${ids[1]}/favorite`, { isFavorited: true });
  await eater.call('POST', '/api/weekly-plan-days', { date: '2026-11-23', mealPlanId: ids[0], notes: 'with Ann' });
  await eater.call('POST', '/api/weekly-plan-days', { date: '2026-11-24', mealPlanId: ids[2] });
  await eater.call('POST', '/api/calendar/link');
  const list = {
    name: 'Week',
    description: 'for four',
    dateRange: 'Nov 23 - 24',
    status: 'draft',
    mealPlansIncluded: [{ mealPlanId: ids[0], mealPlanTitle: 'Weekday', date: '2026-11-23' }],
  };
  const { body } = await eater.call<Wire<{ id: string }>>('POST', '/api/grocery-lists', list);
  await eater.call('POST', `/api/grocery-lists/${body.data.id}/items/bulk`, {
    items: [
      { ingredient: 'Onions', quantity: '3', category: 'produce', source: 'Soup', checked: 'true' },
      { ingredient: 'Oats', quantity: '500 g', category: 'pantry', source: '', checked: 'false' },
    ],
  });
  return eater;
}

/** All that a person sees of it again. */
async function look(eater: Caller) {
  const plans = await read<readonly { id: string }[]>(eater, '/api/meal-plans/saved');
  const cards = await read<readonly GroceryListCard[]>(eater, '/api/grocery-lists');
  return {
    profile: (await eater.call<User>('GET', '/api/auth/user')).body,
    plans: await Promise.all(plans.map(({ id }) => read(eater, `/api/meal-plans/${id}`))),
    days: await read(eater, '/api/weekly-plan-days/2026-11-01?endDate=2026-12-31'),
    lists: await Promise.all(cards.map(({ id }) => read<GroceryList>(eater, `/api/grocery-lists/${id}`))),
  };
}

async function download({ cookie }: Caller): Promise<Uint8Array> {
  const answer = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie } });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.rawPayload;
}

async function upload({ cookie }: Caller, file: Uint8Array) {
  const { method, path: url } = importAccount;
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/zip' };
  const answer = await larder.app.inject({ method, url, headers, payload: Buffer.from(file) });
  return { status: answer.statusCode, body: answer.json<Wire<ImportCounts> & ProblemReply>() };
}

const deleteMe = (eater: Caller, confirmation: string = DELETE_WORDS) =>
  eater.call<ProblemReply>('DELETE', '/api/account', { confirmation });

/** Rows of any table that name one of these words, whatever the tables are: the database's own catalogue lists them. */
async function findTraces(words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'
  `.execute(larder.database.kysely);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'sessions', 'meal_plans', 'oidc_accounts']));
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} as t where position(${word} in row_to_json(t)::text) > 0
      `.execute(larder.database.kysely);
      found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 120)}`));
    }
  }
  return found;
}

const countPayloads = async () => (await larder.database.kysely.selectFrom('oidc_payloads').select('id_hash').execute()).length;

const withOtherRevision = (row: unknown) => ({ ...(row as object), revision: expect.any(String) });

const NOTHING = { totalCalories: 0, protein: 0, carbs: 0, fat: 0 };

async function moveOut(eater: Caller): Promise<Caller> {
  expect((await deleteMe(eater)).status).toBe(200);
  return larder.newEater();
}

async function copyFirst(eater: Caller, file: Uint8Array): Promise<Caller> {
  const other = await larder.newEater();
  await upload(other, file);
  await moveOut(eater);
  return other;
}

describe('leaving with everything and coming back', () => {
  it('gives equal plans, days and lists after export, deletion and import', async () => {
    const eater = await moveIn();
    const before = await look(eater);
    expect([before.plans.length, (before.days as unknown[]).length, before.lists[0]?.items.length]).toEqual([3, 2, 2]);
    const file = await download(eater);
    expect((await deleteMe(eater)).status).toBe(200);

    const again = await larder.newEater();
    const { id, firstName, lastName, email } = (await look(again)).profile;
    expect(email).not.toBe(before.profile.email);
    const { status, body } = await upload(again, file);
    expect(status, JSON.stringify(body)).toBe(200);
    const { profile, ...counts } = body.data;
    expect(counts).toEqual({
      plans: 3,
      days: 2,
      lists: 1,
      items: 2,
      recipes: 0,
      weeks: 0,
      photos: 0,
      photosLeft: 0,
      people: 0,
      peopleLeft: 0,
    });
    // Of it is what the account had not, and not who signed up.
    expect(profile).toEqual(expect.arrayContaining(['weight', 'dietaryRestrictions']));
    const after = await look(again);
    // What a window saw before is not what it would change now.
    expect(after.plans).toEqual(before.plans.map(withOtherRevision));
    expect(after.days).toEqual((before.days as unknown[]).map(withOtherRevision));
    expect(after.lists).toEqual(before.lists);
    expect(after.profile).toEqual({ ...before.profile, id, firstName, lastName, email });

    // Nor does it take an allergy away that came later, or say somebody else's name of whom has a profile.
    await again.call('PUT', '/api/profile', {
      dietaryRestrictions: ['Dairy-Free', 'shellfish allergy'],
      firstName: 'Bob',
      activityLevel: null,
    });
    expect((await upload(again, file)).body.data.profile).toEqual(['activityLevel', 'dietaryRestrictions']);
    expect((await look(again)).profile).toMatchObject({
      firstName: 'Bob',
      dietaryRestrictions: ['Dairy-Free', 'shellfish allergy', 'no mushrooms'],
      activityLevel: PROFILE.activityLevel,
      height: PROFILE.height,
    });

    // Importing twice changes nothing, and what was changed in between stays.
    await again.call('DELETE', `/api/meal-plans/${(before.plans[0] as { id: string }).id}`);
    await again.call('PUT', `/api/grocery-lists/${before.lists[0]?.id}`, { name: 'Renamed' });
    const second = await upload(again, file);
    expect(second.body.data).toMatchObject({ plans: 1, lists: 0, items: 0 });
    expect((await look(again)).lists[0]?.name).toBe('Renamed');
  });

  it('is here once however often a file is brought, also where its own account is still there', async () => {
    const eater = await moveIn();
    await eater.call('POST', '/api/household/eaters', { kind: 'child', name: 'Lulu', birthYear: 2019, restrictions: [] });
    const file = await download(eater);
    const other = await larder.newEater();
    const first = await upload(other, file);
    expect(first.body.data).toMatchObject({ plans: 3, days: 2, lists: 1, items: 2, people: 1 });
    const before = await look(other);
    const second = await upload(other, file);
    expect(second.body.data).toMatchObject({ plans: 0, days: 0, lists: 0, items: 0, people: 0, peopleLeft: 0 });
    expect(await look(other)).toEqual(before);
    // What was deleted in between comes back, in its own place.
    await other.call('DELETE', `/api/meal-plans/${(before.plans[0] as { id: string }).id}`);
    expect((await upload(other, file)).body.data).toMatchObject({ plans: 1, lists: 0, people: 0 });
    expect((await eater.call<{ data: unknown[] }>('GET', '/api/meal-plans/saved')).body.data).toHaveLength(3);
    // Nor twice once the ids it had in its own account are free.
    expect((await deleteMe(eater)).status).toBe(200);
    expect((await upload(other, file)).body.data).toMatchObject({ plans: 0, days: 0, lists: 0, items: 0, people: 0, peopleLeft: 0 });
    expect(await look(other)).toEqual({ ...before, plans: expect.any(Array), days: expect.any(Array) });
  });

  it('counts as plans what its person finds among them, and not the days of weeks', async () => {
    const eater = await moveIn();
    await save(eater, (await draft(eater, { start: '2026-12-07', days: 2 })).id);
    const file = await download(eater);
    const other = await larder.newEater();
    expect((await upload(other, file)).body.data).toMatchObject({ plans: 3, weeks: 1, days: 4 });
    expect(await read<readonly unknown[]>(other, '/api/meal-plans/saved')).toHaveLength(3);
  });

  it.each([
    ['its own where the household has it', async (of: Caller) => of, true],
    ['its own where that is free', async (of: Caller) => moveOut(of), true],
    ['another one where it is taken', async () => larder.newEater(), false],
    [
      'that of its copy where one is here already, though its own is free',
      async (of: Caller, file: Uint8Array) => copyFirst(of, file),
      false,
    ],
  ])('gives a plan the id: %s', async (_, prepare, isOwn) => {
    const eater = await larder.newEater();
    const plan = { title: 'Kept', description: '', searchQuery: 'vegan', nutritionOverview: NOTHING, meals: {} };
    const { id } = (await eater.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', plan)).body.data;
    const file = await download(eater);
    const into = await prepare(eater, file);
    expect((await upload(into, file)).status).toBe(200);
    const there = await read<readonly { id: string }[]>(into, '/api/meal-plans/saved');
    expect(there).toHaveLength(1);
    expect(there[0]?.id === id).toBe(isOwn);
  });

  it('brings back who is cooked for and what holds for every week, once', async () => {
    const eater = await larder.newEater();
    const mia = { kind: 'child', name: 'Mia', birthYear: 2019, restrictions: ['Peanuts allergy'], eatsAtHome: { monday: ['dinner'] } };
    await eater.call('POST', '/api/household/eaters', mia);
    type Rules = { data: { rules: { meatless: string[] }; eatsAtHome: object } };
    const free = (await eater.call<Rules>('GET', '/api/week-rules')).body.data;
    const rules = { ...free, rules: { ...free.rules, meatless: ['friday'] } };
    expect((await eater.call('PUT', '/api/week-rules', rules)).status).toBe(200);
    const file = await download(eater);
    expect((await deleteMe(eater)).status).toBe(200);

    const again = await larder.newEater();
    for (let time = 1; time <= 2; time++) expect((await upload(again, file)).status).toBe(200);
    const table = (await again.call<{ data: { name: string; isYou: boolean }[] }>('GET', '/api/household/eaters')).body.data;
    expect(table.filter(({ isYou }) => !isYou)).toEqual([expect.objectContaining(mia)]);
    expect((await again.call<Rules>('GET', '/api/week-rules')).body.data).toEqual(rules);

    // Rules of its own are not written over by somebody's old ones.
    const own = { ...free, rules: { ...free.rules, meatless: ['monday'] } };
    const other = await larder.newEater();
    await other.call('PUT', '/api/week-rules', own);
    expect((await upload(other, file)).status).toBe(200);
    expect((await other.call<Rules>('GET', '/api/week-rules')).body.data).toEqual(own);
  });

  it('carries items that were taken off a list as taken off, and parts as parts', async () => {
    const eater = await larder.newEater();
    const { body } = await eater.call<Wire<{ id: string }>>('POST', '/api/grocery-lists', { name: 'Week' });
    const parts = ['2026-11-23', '2026-11-24'].map((day) => ({ day, slot: 'dinner', title: 'Soup '.repeat(50), quantity: '2' }));
    const items = [{ ingredient: 'Oats' }, { ingredient: 'Milk' }, { ingredient: 'Onions', quantity: '4', key: 'onion', parts }];
    const added = await eater.call<Wire<{ id: string }[]>>('POST', `/api/grocery-lists/${body.data.id}/items/bulk`, { items });
    const [oats, , onions] = added.body.data;
    await eater.call('DELETE', `/api/grocery-list-items/${oats!.id}`);
    await eater.call('POST', `/api/grocery-list-items/${onions!.id}/split`);
    const before = await look(eater);
    const file = await download(eater);
    const csv = strFromU8(unzipSync(file)['groceries.csv']!);
    expect([csv.includes('Milk'), csv.includes('Oats')]).toEqual([true, false]);
    expect((await deleteMe(eater)).status).toBe(200);

    const again = await larder.newEater();
    const { status, body: answer } = await upload(again, file);
    expect(status, JSON.stringify(answer)).toBe(200);
    expect((await look(again)).lists).toEqual(before.lists);
    const restored = await again.call<Wire<{ ingredient: string }>>('POST', `/api/grocery-list-items/${oats!.id}/restore`);
    expect(restored.body.data.ingredient).toBe('Oats');
    const merged = await again.call<Wire<{ quantity: string }>>('POST', `/api/grocery-list-items/${onions!.id}/merge`);
    expect(merged.body.data.quantity).toBe('4');
  });

  it('leaves nothing of a deleted account in any table', async () => {
    const payloadsBefore = await countPayloads();
    const eater = await moveIn('Wilhelmina');
    const { id, email } = (await eater.call<User>('GET', '/api/auth/user')).body;
    const { subject } = await larder.database.kysely.selectFrom('users').select('subject').where('id', '=', id).executeTakeFirstOrThrow();
    const words = [id, subject, email ?? '', 'Wilhelmina'];
    expect((await findTraces(words)).length).toBeGreaterThan(8);
    expect(await countPayloads()).toBeGreaterThan(payloadsBefore);

    expect((await deleteMe(eater)).status).toBe(200);
    expect(await findTraces(words)).toEqual([]);
    // Sealed, so that no search finds a name in them: they are counted.
    expect(await countPayloads()).toBe(payloadsBefore);

    expect((await eater.call('GET', '/api/auth/user')).status).toBe(401);
    const browser = new TestBrowser({ [ORIGIN]: larder.app });
    const refused = await signIn(browser, `${ORIGIN}/api/login`, { email: email ?? '', password: PASSWORD });
    expect(refused.status).toBe(422);
  });

  it('deletes nothing without the typed words, and nobody else', async () => {
    const eater = await moveIn();
    const other = await moveIn();
    for (const words of ['', 'yes', 'delete', `${DELETE_WORDS}!`]) {
      const { status, body } = await deleteMe(eater, words);
      expect([status, body.error.code]).toEqual([400, 'not-confirmed']);
    }
    expect((await look(eater)).plans).toHaveLength(3);
    await deleteMe(eater, '  Delete My Account ');
    expect((await look(other)).plans).toHaveLength(3);
  });

  it('gives copies of their own to a second account, without touching the first', async () => {
    const eater = await moveIn();
    const before = await look(eater);
    const other = await larder.newEater();
    const { body } = await upload(other, await download(eater));
    expect(body.data).toMatchObject({
      plans: 3,
      days: 2,
      lists: 1,
      items: 2,
      recipes: 0,
      weeks: 0,
      photos: 0,
      photosLeft: 0,
      people: 0,
      peopleLeft: 0,
    });
    const copy = await look(other);
    const idsOf = ({ plans }: { plans: readonly unknown[] }) => plans.map((plan) => (plan as { id: string }).id);
    expect(idsOf(copy).filter((id) => idsOf(before).includes(id))).toEqual([]);
    expect((copy.days as { mealPlanId: string }[]).every(({ mealPlanId }) => idsOf(copy).includes(mealPlanId))).toBe(true);
    expect(idsOf(copy)).toContain(copy.lists[0]?.mealPlansIncluded[0]?.mealPlanId);
    expect(await look(eater)).toEqual(before);
  });
});

describe('the download', () => {
  it('holds a JSON of everything, tables for a spreadsheet and a calendar', async () => {
    const files = unzipSync(await download(await moveIn()));
    expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'calendar.ics', 'groceries.csv', 'larder.json', 'meals.csv', 'plans.csv']);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const json = JSON.parse(text('larder.json')) as Record<string, unknown[]> & { profile: User };
    expect(json.profile).toMatchObject(PROFILE);
    expect([json['mealPlans'], json['weeklyPlanDays'], json['groceryLists'], json['searches']].map((rows) => rows?.length)).toEqual([
      3, 2, 1, 1,
    ]);
    expect(text('larder.json')).not.toMatch(/id_?[hH]ash|token/);
    // What begins like a formula is text, a line break stays in its cell.
    expect(text('plans.csv')).toContain(`,'=cmd|calc,`);
    expect(text('plans.csv')).toContain('"Jalapeño, “hot”\nsecond line"');
    expect(text('meals.csv').match(/,(?:breakfast|lunch|dinner|snack),/g)).toHaveLength(12);
    expect(text('groceries.csv')).toContain('Week,produce,Onions,3,true,Soup');
    expect(text('calendar.ics')).toContain('DTSTART;VALUE=DATE:20261123');
  });

  it('is a file to keep, by a name of our own words and the day', async () => {
    const { cookie } = await moveIn();
    const { headers } = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie } });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="larder-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'x-content-type-options': 'nosniff' });
  });

  it('is closed to visitors', async () => {
    const answer = await larder.app.inject({ method: 'GET', url: EXPORT_URL });
    expect([answer.statusCode, answer.json<ProblemReply>().message]).toEqual([401, 'Unauthorized']);
  });

  it('takes account of every table and column that belongs to a person', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema()
        and table_name in (select table_name from information_schema.columns where column_name in ('user_id', 'household_id') and table_schema = current_schema())
    `.execute(larder.database.kysely);
    const tables = [...new Set(rows.map(({ table }) => table))].toSorted();
    const known = [...ARCHIVE_TABLE_NAMES, ...Object.keys(EXPORT_ONLY_TABLES), ...Object.keys(NOT_EXPORTED)].toSorted();
    expect(tables, 'carry it out, or say in NOT_EXPORTED why not').toEqual(known);
    for (const table of ARCHIVE_TABLE_NAMES) {
      const carried = rows.filter(
        (row) =>
          row.table === table &&
          !WHOSE.has(row.column) &&
          !UNCARRIED_COLUMNS.includes(row.column) &&
          !LEFT_OUT[table]?.includes(row.column),
      );
      const columns = carried.map(({ column }) => column);
      expect(Object.keys(ARCHIVE_TABLES[table].shape).map(toColumn).toSorted(), `check it in archive.ts: ${table}`).toEqual(
        columns.toSorted(),
      );
    }
  });
});

/** Why a table that belongs to a person is in no download. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  deleted_plans: 'plans that were deleted, for as long as Undo is offered',
  deleted_lists: 'lists that were deleted, for as long as Undo is offered',
  deleted_weeks: 'weeks that were deleted, for as long as Undo is offered',
  deleted_recipes: 'recipes that were deleted, for as long as Undo is offered',
  duplicate_users: 'which account a change of address had made beside this one; what it saved can be added, and is then exported',
  calendar_connections: 'the secret that opens an outside calendar: it is connected again with a click',
  calendar_outbox: 'which days are still to be copied to an outside calendar',
  model_use_by_user: 'how often a day the language model was asked; forgotten within days',
  plan_drafts: 'plans that were shown and not saved; made again from the search',
  week_drafts: 'weeks that were shown and not saved; made again from the search',
  calendar_links: 'a secret address that opens the calendar: a new one is made in a moment',
  household_members: 'whom a person eats with: each of them has a download of their own',
  household_news: 'who came and went, forgotten within weeks',
  shared_links: 'secret addresses that show a thing to others: made again in a moment',
  invitations: 'links that open an account or a household once, within days',
  grocery_ops: 'numbers of changes already applied, without content',
};

const toColumn = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Who has it is said by who carries it out. */
const WHOSE: ReadonlySet<string> = new Set(['household_id', 'created_by', 'eater_id', 'user_id']);

describe('an import', () => {
  const zipOf = (json: unknown) => zipSync({ 'some folder/larder.json': strToU8(JSON.stringify(json)) });
  const EMPTY = { format: 'larder-archive', version: 1, profile: {} };

  const TIMES = { createdAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-20T00:00:00Z' };
  const DAY = { id: randomUUID(), date: '2026-11-20', mealPlanId: randomUUID(), notes: null, weeklyPlanId: null, ...TIMES };
  const LIST = { id: randomUUID(), name: 'Week', description: '', status: 'draft', dateRange: '', mealPlansIncluded: [], ...TIMES };

  it('takes an archive that was packed anew, in a folder', async () => {
    expect((await upload(await larder.newEater(), zipOf(EMPTY))).body.data).toEqual({
      plans: 0,
      days: 0,
      lists: 0,
      items: 0,
      recipes: 0,
      weeks: 0,
      people: 0,
      photos: 0,
      photosLeft: 0,
      peopleLeft: 0,
      profile: [],
    });
  });

  it.each([
    ['bytes that are no zip', strToU8('hello, this is no zip file'), 'import-not-an-archive'],
    ['nothing', new Uint8Array(), 'import-not-an-archive'],
    ['a zip of something else', zipSync({ 'photo.txt': strToU8('x') }), 'import-not-an-archive'],
    ['a file that is no JSON', zipSync({ 'larder.json': strToU8('{"format":') }), 'import-not-an-archive'],
    ['a file of another program', zipOf({ ...EMPTY, format: 'other' }), 'import-not-an-archive'],
    ['a plan without a title', zipOf({ ...EMPTY, mealPlans: [{ id: randomUUID() }] }), 'import-damaged'],
    [
      'a link that is a script',
      zipOf({
        ...EMPTY,
        instacartExports: [
          {
            id: randomUUID(),
            listId: randomUUID(),
            instacartUrl: 'javascript:alert(1)',
            createdAt: '2026-11-20T00:00:00Z',
            expiresAt: null,
          },
        ],
      }),
      'import-damaged',
    ],
    ['a day after which there is none', zipOf({ ...EMPTY, weeklyPlanDays: [{ ...DAY, date: '9999-12-31' }] }), 'import-damaged'],
    ['a time before there is one', zipOf({ ...EMPTY, weeklyPlanDays: [{ ...DAY, createdAt: '0000-01-01T00:00:00Z' }] }), 'import-damaged'],
    ['a list of days that are none', zipOf({ ...EMPTY, groceryLists: [{ ...LIST, days: [[['2026-11-20']]] }] }), 'import-damaged'],
    ['a list that cannot be changed any more', zipOf({ ...EMPTY, groceryLists: [{ ...LIST, revision: 2 ** 31 - 1 }] }), 'import-damaged'],
    ['a profile that is none', zipOf({ ...EMPTY, profile: { weight: 'heavy' } }), 'import-damaged'],
  ])('refuses %s and changes nothing', async (_case, file, code) => {
    const eater = await larder.newEater();
    const { status, body } = await upload(eater, file);
    expect([status, body.error.code]).toEqual([422, code]);
    expect((await look(eater)).plans).toEqual([]);
  });

  it('stops at a small file that unpacks to more than anybody has', async () => {
    const bomb = zipSync({ 'larder.json': new Uint8Array(140 * 1024 * 1024).fill(0x20) });
    expect(bomb.length).toBeLessThan(200_000);
    const { status, body } = await upload(await larder.newEater(), bomb);
    expect([status, body.error.code]).toEqual([413, 'payload-too-large']);
  });

  it('stops at the first of millions of things that are none of ours', async () => {
    const text = `{"format":"larder-archive","version":1,"profile":{},"mealPlans":[${'{},'.repeat(4_100_000)}{}]}`;
    const { status, body } = await upload(await larder.newEater(), zipSync({ 'larder.json': strToU8(text) }, { level: 1 }));
    expect([status, body.error.code]).toEqual([422, 'import-damaged']);
  });

  it('stops at one thing in another thousands deep, and nobody waits behind it', async () => {
    const days = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const text = JSON.stringify({ ...EMPTY, groceryLists: [{ ...LIST, days: 'DAYS' }] }).replace('"DAYS"', days);
    const { status, body } = await upload(await larder.newEater(), zipSync({ 'larder.json': strToU8(text) }));
    expect([status, body.error.code]).toEqual([413, 'payload-too-large']);
    // Of another account, and full of what only looks like depth.
    const list = { ...LIST, description: '[{"\\'.repeat(400), days: ['2026-11-20'] };
    expect((await upload(await larder.newEater(), zipOf({ ...EMPTY, groceryLists: [list] }))).body.data.lists).toBe(1);
  });

  it('is not waited for without end when its sender stops half-way', () => {
    expect(larder.app.server.requestTimeout).toBe(600_000);
  });

  it('names the first damaged row of very many', async () => {
    const { status, body } = await upload(
      await larder.newEater(),
      zipOf({ ...EMPTY, mealPlans: Array.from({ length: 300_000 }, () => ({})) }),
    );
    expect([status, body.error.code, body.message]).toEqual([422, 'import-damaged', expect.stringContaining('mealPlans.0.id')]);
  });

  it.each([
    ['no email', { email: null }],
    ['an email that is none', { email: 'ann' }],
    ['a birth date of an earlier release', { dateOfBirth: '1890-05-01' }],
    ['a birth date to come', { dateOfBirth: '2999-05-01' }],
  ])('takes what must not be eaten from a profile with %s', async (_case, refused) => {
    const file = zipOf({ ...EMPTY, profile: { firstName: 'Ann', dietaryRestrictions: ['Peanut allergy'], ...refused } });
    const empty = await larder.newEater();
    const filledIn = await larder.newEater();
    await filledIn.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    for (const [into, dietaryRestrictions] of [
      [empty, ['Peanut allergy']],
      [filledIn, ['Vegan', 'Peanut allergy']],
    ] as const) {
      const before = (await look(into)).profile;
      expect((await upload(into, file)).status).toBe(200);
      // What the form would refuse stays as it was, and nothing else does.
      expect((await look(into)).profile).toMatchObject({ dietaryRestrictions, email: before.email, dateOfBirth: null });
    }
  });

  it('takes a name only where there is none of it', async () => {
    const file = zipOf({ ...EMPTY, profile: { firstName: 'Ann', lastName: 'Quell' } });
    const eater = await larder.newEater();
    await eater.call('PUT', '/api/profile', { firstName: 'Eva', lastName: null });
    expect((await upload(eater, file)).body.data.profile).toEqual([]);
    expect((await look(eater)).profile).toMatchObject({ firstName: 'Eva', lastName: null });
    await eater.call('PUT', '/api/profile', { firstName: null });
    expect((await upload(eater, file)).body.data.profile).toEqual(['firstName', 'lastName']);
    expect((await look(eater)).profile).toMatchObject({ firstName: 'Ann', lastName: 'Quell' });
  });

  it('shows nobody the numbers that were hidden, in the file or here', async () => {
    const fileOf = (hideNumbers: boolean) => zipOf({ ...EMPTY, profile: { firstName: 'Ann', bio: 'Cook', hideNumbers } });
    const hidden = await larder.newEater();
    await hidden.call('PUT', '/api/profile', { hideNumbers: true });
    await upload(hidden, fileOf(false));
    expect((await look(hidden)).profile).toMatchObject({ bio: 'Cook', hideNumbers: true });
    const filledIn = await larder.newEater();
    await filledIn.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    await upload(filledIn, fileOf(true));
    expect((await look(filledIn)).profile).toMatchObject({ dietaryRestrictions: ['Vegan'], bio: 'Cook', hideNumbers: true });
  });

  it('leaves no rule out for want of room, and keeps a profile that its form can save', async () => {
    const chips = (first: number) => Array.from({ length: 150 }, (_, at) => `no food ${first + at}`);
    const eater = await larder.newEater();
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: chips(0) });
    const list = { ...LIST, id: randomUUID() };
    const refused = await upload(eater, zipOf({ ...EMPTY, profile: { dietaryRestrictions: chips(100) }, groceryLists: [list] }));
    expect([refused.status, refused.body.error.code]).toEqual([409, 'account-full']);
    expect(await look(eater)).toMatchObject({ lists: [], profile: { dietaryRestrictions: chips(0) } });
    // What is said twice counts once.
    expect((await upload(eater, zipOf({ ...EMPTY, profile: { dietaryRestrictions: chips(50) } }))).status).toBe(200);
    const { dietaryRestrictions } = (await look(eater)).profile;
    expect(dietaryRestrictions).toHaveLength(200);
    expect((await eater.call('PUT', '/api/profile', { dietaryRestrictions })).status).toBe(200);
    // Two windows, each of which has room for its own.
    const opened = { dietaryRestrictions: dietaryRestrictions.slice(1) };
    const added = await eater.call('PUT', '/api/profile', { dietaryRestrictions: [...opened.dietaryRestrictions, 'no leeks'], opened });
    expect(added.status).toBe(409);
    expect((await look(eater)).profile.dietaryRestrictions).toEqual(dietaryRestrictions);
  });

  it('leaves out what stands on nothing', async () => {
    const { status, body } = await upload(await larder.newEater(), zipOf({ ...EMPTY, weeklyPlanDays: [DAY] }));
    expect([status, body.data.days]).toEqual([200, 0]);
  });
});

describe('sessions', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

  async function onSecondDevice(eater: Caller): Promise<{ readonly browser: TestBrowser; readonly reads: () => Promise<number> }> {
    const { email } = (await eater.call<User>('GET', '/api/auth/user')).body;
    const browser = new TestBrowser({ [ORIGIN]: larder.app }, { 'user-agent': CHROME });
    await signIn(browser, `${ORIGIN}/api/login`, { email: email ?? '' });
    return { browser, reads: async () => (await browser.request(`${ORIGIN}/api/auth/user`)).status };
  }

  it('are listed with the device, the own one marked', async () => {
    const eater = await larder.newEater();
    const { reads } = await onSecondDevice(eater);
    expect(await reads()).toBe(200);
    const cards = await read<readonly SessionCard[]>(eater, '/api/account/sessions');
    expect(cards.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: null, isCurrent: true },
        { device: 'Chrome on Windows', isCurrent: false },
      ]),
    );
    expect(cards).toHaveLength(2);
    // No cookie can be made of what is listed.
    expect(eater.cookie).not.toContain(cards.find(({ isCurrent }) => isCurrent)?.id);
  });

  it('end one by one, but never somebody else’s', async () => {
    const eater = await larder.newEater();
    const other = await larder.newEater();
    const { reads } = await onSecondDevice(eater);
    const phone = (await read<readonly SessionCard[]>(eater, '/api/account/sessions')).find(({ isCurrent }) => !isCurrent);
    expect((await other.call('DELETE', `/api/account/sessions/${phone?.id}`)).status).toBe(404);
    expect(await reads()).toBe(200);
    expect((await eater.call('DELETE', `/api/account/sessions/${phone?.id}`)).status).toBe(200);
    expect(await reads()).toBe(401);
    expect((await eater.call('GET', '/api/auth/user')).status).toBe(200);
  });

  it('all end at once, and nobody comes back in without the password', async () => {
    const eater = await larder.newEater();
    const { browser, reads } = await onSecondDevice(eater);
    expect((await eater.call('POST', '/api/account/sign-out-everywhere')).status).toBe(200);
    expect((await eater.call('GET', '/api/auth/user')).status).toBe(401);
    expect(await reads()).toBe(401);
    // The provider's own session would have let this browser straight through.
    const page = await browser.visit(`${ORIGIN}/api/login`);
    expect(page.body).toContain('name="password"');
  });
});

describe('the picture a provider has', () => {
  it('is nobody else’s to see, and 404 where there is none', async () => {
    expect((await larder.visitor.call('GET', PICTURE_URL)).status).toBe(401);
    expect((await (await larder.newEater()).call('GET', PICTURE_URL)).status).toBe(404);
  });

  it('is kept by the browser for a day, and not shown to who signs in there next', async () => {
    const app = Fastify();
    const picture = { ok: true, value: { type: 'image/png', bytes: Buffer.from('face') } } as const;
    const users = { find: async () => ({ profileImageUrl: 'https://pictures.test/ada.png' }) as User };
    registerAccountPicture(app, { users, fetchPicture: async () => picture }, async () => 'ada' as UserId);
    const { headers } = await app.inject(PICTURE_URL);
    expect([headers['cache-control'], headers['vary']]).toEqual(['private, max-age=86400', 'Cookie']);
  });

  it('is asked for on the open internet alone, whatever address stands there', async () => {
    const eater = await larder.newEater();
    const { id } = (await eater.call<User>('GET', '/api/auth/user')).body;
    const set = { profile_image_url: 'https://localhost/internal.png' };
    await larder.database.kysely.updateTable('users').set(set).where('id', '=', id).execute();
    expect((await eater.call('GET', PICTURE_URL)).status).toBe(404);
  });
});

describe('asking who is there', () => {
  it('API-AUTH-02: is a 401 for a visitor, unless it says that null will do', async () => {
    expect((await larder.visitor.call('GET', '/api/auth/user')).status).toBe(401);
    const quiet = await larder.visitor.call('GET', '/api/auth/user', undefined, { prefer: 'handling=lenient' });
    expect([quiet.status, quiet.text]).toEqual([200, 'null']);
    const eater = await larder.newEater();
    expect((await eater.call<User>('GET', '/api/auth/user', undefined, { prefer: 'handling=lenient' })).body.id).toBeTypeOf('string');
  });
});
