import type { Meal } from '../../lib/wire/plan-types.ts';
import { DISH_TEXTS } from './texts.ts';
import { useKeptRecipe } from './use-kept-recipe.ts';

/** Beside a meal whose recipe is another by now, or none of the household's any more. */
export function KeptRecipeNote({ meal }: { readonly meal: Meal }) {
  const kept = useKeptRecipe(meal);
  if (kept !== 'changed' && kept !== 'gone') return null;
  return <p className="mt-3 font-medium">{DISH_TEXTS.asPlanned[kept]}</p>;
}
