import { multiplyAmount, type Amount } from './amount.ts';
import { divideRationals, makeRational, multiplyRationals, rationalToNumber, type Rational } from './rational.ts';
import { getUnit, type UnitId } from './unit.ts';

/**
 * Exact within a kind: a US cup is 16 tablespoons, 48 teaspoons and 8 fluid ounces. `undefined` between kinds, where a
 * food's density would be needed, and between counts, which have no fixed size.
 */
export function convertAmount(amount: Amount, from: UnitId, to: UnitId): Amount | undefined {
  const factor = findFactor(from, to);
  return factor && multiplyAmount(amount, factor);
}

/** How many `to` one `from` is. */
export function findFactor(from: UnitId, to: UnitId): Rational | undefined {
  if (from === to) return makeRational(1);
  if (getUnit(from).kind !== getUnit(to).kind) return undefined;
  const [size, target] = [SIZES[from], SIZES[to]];
  return size && target && divideRationals(size, target);
}

/** Grams in one of a unit of mass, millilitres in one of volume, millimetres in one of length; `undefined` for a count. */
export function findBaseSize(id: UnitId): number | undefined {
  const size = SIZES[id];
  return size && rationalToNumber(size);
}

// NIST Handbook 44 (2024), Appendix C: the US gallon is 231 cubic inches (3.785411784 l), so a teaspoon, its 768th part, is
// 4.92892159375 ml; the avoirdupois pound is 453.59237 g; the inch is 25.4 mm. All by definition, so all exact.
const TEASPOON = makeRational(157_725_491, 32_000_000);
const OUNCE = makeRational(45_359_237, 1_600_000);
const teaspoons = (count: number) => multiplyRationals(TEASPOON, makeRational(count));

const SIZES: Partial<Record<UnitId, Rational>> = {
  tsp: TEASPOON,
  tbsp: teaspoons(3),
  'fl-oz': teaspoons(6),
  cup: teaspoons(48),
  pint: teaspoons(96),
  quart: teaspoons(192),
  gallon: teaspoons(768),
  dessertspoon: makeRational(10),
  ml: makeRational(1),
  cl: makeRational(10),
  dl: makeRational(100),
  l: makeRational(1000),
  oz: OUNCE,
  lb: multiplyRationals(OUNCE, makeRational(16)),
  mg: makeRational(1, 1000),
  g: makeRational(1),
  kg: makeRational(1000),
  mm: makeRational(1),
  cm: makeRational(10),
  inch: makeRational(254, 10),
};
