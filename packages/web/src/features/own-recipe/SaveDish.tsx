import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { announce } from '../../lib/announce.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { toRecipe } from './to-recipe.ts';
import { useSaveRecipe } from './mutations.ts';
import { DISH_TEXTS } from './texts.ts';
import { useKeptRecipe } from './use-kept-recipe.ts';

/** Any dish of any plan, in one tap; then the way to it. */
export function SaveDish({ meal, className = '' }: { readonly meal: Meal; readonly className?: string }) {
  const { mutate: save, isPending, data } = useSaveRecipe();
  // A recipe that was deleted can be kept anew, as it was planned.
  const isDeleted = useKeptRecipe(meal) === 'gone';
  const recipeId = (isDeleted ? undefined : meal.recipeId) ?? data?.id;
  if (recipeId !== undefined) {
    return (
      <Link to={PATHS.ownRecipe} params={{ recipeId }} className={buttonClass('secondary', className)}>
        <IconBookmarkFilled className="size-5 text-primary" aria-hidden />
        {DISH_TEXTS.known}
      </Link>
    );
  }
  return (
    <Button
      look="secondary"
      className={className}
      disabled={isPending || meal.ingredients.length === 0}
      onClick={() =>
        save(
          { recipe: toRecipe(meal), sourceKind: 'plan', ...listPortions(meal), ...(meal.dishId !== undefined && { dishId: meal.dishId }) },
          {
            onSuccess: () => announce(DISH_TEXTS.saved(meal.title)),
            onError: (error) => showFailure(error, { title: DISH_TEXTS.failed }),
          },
        )
      }
    >
      <IconBookmark className="size-5" aria-hidden />
      {DISH_TEXTS.save}
    </Button>
  );
}

/** Only of a meal whose every line is a portion; another is read by its lines. */
function listPortions({ portions, ingredients }: Meal): { portions?: { foodId: string; grams: number }[] } {
  if (portions?.length !== ingredients.length) return {};
  return { portions: portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]?.grams ?? 0 })) };
}
