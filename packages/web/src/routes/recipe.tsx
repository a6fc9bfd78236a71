import { Link, Navigate, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUser } from '../features/account/queries.ts';
import { PotNote, useUneaten } from '../features/calendar/Leftovers.tsx';
import { useLostLeftovers } from '../features/calendar/use-lost-leftovers.tsx';
import { DishActions } from '../features/own-recipe/DishActions.tsx';
import { findDishKey, OpinionBar } from '../features/own-recipe/OpinionBar.tsx';
import { SaveDish } from '../features/own-recipe/SaveDish.tsx';
import { expectReturn } from '../features/plan/kept-sitting.ts';
import { readPlansAnew, useMealAgainst } from '../features/plan/queries.ts';
import { RecipeScreen } from '../features/recipe/RecipeScreen.tsx';
import { type CameFrom, findCameFrom, findSelectedMeal } from '../features/recipe/selected-meal.ts';
import { RECIPE_TEXTS } from '../features/recipe/texts.ts';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { useToday } from '../lib/today.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { showToast } from '../ui/toast-store.ts';

/** A timer of another dish leads from one recipe to the next, at the same route. */
export default function RecipePage() {
  const { mealId } = useParams({ from: PATHS.recipe });
  return <SelectedRecipe key={mealId} mealId={mealId} />;
}

function SelectedRecipe({ mealId }: { readonly mealId: string }) {
  // Read once: the screen keeps its meal, whatever another link selects on the way out.
  const [meal] = useState(() => findSelectedMeal(mealId));
  const user = useUser();
  const today = useToday();
  const [from] = useState(findCameFrom);
  const against = useMealAgainst(meal, { place: from?.place, isGuest: user === null });
  const goOn = useGoOn();
  const planId = from?.screen === 'edit' || from?.screen === 'calendar' ? from.planId : undefined;
  const meals = meal && from ? { [from.place]: meal } : {};
  const sayUneaten = useUneaten(planId, meals);
  const renderInstead = useLostLeftovers({
    planId,
    meals,
    onCooked: (id) => from && void goOn({ to: PATHS.planRecipe, params: { planId: id, slot: from.place }, replace: true }),
    onPlansChanged: readPlansAnew,
  });
  if (!meal) return <NoMeal />;
  const dishKey = findDishKey(meal);
  return (
    <>
      <PageTitle>{meal.title}</PageTitle>
      <RecipeScreen
        meal={meal}
        place={from?.place}
        preferred={preferredSystem(user?.preferredUnits)}
        against={against}
        note={from && <PotNote says={sayUneaten(from.place)} />}
        instead={from && renderInstead(from.place)}
        backLink={<BackLink from={from} />}
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

/** As the specification has it; whoever followed such an address is told why they are elsewhere. */
function NoMeal() {
  useEffect(() => {
    showToast({ title: RECIPE_TEXTS.noMeal, durationMs: NO_MEAL_MS });
  }, []);
  return <Navigate to={PATHS.home} replace />;
}

const NO_MEAL_MS = 10_000;

/** To the plan as it was left, which is not planned anew; home when nothing says where the meal is from. */
function BackLink({ from }: { readonly from: CameFrom | undefined }) {
  const look = { className: buttonClass('quiet', '-ml-4'), preload: false } as const;
  const label = (
    <>
      <IconArrowLeft className="size-5" aria-hidden />
      {RECIPE_TEXTS.back}
    </>
  );
  if (from?.screen === 'search') {
    const { query } = from;
    return (
      <Link {...look} to={PATHS.search} search={{ q: query }} onClick={() => expectReturn(query)}>
        {label}
      </Link>
    );
  }
  if (from?.screen === 'edit') {
    const { planId } = from;
    return (
      <Link {...look} to={PATHS.editPlan} params={{ planId }} onClick={() => expectReturn(`edit:${planId}`)}>
        {label}
      </Link>
    );
  }
  if (from?.screen === 'calendar') {
    return (
      <Link {...look} to={PATHS.calendar}>
        {label}
      </Link>
    );
  }
  if (from?.screen === 'week') {
    return (
      <Link {...look} to={PATHS.savedWeek} params={{ weekId: from.weekId }}>
        {label}
      </Link>
    );
  }
  if (from?.screen === 'week-draft') {
    return (
      <Link {...look} to={PATHS.week} search={{ q: from.query, start: from.start, days: String(from.days) }}>
        {label}
      </Link>
    );
  }
  return (
    <Link {...look} to={PATHS.home}>
      {label}
    </Link>
  );
}
