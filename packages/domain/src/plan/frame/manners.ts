/** What of a dish tells how it is cooked: of a kit its steps as they are written, of a meal those that are read. */
export type MannerFacts = { readonly title: string; readonly instructions: readonly string[] };

/** Whether a dish's own title or steps say that something of it is cooked so. */
export function isMadeSo(facts: MannerFacts, manner: string): boolean {
  if (manner === 'fried') return isFried(facts);
  return MANNERS[manner]?.test(`${facts.title} ${facts.instructions.join(' ')}`) ?? false;
}

/** What steps say where food is cooked so. */
export const MANNERS: Readonly<Record<string, RegExp>> = {
  baked: /\b(?:bak|oven|roast)/i,
  boiled: /\bboil/i,
  braised: /\b(?:brais|simmer)/i,
  broiled: /\bbroil/i,
  grilled: /\b(?:grill|barbecu)/i,
  mashed: /\bmash/i,
  microwaved: /\bmicrowav/i,
  poached: /\bpoach/i,
  pulled: /\b(?:pull|shred)/i,
  roasted: /\broast/i,
  // Not all that begins like it: what is left is put in the fridge, perhaps on a Friday.
  sauteed: /\b(?:saut|fry|fried|fries)/i,
  scrambled: /\bscrambl/i,
  seared: /\bsear/i,
  shredded: /\b(?:shred|pull)/i,
  // Not what is heated until it steams, or drained and left in its own steam.
  steamed: /\bsteam(?:ed|ers?)\b|(?<!\b(?:the|no|any|more|little|of) )\bsteam\b(?! dry\b)/i,
  stewed: /\b(?:stew|simmer|brais)/i,
  stuffed: /\b(?:stuff|fill)/i,
  toasted: /\btoast/i,
};

/**
 * "Nothing fried" means food fried in fat, be it deep or in a pan: whatever is called so, stir-fries too, and whatever steps fry. Onions,
 * spices and pastes that are softened or browned in a spoon of oil are where most cooking begins, and nobody calls the dish fried for them. An
 * air fryer and a dry skillet fry nothing. Where the words leave it open, it is fried.
 */
const isFried = ({ title, instructions }: MannerFacts): boolean =>
  FRIED.test(title) || instructions.some((step) => FRIED.test(step) && step.split(/[.;!]/).some(friesFood));

const FRIED = /\b(?<!(?:air|dry)[- ])(?:fry|fried|frying)\b/i;
const FRIES = new RegExp(FRIED.source, 'gi');

const friesFood = (sentence: string): boolean =>
  [...sentence.matchAll(FRIES)].some(({ 0: verb, index }) => {
    const behind = sentence.slice(index + verb.length);
    const object = /^[^,]*/
      .exec(behind)![0]
      .replace(/(?:^|\s)(?:over|in|until|for|with|on)\s.*$/i, '')
      .replaceAll(/:\w+/g, '')
      .toLowerCase();
    const words = object.split(/[^a-z]+/).filter((word) => word !== '' && !SMALL.has(word));
    if (/\bcrisp/i.test(behind)) return true;
    if (words.length > 0) return !words.every((word) => SOFTENED.test(word));
    return !UNTIL_SOFT.test(behind);
  });

const SMALL: ReadonlySet<string> = new Set(
  'the and a an it them all its gently slowly lightly briefly chopped sliced red green yellow white spring curry tomato ground fresh rest of'.split(
    ' ',
  ),
);
const SOFTENED =
  /^(?:onions?|shallots?|garlic|ginger|leeks?|scallions?|celery|lemongrass|pastes?|spices?|aromatics?|cumin|coriander|turmeric|paprika|cinnamon|cardamom|cloves?|seeds?|leaf|leaves|chil(?:i|is|ies|es)|flakes|pepper|mustard|fenugreek)$/;
const UNTIL_SOFT = /\buntil (?:\w+ )?(?:\w+ )?(?:soft|soften|fragrant|smells?)\b/i;
