import type { CSSProperties, ReactNode } from 'react';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';

type Props = {
  readonly slots: readonly MealPlace[];
  readonly isBusy?: boolean;
  readonly isFaded?: boolean;
  /** A recipe is open: it stands beside the meals where there is room. */
  readonly isBeside?: boolean;
  readonly renderMeal: (slot: MealPlace) => ReactNode;
};

/** Beside three empty places one meal would be a poster. */
const FEWEST_COLUMNS = 3;
/** More beside each other have no room for their words: five and six meals stand in two rows. */
const MOST_COLUMNS = 4;
const COLUMNS_OF_PAIRS = 2;

const widthOf = (meals: number): number => (meals > MOST_COLUMNS ? FEWEST_COLUMNS : Math.max(FEWEST_COLUMNS, meals));

/** The day's meals in their order: rows on a phone, in pairs on a tablet, beside each other where there is room, and rows again beside an open recipe. */
export function MealTable({ slots, isBusy = false, isFaded = false, isBeside = false, renderMeal }: Props) {
  return (
    <div
      className={`meal-table transition-opacity ${isFaded ? 'opacity-70' : ''}`}
      aria-busy={isBusy}
      data-beside={isBeside || undefined}
      style={{ '--columns': widthOf(slots.length) } as CSSProperties}
    >
      {slots.map(renderMeal)}
    </div>
  );
}

/** Where the meal's card stands, and its recipe when it is opened (plan.css). */
export function placeOf(slot: MealPlace, slots: readonly MealPlace[]): CSSProperties {
  const at = slots.indexOf(slot);
  const pair = gridPlace(at, COLUMNS_OF_PAIRS);
  const wide = gridPlace(at, widthOf(slots.length));
  // Under a pair of cards there is a row for each of their recipes.
  const pairRow = (pair.row - 1) * (1 + COLUMNS_OF_PAIRS) + 1;
  return {
    '--pair-column': pair.column,
    '--pair-row': pairRow,
    '--pair-recipe': pairRow + pair.column,
    '--column': wide.column,
    '--row': wide.row,
    '--line': at + 1,
  } as CSSProperties;
}

const gridPlace = (at: number, columns: number) => ({ column: (at % columns) + 1, row: Math.floor(at / columns) + 1 });
