import { MACROS } from '@larder/domain/food/nutrients.ts';
import type { ReactNode } from 'react';
import { whoseFigures } from '@larder/domain/plan/tell-plates.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { useHidesNumbers, withoutNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS, macroSlices } from '../../components/macro-slices.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { LineArt } from './LineArt.tsx';
import { PRINT_TEXTS } from './texts.ts';

type Props = {
  readonly plan: Plan;
  /** What speaks against it under the rules that the table has today. */
  readonly against?: string | undefined;
  readonly renderRecipe: (meal: Meal) => ReactNode;
  /** What is said in the place of how a meal is made. */
  readonly renderInstead?: (place: MealPlace) => ReactNode;
  /** What is true of a meal by now, beside its recipe. */
  readonly renderNote?: (place: MealPlace) => ReactNode;
};

/** A day on paper: the plates first, then a recipe each. Always black on white, whatever the theme. */
export function PrintSheet({ plan, against, renderRecipe, renderInstead, renderNote }: Props) {
  const meals = mealsOf(plan);
  const description = useHidesNumbers() ? withoutNumbers(plan.description) : plan.description;
  return (
    <article className="print-sheet wrap-anywhere">
      <header className="border-b-2 border-ink pb-4">
        <h1 className="display text-4xl">{plan.title}</h1>
        {description !== '' && <p className="mt-2 max-w-prose">{description}</p>}
      </header>
      {against !== undefined && <p className="print-against">{against}</p>}
      <DayFigures plan={plan} whose={whoseFigures(meals.map(({ meal }) => meal))} />
      <ul className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6">
        {meals.map(({ place, meal }) => (
          <li key={place} className="print-whole print-dish">
            <LineArt dishId={meal.dishId} className="print-plate" />
            <div className="min-w-0">
              <p className="print-eyebrow">{SLOT_LABELS[place]}</p>
              <h2 className="display text-lg leading-tight">{meal.title}</h2>
              {!renderInstead?.(place) && meal.description !== '' && <p className="mt-1 text-sm leading-snug">{meal.description}</p>}
              <MealLine meal={meal} />
            </div>
          </li>
        ))}
      </ul>
      <h2 className="display print-heading print-new-page mt-8 text-2xl">{PRINT_TEXTS.recipes}</h2>
      {meals.map(({ place, meal }) => (
        <section key={place} aria-labelledby={`recipe-${place}`} className="print-recipe">
          <div className="print-heading flex items-center gap-4">
            <LineArt dishId={meal.dishId} className="w-16 shrink-0" />
            <div>
              <p className="print-eyebrow">{SLOT_LABELS[place]}</p>
              <h3 id={`recipe-${place}`} className="display text-xl">
                {meal.title}
              </h3>
            </div>
          </div>
          {renderNote?.(place)}
          {renderInstead?.(place) || renderRecipe(meal)}
        </section>
      ))}
      <footer className="mt-6 border-t border-ink/30 pt-2 text-xs">{PRINT_TEXTS.footer}</footer>
    </article>
  );
}

/** `whose`: where several eat of it. */
function DayFigures({ plan: { totals }, whose }: { readonly plan: Plan; readonly whose: string | undefined }) {
  const isHidden = useHidesNumbers();
  if (isHidden) return null;
  return (
    <section aria-label={PRINT_TEXTS.nutrition} className="print-whole mt-4">
      {whose !== undefined && <p className="print-eyebrow mb-1">{PRINT_TEXTS.platesOf(whose)}</p>}
      <dl className="numbers grid grid-cols-4 gap-4">
        <div>
          <dt className="print-eyebrow">{COMPONENT_TEXTS.calories}</dt>
          <dd className="display text-2xl">{formatKcal(totals.calories)}</dd>
        </div>
        {macroSlices(totals).map(({ macro, grams, percent, drawnPercent }) => (
          <div key={macro}>
            <dt className="print-eyebrow">{MACRO_LABELS[macro]}</dt>
            <dd>
              <span className="display text-2xl">{formatGrams(grams)}</span> <span className="text-sm">{Math.round(percent)}%</span>
              {/* An outline and a hatched part: a bar that says as much with little ink. */}
              <span aria-hidden="true" className="mt-1 block h-2 border border-ink">
                <span className="print-hatch block h-full" style={{ width: `${drawnPercent}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MealLine({ meal }: { readonly meal: Meal }) {
  const isHidden = useHidesNumbers();
  if (isHidden) return null;
  const figures = [formatKcal(meal.calories), ...MACROS.map((macro) => `${MACRO_LABELS[macro]} ${formatGrams(meal[macro])}`)];
  // Broken between the figures and never inside one.
  return (
    <p className="numbers mt-1 flex flex-wrap gap-x-2.5 text-sm">
      {figures.map((figure) => (
        <span key={figure} className="whitespace-nowrap">
          {figure}
        </span>
      ))}
    </p>
  );
}
