import { applyOp, ITEM_FIELDS, type GroceryOp } from '@larder/domain/grocery/grocery-op.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { Tick } from './habit-store.ts';
import { LIST_CHANNEL } from './revision-store.ts';
import type { StoredItem } from './item-row.ts';

/** What a changed item tells of the person's way through the shop. */
export type FindTick = (after: StoredItem) => (Tick & { readonly at: number; readonly checked: boolean }) | undefined;

export type ArrivedOp = { readonly op: GroceryOp; readonly arrivedAt: number; readonly findTick?: FindTick | undefined };

export type Applied = {
  /** Those the operation names, as they are now. */
  readonly items: readonly StoredItem[];
  /** Of their list once this operation, and nothing else, was added to the revision before; absent where it changed nothing. */
  readonly revision?: number | undefined;
};

type Deps = { readonly readItems: (ids: readonly string[]) => Promise<readonly StoredItem[]>; readonly warn: (error: unknown) => void };

/**
 * The one way by which fields of items change. The domain decides on the items as they are seen, the database stores the
 * decision if they are so still, and if not, it is decided anew. Once for each operation id.
 */
export async function applyOperation(
  db: DatabaseHandle,
  scope: HouseholdScope,
  { op, arrivedAt, findTick }: ArrivedOp,
  { readItems, warn }: Deps,
): Promise<Applied> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await readItems(op.itemIds);
    if (seen.length === 0) return { items: [] };
    const before = seen.map((item) => pastOnly(item, arrivedAt));
    const items = applyOp(before, op);
    const changed = items.flatMap((after, at) => (after === before[at] ? [] : [{ after, seen: seen[at]!.stamps }]));
    const [first, ...others] = changed;
    const tick = first && others.length === 0 ? findTick?.(first.after) : undefined;
    const stored = await storeAsSeen(db, scope, { op, changed, tick });
    if (stored.outcome === 'repeated') return { items: await readItems(op.itemIds) };
    if (stored.outcome === 'outdated') continue;
    const revisions = Object.values(stored.revisions);
    // Lost if this process ends right here: who watches the list looks by itself too.
    for (const listId of Object.keys(stored.revisions)) db.notify(LIST_CHANNEL, listId).catch(warn);
    return { items, revision: revisions.length === 1 ? revisions[0] : undefined };
  }
  throw new Error(`An operation on ${op.itemIds.length} items found them changed ${MOST_TRIES} times in a row.`);
}

/** Each try that fails is somebody else's that won: more than a household has hands. */
const MOST_TRIES = 100;

type Changed = {
  readonly after: StoredItem;
  /** As they are stored. */
  readonly seen: StoredItem['stamps'];
};
type Decision = { readonly op: GroceryOp; readonly changed: readonly Changed[]; readonly tick: ReturnType<FindTick> };
type Outcome =
  | { readonly outcome: 'repeated' }
  | { readonly outcome: 'outdated' }
  | { readonly outcome: 'stored'; readonly revisions: Readonly<Record<string, number>> };

async function storeAsSeen({ kysely }: DatabaseHandle, scope: HouseholdScope, { op, changed, tick }: Decision): Promise<Outcome> {
  const changes = changed.map(({ after, seen }) => {
    const fields = ITEM_FIELDS.filter((field) => after.stamps[field]?.opId === op.opId);
    return { list: after.listId, item: after.id, seen, values: pick(after, fields), stamps: pick(after.stamps, fields) };
  });
  const { rows } = await sql<{ readonly stored: Outcome }>`select store_item_changes(
    ${scope.householdId}, ${storableText(op.opId)}, ${toJsonb(changes)},
    ${tick ? toJsonb({ ...tick, at: new Date(tick.at) }) : null}) as stored`.execute(kysely);
  return rows[0]!.stored;
}

const pick = (from: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));

/** A stamp from the future is that of a clock that was wrong: whatever comes now came later. */
function pastOnly(item: StoredItem, arrivedAt: number): StoredItem {
  const stamps = Object.entries(item.stamps).map(([field, stamp]) => [field, { ...stamp, at: Math.min(stamp.at, arrivedAt - 1) }]);
  return { ...item, stamps: Object.fromEntries(stamps) as StoredItem['stamps'] };
}
