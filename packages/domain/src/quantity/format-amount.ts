import { exactAmount, isRange, type Amount } from './amount.ts';
import { convertAmount } from './convert.ts';
import { formatFraction, formatSmall, lossOfFraction, NO_MORE_PARTS } from './format-fraction.ts';
import { addRationals, negateRational, numberToRational, rationalToNumber, type Rational } from './rational.ts';
import { getUnit, type Unit, type UnitId } from './unit.ts';

export const UNIT_SYSTEMS = ['us', 'metric'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** "1 1/2 cups", "3/4 cup + 1 tbsp", "2-3 cloves", "450 g". Read back by `parseAmount`, to the precision that is shown. */
export function formatAmount(amount: Amount, unit: UnitId | null): string {
  if (unit === null) return formatNumbers(amount, undefined);
  const fitting = takeSmallerUnit({ amount, unit });
  return formatComposed(fitting.amount, fitting.unit) ?? formatSimple(fitting.amount, getUnit(fitting.unit));
}

/** Where a measure is less than any part of its unit says: 1/16 cup is a tablespoon. */
export function takeSmallerUnit({ amount, unit }: Measured): Measured {
  const smaller = SMALLER_UNIT[unit];
  const value = rationalToNumber(amount.max);
  const isFitting = value >= 1 / 4 || value <= 0 || lossOfFraction(value) <= LARGEST_LOSS;
  const converted = smaller && !isFitting ? convertAmount(amount, unit, smaller) : undefined;
  return converted ? takeSmallerUnit({ amount: converted, unit: smaller! }) : { amount, unit };
}

const formatSimple = (amount: Amount, unit: Unit): string => `${formatNumbers(amount, unit)} ${nameUnit(unit, readShown(amount, unit))}`;

/** What rounding to the next kitchen fraction may lose: 13/16 cup as 3/4 would lack a spoon. */
const LARGEST_LOSS = 0.025;
const SMALLER_UNIT: Partial<Record<UnitId, UnitId>> = { cup: 'tbsp', tbsp: 'tsp', lb: 'oz' };
const QUARTERS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];

/** In two units where one would round too much away; `undefined` where one is good enough. */
function formatComposed(amount: Amount, unit: UnitId): string | undefined {
  const smaller = SMALLER_UNIT[unit];
  const value = rationalToNumber(amount.max);
  if (!smaller || isRange(amount) || value >= NO_MORE_PARTS || lossOfFraction(value) <= LARGEST_LOSS) return undefined;
  const whole = Math.floor(value);
  const part = unit === 'cup' ? QUARTERS.findLast((quarter) => whole + quarter <= value)! : 0;
  const first = numberToRational(whole + part);
  if (first.numerator === 0) return undefined;
  const rest = convertAmount(exactAmount(addRationals(amount.max, negateRational(first))), unit, smaller)!;
  return `${formatSimple(exactAmount(first), getUnit(unit))} + ${formatSimple(rest, getUnit(smaller))}`;
}

/** In the units of the system a shopper chose, with the other in brackets where it differs: "1.4 kg (3 lb)". Counts stay as they are. */
export function formatInSystem(amount: Amount, unit: UnitId | null, system: UnitSystem): string {
  const chosen = unit === null ? undefined : chooseInSystem(amount, unit, system);
  if (!chosen) return formatAmount(amount, unit);
  const other = unit && chooseInSystem(amount, unit, system === 'us' ? 'metric' : 'us');
  const text = formatAmount(chosen.amount, chosen.unit);
  return !other || other.unit === chosen.unit ? text : `${text} (${formatAmount(other.amount, other.unit)})`;
}

type Measured = { readonly amount: Amount; readonly unit: UnitId };

/** The largest unit of the system of which the amount is at least the share below; spoons are the same in both. */
const LADDERS: Readonly<Record<UnitSystem, Readonly<Partial<Record<Unit['kind'], readonly (readonly [UnitId, number])[]>>>>> = {
  metric: {
    mass: [
      ['kg', 1],
      ['g', 0],
    ],
    volume: [
      ['l', 1],
      ['ml', 60],
      ['tbsp', 1],
      ['tsp', 0],
    ],
  },
  us: {
    mass: [
      ['lb', 1],
      ['oz', 0],
    ],
    volume: [
      ['gallon', 1],
      ['quart', 2],
      ['cup', 0.25],
      ['tbsp', 1],
      ['tsp', 0],
    ],
  },
};

function chooseInSystem(amount: Amount, unit: UnitId, system: UnitSystem): Measured | undefined {
  for (const [candidate, least] of LADDERS[system][getUnit(unit).kind] ?? []) {
    const converted = convertAmount(amount, unit, candidate);
    // A rounding error of a thousandth must not turn 1 kg into 999.9 g.
    if (converted && rationalToNumber(converted.max) >= least * 0.999) return { amount: converted, unit: candidate };
  }
  return undefined;
}

function formatNumbers(amount: Amount, unit: Unit | undefined): string {
  const [min, max] = [formatNumber(amount.min, unit), formatNumber(amount.max, unit)];
  return min === max || !isRange(amount) ? max : `${min}-${max}`;
}

const METRIC: ReadonlySet<UnitId> = new Set<UnitId>(['ml', 'cl', 'dl', 'l', 'mg', 'g', 'kg', 'mm', 'cm']);

export const isMetric = (unit: UnitId | null | undefined): boolean => !!unit && METRIC.has(unit);

/** The number alone, for who writes the unit in words of their own. */
export function formatNumber(value: Rational, unit: Unit | undefined): string {
  const number = rationalToNumber(value);
  return isMetric(unit?.id) ? formatDecimal(number) : formatFraction(number);
}

/** Metric measures are read off a scale: whole from 20 on, one decimal down to 1, two below it. */
function formatDecimal(number: number): string {
  const digits = Math.abs(number) >= 20 ? 0 : Math.abs(number) >= 1 ? 1 : 2;
  const shown = number.toFixed(digits);
  if (Number(shown) === 0 && number !== 0) return formatSmall(number);
  return shown.includes('.') ? shown.replace(/\.?0+$/, '') : shown;
}

/** Singular up to one, so that "1/2 cup" and "1 cup" agree with what is shown, not with what was rounded away. */
function nameUnit(unit: Unit, shown: number): string {
  if (unit.symbol) return unit.symbol;
  return shown > 1 ? unit.many : unit.one;
}

function readShown(amount: Amount, unit: Unit): number {
  const text = formatNumber(amount.max, unit);
  if (text.includes(' ')) return 2;
  return text.includes('/') ? 0.5 : Number(text);
}
