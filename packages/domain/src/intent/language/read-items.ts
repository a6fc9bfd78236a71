import { getDishNames } from './dish-names.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { findDishNames, readNameWords, type NameSpan } from './find-dish-names.ts';
import { isFiller, type IntentLexicon, type Match } from './intent-lexicon.ts';
import type { FoodClass } from './intent-food-classes.table.ts';
import { type Effect, REFUSING_CUES } from './intent-words.table.ts';
import { tellsSymptom } from './harm-words.ts';
import type { Item } from './item.ts';
import { listNeedlessPictures } from './needless-pictures.ts';
import { namesPerson } from './names-person.ts';
import { NEUTRAL_WORDS } from './neutral-words.table.ts';
import { NAMES_NEAR_FOODS } from './people-words.table.ts';
import { type Refusing, repairPlain } from './repair-word.ts';
import { isOrdinary } from './is-ordinary.ts';
import { joinParted, partJoined } from './respace.ts';
import { unclip } from './unclip.ts';
import { readWords } from './read-words.ts';
import type { Token } from './token.ts';

export type { Item } from './item.ts';

export type ReadItems = {
  readonly items: readonly Item[];
  readonly repairs: readonly (readonly [typed: string, read: string])[];
  /** Names of dishes that the items make up, whatever is said of them. */
  readonly names: readonly NameSpan[];
};

export function readItems(text: string, lexicon: IntentLexicon): ReadItems {
  const repairs: (readonly [string, string])[] = [];
  const written = readWords(text);
  let refusing: Refusing | undefined;
  const getRefusing = (): Refusing => (refusing ??= readRefusing(written, { text, lexicon }));
  const isRefusing = (): boolean => getRefusing() !== 'no';
  const typed = joinParted(unclip(written, lexicon), { lexicon, repairs, isRefusing });
  const names = getDishNames();
  const nameWords = readNameWords(typed, { lexicon, names });
  const repaired = typed.flatMap((token, at) =>
    isFirstName(typed, at) ? [token] : repairToken(token, { lexicon, repairs, getRefusing, isRefusing, nameWord: nameWords.get(at) }),
  );
  const { items, ends, tokens } = itemize(repaired, lexicon);
  const spans = findDishNames(tokens, ends, names);
  for (const { from, to } of spans)
    for (let at = from; at < to; at++)
      items[at] = { ...items[at]!, isInDishName: true, ...(isFood(items[at]) ? {} : { isOfDishName: true }) };
  const facts = { lexicon, isRefusing: () => getRefusing() === 'yes' };
  return { items: items.map((item, at) => readBeside(items, { item, at }, facts)), repairs, names: spans };
}

type Itemized = {
  readonly items: Item[];
  /** The token at which each ends. */ readonly ends: readonly number[];
  readonly tokens: readonly Token[];
};

/** The longest phrases from the left on, and no pictures of what stands beside them. */
function itemize(tokens: readonly Token[], lexicon: IntentLexicon): Itemized {
  const items: Item[] = [];
  const ends: number[] = [];
  const hasPictures = tokens.some(({ picture }) => picture !== undefined);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const part = hasPictures ? tokens.slice(0, endOfPart(tokens, at)) : tokens;
    const match =
      matchAlone(part, { at, before: items.at(-1) }, lexicon) ??
      matchDish(part, { at, isRefused: items.at(-1)?.effect?.cue === 'no' }, lexicon);
    const length = match?.length ?? 1;
    items.push(match ? matchedItem(tokens.slice(at, at + length), match, token) : plainItem(token, lexicon));
    at += length;
    ends.push(at);
  }
  const isPicture = (at: number): boolean => tokens[ends[at]! - 1]!.picture !== undefined;
  const needless = hasPictures ? listNeedlessPictures(items, { isPicture, lexicon }) : [];
  if (needless.length === 0) return { items, ends, tokens };
  const isNeedless = (token: number): boolean => needless.includes(ends.findIndex((end) => end > token));
  return itemize(
    tokens.filter((_, at) => !isNeedless(at)),
    lexicon,
  );
}

function endOfPart(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ picture }, index) => index > at && picture !== tokens[at]!.picture);
  return end < 0 ? tokens.length : end;
}

/** A word that refuses or a symptom; perhaps, where one stands beside which a food is left out in doubt: "the smell of cod". */
function readRefusing(tokens: readonly Token[], { text, lexicon }: { readonly text: string; readonly lexicon: IntentLexicon }): Refusing {
  const matches = tokens.map((_, at) => lexicon.match(tokens, at));
  if (tellsSymptom(text) || matches.some((match) => REFUSING_CUES.has(match?.effect?.cue ?? ''))) return 'yes';
  return tokens.some(({ key, text: word }, at) => matches[at] === undefined && isFiller(key) && !NEUTRAL_WORDS.has(word)) ? 'maybe' : 'no';
}

/** "No milk egg wheat soy nuts seafood": in a list of allergens that has no marks, "soy nuts" are two of them. */
function matchAlone(
  tokens: readonly Token[],
  { at, before }: { readonly at: number; readonly before: Item | undefined },
  lexicon: IntentLexicon,
): Match | undefined {
  if (before?.foodClass?.allergens === undefined) return undefined;
  const [first, second] = [at, at + 1].map((index) => lexicon.match(tokens.slice(0, index + 1), index));
  return first?.foodClass?.allergens && second?.foodClass?.allergens ? first : undefined;
}

/** "Chicken soup" is a soup with chicken, whatever can is called so; "no tomato soup" leaves the can out. */
function matchDish(
  tokens: readonly Token[],
  { at, isRefused }: { at: number; isRefused: boolean },
  lexicon: IntentLexicon,
): Match | undefined {
  const match = endBeforeFood(tokens, at, lexicon);
  return match?.food?.endsWith(' soup') && !isRefused ? lexicon.match(tokens.slice(0, at + match.length - 1), at) : match;
}

/** "Not sweet potato" is no wish for less sugar: a phrase never takes the first word of a food that goes on behind it. */
function endBeforeFood(tokens: readonly Token[], at: number, lexicon: IntentLexicon): Match | undefined {
  const match = lexicon.match(tokens, at);
  if (match === undefined || match.length < 2 || match.food !== undefined || match.foodClass !== undefined) return match;
  const last = at + match.length - 1;
  const next = lexicon.match(tokens, last);
  const isFoodBehind = next !== undefined && next.length > 1 && (next.food !== undefined || next.foodClass !== undefined);
  return isFoodBehind ? lexicon.match(tokens.slice(0, last), at) : match;
}

/** Words that say different things beside different others: "veg" a diet or a side, "tea" a drink or a British supper. */
function readBeside(items: readonly Item[], { item, at }: { item: Item; at: number }, facts: Pick<Near, 'lexicon' | 'isRefusing'>): Item {
  const near: Near = { item, items, at, before: items[at - 1], after: items[at + 1], ...facts };
  // "She wants 0 peanuts", but "0 fat yogurt".
  if (item.value === 0 && isFood(near.after) && !/^(?:fat|carb|cal|sugar)/u.test(near.after?.words ?? ''))
    return { words: 'no', effect: { cue: 'no' } };
  // "Moins de viande" is no figure's limit.
  if (item.effect?.bound === 'max' && isFood(near.after)) return { words: item.words, effect: { cue: 'no' } };
  // "Sin mariscos, mucho pescado": a wish at the beginning of a clause; "not too much" is none.
  if (MUCH.test(item.words) && (!near.before || near.before.mark !== undefined)) return { words: item.words, effect: { cue: 'yes' } };
  return SAYS_ANOTHER_THING.get(item.words)?.(near) ?? item;
}

type Near = {
  readonly item: Item;
  readonly items: readonly Item[];
  readonly at: number;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly lexicon: IntentLexicon;
  readonly isRefusing: () => boolean;
};

/** What a word says where it does not say what it says everywhere else. */
const SAYS_ANOTHER_THING: ReadonlyMap<string, (near: Near) => Item | undefined> = new Map([
  ['veg', readVeg],
  ['veggie', readVeg],
  // "For heaven's sake".
  ['sake', ({ before }: Near) => (BEFORE_SAKE.test(before?.words ?? '') ? { words: 'sake' } : undefined)],
  // Bread in French only: "sans pain", but "stomach pain".
  ['pain', ({ before }: Near) => (BEFORE_PAIN.test(before?.words ?? '') ? undefined : { words: 'pain' })],
  // "Sweet breakfast" is no word for candy, "nothing sweet" is.
  ['sweet', (near: Near) => (isSoonAfterNo(near) ? undefined : { words: 'sweet' })],
  // "Enough tofu!", but "with enough vegetables".
  ['enough', ({ before }: Near) => (before === undefined || before.mark !== undefined ? undefined : { words: 'enough' })],
  // A sea urchin, but not a "uni student".
  ['uni', (near: Near) => (isUniversity(near) ? { words: 'uni' } : undefined)],
  // "Without buying much else" leaves out no food.
  ['without', ({ after }: Near) => (isAct(after) ? { words: 'without' } : undefined)],
  // "Cheap hot food I can reheat"; whoever cannot have it, or will not, means what burns.
  ['hot food', ({ isRefusing }: Near) => (isRefusing() ? undefined : { words: 'hot food', effect: { foodTalk: true as const } })],
  // "For me and my gf", but "gf bread".
  ['gf', (near: Near) => (isGirlfriend(near) ? { words: 'girlfriend' } : undefined)],
  // "400 kcal tea", "tonight's tea", "the kids' tea": the meal.
  ['tea', (near: Near) => (isSupper(near) ? { words: 'tea', effect: { slot: 'dinner' as const } } : undefined)],
  // "No heat" is what burns; "can heat up themselves" is done to what is there.
  [
    'heat',
    (near: Near) =>
      (HEATS.test(near.after?.words ?? '') && !isSoonAfterNo(near)) || BEFORE_DOING.test(near.before?.words ?? '')
        ? { words: 'warm' }
        : undefined,
  ],
]);

/** "Fish fingers for his tea", but "milk for his tea". */
const isSupper = ({ items, at, before }: Near): boolean =>
  before?.effect?.unit === 'kcal' ||
  BEFORE_TEA.test(before?.words ?? '') ||
  (/\w{3}s$/u.test(before?.words ?? '') && namesPerson(before!.words)) ||
  (/^(?:my|his|her|our|their)$/u.test(before?.words ?? '') && items[at - 2]?.words === 'for' && !IN_TEA.test(items[at - 3]?.words ?? ''));
const IN_TEA = /\b(?:milk|cream|honey|sugar|lemon|mint|ginger|biscuits?|water)$/u;
const BEFORE_TEA = /^(?:tonights|todays|tomorrows|kids|childrens|mens|womens)$/u;
const HEATS = /^(?:up|through|it|them|that)$/u;
const BEFORE_DOING = /^(?:to|can|just|could|i|we|you|they|then|only)$/u;

const isAct = (item: Item | undefined): boolean =>
  item !== undefined &&
  !isFood(item) &&
  /^(?:buying|spending|leaving|turning|going|standing|making|waiting|getting|shopping)$/u.test(item.words);

/** Only where nothing can be read as the diet of what follows: "my gf meal plan". */
function isGirlfriend({ items, at, before, after }: Near): boolean {
  if (!/^(?:my|his|her|our|your|their)$/u.test(before?.words ?? '')) return false;
  const joined = /^(?:and|n|for|with|\+|plus)$/u.test(items[at - 2]?.words ?? '');
  if (after === undefined || after.mark !== undefined) return joined;
  return after.effect?.cue === 'and' ? /^(?:i|me|my)\b/u.test(items[at + 2]?.words ?? '') : VERBS_OF_PEOPLE.test(after.words);
}

const VERBS_OF_PEOPLE =
  /^(?:is|has|was|s|who|does|doesnt|can|cant|wont|likes?|loves?|hates?|eats?|wants?|needs?|prefers?|dislikes|avoids|refuses)\b/u;

const isSoonAfterNo = ({ items, at }: Near): boolean => items.slice(Math.max(0, at - 3), at).some(({ effect }) => effect?.cue === 'no');

const isUniversity = ({ before, after }: Near): boolean => BEFORE_UNI.test(before?.words ?? '') || AFTER_UNI.test(after?.words ?? '');

/** A diet, unless it stands beside other food as a part of the plate: "chicken and veg", "hidden veggie sauce". */
function readVeg({ item: { words }, items, at, before, after, lexicon }: Near): Item {
  const isListed = before?.effect?.cue === 'and' && isFood(items[at - 2]);
  const isSide = isListed || SIDES.test(before?.words ?? '') || /^sides?$/u.test(after?.words ?? '');
  return isSide ? { words, foodClass: lexicon.getClass('vegetable') } : { words, effect: { diets: ['vegetarian'] } };
}

const BEFORE_SAKE = /^(?:heavens?|gods?|goodness|christs?|petes?|lords?|old times|my|his|her|their|our|your|the)$/u;
const BEFORE_PAIN = /^(?:sans|du|le|de|au|pas de|un|mon|avec|ni|et|petit)$/u;

const BEFORE_UNI = /^(?:at|my|from|for|in|broke|poor)$/u;
const AFTER_UNI = /^(?:student|students|life|kid|week|days?|halls?|budget)$/u;

const MUCH = /^(?:much|many|much(?:o|a|os|as)|viele?|beaucoup|molt[oaie]|muit[oa]s?)$/u;

const SIDES =
  /^(?:no|hidden|frozen|fresh|tinned|raw|leftover|has|have|of|any|seasonal|root|stir fry|one|two|some|green|mixed|roast|roasted|steamed|grilled|more|extra|lots? of|loads of|plenty of|with|add|adding|include|including)$/u;

/** Letters. */
const LEAST_REPAIRED = 5;

type Repairing = {
  readonly lexicon: IntentLexicon;
  readonly repairs: (readonly [string, string])[];
  readonly getRefusing: () => Refusing;
  readonly isRefusing: () => boolean;
  /** What the token is in the name of a dish. An allergen that it may be comes first. */
  readonly nameWord: string | undefined;
};

/** "Ben can't have eggs", "no eggs for Ben", "everyone but Ben", "Ben: no eggs"; elsewhere "ben" is "bean" with a slip. */
function isFirstName(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  const isOwner = !FIRST_NAMES.has(text) && FIRST_NAMES.has(text.replace(/s$/u, ''));
  if (!isOwner && !FIRST_NAMES.has(text)) return false;
  const [before, behind] = [tokens.slice(0, at), tokens.slice(at + 1, at + 3)].map((part) => part.map((token) => token.text).join(' '));
  return isOwner ? IS_SOMEBODY.test(behind!) : DOES.test(behind!) || FOR_SOMEBODY.test(before!);
}

const FIRST_NAMES: ReadonlySet<string> = new Set(NAMES_NEAR_FOODS);
const IS_SOMEBODY = /^(?:fine|ok|okay|allergic|intolerant|vegan|vegetarian|coeliac|celiac|not)\b/u;
const DOES =
  /^(?:(?:can|cant|cannot|may|must|mustnt|could|will|wont) ?(?:not )?(?:have|eat|drink|take|handle|tolerate|stand|digest)?\b|(?:eats?|loves?|likes?|hates?|drinks?|has|gets?|wants?|avoids?|dislikes?|dont|doesnt|isnt|not|no|:)(?: |$)|(?:does|is) (?:not|allergic|intolerant|vegan|vegetarian|coeliac|celiac|dairy|gluten)\b)/u;
const FOR_SOMEBODY = /(?:\b(?:for|feed)|\b(?:everyone|everybody|all|nobody|no one)\b.* (?:but|except|apart from))$/u;

function repairToken(token: Token, { lexicon, repairs, getRefusing, isRefusing, nameWord }: Repairing): readonly Token[] {
  if (token.value !== undefined || !/^[a-z]{3,}$/u.test(token.text) || lexicon.isKnown(token.key) || tellsSymptom(token.text))
    return [token];
  const plain = repairPlain(token.text);
  const asPlain = (): readonly Token[] => [plain === undefined ? token : { text: plain, key: foodNameKey(plain), value: undefined }];
  // "No nuts plese" is no pulse.
  if (plain === 'please' && token.text.startsWith('pl')) return asPlain();
  // "18 miles" is no honey; in a refusal "calms" may be clams, but "preferring" no rings.
  const isWhole = nameWord === undefined && isOrdinary(token.text);
  if (isWhole && getRefusing() !== 'yes') return [token];
  const allergens = lexicon.repairAllergen(token.text, getRefusing());
  if (nameWord === token.key && (allergens.length === 0 || !isRefusing())) return [token];
  if (allergens.length === 0 && !isWhole && (nameWord === undefined || isRefusing())) {
    const parts = partJoined(token, { lexicon, isRefusing });
    if (parts) {
      repairs.push([token.text, parts.map(({ text }) => text).join(' ')]);
      return parts;
    }
  }
  const read = allergens.length > 0 ? allergens : readAs(token, { lexicon, getRefusing, nameWord });
  if (read.length === 0) return asPlain();
  repairs.push([token.text, read.map(lexicon.show).join(' or ')]);
  return read
    .flatMap((words) => words.split(' '))
    .map((word) => ({ text: lexicon.show(word), key: word, value: undefined, typed: token.text }));
}

/** What an unknown word stands for, where it is no allergen with a slip in it. */
function readAs(
  { key, text }: Token,
  { lexicon, getRefusing, nameWord }: Pick<Repairing, 'lexicon' | 'getRefusing' | 'nameWord'>,
): readonly string[] {
  // A key may be shorter than a slip is looked for in: "chese" is "ches".
  const isCut = key.length < LEAST_REPAIRED && text.length >= LEAST_REPAIRED;
  const whole = nameWord ?? lexicon.repair(key) ?? (isCut || key === text ? lexicon.repair(text.replace(/s$/u, '')) : undefined);
  if (whole !== undefined) return [whole];
  return getRefusing() === 'yes' ? lexicon.hearAllergen(text) : [];
}

function matchedItem(
  run: readonly Token[],
  match: { readonly length: number; readonly effect?: Effect; readonly foodClass?: FoodClass; readonly food?: string },
  first: Token,
): Item {
  const { effect } = match;
  const typed = run.some((token) => token.typed !== undefined) ? { typed: run.map((token) => token.typed ?? token.text).join(' ') } : {};
  // "Veg" and "vegan" are rules before they are a frozen mix.
  const { foodClass, food } = effect?.diets || effect?.unit ? {} : match;
  return {
    words: run.map(({ text }) => text).join(' '),
    ...typed,
    ...(effect ? { effect } : {}),
    ...(foodClass ? { foodClass } : {}),
    ...(food === undefined ? {} : { food }),
    ...(first.value !== undefined && match.length === 1 ? { value: first.value } : {}),
  };
}

function plainItem(token: Token, lexicon: IntentLexicon): Item {
  if (token.value !== undefined) return { words: token.text, value: token.value };
  if (!/^\p{L}/u.test(token.text)) return { words: token.text, mark: token.text };
  const typed = token.typed === undefined ? {} : { typed: token.typed };
  return isFiller(token.key) || tellsSymptom(token.text)
    ? { words: token.text, ...typed }
    : { words: token.text, unknown: true, ...(lexicon.isOfFoodNames(token.key) ? { isOfFood: true } : {}), ...typed };
}

export const isFood = (item: Item | undefined): boolean => item !== undefined && (item.foodClass !== undefined || item.food !== undefined);

/** A food or a kind of dish. */
export const isToEat = (item: Item | undefined): boolean => isFood(item) || item?.effect?.dish !== undefined;

/** Of an unknown word: "no motivation", "not much moving" and "nothing cooked" are no foods, nor are the repeats of a week's dishes. */
export const mayBeFood = (words: string): boolean => !/(?:ing|ed|tion|sion|ness|ment)$|^repeats?$/u.test(words);
