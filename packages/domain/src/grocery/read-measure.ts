import { amountToNumber, isRange, numberToAmount } from '../quantity/amount.ts';
import { convertAmount } from '../quantity/convert.ts';
import { parseAmount } from '../quantity/parse-amount.ts';
import type { UnitId } from '../quantity/unit.ts';

export type CartUnit = UnitId | 'each' | 'small' | 'medium' | 'large';
export type CartMeasure = { readonly quantity: number; readonly unit: CartUnit };

export const isUnitId = (unit: CartUnit): unit is UnitId => unit !== 'each' && unit !== 'small' && unit !== 'medium' && unit !== 'large';

/** An amount of a list as a number: "2 dozen", "6 large", "1 1/2 lb". Without brackets. */
export function readMeasure(text: string): CartMeasure | undefined {
  const dozens = /^(?<count>.+) dozen$/.exec(text)?.groups?.['count'];
  const counted = dozens === undefined ? undefined : readMeasure(dozens);
  if (counted) return { quantity: counted.quantity * 12, unit: 'each' };
  const sized = /^(?<count>.+) (?<size>small|medium|large)$/.exec(text);
  const parsed = parseAmount(sized?.groups?.['count'] ?? text);
  if (!parsed || isRange(parsed.amount) || (sized && parsed.unit !== null)) return undefined;
  const quantity = amountToNumber(parsed.amount);
  if (!(quantity > 0)) return undefined;
  return { quantity, unit: (sized?.groups?.['size'] as CartUnit | undefined) ?? parsed.unit ?? 'each' };
}

/** The same amount in another unit; undefined where it cannot be said in it. */
export function inUnit(measure: CartMeasure, unit: CartUnit): CartMeasure | undefined {
  if (measure.unit === unit) return measure;
  if (!isUnitId(measure.unit) || !isUnitId(unit)) return undefined;
  const converted = convertAmount(numberToAmount(measure.quantity), measure.unit, unit);
  return converted && { quantity: amountToNumber(converted), unit };
}
