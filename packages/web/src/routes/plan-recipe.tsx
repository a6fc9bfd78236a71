import { Link, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { MEAL_PLACES } from '@larder/domain/recipe/meal-slot.ts';
import { StillLife } from '../components/StillLife.tsx';
import { useUser } from '../features/account/queries.ts';
import { PotNote, useUneaten } from '../features/calendar/Leftovers.tsx';
import { useLostLeftovers } from '../features/calendar/use-lost-leftovers.tsx';
import { DishActions } from '../features/own-recipe/DishActions.tsx';
import { KeptRecipeNote } from '../features/own-recipe/KeptRecipeNote.tsx';
import { findDishKey, OpinionBar } from '../features/own-recipe/OpinionBar.tsx';
import { SaveDish } from '../features/own-recipe/SaveDish.tsx';
import { RECIPE_PAGE_TEXTS } from '../features/own-recipe/texts.ts';
import { readPlansAnew, useMealAgainst, useSavedPlan } from '../features/plan/queries.ts';
import { RecipeScreen } from '../features/recipe/RecipeScreen.tsx';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { useToday } from '../lib/today.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** A dish of a saved plan at an address of its own: alone, in a new tab, after a reload. */
export default function PlanRecipePage() {
  const { planId, slot } = useParams({ from: PATHS.planRecipe });
  return <PlanRecipe key={planId} planId={planId} slot={slot} />;
}

function PlanRecipe({ planId, slot }: { readonly planId: string; readonly slot: string }) {
  const saved = useSavedPlan(planId);
  const user = useUser();
  const today = useToday();
  const known = MEAL_PLACES.find((one) => one === slot);
  // Only where something speaks against the plan is the meal asked about by itself.
  const judged = saved.data?.against === undefined ? undefined : known && saved.data.meals[known];
  const goOn = useGoOn();
  const renderInstead = useLostLeftovers({
    planId,
    meals: saved.data?.meals ?? {},
    onCooked: (id) => void goOn({ to: PATHS.planRecipe, params: { planId: id, slot }, replace: true }),
    onPlansChanged: readPlansAnew,
  });
  const sayUneaten = useUneaten(planId, saved.data?.meals ?? {});
  const against = useMealAgainst(judged, { place: known, isGuest: user === null });
  if (saved.isPending) return <output className="page block min-h-dvh py-10">{RECIPE_PAGE_TEXTS.loading}…</output>;
  const meal = known && saved.data?.meals[known];
  if (!meal || !saved.data) {
    return (
      <PageMessage role="alert" title={RECIPE_PAGE_TEXTS.notFoundTitle} text={RECIPE_PAGE_TEXTS.notFoundText} picture={<StillLife />}>
        <Link to={PATHS.myPlans} className={buttonClass('primary')}>
          {RECIPE_PAGE_TEXTS.toPlans}
        </Link>
      </PageMessage>
    );
  }
  const dishKey = findDishKey(meal);
  return (
    <>
      <PageTitle>{meal.title}</PageTitle>
      <RecipeScreen
        key={`${planId} ${slot}`}
        meal={meal}
        place={known}
        preferred={preferredSystem(user?.preferredUnits)}
        against={against}
        note={
          <>
            <KeptRecipeNote meal={meal} />
            <PotNote says={known && sayUneaten(known)} />
          </>
        }
        instead={renderInstead(known)}
        backLink={
          <Link to={PATHS.editPlan} params={{ planId }} className={buttonClass('quiet', '-ml-4')}>
            <IconArrowLeft className="size-5" aria-hidden />
            {saved.data.title}
          </Link>
        }
        actions={
          <>
            <SaveDish meal={meal} />
            <DishActions meal={meal} />
          </>
        }
        afterCooking={dishKey && <OpinionBar dishKey={dishKey} today={today} isJustCooked />}
      />
      {dishKey !== undefined && (
        <div className="page pb-16">
          <OpinionBar dishKey={dishKey} today={today} />
        </div>
      )}
    </>
  );
}
