import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_FILLS, MACRO_LABELS, MACROS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';

export function MealNumbers({ meal }: { readonly meal: Meal }) {
  if (useHidesNumbers()) return null;
  return (
    <dl className="numbers mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem]">
      <div className="font-semibold">
        <dt className="sr-only">{COMPONENT_TEXTS.calories}</dt>
        <dd>{formatKcal(meal.calories)}</dd>
      </div>
      {MACROS.map((macro) => (
        <div key={macro} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${MACRO_FILLS[macro]}`} />
          <dt className="text-muted">{MACRO_LABELS[macro]}</dt>
          <dd className="font-semibold">{formatGrams(meal[macro])}</dd>
        </div>
      ))}
    </dl>
  );
}
