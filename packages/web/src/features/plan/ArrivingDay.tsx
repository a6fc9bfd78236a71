import { useEffect } from 'react';
import { announce } from '../../lib/announce.ts';
import { countArrived, type ArrivingPlan } from './arriving-plan.ts';
import { AskedFor } from './AskedFor.tsx';
import { EmptyOverview } from './EmptyOverview.tsx';
import { ActionsToCome, EmptyPlace } from './EmptyPlace.tsx';
import { MealFace } from './MealFace.tsx';
import { MealTable, placeOf } from './MealTable.tsx';
import { COMING_TITLE } from './PlanTitle.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** The plan's screen while its meals come: each card stands where it will stay, an empty place where one is still being made. */
export function ArrivingDay({ arriving }: { readonly arriving: ArrivingPlan }) {
  const { plan, slots } = arriving;
  const count = countArrived(arriving);
  const status = PLAN_TEXTS.arriving(count, slots.length);
  useEffect(() => announce(status), [status]);

  return (
    <div className="page pt-1 pb-16 lg:pt-3">
      <div className="plan-head">
        <h1 className={COMING_TITLE}>{PLAN_TEXTS.loadingTitle}</h1>
        <p data-arriving={count} className="min-h-11 content-center font-medium text-primary">
          {status}
        </p>
      </div>
      <AskedFor plan={plan} isSaved={false} />
      <MealTable
        slots={slots}
        isBusy
        renderMeal={(slot) => {
          const [meal, place] = [plan.meals[slot], placeOf(slot, slots)];
          if (!meal) return <EmptyPlace key={slot} slot={slot} place={place} />;
          return (
            <article key={slot} data-slot={slot} className="meal-card">
              <div className="card meal-face rise" style={place}>
                <MealFace slot={slot} meal={meal} />
                <ActionsToCome />
              </div>
            </article>
          );
        }}
      />
      <EmptyOverview />
    </div>
  );
}
