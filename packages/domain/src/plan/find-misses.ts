import type { Macros } from '../food/nutrients.ts';
import { findBindingLimit } from './find-limit.ts';
import type { MealNutrition, TargetMiss } from './plan.ts';
import type { PlanContext } from './plan-query.ts';
import { toleratedGrams } from './tolerance.ts';

/** The macros off target by more than is tolerated, each with one neutral sentence on what stands in the way. */
export function findMisses(totals: MealNutrition, context: PlanContext): readonly TargetMiss[] {
  const { targets } = context.frame;
  const missed = MACROS.filter((macro) => Math.abs(totals[macro] - targets[macro]) > toleratedGrams(macro, targets));
  if (missed.length === 0) return [];
  const limit = findBindingLimit(context);
  return missed.map((macro) => {
    const byGrams = Math.round(totals[macro] - targets[macro]);
    const off = `${Math.abs(byGrams)} g ${byGrams > 0 ? 'over' : 'under'} on ${macro}`;
    const closest = `the closest day is ${totals.protein} g protein, ${totals.carbs} g carbs, ${totals.fat} g fat`;
    return { macro, byGrams, sentence: `${capitalize(off)}: ${limit ? `${limit}; ` : ''}${closest}.` };
  });
}

const MACROS: readonly (keyof Macros)[] = ['protein', 'carbs', 'fat'];
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
