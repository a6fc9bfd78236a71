import { foodBreaksRule } from '../../diet/check-diet.ts';
import { energyKcal, type Macros } from '../../food/nutrients.ts';
import type { Food, FoodKind } from '../../food/food.ts';
import type { Intent } from '../../intent/intent.ts';
import type { Option } from '../../kit/variant.ts';
import { orAllIfFew } from './keep-enough.ts';
import type { Candidates } from './list-candidates.ts';
import type { PlanRules } from './plan-rules.ts';

type Asked = {
  readonly rules: PlanRules;
  readonly intent: Pick<Intent, 'wish' | 'health' | 'protein' | 'dishWords'>;
  readonly foodsById: ReadonlyMap<string, Food>;
  readonly kitIds: readonly string[];
  readonly targets: Macros;
};

/**
 * The dishes of an eater with a diet without what stands in for a food that this diet has: no powder and no vegan cheese for a
 * vegetarian who does not ask for them. Where too few are left to choose from, all.
 */
export function keepNeeded(candidates: Candidates, { rules, intent, foodsById, kitIds, targets }: Asked): Candidates {
  if (4 * targets.protein > MUCH_PROTEIN * energyKcal(targets)) return candidates;
  if (intent.health.length > 0 || intent.protein !== null || intent.wish.some(({ assumed }) => !assumed) || intent.dishWords.length > 0)
    return candidates;
  return orAllIfFew(dropNeedless(candidates, rules, foodsById), { candidates, kitIds });
}

/** Remembered without regard to the meal: meals under the same rules share their candidates, and each has kits of its own. */
function dropNeedless(candidates: Candidates, rules: PlanRules, foodsById: ReadonlyMap<string, Food>): Candidates {
  const known = remembered.get(candidates);
  if (known) return known;
  const isFree = makeIsFree(rules, foodsById);
  const isNeedless = ({ kind, facets }: Food): boolean => facets.includes('stand-in') && (INSTEAD_OF[kind]?.some(isFree) ?? false);
  const left = new Map(candidates);
  for (const [kitId, dishes] of candidates) {
    const { options } = dishes[0]!.compiled;
    if (options.season.some(({ food }) => isNeedless(food))) {
      left.delete(kitId);
      continue;
    }
    const out = new Set<Option>(options.parts.flat().filter(({ items }) => items.some(({ food }) => isNeedless(food))));
    if (out.size === 0) continue;
    const kept = dishes.filter(({ path }) => !path.some((option) => out.has(option)));
    if (kept.length > 0) left.set(kitId, kept);
    else left.delete(kitId);
  }
  remembered.set(candidates, left);
  return left;
}

/** Of the day's energy: above it, figures ask for what words do not. A fifth is what the diets' own splits have. */
const MUCH_PROTEIN = 0.25;

const remembered = new WeakMap<Candidates, Candidates>();

/** What a stand-in of each kind is eaten in the place of. */
const INSTEAD_OF: Readonly<Partial<Record<FoodKind, readonly FoodKind[]>>> = {
  'protein-powder': ['egg', 'milk'],
  'plant-dairy': ['milk'],
  'plant-milk': ['milk'],
  'meat-substitute': ['poultry', 'fish'],
  // Who eats fish and no meat is used to tofu; of twelve weeks that were read, one of keto had it on five days and was wanted by nobody.
  soy: ['poultry'],
};

/** Whether some food of the kind is left by the rules. */
function makeIsFree({ rules, excludedFoodIds }: PlanRules, foodsById: ReadonlyMap<string, Food>): (kind: FoodKind) => boolean {
  const found = new Map<FoodKind, boolean>();
  return (kind) => {
    if (!found.has(kind)) {
      const isLeft = (food: Food): boolean =>
        food.kind === kind && !excludedFoodIds.has(food.id) && rules.every((rule) => foodBreaksRule(food, rule)?.outcome !== 'breaks');
      found.set(kind, [...foodsById.values()].some(isLeft));
    }
    return found.get(kind)!;
  };
}
