import { foodNameKey } from '../food/food-name-key.ts';
import type { LineTrait } from './line-trait.ts';
import { LINE_WORDS } from './line-words.table.ts';

/** A phrase of the lexicon where it stands in a text. */
export type FoundPhrase = {
  /** As a reader writes it; `words` are the keys it is compared by. */
  readonly text: string;
  readonly words: readonly string[];
  readonly traits: readonly LineTrait[];
  readonly decides: boolean;
};

type Phrase = { readonly text: string; readonly words: readonly string[]; traits: LineTrait[]; decides: boolean };

/** Phrases from left to right; at each word the longest counts and uses its words up. */
export function scanLineWords(words: readonly string[]): readonly FoundPhrase[] {
  const found: FoundPhrase[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = findLongest(words, at);
    if (phrase)
      found.push(isPlantDairy(phrase, words[at - 1]) ? { ...phrase, traits: phrase.traits.filter((trait) => trait !== 'dairy') } : phrase);
    at += phrase?.words.length ?? 1;
  }
  return found;
}

/** "Cashew cream cheese" and "oat ice cream" are dairy in name only. */
const isPlantDairy = ({ words, traits }: FoundPhrase, before: string | undefined): boolean =>
  traits.includes('dairy') && before !== undefined && PLANT_BASES.has(before) && DAIRY_HEADS.has(words.at(-1) ?? '');

const PLANT_BASES: ReadonlySet<string> = new Set(
  'coconut almond cashew soy soya oat hemp macadamia pistachio walnut hazelnut pecan peanut sunflower tofu quinoa flax lupin'.split(' '),
);
const DAIRY_HEADS: ReadonlySet<string> = new Set([
  'milk',
  'cream',
  'butter',
  'cheese',
  'yogurt',
  'creamer',
  'kefir',
  'parmesan',
  'ricotta',
  'feta',
  'whip',
  'custard',
]);

function findLongest(words: readonly string[], at: number): FoundPhrase | undefined {
  return phrasesByFirst.get(words[at] ?? '')?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
}

const phrasesByFirst: ReadonlyMap<string, readonly Phrase[]> = indexPhrases();

function indexPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase>();
  for (const { traits, decides, words } of LINE_WORDS) {
    for (const text of words.split(',')) {
      const key = foodNameKey(text.trim());
      if (!key || key.endsWith(' free')) continue;
      const known = phrases.get(key);
      // A word in two lists says both: a trail mix has tree nuts and peanuts.
      if (known) Object.assign(known, { traits: [...new Set([...known.traits, ...traits])], decides: known.decides || decides === true });
      else phrases.set(key, { text: text.trim(), words: key.split(' '), traits: [...traits], decides: decides === true });
    }
  }
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    const first = phrase.words[0] ?? '';
    index.set(
      first,
      [...(index.get(first) ?? []), phrase].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
  return index;
}
