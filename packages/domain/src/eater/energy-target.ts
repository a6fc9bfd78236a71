import { DEFAULT_DAY_KCAL } from '../diet/macro-split.ts';
import type { ActivityLevel, Eater, FitnessGoal } from './eater.ts';

/** What a person's day should hold, with the arithmetic that a reader can check and what was assumed on the way. */
export type EnergyTarget = {
  readonly energyKcal: number;
  /** Grams a day that the goal asks for; `null` leaves it to the diet's split. */
  readonly proteinGrams: number | null;
  readonly working: readonly string[];
  readonly assumptions: readonly string[];
  readonly notes: readonly string[];
};

export type EnergyWish = { readonly goal?: FitnessGoal | undefined; readonly pregnant?: boolean | undefined };

/** Below this an adult's day needs a doctor's supervision (NIH, Clinical Guidelines on Overweight and Obesity, 1998). */
export const ADULT_FLOOR_KCAL = 1200;

/** Harris-Benedict's multipliers in the form in use with Mifflin-St Jeor. */
export const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extra_active: 1.9,
};

export function findEnergyTarget(eater: Eater, wish: EnergyWish = {}): EnergyTarget {
  const minor = eater.ageYears !== null && eater.ageYears < ADULT_YEARS;
  const asked = wish.goal ?? eater.fitnessGoal;
  const goal = asked === 'weight_loss' && (minor || wish.pregnant === true) ? null : asked;
  const base = maintenanceOf(eater);
  const forGoal = goalChangeKcal(goal, base.kcal);
  const forPregnancy = wish.pregnant ? PREGNANCY_KCAL : 0;
  const wanted = roundToTen(base.kcal + forGoal + forPregnancy);
  const floored = Math.max(ADULT_FLOOR_KCAL, wanted);
  return {
    energyKcal: floored,
    proteinGrams: proteinOf(eater, goal),
    working: [`${base.formula}${describeChange(forGoal, 'your goal')}${describeChange(forPregnancy, 'pregnancy')}: ${writeKcal(wanted)}`],
    assumptions: [
      ...base.assumptions,
      ...(wish.pregnant ? [`${PREGNANCY_KCAL} kcal more for pregnancy, between what is needed in its middle and at its end`] : []),
    ],
    notes: [
      ...(floored > wanted ? [`The plan does not go below ${writeKcal(ADULT_FLOOR_KCAL)} kcal a day.`] : []),
      ...(asked === 'weight_loss' && goal === null ? [minor ? MINOR_NOTE : PREGNANCY_NOTE] : []),
    ],
  };
}

const ADULT_YEARS = 18;
const MINOR_NOTE = 'Under 18 the plan covers full energy needs; ask a doctor or dietitian about weight.';
const PREGNANCY_NOTE = 'The plan covers full energy needs during pregnancy; ask a doctor or midwife about weight.';

/** ACOG: about 340 kcal more in the second trimester, 450 in the third. Between them, as the guide says 300-500. */
const PREGNANCY_KCAL = 400;

/** Means of US adults 20 and over (CDC, NHANES 2015-2018: 175 and 161 cm) and about the median adult age. */
const USUAL = { heightCm: 168, ageYears: 40, activityLevel: 'lightly_active' } as const;

/** Mifflin et al., Am J Clin Nutr 1990: 10 kg + 6.25 cm - 5 years, + 5 for men or - 161 for women. */
const SEX_KCAL = { male: 5, female: -161, unknown: -78 } as const;

function maintenanceOf(eater: Eater): { readonly kcal: number; readonly formula: string; readonly assumptions: readonly string[] } {
  if (eater.weightKg === null) {
    // Without a weight the formula would be guesswork dressed as arithmetic.
    return {
      kcal: DEFAULT_DAY_KCAL,
      formula: 'A usual day',
      assumptions: [`a usual day of ${writeKcal(DEFAULT_DAY_KCAL)} kcal, until you enter your weight`],
    };
  }
  const height = eater.heightCm ?? USUAL.heightCm;
  const age = eater.ageYears ?? USUAL.ageYears;
  const activity = eater.activityLevel ?? USUAL.activityLevel;
  const resting = 10 * eater.weightKg + 6.25 * height - 5 * age + SEX_KCAL[eater.sex ?? 'unknown'];
  return {
    kcal: resting * ACTIVITY_FACTORS[activity],
    formula: `${writeKcal(resting)} at rest (Mifflin-St Jeor), times ${ACTIVITY_FACTORS[activity]} for how much you move`,
    assumptions: [
      ...(eater.heightCm === null ? [`height ${USUAL.heightCm} cm`] : []),
      ...(eater.ageYears === null ? [`age ${USUAL.ageYears}`] : []),
      ...(eater.sex === null ? ['halfway between what women and men need'] : []),
      ...(eater.activityLevel === null ? ['light activity'] : []),
    ],
  };
}

/**
 * Loss: a fifth less, at most 500 kcal, about a pound a week (NHLBI, Practical Guide 2000). Gain: a tenth more, at most
 * 400 kcal, the low end of what Iraki et al. (Sports 2019) advise, since more adds mostly fat.
 */
function goalChangeKcal(goal: FitnessGoal | null, maintenanceKcal: number): number {
  if (goal === 'weight_loss') return -roundToTen(Math.min(500, maintenanceKcal * 0.2));
  if (goal === 'muscle_gain') return roundToTen(Math.min(400, maintenanceKcal * 0.1));
  return 0;
}

/**
 * Grams per kg, both within the 1.4 to 2.0 that hold and build muscle (ISSN position stand, Jäger et al. 2017); about 1.6 is
 * where more stops to add any (Morton et al., Br J Sports Med 2018).
 */
const PROTEIN_PER_KG: Readonly<Partial<Record<FitnessGoal, number>>> = { weight_loss: 1.4, muscle_gain: 1.7 };

function proteinOf(eater: Eater, goal: FitnessGoal | null): number | null {
  const perKg = goal === null ? undefined : PROTEIN_PER_KG[goal];
  if (perKg === undefined || eater.weightKg === null) return null;
  // Above a BMI of 27.5 the added weight is not muscle to be fed.
  const heightM = (eater.heightCm ?? USUAL.heightCm) / 100;
  return Math.round(perKg * Math.min(eater.weightKg, 27.5 * heightM * heightM));
}

const roundToTen = (kcal: number): number => Math.round(kcal / 10) * 10;

const describeChange = (kcal: number, why: string): string =>
  kcal === 0 ? '' : `, ${kcal < 0 ? 'minus' : 'plus'} ${writeKcal(Math.abs(kcal))} for ${why}`;

/** Without a thousands mark, as on a food label: written one way in words, on cards and in the ring. */
export const writeKcal = (kcal: number): string => String(Math.round(kcal));
