import { MOST_DAYS } from '../calendar/week-length.ts';
import { addDays, weekdayOf, type PlainDate, type Weekday } from '../calendar/plain-date.ts';
import { findWeekday, nameWeekday, WEEKDAY_PATTERN } from '../calendar/weekday.ts';
import { findNamedWeek, type NamedWeek } from '../intent/answer/find-named-week.ts';
import type { PlanWish } from '../intent/intent.ts';
import { toPlainLetters } from '../intent/language/read-words.ts';
import type { Corpus } from '../kit/corpus.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { Serving } from './cook.ts';
import { countsAs, type WeekRules } from './week-rules.ts';

/** What a sentence says of single weekdays. */
export type WeekdayWords = {
  /** The rules of the week it asks for: what it says of a weekday goes before what the household says of it. */
  readonly rules: WeekRules;
  /** Meals that are one dish all week: "breakfast always the same". */
  readonly same: readonly MealSlot[];
  /** A sentence for each weekday of which something else was said, and for what is kept of others. */
  readonly remarks: readonly string[];
};

/**
 * "Pasta on Tuesday", "Friday: pizza", "meatless Monday", "no cooking on Thursday", "quick on Wednesdays, 15 minutes": rules of those
 * weekdays. Anything else that is said of one weekday ("no fish on Friday") is read for all of them, as a sentence is one wish of every
 * day, and said.
 */
export function readWeekdayWords(words: string, { rules, corpus }: { readonly rules: WeekRules; readonly corpus: Corpus }): WeekdayWords {
  let { dishes, meatless, minutes, uncooked = [] } = rules;
  const unheard = new Set<Weekday>();
  const remarks: string[] = [];
  const said = readClauses(words).flatMap(({ of }) => of);
  for (const { weekday, kind, what } of said.slice(0, MOST_DAYS)) {
    if (kind === 'meatless') meatless = [...new Set([...meatless, weekday])];
    else if (kind === 'uncooked') uncooked = [...new Set([...uncooked, weekday])];
    else if (kind === 'minutes') minutes = { ...minutes, [weekday]: minutesOf(what) };
    else if (kind === 'away') continue;
    else if (REFUSES.test(what)) unheard.add(weekday);
    else if (isDinner(what, corpus)) dishes = { ...dishes, [weekday]: what };
  }
  for (const { text, of } of readClauses(words))
    if (of.length === 0 && SAME_MAINS.test(text))
      remarks.push('Lunches and dinners that are all the same are not planned: pin the dish instead.');
  remarks.push(
    ...[...unheard].map(
      (weekday) =>
        `What you said of ${nameWeekday(weekday)} is planned for every day: of one weekday a week hears dinners, minutes, no meat, no cooking and meals out.`,
    ),
  );
  return {
    rules: { ...rules, dishes, meatless, minutes, ...(uncooked.length > 0 && { uncooked }) },
    same: SAME_SLOTS.filter(([, pattern]) => pattern.test(toPlainLetters(words))).map(([slot]) => slot),
    remarks,
  };
}

/** The sentence without what is said of single weekdays and kept as a rule of theirs, so that it binds no other day. */
export function withoutWeekdays(words: string): string {
  const clauses = readClauses(words);
  if (clauses.every(({ of }) => !of.some(isKept))) return words;
  let left = '';
  for (const [at, { raw, end, of }] of clauses.entries()) {
    if (of.some(isKept)) continue;
    const gone = clauses[at - 1]?.of.some(isKept) ? clauses[at - 1]!.end : undefined;
    left += left === '' || gone === undefined ? raw : `${/[.;\n]/u.test(gone) ? gone : ','} ${raw.trimStart()}`;
    if (!clauses[at + 1]?.of.some(isKept)) left += end;
  }
  return left.trim();
}

/** The days that a sentence asks for: what it says of one of them is no word about the others' meals. */
export const findWeekOf = (wish: PlanWish, today: PlainDate): NamedWeek | undefined =>
  findNamedWeek({ ...wish, words: withoutWeekdays(wish.words) }, today);

/** A kind of dish for one dinner is a wish of the week as well. */
const isKept = ({ kind }: Said): boolean => kind !== 'other';

/** Meals of these days that the sentence says nobody eats at home: "no lunch on Sunday", "eating out Saturday evening". */
export function listSaidAway(words: string, { start, days }: { readonly start: PlainDate; readonly days: number }): readonly Serving[] {
  const away = readClauses(words).flatMap(({ of }) => of.filter(({ kind }) => kind === 'away'));
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const slots = new Set(away.filter(({ weekday }) => weekday === weekdayOf(addDays(start, day))).map(({ slot }) => slot));
    return MEAL_SLOTS.filter((slot) => slots.has(slot)).map((slot) => ({ day, slot }));
  });
}

type Kind = 'meatless' | 'uncooked' | 'minutes' | 'away' | 'other';
type Said = { readonly weekday: Weekday; readonly kind: Kind; readonly what: string; readonly slot: MealSlot };
/** `raw` as it was typed, `end` the mark or word behind it. */
type Clause = { readonly raw: string; readonly text: string; readonly end: string; readonly of: readonly Said[] };

const CLAUSE_END = /([,;.\n+&]|\band\b|\bthen\b)/iu;

function readClauses(words: string): readonly Clause[] {
  const parts = words.split(CLAUSE_END);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const raw = parts[at]!;
    const text = toPlainLetters(raw).trim();
    const before = clauses.at(-1)?.of ?? [];
    clauses.push({ raw, text, end: parts[at + 1] ?? '', of: readClause(text, before) });
  }
  return clauses;
}

const DAY = `(?<day>${WEEKDAY_PATTERN})`;
const PART = '(?:\\s+(?:(?:at|for|in the)\\s+)?(?<part>night|evening|dinner|supper|lunch|lunchtime|noon|midday|breakfast|brunch|morning))?';
const AFTER = new RegExp(String.raw`^(?<what>.+?)\s+(?:(?:on|for|every|each)\s+)?${DAY}${PART}$`, 'u');
const BEFORE = new RegExp(String.raw`^(?:on|every|each)?\s*${DAY}${PART}\s*(?:[:=]|-|–|is|means)?\s+(?<what>.+)$`, 'u');
/** "And Thursdays". */
const DAY_ALONE = new RegExp(String.raw`^(?:(?:on|every|each)\s+)?${DAY}$`, 'u');
/** What surrounds the dish. */
const AROUND =
  /^(?:(?:i|we)(?:'d| would)? (?:want|like|need|have|eat|love)(?: to (?:have|eat))?|please|plan|make|cook|with|some|an?|the|have)\s+|\s+(?:please|for dinner|dinner|night)$/gu;

function readClause(text: string, before: readonly Said[]): readonly Said[] {
  const alone = findWeekday(DAY_ALONE.exec(text)?.groups?.['day'] ?? '');
  const last = before.at(-1);
  if (alone !== undefined && last) return last.kind === 'other' ? [] : [{ ...last, weekday: alone }];
  // "Quick on Wednesdays, 15 minutes".
  if (last?.kind === 'minutes' && MINUTES.test(text) && /\d/u.test(text)) return before.map((said) => ({ ...said, what: text }));
  const groups = (AFTER.exec(text) ?? BEFORE.exec(text))?.groups;
  const weekday = findWeekday(groups?.['day'] ?? '');
  return weekday === undefined
    ? []
    : readSaid(groups!['what']!.replace(/\s+please$/u, '').trim(), { weekday, part: groups!['part'] ?? '' });
}

function readSaid(typed: string, { weekday, part }: { readonly weekday: Weekday; readonly part: string }): readonly Said[] {
  const kind = kindOf(typed);
  const slot = slotOf(`${kind === 'away' ? typed : ''} ${part}`);
  if (kind === 'away' || kind === 'uncooked' || (kind !== 'other' && slot === 'dinner')) return [{ weekday, kind, what: typed, slot }];
  const what = trimAround(typed);
  return what === '' || MORE_DAYS.test(`${what} ${part}`) ? [] : [{ weekday, kind: kindOf(what), what, slot: 'dinner' }];
}

function trimAround(typed: string): string {
  let what = typed;
  for (let before = ''; before !== what;) {
    before = what;
    what = what.replace(AROUND, '').trim();
  }
  return what;
}

const kindOf = (what: string): Kind => KINDS.find(([, pattern]) => pattern.test(what))?.[0] ?? 'other';

const MEATLESS = /^(?:meatless|meat[- ]?free|no meat|without meat|vegetarian|veggie)(?: (?:meals?|food|day|dinners?))?$/u;
const UNCOOKED =
  /^(?:(?:i|we) (?:do not|don['’]?t|can['’]?t|cannot|won['’]?t|will not) (?:want to |have time to |feel like )?cook(?:ing)?|(?:do not|don['’]?t) cook|(?:no|without|not) cooking|no[- ]cook(?: (?:day|food|meals?|dinner))?|nothing (?:that is )?(?:cooked|to cook)|(?:only )?cold (?:food|meals?|dishes|dinner)(?: only)?)$/u;
/** "Quick", "something fast", "15 minutes", "a quick dinner in 20 minutes". */
const MINUTES =
  /^(?=.*(?:quick|fast|speedy|\d+ ?min))(?:something|an?|only|just|max(?:imum)?|at most|up to|under|within|less than|in|very|really|quick(?:ly)?|fast|speedy|meals?|dinners?|food|cooking|dish(?:es)?|or less|tops|be|\d{1,3} ?min(?:ute)?s?|\s|-)+$/u;
const AWAY =
  /^(?:(?:i['’]?m|we['’]?re|i am|we are|i|we) )?(?:(?:eat(?:ing)?|din(?:e|ing)|go(?:ing)?|having (?:dinner|lunch|breakfast)) (?:out|elsewhere|at a restaurant)|out|away|not (?:at )?home)(?: (?:for|to) (?:dinner|lunch|breakfast|supper|eat))?$|^(?:no|skip(?:ping)?|without) (?:breakfast|brunch|lunch|dinner|supper|snack)s?$/u;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['meatless', MEATLESS],
  ['uncooked', UNCOOKED],
  ['minutes', MINUTES],
  ['away', AWAY],
];

const QUICK_MINUTES = 30;
const LEAST_MINUTES = 5;
const minutesOf = (what: string): number => Math.max(LEAST_MINUTES, Number(/\d+/u.exec(what)?.[0] ?? QUICK_MINUTES));

/** Who eats out and names no meal means the evening. */
function slotOf(text: string): MealSlot {
  if (/\b(?:breakfasts?|brunch|morning)\b/u.test(text)) return 'breakfast';
  if (/\b(?:lunch\w*|noon|midday)\b/u.test(text)) return 'lunch';
  return /\bsnacks?\b/u.test(text) ? 'snack' : 'dinner';
}

/** "Monday to Friday", "from Tuesday": days, and nothing of one of them. */
const MORE_DAYS =
  /\b(?:to|till?|until|through|thru|from|start(?:s|ing)?|beginning|breakfasts?|brunch|morning|lunch(?:es|time)?|noon|midday|snacks?)\b|-|–|\d|\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/u;
const REFUSES =
  /\b(?:no|not|without|never|nothing|don['’]?t|do not|skip|avoid|free|less|except|but|vegan|keto|pescatarian|paleo|halal|kosher)\b/u;

const SAME_WORDS = '(?:(?:is |are |be |should be |to be )?(?:always |all )?the same(?: thing| one)?|every day the same|always the same)';
const SAME_SLOTS: readonly (readonly [MealSlot, RegExp])[] = (['breakfast', 'snack'] as const).map((slot) => [
  slot,
  new RegExp(String.raw`\b${slot}s? ${SAME_WORDS}\b|\b(?:always |all )?(?:the )?same ${slot}s?\b`, 'u'),
]);
const SAME_MAINS = new RegExp(String.raw`\b(?:lunch|dinner)(?:e?s)? ${SAME_WORDS}\b|\b(?:the )?same (?:lunch|dinner)\b`, 'u');

/** Some dinner is called so. Of what none is called every dish is asked: no sentence may do that more often than a week has days. */
const isDinner = (what: string, { kitIdsBySlot, dishesByKit }: Corpus): boolean =>
  kitIdsBySlot.dinner.some((kitId) => dishesByKit.get(kitId)!.some((dish) => countsAs(dish, what)));
