import { amountToNumber } from '../quantity/amount.ts';
import { convertAmount } from '../quantity/convert.ts';
import { formatAmount, formatNumber, takeSmallerUnit } from '../quantity/format-amount.ts';
import type { ParsedAmount } from '../quantity/parse-amount.ts';
import { rationalToNumber, type Rational } from '../quantity/rational.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';

/** An amount of a recipe, as cups, spoons and a kitchen scale measure it. */
export function formatMeasure({ amount, unit }: ParsedAmount): string {
  if (unit === null) return formatAmount(amount, null);
  if (!SCALE_DIGITS.has(unit)) {
    const fitting = takeSmallerUnit({ amount, unit });
    const value = amountToNumber(fitting.amount);
    return fitting.unit === 'tsp' && value > 0 && value <= LEAST_SPOON / 2 ? 'under 1/8 tsp' : formatAmount(fitting.amount, fitting.unit);
  }
  const [min, max] = [formatMeasureNumber(amount.min, unit), formatMeasureNumber(amount.max, unit)];
  return `${min === max ? max : `${min}-${max}`} ${getUnit(unit).symbol}`;
}

/** The smallest spoon that there is: nobody measures 0.04 of one. */
const LEAST_SPOON = 1 / 8;

/** The number alone. Grams and millilitres are whole on a kitchen scale, and never nothing; 10 g are the second decimal of a kilogram. */
export function formatMeasureNumber(value: Rational, unit: UnitId | null): string {
  const digits = unit === null ? undefined : SCALE_DIGITS.get(unit);
  if (digits === undefined) return formatNumber(value, unit === null ? undefined : getUnit(unit));
  const number = rationalToNumber(value);
  return String(Number((number === 0 ? 0 : Math.max(10 ** -digits, number)).toFixed(digits)));
}

const SCALE_DIGITS: ReadonlyMap<UnitId, number> = new Map<UnitId, number>([
  ['g', 0],
  ['ml', 0],
  ['kg', 2],
  ['l', 2],
]);

/** From how many on nobody counts spoons any more, nor reads grams: 24 tablespoons are 1 1/2 cups, 1200 g are 1.2 kg. */
const LARGER_MEASURE: Readonly<Partial<Record<UnitId, { readonly unit: UnitId; readonly from: number }>>> = {
  tsp: { unit: 'tbsp', from: 6 },
  tbsp: { unit: 'cup', from: 8 },
  oz: { unit: 'lb', from: 24 },
  g: { unit: 'kg', from: 1000 },
  ml: { unit: 'l', from: 1000 },
};

export function takeLargerMeasure(measured: ParsedAmount): ParsedAmount {
  const larger = measured.unit === null ? undefined : LARGER_MEASURE[measured.unit];
  if (!larger || amountToNumber(measured.amount) < larger.from) return measured;
  const amount = convertAmount(measured.amount, measured.unit!, larger.unit);
  return amount ? takeLargerMeasure({ amount, unit: larger.unit }) : measured;
}
