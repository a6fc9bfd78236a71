import { energyKcal } from '../food/nutrients.ts';
import type { Macros } from '../food/nutrients.ts';
import type { Food } from '../food/food.ts';
import { DIET_OF_RESTRICTION, foodBreaksRule } from './check-diet.ts';
import type { DietFault, DietRule } from './diet-rule.ts';
import { isDairy, isFish, isMeat } from './food-class.ts';

/** Every food of a dish or meal by itself, then what they must not do together. */
export function dishBreaksRule(foods: readonly Food[], rule: DietRule): DietFault | undefined {
  let labelFault: DietFault | undefined;
  for (const food of foods) {
    const fault = foodBreaksRule(food, rule);
    if (fault?.outcome === 'breaks') return fault;
    labelFault ??= fault;
  }
  return togetherBreaksRule(foods, rule) ?? labelFault;
}

/** Kosher: no meat beside dairy (Exodus 23:19), nor beside fish (Shulchan Aruch, Yoreh De'ah 116:2), in one meal. */
export function togetherBreaksRule(foods: readonly Food[], rule: DietRule): DietFault | undefined {
  if (rule.type !== 'restriction' || rule.restriction !== 'Kosher') return undefined;
  const meat = foods.find(isMeat);
  if (!meat) return undefined;
  const other = foods.find((food) => isDairy(food) || isFish(food));
  if (!other) return undefined;
  const what = isDairy(other) ? 'dairy' : 'fish';
  return {
    rule,
    outcome: 'breaks',
    sentence: `A kosher meal keeps meat and ${what} apart: ${meat.names.noun} with ${other.names.noun}.`,
  };
}

/** Words to print beside a food so that the rules hold: "certified gluten-free", "pasteurized". */
export function listLabels(food: Food, rules: readonly DietRule[]): readonly string[] {
  const labels = new Set<string>();
  for (const rule of rules) {
    const fault = foodBreaksRule(food, rule);
    if (fault?.label !== undefined) labels.add(fault.label);
  }
  return [...labels];
}

/** Those that its own name does not say. */
export const labelsFor = (food: Food, rules: readonly DietRule[]): readonly string[] =>
  listLabels(food, rules).filter((label) => !food.names.noun.toLowerCase().includes(label.replace(/^certified /, '')));

/** Whether no rule forbids the food outright; what `listLabels` names must then be printed. */
export const isFoodAllowed = (food: Food, rules: readonly DietRule[]): boolean =>
  rules.every((rule) => foodBreaksRule(food, rule)?.outcome !== 'breaks');

/** Grams of carbohydrate a day above which the diet's name no longer holds. 130: the ADA's line for low-carb. */
export const DAY_CARB_LIMITS = { keto: 50, carnivore: 25, 'low-carb': 130 } as const;

/** What only the day's totals can tell. */
export function dayBreaksRule(totals: Macros, rule: DietRule): DietFault | undefined {
  const diet = rule.type === 'diet' ? rule.diet : rule.type === 'restriction' ? DIET_OF_RESTRICTION[rule.restriction] : undefined;
  const restriction = rule.type === 'restriction' ? rule.restriction : undefined;
  const energy = Math.max(1, energyKcal(totals));
  const over = (limit: number, name: string): DietFault | undefined =>
    totals.carbs > limit
      ? { rule, outcome: 'breaks', sentence: `${Math.round(totals.carbs)} g of carbs is more than ${name} allows (${limit} g a day).` }
      : undefined;
  if (diet === 'keto') return over(DAY_CARB_LIMITS.keto, 'keto');
  if (diet === 'carnivore') return over(DAY_CARB_LIMITS.carnivore, 'carnivore');
  if (restriction === 'Low-Carb') return over(DAY_CARB_LIMITS['low-carb'], 'low-carb');
  // 21 CFR 101.62: 30 % of energy or less is what a meal may be called "low fat" with.
  if (restriction === 'Low-Fat' && (900 * totals.fat) / energy > 30)
    return { rule, outcome: 'breaks', sentence: 'More than 30% of the energy comes from fat.' };
  if (restriction === 'High-Protein' && (400 * totals.protein) / energy < 25)
    return { rule, outcome: 'breaks', sentence: 'Less than 25% of the energy comes from protein.' };
  return undefined;
}

/** What a plan under the rule has to say once, because ingredients alone cannot show it. */
export function noteForRule(rule: DietRule): string | undefined {
  if (rule.type === 'allergy') return 'Check every label: Larder knows ingredients, not the traces a factory may leave.';
  if (rule.type === 'diet') return rule.diet === 'pregnancy' ? PREGNANCY_NOTE : rule.diet === 'glutenfree' ? GLUTEN_NOTE : undefined;
  if (rule.restriction === 'Kosher')
    return 'Larder checks ingredients and combinations, not certification: buy kosher-certified meat, cheese and wine.';
  if (rule.restriction === 'Halal') return 'Larder checks ingredients, not slaughter: buy halal-certified meat.';
  return rule.restriction === 'Gluten-Free' ? GLUTEN_NOTE : undefined;
}

const GLUTEN_NOTE = 'Use certified gluten-free oats, stock and sauces, and check labels.';
const PREGNANCY_NOTE = 'Cook eggs, meat and fish through and choose pasteurized dairy. This is general information, not medical advice.';
