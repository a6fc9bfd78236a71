import type { Meal } from '../lib/wire/plan-types.ts';
import { COMPONENT_TEXTS } from './texts.ts';

/** What a pot of the dish makes beside what is eaten of it; nothing of a dish cooked for one, or of a pot that is shared out already. */
export function sayPot({ makes, plates, pot }: Pick<Meal, 'makes' | 'plates' | 'pot'>): string | undefined {
  const eaters = Math.max(1, plates?.length ?? 1);
  return makes === undefined || makes <= eaters || pot ? undefined : COMPONENT_TEXTS.potMakes(makes, eaters);
}
