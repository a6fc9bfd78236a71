import type { PlannedMeal } from '../plan/plan.ts';
import { NUMBER_WORDS } from '../quantity/number-words.ts';
import { findUnit } from '../quantity/unit.ts';
import { fitUnits, scaleAmount } from '../recipe/scale-amount.ts';

const NOT_COUNTED = 'Also in the recipe, and not counted: ';
const BETWEEN = '; ';

/** A plan's lines have so many letters. */
export const LONGEST_LINE = 300;

/** A meal's tip that names the lines of its recipe that are no food of the table: they are in none of its portions. */
export const writeNotCounted = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${NOT_COUNTED}${lines.map((line) => line.slice(0, LONGEST_LINE).replaceAll(/;\s*/g, ', ')).join(BETWEEN)}.`];

/** The lines that are in a meal beside its portions, as its tips name them. */
export const readNotCounted = (tips: readonly string[] = []): readonly string[] => tips.flatMap((tip) => readTip(tip) ?? []);

type Said = { readonly tips?: readonly string[] | undefined; readonly written?: PlannedMeal['written'] | undefined };

/** The lines that are in so many times the meal beside its portions; of a meal from before its recipe came along, as its tips name them. */
export const listNotCounted = ({ tips, written }: Said, times = 1): readonly string[] =>
  written
    ? written.lines.flatMap(({ text, foodId }) => (foodId === null ? [scaleLine(text, written.times * times)] : []))
    : readNotCounted(tips).map((line) => scaleLine(line, times));

/** What so many times the meal says of its recipe. */
export function scaleWritten(
  { tips, written }: Pick<PlannedMeal, 'tips' | 'written'>,
  times: number,
): Pick<PlannedMeal, 'tips' | 'written'> {
  const lines = listNotCounted({ tips, written }, times);
  return {
    tips: tips.flatMap((tip) => (readTip(tip) ? writeNotCounted(lines) : [tip])),
    ...(written && { written: { ...written, times: written.times * times } }),
  };
}

const readTip = (tip: string): readonly string[] | undefined =>
  tip.startsWith(NOT_COUNTED) ? tip.slice(NOT_COUNTED.length).replace(/\.$/, '').split(BETWEEN) : undefined;

/** Of a line that nobody understands the amount that leads it is one of it, and no other number is known to be. */
export function scaleLine(line: string, times: number): string {
  if (times === 1) return line;
  const [about] = ABOUT.exec(line)!;
  const said = spellOut(line.slice(about.length));
  const amount = readAmount(said);
  if (amount === '') return line;
  const plain = amount.replaceAll(THOUSANDS, (number) => number.replaceAll(',', '')).replaceAll(DECIMAL_COMMA, '.');
  return about + fitUnits(scaleAmount(plain, times) + said.slice(amount.length));
}

/** Whether a line says how much of it there is: "juice of 1 lemon" does not say it where it could be read. */
export const isScalable = (line: string): boolean => scaleLine(line, 2) !== line;

const ABOUT = /^(?:(?:about|approx\.?|approximately|roughly|around|ca\.?|circa)\s+|[~≈]\s*)?/iu;

/** "One onion", "half an onion", "a bunch of", but not "a little". */
function spellOut(line: string): string {
  const half = /^half an?\s+(?=\p{L})/iu.exec(line);
  if (half) return `1/2 ${line.slice(half[0].length)}`;
  const [, first = '', word = ''] = /^(\p{L}+)\s+(\p{L}+)/u.exec(line) ?? [];
  const value = NUMBER_WORDS[first.toLowerCase()] ?? (/^an?$/iu.test(first) && COUNTED.has(findUnit(word)?.kind ?? '') ? 1 : undefined);
  return value === undefined ? line : `${value}${line.slice(first.length)}`;
}

const COUNTED: ReadonlySet<string> = new Set(['count', 'volume']);

/** With the word it is counted in, and what a bracket behind that says again; that of a container is the size of one. */
function readAmount(line: string): string {
  const found = LEADING.exec(line);
  if (!found) return '';
  const { number = '', word = '', again = '', more = '' } = found.groups!;
  return findUnit(word.trim())?.isContainer ? number + word : number + word + again + more;
}

/** As `quantity/tokenize` has them. */
const THOUSANDS = /(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|(?:\d+ ?)?[¼½¾⅓⅔⅛⅜⅝⅞]|[1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d+(?:[.,]\d+)?)`;
/** "5-spice", "70% cacao" and "00 flour" are names, and so is what is left of "1 1/2-inch". */
const NO_NAME = String.raw`(?![\d/%]|[.,]\d|\s*%|[-–]\p{L}|\s*\d+\/|\s*[¼½¾⅓⅔⅛⅜⅝⅞])`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|to)\s*${NUMBER})?`;
const AGAIN = String.raw`\s*\((?![^)]*\beach\b)[^)]*\d[^)]*\)`;
const MORE = String.raw`(?:\s*(?:\/|\+|\bplus\b|\band\b)\s*|(?<=\b(?:lbs?|pounds?))\s+)${NUMBER}\s*\p{L}+`;
const LEADING = new RegExp(
  String.raw`^(?!0\d)(?<number>${RANGE})${NO_NAME}(?:(?<word>\s*\p{L}+)(?<again>${AGAIN})?(?<more>(?:${MORE})*))?`,
  'u',
);
