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
 * "Nothing fried" means food fried in fat, be it deep or in a pan: whatever is called so, stir-fries and what comes out of a wok too, and
 * whatever steps fry. Onions, spices and pastes that are softened or browned in a spoon of oil are where most cooking begins, and so is what
 * is browned before it simmers in a stew or sauce: nobody calls the dish fried for them. An air fryer and a dry skillet fry nothing. Where
 * the words leave it open, it is fried.
 */
function isFried({ title, instructions }: MannerFacts): boolean {
  if (FRIED.test(title) || (FRIED_DISH.test(title) && !WITHOUT_FAT.test(title))) return true;
  if (instructions.some((step) => WOK.test(step))) return true;
  if (!instructions.some((step) => FRIED.test(step))) return false;
  const isOfAirFryer = AIR_FRYER.test(`${title} ${instructions.join(' ')}`);
  const sentences = instructions.flatMap((step) => step.split(/[.;!]/));
  return sentences.some(
    (sentence, at) =>
      FRIED.test(sentence) &&
      !(isOfAirFryer && !IN_PAN.test(sentence)) &&
      friesFood(sentence) &&
      !isBrowned(sentence, { title, later: sentences.slice(at + 1) }),
  );
}

const FRIED = /\b(?<!(?:air|dry)[- ])(?:fry|fried|frying)\b/i;
const FRIES = new RegExp(FRIED.source, 'gi');
/** What is fried by its name, unless the name says otherwise. */
const FRIED_DISH =
  /\b(?:fritters?|schnitzels?|tempura|saltado|latkes?|croquettes?|falafel|pakoras?|tostones|milanesa|beignets?|churros?)\b/i;
const WITHOUT_FAT = /\b(?:oven|baked|air[- ]fr(?:y|ied|yer)|roast(?:ed)?|steamed)\b/i;
const WOK = /\bwok\b/i;
const AIR_FRYER = /\bair[- ]fryer\b/i;
const IN_PAN = /\b(?:skillet|pan|wok|pot|saucepan)\b/i;

/** Whether that is a first step of what simmers later: meat, tofu or vegetables that get their color before their sauce. */
function isBrowned(sentence: string, { title, later }: { readonly title: string; readonly later: readonly string[] }): boolean {
  const isStew = STEW.test(title);
  const simmers = later.some((next) => SIMMERS.test(next));
  if (STAYS_FRIED.test(sentence) || (SOUP.test(title) && IN_SKILLET.test(sentence) && !later.some((next) => INTO_POT.test(next))))
    return false;
  if (MINCED.test(sentence)) return simmers || later.some((next) => BAKES.test(next));
  if (!simmers) return false;
  if (isStew && BACON.test(sentence)) return true;
  if (/\bcrisp/i.test(isStew ? sentence.replace(/\bcrisp at the edges/i, '') : sentence)) return false;
  // What is cooked through in the pan is served as it was fried, unless the pan is a stew's or holds more already.
  return isStew || JOINS.test(sentence) || !COOKED_THROUGH.test(sentence);
}

const STEW =
  /\b(?:stews?|soups?|chowders?|chilis?|curr(?:y|ies)|vindaloo|keema|masala|korma|dal|wat|wot|tagine|goulash|gumbo|bourguignon|coq au vin|stroganoff|bolognese|rag[uù]|ratatouille|cacciator[ae]|brais(?:ed|e)|ramen|pho|laksa)\b/i;
const SIMMERS = /(?<!\b(?:bare|barely) )\b(?:simmer|brais)/i;
const BAKES = /\b(?:bake|roast)\b/i;
const MINCED = /\b(?:break|breaking|crumble|crumbles)\b/i;
const BACON = /\b(?:bacon|pancetta|lardons?)\b/i;
const STAYS_FRIED = /\b(?:eggs?|fish|plantains?|strips|keep warm|onto paper)\b/i;
/** Beside what simmers in its pot, to be laid on top. */
const SOUP = /\b(?:soups?|chowders?|ramen|pho|laksa)\b/i;
const IN_SKILLET = /\bskillet\b/i;
const INTO_POT = /\binto the (?:pot|soup|broth|saucepan)\b/i;
const JOINS = /(?:^|[\]:])\s*(?:turn up the heat, )?add\b/i;
const COOKED_THROUGH = /:done|°[FC]/;

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
  /^(?:onions?|shallots?|garlic|ginger|leeks?|scallions?|celery|lemongrass|pastes?|spices?|aromatics?|cumin|coriander|turmeric|paprika|cinnamon|cardamom|cloves?|seeds?|leaf|leaves|chil(?:i|is|ies|es)|flakes|pepper|mustard|fenugreek|kale|chard|swiss|spinach|greens?|collards?)$/;
const UNTIL_SOFT = /\buntil (?:\w+ )?(?:\w+ )?(?:soft|soften|fragrant|smells?|thick|darkens|(?:oil|fat) (?:runs|shows))\b/i;
