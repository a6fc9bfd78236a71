import type { DayDraft } from '../plan/plan.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';

/** What has to begin the evening before these meals. Of a leftover, everything is done. */
export function listTonight(next: Pick<DayDraft, 'meals'> | undefined): readonly string[] {
  return MEAL_SLOTS.flatMap((slot) => {
    const meal = next?.meals[slot];
    const step = meal?.instructions.find((text) => BEFORE.test(text));
    return meal && step ? [`For tomorrow's ${slot}, ${meal.title}: ${step}`] : [];
  });
}

/** As the kits word it where a step takes a night. */
const BEFORE = /\bovernight\b|\b(?:night|evening|day) before\b/i;
