import { writeKcal } from '../../eater/energy-target.ts';
import { energyKcal, type Macros, type MacroTargets, MACROS } from '../../food/nutrients.ts';
import { findBindingLimit } from './find-limit.ts';
import { findCarbLimit, holdToRules } from '../../intent/target/hold-to-rules.ts';
import type { MealNutrition, TargetMiss } from '../plan.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { toleratedGrams } from '../portion/tolerance.ts';

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
    const why = [reason, closest, describeWayOut(totals, targets)].filter((part) => part !== undefined).join('; ');
    return { macro, byGrams, sentence: index > 0 ? `${off}.` : `${off}: ${why}.` };
  });
}

/** What would reach the targets: for a macro that is short, a day with more energy of the same mix; else room for what comes along. */
function describeWayOut(totals: MealNutrition, targets: MacroTargets): string | undefined {
  const isOff = (macro: keyof Macros): boolean => Math.abs(totals[macro] - targets[macro]) > toleratedGrams(macro, targets);
  const short = MACROS.find((macro) => isOff(macro) && totals[macro] < targets[macro]);
  if (short === undefined) {
    const over = MACROS.filter(isOff).map((macro) => `${totals[macro]} g of ${macro}`);
    return `a day with ${over.join(' and ')} works`;
  }
  const kcal = (targets[short] * energyKcal(totals)) / Math.max(1, totals[short]);
  if (kcal > MOST_KCAL || kcal < energyKcal(targets)) return undefined;
  return `${targets[short]} g of ${short} would take about ${writeKcal(Math.round(kcal / 50) * 50)} kcal a day`;
}

/** Beyond this no day of food is an answer. */
const MOST_KCAL = 4500;

function findRuleLimit(targets: MacroTargets, { rules }: PlanContext): string | undefined {
  if (holdToRules(targets, rules.rules).carbs === targets.carbs) return undefined;
  const limit = findCarbLimit(rules.rules);
  return limit && `above ${limit.grams} g of carbs a day is no longer ${limit.name}`;
}
