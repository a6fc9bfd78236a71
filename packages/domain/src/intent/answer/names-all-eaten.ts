import { isFood, isToEat, type Item } from '../language/read-items.ts';

/** "Except", "but" and their like behind words for everything, or for nothing. */
const BUT = String.raw`(?:except(?: for)?|but|apart from|aside from|other than|besides|bar|save(?: for)?|excluding|with the exception of)`;
const CANNOT = String.raw`(?:can ?not|cant|could not|couldnt|unable to|not able to|not allowed(?: to)?|not supposed to|must not|mustnt|may not|do not|dont|does not|doesnt|will not|wont|never)`;
const EAT = String.raw`(?:eats?|have|tolerate|digest|stomach|handle|take|manage|keep down|touch)`;

/** With "only" beside them, words for eating are as often of how a food is to be: "I only eat wild salmon". */
const AS_IT_IS = String.raw`(?!(?:wild|farmed|organic|free[- ]range|grass[- ]fed|pasture[- ]raised|cage[- ]free|fresh|frozen|local|seasonal|halal|kosher|lean|good|real|homemade|store bought)\b)`;
const EVER = String.raw`(?:(?:ever|really|actually|basically|literally|can|could|will|want to|like to|do) )?`;

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

/** The same of what is eaten and not of what may be. */
const HABITS: readonly RegExp[] = [
  // "I only eat potatoes and eggs", "we eat just rice".
  new RegExp(String.raw`\b(?:i|we) ${EVER}(?:only|just|solely|exclusively) ${EVER}eat ${AS_IT_IS}`, 'u'),
  new RegExp(String.raw`\b(?:i|we) ${EVER}eat (?:only|just|solely|exclusively) ${AS_IT_IS}`, 'u'),
  // "All I eat is rice", "the only things I eat are eggs and bread".
  new RegExp(String.raw`\b(?:all|the only (?:thing|things|food|foods)) (?:that )?(?:i|we) ${EVER}eat (?:is|are) `, 'u'),
  // "I live on rice and beans alone".
  /\b(?:i|we) live (?:only|solely|just) on /u,
  /\b(?:i|we) live on (?=[^.;!?]*\b(?:alone|only)\b)/u,
  // Of somebody else: what the rest of a table eats may be said beside it, so that this has to be all that is said.
  new RegExp(
    String.raw`^(?:(?:my|our|the) (?:\w+ ){1,3}|he |she |they )${EVER}(?:(?:only|just) ${EVER}eats?|eats? (?:only|just)) ${AS_IT_IS}(?=[^.;!?]*$)`,
    'u',
  ),
];

/** Of what is typed, in small letters without apostrophes: the text behind the words that make a list the whole of what is eaten. */
export function listedBehind(plain: string): Listed | undefined {
  for (const form of [...FORMS, ...HABITS]) {
    const found = form.exec(plain);
    if (found) return { text: plain.slice(found.index + found[0].length), isHabit: !FORMS.includes(form) };
  }
  return undefined;
}

/** What somebody eats by habit may be what is to change: then other food is wished for behind it. */
type Listed = { readonly text: string; readonly isHabit: boolean };

/**
 * Whether a text begins with a list of foods that is all there is of its clause. "Nothing but peanuts bothers me" goes on, and "only
 * eat vegan food" names none.
 */
export function isListOfFoods(items: readonly Item[], isHabit = false): boolean {
  const after = items.findIndex((item) => !isToEat(item) && !LINK.test(item.words) && item.effect?.slot === undefined);
  const listed = after === -1 ? items : items.slice(0, after);
  const isEnded = after === -1 || items[after]!.mark !== undefined || items[after - 1]?.mark !== undefined;
  if (!isEnded || !listed.some(isToEat)) return false;
  return !isHabit || after === -1 || !(saysWhichMeat(listed, items[after]!) || wishesMore(items.slice(after)));
}

/** "I eat only bread and cheese, I want to learn three simple meals, I like chicken". */
const wishesMore = (behind: readonly Item[]): boolean => behind.some(isToEat) && !behind.some(({ effect }) => effect?.cue === 'no');

/** "I only eat chicken, no beef or pork": which meat, and of what else nothing is said. */
const saysWhichMeat = (listed: readonly Item[], behind: Item): boolean =>
  behind.effect?.cue === 'no' && listed.filter(isFood).every(({ words }) => MEAT.test(words));
const MEAT = /^(?:chicken|turkey|poultry|fish|seafood|beef|pork|lamb|duck|salmon|tuna|shrimp|(?:white |red )?meat)$/u;

const LINK =
  /^(?:,|and|or|&|\+|plain|white|boiled|cooked|steamed|baked|raw|some|a|the|please|now|right now|today|tonight|this week|for now|at the moment|currently|maybe|alone|only)$/u;
