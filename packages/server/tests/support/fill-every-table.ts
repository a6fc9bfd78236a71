import { type Kysely, sql } from 'kysely';
import { listTables } from '../../src/db/backup/list-tables.ts';
import type { Tables } from '../../src/db/tables.ts';

/** What a format of lines and quotes could trip over. */
export const HOSTILE_TEXT = 'a "plan"\n[{}]\\u0041 \\\\ \t\u2028 crème brûlée 🥦 \'; drop table users; --';

const USER = '0190a000-0000-7000-8000-000000000001';
const HOUSEHOLD = '0190a000-0000-7000-8000-000000000004';
const PLAN = '0190a000-0000-7000-8000-000000000002';
const LIST = '0190a000-0000-7000-8000-000000000003';
const id = (n: number): string => `0190a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

/** A row or more in each of Larder's tables. */
export async function fillEveryTable(kysely: Kysely<Tables>): Promise<void> {
  const text = sql.val(HOSTILE_TEXT);
  const json = sql.val(JSON.stringify({ name: HOSTILE_TEXT, grams: 12.5, big: 12345678901234567000, none: null, list: [1, [2]] }));
  const at = sql.lit('2026-11-21 08:09:10.123456+00');
  const commands = [
    sql`insert into households (id) values (${HOUSEHOLD}), (${id(9)})`,
    sql`insert into users (id, home_household_id, issuer, subject, first_name, weight, date_of_birth, dietary_restrictions, created_at)
      values (${USER}, ${HOUSEHOLD}, 'https://issuer.test', ${text}, ${text}, 71, '1990-02-28', '["vegan"]', ${at}), (${id(1)}, ${id(9)}, 'https://issuer.test', 'b', null, null, null, '[]', ${at})`,
    sql`insert into duplicate_users (user_id, kept_user_id) values (${id(1)}, ${USER})`,
    sql`insert into sessions (id_hash, user_id, data, expires_at) values ('h1', ${USER}, ${json}, ${at}), ('h2', null, '{}', ${at})`,
    sql`insert into oidc_payloads (kind, id_hash, payload, expires_at) values ('Grant', 'x', ${json}, ${at})`,
    sql`insert into oidc_accounts (id, email, name, password_hash) values (${id(2)}, 'Ada@Example.com', ${text}, '$argon2id$x')`,
    sql`insert into settings (key, value) values ('kept', ${json})`,
    sql`insert into meal_plans (id, household_id, title, description, search_query, is_favorited, plan)
      values (${PLAN}, ${HOUSEHOLD}, ${text}, '', ${text}, true, ${json})`,
    sql`insert into meal_plans (id, household_id, title, description, search_query, plan)
      select md5(n::text)::uuid, ${HOUSEHOLD}, 'plan ' || n, repeat('x', 3000), '', '{}' from generate_series(1, 450) n`,
    sql`insert into deleted_plans (id, household_id, plan, days) values (${id(3)}, ${HOUSEHOLD}, ${json}, '[]')`,
    sql`insert into deleted_lists (id, household_id, list, items, exports) values (${id(18)}, ${HOUSEHOLD}, ${json}, '[]', '[]')`,
    sql`insert into deleted_weeks (id, household_id, week, plans, days) values (${id(19)}, ${HOUSEHOLD}, ${json}, '[]', '[]')`,
    sql`insert into recipes (id, household_id, created_by, title, source_kind, source_key, recipe, original, previous, lines, numbers, words, minutes, notes)
      values (${id(10)}, ${HOUSEHOLD}, ${USER}, ${text}, 'text', 'a.test/soup', ${json}, ${json}, ${json}, ${json}, ${json}, ${text}, 30, ${text})`,
    sql`insert into recipe_photos (id, household_id, recipe_id, bytes, small, width, height, removed_at)
      values (${id(16)}, ${HOUSEHOLD}, ${id(10)}, '\\xffd8005c22ffd9', '\\x00', 1600, 1200, null), (${id(17)}, ${HOUSEHOLD}, ${id(11)}, '\\xff', '', 1, 1, ${at})`,
    sql`insert into deleted_recipes (id, household_id, recipe, photo_id) values (${id(11)}, ${HOUSEHOLD}, ${json}, ${id(17)})`,
    sql`insert into line_corrections (id, household_id, line_key, food_id, unit, grams_per_unit) values (${id(12)}, ${HOUSEHOLD}, ${text}, 'onion', 'piece', 112.3)`,
    sql`insert into dish_opinions (id, household_id, dish_key, opinion, rating, last_cooked, times_cooked) values (${id(13)}, ${HOUSEHOLD}, ${text}, 'again', 4, '2026-02-28', 2)`,
    sql`insert into plan_drafts (user_id, household_id, query_key, plan) values (${USER}, ${HOUSEHOLD}, ${text}, ${json})`,
    sql`insert into weeks (id, household_id, created_by, start, days, query, seed, shape, slots, rules, cooks, locks, absent, targets_at, relaxed, kept_days)
      values (${id(10)}, ${HOUSEHOLD}, ${USER}, '2026-02-28', 7, ${text}, 4000000000, 'usual', '[]', ${json}, '[]', '[]', '[]', '{}', '[]', '[]')`,
    sql`update meal_plans set week_id = ${id(10)}, week_date = '2026-02-28' where id = ${PLAN}`,
    sql`insert into week_drafts (user_id, household_id, id, asked, week) values (${USER}, ${HOUSEHOLD}, ${id(11)}, ${text}, ${json})`,
    sql`insert into shown_dishes (household_id, dish_id, shown_at) values (${HOUSEHOLD}, 'dish', ${at})`,
    sql`insert into searches (query_key, user_id, query, times) values ('soup', ${USER}, 'Soup', 3)`,
    sql`insert into jobs (id, kind, payload, dedupe_key) values (${id(4)}, 'job', ${json}, 'once')`,
    sql`insert into invitations (code_hash, expires_at, used_at) values ('code', ${at}, ${at})`,
    sql`insert into shared_links (id, token_hash, household_id, what, thing_id, made_by) values (${id(15)}, 'hash', ${HOUSEHOLD}, 'plan', ${PLAN}, ${USER})`,
    sql`insert into household_news (id, household_id, kind, name, at, user_id) values (${id(14)}, ${HOUSEHOLD}, 'joined', ${text}, ${at}, ${USER})`,
    sql`insert into rate_counts (key, count, ends_at) values ('k', 3, ${at})`,
    // Connected first: the triggers on the days then queue what has to be sent.
    sql`insert into calendar_connections (user_id, status, refresh_token) values (${USER}, 'connected', 'sealed')`,
    sql`insert into weekly_plan_days (id, household_id, date, meal_plan_id, notes) values (${id(5)}, ${HOUSEHOLD}, '2026-02-28', ${PLAN}, ${text}), (${id(6)}, ${HOUSEHOLD}, '0001-01-01', ${PLAN}, null)`,
    sql`delete from calendar_outbox where entry_id = ${id(6)}`,
    sql`insert into calendar_links (user_id, token, token_hash, token_sealed) values (${USER}, 'token', 'hash', 'sealed')`,
    sql`insert into grocery_lists (id, household_id, name, meal_plans_included, days) values (${LIST}, ${HOUSEHOLD}, ${text}, '["x"]', '["2026-02-28"]')`,
    sql`insert into grocery_items (id, household_id, list_id, position, ingredient, quantity, parts, stamps) values (${id(7)}, ${HOUSEHOLD}, ${LIST}, 1, ${text}, '½ cup', '[]', ${json})`,
    sql`insert into grocery_ops (household_id, op_id) values (${HOUSEHOLD}, 'op')`,
    sql`insert into grocery_places (household_id, key, category) values (${HOUSEHOLD}, 'milk', 'dairy')`,
    sql`insert into grocery_ticks (household_id, list_id, key, ticked_at) values (${HOUSEHOLD}, ${LIST}, 'milk', ${at})`,
    sql`insert into instacart_exports (id, household_id, list_id, instacart_url) values (${id(8)}, ${HOUSEHOLD}, ${LIST}, 'https://shop.test/1')`,
    sql`insert into model_use (day, calls, tokens) values ('2026-11-21', 2, 300)`,
    sql`insert into model_use_by_user (user_id, day, calls, tokens) values (${USER}, '2026-11-21', 2, 300)`,
    sql`insert into video_answers (title_key, videos, fetched_at) values (${text}, ${json}, ${at})`,
    sql`insert into video_searches (day, searches) values ('2026-11-21', 5)`,
  ];
  for (const command of commands) await command.execute(kysely);
}

/** Every row of every table as text, in an order of its own, for two databases to be compared. */
export async function readEveryTable(kysely: Kysely<Tables>): Promise<Readonly<Record<string, readonly string[]>>> {
  const content: Record<string, readonly string[]> = {};
  for (const { name } of await listTables(kysely)) {
    const { rows } = await sql<{ line: string }>`select row_to_json(r)::text as line from ${sql.table(name)} r`.execute(kysely);
    content[name] = rows.map(({ line }) => line).toSorted();
  }
  return content;
}
