/** A recipe of the household, as a sentence may name it. */
export type RecipeName = { readonly id: string; readonly title: string };

/**
 * The recipe that a sentence asks for by its whole title ("my zebra hill lentil pot for dinner"), the longest one where several are
 * in it, and the rest of the sentence: the words of a title wish for nothing and refuse nothing. None where it is refused.
 */
export function findNamed(
  words: string,
  recipes: readonly RecipeName[],
): { readonly named: RecipeName; readonly rest: string } | undefined {
  for (const named of recipes.toSorted((one, other) => other.title.length - one.title.length)) {
    const found = patternOf(named.title)?.exec(words);
    if (!found) continue;
    const front = words.slice(0, found.index);
    if (REFUSED.test(front)) return undefined;
    const rest = `${front} ${words.slice(found.index + found[0].length)}`;
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

const REFUSED =
  /\b(?:no|not|never|without|avoid|skip|hates?|dislikes?|except|instead of|rather than|than|like|(?:do|does|ca)n[’']?t(?: \w+)?|allergic to)(?: (?:my|our|the|any|more|again))*[\s,:"“]*$/iu;
/** "My lentil pot, please". */
const OWNER = /\b(?:my|our|the|please|make|cook|plan)\b/giu;
