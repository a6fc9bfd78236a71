import { energyKcal } from '@larder/domain/food/nutrients.ts';
import { gramsPerUnit } from '@larder/domain/food/unit-grams.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { listItemLadder } from '@larder/domain/kit/item-ladder.ts';
import type { KitFault } from '../parsed-kit.ts';
import type { VariantItem } from '@larder/domain/kit/variant.ts';
import type { GateContext, KitGate, ServedVariant } from './gate.ts';

/** What a portion as written may have: about 0.45 to 1.6 of the slot's share of a 2,000 kcal day (25/32/33/10 per cent). */
const WRITTEN_KCAL: Readonly<Record<MealSlot, readonly [number, number]>> = {
  breakfast: [200, 750],
  lunch: [300, 950],
  dinner: [330, 1000],
  snack: [70, 420],
};

/** What the solver must be able to portion a dish to: the slot's share of a day between 1,600 and 2,600 kcal touches this. */
const WANTED_KCAL: Readonly<Record<MealSlot, readonly [number, number]>> = {
  breakfast: [360, 620],
  lunch: [460, 800],
  dinner: [480, 820],
  snack: [130, 270],
};

/** Energy as written and as it can be portioned, each told once for the variant that is furthest off. */
export const checkEnergy: KitGate = (context) =>
  context.kit.slots.flatMap((slot) => [
    ...checkRange(context, {
      slot,
      range: WRITTEN_KCAL[slot],
      measure: (variant) => [sumKcal(variant, 'written'), sumKcal(variant, 'written')],
      what: 'as written',
    }),
    ...checkRange(context, {
      slot,
      range: WANTED_KCAL[slot],
      measure: (variant) => [sumKcal(variant, 'least'), sumKcal(variant, 'most')],
      what: 'at the nearest end of its bounds',
    }),
  ]);

type RangeCheck = {
  readonly slot: MealSlot;
  readonly range: readonly [number, number];
  readonly measure: (variant: ServedVariant) => readonly [least: number, most: number];
  readonly what: string;
};

function checkRange({ variants, lines }: GateContext, { slot, range: [low, high], measure, what }: RangeCheck): readonly KitFault[] {
  const off = variants.map((variant) => {
    const [least, most] = measure(variant);
    return { variant, kcal: most < low ? most : least, by: Math.max(0, low - most, least - high) };
  });
  const count = off.filter(({ by }) => by > 0).length;
  if (count === 0) return [];
  const worst = off.reduce((a, b) => (b.by > a.by ? b : a));
  const message = `${count} of ${variants.length} variants: ${worst.variant.dishId} has ${Math.round(worst.kcal)} kcal ${what}; a ${slot} has ${low} to ${high}. Change the amounts, the bounds or the slots.`;
  return [{ type: 'energy-range', line: lines.header['slots'] ?? 0, message }];
}

const sumKcal = ({ items }: ServedVariant, at: 'written' | 'least' | 'most'): number =>
  items.reduce((sum, entry) => sum + itemKcal(entry, quantityAt(entry, items, at)), 0);

function quantityAt(entry: VariantItem, items: readonly VariantItem[], at: 'written' | 'least' | 'most'): number {
  if (at === 'written') return entry.item.quantity;
  const { quantities } = listItemLadder(entry, items);
  return at === 'least' ? quantities[0]! : quantities.at(-1)!;
}

const itemKcal = ({ item, food }: VariantItem, quantity: number): number =>
  (energyKcal(food.per100g) * quantity * (gramsPerUnit(food, item.unit) ?? 0)) / 100;
