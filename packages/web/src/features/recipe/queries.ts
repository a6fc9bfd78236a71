import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { generateRecipe, type DetailedRecipe } from '@larder/contract/recipe.ts';
import { call } from '../../lib/api-client.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { RECIPE_TEXTS } from './texts.ts';

/** From the specification: a recipe is asked for this long after it is wanted, so that a slip of the finger asks for nothing. */
const ASK_AFTER_MS = 100;

/** The recipe of a meal, asked for once per content of the meal: another meal in the same place is another recipe. */
export function useDetailedRecipe(meal: Meal) {
  const { title, description, ingredients, difficulty } = meal;
  const content = JSON.stringify([title, description, ingredients, difficulty]);
  const wanted = useDelayed(content, ASK_AFTER_MS);
  return useQuery({
    queryKey: ['recipe', content],
    enabled: wanted === content,
    queryFn: async (): Promise<DetailedRecipe> => {
      const answer = await call(generateRecipe, { body: { title, description, ingredients: [...ingredients], difficulty } });
      // A refusal may come as a success with `success: false`.
      const { success, error } = answer as { success: boolean; error?: unknown };
      if (!success) throw new Error(typeof error === 'string' && error !== '' ? error : RECIPE_TEXTS.failed);
      return answer.data;
    },
  });
}

function useDelayed(value: string, delayMs: number): string | undefined {
  const [delayed, setDelayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
