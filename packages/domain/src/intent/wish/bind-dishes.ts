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

/**
 * What a sentence asks for as one dish. Only where every word of it is wished for: of "no chicken tikka masala" and "allergic to
 * peanut butter cups" each food is read for itself, as a name left out could leave one of them in.
 */
export function bindDishes(facts: Facts): BoundDishes {
  const taken = new Set<number>();
  const { dishes, items } = bindNames(facts, taken);
  return { dishes: uniqueByWords([...dishes, ...bindKinds(facts, taken)]), items };
}

function bindNames(facts: Facts, taken: Set<number>): BoundDishes {
  const dishes: DishWish[] = [];
  const items = [...facts.items];
  for (const span of facts.names) {
    if (isFoodOfNext(span, facts)) continue;
    if (!isWishedWhole(span, facts)) {
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
function bindKinds(facts: Facts, taken: Set<number>): readonly DishWish[] {
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
  if (dish.like !== undefined) return likenDish(dish.like, { words: wordsOf(facts.items, from, to), lexicon: facts.lexicon });
  const named = listFoods(facts, from, to);
  // A name that says its food needs no other: "eggs, chicken tikka masala".
  const beside = named.length === 0 ? findFoodBeside(from, to, facts) : undefined;
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

/** A dish that no kit makes, by what it is most like. */
function likenDish(like: string, { words, lexicon }: { readonly words: string; readonly lexicon: IntentLexicon }): DishWish {
  const { items, names } = readItems(like, lexicon);
  const kind = items.find(({ effect }) => effect?.dish !== undefined)?.effect?.dish ?? null;
  const named = items.flatMap((item) =>
    isFood(item) && !item.effect?.dish ? [{ words: item.words, foodIds: listBeing(item, lexicon) }] : [],
  );
  return { words, name: foodNameKey(words), kitIds: names.flatMap(({ dish }) => dish.kitIds), isUnwritten: true, kind, foods: [], named };
}

function bindKind(at: number, kind: string, facts: Facts & { readonly taken: Set<number> }): readonly DishWish[] {
  const beside = findFoodBeside(at, at + 1, facts);
  const foods = beside === undefined ? [] : listFoods(facts, beside, beside + 1);
  if (beside === undefined || foods.length === 0) return [];
  facts.taken.add(beside);
  const also = listAlso(at, at + 1, facts, beside);
  const from = facts.scope.analogs.has(beside) && beside < at ? beside - 1 : Math.min(beside, at);
  const words = wordsOf(facts.items, from, Math.max(beside, at) + 1);
  return [{ words, name: null, kitIds: [], kind, foods, named: [], ...(also.length > 0 && { also }) }];
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
