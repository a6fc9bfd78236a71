import { dishBreaksRule } from '../../diet/check-dish.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import type { DishWish, FoodWish, Intent } from '../../intent/intent.ts';
import { isCalled, isWithout } from '../../kit/dish-name.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import { findNearest, listKitFoods, type Nearest } from './find-nearest.ts';
import { isHeldWay } from './held-ways.ts';
import { factsOf, fitsDishWord, isWishedOf } from './fits-wish.ts';
import type { WishedDish } from './day-wishes.ts';
import { mayExceed, type Candidates } from './list-candidates.ts';
import type { PlanRules } from './plan-rules.ts';

type Ground = {
  readonly intent: Pick<Intent, 'dishes' | 'wishedAt' | 'focus' | 'cuisines'>;
  readonly corpus: Corpus;
  readonly rulesAt: ByMealSlot<PlanRules>;
  /** What the rules leave, and what of it the eater is usually given. */
  readonly allowed: ByMealSlot<Candidates>;
  readonly usual: ByMealSlot<Candidates>;
  /** The meals that are planned. */
  readonly slots: readonly MealSlot[];
};

export type FoundDishes = {
  readonly wished: readonly WishedDish[];
  readonly candidates: ByMealSlot<Candidates>;
  /** Kits for a meal that they are not written for: pancakes for dinner, said so. */
  readonly kitIdsBySlot: Corpus['kitIdsBySlot'];
};

/** Finds what was asked for by name among all that the rules leave, familiar or not, and lets it compete for its meals. */
export function findWishedDishes(ground: Ground): FoundDishes {
  const candidates = { ...ground.usual };
  const kitIdsBySlot = { ...ground.corpus.kitIdsBySlot };
  const wished = ground.intent.dishes.flatMap((wish): readonly WishedDish[] => {
    const chip = chipOf(wish, ground.intent);
    const slots = ground.slots.filter((slot) => isWishedOf(slot, chip, ground.intent));
    const found = slots.length > 0 ? findWished(wish, slots, ground) : undefined;
    if (!found) return [];
    for (const slot of found.slots) {
      const own = [...found.dishes].filter((dish) => isAllowed(dish, slot, ground));
      candidates[slot] = admit(candidates[slot], own);
      const added = [...new Set(own.map(kitIdOf))].filter((kitId) => !kitIdsBySlot[slot].includes(kitId));
      if (added.length > 0) kitIdsBySlot[slot] = [...kitIdsBySlot[slot], ...added];
    }
    return [{ words: wish.words, chip, dishes: found.dishes, shortfall: found.shortfall }];
  });
  return { wished, candidates, kitIdsBySlot };
}

/** A name that its foods and its kind of dish explain has theirs: "beef stew for lunch" says it of the stew. */
function chipOf({ words, kind, named }: DishWish, { wishedAt }: Pick<Intent, 'wishedAt'>): string {
  const own = `named:${words}`;
  if (wishedAt[own] !== undefined) return own;
  return kind === null ? (named[0] === undefined ? own : `wish:${named[0].words}`) : `dish:${kind}`;
}

type Found = Pick<WishedDish, 'dishes' | 'shortfall'> & { readonly slots: readonly MealSlot[] };

function findWished(wish: DishWish, asked: readonly MealSlot[], ground: Ground): Found | undefined {
  let isWritten = false;
  const mains = asked.filter((slot) => slot !== 'snack');
  const isMain = mains.length > 0 && namesMain(wish, ground.corpus);
  const slots = isMain ? mains : asked;
  for (const found of listServing(wish, ground)) {
    const serving = isMain ? found.filter((dish) => !isSnack(dish)) : found;
    isWritten ||= serving.length > 0;
    const kept = keepAllowed(serving, slots, ground);
    if (kept) return { ...kept, shortfall: null };
  }
  const best = findNearestOf(wish, slots, ground);
  const near = best && keepAllowed(best.near.dishes, [best.slot], ground);
  return near && { ...near, shortfall: isWritten ? 'rules' : 'unwritten' };
}

const isSnack = ({ slots }: Dish): boolean => slots.every((slot) => slot === 'snack');

/** Roast chicken is a dinner: rolls of it that are a snack are not what is meant where the rules leave nothing else of its name. */
const namesMain = ({ kitIds }: DishWish, { dishesByKit }: Corpus): boolean =>
  kitIds.some((kitId) => dishesByKit.get(kitId)?.some((dish) => !isSnack(dish)) ?? false);

/** Of a cuisine that is wished for beside it, where that has one: "Thai dinner with satay". */
function findNearestOf(wish: DishWish, slots: readonly MealSlot[], ground: Ground): { slot: MealSlot; near: Nearest } | undefined {
  const { corpus, allowed, intent } = ground;
  const search = (isMeant: (kitId: string, slot: MealSlot) => boolean) => {
    let best: { readonly slot: MealSlot; readonly near: Nearest } | undefined;
    for (const slot of preferMain(slots)) {
      const kitIds = corpus.kitIdsBySlot[slot].filter((kitId) => allowed[slot].has(kitId) && isMeant(kitId, slot));
      const near = findNearest(wish, { kitIds, candidates: allowed[slot], corpus });
      if (near && (!best || near.likeness > best.near.likeness)) best = { slot, near };
    }
    return best;
  };
  const isOfCuisine = (kitId: string, slot: MealSlot): boolean => {
    const cuisine = corpus.dishesByKit.get(kitId)?.[0]?.cuisine;
    return cuisine !== undefined && intent.cuisines.includes(cuisine) && isWishedOf(slot, `cuisine:${cuisine}`, intent);
  };
  return (intent.cuisines.length > 0 ? search(isOfCuisine) : undefined) ?? search(() => true);
}

/** A dish that no kit makes is mostly a main one; of two equally near ones the one there is taken. */
const preferMain = (slots: readonly MealSlot[]): readonly MealSlot[] =>
  (['dinner', 'lunch', 'breakfast', 'snack'] as const).filter((slot) => slots.includes(slot));

/**
 * The dishes there are that serve the wish, those first that serve it best: by its title, its name, its kind and foods. A kit may
 * make others beside the one that is called so: a mushroom pizza is a margherita to whoever can have no other.
 */
function* listServing(wish: DishWish, { corpus: { dishesByKit }, usual }: Ground): Generator<readonly Dish[]> {
  if (wish.isUnwritten) return;
  const byName = wish.kitIds.flatMap((kitId) => listCalled(dishesByKit.get(kitId) ?? [], wish));
  const byTitle = byName.filter(({ title }) => isCalled(title, wish.name ?? ''));
  const { also = [] } = wish;
  const ofKind = (foods: readonly FoodWish[]): readonly Dish[] => (foods.length === 0 ? [] : listOfKind({ ...wish, foods }, dishesByKit));
  if (also.length > 0) {
    yield byTitle.filter((dish) => holdsAll(dish, also));
    yield byName.filter((dish) => holdsAll(dish, also));
    yield sayingMost(ofKind([...wish.foods, ...wish.named, ...also]), wish);
  }
  // Sausage and peppers are of sausage, and of a vegan one to whoever can have no other.
  yield byTitle.filter(({ title }) => !isWithout(title));
  yield byTitle;
  yield byName;
  if (byName.length > 0) return;
  const fitting = ofKind([...wish.foods, ...wish.named]);
  // A scramble of tofu is what who asks for a scramble gets last.
  const isUsual = (dish: Dish): boolean => Object.values(usual).some((candidates) => isAmong(dish, candidates));
  yield sayingMost(fitting.filter(isUsual), wish);
  yield sayingMost(fitting, wish);
  yield fitting;
}

const listOfKind = (wish: DishWish, dishesByKit: Corpus['dishesByKit']): readonly Dish[] =>
  wish.kind === null
    ? []
    : [...dishesByKit.values()]
        .filter(([dish]) => dish && holdsAll({ foodIds: listKitFoods(dish) }, wish.foods))
        .flatMap((dishes) => dishes.filter((dish) => isOfKind(dish, wish)));

/** Whose titles say most of the wish's foods, then the kind of dish: blueberries in a muesli make no blueberry porridge. */
function sayingMost(dishes: readonly Dish[], { foods, named, also = [], kind }: DishWish): readonly Dish[] {
  const words = [...foods, ...named, ...also].flatMap((food) => foodNameKey(food.words).split(' '));
  const said = dishes.map(({ title }) => {
    const key = ` ${foodNameKey(title)} `;
    const saysKind = kind !== null && key.includes(` ${foodNameKey(kind.replaceAll('-', ' '))} `);
    return words.filter((word) => key.includes(` ${word} `)).length + (saysKind ? 0.5 : 0);
  });
  const most = Math.max(0, ...said);
  return dishes.filter((_, at) => said[at] === most);
}

function listCalled(dishes: readonly Dish[], { name, named, foods }: DishWish): readonly Dish[] {
  const isAlias = dishes[0]?.compiled.kit.aliases?.some((alias) => foodNameKey(alias) === name) ?? false;
  const called = dishes.filter((dish) => (isAlias || isCalled(dish.title, name ?? '')) && holdsAll(dish, foods));
  if (!isAlias) return called;
  // "Chicken pad thai" as another name of a kit with a choice of five.
  const fitting = called.filter((dish) => holdsAll(dish, named));
  return fitting.length > 0 ? fitting : called;
}

const isOfKind = (dish: Dish, { kind, foods }: DishWish): boolean => holdsAll(dish, foods) && fitsDishWord(factsOf(dish), kind!);

const holdsAll = (dish: Pick<Dish, 'foodIds'>, foods: DishWish['foods']): boolean =>
  foods.every(({ foodIds }) => foodIds.some((id) => dish.foodIds.has(id)));

/** What of the dishes the rules leave, for the meals it is written for; else, where meals were named, for those. Familiar ones first. */
function keepAllowed(dishes: readonly Dish[], slots: readonly MealSlot[], ground: Ground): Omit<Found, 'shortfall'> | undefined {
  const usual = settle(slots, (slot) => dishes.filter((dish) => isAmong(dish, ground.usual[slot])));
  if (usual?.isNative) return usual;
  const allowed = settle(slots, (slot) => dishes.filter((dish) => isAmong(dish, ground.allowed[slot])));
  if (allowed?.isNative) return allowed;
  // A choice that is only meant for who needs it is meant for who names it too: "mushroom Alfredo".
  return settle(slots, (slot) => dishes.filter((dish) => isAllowed(dish, slot, ground))) ?? allowed ?? usual;
}

function settle(
  slots: readonly MealSlot[],
  fitting: (slot: MealSlot) => readonly Dish[],
): (Omit<Found, 'shortfall'> & { readonly isNative: boolean }) | undefined {
  const found = slots.map((slot) => ({ slot, dishes: fitting(slot) })).filter(({ dishes }) => dishes.length > 0);
  const native = found.filter(({ slot, dishes }) => dishes.some((dish) => dish.slots.includes(slot)));
  // Nobody who names a dish and no meal means it as a snack, where it can be more.
  const named = native.length > 0 ? native : found;
  const mains = named.filter(({ slot }) => slot !== 'snack');
  const settled = slots.length > 1 && (native.length === 0 || mains.length > 0) ? mains : named;
  if (settled.length === 0) return undefined;
  return {
    slots: settled.map(({ slot }) => slot),
    dishes: new Set(settled.flatMap(({ dishes }) => dishes)),
    isNative: native.length > 0,
  };
}

const isAllowed = (dish: Dish, slot: MealSlot, { allowed, rulesAt }: Ground): boolean =>
  isAmong(dish, allowed[slot]) || keepsRules(dish, rulesAt[slot]);

const keepsRules = ({ foods, items }: Dish, { rules, excludedFoodIds, mostGrams }: PlanRules): boolean =>
  !foods.some(({ id }) => excludedFoodIds.has(id)) &&
  !mayExceed(items, { mostGrams }) &&
  rules.every((rule) => dishBreaksRule(foods, rule)?.outcome !== 'breaks');

const kitIdOf = (dish: Dish): string => dish.compiled.kit.id;

const isAmong = (dish: Dish, candidates: Candidates): boolean => candidates.get(kitIdOf(dish))?.includes(dish) ?? false;

function admit(candidates: Candidates, dishes: readonly Dish[]): Candidates {
  const missing = dishes.filter((dish) => !isAmong(dish, candidates));
  if (missing.length === 0) return candidates;
  const left = new Map(candidates);
  for (const dish of missing) left.set(kitIdOf(dish), [...(left.get(kitIdOf(dish)) ?? []), dish]);
  return left;
}

/** Wishes for foods and kinds of dish without those that are bound to each other: the dish is wished, and no beef beside it. */
export function listFreeWishes({
  wish,
  dishWords,
  dishes,
}: Pick<Intent, 'wish' | 'dishWords' | 'dishes'>): Pick<Intent, 'wish' | 'dishWords'> {
  const bound = new Set(dishes.flatMap(({ foods, named }) => [...foods, ...named].map(({ words }) => words)));
  return {
    wish: wish.filter(({ words }) => !bound.has(words)),
    dishWords: dishWords.filter((word) => !isHeldWay(word) && !dishes.some(({ kind }) => kind === word)),
  };
}

/** Whether a meal is a dish that was asked for. */
export const isWishedDish = (
  dish: Dish,
  slot: MealSlot,
  wishes: Pick<Intent, 'focus' | 'wishedAt'> & { readonly dishes: readonly WishedDish[] },
): boolean => wishes.dishes.some(({ dishes, chip }) => dishes.has(dish) && isWishedOf(slot, chip, wishes));
