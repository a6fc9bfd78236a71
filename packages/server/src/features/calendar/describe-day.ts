import { capitalize } from '@larder/domain/base/say.ts';
import { isCookedFor } from '@larder/domain/plan/plan.ts';
import { type MealPlace, namePlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { PlannedDay } from './day-store.ts';

/** As other calendars are told of it. `lost`: its meals that would be left of a pot which no day cooks any more. */
export type DayToTell = PlannedDay & { readonly lost: readonly MealPlace[] };

/** What an entry in another calendar says under its title. The link again, as some calendars hide the property for it. */
export function describeDay({ plan, notes, lost }: DayToTell, url: string): string {
  const { nutritionOverview: numbers } = plan;
  const dishes = mealsOf(plan).map(
    ({ place, meal }) => `${capitalize(namePlace(place))}: ${meal.title}${sayFor(meal)}${sayLeftOf(meal, { place, lost })}`,
  );
  const [kcal, protein, carbs, fat] = [numbers.totalCalories, numbers.protein, numbers.carbs, numbers.fat].map(Math.round);
  const whose = sayWhose(mealsOf(plan).map(({ meal }) => meal));
  return [...dishes, `${whose}${kcal} kcal, ${protein} g protein, ${carbs} g carbs, ${fat} g fat`, ...(notes ? [notes] : []), url].join(
    '\n',
  );
}

type Leftover = { readonly place: MealPlace; readonly lost: readonly MealPlace[] };

/** " (what is left of Monday's dinner, Nov 23)", or that nothing will be; empty for what is cooked. */
export function sayLeftOf({ pot }: Pick<MealOfDay, 'pot'>, { place, lost }: Leftover): string {
  if (!pot || isCookedFor(pot, place)) return '';
  const day = new Date(`${pot.cookedOn}T00:00:00Z`);
  const cooked = `${WEEKDAY.format(day)}'s ${pot.cookedFor}, ${DATE.format(day)}`;
  return lost.includes(place) ? ` (to be cooked: nothing is left of ${cooked})` : ` (what is left of ${cooked})`;
}

type MealOfDay = NonNullable<PlannedDay['plan']['meals']['lunch']>;

/** ", for 4"; empty of what one eats alone. */
export const sayFor = ({ eaters = [] }: Pick<MealOfDay, 'eaters'>): string => (eaters.length > 1 ? `, for ${eaters.length}` : '');

/** "Ann: " before figures that are those of one of several. */
export function sayWhose(meals: readonly Pick<MealOfDay, 'eaters'>[]): string {
  const most = meals.toSorted((one, other) => (other.eaters?.length ?? 0) - (one.eaters?.length ?? 0))[0]?.eaters ?? [];
  return most.length > 1 ? `${most[0]}: ` : '';
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const formatPlanUrl = (baseUrl: string, planId: string): string => `${baseUrl}/print-plan/${planId}`;
