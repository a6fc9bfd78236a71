import { WEEKDAYS } from '../../calendar/weekday.ts';
import { tellsSymptom } from '../language/harm-words.ts';
import { namesPerson } from '../language/names-person.ts';
import { isToEat, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import { denies } from './denies.ts';

/**
 * Where a sentence turns from what is refused to what is wished, or back, without a mark that says so: "she won't touch cod and
 * would love soup", "he hates peas give him beans", "risotto would be lovely and please keep onions out". Each side names a food of
 * its own and says in words of its own what it wants of it, so that neither is told of the other's. Where a harm is told nothing
 * turns, as it may be told of both, unless the refusal is of a pronoun: "I get a rash, so skip it and give me mango".
 * By the index at which one side ends, where the other begins.
 */
export function listTurns(items: readonly Item[]): ReadonlyMap<number, number> {
  const turns = new Map<number, number>();
  let start = 0;
  for (let at = 0; at < items.length; at++) {
    if (ENDS_SENTENCE.test(items[at]!.mark ?? '')) start = at + 1;
    else if (at > start && turnsAt(items, start, at)) {
      start = isJoint(items[at]!) ? at + 1 : at;
      turns.set(at, start);
    }
  }
  return turns;
}

const ENDS_SENTENCE = /^[.;!?()]$/u;

function turnsAt(items: readonly Item[], start: number, at: number): boolean {
  const { mark } = items[at]!;
  const isJoined = isJoint(items[at]!);
  if (!isJoined && !asksToGive(items, start, at)) return false;
  const end = items.findIndex((item, index) => index > at && ENDS_SENTENCE.test(item.mark ?? ''));
  const said = items.slice(start, end < 0 ? items.length : end);
  const [before, behind] = [said.slice(0, at - start), said.slice(isJoined ? at - start + 1 : at - start)];
  const isTurn = refuses(before)
    ? wishes(untilRefusal(behind), isJoined) || (mark !== undefined && isCounted(before, untilRefusal(behind)))
    : isJoined &&
      beginsRefusing(behind) &&
      (isWish(before, mark) || (mark === undefined && isWanted(before) && !OF_BOTH.test(showTyped(behind))));
  return isTurn && (refusesPronoun(items, at) || !tellsSymptom(showTyped(said)));
}

const isWish = (before: readonly Item[], mark: string | undefined): boolean =>
  wishes(before, true) || (mark === '-' && isMealOfItsOwn(before));

/** "For lent I'm thinking fish pie and I don't want any sweetcorn": whatever else was told before it. */
const isWanted = (items: readonly Item[]): boolean => {
  const text = showTyped(items);
  return items.some(isNamed) && !refuses(items) && !HEDGES.test(text) && WANTED.test(text);
};
const WANTED =
  /\b(?:(?:i|we) (?:really |just |also )?(?:want|need|fancy|would like|would love)|(?:id|wed) (?:really )?(?:like|love)|(?:im|were|i am|we are) thinking|give me|can (?:i|we) have)\b/u;
const OF_BOTH = /\b(?:either|neither|nor)\b/u;

const refusesPronoun = (items: readonly Item[], at: number): boolean =>
  /^(?:it|them|that|those|these)$/u.test(items[at - 1]?.words ?? '') && items[at - 2]?.effect?.cue === 'no';

const isJoint = ({ words, mark }: Item): boolean => JOINS.test(mark ?? words);
const JOINS = /^(?:-|,|and|so|but|only)$/u;
/** "Hates peas give him beans"; what somebody does not get started on or will not serve is no order. */
const asksToGive = (items: readonly Item[], start: number, at: number): boolean =>
  GIVES_WHOM.test(`${items[at]!.words} ${items[at + 1]?.words ?? ''}`) &&
  items.slice(start, at).some(isNamed) &&
  !denies(items[at - 1]!) &&
  !GOES_ON.test(items[at - 1]!.words);
const GOES_ON = /^(?:to|or|nor)$/u;
const GIVES_WHOM = /^(?:give|gie|serve|make|feed|cook|get|bring|fix|offer) (?:me|us|him|her|them)$/u;

/** Small words that say no of the day or of a manner refuse no food, but they may have to do with what follows. */
const refuses = (items: readonly Item[]): boolean => items.some(denies) || KEEPS_OUT.test(showTyped(items));
const KEEPS_OUT = /\b(?:keep|leave|take|cut)s? (?:\w+ ){1,5}?(?:out|off)\b|\b(?:refuses?|off)\b/u;

const untilRefusal = (items: readonly Item[]): readonly Item[] => {
  const end = items.findIndex(denies);
  return items.slice(0, end < 0 ? items.length : end);
};

/** Names something to eat in words that can only wish for it. */
function wishes(items: readonly Item[], isJoined: boolean): boolean {
  if (!items.some(isNamed) || refuses(items)) return false;
  const text = showTyped(items);
  if (HEDGES.test(text)) return false;
  return GIVES.test(text) || (isJoined && (WANTS.test(text) || WOULD_BE.test(text) || PRAISED.test(text)));
}

/**
 * "No pork, chicken twice", "no nuts, eggs every morning": how often is said of what comes. Not behind an allergy, nor of what is
 * mostly refused, as "no gluten, dairy on weekdays" may be told of both.
 */
function isCounted(before: readonly Item[], behind: readonly Item[]): boolean {
  if (!behind.some(isNamed) || refuses(behind) || before.some(({ effect }) => ALLERGY.test(effect?.cue ?? ''))) return false;
  const text = showTyped(behind);
  return OFTEN.test(text) && !MOSTLY_REFUSED.test(text) && !BOUNDED.test(text);
}
const ALLERGY = /^allerg/u;
const MOSTLY_REFUSED = /^(?:dairy|lactose|gluten|wheat|soya?|nuts?|shellfish|seafood|alcohol|caffeine|sugar)\b/u;
const BOUNDED = /\b(?:from|tops|max|maximum|most|only)\b/u;
const DAY = WEEKDAYS.join('|');
const OFTEN = new RegExp(
  String.raw`^(?:[a-z-]+ ){1,3}?(?:twice|thrice|once a day|(?:two|three|four|five|[2-5]) times|daily|(?:every|each) (?:day|morning|evening|night|lunch|dinner|breakfast|meal|${DAY})|on (?:(?:${DAY})s?|weekends?|weekdays?))\b`,
  'u',
);

const isNamed = (item: Item): boolean => isToEat(item) || item.dishName !== undefined;

/** "Cheese would be lovely if she could", "but". */
const HEDGES = /\b(?:if|could|unless|used to|wish|before|until|once)\b/u;
const GIVES = new RegExp(
  `^(?:please |kindly )?(?:(?:give|gie|serve|make|feed|cook|get|bring|fix|offer) (?:me|us|him|her|it|them|(?:the|my|our) [a-z]+)|lets|let us|how about|what about)\\b`,
  'u',
);
const WANTS =
  /^(?:(?:please|also|instead|then|i|we|he|she|they|id|wed|hed|shed|theyd|(?:my|our|the) \w+) )*(?:would (?:\w+ )?(?:like|love|enjoy|prefer|fancy|adore|have|eat|be (?:glad|happy|pleased|thrilled|delighted) (?:of|with))|(?:rather|prefers?|wants?|loves?|likes?|adores?|fanc(?:y|ies)|crav(?:e|es|ing)|begs? for|asks? for|asked for|needs?)|[a-z]+ing for)\b|\b(?:loves?|adores?|likes?) (?:it|that|this|them|those)\b|^[^,]*\b(?:he|she|they) (?:always |happily |also )?(?:eats?|enjoys?)\b/u;
/** "A nice stew please": nobody praises what is refused. */
const PRAISED = /^(?:a|an|some) (?:nice|lovely|good|proper|hot|warm|big|simple|quick|hearty|tasty) /u;
const WOULD_BE =
  /\b(?:would|ll|will) (?:be|go|make|do|hit)(?: \w+){0,2} (?:lovely|great|good|nice|perfect|gorgeous|ideal|brilliant|wonderful|fab|fabulous|fantastic|amazing|well|nicely|best|spot|treat|dream|delicious|welcome)\b|\b(?:sounds?|looks?) (?:\w+ )?(?:lovely|great|good|nice|perfect|delicious)\b|\b(?:is|are) (?:just |exactly )?what (?:im|i|we|were|he|hes|she|shes|they|theyre) (?:\w+ )?(?:needs?|wants?|after|fancy|fancies|likes?|craves?|craving)\b|\b(?:will|would|ll) do(?: (?:nicely|fine|well|me|us|him|her|them))?$|\b(?:instead|then)$/u;

/** "Chicken and rice at dinner for the kids - no corn": more than a list, of which what follows might be told. */
const isMealOfItsOwn = (items: readonly Item[]): boolean =>
  items.some(isNamed) && !refuses(items) && items.some(({ effect, words }) => effect?.slot !== undefined || namesPerson(words));

/** What is refused stands behind its refusal: "no corn at dinner", "and please keep onions out"; not "no thanks" of what came before. */
function beginsRefusing(items: readonly Item[]): boolean {
  const at = items.slice(0, MOST_BEFORE + 1).findIndex((item) => denies(item) || KEEPS.test(item.words));
  if (at < 0 || items.slice(0, at).some(isNamed)) return false;
  const end = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
  return items.slice(at + 1, end < 0 ? items.length : end).some(isNamed);
}
const KEEPS = /^(?:keep|leave)$/u;
const MOST_BEFORE = 3;
