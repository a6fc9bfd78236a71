import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, UserId } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

/** Which saved plans and recipes come along. */
export type Luggage = { readonly plans: readonly string[]; readonly recipes: readonly string[] };

type Way = {
  readonly from: HouseholdId;
  readonly to: HouseholdId;
  readonly userId: UserId;
  readonly luggage: Luggage;
  /** From what was their own home: besides, all plans and recipes by their hand or nobody's, and what the household was told. */
  readonly leavesHome: boolean;
};

/**
 * Never days, lists and weeks: they are about those who stay. Copies have ids of their own; what is there stays. Plates name those
 * whom they are of in the household that they come into.
 */
export async function copyThings(tx: DatabaseHandle, way: Way): Promise<void> {
  const { from, to, userId, luggage, leavesHome } = way;
  const { kysely } = tx;
  if (leavesHome) await copyWhatWasTold(tx, way);
  const chosen = (ids: readonly string[]): RawBuilder<unknown> => {
    const known = ids.filter(isUuid);
    const named = known.length === 0 ? sql`false` : sql`id in (${sql.join(known)})`;
    return leavesHome ? sql`(${named} or created_by is null or created_by = ${userId})` : named;
  };
  const plan = rename(sql`plan::text`, await listSameEaters(tx, way));
  const { rows: plans } = await sql<{ id: string }>`
    insert into meal_plans (id, household_id, created_by, title, description, search_query, is_favorited, plan, created_at)
    select gen_random_uuid(), ${to}, ${userId}, title, description, search_query, is_favorited, ${plan}::jsonb, created_at
    from meal_plans where household_id = ${from} and week_id is null and ${chosen(luggage.plans)} returning id`.execute(kysely);
  const columns = sql.join(RECIPE_COLUMNS.map((column) => sql.ref(column)));
  const { rows: copies } = await sql<Copy>`
    with copied as materialized (
      select id, gen_random_uuid() as there, ${columns} from recipes where household_id = ${from} and ${chosen(luggage.recipes)}
    ), made as (
      insert into recipes (id, household_id, created_by, ${columns}) select there, ${to}, ${userId}, ${columns} from copied
    ), pictured as (
      insert into recipe_photos (id, household_id, recipe_id, bytes, small, width, height)
      select gen_random_uuid(), ${to}, copied.there, photo.bytes, photo.small, photo.width, photo.height
      from recipe_photos as photo join copied on copied.id = photo.recipe_id
      where photo.household_id = ${from} and photo.removed_at is null
    ), said as (
      insert into dish_opinions (id, household_id, dish_key, opinion, rating, last_cooked, times_cooked, updated_at)
      select gen_random_uuid(), ${to}, copied.there::text, opinion, rating, last_cooked, times_cooked, updated_at
      from dish_opinions join copied on copied.id::text = dish_key where household_id = ${from} and eater_id is null
    )
    select id, there from copied`.execute(kysely);
  await renameRecipes(tx, plans, copies);
}

type Copy = { readonly id: string; readonly there: string };

/** Meals of the plans that came along are of the recipes that did. */
async function renameRecipes({ kysely }: DatabaseHandle, plans: readonly Pick<Copy, 'id'>[], copies: readonly Copy[]): Promise<void> {
  if (plans.length === 0 || copies.length === 0) return;
  const { rows } = await sql<{ id: string; recipes: readonly string[] }>`
    select id, array_agg(distinct found[1]) as recipes
    from meal_plans, regexp_matches(plan::text, '"recipeId": ?"([0-9a-f-]{36})"', 'g') as found
    where id in (${sql.join(plans.map(({ id }) => id))}) group by id`.execute(kysely);
  const copyOf = new Map(copies.map((copy) => [copy.id, copy]));
  for (const { id, recipes } of rows) {
    const plan = rename(
      sql`plan::text`,
      recipes.flatMap((recipe) => copyOf.get(recipe) ?? []),
    );
    await sql`update meal_plans set plan = ${plan}::jsonb where id = ${id}`.execute(kysely);
  }
}

/** Who is cooked for and what they must not have, the rules of every week, corrections of lines and opinions of dishes. */
async function copyWhatWasTold({ kysely }: DatabaseHandle, { from, to }: Way): Promise<void> {
  await sql`
    insert into eaters (id, household_id, name, kind, birth_year, body, target, restrictions, allergies, never, eats_at_home, position)
    select ${idInCopy(sql`id`, to)}, ${to}, name, kind, birth_year, body, target, restrictions, allergies, never, eats_at_home, position
    from eaters where household_id = ${from} and user_id is null and removed_at is null on conflict do nothing`.execute(kysely);
  await sql`update households set week_rules = (select week_rules from households where id = ${from}) where id = ${to}`.execute(kysely);
  await sql`
    insert into line_corrections (id, household_id, line_key, food_id, unit, grams_per_unit, created_at)
    select gen_random_uuid(), ${to}, line_key, food_id, unit, grams_per_unit, created_at
    from line_corrections where household_id = ${from} on conflict do nothing`.execute(kysely);
  await sql`
    insert into dish_opinions (id, household_id, dish_key, opinion, rating, last_cooked, times_cooked, updated_at)
    select gen_random_uuid(), ${to}, dish_key, opinion, rating, last_cooked, times_cooked, updated_at
    from dish_opinions where household_id = ${from} and eater_id is null on conflict do nothing`.execute(kysely);
}

/** Follows from both: whoever is copied is found again by it. */
const idInCopy = (id: RawBuilder<unknown>, to: HouseholdId): RawBuilder<unknown> => sql`md5(${id}::text || ${to}::text)::uuid`;

async function listSameEaters({ kysely }: DatabaseHandle, { from, to, userId }: Way): Promise<readonly Copy[]> {
  const { rows } = await sql<Copy>`
    select eater.id, same.id as there from eaters as eater join eaters as same on same.household_id = ${to}
      and (same.user_id = eater.user_id or (eater.user_id is null and same.id = ${idInCopy(sql`eater.id`, to)}))
    where eater.household_id = ${from} and (eater.user_id is null or eater.user_id = ${userId})`.execute(kysely);
  return rows;
}

/** Ids are 36 letters that stand for nothing else. */
const rename = (plan: RawBuilder<unknown>, copies: readonly Copy[]): RawBuilder<unknown> =>
  copies.reduce((text, { id, there }) => sql`replace(${text}, ${id}::text, ${there}::text)`, plan);

const RECIPE_COLUMNS = [
  'title',
  'source_kind',
  'source_key',
  'recipe',
  'original',
  'previous',
  'lines',
  'numbers',
  'diets',
  'words',
  'minutes',
  'dish_id',
  'notes',
  'in_planning',
  'created_at',
] as const;
