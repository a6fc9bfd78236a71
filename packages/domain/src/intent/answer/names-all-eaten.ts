import { isFood, type Item } from '../language/read-items.ts';

/** "Except", "but" and their like behind words for everything, or for nothing. */
const BUT = String.raw`(?:except(?: for)?|but|apart from|aside from|other than|besides|bar|save(?: for)?|excluding|with the exception of)`;
const CANNOT = String.raw`(?:can ?not|cant|could not|couldnt|unable to|not able to|not allowed(?: to)?|not supposed to|must not|mustnt|may not|do not|dont|does not|doesnt|will not|wont|never)`;
const EAT = String.raw`(?:eats?|have|tolerate|digest|stomach|handle|take|manage|keep down|touch)`;

/** Each ends right before the first food. */
const FORMS: readonly RegExp[] = [
  // "I can't eat anything except rice", "she will not touch any food other than pasta".
  new RegExp(String.raw`\b${CANNOT} (?:\w+ )?${EAT} (?:anything|a thing|any foods?)(?: else| at all)? ${BUT} `, 'u'),
  // "Allergic to everything except rice".
  new RegExp(
    String.raw`\b(?:allerg(?:ic|ies|y)|intolerant|sensitive|reacts?|reacting) to (?:(?:nearly|almost|just about) )?(?:everything|all foods?) ${BUT} `,
    'u',
  ),
  // "Elimination diet: nothing but rice", "nothing except soup": not "allergic to nothing but rice".
  new RegExp(
    String.raw`(?:^|[:,.;!] ?|\b(?:eats?|eating|have|has|having|tolerates?|allowed|on) )(?:nothing|no foods?)(?: else)? ${BUT} `,
    'u',
  ),
  // "I can only have rice", "he may only eat pears".
  new RegExp(String.raw`\b(?:can|may|must|able to|allowed to) only ${EAT} `, 'u'),
];

/** Of what is typed, in small letters without apostrophes: the text behind the words that make a list the whole of what is eaten. */
export function listedBehind(plain: string): string | undefined {
  for (const form of FORMS) {
    const found = form.exec(plain);
    if (found) return plain.slice(found.index + found[0].length);
  }
  return undefined;
}

/**
 * Whether a text begins with a list of foods that is all there is of its clause. "Nothing but peanuts bothers me" goes on, and "only
 * eat vegan food" names none.
 */
export function isListOfFoods(items: readonly Item[]): boolean {
  const after = items.findIndex((item) => !isFood(item) && !LINK.test(item.words) && item.effect?.slot === undefined);
  const listed = after === -1 ? items : items.slice(0, after);
  const isEnded = after === -1 || items[after]!.mark !== undefined || items[after - 1]?.mark !== undefined;
  return isEnded && listed.some(isFood);
}

const LINK =
  /^(?:,|and|or|&|\+|plain|white|boiled|cooked|steamed|baked|raw|some|a|the|please|now|right now|today|tonight|this week|for now|at the moment|currently|maybe)$/u;
