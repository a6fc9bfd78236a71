import { MOST_DAYS } from '../calendar/week-length.ts';
import { findWeekday, nameWeekday, WEEKDAY_PATTERN } from '../calendar/weekday.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import { toPlainLetters } from '../intent/language/read-words.ts';
import type { Corpus } from '../kit/corpus.ts';
import { countsAs, type WeekRules } from './week-rules.ts';

/** What a sentence says of single weekdays. */
export type WeekdayWords = {
  /** The rules of the week it asks for: what it says of a weekday goes before what the household says of it. */
  readonly rules: WeekRules;
  /** A sentence for each weekday of which something else was said. */
  readonly remarks: readonly string[];
};

/**
 * "Pasta on Tuesday", "Friday: pizza", "meatless Monday": a kind of dish for the dinner of a weekday, or no meat on it. Anything else
 * that is said of one weekday ("no cooking on Thursday") is read for all of them, as a sentence is one wish of every day, and said.
 */
export function readWeekdayWords(words: string, { rules, corpus }: { readonly rules: WeekRules; readonly corpus: Corpus }): WeekdayWords {
  let { dishes, meatless } = rules;
  const unheard = new Set<Weekday>();
  const said = toPlainLetters(words)
    .split(CLAUSE_END)
    .flatMap((clause) => readClause(clause) ?? []);
  for (const { weekday, what } of said.slice(0, MOST_DAYS)) {
    if (MEATLESS.test(what)) meatless = [...new Set([...meatless, weekday])];
    else if (REFUSES.test(what)) unheard.add(weekday);
    else if (isDinner(what, corpus)) dishes = { ...dishes, [weekday]: what };
  }
  return {
    rules: { ...rules, dishes, meatless },
    remarks: [...unheard].map(
      (weekday) =>
        `What you said of ${nameWeekday(weekday)} is planned for every day: of one weekday a week hears what its dinner is to be.`,
    ),
  };
}

const CLAUSE_END = /[,;.\n+&]|\band\b|\bthen\b/u;

const DAY = `(?<day>${WEEKDAY_PATTERN})`;
const AFTER = new RegExp(String.raw`^(?<what>.+?)\s+(?:(?:on|for|every|each)\s+)?${DAY}(?:\s+(?:night|evening|dinner))?$`, 'u');
const BEFORE = new RegExp(
  String.raw`^(?:on|every|each)?\s*${DAY}(?:\s+(?:night|evening|dinner))?\s*(?:[:=]|-|–|is|means)?\s+(?<what>.+)$`,
  'u',
);
/** What surrounds the dish. */
const AROUND =
  /^(?:(?:i|we)(?:'d| would)? (?:want|like|need|have|eat|love)(?: to (?:have|eat))?|please|plan|make|cook|with|some|an?|the|have)\s+|\s+(?:please|for dinner|dinner|night)$/gu;

function readClause(clause: string): { readonly weekday: Weekday; readonly what: string } | undefined {
  const groups = (AFTER.exec(clause.trim()) ?? BEFORE.exec(clause.trim()))?.groups;
  const weekday = findWeekday(groups?.['day'] ?? '');
  let what = groups?.['what'] ?? '';
  for (let before = ''; before !== what;) {
    before = what;
    what = what.replace(AROUND, '').trim();
  }
  return weekday === undefined || what === '' || MORE_DAYS.test(what) ? undefined : { weekday, what };
}

/** "Monday to Friday", "from Tuesday": days, and nothing of one of them. */
const MORE_DAYS =
  /\b(?:to|till?|until|through|thru|from|start(?:s|ing)?|beginning|breakfasts?|lunch(?:es)?|snacks?)\b|-|–|\d|\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/u;
const MEATLESS = /^(?:meatless|meat[- ]?free|no meat|without meat|vegetarian|veggie)(?: (?:meals?|food|day|dinners?))?$/u;
const REFUSES = /\b(?:no|not|without|never|nothing|don['’]?t|do not|skip|avoid|free|less|except|but)\b/u;

/** Some dinner is called so. Of what none is called every dish is asked: no sentence may do that more often than a week has days. */
const isDinner = (what: string, { kitIdsBySlot, dishesByKit }: Corpus): boolean =>
  kitIdsBySlot.dinner.some((kitId) => dishesByKit.get(kitId)!.some((dish) => countsAs(dish, what)));
