import type { NameSpan } from '../language/find-dish-names.ts';
import { isFood, isToEat, mayBeFood, type Item } from '../language/read-items.ts';
import { SAID_WAYS, type SaidWay } from '../language/said-ways.table.ts';
import type { Effect } from '../language/intent-words.table.ts';
import { denies } from './denies.ts';
import { MANNER } from './refusal-end.ts';
import { tellMealsApart } from './read-slot-wishes.ts';
import type { Scope } from './read-scope.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';

/** Ways of cooking and eating, as the sentence says them, and what it says that no dish is chosen by. */
export type SaidWays = {
  readonly ways: readonly string[];
  /** By the chip's id, where the sentence tells meals apart. */
  readonly wishedAt: Readonly<Record<string, readonly MealSlot[]>>;
  /** Which items they took. */
  readonly used: ReadonlySet<number>;
  /** The words of a way, which its chip is told in: "picnic". */
  readonly phrases: readonly { readonly words: string; readonly chips: readonly string[] }[];
  /** What was read as less than it says, as typed and as read. */
  readonly readAs: readonly (readonly [typed: string, read: string])[];
  /** Understood, and nothing was done for it. */
  readonly unchosen: readonly string[];
  /** Manners of cooking that are refused. */
  readonly avoided: readonly string[];
  /** How many eat at least, where that follows from the words. */
  readonly people: number | null;
};

/**
 * Read from words that say nothing by themselves and stay plain for every other reader: "mild" is also how bad an allergy is, and
 * "my kid" who has it. Hence not in a sentence that tells of an allergy what only its severity may mean.
 */
export function readWays(items: readonly Item[], scope: Scope, names: readonly NameSpan[]): SaidWays {
  const found: Found = { ways: [], used: new Set(), wishedAt: {}, phrases: [], readAs: [], unchosen: [], avoided: [], people: null };
  const tellsAllergy = [...scope.modes.values()].includes('allergy');
  const mealsOf = tellMealsApart(items, scope);
  const namesMeal = items.some(({ effect }) => effect?.slot !== undefined);
  const add = (way: string, own: readonly number[], at?: MealSlot): void => {
    found.ways.push(way);
    const said = mealsOf?.(own[0]!) ?? [];
    const slots = said.length > 0 ? said : at !== undefined && !namesMeal ? [at] : [];
    const chip = `dish:${way}`;
    if (slots.length > 0) found.wishedAt[chip] = [...new Set([...(found.wishedAt[chip] ?? []), ...slots])];
  };
  const { text, starts } = textOf(items);
  for (const [way, pattern] of WAYS) {
    if (way === 'mild' && tellsAllergy) continue;
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const own = starts.flatMap((start, at) => (start >= from && start < to ? [at] : []));
      if (own.length === 0 || own.some((at) => scope.modes.get(at) === 'exclude') || NEGATED.test(text.slice(0, from))) continue;
      add(way, own);
      if (way === 'toddler' && AND_US.test(text)) found.people = 2;
      for (const at of own) found.used.add(at);
    }
  }
  const taken = new Set(found.used);
  for (const { from, to } of names) for (let at = from; at < to; at++) taken.add(at);
  for (const said of findSaid(items, taken)) readSaid(said, { items, before: text.slice(0, starts[said.from]), scope, found, add });
  for (const [at, { unknown, words }] of items.entries())
    if (unknown && scope.modes.get(at) === 'exclude' && !mayBeFood(words) && !found.used.has(at)) found.unchosen.push(`no ${words}`);
  return { ...found, ways: [...new Set(found.ways)], unchosen: [...new Set(found.unchosen)] };
}

type Found = {
  readonly ways: string[];
  readonly used: Set<number>;
  readonly wishedAt: Record<string, readonly MealSlot[]>;
  readonly phrases: { readonly words: string; readonly chips: readonly string[] }[];
  readonly readAs: (readonly [string, string])[];
  readonly unchosen: string[];
  readonly avoided: string[];
  people: number | null;
};

function textOf(items: readonly Item[]): { readonly text: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { words } of items) {
    starts.push(text.length);
    text += `${words} `;
  }
  return { text, starts };
}

type Phrase = { readonly words: readonly string[]; readonly said: SaidWay };
type Spoken = { readonly from: number; readonly to: number; readonly words: string; readonly said: SaidWay };

/** Phrases of the table that whole items make up, the longest at each place; none of a word that has a meaning of its own or is in a dish's name. */
function findSaid(items: readonly Item[], taken: ReadonlySet<number>): readonly Spoken[] {
  const words = items.flatMap((item, at) => item.words.split(' ').map((word) => ({ word, at })));
  const spoken: Spoken[] = [];
  for (let index = 0; index < words.length; index++) {
    const { word, at: from } = words[index]!;
    if (words[index - 1]?.at === from || taken.has(from)) continue;
    const ends = (phrase: Phrase): boolean => {
      const last = index + phrase.words.length - 1;
      return words[last]?.at !== words[last + 1]?.at && phrase.words.every((one, step) => words[index + step]?.word === one);
    };
    const isFree = (at: number, phrase: Phrase): boolean => isPlain(items[at]!, phrase) && !taken.has(at);
    const phrase = phrasesByWord()
      .get(word)
      ?.find((one) => {
        if (!ends(one)) return false;
        const to = words[index + one.words.length - 1]!.at + 1;
        return items.slice(from, to).every((_, step) => isFree(from + step, one));
      });
    if (!phrase) continue;
    spoken.push({ from, to: words[index + phrase.words.length - 1]!.at + 1, words: phrase.words.join(' '), said: phrase.said });
    index += phrase.words.length - 1;
  }
  return [...spoken, ...findCountedIngredients(items)];
}

/** "At most 5 ingredients". */
const findCountedIngredients = (items: readonly Item[]): readonly Spoken[] =>
  items.flatMap(({ effect, words }, at): readonly Spoken[] => {
    const count = items[at - 1];
    return effect?.unit === 'ingredient' && count?.value !== undefined
      ? [{ from: at - 1, to: at + 1, words: `${count.words} ${words}`, said: {} }]
      : [];
  });

/** Small words of a phrase may say no or wish; what has a chip of its own is told by that. */
function isPlain(item: Item, { words, said }: Phrase): boolean {
  if (isFood(item)) return false;
  const namesMeal = said.way === undefined && said.as !== undefined;
  const isSmall = (key: keyof Effect): boolean =>
    SMALL.has(key) || (words.length > 1 && key === 'cue') || (namesMeal && key === 'restrictions');
  return (Object.keys(item.effect ?? {}) as (keyof Effect)[]).every(isSmall);
}
const SMALL: ReadonlySet<keyof Effect> = new Set<keyof Effect>(['foodTalk', 'slot', 'unit', 'bound', 'perDay', 'oneDish']);

type Reading = {
  readonly items: readonly Item[];
  /** The sentence up to what is said. */
  readonly before: string;
  readonly scope: Scope;
  readonly found: Found;
  readonly add: (way: string, own: readonly number[], at?: MealSlot) => void;
};

function readSaid({ from, to, words, said }: Spoken, { items, before, scope, found, add }: Reading): void {
  const own = items.slice(from, to).map((_, step) => from + step);
  if (said.manner !== undefined) return readManner(said.manner, { items, own, words, found });
  // What no table knows is said to be no food, unless the phrase itself refuses it: "no knife".
  if (!own.some((at) => denies(items[at]!)) && own.some((at) => items[at]!.unknown && scope.modes.get(at) === 'exclude')) return;
  const denial = DENIAL.exec(before)?.[0];
  const { way, as, at } = said;
  // "Creamy duck stroganoff": how a dish is made of its food is the dish's own.
  if (isFood(items[to]) && items[to + 1]?.effect?.dish !== undefined) return;
  for (const index of own) found.used.add(index);
  if (denial !== undefined) {
    // "No crunchy peanuts": the peanuts are left out, and no more was said.
    if (!isFood(items[to])) found.unchosen.push(`${denial}${words}`);
    return;
  }
  if (way === undefined && as === undefined) {
    found.unchosen.push(words);
    return;
  }
  const isSaidBefore = found.phrases.some(({ chips }) => chips.includes(`dish:${way}`));
  if (way !== undefined) {
    add(way, own, at);
    if (way !== 'cheap' && !isSaidBefore) found.phrases.push({ words, chips: [`dish:${way}`] });
  }
  if (said.people !== undefined) found.people = said.people;
  if (as !== undefined && !isSaidBefore) found.readAs.push([words, as]);
}

type OfManner = Pick<Reading, 'items' | 'found'> & { readonly own: readonly number[]; readonly words: string };

/** "No boiled eggs" leaves out the eggs, "baked salmon" is told with its food, and "something baked" is nothing that a dish is chosen by. */
function readManner(manner: string | null, { items, own, words, found }: OfManner): void {
  const next = items[own.at(-1)! + 1];
  if (isToEat(next)) return;
  for (const index of own) found.used.add(index);
  if (!isRefusedManner(items, own)) found.unchosen.push(words);
  else if (manner === null) found.unchosen.push(`no ${words}`);
  else found.avoided.push(manner);
}

/** By the first word before it that says more than of how or of what it is one: "nothing baked or steamed", "hates all food that is boiled". */
function isRefusedManner(items: readonly Item[], own: readonly number[]): boolean {
  const at = items.findLastIndex((item, index) => index < own[0]! && !(MANNER.test(item.words) || BESIDE.test(item.words)));
  if (at < 0 || !denies(items[at]!)) return false;
  // "Not baked, steamed please": behind the comma is what is wished instead, where no "or" makes it a list.
  const isList = items.slice(at, own.at(-1)! + 2).some(({ words }) => /^(?:or|nor|and)$/u.test(words));
  return isList || items[at]!.words !== 'not' || items.slice(at, own[0]).every(({ mark }) => mark === undefined);
}

const BESIDE =
  /^(?:too|so|very|that|which|a|an|any|anything|everything|all|all food|any food|is|are|be|get|really|foods?|things?|stuff|meals?|dish|dishes|being|cooked|deep|pan|stir|,|or|and|nor)$/u;

const DENIAL = /\b(?:not|no|never|without|isnt|arent|dont|doesnt|nothing|nor)(?: (?:too|so|very|that|a|any|be|get|really))* $/;
const NEGATED = /\b(?:not|no|never|without|isnt|dont|doesnt|over|go|take it) (?:too |so |very |that )?$/;

let byWord: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** By their first words, longest first. */
function phrasesByWord(): ReadonlyMap<string, readonly Phrase[]> {
  if (byWord) return byWord;
  const index = new Map<string, Phrase[]>();
  for (const [said, phrases] of SAID_WAYS)
    for (const phrase of phrases.split('|')) {
      const words = phrase.trim().split(' ');
      const alike = index.get(words[0]!);
      if (alike) alike.push({ words, said });
      else index.set(words[0]!, [{ words, said }]);
    }
  for (const alike of index.values()) alike.sort((a, b) => b.words.length - a.words.length);
  return (byWord = index);
}

/** "Picky 4 yr old", "a 4 year old who is fussy": the age tells what may be on the plate. */
function ofPicky(somebody: string): RegExp {
  return new RegExp(
    String.raw`\b(?:picky|fussy) (?:little |eating )?${somebody}|\b${somebody}\S*(?: old)? (?:who is |whos |thats |is )?(?:so |very |really |super |quite |a )*(?:picky|fussy)\b`,
    'g',
  );
}

/** "My toddler and me": the day is not of whoever is small. */
const AND_US = /(?:[+&]|\b(?:and|plus|with)) (?:me|us|myself|i)\b/u;

const WAYS: readonly (readonly [way: string, said: RegExp])[] = [
  [
    'easy',
    /\b(?:easy|simple|effortless|uncomplicated|foolproof|low effort|minimal effort|beginner(?: friendly)?|for beginners)\b(?! on\b)/g,
  ],
  [
    'mild',
    /\b(?:mild|mildly (?:spiced|seasoned)|not (?:too )?hot|bland)\b(?! (?:allergy|allergies|intolerance|reaction|asthma|diabetes|case))/g,
  ],
  [
    'kid-friendly',
    /\b(?:kids?|child(?:ren)?|family|toddler) (?:friendly|approved)\b|\b(?:my |the |our |picky |fussy )*(?:kids?|child(?:ren)?) (?:will|would|can|like to|love to) eat\b|\bfor (?:my |the |our |\d+ |picky |fussy )*(?:kids?|child|children)\b(?! (?:allerg|has|have|cant|is|who))/g,
  ],
  ['kid-friendly', ofPicky(String.raw`(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten) (?:yr|year|yo|y o)`)],
  [
    'kid-friendly',
    /\b(?:picky|fussy) eat(?:ers?|ing) (?:kids?|child(?:ren)?|son|daughter)\b|\b(?:picky|fussy) (?:little |young )?(?:boys?|girls?|grandsons?|granddaughters?|grandkids?|grandchild(?:ren)?|niece|nephew|preschooler|kindergartener|little ones?)\b|\b(?:kids?|child(?:ren)?|son|daughter) (?:is|are) (?:a |an |so |very |really |super |such |quite )*(?:picky|fussy)\b/g,
  ],
  ['toddler', /\b(?:for (?:my |a |our |the )?toddlers?|toddler (?:meals?|menu|day|food|plan)|my toddler eats?)\b/g],
  ['toddler', ofPicky(String.raw`(?:(?:[1-3]|one|two|three) (?:yr|year|yo|y o)|toddlers?\b)`)],
  ['seasonal', /\b(?:seasonal(?:ly)?|in season|what is in season|whats in season)\b/g],
  ['festive', /\b(?:festive|celebration|celebratory|special occasion|for a celebration|birthday dinner|holiday dinner|date night)\b/g],
  ['batch', /\b(?:meal ?prep(?:ping)?|batch cook(?:ing|ed)?|make ahead|prep ahead|freezer (?:meals?|friendly)|big batch)\b/g],
];
