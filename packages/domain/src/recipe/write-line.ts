import { amountToNumber, multiplyAmount } from '../quantity/amount.ts';
import { formatInSystem, isMetric, type UnitSystem } from '../quantity/format-amount.ts';
import { parseAmount, type ParsedAmount } from '../quantity/parse-amount.ts';
import { makeRational, rationalToNumber, type Rational } from '../quantity/rational.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';
import { countNoun } from './count-noun.ts';
import { formatMeasure, takeLargerMeasure } from './format-measure.ts';
import { isPackage, OF_EACH, QUALIFIER, scaleLine } from './scale-line.ts';
import { splitWritten, type RecipeLine } from './split-written.ts';

export type { RecipeLine };

export type LineStyle = {
  /** Eaters to write for, and eaters the line was written for. */
  readonly servings: number;
  readonly writtenFor: number;
  /** `as-written` leaves the measures of the recipe as they are. */
  readonly system: UnitSystem | 'as-written';
  /** Of the lines: false where that is not known to be English. Their words, the units too, then stay as they are. */
  readonly isEnglish?: boolean | undefined;
};

/**
 * A line for another number of eaters, in the measures the cook has. Reckoned in exact fractions and always from the line
 * as it was first written, so that going to seven eaters and back changes nothing. What states no number stays as it is.
 */
export function writeLine(line: RecipeLine, style: LineStyle): RecipeLine {
  const factor = makeRational(style.servings, style.writtenFor);
  if (isOne(factor) && style.system === 'as-written') return line;
  const times = rationalToNumber(factor);
  // "2 Zwiebels", and the "c." of "1 c. à soupe d'huile" is no cup.
  if (style.isEnglish === false) return scaleForeign(line, times);
  const [about] = QUALIFIED.exec(line.amount)!;
  if (about !== '') {
    const meant = writeLine({ ...line, amount: line.amount.slice(about.length) }, style);
    if (meant.amount === '') return line;
    return meant.amount.startsWith('under ') ? meant : { ...meant, amount: about + meant.amount };
  }
  const [main, bracket] = splitBracket(line.amount);
  const parsed = main.includes('(') ? undefined : parseAmount(main);
  if (!parsed || isSizeOfEach(parsed, bracket) || saysMore(line, times)) return scaleWords(line, times);
  const scaled = takeLargerMeasure({ ...parsed, amount: multiplyAmount(parsed.amount, factor) });
  const again = bracket === undefined ? undefined : readAgain(bracket, factor);
  const item = writeItem(line.item, factor);
  return {
    amount: writeAmount(scaled, again ?? bracket, style.system),
    item: scaled.unit === null && !isOne(factor) ? countNoun(item, amountToNumber(scaled.amount)) : item,
  };
}

const QUALIFIED = new RegExp(`^${QUALIFIER}`, 'iu');

/** Amounts inside a step ("3/4 cup (180 ml) of water"). Times, temperatures and sizes of pieces are no amounts and stay. */
export function writeStep(text: string, style: LineStyle): string {
  return text.replace(STEP_AMOUNT, (found) => writeLine({ amount: found, item: '' }, style).amount);
}

const STEP_NUMBER = String.raw`(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?|[½¼¾⅓⅔]`;
const STEP_UNIT = String.raw`cups?|tbsp|tsp|tablespoons?|teaspoons?|ml|kg|g|oz|lb`;
const STEP_AMOUNT = new RegExp(
  String.raw`(?<![\d/.°-])(?:${STEP_NUMBER}) ?(?:${STEP_UNIT})\b(?: \(\d+ ?(?:ml|g|kg)\))?(?! (?:can|ball|piece|portion|each))`,
  'g',
);

/** Word by word, where a number and its unit are not all that the line has to say of how much there is. */
function scaleWords(line: RecipeLine, times: number): RecipeLine {
  if (line.item === '') return { amount: scaleLine(line.amount, times), item: '' };
  const text = joinLine(line);
  const scaled = scaleLine(text, times);
  if (scaled === text) return line;
  const [of = '', count = ''] = OF_COUNTED.exec(scaled) ?? [];
  const number = parseAmount(count);
  return splitWritten(number ? of + countNoun(scaled.slice(of.length), amountToNumber(number.amount)) : scaled);
}

const scaleForeign = (line: RecipeLine, times: number): RecipeLine =>
  line.item === '' ? { amount: scaleLine(line.amount, times), item: '' } : splitWritten(scaleLine(joinLine(line), times));

/** "Juice of 1 1/2" limes. */
const OF_COUNTED = /^(?:\p{L}+ )*(?:juice|zest|rind|peel) (?:of|from) ([\d ./¼½¾⅓⅔⅛⅜⅝⅞]*[\d¼½¾⅓⅔⅛⅜⅝⅞]) /iu;

const joinLine = ({ amount, item }: RecipeLine): string => `${amount} ${item}`.trim();

/** "1 can (14 oz)", "1 tin tomatoes (400 g)", "2 (6 oz)": what a bracket says is the size of each of them. */
const isSizeOfEach = ({ unit }: ParsedAmount, bracket: string | undefined): boolean =>
  unit === null ? bracket !== undefined : isPackage(getUnit(unit));

/** "1 tbsp" of "oil plus 1 tsp". */
const saysMore = (line: RecipeLine, times: number): boolean =>
  line.item !== '' &&
  withoutBrackets(scaleLine(joinLine(line), times)) !== withoutBrackets(joinLine({ ...line, amount: scaleLine(line.amount, times) }));
const withoutBrackets = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '');

const isOne = ({ numerator, denominator }: Rational): boolean => numerator === denominator;

/** "1/2 cup (80 g)": what follows in brackets says the same again. */
function splitBracket(amount: string): readonly [string, string?] {
  const found = /^(.*\S)\s*\(([^)]*)\)$/.exec(amount);
  return found ? [found[1]!, found[2]!] : [amount];
}

/** The weight of what is counted stands behind the food: "2 large eggs (100 g)". */
const writeItem = (item: string, factor: Rational): string =>
  item.replace(
    /\(((?:about|approx\.?|approximately|around|ca\.?|~)\s*)?(\d[^)]*)\)/i,
    (found, about: string | undefined, inside: string) => {
      const again = OF_EACH.test(inside) ? undefined : readAgain(inside, factor);
      return again ? `(${about ?? ''}${formatMeasure(again)})` : found;
    },
  );

function readAgain(text: string, factor: Rational): ParsedAmount | undefined {
  const parsed = parseAmount(text);
  return parsed?.unit ? takeLargerMeasure({ unit: parsed.unit, amount: multiplyAmount(parsed.amount, factor) }) : undefined;
}

function writeAmount(measured: ParsedAmount, again: ParsedAmount | string | undefined, system: LineStyle['system']): string {
  const { amount, unit } = measured;
  const bracket = again === undefined ? '' : ` (${typeof again === 'string' ? again : formatMeasure(again)})`;
  if (unit === null || system === 'as-written' || !isConverted(unit)) return `${formatMeasure(measured)}${bracket}`;
  if (system === 'us') return isMetric(unit) ? formatInSystem(amount, unit, 'us') : `${formatMeasure(measured)}${bracket}`;
  if (isMetric(unit) || SPOONS.has(unit)) return formatMeasure(measured);
  // The scale's figure is the better one: the recipe knows how much a cup of this food weighs.
  if (typeof again === 'object' && again.unit && isMetric(again.unit)) return formatMeasure(again);
  return roundMl(formatInSystem(amount, unit, 'metric').replace(/ \([^)]*\)$/, ''));
}

/** Every kitchen has the same ones. */
const SPOONS: ReadonlySet<UnitId> = new Set<UnitId>(['tsp', 'tbsp']);
const isConverted = (unit: UnitId): boolean => getUnit(unit).kind === 'mass' || getUnit(unit).kind === 'volume';

/** As a jug is marked: a cup is 240 ml to a cook, and 237 only by definition. */
const roundMl = (text: string): string =>
  text.replace(
    /^(\d+) ml$/,
    (_, ml: string) => `${Number(ml) < 100 ? Math.round(Number(ml) / 5) * 5 : Math.round(Number(ml) / 10) * 10} ml`,
  );
