import { isCounted } from '@larder/domain/own-recipe/own-recipe.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { StillLife } from '../components/StillLife.tsx';
import { useUser } from '../features/account/queries.ts';
import { LeftoversOn } from '../features/calendar/Leftovers.tsx';
import { readCalendarDays } from '../features/calendar/model.ts';
import { useCalendarActions } from '../features/calendar/mutations.ts';
import { CALENDAR_KEY } from '../features/calendar/queries.ts';
import { OpinionBar } from '../features/own-recipe/OpinionBar.tsx';
import { OwnRecipeScreen } from '../features/own-recipe/OwnRecipeScreen.tsx';
import { PlanningActions } from '../features/own-recipe/PlanningActions.tsx';
import { SwapLineDialog } from '../features/own-recipe/SwapLineDialog.tsx';
import { ownRecipeQuery } from '../features/own-recipe/queries.ts';
import { RECIPE_PAGE_TEXTS } from '../features/own-recipe/texts.ts';
import { toDetailedRecipe } from '../features/own-recipe/to-detailed-recipe.ts';
import { readPlansAnew } from '../features/plan/queries.ts';
import { markNotCounted } from '../features/recipe/keep-own-words.ts';
import { noteHeadings } from '../features/recipe/note-headings.ts';
import { readRecipe } from '../features/recipe/read-recipe.ts';
import { WholeRecipe } from '../features/recipe/WholeRecipe.tsx';
import { preferredSystem, showRecipe } from '../features/recipe/use-recipe-style.ts';
import { isGone } from '../lib/unless-gone.ts';
import { useToday } from '../lib/today.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function OwnRecipePage() {
  const { recipeId } = useParams({ from: PATHS.ownRecipe });
  return <OwnRecipe key={recipeId} recipeId={recipeId} />;
}

function OwnRecipe({ recipeId }: { readonly recipeId: string }) {
  const { data: saved, error } = useQuery(ownRecipeQuery(recipeId));
  const user = useUser();
  const goOn = useGoOn();
  const queryClient = useQueryClient();
  const today = useToday();
  const { offerUndoOf } = useCalendarActions({ onPlansChanged: readPlansAnew });
  const [swapping, setSwapping] = useState<{ at: number; name: string }>();
  // Of this very text: another yield begins with its own plates.
  const [asked, setAsked] = useState<{ revision: string; servings: number }>();
  if (!saved) return error ? <NotThere isGone={isGone(error)} /> : <Waiting />;
  const { recipe, revision } = saved;
  const counted = markNotCounted(readRecipe(toDetailedRecipe(saved)), saved.reading.lines.map(isCounted));
  const written = noteHeadings(counted, recipe);
  const system = preferredSystem(user?.preferredUnits);
  const writeLines = (plates: number) =>
    showRecipe(written, plates, system).lines.map(({ amount, item }) => `${amount} ${item}`.trim().slice(0, LONGEST_LINE));
  return (
    <>
      <PageTitle>{recipe.title}</PageTitle>
      <OwnRecipeScreen
        saved={saved}
        backLink={<BackLink />}
        renderText={(onCorrect) => (
          <WholeRecipe
            key={revision}
            title={recipe.title}
            recipe={written}
            preferred={system}
            basics={[]}
            afterCooking={<OpinionBar dishKey={recipeId} today={today} isJustCooked />}
            onServings={(servings) => setAsked({ revision, servings })}
            onSwap={(at, name) => setSwapping({ at, name })}
            onCorrect={onCorrect}
          />
        )}
        opinion={<OpinionBar dishKey={recipeId} today={today} />}
        actions={
          <PlanningActions
            saved={saved}
            today={today}
            plates={asked?.revision === revision ? asked.servings : (saved.reading.plates?.count ?? 1)}
            writeLines={writeLines}
            renderLeftovers={(date, slot) => <LeftoversOn dates={[date]} slot={slot} />}
            onPlanned={(date, before) => {
              offerUndoOf(date, before ? readCalendarDays([before]).days[0] : undefined);
              void queryClient.invalidateQueries({ queryKey: CALENDAR_KEY });
              readPlansAnew();
            }}
          />
        }
        onOpen={(id) => void goOn({ to: PATHS.ownRecipe, params: { recipeId: id } })}
        onSavedAsNew={(id) => void goOn({ to: PATHS.ownRecipe, params: { recipeId: id }, replace: true, ignoreBlocker: true })}
        onDeleted={() => void goOn({ to: PATHS.recipes })}
      />
      {swapping && <SwapLineDialog saved={saved} line={swapping} onClose={() => setSwapping(undefined)} />}
    </>
  );
}

/** A list's line has so many letters. */
const LONGEST_LINE = 200;

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
