import { useEffect } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { DishArt } from '../../components/DishArt.tsx';
import { announce } from '../../lib/announce.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { countArrived, type ArrivingPlan } from './arriving-plan.ts';
import { IntentChips } from './IntentChips.tsx';
import { MealNumbers } from './MealNumbers.tsx';
import { PLAN_TEXTS, SLOT_LABELS } from './texts.ts';

/** The plan's screen while its meals come: each card stands where it will stay, an empty place where one is still being made. */
export function ArrivingDay({ arriving }: { readonly arriving: ArrivingPlan }) {
  const { plan, slots } = arriving;
  const count = countArrived(arriving);
  const status = PLAN_TEXTS.arriving(count, slots.length);
  useEffect(() => announce(status), [status]);

  return (
    <div className="page pt-8 pb-32 sm:pt-12 lg:pb-20">
      <h1 className="display text-3xl sm:text-4xl">{PLAN_TEXTS.loadingTitle}</h1>
      <p data-arriving={count} className="mt-3 text-lg font-medium text-primary">
        {status}
      </p>
      <IntentChips plan={plan} isSaved={false} />
      <div className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:gap-10">
        <div aria-hidden="true" className="card hidden h-80 p-6 lg:order-2 lg:block">
          <div className="skeleton mx-auto size-40 rounded-full" />
        </div>
        <div aria-busy="true" className="grid gap-5">
          {slots.map((slot) => {
            const meal = plan.meals[slot];
            return meal ? <ArrivedMeal key={slot} slot={slot} meal={meal} /> : <EmptyPlace key={slot} slot={slot} />;
          })}
        </div>
      </div>
    </div>
  );
}

function ArrivedMeal({ slot, meal }: { readonly slot: MealSlot; readonly meal: Meal }) {
  return (
    <article data-slot={slot} className="card rise @container overflow-hidden">
      <div className="flex flex-col @lg:flex-row">
        <DishArt dishId={meal.dishId} size={600} className="aspect-[4/3] w-full shrink-0 @lg:aspect-auto @lg:w-56 @2xl:w-64" />
        <div className="flex min-h-44 min-w-0 flex-1 flex-col p-5 sm:p-6">
          <p className="eyebrow">{SLOT_LABELS[slot]}</p>
          <h3 className="display mt-1 text-2xl">{meal.title}</h3>
          {meal.description !== '' && <p className="mt-2 text-muted">{meal.description}</p>}
          <MealNumbers meal={meal} />
        </div>
      </div>
    </article>
  );
}

function EmptyPlace({ slot }: { readonly slot: MealSlot }) {
  return (
    <div className="card flex min-h-44 items-center gap-5 p-5 sm:p-6">
      <div aria-hidden="true" className="skeleton size-24 shrink-0 sm:size-32" />
      <div className="grid flex-1 content-center gap-3">
        <p className="eyebrow">{SLOT_LABELS[slot]}</p>
        <div aria-hidden="true" className="skeleton h-6 w-3/4" />
        <div aria-hidden="true" className="skeleton h-4 w-1/2" />
      </div>
    </div>
  );
}
