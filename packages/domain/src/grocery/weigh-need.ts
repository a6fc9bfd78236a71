import { sureBoneShare } from '../food/bone-share.ts';
import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { GroundedLine } from '../ingredient/ground-line.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';
import type { Need } from './need.ts';

/** In whole milligrams of what is eaten, so that sums are the same in any order. `null` where nothing tells; 0 where no amount is stated. */
export function weighNeed({ amount, unit, lineGrams }: Need, food: Food | undefined): number | null {
  if (amount === null) return 0;
  const each = food && eatenGramsPerUnit(food, unit);
  const usual = each === undefined ? undefined : each * amountToNumber(amount);
  const grams = usual === undefined || (lineGrams ?? 0) > usual * ABOUT_THE_SAME ? lineGrams : usual;
  return grams === undefined ? null : Math.round(grams * 1000);
}

/** What a line alone knows of its weight: that of its own cans, or of a unit that the table does not weigh ("1-inch piece of ginger"). */
export function findLineGrams({ line, food, grams, weight }: GroundedLine): number | undefined {
  if (!food || !grams) return undefined;
  const isContainer = line.unit !== null && getUnit(line.unit).isContainer;
  const isUnknown = !isContainer && gramsPerUnit(food, line.unit ?? 'each') === undefined;
  return weight === 'stated' || isUnknown ? grams : undefined;
}

/** What is weighed is weighed with its bones; what is counted is known by what is eaten of it. */
function eatenGramsPerUnit(food: Food, unit: UnitId | null): number | undefined {
  const each = gramsPerUnit(food, unit ?? 'each');
  return each !== undefined && unit !== null && getUnit(unit).kind === 'mass' ? each * (1 - sureBoneShare(food)) : each;
}

/** A can of 15 oz is the usual one of 14.5 oz. */
const ABOUT_THE_SAME = 1.15;
