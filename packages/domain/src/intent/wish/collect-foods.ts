import { joinAnd } from '../../base/say.ts';
import { foodHasAllergen, listAllergens } from '../../diet/check-allergen.ts';
import { isFoodAllowed } from '../../diet/check-dish.ts';
import { dietRule, restrictionRule } from '../../diet/diet-rule.ts';
import type { Diet, Restriction } from '../../diet/diet.ts';
import type { Allergen, Food, FoodKind } from '../../food/food.ts';
import { withMadeFoods } from '../../food/list-made-with.ts';
import type { FoodWish } from '../intent.ts';
import { nameClass } from '../language/name-class.ts';
import { CARRIER_KINDS, type IntentLexicon } from '../language/intent-lexicon.ts';
import { phraseKey } from '../language/read-words.ts';
import type { Item } from '../language/read-items.ts';
import { isFood, mayBeFood } from '../language/read-items.ts';
import type { FoodMode, Scope } from './read-scope.ts';
import { findLeftOutClass } from './read-harm.ts';
import { isDeniedAnew, isForbidden, isOfSamePeople, isOfTaste, isOnlySo, spanOfSaid } from './said-of-whom.ts';
import { listKinAskedFor, listPerhapsMeant } from './list-kin.ts';
import { isLeftover, listCooked } from './read-leftovers.ts';
import { readTimes } from './read-times.ts';
import { belongsTo, takeBack } from './take-back.ts';
import type { Allowance, Exclusion } from './take-back.ts';

export type CollectedFoods = {
  readonly diets: readonly Diet[];
  readonly restrictions: readonly Restriction[];
  readonly allergies: readonly Allergen[];
  readonly exclude: readonly FoodWish[];
  readonly wish: readonly FoodWish[];
  readonly emphasized: readonly string[];
  /** Known, and no food of the table is it. */
  readonly unserved: readonly string[];
  readonly loosened: readonly LoosenedDiet[];
};

/** A diet of which something is eaten all the same: what is left of it is the classes it leaves out. */
export type LoosenedDiet = { readonly name: Diet | Restriction; readonly words: string; readonly classes: readonly string[] };

type Facts = {
  readonly items: readonly Item[];
  readonly scope: Scope;
  readonly lexicon: IntentLexicon;
  /** Classes that a word such as "sattvic" leaves out. */
  readonly excludedClasses: readonly string[];
  readonly diets: readonly Diet[];
  readonly restrictions: readonly Restriction[];
};

/** Settles what was said of foods: an allergy over an exception, an exception over an exclusion, an exclusion over a wish. */
export function collectFoods(facts: Facts): CollectedFoods {
  const { lexicon } = facts;
  const foodsOf = (item: Item): readonly string[] => listNaming(item, lexicon);
  const allowed = [...itemsIn(facts, 'allow').filter(isFood), ...listFishBesideMeat(facts), ...listKinAskedFor(facts, foodsOf)].map(
    (item) => allowanceOf(item, facts),
  );
  const loosened = loosenDiets(facts, allowed);
  const exclusions = [
    ...itemsIn(facts, 'exclude').flatMap((item) => exclusionOf(item, facts, allowed)),
    ...facts.excludedClasses.map((id) =>
      classExclusion(id, { lexicon, saidAt: indicesOf(facts, (item) => item.effect?.excludes?.includes(id)) }),
    ),
    ...loosened.given.flatMap(({ name, classes }) =>
      classes.map((id) => classExclusion(id, { lexicon, saidAt: indicesOf(facts, saysDiet(name)) })),
    ),
  ];
  const softened = takeBack(exclusions, allowed);
  const allergies = collectAllergies(facts, allowed);
  const inAnyState = (item: Item): FoodWish => ({
    words: item.words,
    foodIds: withMadeFoods(listInAnyState(item, lexicon), { isHarm: true }),
  });
  const hard = itemsIn(facts, 'allergy').map((item) => ({
    ...inAnyState(item),
    allergens: withOtherNuts(allergensOf(item, lexicon)).filter((allergen) => allergies.includes(allergen)),
  }));
  const denied = itemsIn(facts, 'denied').map(inAnyState);
  const asked = itemsIn(facts, 'doubt').map((item) => ({ ...inAnyState(item), asked: true as const }));
  const exclude = mergeByWords([...hard, ...denied, ...softened, ...asked, ...listPerhapsMeant(facts, foodsOf)]);
  const forbidden = new Set(exclude.flatMap(({ foodIds }) => foodIds));
  const wishes = collectWishes(facts, (id) => !forbidden.has(id) && !hasAllergen(id, allergies, lexicon));
  return {
    diets: withoutFlesh(facts, loosened.diets),
    restrictions: loosened.restrictions,
    allergies,
    exclude,
    ...wishes,
    loosened: loosened.given,
  };
}

/** "No como carne ni pescado" is what a vegetarian says; who eats some of it all the same is none. */
function withoutFlesh(facts: Facts, diets: readonly Diet[]): readonly Diet[] {
  const left = new Set(itemsIn(facts, 'exclude').map(({ foodClass }) => foodClass?.id));
  const isVegetarian = left.has('meat') && (left.has('fish') || left.has('seafood')) && itemsIn(facts, 'allow').length === 0;
  return isVegetarian && diets.length === 0 ? ['vegetarian'] : diets;
}

/** "Fish but no meat": who says so is no vegetarian, whichever of the two comes first. */
function listFishBesideMeat(facts: Facts): readonly Item[] {
  const vegetarian = facts.items.filter(({ effect }) => effect?.diets?.includes('vegetarian'));
  if (vegetarian.length === 0 || !vegetarian.every(({ words }) => /\bmeat/u.test(words))) return [];
  return itemsIn(facts, 'wish').filter(({ foodClass, food }) => {
    const foods = foodClass ? facts.lexicon.listClass(foodClass) : food === undefined ? [] : facts.lexicon.listBeing(food);
    const seafood = new Set(facts.lexicon.listClass(facts.lexicon.getClass('seafood')));
    return foods.length > 0 && foods.every((id) => seafood.has(id));
  });
}

type Allowed = Allowance & { readonly item: Item };

function allowanceOf(item: Item, { items, lexicon }: Facts): Allowed {
  const foodIds = listNaming(item, lexicon);
  const at = items.indexOf(item);
  const answers = (saidAt: readonly number[]): boolean =>
    saidAt.every((refused) => {
      const own = isFood(items[refused]) ? listNaming(items[refused]!, lexicon) : [];
      const isSame = own.length > 0 && own.every((id) => foodIds.includes(id));
      // "No wheat, tomato soup's fine": a kind of dish can be made without it.
      if (item.effect?.dish !== undefined && !isSame) return false;
      // "No eggs but egg fried rice is fine": what a dish is called by is not eaten for that.
      if (isSame && (item.isInDishName || items[at + 1]?.effect?.dish !== undefined)) return false;
      // "Eggs are fine, but my son can't have eggs", and baked egg is no egg on toast.
      if (isSame && (at < refused ? isDeniedAnew(items, refused) : isOnlySo(items, at) && mustNotHave(items, refused, lexicon)))
        return false;
      return isOfSamePeople(items, refused, spanOfSaid(items, at, refused));
    });
  return { words: item.words, foodIds, item, answers };
}

/** What is left out of more than taste: tomatoes that are not liked raw may well be liked cooked. */
function mustNotHave(items: readonly Item[], at: number, lexicon: IntentLexicon): boolean {
  const foods = lexicon.getFoods(listBeing(items[at]!, lexicon));
  const isAllergenic = 2 * foods.filter((food) => listAllergens(food).length > 0).length > foods.length;
  return isForbidden(items, at) || (isAllergenic && !isOfTaste(items, at));
}

const indicesOf = ({ items }: Facts, says: (item: Item) => boolean | undefined): readonly number[] =>
  items.flatMap((item, at) => (says(item) ? [at] : []));

const saysDiet =
  (name: Diet | Restriction) =>
  ({ effect }: Item): boolean =>
    [...(effect?.diets ?? []), ...(effect?.restrictions ?? [])].includes(name);

const itemsIn = ({ items, scope }: Facts, mode: FoodMode): readonly Item[] => items.filter((_, at) => scope.modes.get(at) === mode);

/** A dish ("no soup") or an unknown word ("no durian") is kept by its words alone, for titles to be checked against. */
function exclusionOf(item: Item, { items, lexicon }: Facts, allowed: readonly Allowed[]): readonly Exclusion[] {
  const at = items.indexOf(item);
  const said = { words: item.words, saidAt: [at] };
  if (item.foodClass?.id === 'animal-product')
    return [{ ...said, parts: ANIMAL_PARTS.map((id) => lexicon.listClass(lexicon.getClass(id))) }];
  const leftOut = findLeftOutClass(items, at, { isLetIn: (other) => allowed.some((one) => one.item === items[other]), lexicon });
  if (leftOut !== undefined) return [{ ...classExclusion(leftOut, { lexicon, saidAt: [at] }), words: item.words }];
  if (isFood(item)) return [{ ...said, parts: [listDisliked(item, lexicon)] }];
  return (item.unknown && mayBeFood(item.words)) || item.effect?.dish !== undefined ? [{ ...said, parts: [] }] : [];
}

const classExclusion = (id: string, { lexicon, saidAt }: Pick<Facts, 'lexicon'> & Pick<Exclusion, 'saidAt'>): Exclusion => ({
  words: nameClass(id),
  parts: [withMadeFoods(lexicon.listClass(lexicon.getClass(id)), { isHarm: false })],
  saidAt,
});

const mergeByWords = (wishes: readonly FoodWish[]): readonly FoodWish[] => {
  const merged = new Map<string, FoodWish>();
  for (const wish of wishes) {
    const known = merged.get(wish.words);
    // The allergy of the two comes first, and knows no exception.
    merged.set(wish.words, known ? { ...known, foodIds: [...new Set([...known.foodIds, ...wish.foodIds])] } : wish);
  }
  return [...merged.values()];
};

function listNaming({ foodClass, food, words }: Item, lexicon: IntentLexicon): readonly string[] {
  // "No pepper" may mean the mill's as well; "no peppers" does not.
  if (foodClass && words === 'pepper') return [...lexicon.listClass(foodClass), ...lexicon.listNaming('black pepper')];
  if (foodClass) return lexicon.listClass(foodClass);
  return food === undefined ? [] : lexicon.listNaming(food);
}

/** Who must not have cooked shrimp or liver pâté must not have it otherwise: where a food harms, how it was made does not matter. */
function listInAnyState(item: Item, lexicon: IntentLexicon): readonly string[] {
  const bare = item.food?.replace(PREPARED, '').replace(STORED, '').replace(MADE_OF, '');
  if (bare === undefined || bare === item.food) return listNaming(item, lexicon);
  // "Wheat bread": wheat, whatever it is in.
  const ofClass = lexicon.findClass(bare);
  const madeOf = ofClass ? lexicon.listClass(ofClass) : lexicon.listNaming(bare);
  return [...new Set([...listNaming(item, lexicon), ...madeOf])];
}

const PREPARED = /^(?:(?:cooked|boiled|hard boiled|soft boiled|fried|grilled|roast|roasted|baked|steamed|leftover|fresh|toasted) )+/u;
const STORED = /^(?:(?:raw|smoked|dried|canned|tinned|frozen|ground|peeled) )+/u;

const MADE_OF =
  / (?:seed|pate|paste|spread|sauce|juice|oil|powder|stock|broth|flour|soup|puree|jam|butter|milk|tea|bread|chip|flake|extract|noodle|pasta)$/u;

export function listDisliked(item: Item, lexicon: IntentLexicon): readonly string[] {
  const named = item.foodClass === undefined && item.food !== undefined ? lexicon.listDisliked(item.food) : listNaming(item, lexicon);
  return withMadeFoods(named, { isHarm: false });
}

/** What only contains a food is no answer to a wish for it. */
const CARRIERS: ReadonlySet<string> = new Set(CARRIER_KINDS);

export function listBeing({ foodClass, food, words }: Item, lexicon: IntentLexicon): readonly string[] {
  // Coconut and chocolate have chips too, which nobody means by the word alone.
  if (food === 'chip') return lexicon.getFoods(lexicon.listNaming(food)).flatMap(({ id, kind }) => (kind === 'snack' ? [id] : []));
  // "Grilled chicken", "leftover rice": any of it that can be made so.
  if (food !== undefined) return [...new Set([food, food.replace(PREPARED, '')].flatMap((name) => lexicon.listBeing(name)))];
  if (!foodClass) return [];
  const ids = lexicon.listClass(foodClass);
  const named = NAMES_ONE.test(words) ? listNamed(phraseKey(words), { ids, lexicon }) : [];
  if (named.length > 0) return named;
  const being = lexicon.getFoods(ids).filter((one) => !CARRIERS.has(one.kind) && (foodClass.wishes?.(one) ?? true));
  return being.length > 0 ? being.map(({ id }) => id as string) : ids;
}

/**
 * Words of classes that are wider than what they name: who must not have one of them must have none of its class; who asks for beer is
 * not answered with vodka, nor for coffee with cocoa. No rule tells these from words that name all of a class: some of its foods bear
 * the word there, too, and cheddar is a cheese that does not.
 */
const NAMES_ONE =
  /^(?:beers?|wines?|liquor|coffees?|espresso|venison|egg whites?|egg yolks?|heavy cream|sour cream|greek yogurt|whey|whey protein|livers?|kidneys?|mutton|goat meat|tahini|honey)$/u;

function listNamed(key: string, { ids, lexicon }: { readonly ids: readonly string[]; readonly lexicon: IntentLexicon }): readonly string[] {
  const being = lexicon.listBeing(key).filter((id) => ids.includes(id));
  return being.length > 0 ? being : lexicon.listNaming(key).filter((id) => ids.includes(id));
}

function collectWishes(facts: Facts, isAllowed: (id: string) => boolean): Pick<CollectedFoods, 'wish' | 'emphasized' | 'unserved'> {
  const { items, scope, lexicon } = facts;
  const wish: FoodWish[] = [];
  const emphasized: string[] = [];
  const unserved: string[] = [];
  items.forEach((item, at) => {
    if (
      !isFood(item) ||
      item.effect?.dish !== undefined ||
      scope.modes.get(at) !== 'wish' ||
      wish.some(({ words }) => words === nameWish(items, at, scope))
    )
      return;
    const all = listBeing(item, lexicon);
    if (all.length === 0) unserved.push(item.words);
    const being = all.filter(isAllowed);
    const fitting = scope.analogs.has(at) ? listFitting(being, facts) : [];
    const meant = fitting.length > 0 ? fitting : being;
    const foodIds = isLeftover(items, at) ? listCooked(lexicon.getFoods(meant)) : meant;
    if (foodIds.length === 0) return;
    const times = readTimes(items, at);
    wish.push({ words: fitting.length > 0 ? nameWish(items, at, scope) : item.words, foodIds, ...(times && { times }) });
    if (scope.emphasized.has(at) && !scope.analogs.has(at)) emphasized.push(item.words);
  });
  return { wish, emphasized, unserved };
}

/** "Vegan sausage" is wished by both words. */
export function nameWish(items: readonly Item[], at: number, { analogs }: Scope): string {
  const [before, front] = [items[at - 1]?.words, items[at - 2]?.words];
  const words = items[at]!.words;
  if (!analogs.has(at)) return words;
  return before === 'free' ? `${front} free ${words}` : `${before} ${words}`;
}

/** "Vegan cheese", "gluten free pasta": of the foods of the name those that the diet leaves; where it leaves none, that is said. */
export function listFitting(
  foodIds: readonly string[],
  { diets, restrictions, lexicon }: Pick<Facts, 'diets' | 'restrictions' | 'lexicon'>,
): readonly string[] {
  const rules = [...diets.map(dietRule), ...restrictions.map(restrictionRule)];
  return lexicon.getFoods(foodIds).flatMap((food) => (isFoodAllowed(food, rules) ? [food.id] : []));
}

const hasAllergen = (id: string, allergies: readonly Allergen[], lexicon: IntentLexicon): boolean =>
  lexicon.getFoods([id]).some((food) => allergies.some((allergen) => foodHasAllergen(food, allergen) === 'contains'));

/** Kinds within which one allergy makes the others likely, or a factory mixes them; celeriac is the root of celery. */
const SPREADING: ReadonlySet<Allergen> = new Set(['tree-nut', 'peanut', 'fish', 'crustacean', 'mollusc', 'celery']);
const NUTS: readonly Allergen[] = ['tree-nut', 'peanut'];

/**
 * Peanuts and tree nuts are packed in the same places and a third of those allergic to one react to the other, so either
 * allergy leaves out both, unless the sentence itself says that the other is eaten.
 */
function collectAllergies(facts: Facts, allowed: readonly Allowed[]): readonly Allergen[] {
  const harming = itemsIn(facts, 'allergy');
  const found = new Set(harming.flatMap((item) => allergensOf(item, facts.lexicon)));
  if (!NUTS.some((nut) => found.has(nut))) return [...found];
  const saidAt = harming.map((item) => facts.items.indexOf(item));
  const eating = [...allowed, ...itemsIn(facts, 'wish').map((item) => allowanceOf(item, facts))].filter(({ answers }) => answers(saidAt));
  const eaten = new Set(eating.flatMap(({ item }) => allergensOf(item, facts.lexicon)));
  for (const nut of NUTS) if (!eaten.has(nut)) found.add(nut);
  return [...found];
}

const withOtherNuts = (allergens: readonly Allergen[]): readonly Allergen[] =>
  allergens.some((allergen) => NUTS.includes(allergen)) ? [...new Set([...allergens, ...NUTS])] : allergens;

function allergensOf({ foodClass, food }: Item, lexicon: IntentLexicon): readonly Allergen[] {
  if (foodClass?.allergens) return foodClass.allergens;
  if (foodClass === undefined && food === undefined) return [];
  const foods = lexicon.getFoods(food === undefined ? lexicon.listClass(foodClass!) : lexicon.listBeing(food));
  // "Flour" is no nut because one flour is of almonds.
  const isMostly = (holds: (one: Food) => boolean): boolean => 2 * foods.filter(holds).length > foods.length;
  const kinds = KINDS.filter(([kind]) => isMostly((one) => one.kind === kind)).map(([, allergen]) => allergen);
  const meant = new Set([
    ...(food === undefined ? [] : [...SPREADING, ...listNamedAllergens(food, lexicon), ...(ALL_OF[food] ?? [])]),
    ...kinds,
  ]);
  return [...meant].filter((allergen) => isMostly((one) => listAllergens(one).includes(allergen)));
}

/** Whoever is allergic to these is to what they are of. Of a cheese it may be that one alone. */
const KINDS: readonly (readonly [FoodKind, Allergen])[] = [
  ['milk', 'dairy'],
  ['soy', 'soy'],
  ['fish', 'fish'],
  ['crustacean', 'crustacean'],
  ['mollusc', 'mollusc'],
];

/** Foods that are nothing but what an allergy is to, under a name and of a kind that do not say so: wheat by its sorts and forms, and soybeans. */
const ALL_OF: Readonly<Record<string, readonly Allergen[]>> = Object.fromEntries([
  ...['spelt', 'farro', 'bulgur', 'couscous', 'semolina', 'freekeh', 'seitan', 'barley', 'rye'].map((name) => [name, ['gluten']]),
  ...['miso', 'tempeh', 'edamame', 'natto'].map((name) => [name, ['soy']]),
]);

/** "Celery salt", "sesame seeds", "skimmed milk": named after an allergen. Who gets migraines of blue cheese may well have others. */
const listNamedAllergens = (food: string, lexicon: IntentLexicon): readonly Allergen[] =>
  food.split(' ').flatMap((key) => {
    const { allergens = [], leastOf } = lexicon.findClass(key) ?? {};
    return allergens.filter((allergen) => allergen !== 'dairy' || leastOf !== undefined);
  });

const ANIMAL_PARTS = ['meat', 'seafood', 'dairy', 'egg', 'honey', 'gelatin'];

/** What a diet leaves out, part by part, for when a part is taken back: "vegetarian except fish". */
const PARTS_OF: Readonly<Partial<Record<Diet | Restriction, readonly string[]>>> = {
  vegetarian: ['meat', 'seafood', 'gelatin'],
  vegan: ANIMAL_PARTS,
  pescatarian: ['meat', 'gelatin'],
  'Dairy-Free': ['dairy'],
};

type Loosened = Pick<CollectedFoods, 'diets' | 'restrictions'> & { readonly given: readonly LoosenedDiet[] };

function loosenDiets(facts: Facts, allowed: readonly Allowed[]): Loosened {
  const { diets, restrictions, lexicon } = facts;
  if (allowed.length === 0) return { diets, restrictions, given: [] };
  const given = [...diets, ...restrictions].flatMap((name): readonly LoosenedDiet[] => {
    const classes = PARTS_OF[name] ?? [];
    const parts = classes.map((id) => new Set(lexicon.listClass(lexicon.getClass(id))));
    const saidAt = indicesOf(facts, saysDiet(name));
    const back = allowed.filter(({ foodIds, answers }) => parts.some((part) => belongsTo(foodIds, part)) && answers(saidAt));
    return back.length === 0 ? [] : [{ name, words: `${name} except ${joinAnd([...new Set(back.map(({ words }) => words))])}`, classes }];
  });
  const holds = (name: Diet | Restriction): boolean => given.every((one) => one.name !== name);
  return { diets: diets.filter(holds), restrictions: restrictions.filter(holds), given };
}
