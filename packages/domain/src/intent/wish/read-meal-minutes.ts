import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { Intent } from '../intent.ts';
import { isJoiner } from '../language/list-before.ts';
import type { NumberReading, Timed } from '../figure/number-reading.ts';
import type { Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';

/**
 * How long meals may take: each time belongs to the meal named nearest to it in its clause ("15 minute breakfast, dinner can
 * take an hour"), and to the whole day where its clause names none. A figure wins over "quick", what is said of a meal over
 * what a list hands on to it.
 */
export function readMealMinutes(
  items: readonly Item[],
  { scope, numbers }: { readonly scope: Scope; readonly numbers: NumberReading },
): Pick<Intent, 'maxMinutes' | 'minutesAt'> {
  const sentence: TimedSentence = { items, scope, taken: new Set() };
  const figures = numbers.times.map((time) => ({ minutes: time.minutes, ...findMeals(time, sentence) }));
  const words = listTimeWords(sentence, numbers).map((time) => ({ minutes: time.minutes, ...findMeals(time, sentence) }));
  const minutesAt: Partial<Record<MealSlot, number>> = {};
  for (const { minutes, listed } of [...words, ...figures]) for (const slot of listed) minutesAt[slot] = minutes;
  for (const { minutes, direct } of [...words, ...figures]) if (direct) minutesAt[direct] = minutes;
  const ofDay = (said: typeof figures): readonly number[] => said.flatMap(({ minutes, direct }) => (direct ? [] : [minutes]));
  const leastOfWords = ofDay(words).toSorted((a, b) => a - b)[0];
  return { maxMinutes: ofDay(figures).at(-1) ?? leastOfWords ?? null, minutesAt };
}

type TimedSentence = { readonly items: readonly Item[]; readonly scope: Scope; readonly taken: Set<number> };

const listTimeWords = ({ items, scope }: TimedSentence, { used }: NumberReading): readonly Timed[] =>
  items.flatMap(({ effect }, at) =>
    effect?.minutes === undefined || used.has(at) || scope.modes.get(at) === 'exclude'
      ? []
      : [{ from: at, to: at + 1, minutes: effect.minutes }],
  );

/** `direct` is the meal the time stands beside, `listed` those in one list with it. */
type TimedMeals = { readonly direct?: MealSlot; readonly listed: readonly MealSlot[] };

function findMeals({ from, to }: Timed, sentence: TimedSentence): TimedMeals {
  const { items, taken } = sentence;
  const [start, end] = clauseAround(items, { from, to });
  const near = items
    .slice(start, end)
    .flatMap((_, index) => (slotAt(sentence, start + index) === undefined ? [] : [start + index]))
    .map((at) => ({ at, distance: at < from ? from - at : at - to + 1 }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance || leaning(items[from]!) * (b.at - a.at));
  const chosen = near.find(({ at }) => !taken.has(at)) ?? near[0];
  if (!chosen) return { listed: [] };
  taken.add(chosen.at);
  return { direct: slotAt(sentence, chosen.at)!, listed: listJoined(sentence, chosen.at) };
}

/** Words between a time and its meal. */
const FARTHEST = 10;

/** Of two meals equally near, "quick" is said of the one behind it and a figure of the one before: "lunch 20 min dinner 40 min". */
const leaning = ({ value, words }: Item): 1 | -1 => (value !== undefined || HOURS.test(words) ? -1 : 1);

const HOURS = /hour|stunde|heure|ora/u;

/** A meal that is wanted; the time of day stands for its meal beside a time only. */
function slotAt({ items, scope }: TimedSentence, at: number): MealSlot | undefined {
  if (scope.modes.get(at) === 'exclude') return undefined;
  const { effect, words } = items[at] ?? {};
  return effect?.slot ?? (words === undefined ? undefined : TIMES_OF_DAY[words]);
}

const TIMES_OF_DAY: Readonly<Record<string, MealSlot>> = {
  morning: 'breakfast',
  mornings: 'breakfast',
  noon: 'lunch',
  evening: 'dinner',
  evenings: 'dinner',
};

function clauseAround(items: readonly Item[], { from, to }: { readonly from: number; readonly to: number }): readonly [number, number] {
  let start = from;
  while (start > 0 && !endsClause(items, start - 1)) start--;
  let end = to;
  while (end < items.length && !endsClause(items, end) && items[end]!.mark !== '(') end++;
  return [start, end];
}

/** A comma parts clauses but not the meals of one list; brackets tell of what stands before them. */
const endsClause = (items: readonly Item[], at: number): boolean =>
  /^(?:[.;!?]|but|though|although|however|aber|mais|pero|ma)$/u.test(items[at]!.words) ||
  (items[at]!.mark === ',' && !(items[at - 1]?.effect?.slot && [at + 1, at + 2].some((next) => items[next]?.effect?.slot)));

/** "Breakfast, lunch and dinner". */
function listJoined(sentence: TimedSentence, at: number): readonly MealSlot[] {
  const walk = (step: 1 | -1): readonly MealSlot[] => {
    const found: MealSlot[] = [];
    for (let index = at + step; isJoiner(sentence.items[index]); index += step) {
      const slot = slotAt(sentence, index + step);
      if (slot) found.push(slot);
      if (slot) index += step;
    }
    return found;
  };
  return [...walk(-1), ...walk(1)];
}
