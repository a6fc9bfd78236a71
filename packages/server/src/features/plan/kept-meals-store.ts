import type { KeptMeal, KeptPlan } from '@larder/domain/plan/plan.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';

export type KeptMealsStore = ReturnType<typeof makeKeptMealsStore>;

/** Of many plans at once what their rules are asked of: ladders and steps, nine tenths of a plan, stay in the database. */
export function makeKeptMealsStore(db: Pick<DatabaseHandle, 'kysely'>) {
  return {
    async readKept({ householdId }: HouseholdScope, ids: readonly string[]): Promise<ReadonlyMap<string, KeptPlan>> {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<Row>`
        select id, (plan #>> '{nutritionOverview,carbs}')::float8 as carbs,
          (select jsonb_object_agg(slot, ${slimMeal}) from jsonb_each(plan -> 'meals') as meals (slot, meal)
            where jsonb_typeof(meal) = 'object') as meals,
          (select jsonb_agg(${slimMeal} order by at) from jsonb_array_elements(plan -> 'moreSnacks') with ordinality as snacks (meal, at)) as snacks
        from meal_plans where household_id = ${householdId} and id in (${sql.join(ids)})
      `.execute(db.kysely);
      return new Map(rows.map((row) => [row.id, toKept(row)]));
    },
  };
}

const slimMeal = sql`jsonb_strip_nulls(jsonb_build_object(
  'ingredients', meal -> 'ingredients', 'forAll', meal -> 'forAll', 'plates', meal -> 'plates',
  'dishId', meal -> 'dishId', 'cookMinutes', meal -> 'cookMinutes', 'form', meal -> 'form',
  'recipeId', meal -> 'recipeId', 'title', case when meal ? 'recipeId' then meal -> 'title' end,
  'instructions', case when meal ? 'recipeId' then meal -> 'instructions' end, 'tips', meal -> 'tips', 'written', meal -> 'written',
  'foodIds', jsonb_path_query_array(meal, '$.portions[*].foodId')
))`;

type SlimMeal = Omit<KeptMeal, 'portions'> & { readonly foodIds: readonly string[] };
type Row = {
  readonly id: string;
  readonly carbs: number | null;
  readonly meals: Readonly<Record<string, SlimMeal>> | null;
  readonly snacks: readonly SlimMeal[] | null;
};

const toMeal = ({ foodIds, ...meal }: SlimMeal): KeptMeal => ({ ...meal, portions: foodIds.map((foodId) => ({ foodId })) });

const toKept = ({ carbs, meals, snacks }: Row): KeptPlan => ({
  totals: { carbs: carbs ?? 0 },
  meals: Object.fromEntries(Object.entries(meals ?? {}).map(([slot, meal]) => [slot, toMeal(meal)])),
  moreSnacks: (snacks ?? []).map(toMeal),
});
