import { Link, useParams, useSearch } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useUser } from '../features/account/queries.ts';
import { PotNote, useUneaten } from '../features/calendar/Leftovers.tsx';
import { useLostLeftovers } from '../features/calendar/use-lost-leftovers.tsx';
import { PlanNotLoaded } from '../features/plan/PlanNotLoaded.tsx';
import { readPlansAnew, useSavedPlan } from '../features/plan/queries.ts';
import { PrintSheet } from '../features/print/PrintSheet.tsx';
import { PrintTools } from '../features/print/PrintTools.tsx';
import { PRINT_TEXTS } from '../features/print/texts.ts';
import { PrintedRecipe } from '../features/recipe/PrintedRecipe.tsx';
import { useRecipesAwaited } from '../features/recipe/queries.ts';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

/** By path or by `?id=`: the same page. */
export default function PrintPlanPage() {
  const inPath = useParams({ strict: false, select: ({ planId }) => planId });
  const inQuery = useSearch({ strict: false, select: ({ id }) => id });
  const planId = inPath ?? inQuery ?? '';
  return <PlanToPrint key={planId} planId={planId} />;
}

function PlanToPrint({ planId }: { readonly planId: string }) {
  const { data: plan, error, isFetching, refetch } = useSavedPlan(planId);
  const user = useUser();
  const goOn = useGoOn();
  const renderInstead = useLostLeftovers({
    planId,
    meals: plan?.meals ?? {},
    onCooked: (id) => void goOn({ to: PATHS.printPlan, params: { planId: id }, replace: true }),
    onPlansChanged: readPlansAnew,
  });
  const sayUneaten = useUneaten(planId, plan?.meals ?? {});
  const { areAwaited, areMissing } = useRecipesAwaited(Object.values(plan?.meals ?? {}));

  if (error && !isFetching) return <PlanNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!plan) {
    return (
      <>
        <PageTitle>{PRINT_TEXTS.print}</PageTitle>
        <output className="page block py-24 text-center text-muted">{PRINT_TEXTS.loading}…</output>
      </>
    );
  }
  const system = preferredSystem(user?.preferredUnits);
  return (
    <>
      <PageTitle>{plan.title}</PageTitle>
      <div className="page py-8 sm:py-12 print:py-0">
        <PrintTools
          back={
            <Link to={PATHS.myPlans} className={buttonClass('quiet', '-ml-4')}>
              <IconArrowLeft className="size-5" aria-hidden />
              {PRINT_TEXTS.back}
            </Link>
          }
          hint={PRINT_TEXTS.hint}
          areAwaited={areAwaited}
          areMissing={areMissing}
        />
        <PrintSheet
          plan={plan}
          against={plan.against}
          renderInstead={renderInstead}
          renderNote={(place) => <PotNote says={sayUneaten(place)} />}
          renderRecipe={(meal) => <PrintedRecipe meal={meal} preferred={system} />}
        />
      </div>
    </>
  );
}
