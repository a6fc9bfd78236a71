import type { Macros } from '@larder/domain/food/nutrients.ts';
import { formatWhole } from '../lib/format/round.ts';
import { MACRO_LABELS, macroSlices } from './macro-slices.ts';
import { COMPONENT_TEXTS } from './texts.ts';

const STROKES = { protein: 'stroke-protein', carbs: 'stroke-carbs', fat: 'stroke-fat' } as const;

type Props = { readonly grams: Macros; readonly calories: number; readonly className?: string };

/** Where the day's energy comes from. The middle says the calories; the arcs move when the numbers do. */
export function MacroDonut({ grams, calories, className = 'size-44' }: Props) {
  const slices = macroSlices(grams);
  const label = slices.map(({ macro, percent }) => `${MACRO_LABELS[macro].toLowerCase()} ${Math.round(percent)}%`).join(', ');
  return (
    <div className={`relative shrink-0 ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn picture cannot be an img element and move its arcs */}
      <svg viewBox="0 0 100 100" role="img" aria-label={COMPONENT_TEXTS.energyFrom(label)} className="size-full -rotate-90">
        {/* Under the last seam: browsers measure a circle a hair too short, and the card would shine through. */}
        <circle cx="50" cy="50" r="41" fill="none" strokeWidth="13" className="stroke-fat" />
        {slices.map(({ macro, drawnPercent }, i) => (
          <circle
            key={macro}
            data-macro={macro}
            cx="50"
            cy="50"
            r="41"
            pathLength="100"
            fill="none"
            strokeWidth="13"
            className={`${STROKES[macro]} transition-[stroke-dasharray,stroke-dashoffset] duration-200 ease-out`}
            strokeDasharray={`${drawnPercent.toFixed(2)} ${(100 - drawnPercent).toFixed(2)}`}
            strokeDashoffset={-slices.slice(0, i).reduce((sum, slice) => sum + slice.drawnPercent, 0)}
          />
        ))}
      </svg>
      <div className="numbers absolute inset-0 grid place-content-center text-center leading-tight">
        <span className="display text-[1.65em]">{formatWhole(calories)}</span>
        <span className="text-sm text-muted">{COMPONENT_TEXTS.kcal}</span>
      </div>
    </div>
  );
}
