import { capitalize } from '@larder/domain/base/say.ts';
import type { HouseholdWeekRules, WeekRules } from '@larder/contract/week-rules.ts';
import { type WeekdayName, WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';

/** What is counted by its kind; anything else is the name of a dish. */
export const COUNTED = ['fish', 'meat', 'red meat', 'legumes'] as const;
export type Bound = 'atLeast' | 'atMost';

export const MOST_COUNTED = 14;
export const DINNER_MINUTES = [15, 20, 30, 45, 60] as const;

export const timesOf = (rules: WeekRules, bound: Bound, what: string): number | undefined =>
  rules[bound].find((rule) => rule.what === what)?.times;

export function withTimes(rules: WeekRules, bound: Bound, { what, times }: { what: string; times: number | undefined }): WeekRules {
  const others = rules[bound].filter((rule) => rule.what !== what);
  return { ...rules, [bound]: times === undefined ? others : [...others, { what, times }] };
}

export const withMeatless = (rules: WeekRules, day: WeekdayName): WeekRules => ({
  ...rules,
  meatless: WEEKDAYS.filter((one) => (one === day ? !rules.meatless.includes(one) : rules.meatless.includes(one))),
});

/** `any`: once a week, on whatever day. */
export type DishDay = WeekdayName | 'any';

/** Without the dish where the name is empty. */
export function withDish(rules: WeekRules, day: DishDay, dish: string): WeekRules {
  if (day === 'any') return dish.trim() === '' ? rules : withTimes(rules, 'atLeast', { what: dish.trim(), times: 1 });
  const { [day]: _before, ...others } = rules.dishes;
  return { ...rules, dishes: dish.trim() === '' ? others : { ...others, [day]: dish.trim() } };
}

/** Dishes that are to come so often in a week, by their names. */
export const countedDishes = ({ atLeast }: WeekRules): readonly { readonly what: string; readonly times: number }[] =>
  atLeast.filter(({ what }) => !COUNTED.some((kind) => kind === what));

/** By the kit: whichever version of the dish fits the week is that dish. */
export const kitOfDish = (dishId: string): string => dishId.split('~', 1)[0] ?? dishId;

export const isPinned = ({ pinned }: WeekRules, dishId: string): boolean => pinned.some((id) => kitOfDish(id) === kitOfDish(dishId));

/** To come every week, or no longer. */
export const withPinned = (rules: WeekRules, dishId: string): WeekRules => ({
  ...rules,
  pinned: isPinned(rules, dishId) ? rules.pinned.filter((id) => kitOfDish(id) !== kitOfDish(dishId)) : [...rules.pinned, kitOfDish(dishId)],
});

/** Kits are named by what they make: "chicken-fried-rice". */
export function namePinned(id: string): string {
  const words = kitOfDish(id).replaceAll('-', ' ');
  return capitalize(words);
}

export function withMinutes(rules: WeekRules, day: WeekdayName, minutes: number | undefined): WeekRules {
  const { [day]: _before, ...others } = rules.minutes;
  return { ...rules, minutes: minutes === undefined ? others : { ...others, [day]: minutes } };
}

/** A weekday that is not named has all its meals at home. */
export const eatenAtHome = ({ eatsAtHome }: HouseholdWeekRules, day: WeekdayName): readonly MealSlot[] => eatsAtHome[day] ?? MEAL_SLOTS;

export function withMealAtHome(household: HouseholdWeekRules, day: WeekdayName, slot: MealSlot): HouseholdWeekRules {
  const before = eatenAtHome(household, day);
  const after = MEAL_SLOTS.filter((one) => (one === slot ? !before.includes(one) : before.includes(one)));
  const { [day]: _before, ...others } = household.eatsAtHome;
  return { ...household, eatsAtHome: after.length === MEAL_SLOTS.length ? others : { ...others, [day]: after } };
}
