import { type DayDraft, isCookedFor, type PlannedMeal } from '../plan/plan.ts';
import { findWait } from '../recipe/find-waits.ts';
import { saysOvernight, takesHours } from '../recipe/is-overnight.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';

/** What has to begin the evening before these meals. Of a leftover, everything is done. */
export function listTonight(next: Pick<DayDraft, 'meals'> | undefined): readonly string[] {
  return listBegun(next).map(({ slot, title, step }) => `For tomorrow's ${slot}, ${title}: ${step}`);
}

/** The same for a week's first day, whose evening before is in no week: it stands on the day itself. */
export function listEveningBefore(first: Pick<DayDraft, 'meals'>): readonly string[] {
  return listBegun(first).map(({ slot, title, step }) => `Start the evening before, for ${slot}, ${title}: ${step}`);
}

type Begun = { readonly slot: MealSlot; readonly title: string; readonly step: string };

const listBegun = (day: Pick<DayDraft, 'meals'> | undefined): readonly Begun[] =>
  MEAL_SLOTS.flatMap((slot) => {
    const meal = day?.meals[slot];
    const step = meal?.instructions.find(saysOvernight) ?? meal?.instructions.find((text) => beginsBefore(meal, text));
    return meal && step ? [{ slot, title: meal.title, step }] : [];
  });

/** Of what waits so long in all the first step that does; a cook who eats what is left has done it. */
const beginsBefore = ({ waitMinutes = 0, pot, slot }: PlannedMeal, step: string): boolean =>
  takesHours(waitMinutes) && (pot === undefined || isCookedFor(pot, slot)) && findWait(step) > 0;
