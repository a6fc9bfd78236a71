import { isFood, type Item } from '../language/read-items.ts';
import type { Modes } from './clause.ts';

type Mode = 'exclude' | 'allergy' | 'denied' | 'doubt';

/**
 * "I have to avoid almonds. And hazelnuts. Basically all tree nuts": a sentence that is no more than a list and says that it goes on
 * is of what was said last. Behind a refusal of taste that wishes for something as well it may go on from the wish.
 */
export function carryOn(items: readonly Item[], modes: Modes): ReadonlyMap<number, Mode> {
  const carried = new Map<number, Mode>();
  const modeAt = (at: number): string | undefined => carried.get(at) ?? modes.get(at);
  for (const { start, end } of listFragments(items)) {
    const before = items.slice(0, start - 1).findLastIndex(({ mark }) => ENDS_SENTENCE.test(mark ?? '')) + 1;
    const said = [...items.keys()].filter((at) => at >= before && at < start && isFood(items[at]) && modeAt(at) !== undefined);
    const last = said.at(-1) === undefined ? ruleOf(items.slice(before, start)) : modeAt(said.at(-1)!);
    if (!isLeftOut(last) || (last === 'exclude' && said.some((at) => modeAt(at) === 'wish'))) continue;
    for (let at = start; at < end; at++)
      if (isFood(items[at]) && (modes.get(at) === 'wish' || modes.get(at) === 'doubt')) carried.set(at, last);
  }
  return carried;
}

const isLeftOut = (mode: string | undefined): mode is Mode => /^(?:exclude|allergy|denied|doubt)$/u.test(mode ?? '');

/** "No dairy. And eggs." names a rule. */
const ruleOf = (own: readonly Item[]): string | undefined =>
  own.some(
    ({ effect, words }) => (effect?.diets ?? effect?.restrictions ?? effect?.allergies) !== undefined && /^(?:no|without)\b/u.test(words),
  )
    ? 'exclude'
    : undefined;

/** From behind the mark before it up to its own. */
function listFragments(items: readonly Item[]): readonly { readonly start: number; readonly end: number }[] {
  const ends = [...items.flatMap(({ mark }, at) => (ENDS_SENTENCE.test(mark ?? '') ? [at] : [])), items.length];
  return ends.flatMap((end, index) => {
    const start = index === 0 ? 0 : ends[index - 1]! + 1;
    return start > 0 && isFragment(items.slice(start, end)) ? [{ start, end }] : [];
  });
}

const isFragment = (own: readonly Item[]): boolean => {
  const text = own.map((item) => (isFood(item) ? '@' : item.words)).join(' ');
  return (OPENS.test(text) || CLOSES.test(text)) && FRAGMENT.test(text);
};

const ENDS_SENTENCE = /^[.;!?]$/u;
const OPENS =
  /^(?:(?:oh|so|well|yes|,) )*(?:and|also|plus|or|nor|even|ditto|likewise|basically|essentially|generally|in fact|pretty much|(?:the )?same)\b/u;
const CLOSES = / (?:too|also|as well|either|likewise|neither|basically|really|in fact)$/u;
const PLAIN =
  '@|,|/|and|or|nor|n|the|all|any|anything|everything|every|each|other|another|most|some|also|plus|too|as well|either|likewise|neither|even|really|oh|so|well|yes|of|course|kinds?|types?|sorts?|forms?|ditto|basically|essentially|generally|in fact|fact|in|pretty much|pretty|much|especially|particularly|(?:the )?same(?: goes)?(?: with| for)?|goes for|with|containing|contain|made with|made from';
/** Nothing beside foods that says anything: "with" only of what anything or the same is said of. */
const FRAGMENT = new RegExp(`^(?!(?:(?!anything|everything|same).)* with )(?=.*@)(?:(?:${PLAIN})(?: |$))+$`, 'u');
