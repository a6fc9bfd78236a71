import { type Clause, listFoodsOf } from './clause.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { REFUSALS } from './refusals.table.ts';

/**
 * Foods that a sentence sends away only after it named them: "soy is off the menu", "leave the dairy out", "eggs? absolutely
 * not". A reader that goes from word to word has taken them for wishes by then.
 */
export function findRefused(items: readonly Item[], clauses: readonly Clause[]): ReadonlySet<number> {
  if (!items.some((item) => isFood(item) || item.mark === '?' || item.effect?.cue === 'no')) return new Set();
  return new Set([...clauses.flatMap((clause, at) => listRefused(clauses, { clause, at })), ...listSwapped(items), ...listOutdone(items)]);
}

/** "Swap rice for cauliflower rice", "replace the bread with something low carb": what stands before the small word goes. */
function listSwapped(items: readonly Item[]): readonly number[] {
  return items.flatMap(({ words }, start) => {
    if (!SWAPS.test(words)) return [];
    const length = items.slice(start + 1, start + 1 + LONGEST_SWAP).findIndex((item) => /^(?:for|with|by|to)$/u.test(item.words));
    return items.flatMap((item, at) => (at > start && at <= start + length && isFood(item) ? [at] : []));
  });
}

/** "Rather fish than meat", "prefer tofu to chicken": what comes second goes. */
function listOutdone(items: readonly Item[]): readonly number[] {
  const start = items.findIndex(({ words }) => /^(?:rather|prefer|prefers)$/u.test(words));
  const joint = items.slice(start, start + LONGEST_SWAP).findIndex(({ words }) => /^(?:than|to|over)$/u.test(words));
  const at = start + joint;
  return start >= 0 && joint > 1 && items.slice(start, at).some(isFood) && isFood(items[at + 1]) ? [at + 1] : [];
}

const SWAPS = /^(?:swap|swapped|swapping|replaced?|replacing|switch|switched|switching|traded?|exchanged?)(?: out)?$/u;
const LONGEST_SWAP = 6;

function listRefused(clauses: readonly Clause[], { clause, at }: { clause: Clause; at: number }): readonly number[] {
  const asked = clauses[at - 1];
  if (asked && DENIES_SELF.test(clause.text) && OF_ANOTHER.test(asked.text)) return asked.diets;
  const isAnswered =
    asked?.endedBy === '?'
      ? BARE_NO.test(clause.text)
      : asked?.isBareList
        ? WHOLE_NO.test(clause.text)
        : asked?.endsWithFood && WARNING.test(clause.text);
  if (isAnswered) return [...listFoodsOf(clauses, at - 1), ...asked!.diets];
  if (asked && ANNOUNCES.test(asked.text) && clause.isBareList) return clause.foods;
  if (asked && NO_PROBLEM.test(asked.text) && BARE_ARE.test(clause.text)) return clause.foods;
  // First the cheaper question: most clauses are about no food.
  const foods = listFoodsOf(clauses, at);
  if (foods.length > 0 && REFUSALS.some((pattern) => pattern.test(clause.text))) return foods;
  return ENDS_SENDING.test(clause.text) ? listSentAway(clauses, at) : [];
}

/** "Keep nuts, eggs and dairy out": the commas part the verb from its "out". */
function listSentAway(clauses: readonly Clause[], end: number): readonly number[] {
  const start = clauses.findLastIndex(({ text }, at) => at < end && SENDS.test(text));
  if (start < 0 || clauses.slice(start, end).some(({ endedBy }) => endedBy !== ',')) return [];
  return clauses.slice(start, end + 1).flatMap(({ foods }) => foods);
}

/** "My ex was gluten free, I am not"; of somebody who still is there, the diet stays. */
const DENIES_SELF = /^(?:and )?(?:i|we) (?:am|are|do) (?:not|no longer)$|^(?:and )?(?:im|were) not$|^(?:and )?(?:i|we) dont$/u;
const OF_ANOTHER = /\b(?:ex|was|were|used to)\b/u;

/** "Careful, sesame". */
const ANNOUNCES = /^(?:(?:be |please be )?careful|caution|beware|warning|watch out|attention|achtung|vorsicht)$/u;
/** "Gluten is no problem, nuts are". */
const NO_PROBLEM = /\b(?:no|not an?|isnt an?|arent an?) (?:problem|issue|trouble)s?\b/u;
const BARE_ARE = /^(?:but )?(?:\w+ ){1,3}(?:is|are|do|does)$/u;

/** The answer to one's own question. */
const BARE_NO =
  /^(?:absolutely|definitely|certainly|please|god|hell|sorry|oh)? ?(?:no|then no|my \w+ says? no|not|nope|never|pass|hard pass|no way|no thanks|no thank you|not for \w+(?: \w+)?|not a chance|not really|nah|(?:id |i would )?rather not|never again|yuck|yuk|e+w+|gross|bleh)$/u;
/** Of what was named last, however the clause before began: "my kid: peanuts, very bad". */
const WARNING = /^(?:(?:very|really|so|too|extremely) )?(?:bad|severe|dangerous|deadly|allergic|risky)$/u;
/** What is no beginning of a list, as the "no" of "mushrooms, no onions" is. */
const WHOLE_NO =
  /^(?:no|(?:hard|big|absolute|strict) no(?: \w+){0,3}|hard pass|nope|no thanks|no thank you|no way|nah|never again|not for me|yuck|yuk|e+w+|gross|bleh)$/u;

const SENDS = /^(?:please |can you |could you )?(?:leave|keep|take|cut|rule|drop) /u;
const ENDS_SENDING = / (?:out|off|aside)(?: of (?:it|this|my \w+))?$/u;
