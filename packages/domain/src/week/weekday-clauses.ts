import { findWeekday, WEEKDAYS } from '../calendar/weekday.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import { slips } from '../intent/language/repair-word.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';

/** A part of a sentence, and the weekdays it is about. */
export type WeekdayClause = {
  /** As it was typed, and the mark or word behind it. */
  readonly raw: string;
  readonly end: string;
  /** None where it names no weekday. */
  readonly weekdays: readonly Weekday[];
  /** "Monday to Friday": as likely the days to plan as days of which something is said. */
  readonly isRange: boolean;
  /** What is said of them: the clause without their names. */
  readonly rest: string;
  /** The meal it is said of. */
  readonly slot: MealSlot | undefined;
};

const FULL = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?';
/** In a list, before a colon, at an end: never the "sun" of sun-dried tomatoes. */
const SHORT = String.raw`(?:sun|mon|tues?|weds?|thurs?|fri|sat)(?=\s*(?:[:,;/&+.)]|$)|\s+(?:[-–]|and\b|or\b|to\b|nights?\b|evenings?\b|lunch|dinner|breakfast|mornings?\b))`;
const DAY = `(?:${FULL}|${SHORT})`;
const LIST = String.raw`${DAY}(?:(?:\s*,\s*${DAY})*\s*,?\s*(?:\band\b|\bor\b|[&+/])\s*(?:(?:on|every)\s+)?${DAY})*`;
const RANGE = String.raw`${DAY}\s*(?:\b(?:to|till?|until|through|thru)\b|[-–])\s*${DAY}`;
const MANY = String.raw`week ?(?:ends?|days?|nights?)`;
const MEAL = String.raw`(?:nights?|evenings?|dinner(?:s|time)?|suppers?|lunch(?:es|time|box)?|noon|midday|teas?|teatime|breakfasts?|brekkie|brunch|mornings?|snacks?)`;
const GROUP = new RegExp(
  String.raw`(?<before>\b(?:(?:start(?:s|ing)?|beginning|from|on|for|every|each|this|next|by|come|over|at|in|the)\s+)*)\b(?:(?<range>${RANGE})|(?<list>${LIST})|(?<many>${MANY}))(?:(?:['’]s)?\s*(?:(?:at|for|in the|around)\s+)?(?<part>${MEAL})(?![a-z]))?(?![a-z])`,
  'giu',
);
/** "From Tuesday", "starting Monday": where a plan begins. "A week day" said of none of them. */
const BEGINS = /\b(?:start(?:s|ing)?|beginning|from)\b/iu;

type Group = {
  readonly at: number;
  readonly end: number;
  readonly weekdays: readonly Weekday[];
  readonly isRange: boolean;
  readonly part: string;
};

/** The sentence cut where something else is said, each part with the weekdays that it names. */
export function readWeekdayClauses(typed: string): readonly WeekdayClause[] {
  const words = repairWeekdays(typed);
  const groups = findGroups(words);
  return cut(words, groups).map(({ from, to, end }) => {
    const own = groups.filter(({ at }) => at >= from && at < to);
    const raw = words.slice(from, to);
    const [group] = own;
    // Of two days in one clause nobody can tell what is said of which: "what is left of Monday on Tuesday".
    if (own.length !== 1) return { raw, end, weekdays: [], isRange: false, rest: raw.trim(), slot: undefined };
    const rest = trimAround(`${words.slice(from, group!.at)} ${words.slice(group!.end, to)}`);
    const { weekdays, isRange } = group!;
    return { raw, end, weekdays, isRange, rest, slot: findSlot(group!.part) ?? findSlot(rest) };
  });
}

/** "Firday", "thursdy": one slip, and no ice cream. */
const repairWeekdays = (words: string): string =>
  words.replaceAll(/\b[a-z]{5,11}\b/giu, (word) => {
    const typed = word.toLowerCase();
    return NAMES.includes(typed) || OTHERWISE.test(typed) ? word : (NAMES.find((name) => slips(typed, name, 1) <= 1) ?? word);
  });
const OTHERWISE = /^sundaes?$/u;
const NAMES: readonly string[] = WEEKDAYS.flatMap((name) => [name, `${name}s`]);

function findGroups(words: string): readonly Group[] {
  return [...words.matchAll(GROUP)].flatMap((match): Group[] => {
    const { before = '', range, list, many, part = '' } = match.groups!;
    if (range === undefined && BEGINS.test(before)) return [];
    const weekdays = range === undefined ? (many === undefined ? listNamed(list!) : listMany(many)) : listRange(range);
    const isNight = many !== undefined && /night/iu.test(many);
    return [
      { at: match.index, end: match.index + match[0].length, weekdays, isRange: range !== undefined, part: isNight ? 'night' : part },
    ];
  });
}

const namedIn = (text: string): readonly Weekday[] =>
  [...text.toLowerCase().matchAll(/\b(?:sun|mon|tue|wed|thu|fri|sat)\w*/gu)].flatMap(([word]) => findWeekday(word) ?? []);

const listNamed = (list: string): readonly Weekday[] => [...new Set(namedIn(list))];

function listRange(range: string): readonly Weekday[] {
  const [first = 0, last = 0] = namedIn(range);
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => ((first + at) % WEEKDAYS.length) as Weekday);
}

const listMany = (many: string): readonly Weekday[] => (/end/iu.test(many) ? [6, 0] : [1, 2, 3, 4, 5]);

/** Always, unless before it nothing but a weekday stands: "On Monday, pasta". */
const MARK = /[,;\n]|\.(?=\s|$)|\s[-–]\s/u;
/** Where two days, or a day and what is said of none, stand on both sides: "mac and cheese on Friday" is one dish. */
const WORD = /&|\+|\b(?:and|but|then|while|whereas)\b/iu;
const CUT = new RegExp(`${MARK.source}|${WORD.source}`, 'giu');

type Piece = { readonly from: number; readonly to: number; readonly end: string };

function cut(words: string, groups: readonly Group[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const marks = [...words.matchAll(CUT)].filter(({ index }) => !groups.some(({ at, end }) => index >= at && index < end));
  for (const [own, { index, 0: mark }] of marks.entries()) {
    const after = index + mark.length;
    const left = groups.filter(({ at }) => at >= from && at < index);
    const isAlone = left.length === 1 && trimAround(words.slice(from, left[0]!.at) + words.slice(left[0]!.end, index)) === '';
    const isEnd = left.length > 0 && /^(?:\s+please)?\s*$/iu.test(words.slice(left.at(-1)!.end, index));
    const next = marks.slice(own + 1).find((one) => MARK.test(one[0]))?.index ?? words.length;
    const hasRight = groups.some(({ at }) => at >= after && at < next);
    const isCut = MARK.test(mark) ? !isAlone || hasRight : left.length > 0 && (isEnd || hasRight) && !isAlone;
    if (!isCut) continue;
    pieces.push({ from, to: index, end: mark });
    from = after;
  }
  return [...pieces, { from, to: words.length, end: '' }];
}

function trimAround(text: string): string {
  let rest = text.replaceAll(/\s+/gu, ' ').trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/^(?:(?:and|but|so|then|please|is|means|make it)\b|[:=,–-])\s*|\s*(?:\bplease|[:=,])$/giu, '').trim();
  }
  return rest;
}

const SLOT_WORDS: Readonly<Record<MealSlot, RegExp>> = {
  breakfast: /\b(?:breakfasts?|brekkie|brunch|mornings?)\b/iu,
  lunch: /\b(?:lunch\w*|noon|midday)\b/iu,
  // A tea that somebody has is a meal; one that is drunk is tea.
  dinner: /\b(?:dinner\w*|suppers?|evenings?|nights?|teas|teatime|(?:no|nae|for|his|her|my|our|their|cook) tea)\b|^tea$/iu,
  snack: /\bsnacks?\b/iu,
};

/** The meal that words are about. */
export const findSlot = (text: string): MealSlot | undefined => MEAL_SLOTS.find((slot) => SLOT_WORDS[slot].test(text));
