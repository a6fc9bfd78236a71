import type { DishNameRow } from '../../kit/dish-name.ts';
import rows from '../../../generated/dish-names.json' with { type: 'json' };
import { phraseKey } from './read-words.ts';
import { slips } from './repair-word.ts';
import { UNWRITTEN_DISHES } from './unwritten-dishes.table.ts';

export type DishName = {
  readonly name: string;
  readonly kitIds: readonly string[];
  /** Of a dish that no kit makes: what it is most like. */
  readonly like?: string;
};

/** What dishes are called, by the keys of their words. */
export type DishNames = {
  readonly get: (key: string) => DishName | undefined;
  /** Whether a name has the word; most sentences are done with that. */
  readonly hasWord: (key: string) => boolean;
  /** Words of names that a misspelt one may stand for, the likeliest first. */
  readonly listNear: (key: string) => readonly string[];
};

/** Words; the longest title before its "with" has nine. */
export const LONGEST_NAME = 9;

function makeDishNames(nameRows: readonly DishNameRow[]): DishNames {
  const byKey = new Map<string, DishName>();
  const words = new Set<string>();
  const add = (dish: DishName): void => {
    const key = phraseKey(dish.name);
    byKey.set(key, dish);
    for (const word of key.split(' ')) words.add(word);
  };
  for (const [names, like] of UNWRITTEN_DISHES) for (const name of names.split('|')) add({ name, kitIds: [], like });
  // Written by now, it is no longer unwritten.
  for (const [name, kitIds] of nameRows) add({ name, kitIds });
  const listNear = (key: string): readonly string[] => {
    const allowed = key.length >= TWO_SLIPS_FROM ? 2 : key.length >= ONE_SLIP_FROM ? 1 : 0;
    if (allowed === 0) return [];
    const near = [...words].filter((word) => word.charCodeAt(0) === key.charCodeAt(0) && slips(key, word, allowed) <= allowed);
    return near.toSorted((a, b) => slips(key, a, allowed) - slips(key, b, allowed));
  };
  return { get: (key) => byKey.get(key), hasWord: (key) => words.has(key), listNear };
}

/** Letters, as in `repair-word.ts`; a name of two words is its own witness, so that "tika masala" needs no fifth letter. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 9;

let built: DishNames | undefined;

/** Keyed on first use, as the lexicon is. */
export const getDishNames = (): DishNames => (built ??= makeDishNames(rows as unknown as readonly DishNameRow[]));
