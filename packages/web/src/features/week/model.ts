import { hashKey } from '@tanstack/react-query';
import { addDays, type PlainDate, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { formatWeekday } from '../../lib/format/day.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';

/** A meal of the week by its place. */
export type Place = { readonly date: PlainDate; readonly slot: MealSlot };

export type Cook = {
  readonly id: string;
  readonly kind: 'again' | 'pot';
  readonly slot: MealSlot;
  /** The one it is cooked for comes first. */
  readonly meals: readonly Place[];
};

export const placeKey = ({ date, slot }: Place): string => `${date} ${slot}`;

export const isSamePlace = (a: Place, b: Place): boolean => a.date === b.date && a.slot === b.slot;

/** Made once, with something left for another meal. */
export const isSharedPot = ({ kind, meals }: Cook): boolean => kind === 'pot' && meals.length > 1;

/** What a meal is to the pot it is from; undefined where it is cooked for itself. */
export type PotRole =
  | { readonly type: 'cooked'; readonly cook: Cook; readonly later: readonly Place[] }
  | { readonly type: 'left'; readonly cook: Cook; readonly from: Place };

export function potRoleOf(place: Place, cooks: readonly Cook[]): PotRole | undefined {
  const cook = cooks.find((one) => isSharedPot(one) && one.meals.some((meal) => isSamePlace(meal, place)));
  const [first, ...later] = cook?.meals ?? [];
  if (!cook || !first) return undefined;
  return isSamePlace(first, place) ? { type: 'cooked', cook, later } : { type: 'left', cook, from: first };
}

type Meals = {
  readonly slots: readonly MealSlot[];
  readonly days: readonly { readonly plan: Plan | undefined }[];
  readonly cooks: readonly Cook[];
};

/** Columns of the table: the meals that some day of it has. */
export const slotsOfWeek = ({ slots, days, cooks }: Meals): readonly MealSlot[] =>
  MEAL_SLOTS.filter(
    (slot) =>
      slots.includes(slot) ||
      cooks.some(({ meals }) => meals.some((place) => place.slot === slot)) ||
      days.some(({ plan }) => plan?.meals[slot] !== undefined),
  );

type Version = { readonly days: readonly { readonly date: PlainDate; readonly plan: Plan | undefined }[] };

/** A meal that two versions of one week have differently; of the same title in both, its amounts are others. */
type MealDifference = Place & { readonly mine: string | undefined; readonly theirs: string | undefined };

/** In the order of the week. */
export function listDifferences(mine: Version, theirs: Version): readonly MealDifference[] {
  const dates = [...new Set([...mine.days, ...theirs.days].map(({ date }) => date))].toSorted();
  const mealAt = ({ days }: Version, { date, slot }: Place) => days.find((day) => day.date === date)?.plan?.meals[slot];
  return dates.flatMap((date) =>
    MEAL_SLOTS.flatMap((slot) => {
      const [one, other] = [mealAt(mine, { date, slot }), mealAt(theirs, { date, slot })];
      return hashKey([one]) === hashKey([other]) ? [] : [{ date, slot, mine: one?.title, theirs: other?.title }];
    }),
  );
}

/** Of the dishes that are the same in both, only amounts are others. */
export function splitDifferences(differences: readonly MealDifference[]) {
  const isDish = ({ mine, theirs }: MealDifference): boolean => mine !== theirs;
  return { dishes: differences.filter(isDish), amounts: differences.filter((meal) => !isDish(meal)).length };
}

/** What a change made another dish of beside what was asked for; also where it eats of the same pot, as the day that was asked about is not the only one then. */
export const listAlong = (before: Version, after: Version, isAsked: (place: Place) => boolean): readonly Place[] =>
  splitDifferences(listDifferences(before, after))
    .dishes.filter((place) => !isAsked(place))
    .map(({ date, slot }) => ({ date, slot }));

/** How a day of the week is called from another day of it: its name, and its date too where the name comes twice. */
export function nameDay(date: PlainDate, { start, length }: { readonly start: PlainDate; readonly length: number }): string {
  const isTwice =
    length > 7 &&
    Array.from({ length }, (_, at) => addDays(start, at)).some((other) => other !== date && weekdayOf(other) === weekdayOf(date));
  return isTwice ? `${formatWeekday(date)} ${Number(date.slice(-2))}` : formatWeekday(date);
}
