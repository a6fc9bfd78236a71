import { capitalize } from '../base/say.ts';
import { findFood } from '../food/find-food.ts';
import { portionNoun } from '../recipe/portion-noun.ts';
import { amountToNumber, numberToAmount } from '../quantity/amount.ts';
import { formatAmount, formatInSystem, type UnitSystem } from '../quantity/format-amount.ts';
import { getUnit } from '../quantity/unit.ts';
import { formatWeightIn } from './format-weight.ts';
import { chooseShopMeasure } from './shop-measure.ts';
import { isStaple } from './staple.ts';
import type { GroceryNeed, NeededAmount } from './need.ts';

/** How a line is written for the shop. `isStaple`: most kitchens have it, so look there first. */
export type ShoppingText = { readonly name: string; readonly quantity: string; readonly isStaple: boolean };

/**
 * Rounded up to what a shop sells: "1 head (8 cloves)", "2 cans", "1 1/2 lb (680 g)". Grams are those of the recipes, which is
 * the weight a packet states; peel is not added, as loose produce is counted and not weighed.
 */
export function formatShopping(line: GroceryNeed, system: UnitSystem): ShoppingText {
  if (line.quantity !== undefined) return { name: capitalize(line.name), quantity: line.quantity, isStaple: false };
  const food = line.foodId === null ? undefined : findFood(line.foodId);
  const atHome = food !== undefined && isStaple(food);
  if (!food || !line.milligrams) return { name: capitalize(line.name), quantity: formatLooseAmounts(line, system), isStaple: atHome };
  const { quantity, unit, count } = chooseShopMeasure(food, line.milligrams / 1000, system);
  // A line in a person's own words keeps them; the table's noun takes the number it is counted with.
  const name = line.name === food.names.noun ? portionNoun(food, unit, count) : line.name;
  return { name: capitalize([line.label, name].filter(Boolean).join(' ')), quantity, isStaple: atHome };
}

/** With the weight where the recipes state it of a food the table has under no such name: "1 bag (1.4 kg)". */
function formatLooseAmounts({ amounts, milligrams }: GroceryNeed, system: UnitSystem): string {
  const loose = amounts.map((amount) => formatLoose(amount, system)).join(' + ');
  const isCounted = amounts.every(({ unit }) => unit === null || getUnit(unit).kind === 'count');
  return milligrams && isCounted ? `${loose} (${formatWeightIn(milligrams / 1000, system)})` : loose;
}

/** Of a food without weights: half an onion and half a can are bought whole, weights and volumes stay as they are. */
function formatLoose({ amount, unit }: NeededAmount, system: UnitSystem): string {
  const kind = unit === null ? 'count' : getUnit(unit).kind;
  if (kind !== 'count') return formatInSystem(amount, unit, system);
  return formatAmount(numberToAmount(Math.ceil(amountToNumber(amount) - 1e-6)), unit);
}
