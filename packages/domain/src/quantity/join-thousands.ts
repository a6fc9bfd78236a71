/**
 * Numbers whose thousands are grouped as much of the world does it, written without the groups: "1.000 g" is "1000 g", "1.500,5 g"
 * is "1500.5 g", "1 000 ml" is "1000 ml". A point before three digits is a decimal point as well: it groups where nobody weighs to
 * the thousandth, in grams and millilitres, and in none where a zero leads ("0.250 g"). A plain space groups where only zeros
 * follow: "2 400 g" may be two of 400 g.
 */
export const joinThousands = (text: string): string =>
  text
    .replace(WITH_DECIMALS, (_, whole: string, decimals: string) => `${whole.replace(/\D/g, '')}.${decimals}`)
    .replace(POINTED, withoutMarks)
    .replace(SPACED, withoutMarks);

const withoutMarks = (number: string): string => number.replace(/\D/g, '');

/** No number that stands within another one, or within a fraction or a date. */
const START = String.raw`(?<![\p{L}\p{N}.,/⁄-])`;
const SMALL_METRIC = String.raw`(?=[^\S\n]?(?:g|gr|grams?|grammes?|gramm|ml|mls|millilit(?:er|re)s?|mililitros?|gramos?)(?![\p{L}\p{N}]))`;

/** Two kinds of mark in one number: the last parts its decimals, whatever it is a number of. */
const WITH_DECIMALS = new RegExp(String.raw`${START}([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,6})(?![\d.,]*\d)`, 'gu');
const POINTED = new RegExp(String.raw`${START}[1-9]\d{0,2}(?:\.\d{3})+${SMALL_METRIC}`, 'gu');
const SPACED = new RegExp(
  String.raw`${START}(?:[1-9]\d{0,2}(?:[\u2009\u202f'’]\d{3})+(?![\d.,]*\d)|[1-9]\d{0,2}(?:[ \u00a0]000)+${SMALL_METRIC})`,
  'gu',
);
