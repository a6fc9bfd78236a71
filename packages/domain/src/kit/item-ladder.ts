import { gramsPerUnit } from '../food/unit-grams.ts';
import { listMeasurable, roundToMeasurable } from '../recipe/amount-ladder.ts';
import { findLeader, type VariantItem } from './variant.ts';

export type ItemLadder = {
  /** In the item's own unit, ascending. */
  readonly quantities: readonly number[];
  readonly base: number;
};

/** Where an author gave no bounds, a cook still recognises the dish between half and one and three quarters of it. */
const FREE_LOW = 0.5;
const FREE_HIGH = 1.75;
const NEAR = 1e-6;
/** The amounts an item of a variant may take. Fixed items have one; tied items follow their leader, step by step. */
export function listItemLadder(entry: VariantItem, items: readonly VariantItem[]): ItemLadder {
  if (entry.group === null) return { quantities: [entry.item.quantity], base: 0 };
  const leader = findLeader(items, entry.group)!;
  const led = listLeaderLadder(leader);
  return leader === entry ? led : { quantities: led.quantities.map((_, step) => quantityAt(entry, leader, led, step)), base: led.base };
}

/** What an item takes where its leader is at a step of the leader's ladder. */
export function quantityAt(entry: VariantItem, leader: VariantItem, { quantities, base }: ItemLadder, step: number): number {
  if (entry === leader) return quantities[step]!;
  const { quantity, unit } = entry.item;
  if (step === base) return quantity;
  const wanted = roundToMeasurable(entry.food, unit, quantities[step]! * (quantity / leader.item.quantity));
  return entry.seasons ? Math.min(wanted, mostOf(entry)) : wanted;
}

/** What was written stands, whatever is usual. */
function mostOf(entry: VariantItem): number {
  const { item, food } = entry;
  const { most } = limitOf(entry);
  return most === Infinity ? most : Math.max(item.quantity, roundToMeasurable(food, item.unit, most));
}

/** What is usual on as many plates as the item is for, in its own unit. */
function limitOf({ item, food, limit }: VariantItem): { readonly least: number; readonly most: number } {
  const platesPerUnit = (item.plates ?? 1) / Math.max(Number.MIN_VALUE, gramsPerUnit(food, item.unit) ?? 0);
  return { least: limit.least * platesPerUnit, most: limit.most * platesPerUnit };
}

export function listLeaderLadder(leader: VariantItem): ItemLadder {
  const { item, food, limit } = leader;
  const low = item.bounds?.low ?? item.quantity * FREE_LOW;
  const high = item.bounds?.high ?? item.quantity * FREE_HIGH;
  const usual = limitOf(leader);
  // What was written stands, whatever is usual.
  const least = Math.max(low, Math.min(item.quantity, usual.least));
  const most = Math.max(item.quantity, Math.min(high, usual.most));
  const isPaired = limit.inPairs === true && item.unit === 'slice' && item.quantity % 2 === 0;
  const isWhole = limit.whole === true && Number.isInteger(item.quantity);
  const within = listMeasurable(food, item.unit).filter(
    (step) => step >= least - NEAR && step <= most + NEAR && (!isPaired || step % 2 === 0) && (!isWhole || Number.isInteger(step)),
  );
  const quantities = within.some((step) => Math.abs(step - item.quantity) < NEAR)
    ? within
    : [...within, item.quantity].toSorted((a, b) => a - b);
  return { quantities, base: quantities.findIndex((step) => Math.abs(step - item.quantity) < NEAR) };
}
