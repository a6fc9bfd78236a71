import { labelsFor } from '../../diet/check-dish.ts';
import type { Food } from '../../food/food.ts';
import { gramsPerUnit } from '../../food/unit-grams.ts';
import type { Dish } from '../../kit/dish.ts';
import { listItemLadder } from '../../kit/item-ladder.ts';
import { listSaltSteps, type SaltStep } from '../../kit/salt-ladder.ts';
import { renderTemplate, type QuantityOf } from '../../kit/render-template.ts';
import type { VariantItem } from '../../kit/variant.ts';
import { roundGrams } from '../../quantity/round-grams.ts';
import { formatPortion } from '../../recipe/format-portion.ts';
import { slotAt, type MealPlace } from '../../recipe/meal-slot.ts';
import { sumMealNutrition } from '../portion/meal-nutrition.ts';
import { pickEquipment } from './pick-equipment.ts';
import type { MealStyle, PlannedMeal, Portion } from '../plan.ts';
import { sayTaste } from './say-taste.ts';
import { writeKitSteps } from './write-kit-steps.ts';

/** A dish written out with the given step of each of its groups. */
export function makeMeal(
  dish: Dish,
  { slot: place, steps, style }: { slot: MealPlace; steps: ArrayLike<number>; style: MealStyle },
): PlannedMeal {
  const slot = slotAt(place);
  const stepOfItem = new Map<VariantItem, number>();
  for (const [at, group] of dish.groups.entries()) for (const entry of group.members) stepOfItem.set(entry, steps[at]!);
  const quantityOf: QuantityOf = (entry) => {
    const step = stepOfItem.get(entry);
    return step === undefined ? entry.item.quantity : listItemLadder(entry, dish.items).quantities[step]!;
  };
  const portions = dish.items.map((entry, index) => makePortion(entry, { dish, index, step: stepOfItem.get(entry), style }));
  const { compiled } = dish;
  const ingredients = portions.map((portion) => portion.steps[portion.chosen]!.text);
  const instructions = sayTaste(writeKitSteps(dish, quantityOf), dish);
  return {
    slot,
    ...(place !== slot && { place }),
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
    ...(dish.waitMinutes > 0 && { waitMinutes: dish.waitMinutes }),
    ...(compiled.kit.potPlates !== undefined && { makes: compiled.kit.potPlates }),
    cuisine: dish.cuisine,
    ideaClass: dish.ideaClass,
    form: dish.form,
  };
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

export function pickNutrients({ per100g }: Food): Portion['per100g'] {
  const { protein, carbs, fat, fiber, sugar, sodium, saturatedFat } = per100g;
  return { protein, carbs, fat, fiber, sugar, sodium, saturatedFat };
}
