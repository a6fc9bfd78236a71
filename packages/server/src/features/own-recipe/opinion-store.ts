import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { randomUUID } from 'node:crypto';
import type { DishOpinion } from '@larder/contract/dish-opinion.ts';
import type { DishOpinions } from '@larder/domain/plan/frame/dish-opinions.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';

export type OpinionStore = ReturnType<typeof makeOpinionStore>;

type Said = {
  readonly dishKey: string;
  readonly opinion?: DishOpinion['opinion'] | undefined;
  readonly rating?: DishOpinion['rating'] | undefined;
  readonly cookedOn?: string | undefined;
  readonly notCooked?: { readonly on: string; readonly before: string | null } | undefined;
};

/** Beyond, it is as new as any other. */
const REMEMBERED_DAYS = 28;
/** What a household thinks of dishes. Rows of single eaters wait until there are some. */
export function makeOpinionStore({ kysely }: DatabaseHandle) {
  return {
    async list(scope: HouseholdScope): Promise<readonly DishOpinion[]> {
      const rows = await kysely
        .selectFrom('dish_opinions')
        .select(['dish_key', 'opinion', 'rating', 'last_cooked', 'times_cooked'])
        .where('household_id', '=', scope.householdId)
        .where('eater_id', 'is', null)
        .orderBy('dish_key')
        .execute();
      return rows.map(toOpinion);
    },

    async say(scope: HouseholdScope, { dishKey, opinion, rating, cookedOn, notCooked }: Said): Promise<DishOpinion> {
      // Sent once more, it is another day's by then, and stays.
      const isTakenBack = sql`(said.times_cooked > 0 and said.last_cooked = ${notCooked?.on ?? null}::date)`;
      const { rows } = await sql<Row>`
        insert into dish_opinions as said (id, household_id, dish_key, opinion, rating, last_cooked, times_cooked)
        values (${randomUUID()}, ${scope.householdId}, ${dishKey}, ${opinion ?? null}, ${rating ?? null}::smallint, ${cookedOn ?? null}::date, ${cookedOn === undefined ? 0 : 1})
        on conflict (household_id, dish_key, coalesce(eater_id, household_id)) do update set
          opinion = ${opinion === undefined ? sql`said.opinion` : sql`excluded.opinion`},
          rating = ${rating === undefined ? sql`said.rating` : sql`excluded.rating`},
          times_cooked = said.times_cooked + case when excluded.last_cooked is distinct from said.last_cooked then excluded.times_cooked else 0 end
            - case when ${isTakenBack} then 1 else 0 end,
          last_cooked = case when ${isTakenBack} then ${notCooked?.before ?? null}::date else greatest(said.last_cooked, excluded.last_cooked) end,
          updated_at = now()
        returning dish_key, opinion, rating, last_cooked, times_cooked`.execute(kysely);
      return toOpinion(rows[0]!);
    },

    /** As the planner takes them. */
    async readOpinions(scope: HouseholdScope, today: Date): Promise<DishOpinions> {
      const rows = await kysely
        .selectFrom('dish_opinions')
        .select(['dish_key', 'opinion', 'rating', 'last_cooked'])
        .where('household_id', '=', scope.householdId)
        .where('eater_id', 'is', null)
        .execute();
      const keysOf = (wanted: DishOpinion['opinion']) => new Set(rows.filter((row) => row.opinion === wanted).map((row) => row.dish_key));
      const daysAgo = (day: string): number => Math.floor((today.getTime() - Date.parse(day)) / DAY_MS);
      const cooked = rows.flatMap((row) => (row.last_cooked === null ? [] : [[row.dish_key, daysAgo(row.last_cooked)] as const]));
      return {
        never: keysOf('never'),
        again: keysOf('again'),
        ratings: new Map(rows.flatMap((row) => (row.rating === null ? [] : [[row.dish_key, row.rating] as const]))),
        cookedDaysAgo: new Map(cooked.filter(([, days]) => days < REMEMBERED_DAYS)),
      };
    },
  };
}

type Row = {
  dish_key: string;
  opinion: DishOpinion['opinion'];
  rating: number | null;
  last_cooked: string | null;
  times_cooked: number;
};

const toOpinion = ({ dish_key: dishKey, opinion, rating, last_cooked: lastCooked, times_cooked: timesCooked }: Row): DishOpinion => ({
  dishKey,
  opinion,
  rating,
  lastCooked,
  timesCooked,
});
