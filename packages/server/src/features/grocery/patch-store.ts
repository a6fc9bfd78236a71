import type { PatchEntry } from '@larder/domain/grocery/list-patch.ts';
import type { WrittenItem } from '@larder/domain/grocery/write-list.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { Whole } from './counterpart-row.ts';
import type { IncludedPlan } from './grocery-store.ts';
import { insertItems, type ListPlace } from './item-store.ts';
import type { ItemToAdd } from './item-row.ts';
import { lockLists, touchList } from './revision-store.ts';

export type PatchToApply = {
  /** Of the list the patch was made from: an older one is not patched. */
  readonly revision: number;
  readonly entries: readonly PatchEntry[];
  readonly fresh: readonly WrittenItem[];
  readonly mealPlansIncluded: readonly IncludedPlan[];
};

export type PatchStore = ReturnType<typeof makePatchStore>;

export function makePatchStore(db: DatabaseHandle) {
  return {
    /** All of it or, where the list has changed meanwhile, nothing and false. */
    async applyPatch(scope: HouseholdScope, listId: string, patch: PatchToApply): Promise<boolean> {
      return db.transaction(async (tx) => {
        await lockLists(tx, scope, [listId]);
        const revision = await touchList(tx, scope, listId);
        if (revision !== patch.revision + 1) return false;
        const place = { scope, listId };
        for (const entry of patch.entries) await applyEntry(tx, place, { entry, revision });
        const added = patch.entries.flatMap((entry) => (entry.type === 'added' ? [toOwnItem(entry.item)] : []));
        if (added.length > 0) await insertItems(tx, { ...place, revision }, added);
        // Last, as a new part of a line that was split shows that its other part is not all of it.
        await refreshSources(tx, place, { fresh: patch.fresh, revision });
        await tx.kysely
          .updateTable('grocery_lists')
          .set({ meal_plans_included: toJsonb(patch.mealPlansIncluded), kept_patch: null })
          .where('household_id', '=', scope.householdId)
          .where('id', '=', listId)
          .execute();
        return true;
      });
    },
  };
}

type Step = { readonly entry: PatchEntry; readonly revision: number };

async function applyEntry({ kysely }: DatabaseHandle, { scope }: ListPlace, { entry, revision }: Step): Promise<void> {
  if (entry.type === 'added') return;
  const update = kysely.updateTable('grocery_items').where('household_id', '=', scope.householdId).where('id', '=', entry.itemId);
  if (entry.type === 'removed') {
    // Gone with its plan, and welcome again with the next: no tombstone of a person's.
    await update.set({ removed_at: sql<Date>`now()`, plan_key: null, revision }).execute();
    return;
  }
  const words = { ingredient: storableText(entry.to.ingredient), quantity: storableText(entry.to.quantity) };
  await update.set({ ...(entry.isKept ? {} : words), written: toJsonb(words), counterpart: withoutParts, revision }).execute();
}

/** Of a merged line that changes: the parts it was put together from are of another plan. */
const withoutParts = sql<null>`case when counterpart ->> 'type' = 'parts' then null else counterpart end`;

type Sources = { readonly fresh: readonly WrittenItem[]; readonly revision: number };

/** For which meals, which may have changed where the amount has not. */
async function refreshSources({ kysely }: DatabaseHandle, { scope, listId }: ListPlace, { fresh, revision }: Sources): Promise<void> {
  const rows = await kysely
    .selectFrom('grocery_items')
    .select(['id', 'plan_key', 'source'])
    .where('household_id', '=', scope.householdId)
    .where('list_id', '=', listId)
    .where('plan_key', 'is not', null)
    .execute();
  const lineByKey = new Map(fresh.map((line) => [line.key, line]));
  for (const { id, plan_key: key, source } of rows) {
    const line = lineByKey.get(key ?? '');
    const isWhole = rows.filter((row) => row.plan_key === key).length === 1;
    if (!line || (isWhole && line.source === source)) continue;
    const update = kysely.updateTable('grocery_items').where('household_id', '=', scope.householdId).where('id', '=', id);
    if (isWhole) {
      await update.set({ source: storableText(line.source), parts: toJsonb(line.parts), counterpart: withoutParts, revision }).execute();
    } else {
      // What was taken apart has a meal of its own, and what it would be put together to changes.
      const { ingredient, quantity, parts } = line;
      const whole: Whole = { type: 'whole', quantity, written: { ingredient, quantity }, parts };
      await update.set({ counterpart: toJsonb(whole) }).execute();
    }
  }
}

/** A plan's line on a list: staples are taken to be at home. */
export function toOwnItem({ key, isStaple, ...line }: WrittenItem): ItemToAdd {
  return { ...line, isStaple, planKey: key, checked: false, atHome: isStaple };
}
