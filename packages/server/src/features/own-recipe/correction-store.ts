import { randomUUID } from 'node:crypto';
import type { LineCorrection } from '@larder/domain/own-recipe/line-correction.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { storableText } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';

export type KeptCorrection = LineCorrection & { readonly id: string };

export type CorrectionStore = ReturnType<typeof makeCorrectionStore>;

/** What a household says of food words, once and for all recipes that are read after it. */
export function makeCorrectionStore({ kysely }: DatabaseHandle) {
  return {
    /** By their words. */
    async list(scope: HouseholdScope): Promise<readonly KeptCorrection[]> {
      const rows = await kysely
        .selectFrom('line_corrections')
        .selectAll()
        .where('household_id', '=', scope.householdId)
        .orderBy('line_key')
        .execute();
      return rows.map(toCorrection);
    },

    /** In place of what was said before of these words. */
    async say(scope: HouseholdScope, { key, foodId, weight }: LineCorrection): Promise<KeptCorrection> {
      const said = { food_id: foodId, unit: weight && storableText(weight.unit), grams_per_unit: weight?.grams ?? null };
      const row = await kysely
        .insertInto('line_corrections')
        .values({ id: randomUUID(), household_id: scope.householdId, line_key: storableText(key), ...said })
        .onConflict((conflict) => conflict.columns(['household_id', 'line_key']).doUpdateSet(said))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toCorrection(row);
    },

    async undo(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { numDeletedRows } = await kysely
        .deleteFrom('line_corrections')
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

export const byKey = (said: readonly KeptCorrection[]): ReadonlyMap<string, KeptCorrection> =>
  new Map(said.map((correction) => [correction.key, correction]));

type Row = { id: string; line_key: string; food_id: string | null; unit: string | null; grams_per_unit: number | null };

const toCorrection = ({ id, line_key: key, food_id: foodId, unit, grams_per_unit: grams }: Row): KeptCorrection => ({
  id,
  key,
  foodId,
  weight: unit === null || grams === null ? null : { unit, grams },
});
