import { type Clause, listFoodsOf } from './clause.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { namesPerson } from '../language/names-person.ts';
import { listSpared } from './read-spared.ts';
import { listSwaps } from './read-swaps.ts';

/**
 * Foods that a sentence sends away only after it named them: "soy is off the menu", "leave the dairy out", "eggs? absolutely
 * not". A reader that goes from word to word has taken them for wishes by then.
 */
export function findRefused(items: readonly Item[], clauses: readonly Clause[]): ReadonlySet<number> {
  if (!items.some((item) => isFood(item) || item.mark === '?' || item.effect?.cue === 'no')) return new Set();
  return new Set([
    ...clauses.flatMap((clause, at) => listRefused(clauses, { clause, at })),
    ...listSwaps(items).flatMap(({ out }) => out.filter((at) => isFood(items[at]))),
    ...listOutdone(items),
    ...listSpared(items),
    ...items.flatMap((item, at) => (isFood(item) && isOfMealBehind(items, at + 1) ? [at] : [])),
  ]);
}

/** "Eggs not for lunch", "keep eggs out of her lunch": the meal stays, and the food before is what is refused. */
export function isOfMealBehind(items: readonly Item[], at: number): boolean {
  const said = items[at]?.words;
  let next = at + 1;
  if (said === 'not' && /^(?:for|at)$/u.test(items[next]?.words ?? '')) next++;
  else if (said !== 'out of' || !items.slice(Math.max(0, at - MOST_KEPT_OUT), at).some(({ words }) => KEEPS.test(words))) return false;
  while (OWNER.test(items[next]?.words ?? '') || namesPerson(items[next]?.words ?? '')) next++;
  return items[next]?.effect?.slot !== undefined;
}
const MOST_KEPT_OUT = 4;
const KEEPS = /^(?:keep|leave|keeping|leaving)$/u;
const OWNER = /^(?:the|my|his|her|our|their)$/u;

/** "Rather fish than meat", "prefer tofu to chicken": what comes second goes. */
function listOutdone(items: readonly Item[]): readonly number[] {
  const start = items.findIndex(({ words }) => /^(?:rather|prefer|prefers)$/u.test(words));
  const joint = items.slice(start, start + LONGEST_CHOICE).findIndex(({ words }) => /^(?:than|to|over)$/u.test(words));
  const at = start + joint;
  return start >= 0 && joint > 1 && items.slice(start, at).some(isFood) && isFood(items[at + 1]) ? [at + 1] : [];
}

const LONGEST_CHOICE = 6;

function listRefused(clauses: readonly Clause[], { clause, at }: { clause: Clause; at: number }): readonly number[] {
  const asked = clauses[at - 1];
  const isDenied =
    asked && (asked.endedBy === '?' ? BARE_NO.test(clause.text) : DENIES_SELF.test(clause.text) && OF_ANOTHER.test(asked.text));
  if (isDenied) return asked.diets;
  // First the cheaper question: most clauses are about no food.
  const foods = listFoodsOf(clauses, at);
  return foods.length > 0 && REFUSALS.some((pattern) => pattern.test(clause.text)) ? foods : [];
}

/**
 * Clauses that send a food away after it was named, where each of their words by itself also wishes: "keep the nuts out", "too
 * much of it lately". Any other wording is left to `find-doubts.ts`. Lower case, without accents and apostrophes, marks apart.
 */
const REFUSALS: readonly RegExp[] = [
  /(?<!\b(?:not|dont|do not|never|no need to|without) (?:\w+ )?)\b(?:leave|leaving|keep|keeping|take|cut|rule|kick|drop)\b (?:\w+ ){1,5}?(?:out|off|aside)\b/u,
  /^0 | [:=-] 0$/u,
  // "Raisins, no from me".
  /\b(?:no|nope|nah|hard pass|pass) (?:from|for) (?:me|us|him|her|them|my \w+)$/u,
  // "Nuts aren't really ok", "it is not alright to use nuts".
  /\b(?:(?:is|are|was|were)nt|not|never|no longer|hardly|far from) (?:(?!only\b|without\b)\w+ ){0,2}?(?:fine|ok|okay|alright|all right|good|great|safe|allowed|permitted|welcome|acceptable)\b(?! without)/u,
  // What somebody has too often: "he eats too much tuna", but "I don't have too many eggs".
  /(?<!\b(?:not|dont|doesnt|didnt|never|wont) )\b(?:eats?|eating|ate|having|drinks?) (?:\w+ ){0,2}?(?:far |way |much )?too (?:much|many)\b/u,
  // What was eaten lately, unless it is there to be used up.
  /\btoo (?:much|many) (?:\w+ ){1,3}(?:lately|recently|already|this week|these days)\b|^(?!.*\bleft ?overs?\b).*\balready (?:had|ate|eaten)\b/u,
];

/** "Vegan? No." */
const BARE_NO = /^(?:no|nope|nah|never|not (?:really|any ?more))$/u;
/** "My ex was gluten free, I am not"; of somebody who still is there, the diet stays. */
const DENIES_SELF = /^(?:and )?(?:i|we) (?:am|are|do) (?:not|no longer)$|^(?:and )?(?:im|were) not$|^(?:and )?(?:i|we) dont$/u;
const OF_ANOTHER = /\b(?:ex|was|were|used to)\b/u;
