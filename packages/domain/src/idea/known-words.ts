import { FOODS } from '../food/food-table.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { KITCHEN_WORDS } from './kitchen-words.table.ts';

/**
 * Whether every word of a text is one that recipes here are written in. What nobody foresaw cannot be said in them: another
 * language, a poison, an advertisement, a machine speaking of itself.
 */
export function hasOnlyKnownWords(text: string): boolean {
  const words = wordsOf(text);
  known ??= gatherWords();
  return words.every((word) => known!.has(word) || /^[\d/.]+$/.test(word));
}

/** Gathered when the first idea comes: some 20 ms that a server without a model never spends. */
let known: ReadonlySet<string> | undefined;

function gatherWords(): ReadonlySet<string> {
  const words = new Set(wordsOf(KITCHEN_WORDS));
  for (const food of FOODS) for (const key of listFoodNameKeys(food.names)) for (const word of key.split(' ')) words.add(word);
  for (const dishes of DEFAULT_CORPUS.dishesByKit.values()) {
    const kit = dishes[0]?.compiled.kit;
    if (!kit) continue;
    for (const word of wordsOf([kit.title, kit.description, ...kit.steps, ...kit.tips].join(' '))) words.add(word);
  }
  return words;
}

const wordsOf = (text: string): readonly string[] => foodNameKey(text.replaceAll(/['’]/g, '')).split(' ').filter(Boolean);
