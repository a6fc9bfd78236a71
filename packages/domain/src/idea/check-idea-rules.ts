import { foodBreaksRule } from '../diet/check-diet.ts';
import { togetherBreaksRule } from '../diet/check-dish.ts';
import { checkLine } from '../diet/check-line.ts';
import type { Food } from '../food/food.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { IdeaFault, MealIdea } from './meal-idea.ts';
import { namesExcluded } from './read-idea-text.ts';

/**
 * Every rule of the request against the foods the lines were grounded in, and again against the words as they came: what
 * hides in a name that the table read past ("rice in peanut sauce") is found there. A line nobody knows is no line at all.
 */
export function checkIdeaRules({ ingredients }: MealIdea, foods: readonly Food[], rules: PlanRules): readonly IdeaFault[] {
  const sentences = new Set<string>();
  for (const food of foods) {
    if (rules.excludedFoodIds.has(food.id)) sentences.add(`${food.names.noun} is left out of this plan.`);
    for (const rule of rules.rules) {
      const fault = foodBreaksRule(food, rule);
      if (fault?.outcome === 'breaks') sentences.add(fault.sentence);
    }
  }
  for (const rule of rules.rules) {
    const fault = togetherBreaksRule(foods, rule);
    if (fault) sentences.add(fault.sentence);
  }
  for (const { food, prep } of ingredients) {
    const text = `${food.slice(0, MOST_READ)} ${(prep ?? '').slice(0, MOST_READ)}`;
    if (namesExcluded(text, rules)) sentences.add('One line names a food that is left out of this plan.');
    for (const verdict of checkLine(text, rules.rules)) if (verdict.outcome === 'breaks') sentences.add(verdict.sentence);
  }
  return [...sentences].map((sentence) => ({ type: 'rule', sentence }));
}

const MOST_READ = 120;
