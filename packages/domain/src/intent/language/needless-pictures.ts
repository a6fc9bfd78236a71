import { foodBreaksRule } from '../../diet/check-diet.ts';
import { dietRule, restrictionRule } from '../../diet/diet-rule.ts';
import type { Food } from '../../food/food.ts';
import type { IntentLexicon } from './intent-lexicon.ts';
import { REFUSING_CUES } from './intent-words.table.ts';
import type { Item } from './item.ts';

/** "No nuts 🥜🙂", "dairy free 🥛", "🍕 pizza": pictures of the very thing that is named beside them. One of another food is that food. */
export function listNeedlessPictures(
  items: readonly Item[],
  { isPicture, lexicon }: { readonly isPicture: (at: number) => boolean; readonly lexicon: IntentLexicon },
): readonly number[] {
  const leadsBack = (item: Item): boolean => LEADS_BACK.has(item.effect?.cue ?? '');
  const listBeside = (at: number): readonly (Item | undefined)[] => [
    items.findLast((item, index) => index < at && !isPicture(index) && !leadsBack(item)),
    items.find((_, index) => index > at && !isPicture(index)),
  ];
  const mayRefuse = items.some(({ effect }) => REFUSING_CUES.has(effect?.cue ?? ''));
  return items.flatMap((item, at) => {
    if (!isPicture(at)) return [];
    const beside = listBeside(at).filter((other) => other !== undefined);
    const isOrnament = !mayRefuse && beside.length > 0 && beside.every(isOfStrangeScript) && isHarmless(item, lexicon);
    return isOrnament || beside.some((other) => showsSame(item, other, lexicon)) ? [at] : [];
  });
}

/** "Nut allergy 🥜". */
const LEADS_BACK: ReadonlySet<string> = new Set(['allergy', 'free']);

function showsSame(picture: Item, word: Item, lexicon: IntentLexicon): boolean {
  if (picture.effect?.dish !== undefined && picture.effect.dish === word.effect?.dish) return true;
  // "No dairy 🥛🧀" is a rule by now.
  const { diets = [], restrictions = [] } = word.effect ?? {};
  const rules = [...diets.map(dietRule), ...restrictions.map(restrictionRule)];
  const isLeftOut = (food: Food): boolean => rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks');
  const [shown, named] = [listFoods(picture, lexicon), listFoods(word, lexicon)];
  const isWithin = (some: readonly string[], others: readonly string[]): boolean => some.every((id) => others.includes(id));
  if (shown.length > 0 && lexicon.getFoods(shown).every(isLeftOut)) return true;
  return shown.length > 0 && named.length > 0 && (isWithin(shown, named) || isWithin(named, shown));
}

const listFoods = ({ foodClass, food }: Item, lexicon: IntentLexicon): readonly string[] =>
  foodClass ? lexicon.listClass(foodClass) : food === undefined ? [] : lexicon.listNaming(food);

/**
 * "תוכנית בעברית 🥕": beside words of which nothing is known a picture is an ornament, and neither wished nor refused. Not beside
 * Latin letters, in which a word that nobody knows may be a refusal that was mistyped.
 */
const isOfStrangeScript = ({ unknown, words }: Item): boolean =>
  unknown === true && /\p{L}/u.test(words) && !/\p{Script=Latin}/u.test(words);

/** A picture may be all that can be read of an allergy or a faith: what mostly is neither an allergen nor of an animal harms nobody. */
function isHarmless(picture: Item, lexicon: IntentLexicon): boolean {
  const foods = lexicon.getFoods(listFoods(picture, lexicon));
  const harmless = foods.filter((food) => food.allergens.length === 0 && foodBreaksRule(food, VEGAN)?.outcome !== 'breaks');
  return harmless.length > foods.length / 2;
}
const VEGAN = dietRule('vegan');
