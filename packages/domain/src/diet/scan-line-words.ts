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

/**
 * At each word the longest phrase counts. What lies wholly inside a longer one is used up by it ("butter" of cocoa butter);
 * what reaches beyond it still speaks ("tikka masala" of chicken tikka masala).
 */
export function scanLineWords(words: readonly string[]): readonly FoundPhrase[] {
  const found: FoundPhrase[] = [];
  let covered = 0;
  for (let at = 0; at < words.length; at++) {
    const phrase = findLongest(words, at);
    const end = at + (phrase?.words.length ?? 0);
    if (phrase && end > covered) {
      found.push(isPlantDairy(phrase, words[at - 1]) ? { ...phrase, traits: phrase.traits.filter((trait) => trait !== 'dairy') } : phrase);
      covered = end;
    } else if (!phrase && at >= covered) found.push(...readCompound(words[at] ?? ''));
  }
  return found;
}

/** German writes a food and its part as one word: "Vollmilchpulver", "Weizenkleber". */
function readCompound(word: string): readonly FoundPhrase[] {
  if (word.length < LEAST_COMPOUND) return [];
  const traits = COMPOUNDS.flatMap(([pattern, of]) => (pattern.test(word) ? of : []));
  return traits.length > 0 ? [{ text: word, words: [word], traits, decides: false }] : [];
}

const LEAST_COMPOUND = 7;
const COMPOUNDS: readonly (readonly [RegExp, readonly LineTrait[]])[] = [
  [/milch|molke|sahne|frischkase|joghurt/, ['dairy']],
  [/weizen|gerste|roggen|dinkel/, ['gluten']],
  [/^(?:huhner|voll)ei|eigelb|eiweiss|eiklar/, ['egg']],
  [/erdnuss/, ['peanut']],
  [/haselnuss|walnuss|pekannuss|cashewkern|mandelm/, ['tree-nut']],
  [/^soja/, ['soy']],
  [/garnele|krebs/, ['crustacean']],
  [/schwein/, ['pork', 'meat']],
  [/fleisch|^rinder|^huhn/, ['meat']],
  [/fisch|lachs/, ['fish']],
];

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
