import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, UserId } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

/** Which saved plans and recipes of one's own come along; `mine`: all that are by this person's hand or nobody's. */
export type Luggage = { readonly plans: readonly string[]; readonly recipes: readonly string[] } | 'mine';

type Way = { readonly from: HouseholdId; readonly to: HouseholdId; readonly userId: UserId; readonly luggage: Luggage };

/** Never days, lists and weeks: they are about those who stay. Copies have ids of their own; what is there stays. */
export async function copyThings({ kysely }: DatabaseHandle, { from, to, userId, luggage }: Way): Promise<void> {
  const chosen = (ids: readonly string[] | undefined): RawBuilder<unknown> => {
    if (ids === undefined) return sql`and (created_by is null or created_by = ${userId})`;
    const known = ids.filter(isUuid);
    return known.length === 0 ? sql`and false` : sql`and id in (${sql.join(known)})`;
  };
  const [plans, recipes] = luggage === 'mine' ? [undefined, undefined] : [luggage.plans, luggage.recipes];
  await sql`
    insert into meal_plans (id, household_id, created_by, title, description, search_query, is_favorited, plan, created_at)
    select gen_random_uuid(), ${to}, ${userId}, title, description, search_query, is_favorited, plan, created_at
    from meal_plans where household_id = ${from} and week_id is null ${chosen(plans)}`.execute(kysely);
  const columns = sql.join(RECIPE_COLUMNS.map((column) => sql.ref(column)));
  await sql`
    insert into recipes (id, household_id, created_by, ${columns})
    select gen_random_uuid(), ${to}, ${userId}, ${columns}
    from recipes where household_id = ${from} ${chosen(recipes)}`.execute(kysely);
}

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
