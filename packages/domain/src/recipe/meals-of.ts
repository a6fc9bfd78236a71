import { MEAL_PLACES, MEAL_SLOTS, MORE_SNACKS, slotAt, type MealPlace, type MealSlot } from './meal-slot.ts';

/**
 * A day's meals in either of its forms: by their places, as they are planned; or the four of the specification with the snacks
 * beyond them beside, as plans are saved, sent and printed. Nobody but this file tells the two apart.
 */
export type DayMeals<Meal> = {
  readonly meals: { readonly [place in MealPlace]?: Meal | undefined };
  readonly moreSnacks?: readonly Meal[] | undefined;
};

export type PlacedMeal<Meal> = { readonly place: MealPlace; readonly slot: MealSlot; readonly meal: Meal };

/** Every meal of a day in the order it is shown: the four, then what is beyond them. */
export function mealsOf<Meal>({ meals, moreSnacks = [] }: DayMeals<Meal>): readonly PlacedMeal<Meal>[] {
  return MEAL_PLACES.flatMap((place): readonly PlacedMeal<Meal>[] => {
    const at = (MORE_SNACKS as readonly MealPlace[]).indexOf(place);
    const meal = meals[place] ?? (at < 0 ? undefined : moreSnacks[at]);
    return meal === undefined ? [] : [{ place, slot: slotAt(place), meal }];
  });
}

export type FourAndMore<Meal> = {
  readonly meals: { readonly [slot in MealSlot]?: Meal };
  /** Absent on a day without any, as it is of every plan of an earlier release. */
  readonly moreSnacks?: Meal[];
};

/** The same day as it is written down. */
export function toFourAndMore<Meal>(placed: readonly Pick<PlacedMeal<Meal>, 'place' | 'meal'>[]): FourAndMore<Meal> {
  const four = MEAL_SLOTS.flatMap((slot) => placed.filter(({ place }) => place === slot).map(({ meal }) => [slot, meal] as const));
  const more = MORE_SNACKS.flatMap((snack) => placed.filter(({ place }) => place === snack).map(({ meal }) => meal));
  return { meals: Object.fromEntries(four), ...(more.length > 0 && { moreSnacks: more }) };
}

/** And by places, as it is planned. */
export const byPlace = <Meal>(day: DayMeals<Meal>): { readonly [place in MealPlace]?: Meal } =>
  Object.fromEntries(mealsOf(day).map(({ place, meal }) => [place, meal]));
