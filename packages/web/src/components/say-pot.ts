import type { Meal } from '../lib/wire/plan-types.ts';
import { COMPONENT_TEXTS } from './texts.ts';

type PotMeal = Pick<Meal, 'makes' | 'plates' | 'pot'>;

/** What a pot of the dish makes beside what is eaten of it; nothing of a dish cooked for one, or of a pot that is shared out already. */
export function sayPot(meal: PotMeal): string | undefined {
  const left = countLeft(meal);
  return left && `${COMPONENT_TEXTS.potMakes(left.makes, left.eaters)}: ${COMPONENT_TEXTS.potLeaves(left.makes - left.eaters)}`;
}

/** The same for a card. */
export function sayPotShort(meal: PotMeal): string | undefined {
  const left = countLeft(meal);
  return left && COMPONENT_TEXTS.potMakes(left.makes, left.eaters);
}

function countLeft({ makes, plates, pot }: PotMeal): { readonly makes: number; readonly eaters: number } | undefined {
  const eaters = Math.max(1, plates?.length ?? 1);
  return makes === undefined || makes <= eaters || pot ? undefined : { makes, eaters };
}
