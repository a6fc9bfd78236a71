import { foodBreaksRule } from '../diet/check-diet.ts';
import { readFreeFrom } from '../diet/read-free-from.ts';
import type { Food } from '../food/food.ts';
import { findNamedFoods, isOneOf } from '../idea/find-named-foods.ts';
import { namesExcluded } from '../idea/read-idea-text.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { RecipeText } from './own-recipe.ts';

type Asked = { readonly foods: readonly Food[]; readonly rules: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'> };

/**
 * What a title, a heading or a step speaks of that the rules leave out and no line lists: "serve with peanut sauce". Whether it is
 * eaten with the dish only its cook knows. Foods that a line lists are judged there.
 */
export function findUnlisted(
  { title, ingredients, steps }: Pick<RecipeText, 'title' | 'ingredients' | 'steps'>,
  asked: Asked,
): string | undefined {
  const headings = [...ingredients, ...steps].flatMap(({ heading }) => heading ?? []);
  const texts = [title, ...headings, ...steps.flatMap(({ lines }) => lines)];
  return texts.find((text) => text.split(CLAUSE_END).some((clause) => speaksOfUnlisted(clause, asked)));
}

const CLAUSE_END = /[.;:,()]/;

/** What is done, not eaten. */
const DONE = /\b(?:cream (?=the |it |them |together|in )|fish (?=out|it |them ))/gi;

function speaksOfUnlisted(clause: string, { foods, rules }: Asked): boolean {
  const { words } = readFreeFrom(clause.replaceAll(DONE, ''));
  const unlisted = findNamedFoods(words.join(' ')).filter((named) => !isOneOf(named, foods));
  return (
    unlisted.some(
      ({ food, key }) =>
        rules.excludedFoodIds.has(food.id) ||
        namesExcluded(key, rules) ||
        rules.rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'),
    ) ||
    rules.exclusions.some(
      ({ words: excluded, foodIds }) => foodIds.length === 0 && namesExcluded(clause, { exclusions: [{ words: excluded, foodIds }] }),
    )
  );
}
