import { parseIntent } from '../intent/wish/parse-intent.ts';

/** A recipe of the household, as a sentence may name it. */
export type RecipeName = { readonly id: string; readonly title: string };

/**
 * The recipe that a sentence asks for by its whole title ("my zebra hill lentil pot for dinner"), the longest one where several are
 * in it, and the rest of the sentence: the words of a title wish for nothing and refuse nothing. None where the sentence refuses it or
 * tells of harm ("shrimp curry gives me hives"): then the title is read with the rest.
 */
export function findNamed(
  words: string,
  recipes: readonly RecipeName[],
): { readonly named: RecipeName; readonly rest: string } | undefined {
  for (const named of recipes.toSorted((one, other) => other.title.length - one.title.length)) {
    const found = patternOf(named.title)?.exec(words);
    if (!found) continue;
    const front = words.slice(0, found.index);
    const behind = words.slice(found.index + found[0].length);
    if (LIKENED.test(front) || !isWished(front, behind)) return undefined;
    const rest = `${front} ${behind}`;
    return { named, rest: /\p{L}|\d/u.test(rest.replace(OWNER, '')) ? rest.replaceAll(/\s+/gu, ' ').trim() : '' };
  }
  return undefined;
}

/** A title of one short word is too likely another thing ("Pie"). */
const LEAST_LETTERS = 5;

function patternOf(title: string): RegExp | undefined {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.join('').length < LEAST_LETTERS) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`, 'iu');
}

/** What is said of a dish is read as of any other: one that nobody writes down beside it stands where the title stood. */
function isWished(front: string, behind: string): boolean {
  const said = `${front} ${behind}`.toLowerCase();
  const dish = STAND_INS.find((name) => !said.includes(name));
  return dish !== undefined && parseIntent(`${front} ${dish} ${behind}`).dishWords.includes(dish);
}
const STAND_INS = ['goulash', 'chowder'];

/** "Something like my lentil pot", but "I would like my lentil pot". */
const LIKENED =
  /(?:\b(?:something|anything|meals?|dish|dishes|recipes?|food|soups?|similar) like|\b(?:everything|anything|something|whatever) (?:\w+ )?in|\b(?:not|similar to|instead of|rather than|than))(?: (?:my|our|the|any))*[\s,:"“]*$/iu;
/** "My lentil pot, please". */
const OWNER = /\b(?:my|our|the|please|make|cook|plan)\b/giu;
