import type { Meal } from '../../lib/wire/plan-types.ts';
import { PlatesTable } from './PlatesTable.tsx';
import { MeasuresToggle } from './MeasuresToggle.tsx';
import { NutritionFacts } from './NutritionFacts.tsx';
import type { WrittenRecipe } from './read-recipe.ts';
import { IngredientList, RecipeFigures, StepList, type SwapLine, TipList } from './RecipeParts.tsx';
import { ServingsField } from './ServingsField.tsx';
import { RECIPE_TEXTS } from './texts.ts';
import { useRecipeStyle, type System } from './use-recipe-style.ts';

type Props = { readonly recipe: WrittenRecipe; readonly preferred: System; readonly meal: Meal; readonly onSwap?: SwapLine | undefined };

/** A recipe unfolded under a meal's card. */
export function RecipeText({ recipe, preferred, meal, onSwap }: Props) {
  const { shown, system, setSystem, setServings } = useRecipeStyle(recipe, preferred, { meal });
  return (
    <div className="fade grid gap-6 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <RecipeFigures recipe={recipe} servings={shown.servings} />
        <MeasuresToggle system={system} onChange={setSystem} />
      </div>
      <div className="grid gap-7 @2xl:grid-cols-[18rem_1fr] @2xl:gap-10">
        <div className="grid content-start gap-6">
          <IngredientList shown={shown} heading="h4" onSwap={onSwap}>
            <ServingsField servings={shown.servings} writtenFor={recipe.servings} onChange={setServings} />
          </IngredientList>
          <PlatesTable meal={meal} heading="h4" />
        </div>
        <div className="grid content-start gap-6">
          <StepList shown={shown} heading="h4" />
          <TipList tips={recipe.tips} heading="h4" />
        </div>
      </div>
      <NutritionFacts shown={shown} heading="h4" other={recipe.otherFigures} />
      <NotCounted lines={recipe.notCounted} />
    </div>
  );
}

export function NotCounted({ lines }: { readonly lines: readonly string[] }) {
  return lines.length > 0 && <p className="text-sm text-muted">{RECIPE_TEXTS.notCounted(lines)}</p>;
}
