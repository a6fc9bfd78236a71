import { foodNameKey } from '@larder/domain/food/food-name-key.ts';
import { FOODS } from '@larder/domain/food/food-table.ts';
import { NAMES_LIKE_WORDS } from './names-like-words.table.ts';

/** Somebody who is not to be named, and what stands for them. */
export type Hidden = { readonly name: string; readonly as: string };

export type Hide = (text: string) => string;

/**
 * Whoever reads by a link is not told who eats. Whole words, whatever their case. A name that is a food's or an everyday word
 * (Olive, Will) is somebody only where the text has it so: "Olive's", "for Olive"; "2 tbsp olive oil" stays what it is.
 */
export function hideNames(people: readonly Hidden[]): Hide {
  const known = people.map(({ name, as }) => ({ name: name.trim(), as })).filter(({ name }) => saysWho(name));
  // The longer first: of "Anna Maria" nothing is left over.
  const patterns = known
    .toSorted((a, b) => b.name.length - a.name.length)
    .flatMap(({ name, as }) => patternsOf(name).map((pattern) => ({ pattern, as })));
  return (text) => patterns.reduce((shown, { pattern, as }) => shown.replaceAll(pattern, as), text);
}

/** Not a name that Larder gave. */
const saysWho = (name: string): boolean => name.length > 1 && !/^(you|somebody|(adult|teen|child|toddler|guest)( \d+)?)$/i.test(name);

function patternsOf(name: string): readonly RegExp[] {
  const word = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]");
  if (!isWord(name)) return [new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu')];
  return [
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?=['’]s?(?![\\p{L}\\p{N}]))`, 'giu'),
    // "for Olive" and not "for Olive oil": in the case that it is written in, and nothing of a name behind it.
    new RegExp(`(?<=(?<![\\p{L}])(?:for|to|by|with|and) )${word}(?=$|[.,;:!?)]| and | or )`, 'gu'),
  ];
}

const isWord = (name: string): boolean => NAMES_LIKE_WORDS.has(name.toLowerCase()) || foodWords().has(foodNameKey(name));

let words: ReadonlySet<string> | undefined;

/** Every word of every name that a food has. Made when a page is first read. */
const foodWords = (): ReadonlySet<string> =>
  (words ??= new Set(
    FOODS.flatMap(({ names: { noun, plural, aliases } }) =>
      [noun, plural, ...aliases].flatMap((text) => [text, ...text.split(/[\s-]+/)]),
    ).map(foodNameKey),
  ));
