import { nameRule } from '@larder/domain/diet/name-rule.ts';
import { foodBreaksRule } from '@larder/domain/diet/check-diet.ts';
import { allergyRule, dietRule, restrictionRule, type DietRule } from '@larder/domain/diet/diet-rule.ts';
import { isDairy, isFish, isMeat } from '@larder/domain/diet/food-class.ts';
import { ALLERGENS, type Food } from '@larder/domain/food/food.ts';

/** Diets, restrictions and allergies as bits: whoever holds to one is served the dishes whose foods break none of it. */
const RULES: readonly DietRule[] = [
  ...(['vegetarian', 'vegan', 'pescatarian', 'keto', 'paleo', 'carnivore', 'pregnancy'] as const).map(dietRule),
  ...(['Kosher', 'Halal', 'Low-Carb'] as const).map(restrictionRule),
  ...ALLERGENS.map(allergyRule),
];
const KOSHER_BIT = 1 << RULES.findIndex((rule) => rule.type === 'restriction' && rule.restriction === 'Kosher');

/** The rules that a dish of `foods` holds to and that `added` would break, by name; empty when it may be served with it. */
export function listBrokenClaims(foods: readonly Food[], added: Food): readonly string[] {
  const held = ~foods.reduce((bits, food) => bits | bitsBrokenBy(food), 0);
  const broken = (bitsBrokenBy(added) | (isMixedByKosher(foods, added) ? KOSHER_BIT : 0)) & held;
  return broken === 0 ? NONE : RULES.filter((_, bit) => (broken & (1 << bit)) !== 0).map(nameClaim);
}

const NONE: readonly string[] = [];

const bitsByFood = new WeakMap<Food, number>();

function bitsBrokenBy(food: Food): number {
  const known = bitsByFood.get(food);
  if (known !== undefined) return known;
  const bits = RULES.reduce((sum, rule, bit) => (foodBreaksRule(food, rule)?.outcome === 'breaks' ? sum | (1 << bit) : sum), 0);
  bitsByFood.set(food, bits);
  return bits;
}

/** Meat beside dairy or fish: what the dish does by itself already is no fault of the word. */
function isMixedByKosher(foods: readonly Food[], added: Food): boolean {
  const isKeptApart = (food: Food): boolean => isDairy(food) || isFish(food);
  const hasMeat = foods.some(isMeat);
  const hasOther = foods.some(isKeptApart);
  if (hasMeat && hasOther) return false;
  return (hasMeat && isKeptApart(added)) || (hasOther && isMeat(added));
}

const nameClaim = (rule: DietRule): string => (rule.type === 'allergy' ? `${rule.allergen}-free` : nameRule(rule));
