import { type Clause, listFoodsOf, splitClauses } from './clause.ts';
import { isFood, type Item } from './read-items.ts';

/**
 * Foods that a sentence sends away only after it named them: "soy is off the menu", "leave the dairy out", "eggs? absolutely
 * not". A reader that goes from word to word has taken them for wishes by then.
 */
export function findRefused(items: readonly Item[]): ReadonlySet<number> {
  if (!items.some(({ words }) => HINTS.test(words))) return new Set();
  const clauses = splitClauses(items);
  return new Set([...clauses.flatMap((clause, at) => listRefused(clauses, { clause, at })), ...listSwapped(items)]);
}

/** "Swap rice for cauliflower rice", "replace the bread with something low carb": what stands before the small word goes. */
function listSwapped(items: readonly Item[]): readonly number[] {
  return items.flatMap(({ words }, start) => {
    if (!SWAPS.test(words)) return [];
    const length = items.slice(start + 1, start + 1 + LONGEST_SWAP).findIndex((item) => /^(?:for|with|by|to)$/u.test(item.words));
    return items.flatMap((item, at) => (at > start && at <= start + length && isFood(item) ? [at] : []));
  });
}

const SWAPS = /^(?:swap|swapping|replace|replacing|switch|switching|trade|exchange)(?: out)?$/u;
const LONGEST_SWAP = 6;

function listRefused(clauses: readonly Clause[], { clause, at }: { clause: Clause; at: number }): readonly number[] {
  const asked = clauses[at - 1];
  if (asked?.endedBy === '?' && BARE_NO.test(clause.text)) return listFoodsOf(clauses, at - 1);
  if (REFUSES.some((pattern) => pattern.test(clause.text))) return listFoodsOf(clauses, at);
  return ENDS_SENDING.test(clause.text) ? listSentAway(clauses, at) : [];
}

/** "Keep nuts, eggs and dairy out": the commas part the verb from its "out". */
function listSentAway(clauses: readonly Clause[], end: number): readonly number[] {
  const start = clauses.findLastIndex(({ text }, at) => at < end && SENDS.test(text));
  if (start < 0 || clauses.slice(start, end).some(({ endedBy }) => endedBy !== ',')) return [];
  return clauses.slice(start, end + 1).flatMap(({ foods }) => foods);
}

/** The beginning of some word of every pattern below: most sentences hold none. */
const HINTS =
  /\b(?:off|out|no|not|nope|never|pass|aside|stomach|problem|trouble|trigger|enem|nemes|nightmare|kryptonite|bad|news|tabu|verboten|interdit|prohibid|nicht|pas|swap|replac|switch|trade|exchange)/u;

/** The answer to one's own question. */
const BARE_NO =
  /^(?:absolutely|definitely|certainly|please|god|hell|sorry|oh)? ?(?:no|not|nope|never|pass|hard pass|no way|no thanks|no thank you|not for me|not a chance|not really)$/u;

const SENDS = /^(?:please |can you |could you )?(?:leave|keep|take|cut|rule|drop) /u;
const ENDS_SENDING = / (?:out|off|aside)(?: of (?:it|this|my \w+))?$/u;

const NOT_DENIED = '(?<!\\b(?:not|dont|do not|never|no need to|without) (?:\\w+ )?)';

const REFUSES: readonly RegExp[] = [
  new RegExp(`${NOT_DENIED}\\b(?:leave|leaving|keep|keeping|take|cut|cutting|rule|kick|drop)\\b (?:\\w+ ){1,5}?(?:out|off|aside)\\b`, 'u'),
  /\b(?:is|are|was|were|s|stays?|goes|go) (?:(?!not\b|never\b|no longer\b)\w+ )?(?:out|off)(?:$| (?:of the question|the (?:menu|table|list|plan|cards)|limits|for (?:me|us|now|good|today)))/u,
  /\b(?:is|are) (?:(?!not\b|never\b|no\b|no longer\b)\w+ ){0,2}?(?:problems?|problematic|trouble|triggers?|bad news|bad for (?:me|us|him|her|them)|nightmare|kryptonite|nemesis|enem(?:y|ies))\b/u,
  /(?<!\b(?:no|not a) )\b(?:problem|trouble|trigger|enemy|nemesis|kryptonite)s? (?:food |foods )?(?:is|are|seems? to be)\b/u,
  /\bwould be (?:bad|trouble|a problem|risky|dangerous|a mistake)\b/u,
  /(?<!\b(?:nicht|pas|no) )\b(?:tabu|verboten|interdite?s?|prohibid[oa]s?)$/u,
  /\b(?:mag|mogen|esse|essen) (?:ich|wir|er|sie) (?:gar |uberhaupt )?nicht\b/u,
  /\b(?:cant|cannot|can not|couldnt) (?:really )?stomach\b/u,
];
