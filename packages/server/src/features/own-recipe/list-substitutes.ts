import { listLineSubstitutes } from '@larder/domain/own-recipe/list-line-substitutes.ts';
import { replaceLine } from '@larder/domain/own-recipe/replace-line.ts';
import { runInTurn } from '../../turns/slices.ts';
import { type Around, readContent } from './describe-recipe.ts';
import type { KeptRecipe } from './recipe-store.ts';

const MOST_OPTIONS = 6;

/** Each with what the recipe would come to: its other lines as they were understood when it was saved. */
export async function listSubstitutes({ recipe, lines }: KeptRecipe, line: number, around: Around) {
  const own = lines[line];
  if (!own) return [];
  const rules = around.eaters.map((eater) => eater.rules);
  const style = { system: 'us', rules: rules.flatMap((one) => one.rules) } as const;
  return runInTurn(() =>
    listLineSubstitutes(own, { rules, style })
      .slice(0, MOST_OPTIONS)
      .map(({ food, text }) => {
        const others = lines.filter((_line, at) => at !== line);
        const { calories, protein, carbs, fat, fiber, sugar } = readContent(replaceLine(recipe, line, text), around, others).numbers
          .nutrition;
        return { food: food.names.noun, text, nutrition: { calories, protein, carbs, fat, fiber, sugar } };
      }),
  );
}
