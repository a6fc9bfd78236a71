import { nameWhatBinds } from './name-rule.ts';
import { capitalize } from '../base/say.ts';
import { assertNever } from '../base/assert-never.ts';
import type { Allergen, Food } from '../food/food.ts';
import { isTooStarchyForKeto, isTooStarchyForLowCarb } from './carb-limit.ts';
import { foodBreaksAllergy } from './check-allergen.ts';
import type { Diet, Restriction } from './diet.ts';
import { dietRule, restrictionRule } from './diet-rule.ts';
import type { DietFault, DietRule } from './diet-rule.ts';
import { hasFacet, isAlcoholic, isDairy, isEgg, isMeat, isNamed, isPork, isSeafood, isShellfish, mayBePork } from './food-class.ts';
import { whyNotCarnivore, whyNotPaleo } from './check-food-group.ts';
import { whyNotPregnancy } from './check-pregnancy.ts';

export const foodBreaksRule = (food: Food, rule: DietRule): DietFault | undefined => {
  switch (rule.type) {
    case 'diet':
      return foodBreaksDiet(food, rule.diet);
    case 'restriction':
      return foodBreaksRestriction(food, rule.restriction);
    case 'allergy':
      return foodBreaksAllergy(food, rule.allergen);
    default:
      return assertNever(rule);
  }
};

export function foodBreaksDiet(food: Food, diet: Diet): DietFault | undefined {
  if (diet === 'glutenfree') return underRule(foodBreaksAllergy(food, 'gluten'), dietRule(diet));
  if (diet === 'pregnancy') {
    const objection = whyNotPregnancy(food);
    if (!objection) return undefined;
    const { reason, label } = objection;
    return faultOf(food, dietRule(diet), { reason, label });
  }
  const reason = REASONS_BY_DIET[diet]?.(food);
  return reason === undefined ? undefined : faultOf(food, dietRule(diet), { reason });
}

export function foodBreaksRestriction(food: Food, restriction: Restriction): DietFault | undefined {
  const rule = restrictionRule(restriction);
  const diet = DIET_OF_RESTRICTION[restriction];
  if (diet) return underRule(foodBreaksDiet(food, diet), rule);
  const allergen = ALLERGEN_OF_RESTRICTION[restriction];
  if (allergen) return underRule(foodBreaksAllergy(food, allergen), rule);
  const reason = REASONS_BY_RESTRICTION[restriction]?.(food);
  return reason === undefined ? undefined : faultOf(food, rule, { reason });
}

/** The diet that a profile's restriction is another name for. */
export const DIET_OF_RESTRICTION: Readonly<Partial<Record<Restriction, Diet>>> = {
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  Keto: 'keto',
  Paleo: 'paleo',
};

export const ALLERGEN_OF_RESTRICTION: Readonly<Partial<Record<Restriction, Allergen>>> = {
  'Gluten-Free': 'gluten',
  'Dairy-Free': 'dairy',
};

type Reason = (food: Food) => string | undefined;

/** Parmesan, Grana Padano and their like are made with calf rennet by law, which the Vegetarian Society does not accept. */
const whyNotVegetarian: Reason = (food) => {
  if (isMeat(food)) return food.kind === 'animal-fat' ? 'it is an animal fat' : 'it is or contains meat';
  if (isSeafood(food)) return 'it is or contains fish or shellfish';
  if (hasFacet(food, 'contains-gelatin')) return 'it contains gelatin';
  if (hasFacet(food, 'animal-rennet')) return 'it is made with animal rennet';
  return undefined;
};

const whyNotVegan: Reason = (food) => {
  const reason = whyNotVegetarian(food);
  if (reason) return reason;
  if (isDairy(food)) return 'it is or contains dairy';
  if (isEgg(food)) return 'it is or contains egg';
  return food.kind === 'honey' || hasFacet(food, 'contains-honey') ? 'it is or contains honey' : undefined;
};

const whyNotPescatarian: Reason = (food) => {
  if (isMeat(food)) return 'it is or contains meat';
  return hasFacet(food, 'contains-gelatin') ? 'it contains gelatin' : undefined;
};

const REASONS_BY_DIET: Readonly<Partial<Record<Diet, Reason>>> = {
  vegetarian: whyNotVegetarian,
  vegan: whyNotVegan,
  pescatarian: whyNotPescatarian,
  paleo: whyNotPaleo,
  carnivore: whyNotCarnivore,
  keto: (food) => (isTooStarchyForKeto(food) ? 'it has too many carbs' : undefined),
};

/** Game without split hooves and a chewed cud, or not slaughtered: Leviticus 11. Deer and bison are kosher. */
const NON_KOSHER_ANIMALS = ['rabbit', 'hare', 'boar', 'kangaroo', 'alligator', 'frog', 'snail', 'horse', 'ostrich', 'emu', 'escargot'];

const whyNotKosher: Reason = (food) => {
  if (isPork(food)) return 'it is or contains pork';
  if (mayBePork(food)) return 'it may contain pork';
  if (isShellfish(food)) return 'it is or contains shellfish';
  if (hasFacet(food, 'non-kosher-fish')) return 'it is a fish without fins and scales';
  if (hasFacet(food, 'contains-gelatin')) return 'it contains gelatin';
  return isNamed(food, NON_KOSHER_ANIMALS) ? 'the animal is not kosher' : undefined;
};

/** Gelatin counts as pork's unless shown otherwise; wine in cooking and vanilla extract count as alcohol. */
const whyNotHalal: Reason = (food) => {
  if (isPork(food)) return 'it is or contains pork';
  if (mayBePork(food)) return 'it may contain pork';
  if (isAlcoholic(food)) return 'it is or contains alcohol';
  if (hasFacet(food, 'contains-gelatin')) return 'its gelatin may be from pork';
  return isNamed(food, ['boar', 'alligator', 'frog']) ? 'the animal is not halal' : undefined;
};

const REASONS_BY_RESTRICTION: Readonly<Partial<Record<Restriction, Reason>>> = {
  Kosher: whyNotKosher,
  Halal: whyNotHalal,
  'Low-Carb': (food) => (isTooStarchyForLowCarb(food) ? 'it has too many carbs' : undefined),
};

function faultOf(food: Food, rule: DietRule, why: { reason: string; label?: string | undefined }): DietFault {
  const noun = capitalize(food.names.noun);
  return why.label === undefined
    ? { foodId: food.id, rule, outcome: 'breaks', sentence: `${noun} does not fit ${nameWhatBinds(rule)}: ${why.reason}.` }
    : {
        foodId: food.id,
        rule,
        outcome: 'needs-label',
        label: why.label,
        sentence: `${noun} fits ${nameWhatBinds(rule)} only when ${why.reason}.`,
      };
}

const underRule = (fault: DietFault | undefined, rule: DietRule): DietFault | undefined => fault && { ...fault, rule };
