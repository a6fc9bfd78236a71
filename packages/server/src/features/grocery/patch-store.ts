import type { Stamp } from '@larder/domain/grocery/grocery-op.ts';
import { growLine } from '@larder/domain/grocery/grown-line.ts';
import type { PatchChanged, PatchEntry } from '@larder/domain/grocery/list-patch.ts';
import type { WrittenItem } from '@larder/domain/grocery/write-list.ts';
import { type Selectable, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { GroceryItemsTable } from '../../db/grocery-tables.ts';
import type { Whole } from './counterpart-row.ts';
import type { IncludedPlan } from './grocery-store.ts';
import { insertItems, type ListPlace } from './item-store.ts';
import type { ItemToAdd } from './item-row.ts';
import { lockLists, touchList } from './revision-store.ts';

export type PatchToApply = {
  readonly id: string;
  /** Of the list the patch was made from: an older one is not patched. */
  readonly revision: number;
  readonly entries: readonly PatchEntry[];
  readonly fresh: readonly WrittenItem[];
  readonly mealPlansIncluded: readonly IncludedPlan[];
  /** When a person took it: ticks of before are of the amounts of before. */
  readonly takenAt: Date;
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
        const before = await readPlanned(tx, place);
        const stamp: Stamp = { at: patch.takenAt.getTime(), opId: randomUUID() };
        for (const entry of patch.entries) await applyEntry(tx, place, { entry, revision, stamp });
        const added = patch.entries.flatMap((entry) => (entry.type === 'added' ? [toOwnItem(entry.item)] : []));
        const addedIds = added.length > 0 ? (await insertItems(tx, { ...place, revision }, added)).map(({ id }) => id) : [];
        // Last, as a new part of a line that was split shows that its other part is not all of it.
        await refreshSources(tx, place, { fresh: patch.fresh, revision });
        const { meal_plans_included: included, kept_patch: kept } = await readList(tx, place);
        const last: AppliedPatch = { id: patch.id, revision, items: await findChanged(tx, scope, before), addedIds, included, kept };
        await setList(tx, place, { meal_plans_included: toJsonb(patch.mealPlansIncluded), kept_patch: null, last_patch: toJsonb(last) });
        return true;
      });
    },

    /** All of the list's last patch is taken back or, where a hand has changed one of its lines since, nothing and false. */
    async undoPatch(scope: HouseholdScope, listId: string, patchId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const place = { scope, listId };
        await lockLists(tx, scope, [listId]);
        const last = (await readList(tx, place)).last_patch as AppliedPatch | null;
        if (last?.id !== patchId || !(await isAsPatched(tx, place, last))) return false;
        const revision = await touchList(tx, scope, listId);
        for (const row of last.items)
          await updateItem(tx, scope, row.id)
            .set({ ...toRow(row), revision })
            .execute();
        for (const id of last.addedIds)
          await updateItem(tx, scope, id)
            .set({ ...GONE, revision })
            .execute();
        await setList(tx, place, { meal_plans_included: toJsonb(last.included), kept_patch: last.kept, last_patch: null });
        return true;
      });
    },
  };
}

/** What a patch may change of an item. */
const PATCHED_COLUMNS = [
  'id',
  'ingredient',
  'quantity',
  'source',
  'checked',
  'stamps',
  'parts',
  'written',
  'counterpart',
  'plan_key',
  'removed_at',
] as const;

type PatchedRow = Pick<Selectable<GroceryItemsTable>, (typeof PATCHED_COLUMNS)[number]>;

/** As it is kept to be taken back. */
type AppliedPatch = {
  readonly id: string;
  /** Of the list once it was applied. */
  readonly revision: number;
  /** Those that it changed, as they were. */
  readonly items: readonly PatchedRow[];
  readonly addedIds: readonly string[];
  readonly included: unknown;
  readonly kept: string | null;
};

/** Gone with its plan, and welcome again with the next: no tombstone of a person's. */
const GONE = { removed_at: sql<Date>`now()`, plan_key: null };

const toRow = ({ id: _id, parts, written, counterpart, removed_at, stamps, ...words }: PatchedRow) => ({
  ...words,
  // Of a patch that an earlier release took, which left ticks alone.
  ...(stamps !== undefined && { stamps: toJsonb(stamps) }),
  parts: toJsonb(parts),
  written: written === null ? null : toJsonb(written),
  counterpart: counterpart === null ? null : toJsonb(counterpart),
  // As JSON has it.
  removed_at: removed_at && new Date(removed_at),
});

const updateItem = ({ kysely }: DatabaseHandle, scope: HouseholdScope, id: string) =>
  kysely.updateTable('grocery_items').where('household_id', '=', scope.householdId).where('id', '=', id);

const readPlanned = async ({ kysely }: DatabaseHandle, { scope, listId }: ListPlace): Promise<readonly PatchedRow[]> =>
  kysely
    .selectFrom('grocery_items')
    .select(PATCHED_COLUMNS)
    .where('household_id', '=', scope.householdId)
    .where('list_id', '=', listId)
    .where('plan_key', 'is not', null)
    .execute();

/** Of these rows those that are not as they were. */
async function findChanged(
  { kysely }: DatabaseHandle,
  scope: HouseholdScope,
  before: readonly PatchedRow[],
): Promise<readonly PatchedRow[]> {
  if (before.length === 0) return [];
  const rows = await kysely
    .selectFrom('grocery_items')
    .select(PATCHED_COLUMNS)
    .where('household_id', '=', scope.householdId)
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
  return before.filter((row) => now.get(row.id) !== JSON.stringify(row));
}

/** No hand has changed, taken away or split one of its lines since. */
async function isAsPatched({ kysely }: DatabaseHandle, { scope, listId }: ListPlace, { items, addedIds, revision }: AppliedPatch) {
  const ids = [...items.map(({ id }) => id), ...addedIds];
  const untouched = await kysely
    .selectFrom('grocery_items')
    .select('id')
    .where('household_id', '=', scope.householdId)
    .where('list_id', '=', listId)
    .where('id', 'in', ids)
    .where('revision', '<=', revision)
    .execute();
  return untouched.length === ids.length;
}

const readList = async ({ kysely }: DatabaseHandle, { scope, listId }: ListPlace) =>
  kysely
    .selectFrom('grocery_lists')
    .select(['meal_plans_included', 'kept_patch', 'last_patch'])
    .where('household_id', '=', scope.householdId)
    .where('id', '=', listId)
    .executeTakeFirstOrThrow();

type ListColumns = { readonly meal_plans_included: string; readonly kept_patch: string | null; readonly last_patch: string | null };

async function setList({ kysely }: DatabaseHandle, { scope, listId }: ListPlace, columns: ListColumns): Promise<void> {
  await kysely.updateTable('grocery_lists').set(columns).where('household_id', '=', scope.householdId).where('id', '=', listId).execute();
}

type Step = { readonly entry: PatchEntry; readonly revision: number; readonly stamp: Stamp };

async function applyEntry(tx: DatabaseHandle, { scope }: ListPlace, { entry, revision, stamp }: Step): Promise<void> {
  if (entry.type === 'added') return;
  const update = updateItem(tx, scope, entry.itemId);
  if (entry.type === 'removed') {
    await update.set({ ...GONE, revision }).execute();
    return;
  }
  const { to, isKept, grown } = entry;
  const words = { ingredient: storableText(to.ingredient), quantity: storableText(to.quantity) };
  const written = toJsonb({ ...words, ...(grown && { had: grown.had }) });
  const shown = { ...words, ...(grown && { quantity: storableText(grown.quantity) }), ...tickOf(entry, stamp) };
  await update.set({ ...(isKept ? {} : shown), written, counterpart: withoutParts, revision }).execute();
}

/** What was bought of another amount is bought no more where more is needed: also by whoever ticks it before they hear of it. */
function tickOf({ from, to, checked, grown }: PatchChanged, stamp: Stamp) {
  const isEnough = (grown ?? growLine(from, to.quantity)).isBought;
  const isBought = grown?.isBought ?? checked;
  if (isEnough && isBought === checked) return {};
  return { checked: isBought, stamps: sql<string>`stamps || ${toJsonb({ checked: stamp })}::jsonb` };
}

/** Of a merged line that changes: the parts it was put together from are of another plan. */
const withoutParts = sql<null>`case when counterpart ->> 'type' = 'parts' then null else counterpart end`;

type Sources = { readonly fresh: readonly WrittenItem[]; readonly revision: number };

/** For which meals, which may have changed where the amount has not. */
async function refreshSources(tx: DatabaseHandle, place: ListPlace, { fresh, revision }: Sources): Promise<void> {
  const rows = await readPlanned(tx, place);
  const lineByKey = new Map(fresh.map((line) => [line.key, line]));
  for (const { id, plan_key: key, source } of rows) {
    const line = lineByKey.get(key ?? '');
    const isWhole = rows.filter((row) => row.plan_key === key).length === 1;
    if (!line || (isWhole && line.source === source)) continue;
    const update = updateItem(tx, place.scope, id);
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
