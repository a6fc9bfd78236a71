import { countDaysBeyond } from '../calendar/said-days.ts';
import { MOST_DAYS } from '../calendar/week-length.ts';
import { addDays, weekdayOf, type PlainDate, type Weekday } from '../calendar/plain-date.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import { findNamedWeek, type NamedWeek } from '../intent/answer/find-named-week.ts';
import type { Intent, PlanWish } from '../intent/intent.ts';
import { toPlainLetters } from '../intent/language/read-words.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { Serving } from './cook.ts';
import { findSlot, readWeekdayClauses, type WeekdayClause } from './weekday-clauses.ts';

/** What a sentence says of single weekdays: read as any sentence is, and held by those days alone. */
export type WeekdayWish = {
  readonly weekdays: readonly Weekday[];
  /** As it was typed, without the names of the days. */
  readonly words: string;
  readonly intent: Intent;
};

export type WeekdayWords = {
  readonly weekdays: readonly WeekdayWish[];
  /** Meals that are one dish all week: "breakfast always the same". */
  readonly same: readonly MealSlot[];
  /** A sentence for each weekday of which something was said that is planned for all days, and for what is not planned. */
  readonly remarks: readonly string[];
};

/**
 * "Pasta on Tuesday", "no fish on Fridays", "quick weekday dinners", "no cooking on Thursday". What speaks of an illness or an allergy
 * binds every day, and so do figures, which are the week's.
 */
export function readWeekdayWords(words: string): WeekdayWords {
  const said = hear(words);
  const beyond = countDaysBeyond(words);
  const unheard = new Set(said.flatMap(({ kind, clause }) => (kind === 'every-day' ? clause.weekdays : [])));
  return {
    weekdays: said.flatMap(({ kind, clause: { weekdays, rest }, intent }) =>
      kind === 'wish' && intent ? [{ weekdays, words: rest, intent }] : [],
    ),
    same: SAME_SLOTS.filter(([, pattern]) => pattern.test(toPlainLetters(words))).map(([slot]) => slot),
    remarks: [
      ...(beyond > 0
        ? [
            `Up to ${MOST_DAYS} days are planned together: the other ${beyond} ${beyond === 1 ? 'is' : 'are'} left, for a week behind this one.`,
          ]
        : []),
      ...(SAME_MAINS.test(toPlainLetters(words))
        ? ['Lunches and dinners that are all the same are not planned: pin the dish instead.']
        : []),
      ...[...unheard].map(
        (weekday) =>
          `What you said of ${nameWeekday(weekday)} is planned for every day: of one weekday a week hears foods and dishes, what to leave out, minutes, no cooking and meals out.`,
      ),
    ],
  };
}

/** The sentence without what is said of single weekdays and held by them, so that it binds no other day. */
export const withoutWeekdays = (words: string): string => without(words, () => true);

/** The days that a sentence asks for: what it says of one of them is no word about the others' meals. */
export const findWeekOf = (wish: PlanWish, today: PlainDate): NamedWeek | undefined =>
  findNamedWeek({ ...wish, words: without(wish.words, ({ isRange }) => !isRange) }, today);

/** Meals of these days that the sentence says nobody eats at home: "no lunch on Sunday", "eating out Saturday evening". */
export function listSaidAway(words: string, { start, days }: { readonly start: PlainDate; readonly days: number }): readonly Serving[] {
  const away = hear(words).filter(({ kind }) => kind === 'away');
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const weekday = weekdayOf(addDays(start, day));
    const slots = new Set(away.filter(({ clause }) => clause.weekdays.includes(weekday)).flatMap(({ clause }) => slotsAway(clause)));
    return MEAL_SLOTS.filter((slot) => slots.has(slot)).map((slot) => ({ day, slot }));
  });
}

function without(words: string, isGone: (clause: WeekdayClause) => boolean): string {
  const said = hear(words).map((one) => ({ ...one, gone: (isHeld(one) || one.kind === 'reason') && isGone(one.clause) }));
  if (!said.some(({ gone }) => gone)) return words;
  let left = '';
  for (const [at, { clause, gone }] of said.entries()) {
    if (gone) continue;
    const before = said[at - 1];
    left +=
      left === '' || !before?.gone
        ? clause.raw
        : `${/[.;\n]/u.test(before.clause.end) ? before.clause.end : ','} ${clause.raw.trimStart()}`;
    if (!said[at + 1]?.gone) left += clause.end;
  }
  return left.trim();
}

type Kind =
  | 'wish'
  | 'away'
  /** Said of a weekday, and of all of them as it is read. */
  | 'every-day'
  /** Of a weekday, and why what comes next is said of it. */
  | 'reason'
  /** Nothing of a weekday, or nothing that is read. */
  | 'other';
type Said = { readonly kind: Kind; readonly clause: WeekdayClause; readonly intent?: Intent };

function hear(words: string): readonly Said[] {
  const said: Said[] = [];
  for (const clause of readWeekdayClauses(words)) {
    const last = said.at(-1);
    // No week has more days: a sentence of nothing but their names holds nobody up.
    const isRead = said.filter((one) => one.clause.weekdays.length > 0).length < MOST_DAYS;
    const goesOn = isRead && last ? goOn(last, clause) : undefined;
    if (goesOn && last?.kind === 'other') said[said.length - 1] = { ...last, kind: 'reason' };
    said.push(goesOn ?? (isRead ? read(clause) : { kind: 'other', clause }));
  }
  return said;
}

/** A clause that says more of the days before it, or the same of others. */
function goOn(last: Said, clause: WeekdayClause): Said | undefined {
  const { weekdays, isRange, slot, rest } = last.clause;
  // "And Thursdays".
  if (clause.weekdays.length > 0) return clause.rest === '' && isHeld(last) ? { ...last, clause: { ...clause, rest, slot } } : undefined;
  // "Quick on Wednesdays, 15 minutes"; "she eats out on Thursday, no plan".
  if (isHeld(last)) {
    const isMore = MINUTES_ALONE.test(clause.rest) || (last.kind === 'away' && NOTHING.test(clause.rest));
    return isMore ? read({ ...clause, weekdays, slot }) : undefined;
  }
  // "Nani is coming on Friday, lunch in half an hour": why that is said of the day comes first.
  if (last.kind !== 'other' || weekdays.length === 0 || isRange) return undefined;
  const own = read({ ...clause, weekdays, slot: findSlot(clause.rest) ?? slot });
  return isHeld(own) ? own : undefined;
}

const isHeld = ({ kind }: Said): boolean => kind === 'wish' || kind === 'away';

const NOTHING = /^(?:no plan|nothing|skip (?:it|that)|leave it (?:empty|out|free|blank)|nothing (?:then|needed|planned))$/iu;
const MINUTES_ALONE = /^(?:in |within |max(?:imum)? |at most |under )?\d{1,3} ?min(?:ute)?s?(?: (?:max|tops|or less|at most))?$/iu;

function read(clause: WeekdayClause): Said {
  const { weekdays, rest, slot, isRange } = clause;
  if (weekdays.length === 0 || rest === '') return { kind: 'other', clause };
  const plain = UNCOOKED.test(toPlainLetters(rest)) ? 'no cooking' : rest;
  const intent = parseIntent(slot ? `${withoutMeal(plain)} for ${slot}` : plain);
  const hasWish = wishesOf(intent);
  if (!hasWish && !refusesFood(intent) && AWAY.test(toPlainLetters(rest))) return { kind: 'away', clause };
  if (isRange && !hasWish) return { kind: 'other', clause };
  if (speaksOfHarm(intent) || intent.restrictions.length > 0 || hasFigures(intent)) return { kind: 'every-day', clause };
  return hasWish || refuses(intent) || isQuick(intent) ? { kind: 'wish', clause, intent } : { kind: 'other', clause };
}

const speaksOfHarm = ({ allergies, health, exclude, diets }: Intent): boolean =>
  allergies.length + health.length > 0 ||
  exclude.some(({ allergens }) => allergens !== undefined) ||
  diets.some((diet) => diet === 'glutenfree' || diet === 'pregnancy');

/** However somebody says that they will not: "a lunch I don't have to cook". */
const UNCOOKED =
  /^(?!.*\b(?:with|of|from|stew|soup|curry)\b).*\b(?:not?|\w+n['’]?t|without|nothing|never|cannot)\b(?: \w+){0,4}? (?:cook|cooked|cooking)\b/u;

/** Its meal is said once, at the end. */
const withoutMeal = (rest: string): string =>
  rest
    .replaceAll(
      /\b(?:(?:for|at|in the|in (?:his|her|my|our|their)|for (?:my|his|her|our|their)(?: \w+['’]s?)?)\s+)?(?:breakfasts?|brekkie|brunch|mornings?|lunch\w*|noon|midday|dinner\w*|suppers?|evenings?|nights?|snacks?)\b/giu,
      ' ',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();

const wishesOf = ({ wish, dishes, dishWords, cuisines }: Intent): boolean =>
  wish.some(({ assumed }) => !assumed) || dishes.length + dishWords.length + cuisines.length > 0;
const refuses = ({ diets, exclude, mealRules, avoid }: Intent): boolean =>
  diets.length + exclude.length + avoid.cuisines.length + avoid.dishWords.length + avoid.manners.length > 0 ||
  Object.keys(mealRules).length > 0;
/** What nobody knows is no food: "no dinner, because of the procedure". */
const refusesFood = (intent: Intent): boolean =>
  refuses({ ...intent, exclude: intent.exclude.filter(({ foodIds }) => foodIds.length > 0) });
const isQuick = ({ maxMinutes, minutesAt, budget }: Intent): boolean =>
  maxMinutes !== null || Object.keys(minutesAt).length > 0 || budget !== null;
const hasFigures = ({ calories, protein, carbs, fat, fiber, sodium, split, shares, perMeal }: Intent): boolean =>
  [calories, protein, carbs, fat, fiber, sodium, split].some((figure) => figure !== null) ||
  Object.keys(shares).length + Object.keys(perMeal).length > 0;

const MEALS = '(?:breakfast|brekkie|brunch|lunch|dinner|supper|tea|snack|meal|food|plan)(?:e?s)?';
/** Nobody eats at home: out, away, skipped, not wanted. */
const AWAY = new RegExp(
  [
    String.raw`\b(?:eat|eats|eating|din(?:e|es|ing)|go|goes|going|be|being|are|is|am|'?re|'?m|'?s|we|i|they|having ${MEALS}|have ${MEALS})(?: all)?(?: \w+)? (?:out|away|elsewhere|at a restaurant)\b`,
    String.raw`^(?:all |we['’]re |i['’]m )?(?:out|away|elsewhere)\b|\bnot (?:at )?home\b|\brestaurant\b|\btake ?-?(?:away|out)\b|\bnobody['’]?s? (?:is )?(?:home|in)\b`,
    String.raw`\b(?:eat|eats|eating|fed|feeding) (?:at|with) (?:my|his|her|their|our|the|a|an|work|school|mum|mom|nan)\b|\bat (?:my|his|her|our|the) \w+['’]s\b`,
    String.raw`\bskip(?:s|ped|ping)?\b|\bfasting\b|\bfast day\b|\bleav(?:e|ing) (?:it|that|them|this|the day)?\s*(?:empty|blank|out|free)\b`,
    String.raw`\bno (?:need (?:for|of) )?(?:any )?${MEALS}\b|\bwithout ${MEALS}\b|\b(?:is |are )?not (?:needed|wanted|necessary)\b|\bnothing(?: (?:then|for then|planned|needed|at all|to plan))?$|^nothing\b(?! \w+ed\b)`,
    String.raw`\b(?:don['’]?t|do not|doesn['’]?t|won['’]?t|will not|needn['’]?t) (?:need|want|have|eat|bother with|plan)(?: to eat)?(?: a| any)? (?:${MEALS}|anything|it)\b`,
  ].join('|'),
  'u',
);

/** The whole day where no meal is named, and one is out for more than an evening. */
function slotsAway({ rest, slot }: WeekdayClause): readonly MealSlot[] {
  if (slot) return [slot];
  return WHOLE_DAY.test(rest) ? MEAL_SLOTS : ['dinner'];
}
const WHOLE_DAY =
  /\b(?:all day|whole day|altogether|entirely|away|skip\w*|fast(?:ing| day)|empty|blank|free|nothing|anything|no (?:meals?|food|plan))\b/iu;

const SAME_WORDS = '(?:(?:is |are |be |should be |to be )?(?:always |all )?the same(?: thing| one)?|every day the same|always the same)';
const SAME_SLOTS: readonly (readonly [MealSlot, RegExp])[] = (['breakfast', 'snack'] as const).map((slot) => [
  slot,
  new RegExp(String.raw`\b${slot}s? ${SAME_WORDS}\b|\b(?:always |all )?(?:the )?same ${slot}s?\b`, 'u'),
]);
const SAME_MAINS = new RegExp(String.raw`\b(?:lunch|dinner)(?:e?s)? ${SAME_WORDS}\b|\b(?:the )?same (?:lunch|dinner)\b`, 'u');
