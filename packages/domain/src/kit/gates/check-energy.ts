import { energyKcal } from '../../food/nutrients.ts';
import type { MealSlot } from '../../plan/meal-slot.ts';
import { gramsPerUnit } from '../../food/unit-grams.ts';
import type { VariantItem } from '../variant.ts';
import { perVariant } from './check-steps.ts';
import type { KitGate } from './gate.ts';

/** What a portion as written may have: about 0.45 to 1.6 of the slot's share of a 2,000 kcal day (25/32/33/10 per cent). */
const ENERGY_RANGE: Readonly<Record<MealSlot, readonly [number, number]>> = {
  breakfast: [230, 750],
  lunch: [300, 950],
  dinner: [330, 1000],
  snack: [70, 380],
};

export const checkEnergy: KitGate = (context) =>
  perVariant(context, ({ items, dishId }) => {
    const kcal = Math.round(items.reduce((sum, item) => sum + itemKcal(item), 0));
    return context.kit.slots.flatMap((slot) => {
      const [low, high] = ENERGY_RANGE[slot];
      if (kcal >= low && kcal <= high) return [];
      return [
        {
          type: 'energy-range',
          line: context.lines.header['slots'] ?? 0,
          message: `${dishId} has ${kcal} kcal as written; a ${slot} has ${low} to ${high}. Change the amounts or the slots.`,
        },
      ];
    });
  });

const itemKcal = ({ item, food }: VariantItem): number =>
  (energyKcal(food.per100g) * item.quantity * (gramsPerUnit(food, item.unit) ?? 0)) / 100;
