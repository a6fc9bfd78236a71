import type { PlainDate } from '../calendar/plain-date.ts';
import { sureBoneShare } from '../food/bone-share.ts';
import { findFood } from '../food/find-food.ts';
import type { Portion, PotShare } from '../plan/plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { type Amount, exactAmount } from '../quantity/amount.ts';
import { makeRational } from '../quantity/rational.ts';
import { lineToNeed } from './consolidate.ts';
import type { Need, NeedSource } from './need.ts';
import { SOLD_AS } from './sold-as.table.ts';

/** What a list needs of a meal. Plans of this product carry portions in exact grams; foreign ones only their lines. */
export type ListedMeal = {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly portions?: readonly ListedPortion[] | undefined;
  /** A plate of a pot: the whole of it is bought for the meal it is cooked for, and nothing for those that eat what is left. */
  readonly pot?: Pick<PotShare, 'share' | 'cookedOn' | 'cookedFor'> | undefined;
};
export type ListedPortion = Pick<Portion, 'foodId' | 'chosen'> & { readonly steps: readonly { readonly grams: number }[] };

export type ListedDay = { readonly date: PlainDate; readonly meals: Readonly<Partial<Record<MealSlot, ListedMeal | undefined>>> };

/** Every ingredient of every meal of these days, each with the meal it is for. */
export function listNeeds(days: readonly ListedDay[]): Need[] {
  return days.flatMap(({ date, meals }) =>
    MEAL_SLOTS.flatMap((slot) => {
      const meal = meals[slot];
      return meal ? listMealNeeds(meal, { day: date, slot, title: meal.title }) : [];
    }),
  );
}

function listMealNeeds({ portions, ingredients, pot }: ListedMeal, source: NeedSource): Need[] {
  if (pot && (pot.cookedOn !== source.day || pot.cookedFor !== source.slot)) return [];
  const known = portions?.length ? portions.map((portion) => portionToNeed(portion, { source, plates: 1 / (pot?.share ?? 1) })) : undefined;
  // One food that this table has no more, and the lines say more than the portions do.
  const isWhole = known?.every((need) => need !== undefined);
  const needs =
    known && isWhole ? known : ingredients.filter((line) => line.trim() !== '').map((line) => ({ ...lineToNeed(line), source }));
  return needs.filter((need) => !isFromTheTap(need));
}

function portionToNeed(
  { foodId, chosen, steps }: ListedPortion,
  { source, plates }: { source: NeedSource; plates: number },
): Need | undefined {
  const sold = SOLD_AS[foodId];
  const food = findFood(sold?.foodId ?? foodId);
  const step = steps[chosen];
  if (!food || !step) return undefined;
  // A shop weighs the bones, and sells juice as lemons.
  const boughtGrams = (step.grams * plates * (sold?.gramsPerGram ?? 1)) / (1 - sureBoneShare(food));
  return { foodId: food.id, name: food.names.noun, amount: gramsToAmount(boughtGrams), unit: 'g', source };
}

const TAP = new Set(['water', 'ice', 'ice water', 'ice cube', 'ice cubes']);
const WATER_WORDS = /\b(?:tap|cold|hot|warm|lukewarm|boiling|boiled|iced|cool|filtered)\b/gi;

const isFromTheTap = ({ foodId, name }: Need): boolean =>
  foodId === 'water' || TAP.has(name.toLowerCase().replaceAll(WATER_WORDS, '').replaceAll(/\s+/g, ' ').trim());

/** To the milligram: fractions of any kind, added up over a fortnight, would leave the safe integers and be sums no longer. */
const gramsToAmount = (grams: number): Amount => exactAmount(makeRational(Math.round(grams * 1000), 1000));
