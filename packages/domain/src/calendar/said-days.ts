import { NUMBER_WORDS } from '../base/number-words.ts';
import { LEAST_DAYS, MOST_DAYS } from './week-length.ts';

/**
 * How many days a sentence asks to plan by a figure, 2 to 14: "4 days vegan", "three days of keto", "two weeks", "days: 5". Undefined
 * where it gives none, or counts something else ("fish 3 days a week", "lose 4 kg in 10 days", "keeps 3 days"). Patterns alone, so that
 * a page may ask before anything is sent; whoever reads the whole sentence finds the same.
 */
export function countSaidDays(words: string): number | undefined {
  const said = readDays(words);
  return said === undefined ? undefined : Math.min(MOST_DAYS, said);
}

/** How many of them are more than are planned together. */
export const countDaysBeyond = (words: string): number => Math.max(0, (readDays(words) ?? 0) - MOST_DAYS);

function readDays(words: string): number | undefined {
  const plain = words.toLowerCase();
  if (OF_A_BODY.test(plain)) return undefined;
  for (const { pattern, days } of COUNTED) {
    const count = pattern.exec(plain)?.groups?.['count'];
    const number = count === undefined ? undefined : (NUMBERS[count] ?? Number(count)) * days;
    if (number !== undefined && number >= LEAST_DAYS) return number;
  }
  return undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  'a couple of': 2,
  // Three weeks of days, as nobody spells more of them.
  'twenty one': 21,
  'twenty-one': 21,
  ...NUMBER_WORDS,
};

const OF_A_BODY = /\b(?:los[et]|losing|gain(?:ed|ing)?|pregnan\w*|postpartum|train(?:s|ing)?|work ?out|exercise|run|gym)\b/u;
const COUNT = String.raw`(?<![\d.,]|\b(?:keeps?|kept|lasts?|fresh|leftovers) (?:for |up to )?)\b(?<count>${Object.keys(NUMBERS).join('|')}|\d{1,2})`;
/** A pattern of words right behind "days" that say how often, how old, how long ago: of those days none is to plan. */
export const OF_OTHER_DAYS = String.raw`(?:a|per|each|every|in the|of the|out of the|during the)\s+(?:week|month)|weekly|old|ago|out of (?:7|seven|every)`;
const OF_OTHER = String.raw`(?!\s+(?:${OF_OTHER_DAYS}|later)\b)`;
const KINDS = '(?:(?:full|whole|more|consecutive|vegan|vegetarian|keto|healthy|easy|cheap) )?';

const COUNTED: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  { pattern: new RegExp(String.raw`${COUNT}[\s-]*${KINDS}days?\b${OF_OTHER}`, 'u'), days: 1 },
  { pattern: /\bdays\s*[:=]\s*(?<count>\d{1,2})\b/u, days: 1 },
  { pattern: new RegExp(String.raw`${COUNT}[\s-]*${KINDS}weeks?\b(?!\s+(?:old|ago|later))`, 'u'), days: 7 },
];
