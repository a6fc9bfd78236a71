import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { POTS } from '../features/calendar/Leftovers.tsx';
import { MacroSliders } from '../features/plan/MacroSliders.tsx';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { RECIPE_TEXTS } from '../features/recipe/texts.ts';
import { ArrivingWeekScreen } from '../features/week/ArrivingWeekScreen.tsx';
import { readAskedWeek } from '../features/week/asked-week.ts';
import { type AskedWeek, useDraftWeek, useWeek } from '../features/week/queries.ts';
import type { WholeWeek } from '../features/week/read-week.ts';
import { WeekNotPlanned } from '../features/week/WeekNotLoaded.tsx';
import { WeekScreen } from '../features/week/WeekScreen.tsx';
import { RECIPE_LINK } from '../features/week/MealSheet.tsx';
import { useWeekWays } from '../features/week/use-week-ways.ts';
import { readToday } from '../lib/today.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';

/** A week that is not saved. */
export default function WeekPage() {
  const search = useSearch({ from: PATHS.week });
  const asked = readAskedWeek(search, readToday());
  return <DraftOf key={`${asked.query} ${asked.start} ${asked.length}`} asked={asked} />;
}

function DraftOf({ asked }: { readonly asked: AskedWeek }) {
  const draft = useDraftWeek(asked);
  if (draft.id !== undefined) return <Draft id={draft.id} asked={asked} />;
  if (draft.error && !draft.isFetching) {
    return <WeekNotPlanned error={draft.error} query={asked.query} onRetry={() => void draft.refetch()} />;
  }
  return <ArrivingWeekScreen arriving={draft.arriving} asked={asked} />;
}

function Draft({ id, asked }: { readonly id: string; readonly asked: AskedWeek }) {
  const { data: week } = useWeek(id);
  const goOn = useGoOn();
  const ways = useWeekWays();
  const isSaved = week?.revision !== undefined;
  // Just now, or before the page was loaded anew.
  useEffect(() => {
    if (isSaved) void goOn({ to: PATHS.savedWeek, params: { weekId: id }, replace: true });
  }, [isSaved, id, goOn]);
  if (!week) return <ArrivingWeekScreen arriving={undefined} asked={asked} />;
  return (
    <WeekScreen
      week={week}
      {...ways}
      onRemade={(made: WholeWeek) =>
        void goOn({
          to: PATHS.week,
          search: { q: made.searchQuery, start: made.start, days: String(made.length) },
          replace: true,
        })
      }
      pots={POTS}
      renderSliders={(grams, onChange) => <MacroSliders grams={grams} onChange={onChange} />}
      renderRecipeLink={(meal, slot) => (
        <RecipeLink
          meal={meal}
          place={slot}
          className={RECIPE_LINK}
          label={RECIPE_TEXTS.open}
          from={{ screen: 'week-draft', query: asked.query, start: asked.start, days: asked.length }}
        />
      )}
    />
  );
}
