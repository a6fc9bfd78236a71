import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { eatersQuery } from '../features/household/queries.ts';
import { TableActions } from '../features/household/TableActions.tsx';
import { POTS } from '../features/calendar/Leftovers.tsx';
import { MacroSliders } from '../features/plan/MacroSliders.tsx';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { RECIPE_TEXTS } from '../features/recipe/texts.ts';
import { useWeek } from '../features/week/queries.ts';
import { RECIPE_LINK } from '../features/week/MealSheet.tsx';
import { useWeekWays } from '../features/week/use-week-ways.ts';
import { WeekLoading } from '../features/week/WeekLoading.tsx';
import { WeekNotLoaded } from '../features/week/WeekNotLoaded.tsx';
import { WeekScreen } from '../features/week/WeekScreen.tsx';
import { PATHS } from '../paths.ts';

export default function SavedWeekPage() {
  const { weekId } = useParams({ from: PATHS.savedWeek });
  return <SavedWeek key={weekId} weekId={weekId} />;
}

function SavedWeek({ weekId }: { readonly weekId: string }) {
  const { data: week, error, isFetching, refetch } = useWeek(weekId);
  const { data: eaters } = useQuery(eatersQuery);
  const ways = useWeekWays();
  if (!week && error && !isFetching) return <WeekNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!week) return <WeekLoading />;
  return (
    <WeekScreen
      week={week}
      eaters={eaters}
      {...ways}
      onRemade={() => undefined}
      pots={POTS}
      renderSliders={(grams, onChange) => <MacroSliders grams={grams} onChange={onChange} />}
      renderRecipeLink={(meal, slot) => (
        <RecipeLink meal={meal} place={slot} className={RECIPE_LINK} label={RECIPE_TEXTS.open} from={{ screen: 'week', weekId }} />
      )}
      renderActions={(unsaved) => <TableActions shared={{ what: 'week', id: weekId, unsaved }} />}
    />
  );
}
