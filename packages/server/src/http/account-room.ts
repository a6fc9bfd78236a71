import { sql } from 'kysely';
import type { DatabaseHandle } from '../db/database.ts';
import type { HouseholdScope } from '../db/scope.ts';
import { Problem, type Told } from './problems.ts';

/** How many of each an account may keep, so that one cannot fill the disk of all. Far past what a household ever has. */
export type Ceilings = { readonly plans: number; readonly lists: number; readonly photoBytes: number };

export type Kept = 'plans' | 'lists' | 'items' | 'recipes' | 'corrections' | 'opinions' | 'weeks' | 'photos';

/** Throws the problem when these would be too many, or of photos too many bytes. Two at once may go past it by one: it guards the disk and is no account. */
export type RequireRoom = (scope: HouseholdScope, kept: Kept, adding?: number) => Promise<void>;

const ITEMS_A_LIST = 100;

/** What was deleted takes its place until it cannot be brought back any more. */
const TABLES = {
  plans: ['meal_plans', 'deleted_plans'],
  lists: ['grocery_lists', 'deleted_lists'],
  items: ['grocery_items'],
  recipes: ['recipes', 'deleted_recipes'],
  corrections: ['line_corrections'],
  opinions: ['dish_opinions'],
  weeks: ['weeks', 'deleted_weeks'],
  photos: ['recipe_photos'],
} as const;

export function makeAccountRoom({ kysely }: Pick<DatabaseHandle, 'kysely'>, { plans, lists, photoBytes }: Ceilings): RequireRoom {
  const ceilings: Readonly<Record<Kept, number>> = {
    plans,
    lists,
    items: lists * ITEMS_A_LIST,
    recipes: plans,
    corrections: plans,
    opinions: plans,
    weeks: plans,
    photos: photoBytes,
  };

  return async (scope, kept, adding = 1) => {
    if (adding === 0) return;
    const amount = kept === 'photos' ? PHOTO_BYTES : sql`count(*)`;
    const counts = TABLES[kept].map((table) => sql`(select ${amount} from ${sql.table(table)} where household_id = ${scope.householdId})`);
    const { n } = await kysely.selectNoFrom(sql<number>`${sql.join(counts, sql` + `)}`.as('n')).executeTakeFirstOrThrow();
    if (n + adding > ceilings[kept]) throw new Problem('account-full', SENTENCES[kept](ceilings[kept]));
  };
}

/** Known without reading them. */
const PHOTO_BYTES = sql`coalesce(sum(octet_length(bytes) + octet_length(small)), 0)::float8`;

const SENTENCES: Readonly<Record<Kept, (most: number) => Told>> = {
  plans: (most) => `An account has room for ${most} plans. Delete some that you no longer cook from; an hour later there is room again.`,
  lists: (most) => `An account has room for ${most} grocery lists. Delete some that are done, and try again.`,
  recipes: (most) =>
    `An account has room for ${most} recipes. Delete some that you no longer cook from; an hour later there is room again.`,
  corrections: (most) => `An account has room for ${most} corrected ingredients. Take some back that no longer matter.`,
  opinions: (most) => ({ says: `An account has room for what you think of ${most} dishes.` }),
  weeks: (most) => `An account has room for ${most} weeks. Delete some that are long over, and try again.`,
  photos: (most) =>
    `An account has room for ${most / 1_000_000} MB of photos. Remove some that you can do without; an hour later there is room again.`,
  items: (most) => `The lists of an account have room for ${most} items in all. Delete some lists that are done, and try again.`,
};
