import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { StillLife } from '../components/StillLife.tsx';
import { useUser } from '../features/account/queries.ts';
import { OwnRecipeScreen } from '../features/own-recipe/OwnRecipeScreen.tsx';
import { ownRecipeQuery } from '../features/own-recipe/queries.ts';
import { RECIPE_PAGE_TEXTS } from '../features/own-recipe/texts.ts';
import { toDetailedRecipe } from '../features/own-recipe/written-recipe.ts';
import { readRecipe } from '../features/recipe/read-recipe.ts';
import { RecipeText } from '../features/recipe/RecipeText.tsx';
import { TimerDock } from '../features/recipe/TimerDock.tsx';
import { stopAllTimers } from '../features/recipe/timer-store.ts';
import { preferredSystem } from '../features/recipe/use-recipe-style.ts';
import { isGone } from '../lib/unless-gone.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function OwnRecipePage() {
  const { recipeId } = useParams({ from: PATHS.ownRecipe });
  const { data: saved, error } = useQuery(ownRecipeQuery(recipeId));
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => stopAllTimers, []);
  if (!saved) return error ? <NotThere isGone={isGone(error)} /> : <Waiting />;
  const { recipe, revision } = saved;
  return (
    <>
      <PageTitle>{recipe.title}</PageTitle>
      <OwnRecipeScreen
        key={recipeId}
        saved={saved}
        backLink={<BackLink />}
        recipeText={
          <RecipeText
            key={revision}
            title={recipe.title}
            recipe={readRecipe(toDetailedRecipe(saved))}
            preferred={preferredSystem(user?.preferredUnits)}
            isWholeScreen
          />
        }
        onOpen={(id) => void navigate({ to: PATHS.ownRecipe, params: { recipeId: id } })}
        onDeleted={() => void navigate({ to: PATHS.recipes })}
      />
      <TimerDock className="pointer-events-none fixed inset-x-0 bottom-4 z-20 px-4 *:pointer-events-auto" />
    </>
  );
}

const BackLink = () => (
  <Link to={PATHS.recipes} className={buttonClass('quiet', '-ml-4')}>
    <IconArrowLeft className="size-5" aria-hidden />
    {RECIPE_PAGE_TEXTS.back}
  </Link>
);

const Waiting = () => (
  <div className="page min-h-dvh py-10" aria-busy="true">
    <output className="sr-only">{RECIPE_PAGE_TEXTS.loading}</output>
    <div aria-hidden="true" className="skeleton h-12 w-2/3" />
    <div aria-hidden="true" className="skeleton mt-8 h-96 w-full" />
  </div>
);

function NotThere({ isGone: isMissing }: { readonly isGone: boolean }) {
  const texts = isMissing
    ? { title: RECIPE_PAGE_TEXTS.notFoundTitle, text: RECIPE_PAGE_TEXTS.notFoundText }
    : { title: RECIPE_PAGE_TEXTS.failedTitle, text: RECIPE_PAGE_TEXTS.failedText };
  return (
    <PageMessage role="alert" picture={<StillLife />} {...texts}>
      <Link to={PATHS.recipes} className={buttonClass('primary')}>
        {RECIPE_PAGE_TEXTS.back}
      </Link>
    </PageMessage>
  );
}
