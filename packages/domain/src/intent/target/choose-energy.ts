import { ADULT_FLOOR_KCAL, writeKcal } from '../../eater/energy-target.ts';
import { energyKcal } from '../../food/nutrients.ts';
import type { HealthAim, Intent, Wanted } from '../intent.ts';

export type ChosenEnergy = {
  readonly kcal: number;
  /** Whether the person gave it, be it as a number or as a limit. */
  readonly stated: boolean;
  readonly max: number | undefined;
  readonly notes: readonly string[];
};

/** More than this is a contest, not a day's food; athletes in training stay below it. */
export const DAY_CEILING_KCAL = 6000;

/** Below a small woman's own needs, before anything is added for the child (Mifflin-St Jeor, 50 kg, seated work). */
export const PREGNANCY_FLOOR_KCAL = 1500;

export function chooseEnergy({
  intent,
  usualKcal,
  aims,
}: {
  readonly intent: Intent;
  readonly usualKcal: number;
  readonly aims: ReadonlySet<HealthAim>;
}): ChosenEnergy {
  if (isForToddler(intent)) return { kcal: TODDLER_KCAL, stated: true, max: undefined, notes: [TODDLER_NOTE] };
  const pregnant = aims.has('pregnancy');
  const floorKcal = pregnant ? PREGNANCY_FLOOR_KCAL : ADULT_FLOOR_KCAL;
  const wanted = intent.calories ?? sumOfMeals(intent);
  const fromMacros = energyOfMacros(intent);
  if (wanted === null) {
    const kcal = fromMacros ?? usualEnergy(aims, usualKcal);
    return { kcal: clampEnergy(kcal, floorKcal), stated: fromMacros !== null, max: undefined, notes: [] };
  }
  const chosen = pointOf(wanted, usualKcal);
  const kcal = clampEnergy(chosen, floorKcal);
  const notes: string[] = [];
  if (kcal > chosen)
    notes.push(
      `The plan has ${writeKcal(floorKcal)} kcal: Larder does not go below that ${pregnant ? 'in a pregnancy' : 'for an adult without medical advice'}.`,
    );
  if (kcal < chosen) notes.push(`The plan has ${writeKcal(DAY_CEILING_KCAL)} kcal, the most Larder plans for a day.`);
  if (pregnant && kcal < 1800) notes.push('This is little for a pregnancy: ask a doctor or midwife first.');
  return { kcal, stated: true, max: wanted.max === undefined ? undefined : Math.max(wanted.max, floorKcal), notes };
}

/** A day for a small child alone, of which nobody said what it should have. */
const isForToddler = ({ dishWords, calories, people }: Intent): boolean =>
  dishWords.includes('toddler') && calories === null && (people ?? 1) === 1;

/**
 * Of a child of two or three: the middle of 1,000 to 1,400 kcal (Dietary Guidelines for Americans 2020-2025, table A2-2, of any
 * activity).
 */
const TODDLER_KCAL = 1200;
const TODDLER_NOTE = `This is a day for a child of two or three, about ${writeKcal(TODDLER_KCAL)} kcal. Cut everything small and stay beside the child; a pediatrician knows what this one needs.`;

const clampEnergy = (kcal: number, floorKcal: number): number => Math.min(DAY_CEILING_KCAL, Math.max(floorKcal, kcal));

/** One figure out of a wish; limits keep two per cent of distance, as portions land within one. */
export function pointOf(wanted: Wanted, usual: number): number {
  const { target, min, max } = wanted;
  if (target !== undefined) return target;
  if (min !== undefined && max !== undefined) return (min + max) / 2;
  if (max !== undefined) return Math.min(max * 0.98, Math.max(usual, max * 0.85));
  return min === undefined ? usual : Math.max(usual, min * 1.03);
}

const MAIN_SLOTS = ['breakfast', 'lunch', 'dinner'] as const;

/** Three meals with their own calories make the day, with a tenth on top for the snack. */
function sumOfMeals(intent: Intent): Wanted | null {
  let total = 0;
  for (const slot of MAIN_SLOTS) {
    const calories = intent.perMeal[slot]?.calories;
    if (!calories) return null;
    total += pointOf(calories, 600);
  }
  const snack = intent.perMeal.snack?.calories;
  return { target: Math.round(total + (snack ? pointOf(snack, 200) : total / 9)) };
}

function energyOfMacros({ protein, carbs, fat }: Intent): number | null {
  return protein?.target === undefined || carbs?.target === undefined || fat?.target === undefined
    ? null
    : energyKcal({ protein: protein.target, carbs: carbs.target, fat: fat.target });
}

/** "Low calorie" without a number is the upper end of common reducing diets; "bulking" is more than a lean gain. */
function usualEnergy(aims: ReadonlySet<HealthAim>, kcal: number): number {
  if (aims.has('low-calorie')) return Math.min(kcal, 1500);
  return aims.has('bulking') ? Math.max(kcal + 300, 2600) : kcal;
}
