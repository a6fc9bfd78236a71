import type { Coverage } from '@larder/domain/plan/plan.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText } from '../../db/storable.ts';
import type { Scope } from '../../db/scope.ts';

/** A meal as it lies in a draft or a saved plan; drafts keep its figures apart, saved plans beside the rest. */
export type ShownMeal = {
  readonly dishId?: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly tips?: readonly string[];
  readonly prepMinutes?: number;
  readonly cookMinutes?: number;
  readonly nutrition?: Figures;
} & Partial<Figures>;

type Figures = {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber?: number | null;
  readonly sugar?: number | null;
  readonly known?: Coverage;
};

export type ShownMealStore = ReturnType<typeof makeShownMealStore>;

/** Meals that a person was shown: an idea has its recipe nowhere else. */
export function makeShownMealStore({ kysely }: DatabaseHandle) {
  return {
    /** Those of this title, latest first, of the drafts before the saved plans changed last. */
    async listByTitle(scope: Scope, asked: string): Promise<readonly ShownMeal[]> {
      const title = storableText(asked);
      const { rows } = await sql<{ meal: ShownMeal }>`
        with latest as (
          select plan, updated_at from meal_plans where household_id = ${scope.householdId} order by updated_at desc limit ${PLANS_SEARCHED}
        )
        select meal from (
          select jsonb_path_query(plan, '$.current.meals.* ? (@.title == $title)', jsonb_build_object('title', ${title}::text)) as meal,
            0 as place, updated_at from plan_drafts where user_id = ${scope.userId} and household_id = ${scope.householdId}
          union all
          select jsonb_path_query(plan, '$.meals.* ? (@.title == $title)', jsonb_build_object('title', ${title}::text)) as meal,
            1 as place, updated_at from latest
          union all
          select jsonb_path_query(plan, '$.moreSnacks[*] ? (@.title == $title)', jsonb_build_object('title', ${title}::text)) as meal,
            1 as place, updated_at from latest
        ) as shown order by place, updated_at desc limit ${MOST}`.execute(kysely);
      return rows.map(({ meal }) => meal);
    },
  };
}

const MOST = 20;
/** Each is opened to be looked through; a screen has a meal's own steps at hand. */
const PLANS_SEARCHED = 50;
