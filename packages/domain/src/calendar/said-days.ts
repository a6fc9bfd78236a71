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
export const OF_OTHER_DAYS = String.raw`(?:a|per|each|every|in the|of the|out of the|during the)\s+(?:week|month)|weekly|old|ago|before (?:pay ?day|the weekend)|out of (?:7|seven|every)`;
const OF_OTHER = String.raw`(?!\s+(?:${OF_OTHER_DAYS}|later)\b)`;
/** One plain word tells of them: "three gentle days", "two more days". */
const KINDS =
  '(?:(?!(?:times?|meals?|snacks?|minutes?|hours?|people|kids|eggs?|nights?|other|until|after|before|with|from|over|each|every|these|those|some|most|last|past|next|week)\\b)[a-z]{4,} )?';
/** "34 weeks along", "12 weeks in": how long something has been. */
export const OF_OTHER_WEEKS = 'along|old|in|into|pregnant|postpartum|post|out|ago|since|gone|later';
/** "I work four nights" plans none. */
const OF_WORK = String.raw`(?<!\b(?:works?|working|worked|past|last|on) )`;

const COUNTED: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  { pattern: new RegExp(String.raw`${COUNT}[\s-]*(?:days?|${KINDS}days)\b${OF_OTHER}`, 'u'), days: 1 },
  { pattern: /\bdays\s*[:=]\s*(?<count>\d{1,2})\b/u, days: 1 },
  { pattern: new RegExp(String.raw`${COUNT}[\s-]*${KINDS}weeks?\b(?!\s+(?:${OF_OTHER_WEEKS})\b)`, 'u'), days: 7 },
  { pattern: new RegExp(String.raw`${OF_WORK}${COUNT} ${KINDS}(?:nights|evenings)\b(?! shifts?)${OF_OTHER}`, 'u'), days: 1 },
];
