import type { Intent, MealSize } from '../intent.ts';
import { MEAL_PLACES, MEAL_SLOTS, MORE_SNACKS, slotAt, type ByMealSlot, type MealPlace } from '../../recipe/meal-slot.ts';

/** Share of the day's energy, planner design 8: 25/32/33/10. */
const USUAL_SPLIT: ByMealSlot<number> = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 };

/** Of three snacks each is a tenth of the day, as the one beside three whole meals is: 0.13 of 0.9 for the meals and 0.39 for them. */
const ONE_SNACK_OF_SEVERAL = 0.13;

/** A light dinner is some 450 kcal of a usual day, a big breakfast 650. */
const SIZES: Readonly<Record<MealSize, number>> = { light: 0.65, big: 1.35 };

/** The usual split over the meals that are eaten, bent by the sizes they are to have, summing to 1. */
export function splitDay(places: readonly MealPlace[], sizes: Intent['sizes'] = {}): Readonly<Record<MealPlace, number>> {
  const hasMoreSnacks = places.some((place) => place !== slotAt(place));
  const weightOf = (place: MealPlace): number => {
    const slot = slotAt(place);
    const usual = hasMoreSnacks && slot === 'snack' ? ONE_SNACK_OF_SEVERAL : USUAL_SPLIT[slot];
    return usual * (sizes[slot] ? SIZES[sizes[slot]] : 1);
  };
  const whole = places.reduce((sum, place) => sum + weightOf(place), 0);
  const shares = MEAL_PLACES.map((place) => [place, places.includes(place) ? weightOf(place) / whole : 0] as const);
  return Object.fromEntries(shares) as Record<MealPlace, number>;
}

/** How much of a usual day these meals are. */
export const shareOfDay = (places: readonly MealPlace[]): number => places.reduce((sum, place) => sum + USUAL_SPLIT[slotAt(place)], 0);

/** The meals that a sentence asks for. */
export const placesOf = ({ slots, moreSnacks }: Pick<Intent, 'slots' | 'moreSnacks'>): readonly MealPlace[] => [
  ...(slots ?? MEAL_SLOTS),
  ...MORE_SNACKS.slice(0, moreSnacks),
];
