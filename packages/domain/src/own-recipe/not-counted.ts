import { fitUnits, scaleAmount } from '../recipe/scale-amount.ts';

const NOT_COUNTED = 'Also in the recipe, and not counted: ';
const BETWEEN = '; ';

/** A meal's tip that names the lines of its recipe that are no food of the table: they are in none of its portions. */
export const writeNotCounted = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${NOT_COUNTED}${lines.map((line) => line.replaceAll(/;\s*/g, ', ')).join(BETWEEN)}.`];

/** The lines that are in a meal beside its portions, as its tips name them. */
export const readNotCounted = (tips: readonly string[] = []): readonly string[] => tips.flatMap((tip) => readTip(tip) ?? []);

/** The tips of so many times the meal. */
export const scaleNotCounted = (tips: readonly string[], times: number): readonly string[] =>
  tips.flatMap((tip) => {
    const lines = readTip(tip);
    return lines ? writeNotCounted(lines.map((line) => scaleLine(line, times))) : [tip];
  });

const readTip = (tip: string): readonly string[] | undefined =>
  tip.startsWith(NOT_COUNTED) ? tip.slice(NOT_COUNTED.length).replace(/\.$/, '').split(BETWEEN) : undefined;

/** Of a line that nobody understands the number that leads it is an amount of it, and no other number is known to be one. */
export function scaleLine(line: string, times: number): string {
  const amount = times === 1 ? '' : (LEADING.exec(line)?.[0] ?? '');
  return amount === '' ? line : fitUnits(scaleAmount(amount.replaceAll(DECIMAL_COMMA, '.'), times) + line.slice(amount.length));
}

const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|(?:\d+ ?)?[¼½¾⅓⅔⅛⅜⅝⅞]|\d+(?:[.,]\d+)?)`;
/** With the word it is counted in, and what a bracket after that says again: "1 (14 oz) can" has the size of one can there. */
const LEADING = new RegExp(
  String.raw`^${NUMBER}(?:\s*(?:-|–|to)\s*${NUMBER})?(?![\d/])(?:\s*\p{L}+(?:\s*\((?![^)]*\beach\b)[^)]*\d[^)]*\))?)?`,
  'u',
);
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
