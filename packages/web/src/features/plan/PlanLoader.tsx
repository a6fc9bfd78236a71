import { useEffect, useState } from 'react';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { EmptyOverview } from './EmptyOverview.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { MealTable, placeOf } from './MealTable.tsx';
import { LOADING_PHRASES, PLAN_TEXTS } from './texts.ts';

const PHRASE_MS = 2400;
const LAST = LOADING_PHRASES.length - 1;

/** A table being set while the planner works, or while a plan that is made already is fetched: then there is no query. */
export function PlanLoader({ query }: { readonly query?: string }) {
  return (
    <div className="page min-h-dvh py-10 sm:py-16">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center text-center wrap-anywhere">
        <TableBeingSet />
        <h1 className="display mt-6 text-3xl sm:text-4xl">{query === undefined ? PLAN_TEXTS.fetchingTitle : PLAN_TEXTS.loadingTitle}</h1>
        {query !== undefined && (
          <>
            <p className="mt-2 max-w-xl text-muted">
              <q>{query}</q>
            </p>
            <LoadingPhrase />
          </>
        )}
      </div>
      <div aria-hidden="true" className="mt-10">
        <MealTable slots={MEAL_SLOTS} renderMeal={(slot) => <EmptyPlace key={slot} slot={slot} place={placeOf(slot, MEAL_SLOTS)} />} />
        <EmptyOverview />
      </div>
    </div>
  );
}

/** The phrases stop at the last: a loader that starts over looks stuck. */
function LoadingPhrase() {
  const [phrase, setPhrase] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPhrase((shown) => Math.min(shown + 1, LAST)), PHRASE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    // Not a live region: a reader hears that planning began and that it ended, not every step between.
    <p key={phrase} data-loading-phrase className="rise mt-5 font-medium text-primary">
      {LOADING_PHRASES[phrase]}…
    </p>
  );
}

function TableBeingSet() {
  const plates = [
    { x: 50, fill: 'fill-carbs' },
    { x: 120, fill: 'fill-fat' },
    { x: 190, fill: 'fill-protein' },
    { x: 260, fill: 'fill-accent' },
  ] as const;
  return (
    <svg viewBox="0 0 310 90" className="w-72 max-w-full" aria-hidden="true">
      {plates.map(({ x, fill }, i) => (
        <g key={x} className="plate-being-set" style={{ animationDelay: `${i * 280}ms` }}>
          <circle cx={x} cy="45" r="30" className="fill-card stroke-line" strokeWidth="2" />
          <circle cx={x} cy="45" r="20" className="fill-none stroke-line" strokeWidth="1.5" />
          <circle cx={x} cy="45" r="15" className={`food-being-served ${fill}`} style={{ animationDelay: `${i * 280}ms` }} />
        </g>
      ))}
    </svg>
  );
}
