import { Link, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useUser } from '../features/account/queries.ts';
import { LineArt } from '../features/print/LineArt.tsx';
import { PrintTools } from '../features/print/PrintTools.tsx';
import { PRINT_TEXTS } from '../features/print/texts.ts';
import { PrintedRecipe } from '../features/recipe/PrintedRecipe.tsx';
import { useRecipesAwaited } from '../features/recipe/queries.ts';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { listCooked } from '../features/week/list-cooked.ts';
import { useWeek } from '../features/week/queries.ts';
import { WeekNotLoaded } from '../features/week/WeekNotLoaded.tsx';
import { WeekPrintSheet } from '../features/week/WeekPrintSheet.tsx';
import { PRINT_WEEK_TEXTS } from '../features/week/texts.ts';
import { formatDates } from '../lib/format/day.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function PrintWeekPage() {
  const { weekId } = useParams({ from: PATHS.printWeek });
  const { data: week, error, isFetching, refetch } = useWeek(weekId);
  const user = useUser();
  const { areAwaited, areMissing } = useRecipesAwaited(week ? listCooked(week).map(({ meal }) => meal) : []);

  if (!week && error && !isFetching) return <WeekNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!week) {
    return (
      <>
        <PageTitle>{PRINT_TEXTS.print}</PageTitle>
        <output className="page block py-24 text-center text-muted">{PRINT_WEEK_TEXTS.loading}…</output>
      </>
    );
  }
  const system = preferredSystem(user?.preferredUnits);
  return (
    <>
      <PageTitle>{formatDates(week)}</PageTitle>
      <div className="page py-8 sm:py-12 print:py-0">
        <PrintTools
          back={
            <Link to={PATHS.savedWeek} params={{ weekId }} className={buttonClass('quiet', '-ml-4')}>
              <IconArrowLeft className="size-5" aria-hidden />
              {PRINT_WEEK_TEXTS.back}
            </Link>
          }
          hint={PRINT_WEEK_TEXTS.hint}
          areAwaited={areAwaited}
          areMissing={areMissing}
        />
        <WeekPrintSheet
          week={week}
          renderArt={(dishId, className) => <LineArt dishId={dishId} className={className} />}
          renderRecipe={(meal) => <PrintedRecipe meal={meal} preferred={system} />}
        />
      </div>
    </>
  );
}
