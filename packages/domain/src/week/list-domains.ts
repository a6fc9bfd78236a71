import type { Dish } from '../kit/dish.ts';
import { writtenOf } from '../kit/exchange.ts';
import { isDishAllowed } from '../plan/frame/is-allowed.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';
import { isInTime } from '../plan/frame/in-time.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { gapOf, type Cook } from './cook.ts';
import { LEAST_EVERYDAY, makeIsEveryday } from './everyday.ts';
import { splitCook } from './shape-week.ts';
import type { WeekDay } from './week-query.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import { countsAs, isMeatless, type WeekRules } from './week-rules.ts';
import type { MealAsk } from './weekday-asks.ts';
import type { WishedDish } from '../plan/frame/day-wishes.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';

/** The dishes a cook may be, an idea with its versions each. */
export type CookDomain = readonly (readonly Dish[])[];

export type Domains = {
  readonly cooks: readonly Cook[];
  readonly domains: readonly CookDomain[];
  /** A sentence for every week rule that had to give way. */
  readonly relaxed: readonly string[];
  /** A meal for which the eater's own rules leave nothing. */
  readonly empty: { readonly day: number; readonly slot: MealSlot } | undefined;
};

/** A rule that one dish alone would keep is no choice; with fewer ideas than this it gives way. */
const LEAST_IDEAS = 1;

/**
 * What every cook may be under the rules of its days. Where the week's rules leave nothing they give way in their order
 * (minutes, the kind of dish, meatless days), each said; an eater's rules never do, and a pot that no dish keeps for is cooked
 * for each of its meals.
 */
export function listDomains(cooks: readonly Cook[], ground: Ground): Domains {
  const found: { cook: Cook; domain: CookDomain }[] = [];
  const relaxed: string[] = [];
  let empty: Domains['empty'];
  const settle = (cook: Cook): void => {
    for (const way of listWays(cook, ground)) {
      // A dish that was asked for and does not keep is cooked for its meal alone before another one is.
      if (!way.keepsDish && cook.servings.length > 1 && askOf(cook, ground)) break;
      if (way.domain.length < way.least) continue;
      relaxed.push(...way.relaxed());
      found.push({ cook, domain: way.domain });
      return;
    }
    if (cook.servings.length > 1) splitCook(cook).forEach(settle);
    else empty ??= cook.servings[0];
  };
  cooks.forEach(settle);
  return { cooks: found.map(({ cook }) => cook), domains: found.map(({ domain }) => domain), relaxed: [...new Set(relaxed)], empty };
}

/** What a cook may be with some of the week's rules held, and what is said of those that are not. */
export type Way = {
  readonly domain: CookDomain;
  /** Whether it is what its day is to have, where that is said. */
  readonly keepsDish: boolean;
  /** With fewer ideas it gives way. */
  readonly least: number;
  /** `other`: where there is a dish that keeps them and another one is looked for. */
  readonly relaxed: (other?: string) => readonly string[];
};

/** All of the week's rules held first, then fewer of them, in the order in which they give way. */
export function* listWays(cook: Cook, ground: Ground): Generator<Way> {
  for (const [held, say] of RELAXATIONS) {
    yield {
      domain: domainOf(cook, { ...ground, held }),
      keepsDish: held.dish,
      least: held.everyday ? LEAST_EVERYDAY : LEAST_IDEAS,
      relaxed: (other = '') => say?.(cook, { ...ground, other }) ?? [],
    };
  }
}

type Held = {
  /** No rule that anybody set: it gives way without a word. */ readonly everyday?: true;
  readonly minutes: boolean;
  readonly dish: boolean;
  readonly meatless: boolean;
};
export type Ground = {
  readonly days: readonly WeekDay[];
  readonly rules: WeekRules;
  /** Ideas of dinners that come only where nothing else keeps the rules (`listWorn`). */
  readonly worn: ReadonlySet<string>;
};
type Say = (cook: Cook, ground: Ground & { readonly other: string }) => readonly string[];

/** What the household gives the dinners of that weekday, and what the sentence gives this meal: the less of both. */
function mostMinutes({ slot, servings }: Cook, { days, rules }: Ground): number | null {
  const { weekday, context } = days[servings[0]!.day]!;
  const said = [...(slot === 'dinner' ? [rules.minutes[weekday]] : []), context!.wishes.minutesAt[slot]];
  const limits = said.filter((minutes) => typeof minutes === 'number');
  return limits.length > 0 ? Math.min(...limits) : null;
}

const sayMinutes: Say = (cook, ground) => {
  const most = mostMinutes(cook, ground);
  const day = nameWeekday(ground.days[cook.servings[0]!.day]!.weekday);
  return most === null
    ? []
    : [`No ${ground.other}${cook.slot} for ${day} within ${most} minutes fits your other rules, so it takes longer.`];
};
/** What the cook's first meal is to be: by what the sentence says of its day before what the household does. */
function askOf({ slot, servings }: Cook, { days, rules }: Pick<Ground, 'days' | 'rules'>): MealAsk | undefined {
  const { asks, weekday } = days[servings[0]!.day]!;
  const word = slot === 'dinner' ? rules.dishes[weekday] : undefined;
  return asks[slot] ?? (word === undefined ? undefined : { words: word, isOf: (dish) => countsAs(dish, word) });
}

/** Whether a dish with foods exchanged is what is asked of the cook. One that was not before, as nothing fits, may be any. */
export function isAsAsked(dish: Dish, { slot, servings }: Cook, days: readonly WeekDay[]): boolean {
  const ask = days[servings[0]!.day]!.asks[slot];
  return !ask || ask.isOf(dish) || !ask.isOf(writtenOf(dish));
}

const sayDish: Say = (cook, ground) => {
  const ask = askOf(cook, ground);
  const day = ground.days[cook.servings[0]!.day]!;
  return ask ? [`No ${ground.other}${ask.words} fits what you eat, so ${nameWeekday(day.weekday)} has another ${cook.slot}.`] : [];
};
const sayMeatless: Say = ({ servings, slot }, { days, rules, other }) =>
  servings
    .map(({ day }) => days[day]!.weekday)
    .filter((weekday) => rules.meatless.includes(weekday))
    .map((weekday) => `No ${other}${slot} without meat fits what you eat, so ${nameWeekday(weekday)} has some.`);

const RELAXATIONS: readonly (readonly [Held, Say?])[] = [
  [{ everyday: true, minutes: true, dish: true, meatless: true }],
  [{ minutes: true, dish: true, meatless: true }],
  [{ minutes: false, dish: true, meatless: true }, sayMinutes],
  [{ minutes: true, dish: false, meatless: true }, sayDish],
  [{ minutes: false, dish: false, meatless: true }, (cook, ground) => [...sayMinutes(cook, ground), ...sayDish(cook, ground)]],
  [
    { minutes: false, dish: false, meatless: false },
    (cook, ground) => [...sayMinutes(cook, ground), ...sayDish(cook, ground), ...sayMeatless(cook, ground)],
  ],
];

function domainOf(cook: Cook, ground: Ground & { readonly held: Held }): CookDomain {
  const { days, rules, worn, held } = ground;
  const { slot, servings, kind } = cook;
  const first = days[servings[0]!.day]!;
  const { candidates, corpus, wishes } = first.context!;
  const ask = held.dish ? askOf(cook, ground) : undefined;
  const isElsewhere = listElsewhere(cook, ground);
  const most = (slot === 'dinner' && held.minutes ? rules.minutes[first.weekday] : undefined) ?? Number.POSITIVE_INFINITY;
  const said = held.minutes ? wishes.minutesAt[slot] : null;
  const meatless = held.meatless && servings.some(({ day }) => rules.meatless.includes(days[day]!.weekday));
  const keeps = kind === 'pot' && servings.length > 1 ? gapOf(cook) : 0;
  const isEveryday = held.everyday ? makeIsEveryday(cook, days) : () => true;
  const others = listOtherRules(cook, days);
  const isFit = (dish: Dish): boolean =>
    (rules.adventure !== 'familiar' || dish.compiled.kit.familiarity !== 'adventurous') &&
    dish.time.totalMinutes <= most &&
    isInTime(dish, { slot, most: said }, wishes) &&
    isEveryday(dish) &&
    (!meatless || isMeatless(dish)) &&
    (ask === undefined || ask.isOf(dish)) &&
    !isElsewhere(dish) &&
    others.every((other) => (kind === 'again' ? isChoice(dish, other) : mayBeLeft(dish, other)));
  const domain = corpus.kitIdsBySlot[slot].flatMap((kitId) => {
    const versions = candidates[slot].get(kitId);
    if (!versions || (versions[0]!.compiled.kit.keepsDays ?? 0) < keeps) return [];
    const fit = versions.filter(isFit);
    return fit.length > 0 ? [fit] : [];
  });
  const rested = slot === 'dinner' && worn.size > 0 ? domain.filter(([version]) => !worn.has(version!.compiled.kit.id)) : domain;
  return rested.length > 0 ? rested : domain;
}

/** A kind of dish that another weekday's dinner is to be is not this one's as well, unless that is asked for on it, too. */
function listElsewhere(cook: Cook, { days, rules }: Ground): (dish: Dish) => boolean {
  if (cook.slot !== 'dinner') return () => false;
  const { weekday } = days[cook.servings[0]!.day]!;
  const own = askOf(cook, { days, rules });
  const words = Object.entries(rules.dishes).flatMap(([day, word]) => (Number(day) === weekday || word === own?.words ? [] : [word]));
  const wished = days.flatMap((day) => (day.weekday === weekday ? [] : (day.context?.wishes.dishes ?? []).filter(isOfDay(day))));
  return (dish) => !own?.isOf(dish) && (words.some((word) => countsAs(dish, word)) || wished.some(({ dishes }) => dishes.has(dish)));
}

const isOfDay =
  ({ own }: WeekDay) =>
  ({ words }: WishedDish): boolean =>
    own.some(({ intent }) => intent.dishes.some((dish) => dish.words === words));

type OtherMeal = { readonly context: PlanContext; readonly slot: MealSlot };

/** Made there as well: "no cooking on Thursday" binds the breakfast that is the same all week. */
const isChoice = (dish: Dish, { context, slot }: OtherMeal): boolean =>
  context.candidates[slot].get(dish.compiled.kit.id)?.includes(dish) === true;

const mayBeLeft = (dish: Dish, { context, slot }: OtherMeal): boolean =>
  isDishAllowed(dish, slot, context) && !context.wishes.avoid.dishWords.some((word) => fitsDishWord(factsOf(dish), word));

/** The other meals that eat of it and have rules of their own: "no rice at lunch", "no fish on Friday" bind what is left as well. */
function listOtherRules({ slot, servings }: Cook, days: readonly WeekDay[]): readonly OtherMeal[] {
  const { context: first } = days[servings[0]!.day]!;
  const others = new Map<unknown, OtherMeal>();
  for (const meal of servings) {
    const context = days[meal.day]!.context!;
    if (context.rulesAt[meal.slot] !== first!.rulesAt[slot]) others.set(context.rulesAt[meal.slot], { context, slot: meal.slot });
  }
  return [...others.values()];
}
