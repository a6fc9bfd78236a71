import { createHash } from 'node:crypto';
import type { SavePlanBody } from '@larder/contract/plan.ts';
import { Client } from 'pg';

/** What each made-up person has: a household that plans its weeks and shops from one list. */
export const PER_USER = { plans: 5, days: 14, lists: 1, items: 24 } as const;

/** People `from` to `to` with all that is theirs, made by the database itself. Gives the bytes the database takes then. */
export async function fillUsers(databaseUrl: string, range: { from: number; to: number }, plans: readonly SavePlanBody[]): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create temp table sample_plans (n int primary key, title text, description text, query text, plan jsonb)');
    for (const [n, { title, description, searchQuery, ...content }] of plans.entries()) {
      await client.query('insert into sample_plans values ($1, $2, $3, $4, $5)', [
        n,
        title,
        description,
        searchQuery,
        JSON.stringify(content),
      ]);
    }
    for (let from = range.from; from <= range.to; from += USERS_AT_ONCE) {
      const to = Math.min(range.to, from + USERS_AT_ONCE - 1);
      // Without plans only people and their sessions: somebody has to make the plans first.
      for (const command of plans.length === 0 ? COMMANDS.slice(0, 3) : COMMANDS)
        await client.query(
          command.replaceAll(':from', String(from)).replaceAll(':to', String(to)).replaceAll(':samples', String(plans.length)),
        );
      process.stderr.write(`\r${to} users`);
    }
    process.stderr.write('\n');
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

/** The cookie of a made-up person's session. */
export const cookieOf = (user: number): string => `larder_session=${sessionOf(user)}`;
const sessionOf = (user: number): string => `u${String(user).padStart(42, '0')}`;

export const planIdOf = (user: number, plan: number): string => uuidOf(`plan${user}-${plan}`);
export const listIdOf = (user: number): string => uuidOf(`list${user}`);
export const itemIdOf = (user: number, item: number): string => uuidOf(`item${user}-${item}`);

/** As PostgreSQL casts it. Kept, as the load shares the cores with what it measures. */
function uuidOf(name: string): string {
  const known = uuids.get(name);
  if (known !== undefined) return known;
  const hex = createHash('md5').update(name).digest('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  uuids.set(name, uuid);
  return uuid;
}

const uuids = new Map<string, string>();

const USERS_AT_ONCE = 5000;
const USERS = 'generate_series(:from, :to) u';

/**
 * In the order in which people would have stored it, as that decides on which pages it lies: everybody saves their plans one by
 * one, plans a week at a time and makes their list at once.
 */
const COMMANDS = [
  `insert into households (id) select md5('home' || u)::uuid from ${USERS} on conflict do nothing`,
  `insert into users (id, home_household_id, issuer, subject, email, first_name, terms_accepted_at, privacy_accepted_at)
    select md5('user' || u)::uuid, md5('home' || u)::uuid, 'https://filled.test', u::text, 'eater' || u || '@filled.test', 'Eater ' || u, now(), now() from ${USERS} on conflict do nothing`,
  `insert into sessions (id_hash, user_id, data, expires_at)
    select rtrim(translate(encode(sha256(('u' || lpad(u::text, 42, '0'))::bytea), 'base64'), '+/', '-_'), '='),
      md5('user' || u)::uuid, '{}', now() + interval '30 days' from ${USERS} on conflict do nothing`,
  `insert into meal_plans (id, household_id, title, description, search_query, plan, is_favorited, created_at)
    select md5('plan' || u || '-' || p)::uuid, md5('home' || u)::uuid, s.title, s.description, s.query, s.plan, p = 1, now() - p * interval '1 day'
    from ${USERS}, generate_series(1, ${PER_USER.plans}) p join sample_plans s on true where s.n = (u * 7 + p) % :samples order by p, u`,
  `insert into weekly_plan_days (id, household_id, date, meal_plan_id)
    select md5('day' || u || '-' || d)::uuid, md5('home' || u)::uuid, date '2026-11-16' + d, md5('plan' || u || '-' || (1 + d % ${PER_USER.plans}))::uuid
    from ${USERS}, generate_series(1, ${PER_USER.days}) d order by (d - 1) / 7, u, d`,
  `insert into grocery_lists (id, household_id, name, date_range) select md5('list' || u)::uuid, md5('home' || u)::uuid, 'Week', 'Nov 16 - 22' from ${USERS}`,
  `insert into grocery_items (id, household_id, list_id, position, ingredient, quantity, category)
    select md5('item' || u || '-' || i)::uuid, md5('home' || u)::uuid, md5('list' || u)::uuid, i, 'Ingredient ' || i, i || ' cups',
      (array['produce', 'meat', 'dairy', 'pantry'])[1 + i % 4]
    from ${USERS}, generate_series(1, ${PER_USER.items}) i order by u, i`,
  `insert into searches (query_key, user_id, query) select 'soup ' || u % 5000, md5('user' || u)::uuid, 'Soup ' || u % 5000 from ${USERS}`,
];
