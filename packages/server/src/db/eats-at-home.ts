import type { EatsAtHome } from '@larder/contract/week-rules.ts';
import { type WeekdayName, WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';

/** As the table has them: what is not said is eaten at home. */
export type AtHome = { readonly [weekday in WeekdayName]?: { readonly [slot in MealSlot]?: boolean } } & {
  readonly own?: readonly MealSlot[];
};

export const toMeals = (atHome: AtHome): EatsAtHome => ({
  ...Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const said = atHome[weekday];
      return said ? [[weekday, MEAL_SLOTS.filter((slot) => said[slot] !== false)] as const] : [];
    }),
  ),
  ...(atHome.own && { own: [...atHome.own] }),
});

export const fromMeals = (eatsAtHome: EatsAtHome): AtHome => ({
  ...Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const slots = eatsAtHome[weekday];
      return slots ? [[weekday, Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, slots.includes(slot)]))] as const] : [];
    }),
  ),
  ...(eatsAtHome.own && { own: eatsAtHome.own }),
});
