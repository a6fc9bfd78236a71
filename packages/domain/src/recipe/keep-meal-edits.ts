import { keepListEdits } from '../base/keep-edits.ts';
import { MEAL_SLOTS, type MealSlot } from './meal-slot.ts';

/** By weekday, which has all meals where it is not named; `own` has none then. */
type MealsByDay = Readonly<Record<string, readonly MealSlot[] | undefined>>;

/** The meals somebody has at home as they were edited in a form, on top of what is stored by now: each meal of each day by itself. */
export function keepMealEdits(edited: MealsByDay, opened: MealsByDay, stored: MealsByDay): Record<string, MealSlot[]> {
  const names = [...new Set([edited, opened, stored].flatMap((meals) => Object.keys(meals)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const unsaid = name === 'own' ? [] : MEAL_SLOTS;
      const [of, before, now] = [edited, opened, stored].map((meals): readonly string[] => meals[name] ?? unsaid);
      const kept = keepListEdits({ edited: of!, opened: before!, stored: now! });
      const slots = MEAL_SLOTS.filter((slot) => kept.includes(slot));
      return slots.length === unsaid.length ? [] : [[name, slots] as const];
    }),
  );
}
