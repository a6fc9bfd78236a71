import { splitToGrams } from '../../diet/macro-split.ts';
import type { MacroSplit } from '../../diet/macro-split.ts';
import type { Diet } from '../../diet/diet.ts';
import { findEnergyTarget } from '../../eater/energy-target.ts';
import type { Eater, FitnessGoal } from '../../eater/eater.ts';
import { energyKcal, KCAL_PER_GRAM, MACROS } from '../../food/nutrients.ts';
import type { Macros, MacroTargets } from '../../food/nutrients.ts';
import type { HealthAim, Intent, Wanted } from '../intent.ts';
import { MEAL_SLOTS, slotAt, type MealPlace } from '../../recipe/meal-slot.ts';
import { placesOf, shareOfDay, splitDay } from './meal-split.ts';
import { chooseEnergy, pointOf } from './choose-energy.ts';
import { reconcileMacros } from './reconcile-macros.ts';
import type { AskedMacros } from './reconcile-macros.ts';
import { bendSplit, findShapingDiet, listAims, listHeldDiets } from './target-split.ts';
import { USUAL_SODIUM_MAX_MG } from '../../eater/sodium-max.table.ts';

/** Limits beside the macros. Milligrams, grams a day, or per cent of energy, as the names say. */
export type DayCaps = {
  readonly sodiumMaxMg?: number;
  readonly fiberMinGrams?: number;
  readonly fiberMaxGrams?: number;
  readonly saturatedFatMaxPercent?: number;
  readonly addedSugarLow?: true;
};

export type ResolvedTargets = {
  readonly targets: MacroTargets;
  readonly diet: Diet;
  readonly caps: DayCaps;
  readonly notes: readonly string[];
  readonly assumptions: readonly string[];
  readonly working: readonly string[];
};

/** What the sentence states wins over the profile, and the profile over the diet's default. */
export function resolveTargets({ intent, eater }: { readonly intent: Intent; readonly eater: Eater }): ResolvedTargets {
  const aims = listAims(intent, eater);
  const held = listHeldDiets(intent, eater);
  const diet = findShapingDiet(held);
  const usual = findEnergyTarget(eater, { goal: goalOf(aims), pregnant: diet === 'pregnancy' || aims.has('pregnancy') });
  const energy = chooseEnergy({ intent, usualKcal: usual.energyKcal, aims });
  const asked = askedMacros(intent, energy.kcal);
  const fallback = fallbackMacros({
    split: bendSplit(held, aims),
    kcal: energy.kcal,
    proteinGrams: energy.stated ? null : usual.proteinGrams,
    mealProtein: intent.perMeal,
  });
  const settled = reconcileMacros({
    asked,
    fallback: keepCarbs(fallback, { diet, aims, isMeatless: held.has('vegan') || held.has('vegetarian') }),
    energy,
    diet,
  });
  const share = shareOf(intent, energy.kcal);
  const macros = {
    protein: Math.round(settled.macros.protein * share),
    carbs: Math.round(settled.macros.carbs * share),
    fat: Math.round(settled.macros.fat * share),
  };
  const kcal = Math.round(energyKcal(macros));
  const ofMeals = energy.kcal * share;
  const near = Math.abs(kcal - ofMeals) <= ofMeals * 0.01;
  return {
    targets: { ...macros, calories: near ? Math.round(ofMeals) : kcal },
    diet,
    caps: capsOf(intent, { aims, diet, kcal, share }),
    notes: [...energy.notes, ...settled.notes, ...(energy.stated ? [] : usual.notes), ...healthNotes(aims)],
    assumptions: energy.stated ? [] : usual.assumptions,
    working: energy.stated ? [] : usual.working,
  };
}

/** Of the day's energy, where only a part of the day is planned: "just dinner", by a figure of its own or as much as is usual. */
function shareOf(intent: Intent, dayKcal: number): number {
  const { isPart, slots, perMeal, targets } = intent;
  // Sliders say what these meals are to have.
  if (!isPart || slots === null || targets !== null) return 1;
  const kcalOf = (place: MealPlace): number => {
    const stated = perMeal[slotAt(place)]?.calories;
    const usual = dayKcal * shareOfDay([place]);
    return stated ? pointOf(stated, usual) : usual;
  };
  return placesOf(intent).reduce((sum, place) => sum + kcalOf(place), 0) / dayKcal;
}

function askedMacros(intent: Intent, kcal: number): AskedMacros {
  const fromShare = (macro: keyof Macros): Wanted | null => {
    const share = intent.split?.[macro] ?? intent.shares[macro];
    return share === undefined ? null : { target: (kcal * share) / 100 / KCAL_PER_GRAM[macro] };
  };
  const asked: { -readonly [macro in keyof Macros]?: Wanted } = {};
  for (const macro of MACROS) {
    const wanted = intent[macro] ?? fromShare(macro);
    if (wanted) asked[macro] = wanted;
  }
  return asked;
}

function fallbackMacros({
  split,
  kcal,
  proteinGrams,
  mealProtein,
}: {
  readonly split: MacroSplit;
  readonly kcal: number;
  readonly proteinGrams: number | null;
  readonly mealProtein: Intent['perMeal'];
}): Macros {
  const usual = splitToGrams(kcal, split);
  const wanted = proteinWithMeals(mealProtein, Math.max(usual.protein, proteinGrams ?? 0));
  if (wanted <= usual.protein) return usual;
  // The AMDR ends at 35% of energy from protein.
  const protein = Math.min(wanted, (kcal * 0.35) / KCAL_PER_GRAM.protein);
  const scale = (kcal - protein * KCAL_PER_GRAM.protein) / (kcal - usual.protein * KCAL_PER_GRAM.protein);
  return { protein, carbs: usual.carbs * scale, fat: usual.fat * scale };
}

/** "40 g at breakfast and 50 g at dinner" leave the other meals what they usually have. */
function proteinWithMeals(perMeal: Intent['perMeal'], dayGrams: number): number {
  const split = splitDay(MEAL_SLOTS);
  let grams = dayGrams;
  for (const slot of MEAL_SLOTS) {
    const wanted = perMeal[slot]?.protein;
    const least = wanted?.target ?? wanted?.min;
    if (least !== undefined) grams += Math.max(0, least - dayGrams * split[slot]);
  }
  return grams;
}

/** A share of a large day may be more carbs than the word allows, of a small one too few for the vegetables; fat makes up for either. */
function keepCarbs(macros: Macros, { diet, aims, isMeatless }: { diet: Diet; aims: ReadonlySet<HealthAim>; isMeatless: boolean }): Macros {
  const ofKeto = KETO_CARBS[isMeatless ? 'meatless' : 'usual'];
  const most = diet === 'keto' ? ofKeto.most : aims.has('low-carb') ? MOST_LOW_CARBS : Number.POSITIVE_INFINITY;
  const least = diet === 'keto' ? ofKeto.least : 0;
  const carbs = Math.min(most, Math.max(least, macros.carbs));
  return { ...macros, carbs, fat: macros.fat + ((macros.carbs - carbs) * KCAL_PER_GRAM.carbs) / KCAL_PER_GRAM.fat };
}

/** Grams a day, some below the 130 that the word allows. */
const MOST_LOW_CARBS = 120;
/** The same below keto's 50. A pound of vegetables has 20 g; tofu, seeds and nuts bring what meat does not. */
const KETO_CARBS = { usual: { least: 32, most: 42 }, meatless: { least: 40, most: 42 } } as const;

function goalOf(aims: ReadonlySet<HealthAim>): FitnessGoal | undefined {
  if (aims.has('weight-loss')) return 'weight_loss';
  return aims.has('muscle-gain') || aims.has('bulking') ? 'muscle_gain' : undefined;
}

/** Grams a day. Vanhauwaert and others, Advances in Nutrition 6 (2015), ask for 10; 10 to 15 are what diet sheets allow. */
const LOW_FIBER_GRAMS = 15;

/** DGA's 14 g of fiber per 1,000 kcal, at least 30 g a day with diabetes. */
function fiberCaps(
  { fiber }: Intent,
  { aims, kcal, share }: { readonly aims: ReadonlySet<HealthAim>; readonly kcal: number; readonly share: number },
): Pick<DayCaps, 'fiberMinGrams' | 'fiberMaxGrams'> {
  const ofDay = fiber?.min ?? fiber?.target ?? (aims.has('diabetic') ? 30 : undefined);
  const most = fiber?.max ?? (aims.has('low-fiber') && fiber === null ? LOW_FIBER_GRAMS : undefined);
  return {
    ...(ofDay === undefined ? {} : { fiberMinGrams: Math.round(ofDay * share) }),
    ...(ofDay === undefined && aims.has('high-fiber') ? { fiberMinGrams: Math.round((14 * kcal) / 1000) } : {}),
    ...(most === undefined ? {} : { fiberMaxGrams: Math.round(most * share) }),
  };
}

/** DASH's lower level for sodium, AHA's 7% for saturated fat. */
function capsOf(
  intent: Intent,
  {
    aims,
    diet,
    kcal,
    share,
  }: { readonly aims: ReadonlySet<HealthAim>; readonly diet: Diet; readonly kcal: number; readonly share: number },
): DayCaps {
  const sodium = intent.sodium === null ? undefined : (intent.sodium.max ?? intent.sodium.target);
  const sodiumMaxMg = sodium ?? (aims.has('low-sodium') ? 1500 : aims.has('heart') || diet === 'dash' ? USUAL_SODIUM_MAX_MG : undefined);
  return {
    ...(sodiumMaxMg === undefined ? {} : { sodiumMaxMg: Math.round(sodiumMaxMg * share) }),
    ...fiberCaps(intent, { aims, kcal, share }),
    ...(aims.has('heart') ? { saturatedFatMaxPercent: 7 } : {}),
    ...(aims.has('diabetic') || aims.has('low-sugar') ? { addedSugarLow: true as const } : {}),
  };
}

const MEDICAL_AIMS: readonly HealthAim[] = ['diabetic', 'heart', 'pregnancy', 'low-fodmap', 'low-sodium'];

function healthNotes(aims: ReadonlySet<HealthAim>): readonly string[] {
  const notes: string[] = [];
  if (aims.has('diabetic')) notes.push('Carb figures are estimates: do not dose insulin from them.');
  if (MEDICAL_AIMS.some((aim) => aims.has(aim))) notes.push('This plan is general information, not medical advice.');
  return notes;
}
