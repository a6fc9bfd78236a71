import type { DietRule } from '../diet/diet-rule.ts';
import { listLabels } from '../diet/check-dish.ts';
import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Dish } from '../kit/dish.ts';
import { listItemLadder } from '../kit/item-ladder.ts';
import { listSaltSteps, type SaltStep } from '../kit/salt-ladder.ts';
import { measureStep } from '../kit/measure-time.ts';
import type { TemplateNode } from '../kit/parse-template.ts';
import { renderTemplate, type QuantityOf } from '../kit/render-template.ts';
import type { VariantItem } from '../kit/variant.ts';
import { formatPortion, type UnitSystem } from '../recipe/format-portion.ts';
import { findStepTimes } from '../recipe/find-step-times.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { sumMealNutrition } from './meal-nutrition.ts';
import { pickEquipment } from './pick-equipment.ts';
import type { PlannedMeal, Portion } from './plan.ts';

export type MealStyle = {
  readonly system: UnitSystem;
  /** Whose labels ("certified gluten-free") go into the ingredient lines. */
  readonly rules: readonly DietRule[];
};

/** A dish written out with the given step of each of its groups. */
export function makeMeal(dish: Dish, { slot, steps, style }: { slot: MealSlot; steps: ArrayLike<number>; style: MealStyle }): PlannedMeal {
  const stepOfItem = new Map<VariantItem, number>();
  for (const [at, group] of dish.groups.entries()) for (const index of group.items) stepOfItem.set(dish.items[index]!, steps[at]!);
  const quantityOf: QuantityOf = (entry) => {
    const step = stepOfItem.get(entry);
    return step === undefined ? entry.item.quantity : listItemLadder(entry, dish.items).quantities[step]!;
  };
  const portions = dish.items.map((entry, index) => makePortion(entry, { dish, index, step: stepOfItem.get(entry), style }));
  const { compiled } = dish;
  const ingredients = portions.map((portion) => portion.steps[portion.chosen]!.text);
  const instructions = compiled.steps.map((nodes) => writeStep(nodes, dish, quantityOf)).filter((text) => text !== '');
  return {
    slot,
    dishId: dish.dishId,
    title: dish.title,
    description: renderTemplate(compiled.description, dish.items, quantityOf),
    ingredients,
    instructions,
    tips: compiled.kit.tips,
    equipment: pickEquipment(compiled.kit.equipment, [...ingredients, ...instructions]),
    nutrition: sumMealNutrition(portions),
    portions,
    difficulty: dish.difficulty,
    prepMinutes: dish.time.prepMinutes,
    cookMinutes: dish.time.cookMinutes,
    cuisine: dish.cuisine,
    ideaClass: dish.ideaClass,
    form: dish.form,
  };
}

/** From here on a cook wants to know how long before she looks; below it "until" says enough. */
const WORTH_SAYING_MINUTES = 4;
/** "Leave to rest for 3 minutes" does not tell how long to sear: a step whose words name less than this share says the whole too. */
const SAID_SHARE = 0.6;

/** The step with the minutes it was written with, where its own words name none or only a part. */
function writeStep(nodes: readonly TemplateNode[], dish: Dish, quantityOf: QuantityOf): string {
  const text = renderTemplate(nodes, dish.items, quantityOf);
  const { minutes, marks } = measureStep(nodes, dish.items);
  if (text === '' || marks.has('ahead')) return text;
  const said = findStepTimes(text).reduce((sum, { seconds }) => sum + seconds / 60, 0);
  if (said >= SAID_SHARE * minutes || minutes - said < WORTH_SAYING_MINUTES) return text;
  // Pasta that boils beside the rest has its own time; bringing the water to a boil is nobody's step.
  if (said > 0 && marks.has('bg')) return text;
  return said > 0 ? `${text} About ${minutes} minutes in all.` : `${text} About ${minutes} minutes.`;
}

function makePortion(
  entry: VariantItem,
  { dish, index, step, style }: { dish: Dish; index: number; step: number | undefined; style: MealStyle },
): Portion {
  const { food, item } = entry;
  const { amounts, base } = listAmounts(entry, dish);
  const labels = labelsFor(food, style.rules);
  return {
    foodId: food.id,
    base,
    chosen: step ?? base,
    steps: amounts.map((amount) => {
      const { text } = formatPortion(food, amount, { system: style.system, prep: item.prep, labels });
      return { grams: roundGrams(amount.quantity * (gramsPerUnit(food, amount.unit) ?? 0)), text };
    }),
    per100g: pickNutrients(food),
    // An item that shares its group with none is alone in it whatever the name; the index keeps fixed ones apart.
    group: entry.group ?? `fixed/${index}`,
  };
}

export function listAmounts(entry: VariantItem, dish: Dish): { readonly amounts: readonly SaltStep[]; readonly base: number } {
  const salt = listSaltSteps(entry);
  if (salt.length > 1) return { amounts: salt, base: salt.length - 1 };
  const { quantities, base } = listItemLadder(entry, dish.items);
  return { amounts: quantities.map((quantity) => ({ quantity, unit: entry.item.unit })), base };
}

export const labelsFor = (food: Food, rules: readonly DietRule[]): readonly string[] =>
  listLabels(food, rules).filter((label) => !food.names.noun.toLowerCase().includes(label.replace(/^certified /, '')));

/** Grams print whole; a tenth keeps spices from vanishing without carrying a double's tail into storage. */
export const roundGrams = (grams: number): number => Math.round(grams * 10) / 10;

export function pickNutrients({ per100g }: Food): Portion['per100g'] {
  const { protein, carbs, fat, fiber, sugar, sodium, saturatedFat } = per100g;
  return { protein, carbs, fat, fiber, sugar, sodium, saturatedFat };
}
