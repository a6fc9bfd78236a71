import type { Diet } from '../../diet/diet.ts';
import { FOODS } from '../../food/food-table.ts';
import { EMPTY_INTENT } from '../intent.ts';
import type { DishWish, FoodWish, HealthAim, Intent, PlanWish } from '../intent.ts';
import { bindDishes } from './bind-dishes.ts';
import { type Clause, splitClauses, textOf } from './clause.ts';
import { collectFoods } from './collect-foods.ts';
import { collectSlots } from './collect-slots.ts';
import { tellsHarm } from '../language/harm-words.ts';
import { asTyped } from '../language/as-typed.ts';
import { makeIntentLexicon } from '../language/intent-lexicon.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { listPhrases } from './list-phrases.ts';
import { listRemarks, remarkGuests, remarkUnchosen } from './list-remarks.ts';
import { nameParts } from './name-parts.ts';
import { nameCuisine } from '../../recipe/cuisine.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import type { Effect } from '../language/intent-words.table.ts';
import { isFood, readItems } from '../language/read-items.ts';
import type { Item } from '../language/read-items.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import { readWays } from './read-ways.ts';
import { remarkLeftovers } from './read-leftovers.ts';
import { readMealMinutes } from './read-meal-minutes.ts';
import { readMealRules } from './read-meal-rules.ts';
import { readNamedEaters } from './read-named-eaters.ts';
import { readNumbers } from '../figure/read-numbers.ts';
import { readScope } from './read-scope.ts';
import { readSizes } from './read-sizes.ts';
import { readSlotWishes } from './read-slot-wishes.ts';
import type { Scope } from './read-scope.ts';

/** What a sentence asks for. Never fails: what is not understood is listed as such. */
export function parseIntent(words: string, targets: PlanWish['targets'] = null): Intent {
  return readSentence({ words, targets }).intent;
}

/** The intent with what only the safety check needs. */
export type Sentence = {
  readonly intent: Intent;
  readonly items: readonly Item[];
  readonly numbers: NumberReading;
  readonly scope: Scope;
  /** Wishes said with weight, "in every meal". */
  readonly emphasized: readonly string[];
};

export function readSentence({ words, targets }: PlanWish): Sentence {
  const lexicon = getLexicon();
  const { items: whole, repairs, names } = readItems(words, lexicon);
  const read = nameParts(whole, lexicon);
  const figures = readNumbers(read);
  const { eaters, used } = readNamedEaters(read, figures);
  const numbers = used.size === 0 ? figures : readOwnNumbers(read, used);
  const { scope, mealRules, items: ofDay } = readMealRules(read, { scope: readScope(read, { used: numbers.used, lexicon }), lexicon });
  const { dishes, items } = bindDishes({ items: ofDay, names, scope, numbers, lexicon });
  const harmful = listHarmful(items, scope.modes);
  const said = collectEffects(items, { scope, numbers, harmful });
  const foods = collectFoods({ items, scope, lexicon, excludedClasses: said.excludes, diets: said.diets, restrictions: said.restrictions });
  const macros = targets
    ? { protein: { target: targets.protein }, carbs: { target: targets.carbs }, fat: { target: targets.fat } }
    : numbers.macros;
  const ways = readWays(items, scope, names);
  const sizes = readSizes(read, scope);
  const unknown = items
    .filter((item, at) => item.unknown && item.words.length > 1 && !scope.modes.has(at) && !numbers.used.has(at) && !ways.used.has(at))
    .map((item) => item.words);
  const intent: Intent = {
    ...EMPTY_INTENT,
    text: words,
    targets,
    diets: foods.diets,
    restrictions: foods.restrictions,
    allergies: [...new Set([...said.allergies, ...foods.allergies])],
    exclude: foods.exclude.filter((wish) => !isOfWay(wish, items, ways.used)),
    mealRules,
    wish: withoutRefused(foods.wish, foods.exclude),
    cuisines: said.cuisines,
    avoid: collectAvoided(items, { scope, harmful, manners: ways.avoided }),
    dishWords: [...new Set([...said.dishWords, ...ways.ways.filter((way) => way !== CHEAP)])],
    dishes: dishes.flatMap((dish) => withoutRefusedFoods(dish, foods.exclude)),
    health: said.aims,
    calories: targets ? null : numbers.calories,
    protein: macros.protein ?? null,
    carbs: macros.carbs ?? null,
    fat: macros.fat ?? null,
    fiber: numbers.macros.fiber ?? null,
    sodium: numbers.macros.sodium ?? null,
    split: targets ? null : numbers.split,
    shares: targets ? {} : numbers.shares,
    perMeal: targets ? {} : numbers.perMeal,
    sizes,
    ...collectSlots(items, { scope, mealRules, sizes, numbers }),
    wishedAt: { ...readSlotWishes(items, scope), ...ways.wishedAt },
    phrases: [...ways.phrases, ...listPhrases(items, scope, { loosened: foods.loosened, ways: ways.phrases }), ...dishes.map(joinDish)],
    ...readMealMinutes(items, { scope, numbers }),
    budget: numbers.budget || said.budget || ways.ways.includes(CHEAP) ? 'low' : null,
    people: eaters.length > 0 ? Math.max(numbers.people ?? 0, eaters.length) : (numbers.people ?? ways.people),
    eaters,
    mealPrep: said.mealPrep,
    notUnderstood: [
      ...unknown.map((word) => asTyped(repairs.find(([, taken]) => taken === word)?.[0] ?? word, words)),
      ...foods.unserved.map((word) => asTyped(word, words)),
      ...nameMealMacros(numbers),
    ],
    remarks: [
      ...listRemarks(read, { text: words, scope, numbers, used: ways.used }),
      ...remarkUnchosen(ways.unchosen, sizes),
      ...remarkLeftovers({ items: read, wish: foods.wish, getFoods: lexicon.getFoods }),
      ...remarkGuests(read, { people: numbers.people ?? ways.people, eaters }),
    ],
    // Of a word that was not understood either way nobody needs to hear what it was taken for.
    repairs: [...repairs.filter(([, taken]) => !unknown.includes(taken)), ...said.nearest],
    readAs: [...said.regions, ...ways.readAs],
  };
  return { intent, items: read, numbers, scope, emphasized: foods.emphasized };
}

/** "Egg curry is out": who names a dish by what is refused wishes for no curry of something else; but "no sauce tacos" are tacos. */
const isOfRefused = (items: readonly Item[], at: number, { modes }: Scope): boolean =>
  isFood(items[at - 1]) && items[at - 2]?.effect?.cue !== 'no' && LEFT_OUT.test(modes.get(at - 1) ?? '');

/** "No knife" is a way of cooking, and no food is left out for it. */
const isOfWay = ({ words, foodIds }: FoodWish, items: readonly Item[], used: ReadonlySet<number>): boolean =>
  foodIds.length === 0 && items.some((item, at) => used.has(at) && item.unknown && item.words === words);

/** A budget is no kind of dish. */
const CHEAP = 'cheap';

/** Those of the day of whoever asks: what is another's alone is read with them. */
function readOwnNumbers(items: readonly Item[], ofOthers: ReadonlySet<number>): NumberReading {
  const numbers = readNumbers(items.map((item, at) => (ofOthers.has(at) ? APART : item)));
  for (const at of ofOthers) numbers.used.add(at);
  return numbers;
}

const APART: Item = { words: ';', mark: ';' };

/** "Seafood pasta, no crab": what is wished for is any of its foods but those. */
function withoutRefused(wish: Intent['wish'], exclude: Intent['exclude']): Intent['wish'] {
  const refused = new Set(exclude.flatMap(({ foodIds }) => foodIds));
  return wish.map((food) => {
    const left = food.foodIds.filter((id) => !refused.has(id));
    return left.length > 0 ? { ...food, foodIds: left } : food;
  });
}

/** "Asparagus quiche ... asparagus is out, so plain quiche": the kind of dish stays wished for, without the food. */
function withoutRefusedFoods(dish: DishWish, exclude: Intent['exclude']): readonly DishWish[] {
  const refused = new Set(exclude.flatMap(({ foodIds }) => foodIds));
  const left = (foods: readonly FoodWish[]) =>
    withoutRefused(foods, exclude).filter(({ foodIds }) => foodIds.length === 0 || foodIds.some((id) => !refused.has(id)));
  const foods = left(dish.foods);
  if (dish.name === null && foods.length === 0) return [];
  return [{ ...dish, foods, named: left(dish.named), ...(dish.also && { also: left(dish.also) }) }];
}

/** "Duck stroganoff" is one wish, and one chip. */
const joinDish = ({ words, name, kind, foods, named, also = [], isUnwritten }: DishWish): Intent['phrases'][number] => ({
  words,
  chips: isUnwritten
    ? [`named:${words}`, ...foods.map((food) => `wish:${food.words}`)]
    : [
        ...[...foods, ...named, ...also.filter((food) => words.startsWith(`${food.words} and `))].map((food) => `wish:${food.words}`),
        ...(kind === null ? [] : [`dish:${kind}`]),
        // "Sausage pasta": a kind of dish that is wished for as a food.
        ...(name === null && kind !== null && KINDS_BY_FOOD.test(kind) ? words.split(' ').map((word) => `wish:${word}`) : []),
      ],
});
const KINDS_BY_FOOD = /^(?:noodle|pasta|oatmeal)$/u;

/** "50 g carbs for dinner". */
const nameMealMacros = ({ mealMacros }: NumberReading): readonly string[] =>
  MEAL_SLOTS.flatMap((slot) => Object.entries(mealMacros[slot] ?? {}).map(([macro, grams]) => `${grams} g ${macro} for ${slot}`));

let builtLexicon: IntentLexicon | undefined;

/** Built on first use: indexing the table takes some milliseconds that a page showing no plan need not spend. */
export function getLexicon(): IntentLexicon {
  builtLexicon ??= makeIntentLexicon(FOODS);
  return builtLexicon;
}

type Said = Pick<Intent, 'diets' | 'restrictions' | 'allergies' | 'cuisines' | 'dishWords' | 'mealPrep'> & {
  readonly aims: Intent['health'];
  readonly excludes: readonly string[];
  readonly budget: boolean;
  readonly nearest: readonly (readonly [string, string])[];
  readonly regions: Intent['readAs'];
};

/** `harmful`: what the dishes that harm somebody say. */
type Read = { readonly scope: Scope; readonly harmful: readonly Effect[] };

function collectEffects(items: readonly Item[], { scope, numbers, harmful }: Read & { readonly numbers: NumberReading }): Said {
  const said = items.flatMap((item, at) =>
    item.effect && scope.modes.get(at) !== 'exclude' && !numbers.used.has(at) ? [{ effect: item.effect, words: item.words }] : [],
  );
  // "Chili gives him heartburn" names a food and a dish: neither is wished for.
  const isLeftOut = (at: number): boolean => LEFT_OUT.test(scope.modes.get(at) ?? '') || isOfRefused(items, at, scope);
  const effects = said.map(({ effect }) => effect);
  const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
  return {
    diets: dropImplied(said.flatMap(({ effect, words }) => effect.diets?.map((diet) => ({ diet, words })) ?? [])),
    restrictions: unique(effects.flatMap(({ restrictions }) => restrictions ?? [])),
    allergies: unique(effects.flatMap(({ allergies }) => allergies ?? [])),
    excludes: unique(effects.flatMap(({ excludes }) => excludes ?? [])),
    aims: unique([...effects.flatMap(({ aims }) => aims ?? []), ...aimOfWeight(items, numbers)]),
    cuisines: unique(effects.flatMap(({ cuisines, nearestCuisine }) => cuisines ?? (nearestCuisine ? [nearestCuisine] : []))),
    nearest: said.flatMap(({ effect, words }) => (effect.nearestCuisine ? [[words, nameCuisine(effect.nearestCuisine)] as const] : [])),
    regions: said.flatMap(({ effect, words }) =>
      effect.isRegion ? [[words, effect.cuisines!.map(nameCuisine).join(' or ')] as const] : [],
    ),
    dishWords: unique(
      items.flatMap(({ effect }, at) => (effect?.dish === undefined || isLeftOut(at) || numbers.used.has(at) ? [] : [effect.dish])),
    ).filter((dish) => !harmful.some((effect) => effect.dish === dish)),
    budget: effects.some(({ budget }) => budget),
    mealPrep: effects.some(({ mealPrep }) => mealPrep) || (numbers.days ?? 0) > 1,
  };
}

function collectAvoided(
  items: readonly Item[],
  { scope: { modes }, harmful, manners }: Read & { readonly manners: readonly string[] },
): Intent['avoid'] {
  const isFriedOut = items.some(({ foodClass }, at) => foodClass?.id === 'fried' && LEFT_OUT.test(modes.get(at) ?? ''));
  const effects = items.flatMap(({ effect }, at) => (effect && modes.get(at) === 'exclude' ? [effect] : []));
  const barbecues = items.filter(({ words }, at) => BARBECUE.test(words) && modes.get(at) === 'exclude');
  const dishes = [...effects, ...harmful].flatMap(({ dish }) => (dish === undefined || OWNED.has(dish) ? [] : [dish]));
  return {
    dishWords: [...new Set(dishes)],
    cuisines: [...new Set(effects.flatMap((effect) => (barbecues.some((item) => item.effect === effect) ? [] : (effect.cuisines ?? []))))],
    manners: [
      ...new Set([...(isFriedOut ? ['fried'] : []), ...(dishes.includes('grill') || barbecues.length > 0 ? ['grilled'] : []), ...manners]),
    ],
  };
}

/** A kitchen where it is wished for; where there is none nothing is grilled. */
const BARBECUE = /^(?:bbq|barbecue)$/u;

const LEFT_OUT = /^(?:exclude|allergy|denied|doubt)$/u;

/**
 * "Burgers make him ill" names a food and a dish, and it is the food that the harm is read of. Where the harm is told elsewhere it
 * is that of another food that is left out: "soups without cream, it upsets my gut".
 */
function listHarmful(items: readonly Item[], modes: Scope['modes']): readonly Effect[] {
  const isOut = (at: number): boolean => /^(?:allergy|denied)$/u.test(modes.get(at) ?? '');
  const isOther = (at: number): boolean =>
    isFood(items[at]) && items[at]!.effect?.dish === undefined && (isOut(at) || modes.get(at) === 'exclude');
  const dishes = [...items.keys()].filter((at) => items[at]!.effect?.dish !== undefined && isOut(at));
  if (dishes.length === 0) return [];
  const others = [...items.keys()].filter(isOther);
  const parts = splitClauses(items).flatMap((clause) => splitAtAnd(items, clause));
  return dishes.flatMap((at) => {
    const part = parts.find(({ start, end }) => start <= at && at < end);
    const isTold = part && tellsHarm(textOf(items, part));
    const near = isTold ? others.filter((other) => part.start <= other && other < part.end) : others;
    return near.length === 0 ? [items[at]!.effect!] : [];
  });
}

type Part = Pick<Clause, 'start' | 'end'>;

/** "He is allergic to peanuts and burgers make him ill". */
function splitAtAnd(items: readonly Item[], { start, end }: Part): readonly Part[] {
  const ands = [...items.keys()].filter((at) => start <= at && at < end && items[at]!.effect?.cue === 'and');
  return [start, ...ands.map((at) => at + 1)].map((from, index) => ({ start: from, end: ands[index] ?? end }));
}

/** Who has no microwave needs no other dish: nothing that is planned asks for one. */
const OWNED: ReadonlySet<string> = new Set(['microwave', 'no-cook', 'no-oven', 'no-fridge', 'no-chopping', 'one-burner']);

/** "Lent, no meat on Fridays", "pescatarian, no meat": the fish stays. */
function dropImplied(said: readonly { readonly diet: Diet; readonly words: string }[]): readonly Diet[] {
  const eatsFish = said.some(({ diet }) => diet === 'pescatarian');
  const left = said.filter(({ diet, words }) => !(eatsFish && diet === 'vegetarian' && NO_MEAT.test(words)));
  return [...new Set(left.map(({ diet }) => diet))];
}

const NO_MEAT = /meat|carne|viande|fleisch/u;

/** "Lose 5 kg in 10 weeks", "gain 10 lb". */
function aimOfWeight(items: readonly Item[], { kilograms }: NumberReading): readonly HealthAim[] {
  if (kilograms === null) return [];
  if (items.some(({ words }) => /^(?:lose|losing|drop|shed)$/u.test(words))) return ['weight-loss'];
  return items.some(({ words }) => /^(?:gain|gaining)$/u.test(words)) ? ['bulking'] : [];
}
