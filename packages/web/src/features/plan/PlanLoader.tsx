import { useEffect, useState } from 'react';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { EmptyOverview } from './EmptyOverview.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { MealTable, placeOf } from './MealTable.tsx';
import { COMING_TITLE } from './PlanTitle.tsx';
import { LOADING_PHRASES, PLAN_TEXTS } from './texts.ts';

const PHRASE_MS = 2400;
const LAST = LOADING_PHRASES.length - 1;

/** The plan's screen before its first meal: all stands where it will. While a plan that is made already is fetched there is no query. */
export function PlanLoader({ query }: { readonly query?: string }) {
  return (
    <div className="page min-h-dvh pt-1 pb-16 lg:pt-3">
      <div className="plan-head">
        <h1 className={COMING_TITLE}>{query === undefined ? PLAN_TEXTS.fetchingTitle : PLAN_TEXTS.loadingTitle}</h1>
        <div className="min-h-11 min-w-0 content-center">{query !== undefined && <LoadingPhrase />}</div>
      </div>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere md:mb-4">
        {query !== undefined && <p className="max-w-full rounded-xl border border-line bg-card px-3.5 py-2">{query}</p>}
        {/* On a phone what was understood has a line of its own. */}
        <div className="chip-line max-md:basis-full">
          <TableBeingSet />
        </div>
      </div>
      <div aria-hidden="true">
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
    <p key={phrase} data-loading-phrase className="rise text-right font-medium text-primary max-sm:text-sm">
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
    <svg viewBox="10 5 290 80" className="h-9" aria-hidden="true">
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
