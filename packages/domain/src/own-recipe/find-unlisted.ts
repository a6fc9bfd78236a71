import { isAboutAllergen, traitsAgainst } from '../diet/check-line.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import type { DietRule } from '../diet/diet-rule.ts';
import type { LineTrait } from '../diet/line-trait.ts';
import { readFreeFrom } from '../diet/read-free-from.ts';
import { scanLineWords, type FoundPhrase } from '../diet/scan-line-words.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food } from '../food/food.ts';
import { findNamedFoods, isOneOf } from '../idea/find-named-foods.ts';
import { namesExcluded } from '../idea/read-idea-text.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import { findComposites, findTitled, type Composite } from './find-composites.ts';
import { listAvoided } from './list-avoided.ts';
import type { RecipeText } from './own-recipe.ts';

type Rules = Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>;
type Asked = { /** Of the lines. */ readonly foods: readonly Food[]; readonly rules: Rules };
/** `notes`: what its owner or a paste says besides. */
export type RecipeWords = Pick<RecipeText, 'title' | 'ingredients' | 'steps'> & { readonly notes?: string | undefined };

/**
 * What a title, a heading or a step speaks of that the rules leave out and no line lists: "serve with peanut sauce". Whether it is
 * eaten with the dish only its cook knows. Foods that a line lists are judged there. In notes only what harms somebody or is never
 * eaten counts: a line of a paste may have been left there, while "good beside steak" is no part of a vegan's dish.
 */
export function findUnlisted({ title, ingredients, steps, notes = '' }: RecipeWords, { foods, rules }: Asked): string | undefined {
  const headings = [...ingredients, ...steps].flatMap(({ heading }) => heading ?? []);
  const lines = ` ${foodNameKey(ingredients.flatMap(({ lines: listed }) => listed).join(' '))} `;
  const titled = findComposites(title).filter(({ key }) => !findTitled(title).some((one) => one.key === key));
  const isMore = ({ key }: Composite): boolean => !titled.some((one) => one.key === key);
  const speaks = (text: string, composites: readonly Composite[], against = rules): boolean =>
    holdsLeftOut(text, { composites, rules: against }) ||
    text.split(CLAUSE_END).some((clause) => speaksOfUnlisted(clause, { foods, rules: against, lines }));
  if (speaks(title, findTitled(title))) return title;
  const harming = { ...rules, rules: rules.rules.filter(isAboutHarm) };
  const mayHarm = harming.rules.length + rules.excludedFoodIds.size + rules.exclusions.length > 0;
  return (
    [...headings, ...steps.flatMap(({ lines: told }) => told)].find((text) => speaks(text, findComposites(text).filter(isMore))) ??
    (mayHarm ? notes.split('\n').find((text) => speaks(text, findComposites(text).filter(isMore), harming)) : undefined)
  );
}

/** A line that names what may be made with a food that is left out, by a name that no table of foods has. */
export const findComposed = (lines: readonly string[], rules: Rules): string | undefined =>
  lines.find((text) => holdsLeftOut(text, { composites: findComposites(text), rules }));

type Composed = { readonly composites: readonly Composite[]; readonly rules: Rules };

function holdsLeftOut(text: string, { composites, rules: { rules, excludedFoodIds } }: Composed): boolean {
  if (composites.length === 0) return false;
  const { freed } = readFreeFrom(text);
  const harming = rules.filter((rule) => isAboutAllergen(rule) && !traitsAgainst(rule).some((trait) => freed.has(trait)));
  return composites
    .flatMap(({ foods }) => foods)
    .some((food) => excludedFoodIds.has(food.id) || harming.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'));
}

/** What harms somebody who eats it, whatever they think of it. */
const isAboutHarm = (rule: DietRule): boolean => isAboutAllergen(rule) || (rule.type === 'diet' && rule.diet === 'pregnancy');

const CLAUSE_END = /[.;:,()]/;

/** What is done, not eaten. */
const DONE = /\b(?:cream (?=the |it |them |together|in )|fish (?=out|it |them ))/gi;

function speaksOfUnlisted(clause: string, { foods, rules, lines }: Asked & { readonly lines: string }): boolean {
  const { words, freed } = readFreeFrom(clause.replaceAll(DONE, ''));
  const unlisted = findNamedFoods(words.join(' ')).filter((named) => !isOneOf(named, foods));
  const harming = [...rules.rules.filter(isAboutHarm), ...listAvoided(rules)];
  const isHarmful = (trait: LineTrait): boolean => !freed.has(trait) && harming.some((rule) => traitsAgainst(rule).includes(trait));
  const isListed = (phrase: FoundPhrase): boolean => phrase.words.every((word) => lines.includes(` ${word} `));
  return (
    unlisted.some(
      ({ food, key }) =>
        rules.excludedFoodIds.has(food.id) ||
        namesExcluded(key, rules) ||
        rules.rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'),
    ) ||
    scanLineWords(words).some((phrase) => !isDish(phrase) && !isListed(phrase) && phrase.traits.some(isHarmful)) ||
    rules.exclusions.some(
      ({ words: excluded, foodIds }) => foodIds.length === 0 && namesExcluded(clause, { exclusions: [{ words: excluded, foodIds }] }),
    )
  );
}

/** "Flip the pancake": of what is made by the recipe itself the lines say all there is. */
const isDish = ({ traits }: FoundPhrase): boolean => traits.includes('grain') || traits.includes('starch');
