import type { Item } from '../language/read-items.ts';
import type { Clause } from './clause.ts';

/**
 * "Make it last till Friday", "could you do something posh with it": a request to cook what was named before, up to its end. Anything
 * may be behind "keep that" or "plan around it", so these stay in doubt.
 */
export const asksOf = ({ text, foods }: Clause): boolean => foods.length === 0 && ASKS.test(text);

const PLEASE =
  '(?:(?:so|and|then|please|pls|kindly|just|now|honestly|maybe|could you|can you|would you|can we|could we|lets|let us|id like(?: you)? to|i want to|want to|id love to|help me(?: to)?) )*';
const IT = '(?:it|that|them|this|those|these)';
const TOO = '(?: (?:too|also|please|pls|tonight|today|tomorrow|for (?:breakfast|lunch|dinner|supper|tea)|mate))*';

const ASKS = new RegExp(
  [
    `^${PLEASE}(?:make|cook|rustle up|whip up|do|give|make me|cook me|do me|give me|show me) (?:me |us )?(?:something|anything|lunch|dinner|supper|breakfast|an? \\w+) (?:(?!with|without|free|less|minus|instead|other|else|safe|not)\\w+ ){0,4}?with ${IT}${TOO}$`,
    `^${PLEASE}(?:make|stretch) ${IT} (?:last|stretch|go (?:far|further|farther|round|a long way))(?: (?:till|until|to|over|for|through) (?:the |a |my )?(?:\\w+ )?\\w+)?${TOO}$`,
    `^${PLEASE}stretch ${IT} (?:over|across|to|for|into) (?:the (?:next )?)?(?:\\w+ )?(?:days?|nights?|meals?|dinners?|lunches|weeks?|weekend)\\b`,
    `^${PLEASE}(?:fit|work|squeeze) ${IT} in(?:to)?(?: \\d+ k?cals?)?${TOO}$`,
    `^how far (?:can|will|does) (?:it|that|they|them) go$`,
  ].join('|'),
  'u',
);

/** "How nice would a baked camembert be right now". */
export const LOVELY_TO_HAVE = /^(?:nice|good|lovely|great|amazing|gorgeous|dreamy|perfect) would$/u;

/** "How nice would some figs be", "could a lasagna be done in the slow cooker": asked of what is wished for. */
export const WOULD_BE =
  /^(?:\w+ )?how (?:nice|good|lovely|great|amazing|gorgeous|dreamy|perfect) would \b.*\bbe(?: right)?(?: now| today| tonight| for \w+)?$|^(?:can|could) (?:an? |the |some )?(?:\w+ ){1,4}be (?:done|made|cooked|prepped|baked|frozen|reheated) (?:in|on|with|under|for)\b/u;

/** "Keep it simple mate", "bro falafel please": who is spoken to. */
export const isAddressed = (items: readonly Item[], { at, clause }: { readonly at: number; readonly clause: Clause }): boolean =>
  (at === clause.start || at === clause.end - 1) &&
  clause.end - clause.start > 1 &&
  ADDRESSED.test(items[at]!.words) &&
  !OWNED_BY.test(items[at - 1]?.words ?? '');
const ADDRESSED = /^(?:mate|bro|dude|chef|boss|pal|buddy|bestie|sis|fella|lads|guys)$/u;
const OWNED_BY = /^(?:my|our|his|her|their|the|an?|best|flat|house|one|no|and|for|:)$/u;
