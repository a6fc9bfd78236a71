import { useSearch } from '@tanstack/react-router';
import { NewRecipeScreen } from '../features/own-recipe/NewRecipeScreen.tsx';
import { readShareTarget } from '../features/own-recipe/read-share-target.ts';
import { READ_TEXTS } from '../features/own-recipe/texts.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function NewRecipePage() {
  const shared = useSearch({ from: PATHS.newRecipe });
  const goOn = useGoOn();
  return (
    <>
      <PageTitle>{READ_TEXTS.title}</PageTitle>
      <NewRecipeScreen
        shared={readShareTarget(shared)}
        onSaved={(recipeId) => void goOn({ to: PATHS.ownRecipe, params: { recipeId }, ignoreBlocker: true })}
        onAllSaved={() => void goOn({ to: PATHS.recipes, ignoreBlocker: true })}
      />
    </>
  );
}
