import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { startTransition, useState } from 'react';

/** From here on a recipe stands beside the meals (plan.css). */
const BESIDE = '(width >= 64rem)';

/** The meals whose recipes are open: under their cards as many as are wanted, beside them one, as there is room for one. */
export function useOpenRecipes(): { readonly open: readonly MealPlace[]; readonly toggle: (slot: MealPlace) => void } {
  const [open, setOpen] = useState<readonly MealPlace[]>([]);
  const withThis = (before: readonly MealPlace[], slot: MealPlace): readonly MealPlace[] =>
    matchMedia(BESIDE).matches ? [slot] : [...before, slot];
  return {
    open,
    toggle: (slot) =>
      startTransition(() =>
        setOpen((before) => (before.includes(slot) ? before.filter((other) => other !== slot) : withThis(before, slot))),
      ),
  };
}
