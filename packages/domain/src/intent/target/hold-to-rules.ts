import { DAY_CARB_LIMITS } from '../../diet/check-dish.ts';
import { DIET_OF_RESTRICTION } from '../../diet/check-diet.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Macros } from '../../food/nutrients.ts';

/** Targets that the rules allow: a day of 200 g of carbs is not keto, whatever the slider says. The rest of the energy is left open. */
export function holdToRules(targets: Macros, rules: readonly DietRule[]): Macros {
  const limit = findCarbLimit(rules);
  return limit === undefined || targets.carbs <= limit.grams - MARGIN_GRAMS ? targets : { ...targets, carbs: limit.grams - MARGIN_GRAMS };
}

/** The tightest limit on a day's carbs that some rule sets, and that rule's name. */
export function findCarbLimit(rules: readonly DietRule[]): CarbLimit | undefined {
  const limits = rules.flatMap((rule): readonly CarbLimit[] => {
    const diet = rule.type === 'diet' ? rule.diet : rule.type === 'restriction' ? DIET_OF_RESTRICTION[rule.restriction] : undefined;
    if (diet === 'keto' || diet === 'carnivore') return [{ grams: DAY_CARB_LIMITS[diet], name: diet }];
    return rule.type === 'restriction' && rule.restriction === 'Low-Carb' ? [{ grams: DAY_CARB_LIMITS['low-carb'], name: 'low-carb' }] : [];
  });
  return limits.toSorted((a, b) => a.grams - b.grams)[0];
}

type CarbLimit = { readonly grams: number; readonly name: string };

/** Room for the last gram or two that portions cannot hit, so that the day stays within the limit itself. */
const MARGIN_GRAMS = 3;
