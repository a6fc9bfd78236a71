import type { Item } from '../language/read-items.ts';
import { isFood } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import { listTurns } from './list-turns.ts';
import { listSwaps } from './read-swaps.ts';

/** A part of a sentence, and the foods it names by index of their items. */
export type Clause = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly foods: readonly number[];
  /** What "it" of a later clause may mean: of an exchange what goes, and else every food. */
  readonly meant: readonly number[];
  /** Diets, by index likewise. */
  readonly diets: readonly number[];
  readonly isBareList: boolean;
  readonly endsWithFood: boolean;
  /** Whether it is about what was named before: by a pronoun, or by what it leaves out. */
  readonly refersBack: boolean;
  /** The mark or word it ends at; empty at the end of the text. */
  readonly endedBy: string;
};

const ENDS_CLAUSE = /^(?:[.;!?,()]|but|otherwise|however|although|though|so|pero|aber|mais)$/u;

/** "If I so much as smell it", "not so keen": there "so" goes on. */
const endsClause = (items: readonly Item[], at: number): boolean =>
  isFineBehindDash(items, at) ||
  (ENDS_CLAUSE.test(items[at]!.words) &&
    !(
      items[at]!.words === 'so' &&
      (/^(?:much|many|long|far|little|as)\b/u.test(items[at + 1]?.words ?? '') || /(?:^|n)(?:ot|t)$/u.test(items[at - 1]?.words ?? ''))
    ));

/** "He reacts to peas - rice is fine". */
const isFineBehindDash = (items: readonly Item[], at: number): boolean =>
  items[at]!.mark === '-' && isFood(items[at + 1]) && items[at + 2]?.effect?.cue === 'fine';

export function splitClauses(items: readonly Item[]): readonly Clause[] {
  const clauses: Clause[] = [];
  const gone = listSwaps(items).flatMap(({ out }) => out);
  const turns = listTurns(items);
  let start = 0;
  for (let at = 0; at <= items.length; at++) {
    if (at < items.length && !turns.has(at) && !endsClause(items, at)) continue;
    clauses.push(describeClause(items, { start, end: at, gone }));
    start = turns.get(at) ?? at + 1;
  }
  return clauses.filter(({ text }) => text !== '' && !ASIDE.test(text));
}

/** "Peanut, unfortunately, no". */
const ASIDE = /^(?:unfortunately|sadly|sorry|please|obviously|of course|honestly|yes|well)$/u;
const POLITE = /(?: (?:please|pls|thanks|thank you|bitte|por favor))+$/u;

/** As it was typed. */
export const textOf = (items: readonly Item[], { start, end }: Pick<Clause, 'start' | 'end'>): string => showTyped(items.slice(start, end));

function describeClause(
  items: readonly Item[],
  { start, end, gone }: Pick<Clause, 'start' | 'end'> & { readonly gone: readonly number[] },
): Clause {
  const isGone = gone.some((at) => start <= at && at < end);
  const foods = listIn(items, start, end);
  const own = items.slice(start, end);
  const text = textOf(items, { start, end }).replace(POLITE, '');
  return {
    start,
    end,
    text,
    refersBack:
      REFERS_BACK.test(text.replace(REASON, '')) ||
      (LEFT_WITH.test(text) && !LEFT_THERE.test(text)) ||
      (endsRefusing(own) && !own.some(isFood)),
    foods,
    meant: isGone ? foods.filter((at) => gone.includes(at)) : foods,
    diets: own.flatMap(({ effect }, index) => (effect?.diets || effect?.restrictions ? [start + index] : [])),
    endsWithFood: isFood(own.at(-1)),
    isBareList: own.some(isFood) && own.every((item) => isFood(item) || item.effect?.cue === 'and' || LISTS.test(item.words)),
    endedBy: items[end]?.words ?? '',
  };
}

/** "Nothing with a kick or the little one won't have it", "keep it mild or my son won't eat it": why the dish is to be so, of which no food is refused. */
export const REASON =
  /(?<=^(?:and |but |also |please |just )*(?:nothing|nowt|not|no|keep it|keep them|make it) (?:(?!(?:it|them|that|those|any|way|ever|again|near|at|in|all|more|now|about) )\w+ ){1,5})or (?:(?:the|my|our|his|her) )?(?:\w+ ){1,3}?(?:wont|will not|will never|refuses to|will refuse to) (?:even )?(?:have|eat|touch|look at) (?:it|them|any)$/u;

const listIn = (items: readonly Item[], start: number, end: number): readonly number[] =>
  items.flatMap((item, at) => (at >= start && at < end && isFood(item) && !isBodyPart(items, at) ? [at] : []));

/** What stands beside the foods of a list: "later clams", "daily mozzarella". */
const LISTS = /^(?:later|then|daily|weekly|often|once|again|too|also|plus|even|maybe|perhaps|sometimes|the|an?|any|all|some|most)$/u;

/** "My tongue" is nobody's dinner, though tongue is sold as food. */
export const isBodyPart = (items: readonly Item[], at: number): boolean =>
  /^(?:tongue|tongues|belly|liver|kidneys?|heart)$/u.test(items[at]?.words ?? '') &&
  /^(?:my|his|her|our|your|their)$/u.test(items[at - 1]?.words ?? '');

/** The foods that the clause at `at` is about: its own, or those it refers back to, and the lists around them. */
export function listFoodsOf(clauses: readonly Clause[], at: number): readonly number[] {
  const clause = clauses[at]!;
  // "She detests them, so leave them out" refers back over what refers back itself.
  const before = clauses.slice(0, at);
  // "Kid A: nuts. Kid B: eggs. Both allergic".
  if (clause.foods.length === 0 && OF_ALL.test(clause.text)) return before.flatMap(({ foods }) => foods);
  const told = clause.foods.length > 0 ? at : clause.refersBack ? before.findLastIndex(({ foods }) => foods.length > 0) : -1;
  if (told < 0) return [];
  const named = clauses[told]!;
  if (told !== at && named.meant.length < named.foods.length) return named.meant;
  // "Milk, eggs and cheese make me ill" is one list, and so is "tested positive for milk, wheat and soy".
  let first = told;
  while (clauses[first - 1]?.isBareList) first--;
  let last = told;
  if (told === at && clause.endsWithFood) while (clauses[last + 1]?.isBareList) last++;
  if (goesOn(clauses, last)) last++;
  return clauses.slice(first, last + 1).flatMap(({ foods }) => foods);
}

/** "And so does banana": the "so" parts the clauses. */
function goesOn(clauses: readonly Clause[], last: number): boolean {
  const { text = '', isBareList = false } = clauses[last + 1] ?? {};
  return (
    REFERS_ON.test(text) ||
    (isBareList && /^plus\b/u.test(text)) ||
    (clauses[last]!.endedBy === 'so' && /^(?:do|does|did|is|are) /u.test(text))
  );
}

const OF_ALL =
  /^(?:(?:they|we|these|those|he|she) (?:are )?)?(?:both|all|each|neither|either)\b|\b(?:skip|leave|avoid|drop|cut|ditch|lose|scrap|no|hold) (?:them )?(?:both|all|either)\b|\b(?:(?:none|neither|either|any|each|all|both) of the (?:two|three|four|lot)|(?:neither|either|each|all|both) of (?:them|these|those))\b/u;

/** "My wife is allergic", "my lad chokes". */
const REFERS_BACK =
  /\b(?:it|they|them|that|those|these|which|this)\b|^(?:no|nope|nah|(?:hard )?pass) (?:from|for) (?:me|us|him|her|them|my \w+)$|^(?:ended up|came out|woke up|broke out|covered) (?:\w+ ){0,2}(?:with|in)\b|^(?:sets|gives|makes|does|puts|sends|triggers|upsets|leaves|brings|causes) (?:me|us|him|her|them|my|his|our|their)\b|^(?:\w+ ){1,3}(?:is|are|am) (?:\w+ )?allergic$|^(?:i|he|she|we|they) (?:\w+ )?(?:swells?|chokes?|vomits?|wheezes?|itch(?:es)?)(?: up)?$|^(?:\w+ ){0,3}(?:anaphyla\w*|epi ?pens?)|^(?:\w+ ){1,3}(?:(?:ca|wo|does|do|should|must|is|are|was)nt|cannot|(?:can|may|must|should|will|does|do|is|are) not)$/u;

/** "Prawns, left with a rash", but "leeks, left with us by a neighbour". */
const LEFT_WITH = /^(?:left|came up|finished up) (?:\w+ ){0,2}(?:with|in)\b/u;
const LEFT_THERE =
  /\b(?:garden|allotment|greenhouse|oven|fridge|freezer|pantry|cupboard|shop|market|veg box|with (?:us|me|them)|by (?:a|an|our|my|the))\b/u;

/** "Nuts, however, she mustn't have": a refusal whose food is not behind it; "no" and "less" may be of anything. */
function endsRefusing(own: readonly Item[]): boolean {
  const last = own.findLast(({ words, mark }) => mark === undefined && !TRAILS.test(words));
  return own.length > 1 && (last?.effect?.cue === 'no' || last?.effect?.cue === 'allergic-to') && !BARE.test(last.words);
}
const TRAILS = /^(?:at all|any ?more|ever|either|though|tho|now|anyway|please|sadly|unfortunately|of course|really|yet)$/u;
const BARE = /^(?:no|non|not|less|fewer|without|minus|sin|ohne|sans|senza|sem|cant (?:stop|wait|resist))$/u;

/** "Garlic gives me reflux, onions too", "milk is out, also sesame". */
const REFERS_ON = /^(?:and )?(?:\w+ ){1,3}(?:too|also|as well|likewise)$|^(?:and )?also (?:\w+ ?){1,2}$|^(?:same|ditto|so do|so does)\b/u;

export type Modes = ReadonlyMap<number, 'wish' | 'exclude' | 'allergy' | 'allow' | 'doubt' | 'denied'>;

/** Whether a refusing word is accounted for: what it sends away stands on the side to which it looks. */
export function isAccounted(items: readonly Item[], at: number, modes: Modes): boolean {
  const cue = items[at]?.effect?.cue;
  if (cue === undefined) return false;
  if (NEUTRAL_CUES.has(cue)) return true;
  if (cue === 'allergy' || cue === 'free') return isLeftOut(modes, at - 1) || isLeftOut(modes, at - 2) || leavesOutSoon(items, at, modes);
  // "Garlic banned for Mr Smith": behind the "for" stands who, whatever food is called so.
  if (BANNED.test(items[at]!.words) && /^(?:for|to)$/u.test(items[at + 1]?.words ?? '')) return false;
  return cue === 'no' || cue === 'allergic-to' || cue === 'except' ? leavesOutSoon(items, at, modes) : false;
}

const BANNED = /^(?:banned|forbidden|off limits|off the table|no go)$/u;

const NEUTRAL_CUES: ReadonlySet<string> = new Set(['yes', 'fine', 'eats', 'and', 'every', 'other', 'otherwise', 'anything', 'but', 'fix']);

const isLeftOut = (modes: Modes, at: number): boolean => /^(?:exclude|allergy|allow)$/u.test(modes.get(at) ?? '');

/** Before the clause is over, and before another food is named that is not left out. */
function leavesOutSoon(items: readonly Item[], at: number, modes: Modes): boolean {
  let isSaidOfDay = false;
  for (let next = at + 1; next < items.length && next <= at + FARTHEST; next++) {
    const item = items[next]!;
    // An unknown word explains nothing, nor does one of food at large: "peanuts no thaanks", "celery can not be eaten".
    // What no table has but some dish is called by is what is refused: "no coleslaw".
    if (isLeftOut(modes, next) && (!item.unknown || isDishAtEnd(items, next)) && item.effect?.foodTalk === undefined) {
      if (!isOfDay(item)) return true;
      isSaidOfDay = true;
    }
    if (item.mark !== undefined && item.mark !== ':' && item.mark !== '-') return isSaidOfDay;
    if (isFood(item)) return false;
    // "No lunch, just dinner with nuts".
    if (isSaidOfDay && /^(?:just|only|but)$/u.test(item.words)) return true;
  }
  return isSaidOfDay;
}

const isDishAtEnd = (items: readonly Item[], at: number): boolean =>
  items[at]!.isInDishName === true && (items[at + 1] === undefined || items[at + 1]!.mark !== undefined);

const FARTHEST = 7;

/** "I don't want to go to dinner with nuts": what is refused may be the food behind it. */
const isOfDay = (item: Item): boolean =>
  !isFood(item) && (item.effect?.slot ?? item.effect?.bound ?? item.effect?.unit) !== undefined && item.effect?.dish === undefined;

/** Who must not have or does not like what is only named behind the "but": "Ben can't have it but I love cheese". */
export const forestalls = ({ endedBy, text }: Clause): boolean => endedBy === 'but' && FORESTALLS.test(text);
const FORESTALLS =
  /\b(?:have|eat|drink|take|stand|tolerate|touch|handle|digest|likes?|hates?|dislikes?|loathes?) (?:it|them|that|those|any|either)$/u;
