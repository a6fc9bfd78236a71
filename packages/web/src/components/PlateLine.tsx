import type { Meal } from '../lib/wire/plan-types.ts';
import { formatKcal } from '../lib/format/round.ts';
import { useHidesNumbers } from './hidden-numbers.ts';
import { COMPONENT_TEXTS } from './texts.ts';

/** Whose plates a meal has, in one line: "Anna 520 kcal · Ben 790 kcal". Nothing for a meal of one. */
export function PlateLine({ meal: { plates }, className = '' }: { readonly meal: Meal; readonly className?: string }) {
  const hidesNumbers = useHidesNumbers();
  if (!plates || plates.length === 0) return null;
  return (
    <ul aria-label={COMPONENT_TEXTS.plates} className={`numbers flex flex-wrap gap-x-2 gap-y-0.5 text-xs md:text-[0.8125rem] ${className}`}>
      {plates.map(({ eaterId, name, nutrition, swap, side, own }) => (
        <li key={eaterId} className="rounded-full bg-primary-soft px-2 py-0.5">
          <b className="font-semibold">{name}</b>
          {!hidesNumbers && ` ${formatKcal(nutrition.calories)}`}
          {(own ?? swap ?? side) && <span className="text-muted"> · {own?.title ?? swap?.instead ?? COMPONENT_TEXTS.side}</span>}
        </li>
      ))}
    </ul>
  );
}
