import { KCAL_PER_GRAM, type Macros, MACROS, type Macro } from '@larder/domain/food/nutrients.ts';
import type { CSSProperties } from 'react';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { MACRO_FILLS, MACRO_LABELS, macroSlices } from '../../components/macro-slices.ts';
import { formatGrams, formatKcal, formatWhole } from '../../lib/format/round.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { clampToSlider } from './model.ts';
import { slotsOf } from './plan-sitting.ts';

export const MACRO_COLOURS: Readonly<Record<Macro, string>> = {
  protein: 'var(--color-protein)',
  carbs: 'var(--color-carbs)',
  fat: 'var(--color-fat)',
};

type Props = {
  readonly plan: Plan;
  /** Where the sliders stand. */
  readonly grams: Macros;
  /** The energy that is as wide as the page: the day as it came, and room to pull it longer. */
  readonly widestKcal: number;
  readonly onPull: (macro: Macro, grams: number) => void;
};

/**
 * The day as one bar: its width is energy, its parts are the meals, and under them what the energy is made of, in the same measure.
 * The ends of those parts can be pulled: the sliders of "Customize Macros" for a hand on the picture, so that to a reader and to
 * the keyboard the sliders are the only ones.
 */
export function DayBar({ plan, grams, widestKcal, onPull }: Props) {
  const share = (kcal: number) => `${Math.min(100, (kcal / widestKcal) * 100)}%`;
  const parts = MACROS.map((macro) => ({ macro, kcal: grams[macro] * KCAL_PER_GRAM[macro] }));
  return (
    <div className="numbers">
      <ul aria-hidden="true" className="day-bar">
        {slotsOf(plan).map((slot) => (
          <li key={slot} className="day-bar-meal" style={{ width: share(plan.meals[slot]!.calories) }}>
            {macroSlices(plan.meals[slot]!).map(({ macro, drawnPercent }) => (
              <span key={macro} className={MACRO_FILLS[macro]} style={{ width: `${drawnPercent}%` }} />
            ))}
          </li>
        ))}
      </ul>
      <ul aria-hidden="true" className="mt-1 flex gap-[3px] text-sm text-muted max-md:hidden">
        {slotsOf(plan).map((slot) => (
          // The last is often a snack, whose part is shorter than its name: it reaches into the room before it.
          <li
            key={slot}
            className="truncate last:flex last:justify-end last:overflow-visible"
            style={{ width: share(plan.meals[slot]!.calories) }}
          >
            {SLOT_LABELS[slot]} {formatWhole(plan.meals[slot]!.calories)}
          </li>
        ))}
      </ul>
      <div className="day-rail mt-4">
        {parts.map(({ macro, kcal }) => (
          <span key={macro} aria-hidden="true" className={`first:rounded-l-full ${MACRO_FILLS[macro]}`} style={{ width: share(kcal) }} />
        ))}
        {onPull &&
          parts.map(({ macro, kcal }, at) => {
            const from = parts.slice(0, at).reduce((sum, part) => sum + part.kcal, 0);
            const pull = (kcalAtHand: number) => onPull(macro, clampToSlider(macro, (kcalAtHand - from) / KCAL_PER_GRAM[macro]));
            return <Grip key={macro} macro={macro} at={share(from + kcal)} widestKcal={widestKcal} onPull={pull} />;
          })}
      </div>
      <dl className="mt-3.5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {parts.map(({ macro }) => (
          <div key={macro} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${MACRO_FILLS[macro]}`} />
            <dt className="text-muted">{MACRO_LABELS[macro]}</dt>
            <dd className="font-semibold">{formatGrams(plan.totals[macro])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type GripProps = {
  readonly macro: Macro;
  readonly at: string;
  readonly widestKcal: number;
  readonly onPull: (kcalAtHand: number) => void;
};

function Grip({ macro, at, widestKcal, onPull }: GripProps) {
  return (
    <span
      aria-hidden="true"
      className="day-grip"
      style={{ left: at, '--fill': MACRO_COLOURS[macro] } as CSSProperties}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
        onPull(((clientX - left) / width) * widestKcal);
      }}
    />
  );
}

/** Past the day's own end, so that it can be pulled longer. */
const ROOM = 1.2;

export const widestOf = (plan: Plan): number => Math.max(1, plan.totals.calories) * ROOM;

export const sayMeals = (plan: Plan): string =>
  slotsOf(plan)
    .map((slot) => `${SLOT_LABELS[slot]} ${formatKcal(plan.meals[slot]!.calories)}`)
    .join(', ');
