import { findWeekday } from '../../calendar/weekday.ts';
import { isFood, type Item } from '../language/read-items.ts';

/** Meals of a day with its snacks, and how many of them are snacks where that is said. */
export type MealCount = { readonly meals: number | null; readonly snacks: number | null };

/** How many meals a day is to have: "3 meals", "5 small meals a day", "OMAD", "two meals and a snack", "3 meals 2 snacks". */
export function readMealCount(items: readonly Item[]): MealCount {
  if (items.some(({ words }) => /^(?:omad|one meal a day)$/u.test(words))) return { meals: 1, snacks: 0 };
  const snacks = readSnackCount(items);
  // "I only want to eat twice a day".
  const counted = findCountedMeals(items) ?? findTwice(items) ?? findADay(items);
  if (!counted) return { meals: null, snacks };
  const { count, at } = counted;
  const said = snacks ?? (count < ALL_MEALS ? countBesideMeals(items, at) : null);
  // "6 meals, 2 of them snacks" is six, "4 meals and 2 snacks" too.
  const areAmongThem = said === null || (count >= ALL_MEALS && count + said > MOST_MEALS && said < count);
  return { meals: areAmongThem ? count : count + said, snacks: said };
}

/** What a day may have, snacks included. */
export const MOST_MEALS = 6;
/** Breakfast, lunch, dinner and a snack. */
const ALL_MEALS = 4;
const MEALS = /^(?:(?:[a-z ]+ )?me[ae]ls?(?: each)?|mels|meals? a day|mahlzeiten|comidas|repas)$/u;

function findCountedMeals(items: readonly Item[]): { readonly count: number; readonly at: number } | undefined {
  for (const [from, { value }] of items.entries()) {
    if (value === undefined || !Number.isInteger(value) || value < 1 || value > LARGEST_COUNT) continue;
    const at = items.findIndex((_, index) => index > from && index <= from + MOST_TOLD + 1 && isMeals(items, index));
    const between = at < 0 ? [] : items.slice(from + 1, at);
    if (at < 0 || between.some((item) => item.value !== undefined || item.mark !== undefined || item.effect?.unit !== undefined)) continue;
    // "4 small Mexican-style meals", but not "2 eggs in each of my meals".
    if (between.length > 2 && between.some((item) => isFood(item) || item.effect?.cue !== undefined || PARTS.test(item.words))) continue;
    // "2 meal preps", "3 meals of 600" is three all the same.
    if (/^(?:prep|preps|plan|plans|kit|kits)$/u.test(items[at + 1]?.words ?? '')) continue;
    // Ten meals are a freezer's, unless they are a day's.
    if (value > MOST_MEALS && !/\b(?:a day|per day|daily|each day|every day)\b/u.test(textOf(items.slice(at, at + 4)))) continue;
    // "Sliders and one other meal".
    return { count: OTHER.test(items[at - 1]!.words) && value < MOST_MEALS ? value + 1 : value, at };
  }
  return undefined;
}

const LARGEST_COUNT = 12;

/** Words that tell of meals: "three light vegetarian meals". */
const MOST_TOLD = 4;
const PARTS = /^(?:of|for|in|at|per|the|my|our|a|each|every)$/u;
const OTHER = /^(?:other|more|another)$/u;

/** "3 meals", "2 squares a day". */
const isMeals = (items: readonly Item[], at: number): boolean =>
  MEALS.test(items[at]!.words) ||
  isTimesEaten(items, at) ||
  (/^squares?$/u.test(items[at]!.words) && items[at + 1]?.effect?.perDay === true);

/** "We eat four times", "two times eating in the day", "three time food". */
const isTimesEaten = (items: readonly Item[], at: number): boolean =>
  (items[at]!.words === 'times' && items.slice(Math.max(0, at - 4), at + 5).some(({ words }) => EATS.test(words))) ||
  (/^times?$/u.test(items[at]!.words) && /^(?:food|eating|meals?)$/u.test(items[at + 1]?.words ?? ''));

/** "Low sodium meals, three a day". */
function findADay(items: readonly Item[]): { readonly count: number; readonly at: number } | undefined {
  const at = items.findIndex(({ value }, index) => {
    const before = items[items[index - 1]?.mark === ',' ? index - 2 : index - 1];
    return value !== undefined && value <= MOST_MEALS && items[index + 1]?.effect?.perDay && MEALS.test(before?.words ?? '');
  });
  return at < 0 ? undefined : { count: items[at]!.value!, at };
}
const EATS = /^(?:eat|eats|eating|feed|feed us|feed me|feeds|feeding)$/u;

function findTwice(items: readonly Item[]): { readonly count: number; readonly at: number } | undefined {
  const at = items.findIndex(
    ({ words }, index) => words === 'twice' && items[index + 1]?.effect?.perDay && EATS.test(items[index - 1]?.words ?? ''),
  );
  return at < 0 ? undefined : { count: 2, at };
}

/** "Three meals and a snack", "3 meals plus snacks". */
function countBesideMeals(items: readonly Item[], at: number): number | null {
  if (items[at + 1]?.effect?.cue === 'no') return null;
  const snack = items
    .slice(at + 1, at + 5)
    .find(({ effect }, index) => effect?.slot === 'snack' && items[at + index]?.effect?.cue !== 'no');
  return snack ? countOf(snack) : null;
}

/** A word for several means two, the least that it can. */
export const countOf = ({ words }: Item): number => (words === 'snacks' ? 2 : 1);

/** "2 snacks", "three healthy snacks", but not "200 kcal snack" or "2 ingredient snacks". */
function readSnackCount(items: readonly Item[]): number | null {
  for (const [at, { words }] of items.entries()) {
    if (!/^snacks?$/u.test(words)) continue;
    const near = [items[at - 1], items[at - 2]];
    const { value } = near[0]?.value === undefined ? (isPlain(near[0]) ? (near[1] ?? {}) : {}) : near[0];
    if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_MEALS) return value;
  }
  return null;
}

const isPlain = (item: Item | undefined): boolean =>
  item !== undefined && item.mark === undefined && item.effect?.unit === undefined && !/^ingredients?$/u.test(item.words);

const textOf = (items: readonly Item[]): string => items.map(({ words }) => words).join(' ');

/** Days that words span without a figure: "plan my week", "the weekend", "Monday to Friday". */
export function readSpannedDays(items: readonly Item[], weeks: number | null): number | null {
  const text = textOf(items);
  if (/\b(?:pregnan\w*|lose|losing|gain|postpartum)\b/u.test(text)) return null;
  if (weeks !== null && Number.isInteger(weeks)) return weeks * 7;
  const meals = countMealDays(items);
  if (meals !== null) return meals;
  const [hasWorkdays, hasWeekend] = [/\b(?:weekdays|work ?week|working week|school ?week|school days)\b/u, /\bweekends?\b/u].map((days) =>
    days.test(text),
  );
  if (hasWorkdays) return hasWeekend ? 7 : 5;
  const named = countWeekdays(items);
  if (named !== null) return named;
  const nights = countNights(items);
  if (nights !== null) return nights;
  if (/\bfortnight\b/u.test(text)) return 14;
  if (hasWeekend) return 2;
  if (ASKED_FOR.test(text)) return 7;
  const isSpan =
    /\b(?:weekly|(?:my|the|our|this|next|coming|whole|full|entire|for (?:a|the|one)|one|vegan|vegetarian|keto|paleo) week|weeks? (?:of|plan|menu|meals?|food|worth|dinners|lunches|s)|week$)\b/u.test(
      text,
    );
  const isRuled = items.some(
    ({ effect }, at) =>
      effect?.unit === 'week' && [items[at - 1]?.effect].some((said) => said?.budget ?? said?.diets ?? said?.aims ?? said?.excludes),
  );
  return (isSpan || isRuled) &&
    !/\b(?:times|twice|once|days|nights|per) (?:a |per |in |this |each )?(?:the )?week\b|(?<!\bfor )\b(?:a|per|every|each) week\b(?! of)/u.test(
      text,
    )
    ? 7
    : null;
}

/** "Plan a week for four", where "fish a week" is how often. */
const ASKED_FOR =
  /(?:^|\b(?:plan|make|prepare|organi[sz]e|need|want|do|doing|try|get)(?: me| us)? )a (?:whole |full |new )?week(?! (?:ago|or))\b|\bgive (?:me|us) a week\b/u;

/** "Four dinners this week", "five school lunches": as many days as meals of one kind. */
const countMealDays = (items: readonly Item[]): number | null => countBefore(items, DAY_MEALS);

/** "Four nights of cheap food", "two romantic evenings", but not "I work four nights" or "3 nights a week". */
const countNights = (items: readonly Item[]): number | null =>
  countBefore(items, NIGHTS, ({ from, to }) => {
    const behind = items.slice(to + 1, to + 3).map(({ words }) => words);
    return (
      !WORKS.test(items[from - 1]?.words ?? '') && !/^(?:a|per|each|every|this) week|^shifts?\b|^(?:old|ago)\b/u.test(behind.join(' '))
    );
  });

/** The figure of the first word of a kind, right before it or before one that tells of it. */
function countBefore(
  items: readonly Item[],
  noun: RegExp,
  isMeant: (place: { from: number; to: number }) => boolean = () => true,
): number | null {
  for (const [to, { words }] of items.entries()) {
    if (!noun.test(words)) continue;
    const from = [to - 1, to - 2].find((at) => items[at]?.value !== undefined);
    const count = from === undefined ? undefined : items[from]!.value!;
    if (from === undefined || count === undefined || !Number.isInteger(count) || count < 2 || count > MOST_DAYS) continue;
    if (from === to - 2 && (!isPlain(items[to - 1]) || items[to - 1]!.words.length < 3)) continue;
    if (isMeant({ from, to })) return count;
  }
  return null;
}

const MOST_DAYS = 14;
export const DAY_MEALS = /^(?:breakfasts|lunches|dinners|suppers)$/u;
const NIGHTS = /^(?:nights|evenings)$/u;
const WORKS = /^(?:work|works|working|worked|on|past|last|for the|cried|slept)$/u;

/** "Saturday and Sunday", "Monday to Thursday"; "fish on Monday, tacos on Thursday" are four days. One alone, or "on Fridays", spans nothing. */
function countWeekdays(items: readonly Item[]): number | null {
  const named = items.flatMap(({ words }, at) => {
    const day = WEEKDAY.test(words) ? findWeekday(words) : undefined;
    return day === undefined ? [] : [{ at, day, isRecurring: words.endsWith('days') }];
  });
  for (const [index, { at, day }] of named.entries()) {
    const next = named[index + 1];
    if (next?.at === at + 2 && TO.test(items[at + 1]!.words)) return ((next.day - day + 7) % 7) + 1;
  }
  const days = named.filter(({ isRecurring }) => !isRecurring).map(({ day }) => day);
  return new Set(days).size > 1 ? ((days.at(-1)! - days[0]! + 7) % 7) + 1 : null;
}

export const WEEKDAY = /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const TO = /^(?:to|-|through|thru|till?|until)$/u;
