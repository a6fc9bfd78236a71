import { useNavigate, useSearch } from '@tanstack/react-router';
import { NewRecipeScreen } from '../features/own-recipe/NewRecipeScreen.tsx';
import { readShareTarget } from '../features/own-recipe/read-share-target.ts';
import { READ_TEXTS } from '../features/own-recipe/texts.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function NewRecipePage() {
  const shared = useSearch({ from: PATHS.newRecipe });
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{READ_TEXTS.title}</PageTitle>
      <NewRecipeScreen
        shared={readShareTarget(shared)}
        onSaved={(recipeId) => void navigate({ to: PATHS.ownRecipe, params: { recipeId }, ignoreBlocker: true })}
        onAllSaved={() => void navigate({ to: PATHS.recipes, ignoreBlocker: true })}
      />
    </>
  );
}
