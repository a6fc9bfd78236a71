import { MEAL_SLOTS } from '@larder/domain/plan/meal-slot.ts';
import { DishArt } from '../../components/DishArt.tsx';
import type { DayPlan } from './model.ts';

type Props = { readonly plan: DayPlan; readonly size?: 'small' | 'large'; readonly isSinglePlate?: boolean };

const SIZES = { small: 'size-8', large: 'size-12' } as const;

/** The day's dishes as a row of small plates, the next one half under the last; where room is short, only the dinner. */
export function PlanPlates({ plan, size = 'small', isSinglePlate = false }: Props) {
  const slots = MEAL_SLOTS.filter((slot) => plan.meals[slot]);
  const main = slots.includes('dinner') ? 'dinner' : slots[0];
  return (
    // A picture can be dragged by itself, which would take the place of dragging the plan.
    <span className="pointer-events-none flex shrink-0" aria-hidden>
      {slots.map((slot) => (
        <span
          key={slot}
          className={`not-first:-ml-3 ${isSinglePlate && slot !== main ? 'max-lg:hidden' : isSinglePlate ? 'max-lg:ml-0!' : ''}`}
        >
          <DishArt dishId={plan.meals[slot]?.dishId} size={96} className={`${SIZES[size]} rounded-full border-2 border-card`} />
        </span>
      ))}
      {slots.length === 0 && <span className={`${SIZES[size]} rounded-full border-2 border-line bg-card`} />}
    </span>
  );
}
