import { type Clause, textOf } from './clause.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { OTHER_PEOPLE_NOUNS } from '../language/people-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';

/** "Everyone but Mia can have peanuts", "eggs for all but my son", "nobody but Tom eats fish", "we eat fish, not Tom though". */
export function listSpared(items: readonly Item[]): readonly number[] {
  return items.flatMap(({ words }, but) => {
    const spared = but + (/^(?:my|our|the|one)$/u.test(items[but + 1]?.words ?? '') ? 2 : 1);
    if (!/^(?:but|unlike|not)$/u.test(words) || !isSomebody(items[spared])) return [];
    const isLast = ENDS_SPARED.test(items[spared + 1]?.words ?? '.');
    // "Fish? Everyone but Noah."
    const start = startOfSentence(items, but);
    if (words === 'not') {
      if (!isLast || SAYS_HOW.test(items[spared]!.words)) return [];
      // "We eat eggs. Not Leo."
      const from = start === but ? startOfSentence(items, but - 1) : start;
      return SOMEBODY_EATS.test(headingOf(items, from, but)) ? listFoodsIn(items, from, but) : [];
    }
    // "My daughter, unlike my son, can have eggs".
    if (words === 'unlike') return listFoodsIn(items, start, endOfList(items, spared + 1));
    const heading = headingOf(items, start, but);
    if (isLast) return ALL_OR_NONE.test(heading) ? listFoodsIn(items, start, but) : [];
    return ALL_OR_NONE_LAST.test(heading) ? listFoodsIn(items, spared, endOfList(items, spared)) : [];
  });
}

const startOfSentence = (items: readonly Item[], end: number): number =>
  items.findLastIndex((item, at) => at < end && ENDS_SENTENCE.test(item.words)) + 1;

const headingOf = (items: readonly Item[], start: number, end: number): string =>
  items
    .slice(start, end)
    .map((item) => (isFood(item) ? '@' : item.words))
    .join(' ');

/** A list goes on behind a comma, "chicken for Tom" does not. */
function endOfList(items: readonly Item[], start: number): number {
  const end = items.findIndex(({ words }, at) => at > start && ENDS_CLAUSE.test(words));
  const stop = end < 0 ? items.length : end;
  const comma = items.findIndex(({ words }, at) => {
    const next = items.findIndex((item, index) => index > at && item.mark !== undefined);
    const said = items.slice(at + 1, Math.min(next < 0 ? items.length : next, stop));
    return at > start && at < stop && words === ',' && !said.every((item) => isFood(item) || item.effect?.cue === 'and');
  });
  return comma < 0 ? stop : comma;
}

const listFoodsIn = (items: readonly Item[], start: number, end: number): readonly number[] =>
  items.flatMap((item, at) => (at >= start && at < end && isFood(item) ? [at] : []));

/** But "none of that, but she loves fish" begins anew. */
const isSomebody = (item: Item | undefined): boolean =>
  item !== undefined &&
  !isFood(item) &&
  !/^(?:he|she)$/u.test(item.words) &&
  (item.unknown === true || PERSON_WORDS.has(item.words) || /^(?:i|me|him|them)$/u.test(item.words));

/** But "all vegetables but okra" is said of none. */
const ALL_OR_NONE =
  /\b(?:ev\w+(?:one|body)|anyone|anybody|nobody|noone|no one|(?:we|us|they|them) (?:can |may |could )?all|(?:all|each|none) of (?:us|them|you|(?:the|my|our) \w+))\b/u;
const ALL_OR_NONE_LAST = new RegExp(
  String.raw`(?:${ALL_OR_NONE.source}|\ball)(?: (?:of )?(?:us|them|you|the (?:family|kids|children)))?$`,
  'u',
);
/** But "soup, not bland" and "salmon please, not fancy" are said of the dish. */
const SOMEBODY_EATS =
  /\b(?:i|we|us|they|everybody|everyone|family|kids|children|the rest)\b.*\b(?:eats?|likes?|loves?|enjoys?|can|have|fine|ok|okay|for)\b|\bfor (?:me|us|everybody|everyone)\b/u;
/** "I love steak, not chewy": what no list knows and ends so is how it should not be. */
const SAYS_HOW = /(?:y|ing|ed|ful|less|[ai]ble|ous|ive|ish|some|like|est)$/u;
const ENDS_SENTENCE = /^[.;!:]$/u;
const ENDS_CLAUSE = /^(?:[.;!?:]|but|so|because|although|though)$/u;
/** "But Mia loves them" begins anew. */
const ENDS_SPARED = /^(?:[.,;!?()-]|please|and|so|because|who|though|however|either)$/u;

/** "Only my husband eats shrimp", "eggs for adults only": what one alone has may be what the others must not have. */
export const isOfOneAlone = (items: readonly Item[], { start, end, foods }: Clause): boolean =>
  foods.length > 0 &&
  items.slice(start, end).some(({ words }, index) => {
    if (!/^(?:only|just)$/u.test(words)) return false;
    const at = start + index;
    const [, preposition, somebody = '', verb] = ONE_ALONE.exec(textOf(items, { start: at + 1, end })) ?? [];
    if (preposition ? isOther(somebody) : verb !== undefined && (isOther(somebody) || somebody === 'i')) return true;
    return isOther(items[at - 1]?.words ?? '') && items.slice(Math.max(start, at - 3), at - 1).some((item) => item.words === 'for');
  });
const ONE_ALONE =
  /^(?:(for|to) )?(?:(?:my|our|the) )?(\w+(?: of us)?)(?: and (?:i|(?:(?:my|our|the) )?\w+))?(?: (eats?|can|may|has|have|gets?|likes?|loves?|drinks?|tolerates?|is)\b)?/u;
const isOther = (words: string): boolean =>
  words !== 'us' && (words.endsWith(' of us') || PERSON_WORDS.has(words) || OTHERS_NOUNS.has(words));
const OTHERS_NOUNS: ReadonlySet<string> = new Set(OTHER_PEOPLE_NOUNS);
