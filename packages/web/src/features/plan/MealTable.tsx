import type { CSSProperties, ReactNode } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

type Props = {
  readonly slots: readonly MealSlot[];
  readonly isBusy?: boolean;
  readonly isFaded?: boolean;
  readonly renderMeal: (slot: MealSlot) => ReactNode;
};

/** Beside three empty places one meal would be a poster. */
const FEWEST_COLUMNS = 3;
const COLUMNS_OF_PAIRS = 2;
/** A row of cards, and under it one for each of their recipes. */
const ROWS_OF_PAIRS = 1 + COLUMNS_OF_PAIRS;

/** The day's meals in their order: rows on a phone, in pairs on a tablet, side by side where there is room. */
export function MealTable({ slots, isBusy = false, isFaded = false, renderMeal }: Props) {
  return (
    <div
      className={`meal-table transition-opacity ${isFaded ? 'opacity-70' : ''}`}
      aria-busy={isBusy}
      style={{ '--meals': Math.max(FEWEST_COLUMNS, slots.length) } as CSSProperties}
    >
      {slots.map(renderMeal)}
    </div>
  );
}

/** Where the meal's card stands, and its recipe when it is opened (plan.css). */
export function placeOf(slot: MealSlot, slots: readonly MealSlot[]): CSSProperties {
  const at = slots.indexOf(slot);
  const column = at % COLUMNS_OF_PAIRS;
  const row = Math.floor(at / COLUMNS_OF_PAIRS) * ROWS_OF_PAIRS + 1;
  return { '--at': at + 1, '--pair-column': column + 1, '--pair-row': row, '--pair-recipe': row + column + 1 } as CSSProperties;
}
