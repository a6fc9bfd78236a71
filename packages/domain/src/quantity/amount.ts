import {
  addRationals,
  compareRationals,
  isSameRational,
  makeRational,
  multiplyRationals,
  numberToRational,
  rationalToNumber,
  type Rational,
} from './rational.ts';

/** How much, without its unit. "2 to 3" has two ends; for an exact amount they are the same. `min` is never above `max`. */
export type Amount = { readonly min: Rational; readonly max: Rational };

export const exactAmount = (value: Rational): Amount => ({ min: value, max: value });

/** The ends in either order: "3 to 2" is read as it was meant. */
export const rangeAmount = (one: Rational, other: Rational): Amount =>
  compareRationals(one, other) <= 0 ? { min: one, max: other } : { min: other, max: one };

export const integerAmount = (value: number): Amount => exactAmount(makeRational(value));

export const numberToAmount = (value: number): Amount => exactAmount(numberToRational(value));

export const isRange = ({ min, max }: Amount): boolean => !isSameRational(min, max);

export const addAmounts = (a: Amount, b: Amount): Amount => ({ min: addRationals(a.min, b.min), max: addRationals(a.max, b.max) });

/** The factor is not negative, or the ends would change places. */
export const multiplyAmount = ({ min, max }: Amount, factor: Rational): Amount => ({
  min: multiplyRationals(min, factor),
  max: multiplyRationals(max, factor),
});

/** What a shopper should have at hand: the larger end. */
export const amountToNumber = ({ max }: Amount): number => rationalToNumber(max);

/** What a cook will use most likely: the middle, which nutrition is computed from. */
export const middleOfAmount = ({ min, max }: Amount): number => (rationalToNumber(min) + rationalToNumber(max)) / 2;
