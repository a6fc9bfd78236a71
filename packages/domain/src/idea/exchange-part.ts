import { labelsFor } from '../diet/check-dish.ts';
import { capitalize } from '../base/say.ts';
import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { exchangeFoods, listExchanges } from '../kit/exchange.ts';
import { bakedOf, findForm, formatIdeaDishId } from './idea-dish-id.ts';
import { joinNames } from '../kit/name-food.ts';
import { indexOfVariant, type VariantItem } from '../kit/variant.ts';
import { isMealAllowed } from '../plan/frame/is-allowed.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import { isMealForToddlers } from '../plan/frame/toddler.ts';
import { placeOf, type MealStyle, type PlannedMeal, type Portion, type Written } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import { fitTips } from '../plan/write/fit-tips.ts';
import { makeMeal, pickNutrients } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { scaleLine } from '../recipe/scale-line.ts';
import { listSubstitutes, type Substitute } from './list-substitutes.ts';

/** The meal with another part, its numbers and its picture those of what it is then. */
export type PartOption = {
  readonly meal: PlannedMeal;
  /** What comes in; null where the part is left out, as its cook allows. */
  readonly instead: string | null;
};

export type PartQuery = {
  /** Which of the meal's portions is not at home. */
  readonly at: number;
  /** Of everybody who eats it. */
  readonly rules: readonly PlanRules[];
  /** Whether somebody under four does. */
  readonly hasSmallChild: boolean;
  readonly style: MealStyle;
  readonly corpus?: Corpus;
};

const MOST_OPTIONS = 6;

/**
 * "No yogurt at home?": the dish's own other choices first, then foods that its cook would take one for the other, then what the
 * table of substitutions says. None that somebody's rules forbid. A share of a pot that is cooked already has none.
 */
export function listPartOptions(
  meal: PlannedMeal,
  { at, rules, hasSmallChild, style, corpus = DEFAULT_CORPUS }: PartQuery,
): readonly PartOption[] {
  const portion = meal.portions[at];
  const food = portion && corpus.foodsById.get(portion.foodId);
  if (!portion || !food || meal.pot) return [];
  const dish = corpus.dishesById.get(meal.dishId);
  const own = dish?.items.length === meal.portions.length ? listOwn(meal, { at, dish, style, corpus }) : [];
  const shown = new Set([...meal.portions.map(({ foodId }) => foodId), ...own.flatMap(({ brings }) => brings)]);
  const others = listSubstitutes(food, portion.steps[portion.chosen]!.grams)
    .filter((substitute) => !shown.has(substitute.food.id))
    .map((substitute) => ({ instead: substitute.food.names.noun, meal: takeInstead(meal, { at, food, dish, substitute, style }) }));
  return [...own, ...others]
    .filter((option) => rules.every((one) => isMealAllowed(option.meal, corpus, one)))
    .filter((option) => !hasSmallChild || isMealForToddlers(option.meal, corpus))
    .slice(0, MOST_OPTIONS)
    .map(({ meal: made, instead }) => ({
      meal: { ...made, tips: rules.reduce((tips, one) => fitTips(tips, one.excludedFoodIds), made.tips) },
      instead,
    }));
}

type Cooking = { readonly at: number; readonly dish: Dish; readonly style: MealStyle };

const listOwn = (meal: PlannedMeal, { corpus, ...cooking }: Cooking & { readonly corpus: Corpus }) =>
  listVersionsWithout(cooking.dish, { at: cooking.at, corpus }).map(({ dish, ...option }) => ({
    ...option,
    meal: cookAs(dish, meal, cooking),
  }));

export type VersionWithout = {
  readonly dish: Dish;
  readonly instead: string | null;
  /** Ids of foods that the dish did not have. */
  readonly brings: readonly string[];
};

/** The dish by its own other choices of a part, then with foods that its cook would take one for the other. */
export function listVersionsWithout(dish: Dish, { at, corpus }: { at: number; corpus: Corpus }): readonly VersionWithout[] {
  const entry = dish.items[at];
  if (!entry) return [];
  const { compiled, path } = dish;
  const part = compiled.kit.parts.findIndex(({ name }) => name === entry.part);
  const versions = corpus.dishesByKit.get(compiled.kit.id) ?? [];
  const choices = (compiled.options.parts[part] ?? [])
    .filter(({ choice, items }) => choice !== path[part]!.choice && !items.some(({ food }) => food.id === entry.food.id))
    .flatMap((option): readonly VersionWithout[] => {
      const next = versions[indexOfVariant(compiled.options, path.with(part, option))];
      if (!next) return [];
      const fresh = option.items.filter(({ food }) => !dish.foodIds.has(food.id)).map(({ food }) => food);
      const names = (fresh.length > 0 ? fresh : option.items.map(({ food }) => food)).map(({ names: { noun } }) => noun);
      return [{ dish: next, instead: names.length === 0 ? null : joinNames(names), brings: fresh.map(({ id }) => id) }];
    });
  const brought = new Set(choices.flatMap(({ brings }) => brings));
  const exchanges = (listExchanges(dish, corpus.foodsById).get(entry.food.id) ?? []).flatMap((id): readonly VersionWithout[] => {
    const next = brought.has(id) ? undefined : exchangeFoods(dish, new Map([[entry.food.id, id]]), corpus.foodsById);
    return next ? [{ dish: next, instead: corpus.foodsById.get(id)!.names.noun, brings: [id] }] : [];
  });
  return [...choices, ...exchanges];
}

/** Of what stays as much as before; of what is new as much as the part it stands for grew or shrank. */
function cookAs(next: Dish, meal: PlannedMeal, { at, dish, style }: Cooking): PlannedMeal {
  const now = (item: number): number => meal.portions[item]!.steps[meal.portions[item]!.chosen]!.grams;
  const written = (item: number): number => Math.max(1, dish.weights[item]!.grams);
  const part = dish.items.flatMap((entry, item) => (entry.part === dish.items[at]!.part ? [item] : []));
  const grownOf = ({ food, part: of }: VariantItem): number => {
    const same = dish.items.findIndex((entry) => entry.food.id === food.id && entry.part === of);
    if (same >= 0) return now(same) / written(same);
    return part.reduce((sum, item) => sum + now(item), 0) / part.reduce((sum, item) => sum + written(item), 0);
  };
  const steps = next.groups.map(({ members, log, base }) => {
    const wanted = Math.log(Math.max(0.01, grownOf(members[0]!))) + log[base]!;
    let closest = 0;
    for (let step = 1; step < log.length; step++) if (Math.abs(log[step]! - wanted) < Math.abs(log[closest]! - wanted)) closest = step;
    return closest;
  });
  return { ...makeMeal(next, { slot: placeOf(meal), steps, style }), ...(meal.cooksAll && { cooksAll: true }) };
}

type Substituting = {
  readonly at: number;
  readonly food: Food;
  readonly dish: Dish | undefined;
  readonly substitute: Substitute;
  readonly style: MealStyle;
};

/**
 * No version of a dish any more, and so drawn from what it is made of. A kit's steps name the other food; those of somebody else
 * stay as they are written, and the tip says what stands for what.
 */
function takeInstead(meal: PlannedMeal, { at, food, dish, substitute, style }: Substituting): PlannedMeal {
  const portions = meal.portions.map((portion, index) => (index === at ? makePortion(substitute, { at, style }) : portion));
  const { noun } = substitute.food.names;
  // What stands beside the dish, as a side does, is no item of it.
  const item = dish?.items.find((entry) => entry.food.id === food.id);
  const rename = dish && item ? makeRenaming(item, { dish, noun }) : (text: string) => text;
  const { plates: _plates, forAll: _forAll, written: before, ...rest } = meal;
  const written = before && writeInstead(before, { meal, at, portion: portions[at]! });
  return {
    ...rest,
    dishId: formatIdeaDishId(bakedOf(meal.dishId) ?? findForm(meal.form ?? dish?.form ?? ''), portions),
    title: capitalize(rename(meal.title)),
    description: capitalize(rename(meal.description)),
    ingredients: portions.map(({ steps, chosen }) => steps[chosen]!.text),
    instructions: meal.instructions.map((step) => capitalize(rename(step))),
    tips: [`${capitalize(noun)} stands in for the ${food.names.noun}.`, ...meal.tips],
    portions,
    ...(written && { written }),
    nutrition: sumMealNutrition(portions),
  };
}

type Instead = { readonly meal: PlannedMeal; readonly at: number; readonly portion: Portion };

/**
 * The lines of an own recipe with that of the new part, for the plate that is left: of a food in several lines the one whose turn it
 * is. Undefined where that plate is a dish of its eater's own, which has no share in the recipe.
 */
function writeInstead(written: Written, { meal, at, portion }: Instead): Written | undefined {
  const { foodId } = meal.portions[at]!;
  const turn = meal.portions.slice(0, at).filter((other) => other.foodId === foodId).length;
  const old = written.lines.filter((line) => line.foodId === foodId)[turn];
  // Of plates the meal's own portions are the first.
  const times = written.times * (meal.plates?.[0]?.share ?? 1);
  if (times <= 0) return undefined;
  const text = scaleLine(portion.steps[portion.chosen]!.text, 1 / times);
  return { ...written, times, lines: written.lines.map((line) => (line === old ? { text, foodId: portion.foodId } : line)) };
}

function makePortion({ food, quantity, unit }: Substitute, { at, style }: { at: number; style: MealStyle }): Portion {
  const { text } = formatPortion(food, { quantity, unit }, { system: style.system, prep: null, labels: labelsFor(food, style.rules) });
  const grams = roundGrams(quantity * (gramsPerUnit(food, unit) ?? 0));
  return { foodId: food.id, base: 0, chosen: 0, steps: [{ grams, text }], per100g: pickNutrients(food), group: `fixed/${at}` };
}

/** By every name that the kit's words have for the food; its last word alone only where no other food is called so. */
function makeRenaming({ food, item }: VariantItem, { dish, noun }: { dish: Dish; noun: string }): (text: string) => string {
  const head = food.names.noun.split(' ').at(-1)!;
  const isShared = dish.items.some(
    (other) => other.food.id !== food.id && [other.food.names.noun, other.item.shownAs ?? ''].some((name) => name.includes(head)),
  );
  const names = [food.names.plural, food.names.noun, item.shownAs ?? '', isShared ? '' : head].filter(Boolean);
  const words = [...new Set(names)]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[^\p{L}\d ]/gu, '.'));
  const pattern = new RegExp(String.raw`(?<![\p{L}-])(?:${words.join('|')})(?![\p{L}-])`, 'giu');
  return (text) => text.replaceAll(pattern, noun);
}
