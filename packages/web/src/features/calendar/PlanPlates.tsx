import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { fieldOf } from '../../components/DishArt.tsx';
import { useTheme } from '../../lib/theme.ts';
import { useEffect, useState } from 'react';
import type { DayPlan } from './model.ts';

type Props = {
  readonly plan: DayPlan;
  /** Only the dinner where room is short. */
  readonly isNarrow?: boolean;
};

/** The day's dishes as a row of small plates, each one a little under the last. */
export function PlanPlates({ plan, isNarrow = false }: Props) {
  const slots = MEAL_SLOTS.filter((slot) => plan.meals[slot]);
  const field = useTheme() === 'dark' ? '?field=dark' : '';
  const hasPainted = useHasPainted(plan);
  const main = slots.includes('dinner') ? 'dinner' : slots[0];
  return (
    // A picture can be dragged by itself, which would take the place of dragging the plan.
    <span className="pointer-events-none flex shrink-0" aria-hidden>
      {slots.map((slot) => (
        <span
          key={slot}
          className={isNarrow ? (slot === main ? 'lg:not-first:-ml-3' : 'max-lg:hidden lg:not-first:-ml-3') : 'not-first:-ml-3'}
        >
          <Plate dishId={plan.meals[slot]?.dishId} field={field} isDrawn={hasPainted || !isNarrow} />
        </span>
      ))}
      {slots.length === 0 && <span className="size-9 rounded-full border-2 border-line bg-card sm:size-10" />}
    </span>
  );
}

/** A month has up to 168 of them: the browser's own lazy loading, and the field of color alone while there is no picture. */
function Plate({ dishId, field, isDrawn }: { readonly dishId: string | undefined; readonly field: string; readonly isDrawn: boolean }) {
  return (
    <span className={`block size-9 overflow-hidden rounded-full border-2 border-card sm:size-10 ${fieldOf(dishId)}`}>
      {dishId !== undefined && isDrawn && (
        <img
          key={dishId}
          src={`/dish/${encodeURIComponent(dishId)}.svg${field}`}
          alt=""
          loading="lazy"
          decoding="async"
          width={96}
          height={96}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** Drawing 168 pictures takes longer than all else of a month: its days and titles come first. */
function useHasPainted(plan: DayPlan): boolean {
  const [painted, setPainted] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPainted(plan.id), PICTURES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [plan.id]);
  return painted === plan.id;
}

/** A few frames: time to paint, and too short to be waited for. */
const PICTURES_AFTER_MS = 100;
