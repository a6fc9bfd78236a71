import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUser } from '../features/account/queries.ts';
import { SaveDish } from '../features/own-recipe/SaveDish.tsx';
import { DetailedRecipe } from '../features/recipe/DetailedRecipe.tsx';
import { Newcomers } from '../features/household/Newcomers.tsx';
import { TableActions } from '../features/household/TableActions.tsx';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { ArrivingDay } from '../features/plan/ArrivingDay.tsx';
import { type ArrivingPlan, countArrived } from '../features/plan/arriving-plan.ts';
import { GenerationFailed } from '../features/plan/GenerationFailed.tsx';
import { KeptMeals, useKeptMeals } from '../features/plan/kept-meals.ts';
import { findKept } from '../features/plan/kept-sitting.ts';
import { type PlanSitting, resumeSitting, startSitting } from '../features/plan/plan-sitting.ts';
import { PlanLoader } from '../features/plan/PlanLoader.tsx';
import { PlanScreen } from '../features/plan/PlanScreen.tsx';
import { useGeneratedPlan } from '../features/plan/queries.ts';
import { useRestoredSitting } from '../features/plan/use-restored-sitting.ts';
import { WeekBar } from '../features/week/WeekBar.tsx';
import { PLAN_TEXTS } from '../features/plan/texts.ts';
import { saveLastQuery } from '../features/search/remembered-query.ts';
import type { Plan } from '../lib/wire/plan-types.ts';
import { announce } from '../lib/announce.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function SearchPage() {
  const query = useSearch({ from: PATHS.search, select: ({ q }) => q?.trim() ?? '' });
  const reopens = useSearch({ from: PATHS.search, select: ({ left }) => left !== undefined });
  const entryKey = useRouteContext({ from: PATHS.search, select: (context) => context.entryKey });
  // Another query, or the same one asked anew, is another plan from the start.
  return <PlanForQuery key={`${entryKey} ${query}`} query={query} entryKey={entryKey} reopens={reopens} />;
}

type AskedDay = {
  readonly query: string;
  readonly entryKey: string;
  /** Led back to the day of these words that was left unsaved. */
  readonly reopens: boolean;
};

function PlanForQuery({ query, entryKey, reopens }: AskedDay) {
  const place = { subject: query, entryKey };
  const user = useUser();
  const restored = useRestoredSitting(place, user === null);
  const kept = useKeptMeals();
  const generated = useGeneratedPlan({ query, entryKey, isEnabled: restored === undefined, locked: kept, reopens });
  const goOn = useGoOn();
  const title = generated.data?.title;

  useEffect(() => saveLastQuery(query), [query]);
  useEffect(() => announce(title === undefined ? PLAN_TEXTS.loadingTitle : PLAN_TEXTS.ready(title)), [title]);

  const begin = (day: Plan): PlanSitting =>
    reopens ? (findKept(place, day) ?? resumeSitting(day)) : startSitting(day, { isHereAlone: user === null, kept });
  const initial = restored ?? (generated.data && begin(generated.data));
  if (initial) {
    return (
      <>
        {initial.original.week && <WeekBar query={query} week={initial.original.week} isGuest={user === null} />}
        <PlanScreen
          initial={initial}
          place={place}
          isGuest={user === null}
          onSaved={(highlight) => void goOn({ to: PATHS.myPlans, search: { highlight } })}
          renderRecipe={(meal, _place, onSwapPart) => (
            <>
              <DetailedRecipe meal={meal} preferred={preferredSystem(user?.preferredUnits)} onSwap={onSwapPart} />
              {user && <SaveDish meal={meal} className="mt-6" />}
            </>
          )}
          renderNewcomers={(newcomers) => user && <Newcomers newcomers={newcomers} />}
          renderMealLink={(meal, slot) => user && <RecipeLink meal={meal} place={slot} from={{ screen: 'search', query }} />}
        />
        {user && <TableActions />}
      </>
    );
  }
  return (
    <>
      <PageTitle>{PLAN_TEXTS.loadingTitle}</PageTitle>
      {generated.isFetching || !generated.error ? (
        <PlanOnItsWay query={query} arriving={generated.arriving} />
      ) : (
        <KeptMeals value={kept}>
          <GenerationFailed error={generated.error} query={query} onRetry={() => void generated.refetch()} />
        </KeptMeals>
      )}
    </>
  );
}

function PlanOnItsWay({ query, arriving }: { readonly query: string; readonly arriving: ArrivingPlan | undefined }) {
  return arriving && countArrived(arriving) > 0 ? <ArrivingDay arriving={arriving} /> : <PlanLoader query={query} />;
}
