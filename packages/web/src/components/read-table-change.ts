import { type PlainDate, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import type { Eater } from '@larder/contract/eater.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { ASKER, guestNumber } from '@larder/domain/table/guest-id.ts';
import type { IntentChip, Plan } from '../lib/wire/plan-types.ts';

export type AtTable = Pick<Eater, 'id' | 'isYou' | 'eatsAtHome'>;

/** Without a date, a day of any week. */
type PlannedDay = { readonly date?: PlainDate | undefined; readonly meals: Plan['meals'] };
type Planned = {
  readonly days: readonly PlannedDay[];
  readonly chips: readonly IntentChip[];
  /** Meals of which somebody has said how many eat them; absent where it is not known of which. */
  readonly chosen?: readonly { readonly date: PlainDate; readonly slot: MealSlot }[] | undefined;
};

/** How many of the household it was planned for, and how many are at the table for it now. `isOfSome`: other meals are for these already. */
export type TableChange = { readonly planned: number; readonly now: number; readonly isOfSome?: true };

/**
 * Whether others eat by now than what is kept was planned for. Guests are nobody's change; nor is who is not in it where the words
 * said how many it is for.
 */
export function readTableChange({ days, chips, chosen }: Planned, eaters: readonly AtTable[]): TableChange | undefined {
  const you = eaters.find(({ isYou }) => isYou)?.id;
  const meals = listMeals(days, you);
  const served = new Set(meals.flatMap(({ ids }) => ids));
  // Nobody else's plate is told of a meal for one.
  const planned = meals.every(({ ids }) => ids.length === 0) ? new Set([you]) : served;
  const expected = eaters.filter((eater) => days.some((day) => isThere(eater, day)));
  const now = expected.length;
  if (now === 0) return undefined;
  const isSaid = chips.some(({ id }) => id === 'people');
  const isChosen = ({ date, slot }: MealOfDay): boolean => chosen?.some((place) => place.date === date && place.slot === slot) ?? true;
  const isGone = (id: string | undefined): boolean => !eaters.some((eater) => eater.id === id);
  const isNew = !isSaid && expected.some(({ id }) => !planned.has(id));
  const lacksSomebody = (meal: MealOfDay): boolean =>
    !isSaid && !isChosen(meal) && eaters.some((eater) => isAt(eater, meal) && !eatersOf(meal, you).includes(eater.id));
  const before = meals.filter((meal) => meal.ids.some(isGone) || lacksSomebody(meal));
  // A meal that was made anew since is for the table of now, whatever the others are for.
  const isOfSome = before.length > 0 && meals.some((meal) => isOfNow(meal, { eaters, you }));
  if (isOfSome) return { planned: Math.max(...before.map((meal) => eatersOf(meal, you).length)), now, isOfSome };
  return isNew || [...planned].some(isGone) ? { planned: planned.size, now } : undefined;
}

/** `ids`: of the household, who has a plate of it; none of a meal for one. */
type MealOfDay = { readonly date: PlainDate | undefined; readonly slot: MealSlot; readonly ids: readonly (string | undefined)[] };

const listMeals = (days: readonly PlannedDay[], you: string | undefined): readonly MealOfDay[] =>
  days.flatMap(({ date, meals }) =>
    MEAL_SLOTS.flatMap((slot) => {
      const plates = meals[slot]?.plates ?? [];
      const ids = plates.map(({ eaterId }) => eaterId).filter((id) => guestNumber(id) === undefined);
      return meals[slot] ? [{ date, slot, ids: ids.map((id) => (id === ASKER ? you : id)) }] : [];
    }),
  );

const eatersOf = ({ ids }: MealOfDay, you: string | undefined): MealOfDay['ids'] => (ids.length === 0 ? [you] : ids);

/** For those and nobody else who eat it at home now. */
function isOfNow(meal: MealOfDay, { eaters, you }: { readonly eaters: readonly AtTable[]; readonly you: string | undefined }): boolean {
  const [there, served] = [eaters.filter((eater) => isAt(eater, meal)), eatersOf(meal, you)];
  return served.length === there.length && there.every(({ id }) => served.includes(id));
}

const isThere = (eater: AtTable, { date, meals }: PlannedDay): boolean =>
  MEAL_SLOTS.some((slot) => meals[slot] && isAt(eater, { date, slot }));

function isAt({ eatsAtHome }: AtTable, { date, slot }: Pick<MealOfDay, 'date' | 'slot'>): boolean {
  const weekdays = date === undefined ? WEEKDAYS : [WEEKDAYS[weekdayOf(date)]];
  return weekdays.some((weekday) => eatsAtHome[weekday]?.includes(slot) ?? true);
}
