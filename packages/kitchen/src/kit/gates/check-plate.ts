import { gramsPerUnit } from '@larder/domain/food/unit-grams.ts';
import type { KitFault } from '../parsed-kit.ts';
import type { KitGate } from './gate.ts';

const ROUNDING_GRAMS = 1;

/** The written amount is one that a cook would put on a plate: the solver keeps to `plate-limits.ts`, but never below or above what was written. */
export const checkPlate: KitGate = ({ kit, lines, variants }) => {
  const faults = new Map<string, KitFault>();
  for (const { items } of variants) {
    for (const { item, food, part, limit } of items) {
      const grams = item.quantity * (gramsPerUnit(food, item.unit) ?? 0);
      if (grams >= limit.least - ROUNDING_GRAMS && grams <= limit.most + ROUNDING_GRAMS) continue;
      faults.set(`${part}/${item.foodId}`, {
        type: 'off-plate',
        line: lines.parts[kit.parts.findIndex(({ name }) => name === part)] ?? lines.seasoning,
        message: `${Math.round(grams)} g of ${item.foodId}; a ${kit.form} for one has ${sayRange(limit)}.`,
      });
    }
  }
  return [...faults.values()];
};

const sayRange = ({ least, most }: { least: number; most: number }): string =>
  most === Infinity ? `at least ${least} g` : least > 0 ? `${least} to ${most} g` : `at most ${most} g`;
