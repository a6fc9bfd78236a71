import { MACROS } from '@larder/domain/food/nutrients.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_FILLS, MACRO_LABELS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';

export function MealCalories({ meal }: { readonly meal: Meal }) {
  if (useHidesNumbers()) return null;
  return (
    <>
      <b className="font-semibold">{formatKcal(meal.calories)}</b>
      {meal.isStated === true && <span className="text-sm text-muted">{COMPONENT_TEXTS.asStated}</span>}
    </>
  );
}

export function MealMacros({ meal }: { readonly meal: Meal }) {
  if (useHidesNumbers()) return null;
  return (
    <dl className="numbers flex flex-wrap gap-x-2 gap-y-0.5 text-xs [grid-area:macros] upright:mt-2 upright:text-[0.8125rem] upright:lg:text-xs">
      {MACROS.map((macro) => (
        <div key={macro} className="flex items-center gap-1">
          <span aria-hidden="true" className={`size-2 rounded-full ${MACRO_FILLS[macro]}`} />
          <dt className="text-muted">{MACRO_LABELS[macro]}</dt>
          <dd className="font-semibold">{formatGrams(meal[macro])}</dd>
        </div>
      ))}
    </dl>
  );
}
