import type { EaterBody, EaterEdit } from '@larder/contract/eater.ts';
import { type EatsAtHome, WEEKDAYS } from '@larder/contract/week-rules.ts';
import { keepListEdits } from '@larder/domain/base/keep-edits.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { StoredEater } from './eater-store.ts';

/** What was edited since the form was opened, on top of what is stored now: another window may have saved meanwhile. */
export function keepEaterEdits({ opened, ...form }: EaterEdit, stored: StoredEater): EaterBody {
  if (!opened) return form;
  const isEdited = (field: keyof EaterBody): boolean => JSON.stringify(form[field]) !== JSON.stringify(opened[field]);
  const storedTarget = stored.target ?? { kind: 'usual' };
  // Nobody under 18 eats by a figure, so that whoever changes the age has the last word on both.
  const who = isEdited('kind') || isEdited('birthYear') ? form : { ...stored, target: isEdited('target') ? form.target : storedTarget };
  return {
    name: isEdited('name') ? form.name : stored.name,
    kind: who.kind,
    birthYear: who.birthYear,
    target: who.target,
    restrictions: keepListEdits({
      edited: form.restrictions,
      opened: opened.restrictions,
      stored: stored.restrictions,
      keyOf: (entry) => entry.trim().toLowerCase(),
    }),
    eatsAtHome: keepMealEdits(form.eatsAtHome, opened.eatsAtHome, stored.eatsAtHome),
  };
}

/** Each meal of each weekday by itself. */
function keepMealEdits(edited: EatsAtHome, opened: EatsAtHome, stored: EatsAtHome): EatsAtHome {
  const days = WEEKDAYS.flatMap((day) => {
    const [of, before, now] = [edited, opened, stored].map((meals): readonly string[] => meals[day] ?? MEAL_SLOTS);
    const kept = keepListEdits({ edited: of!, opened: before!, stored: now! });
    const slots = MEAL_SLOTS.filter((slot) => kept.includes(slot));
    return slots.length === MEAL_SLOTS.length ? [] : [[day, slots] as const];
  });
  const [of, before, now] = [edited, opened, stored].map(({ own = [] }): readonly string[] => own);
  const own = keepListEdits({ edited: of!, opened: before!, stored: now! });
  return { ...Object.fromEntries(days), ...(own.length > 0 && { own: MEAL_SLOTS.filter((slot) => own.includes(slot)) }) };
}
