import { allergyRule, dietRule, restrictionRule, type DietRule } from '../../diet/diet-rule.ts';
import type { Eater } from '../../eater/eater.ts';
import type { FoodWish, Intent } from '../../intent/intent.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import { LOW_FODMAP_GRAMS } from './low-fodmap.table.ts';

/** All that binds a plan: what the sentence asks for together with what the profile holds. Nothing is ever taken away. */
export type PlanRules = {
  readonly rules: readonly DietRule[];
  readonly excludedFoodIds: ReadonlySet<string>;
  /** Grams of a food that one plate may hold at most, by the food's id. */
  readonly mostGrams: ReadonlyMap<string, number>;
  /** The exclusions as they were named, to name them back. */
  readonly exclusions: readonly FoodWish[];
  /** Stable for equal rules, to look up what was worked out for them before. */
  readonly key: string;
};

export function gatherRules(
  intent: Pick<Intent, 'diets' | 'restrictions' | 'allergies' | 'exclude' | 'health'>,
  eater: Pick<Eater, 'diets' | 'restrictions' | 'aims' | 'allergies' | 'excludedFoodIds' | 'mostGrams'>,
): PlanRules {
  const diets = new Set([...intent.diets, ...eater.diets]);
  if (intent.health.includes('pregnancy') || eater.aims.includes('pregnancy')) diets.add('pregnancy');
  const restrictions = new Set([...intent.restrictions, ...eater.restrictions]);
  const allergens = new Set([...intent.allergies, ...eater.allergies]);
  const exclusions = [
    ...intent.exclude,
    ...(eater.excludedFoodIds.length > 0 ? [{ words: FROM_PROFILE, foodIds: eater.excludedFoodIds }] : []),
  ];
  const isLowFodmap = intent.health.includes('low-fodmap') || eater.aims.includes('low-fodmap');
  const excluded = new Set(exclusions.flatMap(({ foodIds }) => foodIds));
  const mostGrams = withLess(isLowFodmap ? LOW_FODMAP_GRAMS : NO_LIMITS, eater.mostGrams);
  return {
    rules: [...[...diets].map(dietRule), ...[...restrictions].map(restrictionRule), ...[...allergens].map(allergyRule)],
    excludedFoodIds: excluded,
    mostGrams,
    exclusions,
    key: [diets, restrictions, allergens, excluded, [...mostGrams].map(([id, grams]) => `${id} ${grams}`)]
      .map((names) => [...names].toSorted().join(','))
      .join('|'),
  };
}

/** The rules of each meal: those of the day, and what was said of that meal alone. */
export function gatherMealRules(
  intent: Pick<Intent, 'diets' | 'restrictions' | 'allergies' | 'exclude' | 'health' | 'mealRules'>,
  eater: Parameters<typeof gatherRules>[1],
): ByMealSlot<PlanRules> {
  const ofDay = gatherRules(intent, eater);
  const of = (slot: MealSlot): PlanRules => {
    const own = intent.mealRules[slot];
    if (!own) return ofDay;
    return gatherRules({ ...intent, diets: [...intent.diets, ...own.diets], exclude: [...intent.exclude, ...own.exclude] }, eater);
  };
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') };
}

const NO_LIMITS: ReadonlyMap<string, number> = new Map();

/** Of a food that both hold to grams the fewer. */
const withLess = (grams: ReadonlyMap<string, number>, more: Readonly<Record<string, number>> = {}): ReadonlyMap<string, number> =>
  new Map([...grams, ...Object.entries(more).map(([id, most]) => [id, Math.min(most, grams.get(id) ?? most)] as const)]);

/** A line printed in whole grams may be half of one more. */
const ROUNDED_GRAMS = 0.5;

/** The foods of which there is more than one plate may hold, however many lines they stand in. */
export function listOverGrams(
  held: readonly { readonly foodId: string; readonly grams: number }[],
  { mostGrams }: Pick<PlanRules, 'mostGrams'>,
): readonly string[] {
  const left = new Map<string, number>();
  for (const { foodId, grams } of mostGrams.size > 0 ? held : []) {
    const most = left.get(foodId) ?? mostGrams.get(foodId);
    if (most !== undefined) left.set(foodId, most + ROUNDED_GRAMS - grams);
  }
  return [...left].flatMap(([foodId, grams]) => (grams < 0 ? [foodId] : []));
}

const FROM_PROFILE = 'the foods your profile leaves out';
