import { MACROS } from '@larder/domain/food/nutrients.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { useState, type ReactNode } from 'react';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_FILLS, MACRO_LABELS } from '../../components/macro-slices.ts';
import { sayPot, type ShownAmounts } from '../../components/say-pot.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { DetailedRecipe } from './DetailedRecipe.tsx';
import { RECIPE_TEXTS } from './texts.ts';
import type { System } from './use-recipe-style.ts';
import { VideoTutorials } from './VideoTutorials.tsx';

type Props = {
  readonly meal: Meal;
  /** As which it is eaten, where that is known. */
  readonly place: MealPlace | undefined;
  readonly preferred: System;
  /** What speaks against it under the rules that the table has today. */
  readonly against: string | undefined;
  readonly backLink: ReactNode;
  /** What can be done with the recipe besides cooking it: after the food. */
  readonly actions: ReactNode;
  readonly afterCooking?: ReactNode;
  /** What is true of it by now, beside how it is made. */
  readonly note?: ReactNode;
  /** What is said in the place of how it is made. */
  readonly instead?: ReactNode;
};

export function RecipeScreen({ meal, place, preferred, against, backLink, actions, afterCooking, note, instead }: Props) {
  const [amounts, setAmounts] = useState<ShownAmounts>();
  const makes = sayPot(meal, amounts);
  return (
    <div className="page pt-6 pb-20 sm:pt-8">
      {backLink}
      <div className="mt-3 grid grid-cols-1 gap-6 md:grid-cols-[20rem_minmax(0,1fr)] lg:mt-5 lg:gap-12">
        <MealArt meal={meal} size={600} className="aspect-[16/10] w-full rounded-card shadow-card md:aspect-[5/4]" />
        <div className="min-w-0 self-center wrap-anywhere">
          <h1 className="display text-3xl sm:text-5xl">{meal.title}</h1>
          {against !== undefined && <p className="mt-3 font-medium">{against}</p>}
          {instead ?? (meal.description !== '' && <p className="mt-3 max-w-2xl text-muted sm:mt-4 sm:text-lg">{meal.description}</p>)}
          {note}
          <MealFigures meal={meal} />
          {meal.waitMinutes !== undefined && (
            <p className="mt-3 font-medium">
              {COMPONENT_TEXTS.startAhead({ minutes: meal.waitMinutes, slot: place, steps: meal.instructions })}
            </p>
          )}
          {makes !== undefined && <p className="mt-3 font-medium">{makes}</p>}
          <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
      {!instead && (
        <section aria-labelledby="detailed" className="card mt-8 p-5 sm:p-8">
          <h2 id="detailed" className="sr-only">
            {RECIPE_TEXTS.detailed}
          </h2>
          <DetailedRecipe meal={meal} preferred={preferred} isWholeScreen afterCooking={afterCooking} onAmounts={setAmounts} />
        </section>
      )}
      <div className="mt-5">
        <VideoTutorials dish={meal.title} />
      </div>
    </div>
  );
}

function MealFigures({ meal }: { readonly meal: Meal }) {
  const hidesNumbers = useHidesNumbers();
  const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0);
  if (hidesNumbers && minutes === 0) return null;
  return (
    <dl className="numbers mt-5 flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-8 sm:text-xl md:gap-x-4 md:text-lg lg:gap-x-8 lg:text-xl">
      {minutes > 0 && (
        <div>
          <dt className="text-sm text-muted">{RECIPE_TEXTS.total}</dt>
          <dd className="font-semibold">{minutes} min</dd>
        </div>
      )}
      {!hidesNumbers && <Numbers meal={meal} />}
    </dl>
  );
}

function Numbers({ meal }: { readonly meal: Meal }) {
  return (
    <>
      <div>
        <dt className="text-sm text-muted">{COMPONENT_TEXTS.calories}</dt>
        <dd className="font-semibold">
          {formatKcal(meal.calories)}
          {meal.isStated === true && <span className="ml-2 text-sm font-normal text-muted">{COMPONENT_TEXTS.asStated}</span>}
        </dd>
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
    </>
  );
}
