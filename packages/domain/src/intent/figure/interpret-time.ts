import type { Figure, FigureContext } from './number-reading.ts';
import type { Item } from '../language/read-items.ts';

/** Whether a figure without a unit is a year, an hour of the clock, somebody's age, or minutes like the figure before it. */
export function interpretTime(context: FigureContext): boolean {
  if (isCalendarYear(context) || putHour(context) || putAge(context)) return true;
  if (!carriesMinutes(context)) return false;
  putMinutes(context, context.figure.to);
  return true;
}

/** More is a shift or a fast. */
export const MOST_HOURS = 4;

export function putMinutes({ figure: { from, low, high }, reading }: FigureContext, to: number, scale = 1): void {
  reading.times.push({ from, to, minutes: (high ?? low) * scale });
}

/** "Dinner for 7 pm" is for nobody more. */
function putHour({ items, figure: { to }, reading }: FigureContext): boolean {
  if (!/^(?:am|pm|oclock|uhr)$/u.test(items[to]?.words ?? '')) return false;
  reading.used.add(to);
  reading.saysHour = true;
  return true;
}

/** "Type 2 since 1998". */
const isCalendarYear = ({ items, figure: { from, low } }: FigureContext): boolean =>
  low >= 1900 && low <= 2100 && /^(?:since|in|born|born in|year|seit|depuis|desde|dal)$/u.test(items[from - 1]?.words ?? '');

/** "Breakfast in 10 minutes, lunch in 15, dinner 40". "30-minute dinners for a family of four" counts people. */
function carriesMinutes({ items, figure, reading }: FigureContext): boolean {
  if (/(?:^| )(?:for|of)$/u.test(items[figure.from - 1]?.words ?? '')) return false;
  const before = items.findLastIndex(({ value }, at) => at < figure.from && value !== undefined);
  if (figure.low > MOST_HOURS * 60 || !reading.times.some(({ from, to }) => from <= before && before < to)) return false;
  return [figure.from - 1, figure.from - 2, figure.to].some((at) => items[at]?.effect?.slot !== undefined);
}

/** "I'm 15", "aged 67", "f 34", "34f": the letter is a macro's only among other macros. */
function putAge({ items, figure, reading }: FigureContext): boolean {
  const { from, to, low, high } = figure;
  if (high !== undefined || low < LEAST_AGE || low > MOST_AGE || !Number.isInteger(low)) return false;
  const sexAt = [from - 1, to].find((at) => /^[fm]$/u.test(items[at]?.words ?? ''));
  const isOfMacros = items.some(({ words, effect }) => words === 'p' || words === 'c' || effect?.macro !== undefined);
  if (sexAt !== undefined && !isOfMacros) reading.used.add(sexAt);
  else if (!saysAge(items, figure)) return false;
  reading.ageYears = low;
  return true;
}

const LEAST_AGE = 8;
const MOST_AGE = 99;

const saysAge = (items: readonly Item[], { from, to }: Figure): boolean => {
  const before = items.slice(Math.max(0, from - 2), from).map(({ words }) => words);
  const isSaid = /(?:^| )(?:im|i am|age|aged|age :|ich bin|ella es)$/u.test(before.join(' '));
  const next = items[to];
  return isSaid && next?.value === undefined && next?.effect?.unit === undefined && !HEIGHT_UNITS.test(next?.words ?? '');
};

const HEIGHT_UNITS = /^(?:ft|feet|foot|cm|inch|inches|in|m|st|lbs?|min|out)$/u;
