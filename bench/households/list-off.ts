// The sum of all plates, food by food, beside what the list asks for: read off the written days, without the list's own code.
import { sureBoneShare } from '../../packages/domain/src/food/bone-share.ts';
import { getFood } from '../../packages/domain/src/food/find-food.ts';
import type { Need } from '../../packages/domain/src/grocery/need.ts';
import { SOLD_AS } from '../../packages/domain/src/grocery/sold-as.table.ts';
import type { PlannedMeal } from '../../packages/domain/src/plan/plan.ts';
import { amountToNumber } from '../../packages/domain/src/quantity/amount.ts';

type Day = { readonly date: string; readonly meals: Readonly<Partial<Record<string, PlannedMeal>>> };

/** Grams on a plate are rounded, each plate by itself. */
const ROUNDED_SHARE = 0.02;
const ROUNDED_GRAMS = 4;

/** A sentence for each food of which the list asks for another amount than lies on all plates. */
export function listOff(days: readonly Day[], needs: readonly Need[]): readonly string[] {
  const wanted = new Map<string, number>();
  for (const meal of days.flatMap(({ meals }) => Object.values(meals))) {
    for (const { foodId, grams } of meal ? onPlates(meal) : []) {
      const sold = SOLD_AS[foodId];
      const food = getFood(sold?.foodId ?? foodId);
      if (food.id === 'water') continue;
      wanted.set(food.id, (wanted.get(food.id) ?? 0) + (grams * (sold?.gramsPerGram ?? 1)) / (1 - sureBoneShare(food)));
    }
  }
  const listed = new Map<string, number>();
  for (const { foodId, name, amount } of needs) {
    const id = foodId ?? name;
    listed.set(id, (listed.get(id) ?? 0) + (amount ? amountToNumber(amount) : 0));
  }
  return [...new Set([...wanted.keys(), ...listed.keys()])].flatMap((id) => {
    const [want, have] = [wanted.get(id) ?? 0, listed.get(id) ?? 0];
    return Math.abs(want - have) <= Math.max(ROUNDED_GRAMS, ROUNDED_SHARE * want)
      ? []
      : [`${id}: ${want.toFixed(1)} g on the plates, ${have.toFixed(1)} g on the list`];
  });
}

/**
 * Of a recipe all that is cooked, of which the plates have shares, and of its pot for several days its meals; what is on a plate beside
 * it is bought for that alone.
 */
const onPlates = ({ plates, portions, written, pot }: PlannedMeal): readonly { readonly foodId: string; readonly grams: number }[] =>
  plates
    ? plates.flatMap((plate) =>
        plate.portions.map((portion) =>
          written?.makes && portion.from === 'pot'
            ? { ...portion, grams: portion.grams / sumOf(plates) / (pot ? sumOf(pot.servings) : 1) }
            : portion,
        ),
      )
    : portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]!.grams }));

const sumOf = (shares: readonly { readonly share: number }[]): number => shares.reduce((sum, { share }) => sum + share, 0);
