import { energyKcal, type Macros, MACROS } from '../food/nutrients.ts';
import { placeOf, type PlannedMeal } from '../plan/plan.ts';
import { namePlace } from '../recipe/meal-slot.ts';
import { toleratedGrams } from '../plan/portion/tolerance.ts';
import { sumDayNutrition } from '../plan/portion/meal-nutrition.ts';
import { PLATE_TOLERANCE } from './plate-problem.ts';
import type { Seat } from './seat.ts';

export type TableMiss = { readonly eaterId: string; readonly sentence: string };

/** Every plate and every day that is off what its owner should have, with what would mend it. Read off the plates as they are told. */
export function listTableMisses(
  meals: readonly PlannedMeal[],
  {
    seats,
    wantKcal,
    oneMix,
  }: { seats: readonly Seat[]; wantKcal: (meal: PlannedMeal) => readonly (number | null)[] | undefined; oneMix: boolean },
): readonly TableMiss[] {
  return seats.flatMap(({ eater, targets }, at) => {
    const own = meals.flatMap((meal) => {
      // A meal without plates is the first's alone.
      const plate = meal.plates ? meal.plates.find(({ eaterId }) => eaterId === eater.id) : at === 0 ? meal : undefined;
      return plate ? [{ meal, plate, want: wantKcal(meal)?.[at] ?? plate.nutrition.calories }] : [];
    });
    const say = (sentence: string): TableMiss => ({ eaterId: eater.id, sentence });
    const plates = own.flatMap(({ meal, plate, want }) => {
      const off = plate.nutrition.calories - want;
      if (Math.abs(off) <= PLATE_TOLERANCE * want) return [];
      const mend = off < 0 ? 'a larger share or a side would help' : 'leaving a spoon or two of it in the pot would help';
      return [
        say(
          `${eater.name}'s ${namePlace(placeOf(meal))} is ${Math.round(Math.abs(off))} kcal ${off < 0 ? 'under' : 'over'} what it should have: ${mend}.`,
        ),
      ];
    });
    const day = sayDay(sumDayNutrition(own.map(({ plate }) => plate)), {
      name: eater.name,
      targets,
      oneMix,
      want: own.length === meals.length ? Number.POSITIVE_INFINITY : own.reduce((sum, { want }) => sum + want, 0),
    });
    return [...plates, ...day.map(say)];
  });
}

function sayDay(
  sums: Macros,
  { name, targets, oneMix, want }: { name: string; targets: Macros; oneMix: boolean; want: number },
): readonly string[] {
  // Of a day that is eaten elsewhere in part, the part that is left.
  const part = Math.min(1, want / Math.max(1, energyKcal(targets)));
  const asked = { protein: targets.protein * part, carbs: targets.carbs * part, fat: targets.fat * part };
  const off = MACROS.filter((macro) => Math.abs(sums[macro] - asked[macro]) > toleratedGrams(macro, asked));
  if (off.length === 0) return [];
  const parts = off.map((macro) => {
    const by = Math.round(sums[macro] - asked[macro]);
    return `${Math.abs(by)} g ${by > 0 ? 'over' : 'under'} on ${macro}`;
  });
  const mend = oneMix
    ? 'another dish at one of the meals would help'
    : 'all eat from one pot, so a meal of their own, or a target more like the others’, would help';
  return [`${name}'s day is ${parts.join(', ')}: ${mend}.`];
}
