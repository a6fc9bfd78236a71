import { tellsSymptom } from '../language/harm-words.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isToEat, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';

/** What goes, and what is to come in its place, by index of the items: foods and kinds of dish. */
export type Swap = { readonly out: readonly number[]; readonly into: readonly number[] };

/** "Swap rice for quinoa", "cod instead of soup", "swap in oat milk for milk". */
export function listSwaps(items: readonly Item[]): readonly Swap[] {
  return items.flatMap((item, at) => {
    const swap = SWAPS.test(item.words) ? readExchange(items, at) : INSTEAD.test(item.words) ? readInstead(items, at) : undefined;
    return swap && swap.out.length > 0 ? [swap] : [];
  });
}

const SWAPS = /^(?:swap|swapped|swapping|replaced?|replacing|switch|switched|switching|traded?|trading|exchanged?|subbed|swap in|sub in)$/u;
const BRINGS_IN = / in$/u;
const INSTEAD = /^(?:instead of|rather than|in place of|in lieu of)$/u;
const JOINT = /^(?:for|with|by|to)$/u;
/** Items up to the small word between the two. */
const LONGEST_SWAP = 6;

/** What stands before the small word goes, and what stands behind it comes: "swap the bread out for something low carb" says that of bread alone. */
function readExchange(items: readonly Item[], start: number): Swap | undefined {
  const length = items
    .slice(start + 1, start + 1 + LONGEST_SWAP)
    .findIndex(({ words }, index) => JOINT.test(words) && !isSomebody(items[start + 2 + index]));
  if (length < 0) return undefined;
  const joint = start + 1 + length;
  const first = listServed(items, start + 1, joint);
  const second = listBehind(items, joint);
  return BRINGS_IN.test(items[start]!.words) ? { out: second, into: first } : { out: first, into: second };
}

/** Of what is said before it in the same breath; where that refuses, harms or tells of the past nothing is wished for. */
function readInstead(items: readonly Item[], at: number): Swap {
  const start = items.findLastIndex((item, index) => index < at && BEGINS.test(item.words)) + 1;
  const end = items.findIndex((item, index) => index > at && ENDS.test(item.words));
  const said = items.slice(start, at);
  const behind = items.slice(at, end < 0 ? items.length : end);
  const isWished = !said.some(({ effect, words }) => REFUSING.has(effect?.cue ?? '') || PAST.test(words)) && !harms(said) && !harms(behind);
  return { out: listBehind(items, at), into: isWished ? listServed(items, start, at) : [] };
}

const listServed = (items: readonly Item[], from: number, to: number): readonly number[] =>
  items.flatMap((item, at) => (at >= from && at < to && isToEat(item) ? [at] : []));

/** The first that is named, and the list it begins: "for brown rice and peas". */
function listBehind(items: readonly Item[], joint: number): readonly number[] {
  const found: number[] = [];
  for (let at = joint + 1; at < items.length; at++) {
    const item = items[at]!;
    if (isToEat(item)) found.push(at);
    else if (found.length > 0 ? item.effect?.cue !== 'and' || !isToEat(items[at + 1]) : !isBetween(item) || at > joint + LONGEST_GAP) break;
  }
  return found;
}

const LONGEST_GAP = 3;
const isBetween = ({ mark, effect, words }: Item): boolean =>
  mark === undefined && (effect === undefined || effect.foodTalk === true || effect.cuisines !== undefined) && !ENDS.test(words);

const isSomebody = (item: Item | undefined): boolean =>
  item !== undefined && (PERSON_WORDS.has(item.words) || /^(?:me|us|my|our)$/u.test(item.words));

const harms = (said: readonly Item[]): boolean => tellsSymptom(showTyped(said));

const BEGINS = /^(?:[.;!?,:()-]|so|but|then|because|as|since)$/u;
const ENDS = /^(?:[.;!?,:()-]|so|but|because|as|since|cos|coz|cuz|cause|for|he|she|they|theyre|hes|shes|i|im|without|that|which)$/u;
const REFUSING: ReadonlySet<string> = new Set(['no', 'not', 'allergic-to', 'allergy', 'except', 'free']);
const PAST = /^(?:ate|had|was|were|used|tried|served|gave|took|drank|never|not)$/u;
