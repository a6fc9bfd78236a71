import type { FoundName } from './food-lexicon.ts';

/**
 * Whether a text really speaks of eating the food: not where it stands in a negation ("without butter"), as a likeness ("as
 * thick as cream", "walnut-sized") or as something to do ("butter the dish", "fish out the bay leaf").
 */
export function isMeantAsFood(text: string, { start, end }: Pick<FoundName, 'start' | 'end'>): boolean {
  const before = text.slice(0, start).split(CLAUSE_END).at(-1)!.toLowerCase();
  const after = text.slice(end).split(CLAUSE_END, 1)[0]!.toLowerCase();
  if (NEGATED.test(before) || LIKENED.test(before) || LIKENED_BY_SUFFIX.test(after) || NOT_NEEDED.test(after)) return false;
  return !(VERB_BEGINS.test(before) && VERB_GOES_ON.test(after));
}

const CLAUSE_END = /[.;:,()|]/;

/** Between the negation and the food stand at most a determiner, one more word, and other foods of a list. */
const NEGATED =
  /\b(?:no|not|nor|never|without|unlike|instead of|in place of|rather than|free of|none of|skip|omit|leave out) (?:(?:a|an|the|any|of|more|added|single) )?(?:[\w-]+ (?:(?:or|nor|and|of) )?)?$/;
const NOT_NEEDED = /^ (?:is|are) not needed\b/;

/** "As ... as", "like" (but not "you like"), "than" and the size, color or time of something. */
const LIKENED =
  /(?:(?<!\b(?:you|they|would) )\blike|\bthan|\bas [\w-]+ as|\b(?:smooth|thick|thin|fine|soft) as|\b(?:size|thickness|color|consistency|texture|time|smell|taste|shape|way) of|\b(?:smells?|tastes?) of) (?:(?:a|an|the|some) )?(?:(?!(?:on|in|with|of|to|for|into|over|it|they|you) )[\w-]+ ){0,2}$/;
const LIKENED_BY_SUFFIX = /^-(?:sized?|like|shaped|brown|red|free)\b/;

const VERB_BEGINS = /(?:^ ?|\b(?:and|then|to|or|you|not|never|can|now) )$/;
const VERB_GOES_ON =
  /^ (?:the|it|them|a|an|both|each|out|up|half|any|your|that|these|this|well|lightly|again|over|rather|around|and \w+ (?:it|them|the))\b/;
