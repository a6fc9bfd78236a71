import type { Portion } from '../plan.ts';

type Salted = { readonly portions: readonly Portion[] };

/** What has several amounts and no macros: only taste and the day's sodium say how much of it. */
export const isSalt = ({ steps, per100g: { protein, carbs, fat } }: Portion): boolean => steps.length > 1 && protein + carbs + fat === 0;

export const atLeast = (portion: Portion): Portion => (isSalt(portion) ? { ...portion, chosen: 0 } : portion);

/**
 * As much salt as each dish was written with while the day stays within `sodiumMax`; on a day that is salty by its foods,
 * a step less in the saltiest meal, again and again. Chosen after the amounts, because it changes nothing else.
 */
export function settleSalt<Meal extends Salted>(
  meals: readonly Meal[],
  { sodiumMax, isKept }: { sodiumMax: number; isKept: (meal: Meal) => boolean },
): readonly Meal[] {
  const settled = meals.map((meal) => (isKept(meal) ? meal : { ...meal, portions: meal.portions.map(asWritten) }));
  for (;;) {
    const sodium = settled.map(({ portions }) => sumSodium(portions));
    if (sodium.reduce((sum, own) => sum + own, 0) <= sodiumMax - ROUNDING_MG) return settled;
    const free = [...settled.keys()].filter((at) => !isKept(meals[at]!) && settled[at]!.portions.some(canGoDown));
    const saltiest = free.toSorted((a, b) => sodium[b]! - sodium[a]!)[0];
    if (saltiest === undefined) return settled;
    settled[saltiest] = { ...settled[saltiest]!, portions: lessSalt(settled[saltiest]!.portions) };
  }
}

/** Each meal's figure is rounded on its own. */
const ROUNDING_MG = 2;

/** Milligrams; what a food's table does not say counts as none. */
export const sumSodium = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { steps, chosen, per100g }) => sum + ((per100g.sodium ?? 0) * steps[chosen]!.grams) / 100, 0);

const asWritten = (portion: Portion): Portion => (isSalt(portion) ? { ...portion, chosen: portion.base } : portion);

const canGoDown = (portion: Portion): boolean => isSalt(portion) && portion.chosen > 0;

function lessSalt(portions: readonly Portion[]): readonly Portion[] {
  const at = portions.findIndex(canGoDown);
  return portions.map((portion, index) => (index === at ? { ...portion, chosen: portion.chosen - 1 } : portion));
}
