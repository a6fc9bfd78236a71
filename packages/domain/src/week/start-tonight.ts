import type { DayDraft } from '../plan/plan.ts';
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
    const step = meal?.instructions.find((text) => BEFORE.test(text));
    return meal && step ? [{ slot, title: meal.title, step }] : [];
  });

/** As the kits word it where a step takes a night. */
const BEFORE = /\bovernight\b|\b(?:night|evening|day) before\b/i;
