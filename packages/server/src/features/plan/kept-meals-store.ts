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
        select id, (plan #>> '{nutritionOverview,carbs}')::float8 as carbs, (
          select jsonb_object_agg(slot, jsonb_strip_nulls(jsonb_build_object(
            'ingredients', meal -> 'ingredients', 'forAll', meal -> 'forAll', 'plates', meal -> 'plates',
            'foodIds', jsonb_path_query_array(meal, '$.portions[*].foodId')
          ))) from jsonb_each(plan -> 'meals') as meals (slot, meal) where jsonb_typeof(meal) = 'object'
        ) as meals
        from meal_plans where household_id = ${householdId} and id in (${sql.join(ids)})
      `.execute(db.kysely);
      return new Map(rows.map(({ id, carbs, meals }) => [id, { totals: { carbs: carbs ?? 0 }, meals: toMeals(meals ?? {}) }]));
    },
  };
}

type SlimMeal = Omit<KeptMeal, 'portions'> & { readonly foodIds: readonly string[] };
type Row = { readonly id: string; readonly carbs: number | null; readonly meals: Readonly<Record<string, SlimMeal>> | null };

const toMeals = (meals: Readonly<Record<string, SlimMeal>>): KeptPlan['meals'] =>
  Object.fromEntries(
    Object.entries(meals).map(([slot, { foodIds, ...meal }]) => [slot, { ...meal, portions: foodIds.map((foodId) => ({ foodId })) }]),
  );
