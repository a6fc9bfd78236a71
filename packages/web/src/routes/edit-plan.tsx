import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext, useParams } from '@tanstack/react-router';
import { useUser } from '../features/account/queries.ts';
import { PotNote, useEaten, useUneaten } from '../features/calendar/Leftovers.tsx';
import { useLostLeftovers, useLostWords } from '../features/calendar/use-lost-leftovers.tsx';
import { eatersQuery } from '../features/household/queries.ts';
import { TableActions } from '../features/household/TableActions.tsx';
import { editSitting } from '../features/plan/plan-sitting.ts';
import { PlanLoader } from '../features/plan/PlanLoader.tsx';
import { PlanScreen } from '../features/plan/PlanScreen.tsx';
import { PlanNotLoaded } from '../features/plan/PlanNotLoaded.tsx';
import { readPlansAnew, useSavedPlan } from '../features/plan/queries.ts';
import { forgetSittings } from '../features/plan/kept-sitting.ts';
import { useRestoredSitting } from '../features/plan/use-restored-sitting.ts';
import { PLAN_TEXTS } from '../features/plan/texts.ts';
import { SaveDish } from '../features/own-recipe/SaveDish.tsx';
import { RECIPE_PAGE_TEXTS } from '../features/own-recipe/texts.ts';
import { DetailedRecipe } from '../features/recipe/DetailedRecipe.tsx';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { isGone } from '../lib/unless-gone.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import type { Meal } from '../lib/wire/plan-types.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function EditPlanPage() {
  const { planId } = useParams({ from: PATHS.editPlan });
  const entryKey = useRouteContext({ from: PATHS.editPlan, select: (context) => context.entryKey });
  return <SavedPlanEditor key={`${entryKey} ${planId}`} planId={planId} entryKey={entryKey} />;
}

function SavedPlanEditor({ planId, entryKey }: { readonly planId: string; readonly entryKey: string }) {
  const place = { subject: `edit:${planId}`, entryKey };
  const user = useUser();
  const restored = useRestoredSitting(place, user === null);
  const saved = useSavedPlan(planId);
  const { data: eaters } = useQuery(eatersQuery);
  const goOn = useGoOn();
  const meals = saved.data?.meals ?? {};
  const renderLost = useLostLeftovers({
    planId,
    meals,
    onCooked: (id) => void goOn({ to: PATHS.editPlan, params: { planId: id }, replace: true }),
    onPlansChanged: readPlansAnew,
  });
  const sayLost = useLostWords({ planId, meals });
  const sayUneaten = useUneaten(planId, meals);
  const tellEaten = useEaten(planId, meals);

  // What is open stays open: it may hold what nobody else has.
  if (saved.isError && !saved.isFetching && !saved.data) return <PlanNotLoaded error={saved.error} onRetry={() => void saved.refetch()} />;
  if (!saved.data) {
    return (
      <>
        <PageTitle>{PLAN_TEXTS.update}</PageTitle>
        <PlanLoader />
      </>
    );
  }
  // What is said of a meal's place is of the dish that is saved there.
  const isAsSaved = (meal: Meal, slot: MealPlace): boolean => meals[slot]?.title === meal.title;
  return (
    <PlanScreen
      initial={restored ?? editSitting(saved.data)}
      place={place}
      planId={planId}
      kept={saved.data}
      eaters={eaters}
      against={saved.data.against}
      isGone={isGone(saved.error)}
      isGuest={user === null}
      tellEaten={tellEaten}
      onSaved={(highlight) => {
        forgetSittings(place.subject);
        void goOn({ to: PATHS.myPlans, search: { highlight }, ignoreBlocker: true });
      }}
      renderRecipe={(meal, slot, onSwapPart) => (
        <>
          {meal.pot && isAsSaved(meal, slot) && <PotNote says={sayUneaten(slot)} />}
          {(meal.pot && isAsSaved(meal, slot) && renderLost(slot)) || (
            <DetailedRecipe meal={meal} preferred={preferredSystem(user?.preferredUnits)} onSwap={onSwapPart} />
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {user && <SaveDish meal={meal} />}
            {isAsSaved(meal, slot) && <OwnAddress planId={planId} slot={slot} />}
          </div>
        </>
      )}
      tellMeal={(meal, slot) => (meal.pot && isAsSaved(meal, slot) ? (sayLost(slot) ?? sayUneaten(slot)) : undefined)}
      renderMealLink={(meal, slot) => <RecipeLink meal={meal} place={slot} from={{ screen: 'edit', planId }} />}
      renderActions={(isUnsaved) => <TableActions shared={{ what: 'plan', id: planId, unsaved: isUnsaved ? {} : undefined }} />}
    />
  );
}

/** Of a dish as it is saved; one that was only just taken has none yet. */
function OwnAddress({ planId, slot }: { readonly planId: string; readonly slot: MealPlace }) {
  return (
    <Link to={PATHS.planRecipe} params={{ planId, slot }} className={buttonClass('quiet')}>
      {RECIPE_PAGE_TEXTS.ownAddress}
    </Link>
  );
}
