import { Link, useNavigate, useRouteContext, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { StillLife } from '../components/StillLife.tsx';
import { useUser } from '../features/account/queries.ts';
import { startSession } from '../features/plan/plan-session.ts';
import { PlanLoader } from '../features/plan/PlanLoader.tsx';
import { PlanScreen } from '../features/plan/PlanScreen.tsx';
import { useSavedPlan } from '../features/plan/queries.ts';
import { restoreSession } from '../features/plan/session-storage.ts';
import { PLAN_TEXTS } from '../features/plan/texts.ts';
import { DetailedRecipe } from '../features/recipe/DetailedRecipe.tsx';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { ApiError } from '../lib/api-error.ts';
import { PATHS } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-styles.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function EditPlanPage() {
  const { planId } = useParams({ from: PATHS.editPlan });
  const entryKey = useRouteContext({ from: PATHS.editPlan, select: (context) => context.entryKey });
  return <SavedPlanEditor key={`${entryKey} ${planId}`} planId={planId} entryKey={entryKey} />;
}

function SavedPlanEditor({ planId, entryKey }: { readonly planId: string; readonly entryKey: string }) {
  const place = { subject: `edit:${planId}`, entryKey };
  const [restored] = useState(() => restoreSession(place));
  const saved = useSavedPlan(planId);
  const navigate = useNavigate();
  const user = useUser();

  if (saved.isError && !saved.isFetching) return <PlanNotLoaded error={saved.error} onRetry={() => void saved.refetch()} />;
  if (!saved.data) {
    return (
      <>
        <PageTitle>{PLAN_TEXTS.update}</PageTitle>
        <PlanLoader />
      </>
    );
  }
  return (
    <PlanScreen
      initial={restored ?? startSession(saved.data)}
      place={place}
      planId={planId}
      canSave={user !== null}
      onSaved={(highlight) => void navigate({ to: PATHS.myPlans, search: { highlight }, ignoreBlocker: true })}
      renderRecipe={(meal) => <DetailedRecipe meal={meal} preferred={user?.preferredUnits === 'metric' ? 'metric' : 'as-written'} />}
      renderMealLink={(meal) => <RecipeLink meal={meal} from={{ screen: 'edit', planId }} />}
    />
  );
}

function PlanNotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = isMissing ? PLAN_TEXTS.notFoundTitle : PLAN_TEXTS.loadFailedTitle;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMessage
        role="alert"
        title={title}
        text={isMissing ? PLAN_TEXTS.notFoundText : PLAN_TEXTS.loadFailedText}
        picture={<StillLife />}
      >
        {!isMissing && <Button onClick={onRetry}>{PLAN_TEXTS.tryAgain}</Button>}
        <Link to={PATHS.home} className={buttonClass(isMissing ? 'primary' : 'secondary')}>
          {PLAN_TEXTS.goHome}
        </Link>
      </PageMessage>
    </>
  );
}
