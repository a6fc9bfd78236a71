import { listMeasurable, roundToMeasurable } from '@larder/domain/recipe/amount-ladder.ts';
import { formatFraction } from '@larder/domain/quantity/format-fraction.ts';
import { gramsPerUnit } from '@larder/domain/food/unit-grams.ts';
import type { Food } from '@larder/domain/food/food.ts';
import { listItemLadder } from '@larder/domain/kit/item-ladder.ts';
import type { KitItem } from '@larder/domain/kit/kit.ts';
import { findLeader } from '@larder/domain/kit/variant.ts';
import type { KitFault, ParsedKit } from '../parsed-kit.ts';
import type { KitGate } from './gate.ts';

/** Foods exist, in a unit the table knows, in amounts a person can measure. Runs before anything is compiled. */
export function checkFoods({ kit, lines }: ParsedKit, foodsById: ReadonlyMap<string, Food>): readonly KitFault[] {
  const faults: KitFault[] = [];
  const check = (item: KitItem, line: number): void => {
    const food = foodsById.get(item.foodId);
    if (food) faults.push(...checkItem(item, food, line));
    else faults.push({ type: 'unknown-food', line, message: `No food "${item.foodId}"${suggest(item.foodId, foodsById)}.` });
  };
  for (const [index, part] of kit.parts.entries()) {
    for (const { items } of part.alternatives) for (const item of items) check(item, lines.parts[index]!);
  }
  for (const item of kit.seasoning) check(item, lines.seasoning);
  return faults;
}

function checkItem(item: KitItem, food: Food, line: number): readonly KitFault[] {
  if (gramsPerUnit(food, item.unit) === undefined) {
    const known = Object.keys(food.unitGrams).join(', ');
    return [{ type: 'unknown-unit', line, message: `"${item.foodId}" is not measured in "${item.unit}"; the table knows: g, ${known}.` }];
  }
  const amounts = [item.quantity, ...(item.bounds ? [item.bounds.low, item.bounds.high] : [])];
  const ladder = listMeasurable(food, item.unit);
  return amounts
    .filter((amount) => !ladder.some((step) => Math.abs(step - amount) < 1e-6))
    .map((amount) => ({
      type: 'not-measurable',
      line,
      message: `${formatNumber(amount)} ${item.unit} of ${item.foodId} cannot be measured; nearest is ${formatNumber(roundToMeasurable(food, item.unit, amount))}.`,
    }));
}

/** A batter keeps its ratios: how far a tied item may be off after it is brought to a measurable amount. */
const TIED_TOLERANCE = 0.25;

export const checkTied: KitGate = ({ kit, lines, variants }) => {
  const faults: KitFault[] = [];
  const seen = new Set<string>();
  for (const { items } of variants) {
    for (const entry of items) {
      const leader = entry.group === null || entry.seasons ? entry : findLeader(items, entry.group)!;
      const key = [leader, entry].map(({ part, item }) => `${part}/${item.foodId}`).join();
      if (leader === entry || seen.has(key)) continue;
      seen.add(key);
      const led = listItemLadder(leader, items).quantities;
      const off = listItemLadder(entry, items).quantities.findIndex((quantity, index) => {
        const wanted = (led[index]! * entry.item.quantity) / leader.item.quantity;
        return Math.abs(quantity / wanted - 1) > TIED_TOLERANCE;
      });
      if (off < 0) continue;
      faults.push({
        type: 'tied-apart',
        line: lines.parts[kit.parts.findIndex(({ name }) => name === entry.part)] ?? lines.seasoning,
        message: `With ${formatNumber(led[off]!)} ${leader.item.unit} of ${leader.item.foodId} no measurable amount of ${entry.item.foodId} keeps the ratio; narrow the leader's bounds or change the unit.`,
      });
    }
  }
  return faults;
};

const formatNumber = (quantity: number): string => (quantity < 20 ? formatFraction(quantity) : String(quantity));

/** Ids that share a word, so that a writer need not search the table. */
function suggest(foodId: string, foodsById: ReadonlyMap<string, Food>): string {
  const words = foodId.split('-').map((word) => word.replace(/s$/, ''));
  const near = [...foodsById.keys()].filter((id) => words.some((word) => word.length > 2 && id.includes(word))).slice(0, 8);
  return near.length > 0 ? `; near it: ${near.join(', ')}` : '';
}
