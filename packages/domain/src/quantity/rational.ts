import { invariant } from '../base/assert-never.ts';

/** An exact fraction in lowest terms: the denominator is positive, and both parts are safe integers. */
export type Rational = { readonly numerator: number; readonly denominator: number };

export const ZERO: Rational = { numerator: 0, denominator: 1 };

export function makeRational(numerator: number, denominator = 1): Rational {
  invariant(denominator !== 0 && Number.isFinite(numerator) && Number.isFinite(denominator), 'a rational needs finite parts');
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return numberToRational(numerator / denominator);
  if (numerator === 0) return ZERO;
  const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Reads "0.375", "12": every decimal digit is kept, so that 0.1 is one tenth and no binary fraction. */
export function decimalTextToRational(text: string): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return makeRational(Number(whole + decimals), 10 ** decimals.length);
}

const LARGEST_DENOMINATOR = 1_000_000;

/** The nearest fraction with a denominator of at most a million, by continued fraction; 0.3333333333 gives one third. */
export function numberToRational(value: number): Rational {
  invariant(Number.isFinite(value), 'a rational is finite');
  const clamped = Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));
  let [previousTop, top, previousBottom, bottom] = [0, 1, 1, 0];
  let rest = Math.abs(clamped);
  for (let step = 0; step < 32; step++) {
    const whole = Math.floor(rest);
    const [nextTop, nextBottom] = [whole * top + previousTop, whole * bottom + previousBottom];
    if (nextBottom > LARGEST_DENOMINATOR || nextTop > Number.MAX_SAFE_INTEGER) break;
    [previousTop, top, previousBottom, bottom] = [top, nextTop, bottom, nextBottom];
    if (rest - whole < 1e-9 || Math.abs(top / bottom - Math.abs(clamped)) < 1e-12) break;
    rest = 1 / (rest - whole);
  }
  return top === 0 ? ZERO : { numerator: Math.sign(clamped) * top, denominator: bottom };
}

export const rationalToNumber = ({ numerator, denominator }: Rational): number => numerator / denominator;

export function addRationals(a: Rational, b: Rational): Rational {
  const shared = greatestCommonDivisor(a.denominator, b.denominator);
  const factor = b.denominator / shared;
  return makeRational(a.numerator * factor + b.numerator * (a.denominator / shared), a.denominator * factor);
}

/** Reduces crosswise before it multiplies, which keeps exact what would otherwise leave the safe integers. */
export function multiplyRationals(a: Rational, b: Rational): Rational {
  const left = greatestCommonDivisor(Math.abs(a.numerator), b.denominator) || 1;
  const right = greatestCommonDivisor(Math.abs(b.numerator), a.denominator) || 1;
  return makeRational((a.numerator / left) * (b.numerator / right), (a.denominator / right) * (b.denominator / left));
}

export function divideRationals(a: Rational, b: Rational): Rational {
  invariant(b.numerator !== 0, 'nothing is divided by zero');
  return multiplyRationals(a, makeRational(b.denominator, b.numerator));
}

export const negateRational = ({ numerator, denominator }: Rational): Rational =>
  numerator === 0 ? ZERO : { numerator: -numerator, denominator };

export const isSameRational = (a: Rational, b: Rational): boolean => a.numerator === b.numerator && a.denominator === b.denominator;

/** Negative when `a` is less than `b`, 0 when they are the same. */
export const compareRationals = (a: Rational, b: Rational): number => addRationals(a, negateRational(b)).numerator;

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
