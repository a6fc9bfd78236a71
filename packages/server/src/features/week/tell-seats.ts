import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';

type Day = {
  readonly date: string;
  readonly plan: { readonly meals: Readonly<Partial<Record<MealSlot, { readonly plates?: readonly unknown[] | undefined }>>> };
};

/** A change plans its meals for the table of today: where that is larger or smaller than the one they were for, it is said. */
export function tellSeats(before: readonly Day[], after: readonly Day[]): readonly string[] {
  const counts = new Map<string, { readonly was: number; readonly now: number; readonly meals: number }>();
  for (const { date, plan } of after) {
    const old = before.find((day) => day.date === date)?.plan.meals ?? {};
    for (const slot of MEAL_SLOTS) {
      const [one, other] = [old[slot], plan.meals[slot]];
      if (!one || !other) continue;
      const [was, now] = [one.plates?.length ?? 1, other.plates?.length ?? 1];
      const key = `${was} ${now}`;
      if (was !== now) counts.set(key, { was, now, meals: (counts.get(key)?.meals ?? 0) + 1 });
    }
  }
  return [...counts.values()].map(
    ({ was, now, meals }) =>
      `${meals === 1 ? '1 meal that was' : `${meals} meals that were`} for ${was} ${meals === 1 ? 'is' : 'are'} for ${now} now, as many as your table has today.`,
  );
}
