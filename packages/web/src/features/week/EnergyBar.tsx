import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

type Props = {
  readonly meals: readonly { readonly slot: MealSlot; readonly calories: number }[];
  readonly target: number | undefined;
  readonly className?: string;
};

/** The bar ends a little beyond the target, so that a day above it is seen to be above. */
const ROOM = 1.15;

/** Decoration beside the day's number: its length is the day's energy, its parts are the meals, its mark is the target. */
export function EnergyBar({ meals, target, className = '' }: Props) {
  const sum = meals.reduce((total, { calories }) => total + calories, 0);
  const whole = Math.max(sum, (target ?? sum) * ROOM, 1);
  return (
    <span aria-hidden="true" className={`relative flex h-2 items-stretch gap-px overflow-hidden rounded-full bg-line ${className}`}>
      {meals.map(({ slot, calories }) => (
        <span key={slot} className="bg-primary transition-[width]" style={{ width: `${(calories / whole) * 100}%` }} />
      ))}
      {target !== undefined && (
        <span className="absolute inset-y-0 w-0.5 bg-ink ring-1 ring-card" style={{ left: `${(target / whole) * 100}%` }} />
      )}
    </span>
  );
}
