import { multiplyAmount, rangeAmount } from '../quantity/amount.ts';
import { isMetric, takeSmallerUnit } from '../quantity/format-amount.ts';
import { parseAmount } from '../quantity/parse-amount.ts';
import { numberToRational, type Rational } from '../quantity/rational.ts';
import { UNIT_ROWS } from '../quantity/unit.table.ts';
import { findUnit } from '../quantity/unit.ts';
import { formatMeasure, formatMeasureNumber, takeLargerMeasure } from './format-measure.ts';

/**
 * Text with amounts in it for another number of eaters: every number is multiplied, so that "1/2 cup (80 g) onion" doubles to
 * "1 cup (160 g) onion". Units are kept as written ("3 tsp" stays teaspoons), but for thousands of grams or milliliters; text
 * without a number ("to taste") is left alone.
 */
export function scaleAmount(text: string, factor: number): string {
  if (factor === 1) return text;
  const times = numberToRational(factor);
  return fitUnits(text.replaceAll(AMOUNT, (...found) => scaleFound(found.at(-1) as Found, times)));
}

type Found = Readonly<Record<'number' | 'to' | 'other' | 'word', string | undefined>>;

function scaleFound({ number = '', to = '', other = '', word = '' }: Found, times: Rational): string {
  const [one, two] = [readNumber(number), readNumber(other || number)];
  if (!one || !two) return number + to + other + word;
  const measured = { amount: multiplyAmount(rangeAmount(one, two), times), unit: findUnit(word.trim())?.id ?? null };
  const larger = takeLargerMeasure(measured);
  if (larger.unit !== measured.unit && isMetric(larger.unit)) return formatMeasure(larger);
  const text = formatMeasure(measured);
  const isOtherUnit = measured.unit !== null && takeSmallerUnit({ ...measured, unit: measured.unit }).unit !== measured.unit;
  if (isOtherUnit || /^under | \+ /.test(text)) return text;
  const [min, max] = [measured.amount.min, measured.amount.max].map((value) => formatMeasureNumber(value, measured.unit));
  return `${min === max ? max : `${min}${to}${max}`}${word}`;
}

const readNumber = (text: string): Rational | undefined => parseAmount(text)?.amount.max;

/** "1 1/2", "1-1/2", "1½", "3/4", "½", "2.5", "2": mixed numbers first, so that they are not read as two. */
const NUMBER = String.raw`(?:(?:\d+(?:\s+|-))?\d+\/\d+|(?:\d+\s*)?[¼½¾⅐-⅞]|\d+(?:\.\d+)?)`;
const AMOUNT = new RegExp(
  String.raw`(?<number>${NUMBER})(?:(?<to>\s*(?:-|–|\bto\b|\bor\b)\s*)(?<other>${NUMBER}))?(?<word>\s*\p{L}+)?`,
  'gu',
);

/** Behind a number they tell the shape of what is counted: "2 round zucchini". */
const SHAPES: ReadonlySet<string> = new Set(['round', 'square', 'half', 'side']);

type OneAndMany = { readonly one: string; readonly many: string };

/** A unit by its name, and what is counted by a further spelling in that: "tin", "tins". */
const listForms = ({ kind, one, many, ...row }: UnitRow): readonly OneAndMany[] => {
  const also: readonly string[] = kind === 'count' && 'also' in row ? row.also : [];
  return [{ one, many }, ...also.flatMap((word) => (also.includes(`${word}s`) ? [{ one: word, many: `${word}s` }] : []))];
};
type UnitRow = (typeof UNIT_ROWS)[keyof typeof UNIT_ROWS];

const UNIT_BY_WORD: ReadonlyMap<string, OneAndMany> = new Map(
  Object.values(UNIT_ROWS)
    .filter(({ one }) => !SHAPES.has(one))
    .flatMap(listForms)
    .flatMap((forms) => [forms.one, forms.many].map((word) => [word, forms] as const)),
);

/** "2 cup", "2 small bunch" and "2 (14 oz) can" to "2 cups", "2 small bunches" and "2 (14 oz) cans", and back. */
export const fitUnits = (text: string): string =>
  text.replace(
    /^([\d ./¼½¾⅐-⅞–-]*[\d¼½¾⅐-⅞])((?: \([^()]*\))?(?: (?:small|medium|large|big|heaped|heaping|level|good|generous))?) ([a-z]+)\b/,
    (written, number: string, size: string, word: string) => {
      const unit = UNIT_BY_WORD.get(word);
      if (!unit) return written;
      return `${number}${size} ${/(?:^|[-–])(?:\d\/\d|0\.\d+|1|[¼½¾⅐-⅞])$/.test(number) ? unit.one : unit.many}`;
    },
  );
