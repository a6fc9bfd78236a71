import { sumFoodMacros } from './sum-food-macros.ts';
import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import type { Dish } from '../kit/dish.ts';
import type { Option, VariantItem } from '../kit/variant.ts';
import type { Macros } from '../food/nutrients.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { isDishForToddlers } from '../plan/frame/toddler.ts';
import { CHOKING_AGE } from './age-safety.ts';
import { leastAgeOf } from './table-eater.ts';
import { isPlateAllowed } from './table-rules.ts';
import type { Pot } from './cook-pot.ts';
import type { Seat } from './seat.ts';

/** One part of a pot that may be another one on some plates: of the same kit, cooked apart. */
export type PartSwap = {
  /** Of the pot's items, those that make way. */
  readonly out: readonly number[];
  /** What comes in their place if all plates had it, in grams. */
  readonly instead: readonly { readonly item: VariantItem; readonly grams: number }[];
  readonly forEaters: readonly boolean[];
};

/** A part below this is a flavour, not what a plate is about. */
const LEAST_GRAMS = 30;
/** How far from the kit's own amount a part cooked apart may be: its own ladder, told in what can be weighed. */
const SIZES = [0.75, 1, 1.3, 1.6] as const;

/** The other options of a kit that differ in one part, and for whom: nobody gets what binds them or another at the table. */
export function listSwaps(pot: Pot, { seats }: { seats: readonly Seat[] }): readonly PartSwap[] {
  const { dish, meal } = pot;
  if (!dish) return [];
  return listPartOptions(dish, { seats, slot: meal.slot }).flatMap((option) =>
    SIZES.map((size) => makeSwap(pot, { dish, ...option, size })),
  );
}

type PartOption = { readonly taken: Option; readonly option: Option; readonly forEaters: readonly boolean[] };

/** What of a dish may be another part, and who may eat it then. */
export function listPartOptions(dish: Dish, { seats, slot }: { seats: readonly Seat[]; slot: MealSlot }): readonly PartOption[] {
  const { options } = dish.compiled;
  return dish.path.flatMap((taken, part) =>
    isMainPart(taken)
      ? options.parts[part]!.flatMap((option): readonly PartOption[] => {
          if (option.choice === taken.choice || !isMainPart(option) || !hasOwnMain(option, taken)) return [];
          const items = swapItems(dish, { part, option });
          const foods = items.map(({ food }) => food);
          const isForAll = isDishForToddlers(dish, items);
          const forEaters = seats.map(
            ({ eater, rulesAt }) => isPlateAllowed(foods, rulesAt[slot]) && (isForAll || leastAgeOf(eater) >= CHOKING_AGE),
          );
          return forEaters.some(Boolean) ? [{ taken, option, forEaters }] : [];
        })
      : [],
  );
}

const weigh = ({ item, food }: VariantItem): number => item.quantity * (gramsPerUnit(food, item.unit) ?? 0);
const isMainPart = ({ items }: Option): boolean =>
  items.reduce((sum, entry) => sum + weigh(entry), 0) >= LEAST_GRAMS && items.some(({ food }) => isProteinFood(food));

const PROTEIN_SHARE = 10;
const isProteinFood = ({ per100g }: Food): boolean => per100g.protein >= PROTEIN_SHARE;

/** Tofu for chicken, not one cut of it for another. */
const hasOwnMain = (option: Option, taken: Option): boolean => option.items[0]!.food.kind !== taken.items[0]!.food.kind;

const swapItems = (dish: Dish, { part, option }: { part: number; option: Option }): readonly VariantItem[] => [
  ...dish.path.flatMap((own, at) => (at === part ? option : own).items),
  ...dish.compiled.options.season,
];

type Making = PartOption & { readonly dish: Dish; readonly size: number };

/** As much of it as the part it stands for grew or shrank in this pot. */
function makeSwap({ meal }: Pot, { dish, taken, option, size, forEaters }: Making): PartSwap {
  // A sauce of the part stands in the dish as one that moves with what it is for.
  const out = taken.items.map(({ food, part }) => dish.items.findIndex((own) => own.food === food && own.part === part));
  const cooked = out.reduce((sum, at) => sum + meal.portions[at]!.steps[meal.portions[at]!.chosen]!.grams, 0);
  const written = taken.items.reduce((sum, entry) => sum + weigh(entry), 0);
  const grown = cooked / Math.max(1, written);
  return { out, instead: option.items.map((item) => ({ item, grams: weigh(item) * grown * size })), forEaters };
}

export const macrosOfSwap = ({ instead }: PartSwap): Macros =>
  sumFoodMacros(instead.map(({ item: { food }, grams }) => ({ per100g: food.per100g, grams })));
