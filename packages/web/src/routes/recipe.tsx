import { Link, Navigate, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../features/account/queries.ts';
import { expectReturn } from '../features/plan/session-storage.ts';
import { RecipeScreen } from '../features/recipe/RecipeScreen.tsx';
import { findCameFrom, findSelectedMeal } from '../features/recipe/selected-meal.ts';
import { RECIPE_TEXTS } from '../features/recipe/texts.ts';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function RecipePage() {
  // Read once: the screen keeps its meal, whatever another link selects on the way out.
  const { mealId } = useParams({ from: PATHS.recipe });
  const [meal] = useState(() => findSelectedMeal(mealId));
  const user = useUser();
  if (!meal) return <Navigate to={PATHS.home} replace />;
  return (
    <>
      <PageTitle>{meal.title}</PageTitle>
      <RecipeScreen meal={meal} preferred={preferredSystem(user?.preferredUnits)} backLink={<BackLink />} />
    </>
  );
}

/** To the plan as it was left, which is not planned anew; home when nothing says where the meal is from. */
function BackLink() {
  const [from] = useState(findCameFrom);
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
