import type { MealSlot } from '../recipe/meal-slot.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';

/** A recipe of the household, as a sentence may name it. */
export type RecipeName = { readonly id: string; readonly title: string };

/** `at`: the meals it was said of, where the sentence tells meals apart. */
export type NamedRecipe = RecipeName & { readonly at: readonly MealSlot[] };

/**
 * The recipes that a sentence asks for by their whole titles ("my zebra hill lentil pot for dinner"), a longer one before one within
 * it, in the order in which they are said, and the rest of the sentence: the words of a title wish for nothing and refuse nothing. One
 * that the sentence refuses or tells harm of ("shrimp curry gives me hives") is none of them: its title is read with the rest.
 */
export function findNamed(
  words: string,
  recipes: readonly RecipeName[],
): { readonly named: readonly NamedRecipe[]; readonly rest: string } | undefined {
  const said = findTitles(words, recipes);
  const asked = said.flatMap((title) => {
    const at = LIKENED.test(words.slice(0, title.from)) ? undefined : readMeals(words, said, title);
    return at ? [{ title, at }] : [];
  });
  if (asked.length === 0) return undefined;
  const rest = replaceTitles(
    words,
    asked.map(({ title }) => title),
    () => ' ',
  );
  return {
    named: asked.map(({ title: { recipe }, at }) => ({ id: recipe.id, title: recipe.title, at })),
    rest: /\p{L}|\d/u.test(rest.replace(SAYS_NO_MORE, '')) ? rest.replaceAll(/\s+/gu, ' ').trim() : '',
  };
}

/** Where a title stands in a sentence. */
type SaidTitle = { readonly recipe: RecipeName; readonly from: number; readonly to: number };

function findTitles(words: string, recipes: readonly RecipeName[]): readonly SaidTitle[] {
  let open = words;
  const found: SaidTitle[] = [];
  for (const recipe of recipes.toSorted((one, other) => other.title.length - one.title.length)) {
    const match = patternOf(recipe.title)?.exec(open);
    if (!match) continue;
    const to = match.index + match[0].length;
    found.push({ recipe, from: match.index, to });
    open = `${open.slice(0, match.index)}${'|'.repeat(match[0].length)}${open.slice(to)}`;
  }
  return found.toSorted((one, other) => one.from - other.from);
}

const replaceTitles = (words: string, titles: readonly SaidTitle[], by: (title: SaidTitle) => string): string =>
  titles.reduceRight((text, title) => `${text.slice(0, title.from)}${by(title)}${text.slice(title.to)}`, words);

/** A title of one short word is too likely another thing ("Pie"). */
const LEAST_LETTERS = 5;

function patternOf(title: string): RegExp | undefined {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.join('').length < LEAST_LETTERS) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`, 'iu');
}

/**
 * The meals a title is wished for at; undefined where it is not wished for. What is said of a dish is read as of any other: one that
 * nobody writes down beside it stands where the title stood, and a food where other titles stood.
 */
function readMeals(words: string, titles: readonly SaidTitle[], title: SaidTitle): readonly MealSlot[] | undefined {
  const around = replaceTitles(words, titles, () => ' ').toLowerCase();
  const dish = STAND_INS.find((name) => !around.includes(name));
  if (dish === undefined) return undefined;
  const { dishWords, wishedAt } = parseIntent(replaceTitles(words, titles, (one) => (one === title ? dish : OTHER_TITLE)));
  return dishWords.includes(dish) ? (wishedAt[`dish:${dish}`] ?? []) : undefined;
}
const STAND_INS = ['goulash', 'stroganoff'];
const OTHER_TITLE = 'salmon';

/** "Something like my lentil pot", but "I would like my lentil pot". */
const LIKENED =
  /(?:\b(?:something|anything|meals?|dish|dishes|recipes?|food|soups?|similar) like|\b(?:everything|anything|something|whatever) (?:\w+ )?in|\b(?:not|similar to|instead of|rather than|than))(?: (?:my|our|the|any))*[\s,:"“]*$/iu;
/** "My lentil pot and our shrimp curry, please". */
const SAYS_NO_MORE = /\b(?:my|our|the|please|make|cook|plan|and)\b/giu;
