import { useEffect } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { announce } from '../../lib/announce.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { countArrived, type ArrivingPlan } from './arriving-plan.ts';
import { IntentChips } from './IntentChips.tsx';
import { Bars, EmptyOverview } from './EmptyOverview.tsx';
import { FACE_LAYOUT, MealFace, PICTURE_PLACE } from './MealFace.tsx';
import { PLAN_TEXTS } from './texts.ts';

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
        <EmptyOverview />
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
      <MealFace slot={slot} meal={meal}>
        <Bars sizes={['h-10 w-26', 'h-10 w-22', 'h-10 w-40']} />
      </MealFace>
      <div aria-hidden="true" className="min-h-12 border-t border-line" />
    </article>
  );
}

function EmptyPlace({ slot }: { readonly slot: MealSlot }) {
  return (
    <div className="card @container overflow-hidden">
      <div className={FACE_LAYOUT}>
        <div aria-hidden="true" className={`skeleton rounded-none ${PICTURE_PLACE}`} />
        <div className="flex min-h-84 flex-1 flex-col gap-3 p-5 sm:p-6">
          <p className="eyebrow">{SLOT_LABELS[slot]}</p>
          <Bars sizes={['h-7 w-3/4', 'h-4 w-full', 'h-4 w-2/3']} />
        </div>
      </div>
      <div aria-hidden="true" className="min-h-12 border-t border-line" />
    </div>
  );
}
