import { findWeekday, WEEKDAY_PATTERN } from '../../calendar/weekday.ts';
import type { Weekday } from '../../calendar/plain-date.ts';

/** What words say of the days that are to be planned together. */
export type WeekWords = {
  /** Where they say so without a figure. */
  readonly days: number | null;
  readonly start: WeekStart | null;
  readonly shape: 'varied' | 'usual' | 'shortest' | null;
  /** Speaks of more days than one without saying how many: "cook once, eat twice". */
  readonly isOfSeveral: boolean;
};

/** A weekday is the next there is, today included; the others count from today. */
export type WeekStart = { readonly weekday: Weekday } | { readonly afterDays: number } | { readonly nextWeek: true };

/** `plain`: in small letters, without accents. */
export function readWeekWords(plain: string): WeekWords {
  const range = RANGE.exec(plain);
  const [from, to] = [findWeekday(range?.groups?.['from'] ?? ''), findWeekday(range?.groups?.['to'] ?? '')];
  const isRange = from !== undefined && to !== undefined;
  const shape = SHAPES.find(({ pattern }) => pattern.test(plain))?.shape ?? null;
  const span = SPANS.find(({ pattern }) => pattern.test(plain));
  return {
    days: isRange ? ((to - from + 7) % 7) + 1 : (span?.days ?? null),
    start: isRange ? { weekday: from } : (readStart(plain) ?? span?.start ?? null),
    shape,
    isOfSeveral: COOKS_FOR_MORE.test(plain),
  };
}

const RANGE = new RegExp(
  String.raw`\b(?<from>${WEEKDAY_PATTERN})\s*(?:-|–|—|to|through|thru|till?|until)\s*(?<to>${WEEKDAY_PATTERN})\b`,
  'u',
);
const STARTING = new RegExp(
  String.raw`\b(?:start(?:s|ing)?|beginning|from|as of)\s+(?:on\s+|this\s+|next\s+)*(?<from>${WEEKDAY_PATTERN})\b`,
  'u',
);

/** "Fish on Monday, tacos on Thursday"; of every Friday nothing begins. */
const NAMED = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/gu;

function readStart(plain: string): WeekStart | undefined {
  const from = findWeekday(STARTING.exec(plain)?.groups?.['from'] ?? '');
  if (from !== undefined) return { weekday: from };
  const named = [...plain.matchAll(NAMED)].flatMap(([word]) => findWeekday(word) ?? []);
  if (new Set(named).size > 1) return { weekday: named[0]! };
  if (/\btomorrow\b/u.test(plain)) return { afterDays: 1 };
  if (/\btoday\b/u.test(plain)) return { afterDays: 0 };
  return /\b(?:next|coming|following) (?:work(?:ing)? ?)?week(?!end)s?\b/u.test(plain) ? { nextWeek: true } : undefined;
}

type Span = { readonly pattern: RegExp; readonly days: number; readonly start: WeekStart };

/** Days that have a beginning of their own. */
const SPANS: readonly Span[] = [
  {
    pattern: /\b(?:week ?days|week ?day (?:breakfasts|lunches|dinners|suppers|meals|snacks)|(?:work(?:ing)?|school) ?week)\b/u,
    days: 5,
    start: { weekday: 1 },
  },
  { pattern: /\bweek ?ends?\b/u, days: 2, start: { weekday: 6 } },
];

/** More meals than one from a pot are of more days than one. */
const COOKS_FOR_MORE =
  /\b(?:cook(?:ing)? once,? (?:and )?eat (?:twice|two|several|all week)|batch[- ]?cook(?:ing)?|use up (?:the )?leftovers)\b/u;

const SHAPES: readonly { readonly pattern: RegExp; readonly shape: NonNullable<WeekWords['shape']> }[] = [
  {
    pattern:
      /\b(?:no leftovers|without leftovers|no repeats?|never the same|different (?:every|each) (?:day|meal|night)|(?:lots of|much|more|maximum|great) variety|varied)\b/u,
    shape: 'varied',
  },
  {
    pattern:
      /\b(?:cook(?:ing)? once|batch[- ]?cook(?:ing)?|(?:short|shortest|small|smallest|tiny) (?:shopping|grocery) list|(?:few|fewest|minimal|least) (?:things to buy|ingredients|groceries))\b/u,
    shape: 'shortest',
  },
];
