import type { Item } from '../language/read-items.ts';

/**
 * Kilocalories of a base with what is put on or taken off it: "+300 over 2600", "2600 tdee 500 deficit", "maintenance 2400
 * minus 300", "2500 minus 20%", "500 below my maintenance of 2600".
 */
export function changeEnergy(items: readonly Item[]): number | undefined {
  const said = items.findIndex(({ effect }) => effect?.energy === 'maintenance');
  const isBase = ({ value }: Item): boolean => value !== undefined && value >= 1200 && value <= 6000;
  // "BMR 1500, TDEE 2300, eating 500 below": below the one that is named.
  const base = (items.slice(said + 1, said + 5).find(isBase) ?? items.find(isBase))?.value;
  if (base === undefined) return undefined;
  const share = items.findIndex((_, at) => isShare(items, at));
  const at =
    share >= 0
      ? share
      : items.findIndex(
          ({ value }, index) =>
            value !== undefined && value >= 100 && value <= 1000 && !NO_ENERGY.has(items[index + 1]?.effect?.unit ?? ''),
        );
  const figure = items[at]?.value;
  const direction = figure === undefined ? undefined : readDirection(items, { at, isSaid: share >= 0 });
  if (figure === undefined || direction === undefined) return undefined;
  return Math.round(base + direction * (share >= 0 ? (base * figure) / 100 : figure));
}

/** "120 g of protein" is no change. */
const NO_ENERGY: ReadonlySet<string> = new Set(['g', 'mg', 'kg', 'minute', 'percent']);

/** Less or more; a bare "2000 - 500" may be a range, so figures need a word that says what they are. */
function readDirection(items: readonly Item[], { at, isSaid }: { at: number; isSaid: boolean }): 1 | -1 | undefined {
  const before = items[at - 1]?.words ?? '';
  const unit = items[at + 1]?.effect?.unit;
  const after = items[unit === 'kcal' || unit === 'percent' ? at + 2 : at + 1]?.words ?? '';
  const words = items.map((item) => item.effect?.energy ?? item.words);
  if (!isSaid && !speaksOfChange(words, before)) return undefined;
  if (words.includes('deficit') || TAKES.test(before) || LESS.test(after)) return -1;
  return words.includes('surplus') || ADDS.test(before) || MORE.test(after) ? 1 : undefined;
}

const speaksOfChange = (words: readonly string[], before: string): boolean =>
  ['maintenance', 'deficit', 'surplus'].some((word) => words.includes(word)) ||
  before === 'minus' ||
  (ADDS.test(before) && words.some((word) => word === 'over' || word === 'top' || word === 'to')) ||
  (words.some((word) => word === 'from' || word === 'off') && TAKES.test(before));

const TAKES = /^(?:-|minus|cut|cutting|take|taking|subtract|drop|shave)$/u;
const ADDS = /^(?:\+|plus|add|adding)$/u;
const LESS = /^(?:below|under|less|less than|lower than|fewer than)$/u;
const MORE = /^(?:above|over|more|more than|higher than)$/u;

/** No deficit or surplus that anybody should eat is larger. */
const MOST_CHANGE_PERCENT = 40;

/** "20% deficit", "minus 20 %": a share of the base, where no macro owns it. */
function isShare(items: readonly Item[], at: number): boolean {
  const value = items[at]?.value;
  if (value === undefined || value > MOST_CHANGE_PERCENT || items[at + 1]?.effect?.unit !== 'percent') return false;
  const after = items[at + 2]?.words ?? '';
  // "Eat 20% less than that", but not "20% less fat".
  const compares = (LESS.test(after) || MORE.test(after)) && items[at + 3]?.effect?.macro === undefined;
  return compares || SIGNS.test(items[at - 1]?.words ?? '') || /^(?:deficit|surplus)$/u.test(items[at + 2]?.effect?.energy ?? after);
}

const SIGNS = /^(?:minus|plus|-|\+|add|adding|cut|subtract)$/u;
