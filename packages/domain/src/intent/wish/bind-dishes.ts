import type { DishWish, FoodWish } from '../intent.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import type { NameSpan } from '../language/find-dish-names.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isFood, readItems, type Item } from '../language/read-items.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { listBeing, listFitting, nameWish } from './collect-foods.ts';
import type { Scope } from './read-scope.ts';

export type BoundDishes = {
  readonly dishes: readonly DishWish[];
  /** The items as far as they are about something else: words of a name that nothing but the name explains are the name's. */
  readonly items: readonly Item[];
};

type Facts = {
  readonly items: readonly Item[];
  readonly names: readonly NameSpan[];
  readonly scope: Scope;
  readonly numbers: NumberReading;
  readonly lexicon: IntentLexicon;
};

/** Kinds of dish that only say in what manner another is made: the taco of a "taco soup". */
type Styles = { readonly styles: Set<number> };

/**
 * What a sentence asks for as one dish. Only where every word of it is wished for: of "no chicken tikka masala" and "allergic to
 * peanut butter cups" each food is read for itself, as a name left out could leave one of them in.
 */
export function bindDishes(facts: Facts): BoundDishes {
  const taken = new Set<number>();
  const { dishes, items } = bindNames(facts, taken);
  const styles = new Set<number>();
  const kinds = bindKinds({ ...facts, styles }, taken);
  return {
    dishes: uniqueByWords([...dishes, ...kinds]),
    items: items.map((item, at) => (styles.has(at) ? withoutMeaning(item) : item)),
  };
}

function bindNames(facts: Facts, taken: Set<number>): BoundDishes {
  const dishes: DishWish[] = [];
  const items = [...facts.items];
  for (const span of facts.names) {
    if (isFoodOfNext(span, facts)) continue;
    if (!isWishedWhole(span, facts) || isOfRefusedFood(span, facts)) {
      for (let at = span.from; at < span.to; at++) items[at] = withoutKind(at, facts);
      continue;
    }
    const named = nameDish(span, { ...facts, taken });
    dishes.push(named);
    const { from, to } = span;
    // "Burrito bowl" is one kind of dish, and no bowl beside it.
    const isOfName = ({ effect }: Item): boolean => effect?.dish !== undefined && named.kind !== null && effect.dish !== named.kind;
    for (let at = from; at < to; at++) taken.add(at);
    const isWhole = saysMoreThanItsWords(span, facts);
    for (let at = from; at < to; at++) if (isWhole || isManner(items[at]!) || isOfName(items[at]!)) items[at] = withoutMeaning(items[at]!);
    if (!isWhole) continue;
    items[from] = { ...items[from]!, dishName: wordsOf(facts.items, from, to) };
  }
  return { dishes, items };
}

/** Kinds of dish by their own word first ("stew"), then by a food that is one ("pasta"). */
function bindKinds(facts: Facts & Styles, taken: Set<number>): readonly DishWish[] {
  const dishes: DishWish[] = [];
  for (const [at, { effect }] of facts.items.entries())
    if (effect?.dish !== undefined && !taken.has(at) && !WAYS.has(effect.dish) && isWished(at, facts))
      dishes.push(...bindKind(at, effect.dish, { ...facts, taken }));
  for (const [at, { foodClass, effect }] of facts.items.entries()) {
    const kind = effect?.dish === undefined ? KIND_OF_CLASS[foodClass?.id ?? ''] : undefined;
    if (kind !== undefined && !taken.has(at) && isWished(at, facts) && !namesDish(at + 1, facts))
      dishes.push(...bindKind(at, kind, { ...facts, taken }));
  }
  dishes.push(...bindManners(facts, taken));
  return dishes;
}

const bindManners = (facts: Facts, taken: Set<number>): readonly DishWish[] =>
  facts.items.flatMap(({ words }, at): readonly DishWish[] => {
    const kind = KIND_OF_MANNER[words];
    if (kind === undefined || taken.has(at) || !isWished(at, facts) || !isFreeFood(at + 1, { ...facts, taken })) return [];
    const foods = listFoods(facts, at + 1, at + 2);
    if (foods.length > 0) taken.add(at + 1);
    return foods.length > 0 ? [{ words: wordsOf(facts.items, at, at + 2), name: null, kitIds: [], kind, foods, named: [] }] : [];
  });

/** "Grilled fish", "crispy tofu": said of that food, where by themselves they are said of the day. */
const KIND_OF_MANNER: Readonly<Record<string, string>> = {
  grilled: 'grill',
  crispy: 'crunchy',
  crisp: 'crunchy',
  crunchy: 'crunchy',
  creamy: 'creamy',
};

/** "Shrimp noodles", "pasta with chicken": foods that beside another name what is cooked of both. */
const KIND_OF_CLASS: Readonly<Record<string, string>> = { noodle: 'noodle', pasta: 'pasta', oat: 'oatmeal' };

/** Oxtail by itself is the stew that people know; "oxtail banh mi" is a banh mi with it, and "vegan sausage congee" a congee. */
const isFoodOfNext = ({ from, to }: NameSpan, facts: Facts): boolean =>
  isFood(facts.items[to - 1]) && facts.items.slice(from, to).every(({ effect }) => effect?.dish === undefined) && namesDish(to, facts);

/** How a meal is cooked or eaten is said of every meal, and of none of its foods. */
export const WAYS: ReadonlySet<string> = new Set(
  'no-cook cold microwave no-oven no-fridge no-chopping one-burner one-pot slow-cooker pressure-cooker air-fryer sheet-pan adventurous comfort finger-food grill portable'.split(
    ' ',
  ),
);

const wordsOf = (items: readonly Item[], from: number, to: number): string =>
  items
    .slice(from, to)
    .map(({ words }) => words)
    .join(' ');

const isWished = (at: number, { scope, numbers }: Facts): boolean => (scope.modes.get(at) ?? 'wish') === 'wish' && !numbers.used.has(at);

function isWishedWhole({ from, to }: NameSpan, facts: Facts): boolean {
  for (let at = from; at < to; at++) {
    const { effect } = facts.items[at]!;
    if (!isWished(at, facts) || effect?.allergies) return false;
    // "Pan con tomate", "mac and cheese".
    if (effect?.cue !== undefined && effect.cue !== 'and' && effect.cue !== 'yes') return false;
  }
  return true;
}

/** "No lamb karahi" wishes for no karahi of something else. */
const isOfRefusedFood = ({ from, to, dish }: NameSpan, facts: Facts): boolean =>
  dish.like !== undefined && isFood(facts.items[from - 1]) && !isWished(from - 1, facts) && !facts.items.slice(from, to).some(isFood);

/** "Quick chicken pho", "Mediterranean breakfast plate": as part of a name these say neither minutes nor meals. */
const isManner = ({ effect }: Item): boolean => [effect?.minutes, effect?.slot, effect?.budget].some((part) => part !== undefined);

/** A diet is one wherever it stands. */
const withoutMeaning = (item: Item): Item => (item.effect?.diets || item.effect?.restrictions ? item : { words: item.words });

/** "No chicken tikka masala" wishes for no tikka masala of something else. */
function withoutKind(at: number, { items, scope }: Facts): Item {
  const item = items[at]!;
  return item.effect?.dish === undefined || scope.modes.has(at) ? item : { words: item.words };
}

/** "Chicken Caesar salad" is more than chicken and a salad, "Greek salad" no wish for a Greek day; "beef stew" is what it says. */
const saysMoreThanItsWords = ({ from, to, dish }: NameSpan, { items }: Facts): boolean =>
  dish.like !== undefined || items.slice(from, to).some(({ unknown, effect }) => unknown || effect?.cuisines || effect?.nearestCuisine);

function nameDish({ from, to, dish }: NameSpan, facts: Facts & { readonly taken: Set<number> }): DishWish {
  const named = listFoods(facts, from, to);
  // A name that says its food needs no other: "eggs, chicken tikka masala".
  const beside = named.length === 0 ? findFoodBeside(from, to, facts) : undefined;
  if (dish.like !== undefined) return likenDish(dish.like, { from, to, beside: beside === from - 1 ? beside : undefined }, facts);
  const also = listAlso(from, to, facts, beside);
  if (beside !== undefined) facts.taken.add(beside);
  const words =
    beside === undefined ? wordsOf(facts.items, from, to) : wordsOf(facts.items, Math.min(beside, from), Math.max(beside + 1, to));
  return {
    words,
    name: foodNameKey(dish.name),
    kitIds: dish.kitIds,
    kind: facts.items.slice(from, to).find(({ effect }) => effect?.dish !== undefined)?.effect?.dish ?? null,
    foods: beside === undefined ? [] : listFoods(facts, beside, beside + 1),
    named,
    ...(also.length > 0 && { also }),
  };
}

/** A dish that no kit makes, by what it is most like; of the food said right before it: "lamb karahi", "artichoke dip". */
function likenDish(
  like: string,
  { from, to, beside }: { readonly from: number; readonly to: number; readonly beside: number | undefined },
  facts: Facts & { readonly taken: Set<number> },
): DishWish {
  const { items, names } = readItems(like, facts.lexicon);
  const kind = items.find(({ effect }) => effect?.dish !== undefined)?.effect?.dish ?? null;
  const named = items.flatMap((item) =>
    isFood(item) && !item.effect?.dish ? [{ words: item.words, foodIds: listBeing(item, facts.lexicon) }] : [],
  );
  const name = foodNameKey(wordsOf(facts.items, from, to));
  const likened = { name, kitIds: names.flatMap(({ dish }) => dish.kitIds), isUnwritten: true, kind } as const;
  if (beside === undefined) return { words: wordsOf(facts.items, from, to), ...likened, foods: [], named };
  facts.taken.add(beside);
  return { words: wordsOf(facts.items, beside, to), ...likened, foods: listFoods(facts, beside, beside + 1), named: [] };
}

function bindKind(at: number, kind: string, facts: Facts & Styles & { readonly taken: Set<number> }): readonly DishWish[] {
  const start = findStyle(at, facts);
  const beside = findFoodBeside(start, at + 1, facts);
  const foods = beside === undefined ? [] : listFoods(facts, beside, beside + 1);
  if (start < at) {
    facts.styles.add(start);
    facts.taken.add(start).add(at);
  }
  if (beside === undefined || foods.length === 0)
    return start < at ? [{ words: wordsOf(facts.items, start, at + 1), name: null, kitIds: [], kind, foods: [], named: [] }] : [];
  facts.taken.add(beside);
  const first = facts.scope.analogs.has(beside) && beside < start ? beside - 1 : Math.min(beside, start);
  const joined = first === beside ? findJoined(first, facts) : undefined;
  if (joined !== undefined) facts.taken.add(joined);
  const also = [...(joined === undefined ? [] : listFoods(facts, joined, joined + 1)), ...listAlso(start, at + 1, facts, beside)];
  const words = wordsOf(facts.items, joined ?? first, Math.max(beside, at) + 1);
  return [{ words, name: null, kitIds: [], kind, foods, named: [], ...(also.length > 0 && { also }) }];
}

/** "Taco soup", "teriyaki bowl": of two kinds of dish the last says what it is, and the one before it in what manner. */
function findStyle(at: number, facts: Facts & { readonly taken: ReadonlySet<number> }): number {
  const dish = facts.items[at - 1]?.effect?.dish;
  const isStyle =
    dish !== undefined && !WAYS.has(dish) && !isFood(facts.items[at - 1]) && !facts.taken.has(at - 1) && isWished(at - 1, facts);
  return isStyle ? at - 1 : at;
}

/** The chicken of a "chicken and mushroom pie", where it does not end a list: "rice, chicken and mushroom pie". */
function findJoined(food: number, facts: Facts & { readonly taken: ReadonlySet<number> }): number | undefined {
  const isJoined = facts.items[food - 1]?.effect?.cue === 'and' && isFreeFood(food - 2, facts);
  const before = facts.items[food - 3];
  return isJoined && before?.mark !== ',' && before?.effect?.cue !== 'and' && !isFood(before) ? food - 2 : undefined;
}

function listFoods({ items, scope, lexicon }: Facts, from: number, to: number): readonly FoodWish[] {
  return items.slice(from, to).flatMap((item, index) => {
    if (!isFood(item) || item.effect?.dish !== undefined) return [];
    const at = from + index;
    const foodIds = scope.analogs.has(at) ? listAnalogs(at, { items, lexicon }) : listBeing(item, lexicon);
    return foodIds.length > 0 ? [{ words: nameWish(items, at, scope), foodIds }] : [];
  });
}

/** "Vegan sausage congee" is of the sausages that are vegan; of a name that has none, "vegan chicken curry", it says the diet alone. */
function listAnalogs(at: number, { items, lexicon }: Pick<Facts, 'items' | 'lexicon'>): readonly string[] {
  const { diets = [], restrictions = [] } = items[at - 1]?.effect ?? {};
  return diets.length + restrictions.length === 0 ? [] : listFitting(listBeing(items[at]!, lexicon), { diets, restrictions, lexicon });
}

/** "Chicken vegetable soup", "noodle bowl made with pork": the further foods, right before it or behind a word that says so. */
function listAlso(
  from: number,
  to: number,
  facts: Facts & { readonly taken: ReadonlySet<number> },
  beside: number | undefined,
): readonly FoodWish[] {
  const first = beside === undefined ? from : Math.min(beside, from);
  const isBehind = MADE_OF.test(facts.items[to]?.words ?? '') && to + 1 !== beside;
  return [first - 1, ...(isBehind ? [to + 1] : [])].flatMap((at) => (isFreeFood(at, facts) ? listFoods(facts, at, at + 1) : []));
}

const MADE_OF = /^(?:with|of|made with|made of|made from|using|containing|featuring)$/u;

/** "Duck stroganoff", "creamy duck stroganoff", "stroganoff with duck", "teriyaki duck": the food that the dish is to be made of. */
function findFoodBeside(from: number, to: number, facts: Facts & { readonly taken: ReadonlySet<number> }): number | undefined {
  const before = skipPlain(from - 1, -1, facts);
  if (isFreeFood(before, facts)) return before;
  const next = facts.items[to];
  const after = next && MADE_OF.test(next.words) ? to + 1 : to;
  return isFreeFood(after, facts) && (after > to || !namesDish(after + 1, facts)) ? after : undefined;
}

/** Past one word that says how: "creamy", "Thai". */
function skipPlain(at: number, step: number, { items, scope }: Facts): number {
  const item = items[at];
  const isPlain =
    item !== undefined &&
    !isFood(item) &&
    item.mark === undefined &&
    item.value === undefined &&
    !scope.modes.has(at) &&
    (item.effect === undefined
      ? /^(?:style|creamy|spicy|baked|grilled|roasted|fried|crispy|crisp|smoky|homemade)$/u.test(item.words)
      : item.effect.cuisines !== undefined);
  return isPlain ? at + step : at;
}

const isFreeFood = (at: number, facts: Facts & { readonly taken: ReadonlySet<number> }): boolean =>
  isFood(facts.items[at]) && facts.items[at]!.effect?.dish === undefined && !facts.taken.has(at) && isWished(at, facts);

/** "Soup and chicken tacos", "tacos chicken soup": the food is the next dish's. */
const namesDish = (at: number, { items }: Facts): boolean => items[at]?.effect?.dish !== undefined;

const uniqueByWords = (dishes: readonly DishWish[]): readonly DishWish[] =>
  dishes.filter(({ words }, at) => dishes.findIndex((other) => other.words === words) === at);
