import { foodNameKey } from '@larder/domain/food/food-name-key.ts';
import type { Food } from '@larder/domain/food/food.ts';
import { isFiller, makeIntentLexicon, type IntentLexicon } from '@larder/domain/intent/language/intent-lexicon.ts';
import { UNWRITTEN_DISHES } from '@larder/domain/intent/language/unwritten-dishes.table.ts';
import { readWords } from '@larder/domain/intent/language/read-words.ts';
import { compileKit } from '@larder/domain/kit/compile-kit.ts';
import { listTitleNames, type DishNameRow } from '@larder/domain/kit/dish-name.ts';
import { DISH_FORMS, type Kit } from '@larder/domain/kit/kit.ts';
import { listWrittenFoods } from './list-written-foods.ts';

/** Names of dishes by themselves, whatever food is called alike: "pot roast". */
const KNOWN_DISHES: ReadonlySet<string> = new Set(UNWRITTEN_DISHES.flatMap(([names]) => names.split('|').map(foodNameKey)));

/** Every name a dish may be asked for by, with the kits that go by it; in the order of names. */
export function listDishNames(kits: readonly Kit[], foodsById: ReadonlyMap<string, Food>): readonly DishNameRow[] {
  const lexicon = makeIntentLexicon([...foodsById.values()]);
  const cooked = new Set(kits.flatMap((kit) => [...listWrittenFoods(kit)]));
  const isServed = (foodId: string): boolean => cooked.has(foodId);
  const kitsByName = new Map<string, Set<string>>();
  const add = (name: string, kit: Kit): void => void kitsByName.set(name, (kitsByName.get(name) ?? new Set()).add(kit.id));
  for (const kit of kits) {
    for (const title of new Set(compileKit(kit, foodsById).map((dish) => dish.title))) {
      const { heads, tails } = listTitleNames(title);
      for (const name of heads) if (!isOneThing(name, lexicon, isServed)) add(name, kit);
      for (const name of tails) if (isNameless(name, lexicon)) add(name, kit);
    }
  }
  for (const kit of kits)
    for (const alias of kit.aliases ?? [])
      if (PEOPLES_DISHES.has(alias) || (!isOneThing(alias, lexicon, isServed) && !isForm(alias, lexicon))) add(alias, kit);
  return [...kitsByName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, ids]) => [name, [...ids].toSorted()]);
}

/** Oxtail and poha are foods too, but who asks for a dish nobody had written means the dish. */
const PEOPLES_DISHES: ReadonlySet<string> = new Set(UNWRITTEN_DISHES.flatMap(([names]) => names.split('|')));

/** "Stir fry": every dish of that form is meant, not the one kit that claims it. */
function isForm(name: string, lexicon: IntentLexicon): boolean {
  const tokens = readWords(name);
  const match = lexicon.match(tokens, 0);
  return match?.length === tokens.length && DISH_FORMS.some((form) => form === match.effect?.dish);
}

/**
 * "Salmon", "cottage cheese", "minestrone": the reader has a food of that name, or a kind of dish, and that is what it means. Of a
 * food that is only bought ready ("garlic bread") nothing is cooked, and the dish is what can be served.
 */
function isOneThing(name: string, lexicon: IntentLexicon, isServed: (foodId: string) => boolean): boolean {
  // Else it would be said not to be written yet.
  if (KNOWN_DISHES.has(foodNameKey(name))) return false;
  const tokens = readWords(name);
  if (tokens.length <= 1) return tokens.length === 0 || lexicon.isKnown(tokens[0]!.key);
  const match = lexicon.match(tokens, 0);
  if (match?.length !== tokens.length || match.effect || match.food?.endsWith(' soup')) return false;
  return match.food === undefined || lexicon.listBeing(match.food).some(isServed);
}

/** The end of a title is a name where nothing else explains a word of it: "tikka masala" is read already, "yassa" is not. */
function isNameless(name: string, lexicon: IntentLexicon): boolean {
  const tokens = readWords(name);
  if (name.length < LEAST_ALONE || SHAPES.test(name) || CUT_OFF.test(name)) return false;
  return tokens.some(({ key }) => !isFiller(key) && !lexicon.isKnown(key));
}

/** Letters: "wat" and "kha" are too like other words. */
const LEAST_ALONE = 4;

/** What a title ends in that is no name of a dish. */
const SHAPES =
  /^(?:\w+ )?(?:patty|patties|thighs?|shells?|boats?|legs?|shoulders?|chops?|balls?|triangles?|coins?|parcels?|smash|melt|cut|jus|juices|cups?|slaw|divorciados|chicken|salmon|trout|duck|wings?|steaks?|gado|choma|kha|plancha|papillote|ribbons)$/;
/** "Skinned duck breast" of "crisp-skinned duck breast". */
const CUT_OFF = /^(?:\w+ed|fryer|pan|en|la) /;
