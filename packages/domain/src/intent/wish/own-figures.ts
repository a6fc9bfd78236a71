import { readNumbers } from '../figure/read-numbers.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import type { NamedEater } from '../intent.ts';
import type { Item } from '../language/read-items.ts';

export const isOfDay = (item: Item | undefined): boolean => item?.value !== undefined && item.value >= LEAST_DAY && item.value <= MOST_DAY;
/** Kilocalories that are a day's without their unit. */
const LEAST_DAY = 1000;
const MOST_DAY = 6000;

export const figuresOf = ({ calories, macros, split, shares }: NumberReading): NamedEater['figures'] => ({
  calories,
  protein: macros.protein ?? null,
  carbs: macros.carbs ?? null,
  fat: macros.fat ?? null,
  split,
  shares,
});

/** A figure with its units: "2800 kcal a day", "180 g protein". */
export function endOfFigure(items: readonly Item[], at: number): number {
  let to = at + 1;
  while (to < items.length && to < at + MOST_OF_FIGURE && isOfFigure(items[to]!)) to++;
  return to;
}
const MOST_OF_FIGURE = 6;
const isOfFigure = ({ effect, words }: Item): boolean =>
  (effect?.unit !== undefined && effect.unit !== 'person') ||
  effect?.macro !== undefined ||
  effect?.perDay !== undefined ||
  /^(?:of|-|to|k)$/u.test(words);

/** "1900 kcal each": a day for everybody. */
export function readEach(items: readonly Item[]): NamedEater['figures'] {
  const at = items.findIndex((item, index) => isOfDay(item) && EACH.test(items[endOfFigure(items, index)]?.words ?? ''));
  return at < 0 ? null : figuresOf(readNumbers(items.slice(at, endOfFigure(items, at))));
}

const EACH = /^(?:each|apiece|per person|per head|a head)$/u;
