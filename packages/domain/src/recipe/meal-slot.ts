export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number];
export type ByMealSlot<T> = Readonly<Record<MealSlot, T>>;

/** Snacks beside the day's first, in the order they are eaten. */
export const MORE_SNACKS = ['snack-2', 'snack-3', 'snack-4'] as const;
type MoreSnack = (typeof MORE_SNACKS)[number];

/** Where a meal sits in its day. A day has one place for each slot, and further ones for snacks. */
export const MEAL_PLACES = [...MEAL_SLOTS, ...MORE_SNACKS] as const;
export type MealPlace = (typeof MEAL_PLACES)[number];

const isMoreSnack = (place: MealPlace): place is MoreSnack => place.startsWith('snack-');

/** What is eaten there: a third snack is a snack, with a snack's rules, dishes and wishes. */
export const slotAt = (place: MealPlace): MealSlot => (isMoreSnack(place) ? 'snack' : place);

/** As it is said inside a sentence: "dinner", "snack 2". */
export const namePlace = (place: MealPlace): string => place.replace('-', ' ');
