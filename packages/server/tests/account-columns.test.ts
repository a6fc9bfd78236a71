import { DELETE_WORDS, EXPORT_URL, importAccount, type User } from '@larder/contract/account.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARCHIVE_FILE, ARCHIVE_TABLE_NAMES, toField } from '../src/features/account/archive-row.ts';
import { FREE_RULES } from '../src/features/week/rules-wire.ts';
import { codec, makeJpeg } from './support/jpeg-files.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import type { WrittenPhoto } from '../src/photo/photo.ts';
import { writeAnew } from '../src/photo/write-anew.ts';

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
  const { id } = (await eater.call<User>('GET', '/api/auth/user')).body;
  const ofEater = larder.database.kysely.selectFrom('household_members').select('household_id').where('user_id', '=', id);
  await fillEveryColumn((await ofEater.executeTakeFirstOrThrow()).household_id);
}, 60_000);
afterAll(() => larder.close());

type Row = Readonly<Record<string, unknown>>;

const [PLAN, DAY, LIST, ITEM, SPLIT, ORDER, RECIPE, CORRECTION, OPINION, WEEK, EATER, OPINION_OF_RECIPE, MERGED, PHOTO] = Array.from(
  { length: 14 },
  (_, n) => `0190a000-0000-7000-8000-0000000000${String(n + 1).padStart(2, '0')}`,
);
const MEAL = {
  title: 'Rice',
  description: 'Rice, described',
  ingredients: ['1 cup rice'],
  instructions: ['Cook the rice.'],
  calories: 500,
  protein: 10,
  carbs: 100,
  fat: 5,
  difficulty: 'Easy',
};
const plateOf = (eaterId: string) => {
  const nutrition = { calories: 500, protein: 10, carbs: 100, fat: 5, fiber: null, sugar: null, sodium: null, saturatedFat: null };
  return { eaterId, name: 'Mia', share: 1, told: 'all of it', nutrition, portions: [{ foodId: 'white-rice', grams: 100, from: 'pot' }] };
};
const CONTENT = {
  nutritionOverview: { totalCalories: 1500, protein: 30, carbs: 300, fat: 15 },
  meals: { breakfast: MEAL, lunch: MEAL, dinner: { ...MEAL, recipeId: RECIPE, plates: [plateOf(EATER!)] } },
  moreSnacks: [{ ...MEAL, recipeId: RECIPE, plates: [plateOf(EATER!)] }],
};
const RECIPE_TEXT = {
  title: 'Rice pot',
  ingredients: [{ heading: null, lines: ['1 cup rice'] }],
  steps: [{ heading: null, lines: ['Cook the rice.'] }],
  yield: { min: 2, max: 2, noun: null, isServings: true },
  minutes: { prep: 5, cook: 20, total: 25 },
  statedKcal: 320,
  source: 'https://recipes.test/rice',
  language: 'en',
  plates: 2,
};
const RECIPE_LINES = [{ text: '1 cup rice', foodId: 'white-rice', grams: 185, certainty: 'sure' }];
const NUMBERS = {
  plates: { count: 2, from: 'said' },
  nutrition: { calories: 330, protein: 7, carbs: 73, fat: 1, fiber: 1, sugar: 0, sodium: 5, saturatedFat: 0 },
  coverage: 1,
  guessed: 0,
};
const PART = { day: '2026-11-23', slot: 'lunch', title: 'Rice', quantity: '1 cup' };
const FIRST = { quantity: '1 cup', source: '', parts: [PART], written: null, checked: false, atHome: false, stamps: {}, counterpart: null };
const COOK = { id: '0-dinner', kind: 'again', slot: 'dinner', servings: [{ day: 0, slot: 'dinner' }], dishId: 'dal', shares: [1] };
const OWN_COOK = { ...COOK, id: '1-dinner', servings: [{ day: 1, slot: 'dinner' }], dishId: `own/${RECIPE}/1` };
const GUESTS = { day: 1, slot: 'dinner', people: 4 };
const AT = '2026-11-20T08:09:10.123Z';

/** A row of each table with something in every column: what is null or a default could be lost on the way unseen. */
async function fillEveryColumn(householdId: string): Promise<void> {
  // As this server writes one: on its way in it is written anew, by the same hand.
  const photo = await writeOften(await makeJpeg());
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const stamps = json({ checked: { at: 1, opId: 'op' } });
  const commands = [
    sql`insert into weeks (id, household_id, start, days, query, seed, shape, slots, rules, cooks, locks, absent, targets_at, relaxed, kept_days, eaters, things, list_ids, created_at, updated_at)
      values (${WEEK}, ${householdId}, '2026-11-23', 7, 'vegan', 7, 'usual', ${json(['dinner'])}, ${json(FREE_RULES)}, ${json([COOK, OWN_COOK])}, ${json(COOK.servings)}, ${json([...COOK.servings, GUESTS])},
        ${json({ 1: { calories: 2000, protein: 100, carbs: 200, fat: 80 } })}, ${json(['No pizza.'])}, ${json([{ date: '2026-11-24', mealPlanId: PLAN }])}, ${json([{ name: 'Ada' }])}, 12, ${json([LIST])}, ${AT}, ${AT})`,
    sql`insert into meal_plans (id, household_id, title, description, search_query, is_favorited, week_id, week_date, plan, created_at, updated_at)
      values (${PLAN}, ${householdId}, 'Monday', 'Mine', 'vegan', true, ${WEEK}, '2026-11-23', ${json(CONTENT)}, ${AT}, ${AT})`,
    sql`insert into weekly_plan_days (id, household_id, date, meal_plan_id, notes, weekly_plan_id, created_at, updated_at)
      values (${DAY}, ${householdId}, '2026-11-23', ${PLAN}, 'with Ann', ${WEEK}, ${AT}, ${AT})`,
    sql`insert into grocery_lists (id, household_id, name, description, status, date_range, meal_plans_included, days, kept_patch, created_at, updated_at)
      values (${LIST}, ${householdId}, 'Week', 'for four', 'approved', 'Nov 23', ${json([{ mealPlanId: PLAN, mealPlanTitle: 'Monday', date: '2026-11-23' }])},
        ${json(['2026-11-23'])}, 'patch', ${AT}, ${AT})`,
    sql`insert into grocery_items (id, household_id, list_id, position, ingredient, quantity, category, source, checked, is_staple, stamps, at_home, plan_key, parts, written, counterpart, removed_at, created_at, updated_at)
      values (${ITEM}, ${householdId}, ${LIST}, 3, 'Rice', '1 cup', 'pantry', 'Rice (lunch)', true, true, ${stamps}, true, 'rice', ${json([PART])},
        ${json({ ingredient: 'Rice', quantity: '2 cups' })}, ${json({ type: 'whole', quantity: '2 cups', written: null, parts: [PART] })}, ${AT}, ${AT}, ${AT}),
      (${SPLIT}, ${householdId}, ${LIST}, 4, 'Rice', '1 cup', 'pantry', '', false, false, ${stamps}, false, null, '[]', null, null, null, ${AT}, ${AT}),
      (${MERGED}, ${householdId}, ${LIST}, 5, 'Rice', '3 cups', 'pantry', '', false, false, ${stamps}, false, null, '[]', null,
        ${json({ type: 'parts', first: FIRST, otherIds: [SPLIT], removedIds: [ITEM] })}, null, ${AT}, ${AT})`,
    sql`insert into instacart_exports (id, household_id, list_id, instacart_url, created_at, expires_at, content_hash)
      values (${ORDER}, ${householdId}, ${LIST}, 'https://shop.test/1', ${AT}, '2027-01-01T00:00:00Z', 'hash')`,
    sql`insert into recipes (id, household_id, title, source_kind, source_key, recipe, original, previous, lines, numbers, diets, words, minutes, dish_id, notes, in_planning, created_at, updated_at)
      values (${RECIPE}, ${householdId}, 'Rice pot', 'address', 'recipes.test/rice', ${json(RECIPE_TEXT)}, ${json(RECIPE_TEXT)},
        ${json({ recipe: RECIPE_TEXT, lines: RECIPE_LINES, numbers: NUMBERS, diets: ['vegan'] })}, ${json(RECIPE_LINES)}, ${json(NUMBERS)}, '["vegan"]', '1 cup rice', 25, 'rice~plain', 'less salt', true, ${AT}, ${AT})`,
    sql`insert into recipe_photos (id, household_id, recipe_id, bytes, small, width, height, created_at)
      values (${PHOTO}, ${householdId}, ${RECIPE}, ${photo.bytes}, ${photo.small}, ${photo.width}, ${photo.height}, ${AT})`,
    sql`insert into line_corrections (id, household_id, line_key, food_id, unit, grams_per_unit, created_at)
      values (${CORRECTION}, ${householdId}, 'rice', 'white-rice', 'cup', 187.5, ${AT})`,
    sql`insert into dish_opinions (id, household_id, dish_key, opinion, rating, last_cooked, times_cooked, updated_at)
      values (${OPINION}, ${householdId}, 'rice', 'again', 4, '2026-11-19', 2, ${AT}), (${OPINION_OF_RECIPE}, ${householdId}, ${RECIPE}, 'never', 1, '2026-11-18', 1, ${AT})`,
    sql`insert into eaters (id, household_id, name, kind, birth_year, body, target, restrictions, allergies, never, eats_at_home, position)
      values (${EATER}, ${householdId}, 'Mia', 'child', 2019, ${json({ note: 'small' })}, ${json({ kind: 'usual' })}, ${json(['Peanuts allergy'])}, ${json(['peanut'])}, ${json(['mushrooms'])},
        ${json({ monday: { dinner: true } })}, 2)`,
    sql`insert into grocery_places (household_id, key, category) values (${householdId}, 'milk', 'dairy')`,
  ];
  for (const command of commands) await command.execute(larder.database.kysely);
}

/** Until it stays the same. */
async function writeOften(file: Uint8Array): Promise<WrittenPhoto> {
  const written = await writeAnew(await codec(), file);
  if (!written.ok) throw new Error(written.fault.type);
  return Buffer.from(file).equals(written.value.bytes) ? written.value : writeOften(written.value.bytes);
}

async function download({ cookie }: Caller) {
  const answer = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie } });
  const json = strFromU8(unzipSync(answer.rawPayload)[ARCHIVE_FILE] ?? new Uint8Array());
  return { file: answer.rawPayload, rows: JSON.parse(json) as Readonly<Record<string, readonly Row[]>> };
}

async function upload({ cookie }: Caller, file: Buffer): Promise<void> {
  const { method, path: url } = importAccount;
  const headers = { cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
  const answer = await larder.app.inject({ method, url, headers, payload: file });
  expect(answer.statusCode, answer.body).toBe(200);
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Rows in an order that is not their ids', which are others in another account. */
const byMeaning = (rows: readonly Row[] = []): readonly Row[] =>
  rows.toSorted((one, other) => Buffer.compare(wordsOf(one), wordsOf(other)));
const wordsOf = (row: Row): Buffer => Buffer.from(JSON.stringify(row).replaceAll(UUID, '#'));

it('means the same in an account beside the one it is of: whatever is named by its id is by the one that it has there', async () => {
  const { file, rows } = await download(eater);
  const other = await larder.newEater();
  await upload(other, file);
  const there = await download(other);
  const idsThere = new Map(
    ARCHIVE_TABLE_NAMES.flatMap((table) => {
      const copies = byMeaning(there.rows[toField(table)]);
      return byMeaning(rows[toField(table)]).map(({ id }, at) => [String(id), String(copies[at]?.['id'])] as const);
    }),
  );
  for (const table of ARCHIVE_TABLE_NAMES) {
    const before = JSON.stringify(byMeaning(rows[toField(table)]));
    const renamed = before.replaceAll(UUID, (id) => idsThere.get(id) ?? id);
    expect(byMeaning(there.rows[toField(table)]), table).toEqual(JSON.parse(renamed));
  }
  // Brought once more it is here once.
  await upload(other, file);
  expect((await download(other)).rows).toEqual({ ...there.rows, exportedAt: expect.any(String) });
});

it('brings back every column of every table as it was', async () => {
  const before = await download(eater);
  const isNothing = (value: unknown) => value === null || value === false || value === 0 || value === '' || JSON.stringify(value) === '[]';
  const bare = ARCHIVE_TABLE_NAMES.flatMap((table) => {
    const [row] = before.rows[toField(table)] ?? [];
    return row === undefined ? [table] : Object.keys(row).filter((field) => isNothing(row[field]));
  });
  // A revision counts changes since the row was made.
  expect(
    bare.filter((field) => field !== 'revision'),
    'fill what is new above, so that its loss would be seen',
  ).toEqual([]);

  await eater.call('DELETE', '/api/account', { confirmation: DELETE_WORDS });
  const again = await larder.newEater();
  await upload(again, before.file);
  const after = await download(again);
  for (const table of ARCHIVE_TABLE_NAMES) expect(after.rows[toField(table)], table).toEqual(before.rows[toField(table)]);
});
