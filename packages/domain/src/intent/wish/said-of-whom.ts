import { denies } from './denies.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { FEMALE_WORDS, MALE_WORDS, OTHER_PEOPLE_NOUNS } from '../language/people-words.table.ts';

type Span = { readonly start: number; readonly end: number };

/**
 * Whether what is said there may be an answer to what is left out: not "eggs are fine for my daughter" to "my son can't have eggs".
 * Everybody for whom it is left out has to be named again, or meant by a pronoun; where nobody is named behind it, it is of the same.
 * A refusal that comes later and names somebody is answered by nobody before.
 */
export function isOfSamePeople(items: readonly Item[], refused: number, said: Span): boolean {
  if (said.start <= refused && refused < said.end) return true;
  const isBehind = said.start > refused;
  const start = items.findLastIndex(({ words }, at) => at < refused && ENDS_SAID.test(words)) + 1;
  const stop = items.findIndex(({ words }, at) => at > refused && ENDS_SAID.test(words));
  const end = stop < 0 ? items.length : stop;
  const kept = listPeople(items, isBehind ? { start, end: Math.min(end, said.start) } : { start: Math.max(start, said.end), end });
  const eating = listPeople(items, said);
  if (isBehind && eating.isNobody && !isOfLastDenied(items, { start, end: said.start }, refused)) return false;
  if (!kept.isNobody) return isCovered(kept, eating, isBehind);
  if (eating.areOthers) return false;
  // "No pork, but pork is fine for my guest": for whom it is left out is told before, or it is for whoever speaks.
  const before = listPeople(items, { start: 0, end: start });
  return !isBehind || [...eating.named].every((word) => before.named.has(word));
}

/** "My son can't have milk, my daughter can't have fish but can have cheese": who is not named is who was named last. */
function isOfLastDenied(items: readonly Item[], { start, end }: Span, refused: number): boolean {
  const denial = items.findLastIndex((item, at) => at > refused && at < end && denies(item));
  const turn = items.findLastIndex(({ words, effect }, at) => at <= denial && at > refused && (PARTS.test(words) || effect?.cue === 'and'));
  if (turn < 0) return true;
  const last = listPeople(items, { start: turn, end });
  return last.isNobody || isCovered(listPeople(items, { start, end: turn }), last, true);
}

function isCovered(kept: People, eating: People, isBehind: boolean): boolean {
  const isForOthers = kept.named.size > 0 || kept.isReferred;
  if (eating.isNobody) return isBehind || !isForOthers;
  if (eating.areOthers) return false;
  if (eating.areAll || (eating.areWe && kept.speaks)) return true;
  if (areOfOtherSex(kept, eating)) return false;
  if (!isForOthers) return eating.speaks && !kept.areWe;
  if (kept.named.size > 0 && [...kept.named].every((word) => eating.named.has(word))) return true;
  // "Baby can have any nut but hazelnuts, those gave her hives".
  if (!isBehind && kept.named.size === 0) return eating.named.size > 0 || eating.isReferred;
  return eating.isReferred && eating.named.size === 0 && (kept.named.size <= 1 || eating.areThey);
}

/** "She can't have milk but he can have cheese". */
const areOfOtherSex = (kept: People, eating: People): boolean =>
  (eating.isReferred || kept.isReferred) &&
  kept.sexes.size > 0 &&
  eating.sexes.size > 0 &&
  ![...eating.sexes].some((sex) => kept.sexes.has(sex));

const ENDS_SAID = /^[.;!?:]$/u;

/** What is said together with the food at `at`, as far as it is not yet what is said of the food left out at `refused`. */
export function spanOfSaid(items: readonly Item[], at: number, refused: number): Span {
  const startAt = (mark: RegExp): number =>
    Math.max(
      items.findLastIndex(({ words }, index) => index < at && mark.test(words)),
      refused < at ? refused + 1 : 0,
    );
  const stop = items.findIndex(({ words }, index) => index > at && PARTS.test(words));
  const end = Math.min(stop < 0 ? items.length : stop, refused > at ? refused : items.length);
  const near = { start: startAt(PARTS), end };
  // "My daughter, on the other hand, can have eggs".
  return listPeople(items, near).isNobody ? { start: startAt(TURNS), end } : near;
}

const TURNS = /^(?:[.;!?:]$|(?:but|yet|pero|aber|mais|mas|ma|wel)\b)/u;
const PARTS = new RegExp(`${TURNS.source}|^(?:[,()]$|(?:however|although|though)\\b)`, 'u');

type People = {
  readonly isNobody: boolean;
  readonly named: ReadonlySet<string>;
  readonly speaks: boolean;
  readonly areWe: boolean;
  readonly isReferred: boolean;
  readonly sexes: ReadonlySet<'male' | 'female'>;
  readonly areThey: boolean;
  readonly areOthers: boolean;
  readonly areAll: boolean;
};

function listPeople(items: readonly Item[], { start, end }: Span): People {
  const from = startOfLabel(items, start);
  const text = items
    .slice(from, Math.max(start, end))
    .map((item, index) =>
      isFood(item) && !isFoodAsName(items, from + index) ? '@' : item.unknown || isFood(item) ? `?${item.words}` : item.words,
    )
    .join(' ')
    .replace(TELLS, '');
  const names = [...text.matchAll(NAME)].flatMap(({ groups }) => groups!['for'] ?? groups!['of'] ?? groups!['number'] ?? []);
  const told = text.replace(ONE_OF_US, ' someone ').replaceAll('?', '');
  const people = {
    named: new Set([...told.split(' ').filter(isNoun), ...names]),
    speaks: SPEAKER.test(told) || WE.test(told),
    areWe: WE.test(told),
    isReferred: PRONOUN.test(told),
    sexes: new Set(told.split(' ').flatMap((word) => (MALE.has(word) ? ['male' as const] : FEMALE.has(word) ? ['female' as const] : []))),
    areThey: THEY.test(told),
    areOthers: OTHERS.test(told),
    areAll: EVERYBODY.test(told),
  };
  const { named, speaks, isReferred, areOthers, areAll } = people;
  return { ...people, isNobody: named.size === 0 && !speaks && !isReferred && !areOthers && !areAll };
}

/** "Olive can have eggs", "Basil: no dairy". */
function isFoodAsName(items: readonly Item[], at: number): boolean {
  const next = items.findIndex(({ mark }, index) => index > at + 1 && mark !== undefined);
  const said = items.slice(at + 1, next < 0 ? items.length : next);
  return said.some(isFood) && NAMED_LIKE_FOOD.test(said.map(({ words }) => words).join(' '));
}
const NAMED_LIKE_FOOD = /^(?::|(?:eats|loves|likes|hates|drinks|(?:can|cant|cannot|may|must|mustnt) (?:not )?(?:have|eat|drink))\b)/u;

/** "Leo: no peanuts. Mia: peanuts are fine". */
function startOfLabel(items: readonly Item[], start: number): number {
  const colon = items[start]?.mark === ':' ? start : items[start - 1]?.mark === ':' ? start - 1 : -1;
  const before = items.findLastIndex(({ words }, at) => at < colon && ENDS_SAID.test(words)) + 1;
  return colon >= 0 && colon - before <= LONGEST_LABEL ? before : start;
}
const LONGEST_LABEL = 2;

const isNoun = (word: string): boolean => OTHERS_NOUNS.has(word) || (PERSON_WORDS.has(word) && !NO_NOUN.test(word));

const MALE: ReadonlySet<string> = new Set(MALE_WORDS);
const FEMALE: ReadonlySet<string> = new Set(FEMALE_WORDS);
const OTHERS_NOUNS: ReadonlySet<string> = new Set(OTHER_PEOPLE_NOUNS);
/** Whoever reports is not who eats. */
const NO_NOUN = /^(?:he|she|him|hers?|his|us|everybody|doctors?|gp|dietitian|dietician|nutritionist|nurses?|midwife|physio|pharmacist)$/u;
const TELLS =
  /\b(?:i|we|he|she|they) (?:(?:have|had|am|are|also|just|already) )*(?:tested|checked|asked|tried|know|knew|think|thought|guess|believe|hear|heard|found|read|sure|told|said|says|say)\b/gu;
const EVERYBODY = /\b(?:everybody|everyone)\b/u;
const ONE_OF_US = / ?\b(?:(?:one|some|half|two|three|1|2|3) of us|(?:years?|months?|yrs?) olds?)\b ?/gu;
const SPEAKER = /\b(?:i|im|ive|id|me|myself|ill (?:eat|have|take)|ich|mich|mir|je|moi|yo|para mi|pero (?:si )?como|io|ma mangio)\b/u;
const WE = /\b(?:we|weve|us|ourselves|wir|uns|nous|nosotros|noi)\b/u;
const THEY = /\b(?:they|them|theyre)\b/u;
const PRONOUN = /\b(?:he|she|him|her|they|them|hes|shes|theyre|er|sie|ihm|ihn|elle|ella|lui|lei)\b/u;
const OTHERS =
  /\b(?:others|rest|else)\b|\bother (?:one|can|is|may|eats|has|loves|likes|tolerates)\b|\bone (?:(?:who|that|which) )?(?:can|is|may|eats|has|loves|likes|tolerates)\b/u;
const NAME =
  /\b(?:for|with) \?(?<for>[\p{L}-]+)|\?(?<of>[\p{L}-]+)(?= (?::|no|not|can|cant|cannot|may|must|mustnt|eats?|has|is|isnt|loves|likes|tolerates|fine|ok|okay)(?= |$))|\b(?:person|eater|kid|child|adult|guest) (?<number>\d+)\b/gu;

/** "Baked egg", "egg in cakes", "a little milk in tea": of the same food, and only so. */
export const isOnlySo = (items: readonly Item[], at: number): boolean =>
  DONE.test(items[at]!.words) ||
  items.slice(Math.max(0, at - 2), at).some(({ words }) => DONE.test(words)) ||
  IN.test(items[at + 1]?.words ?? '');

const DONE =
  /^(?:(?:well|fully|hard|soft|slow|over|deep) )?(?:done|baked?|cooked|boiled|fried|scrambled|poached|roast(?:ed)?|toasted|grilled|steamed|heated|processed|peeled|canned|tinned|dried|frozen|smoked|raw|little|bit|some|small|tiny|traces?|drop|splash|pinch|occasional|odd)\b|\b(?:whites?|yolks?)$/u;
const IN = /^(?:in|inside|within|if|when)$/u;

const denialOf = (items: readonly Item[], refused: number): string =>
  items.findLast((item, index) => index <= refused && denies(item))?.words ?? '';

/** What somebody does not like, and may have for all that. */
export const isOfTaste = (items: readonly Item[], refused: number): boolean => TASTE.test(denialOf(items, refused));

export const isForbidden = (items: readonly Item[], refused: number): boolean => MUST_NOT.test(denialOf(items, refused));

const TASTE = /\b(?:eat|eating|like|liked|enjoy(?:ed)?|fan|fond|keen|into|stand|hates?|dislikes?|detests?|loathes?|despises?)\b/u;
const MUST_NOT = /\b(?:(?:cant|can not|cannot)(?! stand)|must|may|should|shouldnt|mustnt|allowed)\b/u;

/** "Eggs are fine, but no eggs for him", and not the list that goes on behind what is denied. */
export function isDeniedAnew(items: readonly Item[], refused: number): boolean {
  const start = items.findLastIndex(({ words }, at) => at < refused && (PARTS.test(words) || words === 'so'));
  return items.slice(start + 1, refused).some(denies);
}
