import type { EaterBody, TargetPreview } from '@larder/contract/profile.ts';
import { ALLERGEN_NAMES } from '@larder/domain/diet/allergen-name.ts';
import { isFoodAllowed } from '@larder/domain/diet/check-dish.ts';
import type { Restriction } from '@larder/domain/diet/diet.ts';
import { allergyRule } from '@larder/domain/diet/diet-rule.ts';
import { getGuideEntry } from '@larder/domain/diet/guide.ts';
import type { Allergen } from '@larder/domain/food/food.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import { AIM_LABELS } from '@larder/domain/intent/answer/describe-intent.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { listUnheeded, type Profile, readEater } from '@larder/domain/intent/wish/read-eater.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';

/** The day that a wish without any figures would be planned for. */
export function previewTarget(body: EaterBody, today: string): TargetPreview {
  const profile = toProfile(body);
  const { targets, working, assumptions, notes } = resolveTargets({ intent: EMPTY_INTENT, eater: readEater(profile, today) });
  const { calories, protein, carbs, fat } = targets;
  return {
    calories,
    protein,
    carbs,
    fat,
    working: [...working],
    assumptions: [...assumptions],
    notes: [...notes],
    chips: profile.dietaryRestrictions.map((chip) => ({ chip, effects: describeChip(chip, today), unheeded: [...listUnheeded(chip)] })),
  };
}

const toProfile = (body: EaterBody): Profile => ({
  dateOfBirth: body.dateOfBirth ?? null,
  height: body.height ?? null,
  weight: body.weight ?? null,
  preferredUnits: body.preferredUnits ?? null,
  activityLevel: body.activityLevel ?? null,
  fitnessGoals: body.fitnessGoals ?? null,
  dietaryRestrictions: body.dietaryRestrictions ?? [],
  sex: body.sex ?? null,
});

/** Read alone, by the planner's own reader: what it does not find there, no plan will keep to. */
function describeChip(chip: string, today: string): string[] {
  const { diets, aims, restrictions, allergies, excludedFoodIds } = readEater({ ...toProfile({}), dietaryRestrictions: [chip] }, today);
  return [
    ...diets.map((diet) => `every dish is ${getGuideEntry(diet).name}`),
    ...aims
      .filter((aim) => !(aim === 'pregnancy' && diets.includes('pregnancy')))
      .map((aim) => `the day is planned for: ${AIM_LABELS[aim]}`),
    ...restrictions.map(describeRestriction),
    ...allergies.map((allergen) => `no ${ALLERGEN_NAMES[allergen]}`),
    ...describeExcluded(excludedFoodIds, allergies),
  ];
}

const SHAPES_THE_DAY: readonly Restriction[] = ['Low-Carb', 'Low-Fat', 'High-Protein'];

const describeRestriction = (restriction: Restriction): string =>
  `${SHAPES_THE_DAY.includes(restriction) ? 'the day is planned' : 'every dish is'} ${restriction.toLowerCase()}`;

/** A class of foods can be a hundred: then a number and two short names say which. */
const MOST_NAMED = 3;

function describeExcluded(foodIds: readonly string[], allergies: readonly Allergen[]): string[] {
  // Said by the allergy already, which takes in more than the name did.
  const rules = allergies.map(allergyRule);
  const foods = foodIds.flatMap((id) => findFood(id) ?? []).filter((food) => isFoodAllowed(food, rules));
  const names = [...new Set(foods.map((food) => food.names.plural))];
  if (names.length === 0) return [];
  if (names.length <= MOST_NAMED) return [`no ${names.join(', ')}`];
  const [first, second] = names.toSorted((a, b) => a.length - b.length);
  return [`leaves out ${names.length} foods, such as ${first} and ${second}`];
}
