import { IconChefHat } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ShownAmounts } from '../../components/say-pot.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { BasicIngredients, RECIPE_COLUMNS } from './BasicIngredients.tsx';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { readCookedNow } from './cooking-store.ts';
import { PlatesTable } from './PlatesTable.tsx';
import { MeasuresToggle } from './MeasuresToggle.tsx';
import { NutritionFacts } from './NutritionFacts.tsx';
import { hasLines, type WrittenRecipe } from './read-recipe.ts';
import { IngredientList, RecipeFigures, StepList, type SwapLine, TipList } from './RecipeParts.tsx';
import { NotCounted } from './RecipeText.tsx';
import { ServingsField } from './ServingsField.tsx';
import { COOK_TEXTS } from './texts.ts';
import { useRecipeStyle, type System } from './use-recipe-style.ts';

const CookMode = lazy(async () => ({ default: (await import('./CookMode.tsx')).CookMode }));

type Props = {
  readonly title: string;
  readonly recipe: WrittenRecipe;
  readonly preferred: System;
  /** The lines that the meal came with. Those that stand in the recipe are not said twice. */
  readonly basics: readonly string[];
  /** Of a recipe that is a meal's. */
  readonly meal?: Meal | undefined;
  /** What is asked when it is cooked. */
  readonly afterCooking?: ReactNode;
  readonly onSwap?: SwapLine | undefined;
  readonly onCorrect?: ((at: number) => void) | undefined;
  /** For how many it is shown now. */
  readonly onServings?: ((servings: number) => void) | undefined;
  /** The same from the start, with how often what its meal needs is in it. */
  readonly onAmounts?: ((shown: ShownAmounts) => void) | undefined;
};

/** A recipe on a page of its own: what to have at hand stays beside the steps, and cooking is one press away wherever one reads. */
export function WholeRecipe({ title, recipe, preferred, basics, meal, afterCooking, onSwap, onCorrect, onServings, onAmounts }: Props) {
  // Of a page that was loaded anew at the stove.
  const [cooked] = useState(() => (recipe.steps.length > 0 ? readCookedNow(title) : undefined));
  const { shown, system, setSystem, setServings } = useRecipeStyle(recipe, preferred, { meal, cooked });
  const { servings: shownServings } = shown;
  useEffect(
    () => onAmounts?.({ times: shownServings / recipe.servings, servings: shownServings }),
    [onAmounts, recipe.servings, shownServings],
  );
  const change = (servings: number): void => {
    setServings(servings);
    onServings?.(servings);
  };
  const [isCooking, setIsCooking] = useState(cooked !== undefined);
  return (
    <div className={`fade ${RECIPE_COLUMNS}`}>
      <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:-m-3 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-3">
        <MeasuresToggle system={system} onChange={setSystem} />
        {shown.steps.length > 0 && (
          <div className="cook-bar foot-bar">
            <button type="button" className={buttonClass('primary', 'min-h-12 w-full')} onClick={() => setIsCooking(true)}>
              <IconChefHat className="size-5" aria-hidden />
              {COOK_TEXTS.start}
            </button>
          </div>
        )}
        <IngredientList shown={shown} heading="h3" onSwap={onSwap} onCorrect={onCorrect}>
          <ServingsField servings={shown.servings} writtenFor={recipe.servings} onChange={change} />
        </IngredientList>
        {meal && <PlatesTable meal={meal} heading="h3" />}
        {!hasLines(recipe, basics) && <BasicIngredients lines={basics} />}
      </div>
      <div className="grid min-w-0 content-start gap-7">
        <RecipeFigures recipe={recipe} servings={shown.servings} />
        <StepList shown={shown} heading="h3" timersFor={title} />
        <TipList tips={recipe.tips} heading="h3" />
        <div className="@container">
          <NutritionFacts shown={shown} heading="h3" other={recipe.otherFigures} />
        </div>
        <NotCounted lines={recipe.notCounted} />
      </div>
      {isCooking && (
        <Suspense>
          <CookMode
            title={title}
            steps={shown.steps}
            amounts={{ servings: shown.servings, system }}
            ending={afterCooking}
            onClose={() => setIsCooking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
