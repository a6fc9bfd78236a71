import { isFood, type Item } from '../language/read-items.ts';

/**
 * Whether a refusal that began at `since` is over at the comma `at`: where what it denies is said, or where a wish of its own begins
 * behind it. A bare list goes on ("no nuts, eggs, dairy"), as doubt leaves out.
 */
export const endsRefusal = (items: readonly Item[], since: number, at: number): boolean =>
  isSpent(items, since, at) || (isOfManner(items, since, at) && !listsUnwished(items, at)) || wishesAtMeal(items, since, at);

/** "Not heavy, also banana", "not at all picky, so asparagus": what is denied is how it is, and no food. */
function isSpent(items: readonly Item[], since: number, at: number): boolean {
  const said = items.slice(since + 1, at);
  // "Neither of us eats breakfast, salmon for dinner".
  if (said.length === 1 && said[0]!.effect?.slot !== undefined) return true;
  // "Not heavy please, chicken thigh", but "nothing rich please, butter, cream" goes on.
  const polite = said.findLastIndex((item) => !POLITE.test(item.words)) + 1;
  const denied = items[since]?.words === 'not' ? said.slice(0, polite) : said;
  return denied.length <= LONGEST_SPENT && denied.every((item) => DEGREE.test(item.words)) && QUALITY.test(denied.at(-1)?.words ?? '');
}

const LONGEST_SPENT = 4;
const POLITE = /^(?:please|pls|plz|thanks|thx|ta)$/u;
const QUALITY =
  /^(?:heavy|big|large|picky|fussy|choosy|fancy|complicated|difficult|expensive|pricey|greasy|oily|boring|bland|dry|late|long|hungry|slow|filling|rich|vegan|vegetarian)$/u;
const DEGREE = new RegExp(`${QUALITY.source}|^(?:too|so|very|that|at|all|really|overly|particularly|being|anything|or)$`, 'u');

/** "Nothing fried, rice": the refusal is of how food is cooked, and rice is no manner of cooking. */
function isOfManner(items: readonly Item[], since: number, at: number): boolean {
  const said = items.slice(since + 1, at);
  // "Nothing baked, fried or boiled".
  if (MANNER.test(items[at + 1]?.words ?? '')) return false;
  return said.some(({ words }) => MANNER.test(words)) && said.every(({ words }) => MANNER.test(words) || BESIDE_MANNER.test(words));
}

const MANNERS =
  'fried|frying|grilled|roasted|microwaved|steamed|baked|boiled|braised|broiled|mashed|poached|sauteed|seared|stewed|toasted|smoked|raw|breaded|battered';
export const MANNER = new RegExp(`^(?:(?:deep|pan|stir|shallow) )?(?:${MANNERS})(?: (?:foods?|things?|stuff|dish(?:es)?|meals?))?$`, 'u');
const BESIDE_MANNER = new RegExp(
  `${DEGREE.source}|${POLITE.source}|^(?:and|any|,|foods?|things?|stuff|dish(?:es)?|meals?|deep|pan|stir)$`,
  'u',
);

/** "Nothing fried, dairy, nuts": what nobody wishes for by such a name is refused as well, and the list it stands in. */
function listsUnwished(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at + 1);
  const end = rest.findIndex((item) => !isFood(item) && item.mark !== ',' && item.effect?.cue !== 'and');
  return rest.slice(0, end < 0 ? rest.length : end).some(isUnwished);
}

const isUnwished = ({ foodClass }: Item): boolean => foodClass?.unwanted === true || UNWISHED.has(foodClass?.id ?? '');
const UNWISHED: ReadonlySet<string> = new Set(
  'dairy nut tree-nut peanut gluten wheat soy shellfish crustacean mollusc sesame mustard celery sulphite added-sugar artificial-sweetener allium alcohol caffeine processed seed-oil gelatin'.split(
    ' ',
  ),
);

/** "No mushrooms, beef stew for dinner"; but "no nuts, eggs for breakfast" may be a list of what somebody must not have. */
function wishesAtMeal(items: readonly Item[], since: number, at: number): boolean {
  const end = items.findIndex(({ mark, effect }, index) => index > at && (ENDS_PART.test(mark ?? '') || effect?.cue === 'but'));
  const own = items.slice(at + 1, end < 0 ? items.length : end);
  const meal = own.findIndex(({ effect }) => effect?.slot !== undefined);
  const named = own.slice(0, Math.max(0, meal));
  const isDish = named.some((item, index) => index > 0 && item.effect?.dish !== undefined && isFood(named[index - 1]));
  const isFor = named.slice(-LONGEST_LINK).some(({ words }) => words === 'for');
  if (!(isDish || isFor) || named.some(refusesOn)) return false;
  const foods = named.filter(isFood);
  if (isDish) return true;
  const isHarm = foods.some(isUnwished) || (foods.some(isAllergenic) && items.slice(since, at).some(isAllergenic));
  return foods.length > 0 && !isHarm;
}

const LONGEST_LINK = 3;
const ENDS_PART = /^[,;.!?()]$/u;
const refusesOn = ({ effect, words }: Item): boolean =>
  effect?.cue === 'no' || effect?.cue === 'except' || effect?.cue === 'free' || /^(?:or|nor|neither|oder|ou|o|ni)$/u.test(words);
const isAllergenic = ({ foodClass }: Item): boolean => foodClass?.allergens !== undefined;
