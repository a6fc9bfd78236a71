import type { Macros } from '../food/nutrients.ts';
import { findBindingLimit } from './find-limit.ts';
import { findCarbLimit, holdToRules } from '../intent/hold-to-rules.ts';
import type { MacroTargets, MealNutrition, TargetMiss } from './plan.ts';
import type { PlanContext } from './plan-query.ts';
import { toleratedGrams } from './tolerance.ts';

/** The macros off target by more than is tolerated. The first sentence also says what stands in the way and how near the day came. */
export function findMisses(
  totals: MealNutrition,
  { targets, context }: { targets: MacroTargets; context: PlanContext },
): readonly TargetMiss[] {
  const missed = MACROS.filter((macro) => Math.abs(totals[macro] - targets[macro]) > toleratedGrams(macro, targets));
  if (missed.length === 0) return [];
  const reason = findRuleLimit(targets, context) ?? findBindingLimit(context);
  const closest = `the closest day is ${totals.protein} g protein, ${totals.carbs} g carbs, ${totals.fat} g fat`;
  return missed.map((macro, index) => {
    const byGrams = Math.round(totals[macro] - targets[macro]);
    const off = `${Math.abs(byGrams)} g ${byGrams > 0 ? 'over' : 'under'} on ${macro}`;
    return { macro, byGrams, sentence: index > 0 ? `${off}.` : `${off}: ${reason ? `${reason}; ` : ''}${closest}.` };
  });
}

const MACROS: readonly (keyof Macros)[] = ['protein', 'carbs', 'fat'];

function findRuleLimit(targets: MacroTargets, { rules }: PlanContext): string | undefined {
  if (holdToRules(targets, rules.rules).carbs === targets.carbs) return undefined;
  const limit = findCarbLimit(rules.rules);
  return limit && `above ${limit.grams} g of carbs a day is no longer ${limit.name}`;
}
