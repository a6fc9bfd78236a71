import { listNotCounted, writeEveryLine } from '@larder/domain/own-recipe/not-counted.ts';
import { listCookedLines } from '@larder/domain/plan/cooked-lines.ts';
import { useEffect, type ReactNode } from 'react';
import type { ShownAmounts } from '../../components/say-pot.ts';
import { announce } from '../../lib/announce.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { BasicIngredients, RECIPE_COLUMNS } from './BasicIngredients.tsx';
import { failureText, useDetailedRecipe } from './queries.ts';
import type { SwapLine } from './RecipeParts.tsx';
import type { WrittenRecipe } from './read-recipe.ts';
import { RecipeText } from './RecipeText.tsx';
import { RECIPE_TEXTS } from './texts.ts';
import type { System } from './use-recipe-style.ts';
import { WholeRecipe } from './WholeRecipe.tsx';

type Props = {
  readonly meal: Meal;
  readonly preferred?: System | undefined;
  readonly isWholeScreen?: boolean;
  /** On its whole screen: what is asked when it is cooked. */
  readonly afterCooking?: ReactNode;
  /** On its whole screen: the amounts that are shown now. */
  readonly onAmounts?: ((shown: ShownAmounts) => void) | undefined;
  /** Beside a meal's card: asks what could stand in for a line. */
  readonly onSwap?: SwapLine | undefined;
};

export function DetailedRecipe({ meal, preferred = 'as-written', isWholeScreen = false, afterCooking, onAmounts, onSwap }: Props) {
  const { data: recipe, error, isFetching, refetch } = useDetailedRecipe(meal);
  const isWritten = recipe !== undefined;
  useEffect(() => {
    if (isWritten) announce(RECIPE_TEXTS.written(meal.title));
  }, [isWritten, meal.title]);

  // Another recipe in the same place starts with its own servings.
  const key = `${meal.title} ${meal.cooksAll === true}`;
  if (recipe) {
    return isWholeScreen ? (
      <WholeRecipe
        key={key}
        title={meal.title}
        recipe={recipe}
        preferred={preferred}
        basics={listCookedLines(meal)}
        meal={meal}
        afterCooking={afterCooking}
        onAmounts={onAmounts}
      />
    ) : (
      <RecipeText key={key} recipe={recipe} preferred={preferred} meal={meal} onSwap={isOfPortions(meal, recipe) ? onSwap : undefined} />
    );
  }
  const awaited =
    error && !isFetching ? <Failed error={error} onRetry={() => void refetch()} /> : <Writing isWholeScreen={isWholeScreen} />;
  if (!isWholeScreen) return awaited;
  return (
    <div className={RECIPE_COLUMNS}>
      <BasicIngredients lines={writeEveryLine(meal)} />
      {awaited}
    </div>
  );
}

/** Lines and portions are the same then, one for one, before the lines that are in no portion. A share of a pot that is cooked has none that could be another. */
const isOfPortions = (meal: Meal, { lines }: WrittenRecipe): boolean =>
  meal.pot === undefined && meal.portions !== undefined && meal.portions.length + listNotCounted(meal).length === lines.length;

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 self-start rounded-xl bg-alert-soft p-4">
      <p className="flex-1">{failureText(error, RECIPE_TEXTS.failed)}</p>
      <Button look="secondary" onClick={onRetry}>
        {RECIPE_TEXTS.tryAgain}
      </Button>
    </div>
  );
}

function Writing({ isWholeScreen }: { readonly isWholeScreen: boolean }) {
  return (
    // As tall as most recipes, so that little moves when the text comes.
    <output className={`grid content-start gap-3 ${isWholeScreen ? 'min-h-[44rem]' : 'min-h-[30rem]'}`}>
      <span className="font-medium text-primary">{RECIPE_TEXTS.writing}…</span>
      {['w-2/3', 'w-full', 'w-5/6', 'w-3/4'].map((width) => (
        <span key={width} aria-hidden="true" className={`skeleton block h-4 ${width}`} />
      ))}
    </output>
  );
}
