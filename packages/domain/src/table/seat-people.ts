import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import type { Intent } from '../intent/intent.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { seatNamed } from './seat-named.ts';
import type { EaterId, TableEater } from './table-eater.ts';

/** More than eat at any table. */
export const MOST_PEOPLE = 12;

/**
 * Who a sentence is planned for: those it tells apart, else the household, with guests where it names more people than live there, and as many of it as it
 * names where it names fewer. Undefined where one eats alone.
 */
export function seatPeople(
  household: readonly TableEater[],
  { intent, eater }: { intent: Pick<Intent, 'people'> & Partial<Pick<Intent, 'eaters'>>; eater: Eater },
): readonly TableEater[] | undefined {
  const home = household.length > 0 ? household : [{ ...guestOf('you', 'You'), rules: eater }];
  const own = intent.eaters?.length ? seatNamed(home, intent.eaters) : home;
  const people = Math.min(MOST_PEOPLE, intent.people ?? own.length);
  const guests = Array.from({ length: Math.max(0, people - own.length) }, (_, at) => guestAt(at + 1));
  const seated = [...own.slice(0, Math.max(1, people)), ...guests];
  return seated.length > 1 ? seated : undefined;
}

/** Who has plates of these meals, of the household or a guest; undefined where the meals are for one. */
export function seatAgain(
  meals: Readonly<Partial<Record<MealSlot, Pick<PlannedMeal, 'plates'>>>>,
  household: readonly TableEater[] | undefined,
): readonly TableEater[] | undefined {
  const plates = Object.values(meals).find((meal) => meal.plates)?.plates;
  return plates?.map(
    ({ eaterId, name }, at) => household?.find(({ id }) => id === eaterId) ?? { ...guestAt(at), id: eaterId as EaterId, name },
  );
}

/** Somebody who eats along: a usual day, no rules of their own. */
export const guestAt = (number: number): TableEater => guestOf(`guest-${number}`, `Guest ${number}`);

const guestOf = (id: string, name: string): TableEater => ({
  id: id as EaterId,
  name,
  kind: 'adult',
  ageYears: null,
  rules: UNKNOWN_EATER,
  target: { type: 'usual' },
  eatsAtHome: {},
});
