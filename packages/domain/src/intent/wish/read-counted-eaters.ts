import type { NumberReading } from '../figure/number-reading.ts';
import { MOST_PEOPLE } from '../../eater/eater-kind.ts';
import { readNumbers } from '../figure/read-numbers.ts';
import type { NamedEater } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
import { endOfFigure, figuresOf, isOfDay, readEach } from './own-figures.ts';

export type NamedReading = {
  readonly eaters: readonly NamedEater[];
  /** Items that say something of one of them alone, and nothing of the day of whoever asks. */
  readonly used: ReadonlySet<number>;
};

export const NOBODY: NamedReading = { eaters: [], used: new Set() };

export const YOU: NamedEater = { name: 'You', isYou: true, kind: 'adult', ageYears: null, diets: [], figures: null };

/** "For 2, 1600 and 2800 kcal": a figure for each, the first of whoever asks. */
export function readCountedEaters(items: readonly Item[], numbers: NumberReading): NamedReading {
  const people = numbers.people ?? 1;
  const figures = items.flatMap((item, at) => (isOfDay(item) && (items[at + 1]?.effect?.unit ?? 'kcal') === 'kcal' ? [at] : []));
  const [first, ...others] = figures;
  const each = readEach(items);
  if (people > 1 && people <= MOST_PEOPLE && each)
    return { eaters: [YOU, ...Array.from({ length: people - 1 }, (_, at) => adult(at + 2, each))], used: new Set() };
  if (people < 2 || figures.length !== people) return NOBODY;
  if (!items.slice(first! + 1, figures.at(-1)).every((item) => isOfDay(item) || item.effect?.unit === 'kcal' || PARTS.test(item.words)))
    return NOBODY;
  const ownFigures = (at: number): NamedEater['figures'] => figuresOf(readNumbers(items.slice(at, endOfFigure(items, at))));
  const used = new Set(others.flatMap((at) => [at, ...(items[at + 1]?.effect?.unit === 'kcal' ? [at + 1] : [])]));
  const named = others.map((at, index) => adult(index + 2, ownFigures(at)));
  return { eaters: [YOU, ...named], used };
}

const adult = (number: number, figures: NamedEater['figures']): NamedEater => ({ ...YOU, name: `Adult ${number}`, isYou: false, figures });

const PARTS = /^(?:and|,|\/|&|\+|the|other|one|for)$/u;
