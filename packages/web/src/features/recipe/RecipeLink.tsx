import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { Link } from '@tanstack/react-router';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { formatMealId, handMealOver, selectMeal, type From } from './selected-meal.ts';
import { RECIPE_TEXTS } from './texts.ts';

type Props = {
  readonly meal: Meal;
  /** In its day. */
  readonly place: MealPlace;
  readonly from: From;
  readonly className?: string;
  /** Where the dish is named beside it already. */
  readonly label?: string;
};

const MIDDLE = 1;

/** The meal itself travels in session storage, so the address only names it for people. Not preloaded: there is no meal before the click. */
export function RecipeLink({ meal, place, className = 'meal-link', label = meal.title, ...props }: Props) {
  const from = { ...props.from, place };
  return (
    <Link
      to={PATHS.recipe}
      params={{ mealId: formatMealId(meal) }}
      preload={false}
      aria-label={RECIPE_TEXTS.openNamed(meal.title)}
      className={className}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (ctrlKey || metaKey || shiftKey) handMealOver(meal, from);
        else selectMeal(meal, from);
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE) handMealOver(meal, from);
      }}
      onContextMenu={() => handMealOver(meal, from)}
    >
      {label}
    </Link>
  );
}
