import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { DishArt } from '../../components/DishArt.tsx';
import type { DayPlan } from './model.ts';

type Props = {
  readonly plan: DayPlan;
  /** Only the dinner where room is short. */
  readonly isNarrow?: boolean;
};

/** The day's dishes as a row of small plates, each one a little under the last. */
export function PlanPlates({ plan, isNarrow = false }: Props) {
  const slots = MEAL_SLOTS.filter((slot) => plan.meals[slot]);
  const main = slots.includes('dinner') ? 'dinner' : slots[0];
  return (
    // A picture can be dragged by itself, which would take the place of dragging the plan.
    <span className="pointer-events-none flex shrink-0" aria-hidden>
      {slots.map((slot) => (
        <span
          key={slot}
          className={isNarrow ? (slot === main ? 'lg:not-first:-ml-3' : 'max-lg:hidden lg:not-first:-ml-3') : 'not-first:-ml-3'}
        >
          <DishArt dishId={plan.meals[slot]?.dishId} size={96} className="size-9 rounded-full border-2 border-card sm:size-10" />
        </span>
      ))}
      {slots.length === 0 && <span className="size-9 rounded-full border-2 border-line bg-card sm:size-10" />}
    </span>
  );
}
