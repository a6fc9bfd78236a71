import { useEffect, type ReactNode } from 'react';
import { DishArt } from '../../components/DishArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_FILLS, MACRO_LABELS, MACROS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { DetailedRecipe } from './DetailedRecipe.tsx';
import { RECIPE_TEXTS } from './texts.ts';
import { TimerDock } from './TimerDock.tsx';
import { stopAllTimers } from './timer-store.ts';
import type { System } from './use-recipe-style.ts';
import { VideoTutorials } from './VideoTutorials.tsx';

type Props = { readonly meal: Meal; readonly preferred: System; readonly backLink: ReactNode };

export function RecipeScreen({ meal, preferred, backLink }: Props) {
  useEffect(() => stopAllTimers, []);
  return (
    <div className="page pt-6 pb-20 sm:pt-8">
      {backLink}
      <div className="mt-5 grid grid-cols-1 gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <DishArt dishId={meal.dishId} size={600} className="aspect-[4/3] w-full rounded-card shadow-card lg:aspect-square" />
        <div className="min-w-0 self-center wrap-anywhere">
          <h1 className="display text-4xl sm:text-5xl">{meal.title}</h1>
          {meal.description !== '' && <p className="mt-4 max-w-2xl text-lg text-muted">{meal.description}</p>}
          <MealFigures meal={meal} />
          {meal.ingredients.length > 0 && (
            <section aria-labelledby="glance" className="mt-7">
              <h2 id="glance" className="eyebrow">
                {RECIPE_TEXTS.atAGlance}
              </h2>
              <ul className="numbers mt-2 gap-x-10 sm:columns-2">
                {meal.ingredients.map((line) => (
                  <li key={line} className="break-inside-avoid border-b border-line py-1.5">
                    {line}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <section aria-labelledby="detailed" className="card @container mt-10 p-5 sm:p-8">
        <h2 id="detailed" className="display mb-5 text-2xl">
          {RECIPE_TEXTS.detailed}
        </h2>
        <DetailedRecipe meal={meal} preferred={preferred} isWholeScreen />
      </section>
      <div className="mt-5">
        <VideoTutorials dish={meal.title} />
      </div>
      <TimerDock className="pointer-events-none fixed inset-x-0 bottom-4 z-20 px-4 *:pointer-events-auto" />
    </div>
  );
}

function MealFigures({ meal }: { readonly meal: Meal }) {
  if (useHidesNumbers()) return null;
  return (
    <dl className="numbers mt-6 grid grid-cols-4 gap-x-3 text-lg sm:flex tight:grid-cols-2 sm:gap-x-8 sm:text-xl">
      <div>
        <dt className="text-sm text-muted">{COMPONENT_TEXTS.calories}</dt>
        <dd className="font-semibold">{formatKcal(meal.calories)}</dd>
      </div>
      {MACROS.map((macro) => (
        <div key={macro}>
          <dt className="flex items-center gap-1.5 text-sm text-muted">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${MACRO_FILLS[macro]}`} />
            {MACRO_LABELS[macro]}
          </dt>
          <dd className="font-semibold">{formatGrams(meal[macro])}</dd>
        </div>
      ))}
    </dl>
  );
}
