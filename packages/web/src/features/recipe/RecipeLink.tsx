import { Link } from '@tanstack/react-router';
import { IconBook } from '@tabler/icons-react';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { formatMealId, handMealOver, selectMeal, type CameFrom } from './selected-meal.ts';
import { RECIPE_TEXTS } from './texts.ts';

/** The meal itself travels in session storage, so the address only names it for people. Not preloaded: there is no meal before the click. */
export function RecipeLink({ meal, from }: { readonly meal: Meal; readonly from: CameFrom }) {
  return (
    <Link
      to={PATHS.recipe}
      params={{ mealId: formatMealId(meal) }}
      preload={false}
      aria-label={RECIPE_TEXTS.openNamed(meal.title)}
      className={buttonClass('secondary', 'text-sm px-3.5 min-h-10')}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (ctrlKey || metaKey || shiftKey) handMealOver(meal, from);
        else selectMeal(meal, from);
      }}
      onAuxClick={() => handMealOver(meal, from)}
      onContextMenu={() => handMealOver(meal, from)}
    >
      <IconBook className="size-4" aria-hidden />
      {RECIPE_TEXTS.openMeal}
    </Link>
  );
}
