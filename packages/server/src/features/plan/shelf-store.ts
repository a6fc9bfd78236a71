import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { revisionOf } from '../../db/revision.ts';
import type { MealPlansTable, PlanContent } from '../../db/tables.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

/** The place of a plan on the shelf: favorites first, then the newest. To the microsecond, as a rounded time would repeat or skip a plan. */
export type ShelfPlace = { readonly isFavorited: boolean; readonly createdMicros: string; readonly id: string };

export type ShelfWish = {
  readonly size: number;
  /** Where the page before ended. */
  readonly after?: ShelfPlace | undefined;
  /** Words to be in the title, the description or the query, in any case. */
  readonly words?: string | undefined;
};

export type ShelfRows = {
  readonly rows: readonly (Omit<Selectable<MealPlansTable>, 'summary' | 'version_id' | 'week_id' | 'week_date'> & {
    readonly revision: string;
  })[];
  /** Absent on the last page. */
  readonly next: ShelfPlace | undefined;
  /** How many there are on all pages. */
  readonly total: number;
};

/** One page of an account's plans but the days of weeks, without the ladders of portions: a plan has 18 kB with them and 7 kB without, and a card shows neither. */
export async function findShelfPage(db: DatabaseHandle, scope: HouseholdScope, { size, after, words }: ShelfWish): Promise<ShelfRows> {
  const pattern = words === undefined || words === '' ? undefined : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = db.kysely
    .selectFrom('meal_plans')
    .where('household_id', '=', scope.householdId)
    .where('week_id', 'is', null)
    .$if(pattern !== undefined, (plans) =>
      plans.where((plan) =>
        plan.or((['title', 'description', 'search_query'] as const).map((column) => plan(column, 'ilike', pattern ?? ''))),
      ),
    );
  const page = wanted
    .select(['id', 'household_id', 'created_by', 'title', 'description', 'search_query', 'is_favorited', 'created_at', 'updated_at'])
    .select([
      sql<PlanContent>`${withoutPortions}`.as('plan'),
      revisionOf('meal_plans').as('revision'),
      sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('created_micros'),
    ])
    .orderBy('is_favorited', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    // One more than is shown tells whether there is a next page.
    .limit(size + 1)
    .$if(after !== undefined, (plans) => plans.where(sql<boolean>`${isBehind(after!)}`));
  const [found, { total }] = [
    await page.execute(),
    await wanted.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ];
  const last = found.length > size ? found[size - 1] : undefined;
  return {
    rows: found.slice(0, size),
    next: last && { isFavorited: last.is_favorited, createdMicros: last.created_micros, id: last.id },
    total: Number(total),
  };
}

const withoutPortions = sql`plan || jsonb_build_object('meals', coalesce(
  (select jsonb_object_agg(slot, meal - 'portions') from jsonb_each(plan -> 'meals') as meals (slot, meal)), '{}'))
  || coalesce((select jsonb_build_object('moreSnacks', jsonb_agg(snack - 'portions' order by at))
    from jsonb_array_elements(plan -> 'moreSnacks') with ordinality as snacks (snack, at) having count(*) > 0), '{}')`;

/** By values and not by a count of rows: a plan deleted or starred meanwhile shifts no page. */
const isBehind = ({ isFavorited, createdMicros, id }: ShelfPlace) => {
  const createdAt = sql`timestamptz 'epoch' + ${createdMicros}::bigint * interval '1 microsecond'`;
  return sql`(
    (is_favorited, created_at) < (${isFavorited}::boolean, ${createdAt})
    or (is_favorited = ${isFavorited}::boolean and created_at = ${createdAt} and id > ${id}::uuid)
  )`;
};

export const formatPlace = ({ isFavorited, createdMicros, id }: ShelfPlace): string =>
  Buffer.from(JSON.stringify([isFavorited, createdMicros, id])).toString('base64url');

/** Undefined for a text that no page was answered with. */
export function parsePlace(text: string): ShelfPlace | undefined {
  try {
    const [isFavorited, createdMicros, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as readonly unknown[];
    if (typeof isFavorited !== 'boolean' || typeof createdMicros !== 'string' || typeof id !== 'string') return undefined;
    return /^\d{1,16}$/.test(createdMicros) && isUuid(id) ? { isFavorited, createdMicros, id } : undefined;
  } catch {
    return undefined;
  }
}
