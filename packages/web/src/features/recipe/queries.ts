import { listCookedLines } from '@larder/domain/plan/cooked-lines.ts';
import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { generateRecipe } from '@larder/contract/recipe.ts';
import { SEARCH_FAILED, searchVideos } from '@larder/contract/video.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ExpectedFailure } from '../../lib/expected-failure.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { keepOwnWords } from './keep-own-words.ts';
import { readRecipe, withFiguresOf, withPlatesOf, withStepsOf, type WrittenRecipe } from './read-recipe.ts';
import { readVideo, type ShownVideo } from './read-video.ts';
import { RECIPE_TEXTS, VIDEO_TEXTS } from './texts.ts';

/** From the specification: a recipe is asked for this long after it is wanted, so that a slip of the finger asks for nothing. */
const ASK_AFTER_MS = 100;

/** The recipe of a meal, asked for once per content of the meal: another meal in the same place is another recipe. */
export function useDetailedRecipe(meal: Meal) {
  const { title, description, difficulty } = meal;
  const ingredients = listCookedLines(meal);
  const content = contentOf(meal);
  const wanted = useDelayed(content, ASK_AFTER_MS);
  return useQuery({
    queryKey: recipeKey(content),
    enabled: wanted === content,
    select: (recipe) => keepOwnWords(withFiguresOf(withPlatesOf(withStepsOf(recipe, meal), meal), meal), meal),
    queryFn: async (): Promise<WrittenRecipe> =>
      readRecipe(
        takeData(
          await call(generateRecipe, { body: { title, description, ingredients: [...ingredients], difficulty } }),
          RECIPE_TEXTS.failed,
        ),
      ),
  });
}

const recipeKey = (content: string) => ['recipe', content] as const;

const contentOf = (meal: Meal): string => JSON.stringify([meal.title, meal.description, listCookedLines(meal), meal.difficulty]);

/** How far the recipes are that are shown of these meals. */
export function useRecipesAwaited(meals: readonly Meal[]): { readonly areAwaited: boolean; readonly areMissing: boolean } {
  const results = useQueries({ queries: meals.map((meal) => ({ queryKey: recipeKey(contentOf(meal)), queryFn: skipToken })) });
  return { areAwaited: results.some(({ isPending }) => isPending), areMissing: results.some(({ isError }) => isError) };
}

/** An error too when the search failed on the other side, which the answer says with an entry of its own. */
export function useVideos(title: string) {
  return useQuery({
    queryKey: ['videos', title],
    queryFn: async (): Promise<readonly ShownVideo[]> => {
      const found = takeData(await call(searchVideos, { body: { title } }), VIDEO_TEXTS.failed).map(readVideo);
      if (found.some(({ videoId }) => videoId === SEARCH_FAILED)) throw new RefusedError(VIDEO_TEXTS.failed);
      return found;
    },
  });
}

/** Its message is for people. */
class RefusedError extends ExpectedFailure {}

/** A refusal may come as a success with `success: false` and a sentence of its own. */
function takeData<Data>(answer: { readonly data: Data }, otherwise: string): Data {
  const { success, error } = answer as { readonly success?: boolean; readonly error?: unknown };
  if (success !== false && answer.data !== undefined && answer.data !== null) return answer.data;
  throw new RefusedError(typeof error === 'string' && error !== '' ? error : otherwise);
}

/** The server's words when it has some for people; never a raw status and body. */
export function failureText(error: Error, otherwise: string): string {
  if (error instanceof ApiError) return error.reason ?? otherwise;
  // No answer at all, one too late or one that is no JSON: the browser's words for it say nothing to a person.
  return error instanceof RefusedError ? error.message : otherwise;
}

function useDelayed(value: string, delayMs: number): string | undefined {
  const [delayed, setDelayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
