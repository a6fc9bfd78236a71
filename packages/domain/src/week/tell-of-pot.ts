import { joinAnd } from '../base/say.ts';
import { nameServing, nameServingDay } from '../calendar/name-serving.ts';
import { readNotCounted, writeNotCounted } from '../own-recipe/not-counted.ts';
import type { PlannedMeal, PotShare } from '../plan/plan.ts';

export type PotMeal = PlannedMeal & { readonly pot: PotShare };

/**
 * The recipe of a pot is one for all its meals, and says how what is left is stored. USDA FSIS, Leftovers and Food Safety: within
 * two hours into shallow containers, three to four days, reheated to 165 °F.
 */
export function tellOfPot(
  meal: PotMeal,
  { keepsDays, portions = meal.pot.servings.length }: { keepsDays: number | null; portions?: number | null },
): PlannedMeal {
  const [, ...later] = meal.pot.servings;
  const keeps = keepsDays === null ? '' : ` It keeps ${keepsDays === 1 ? 'a day' : `${keepsDays} days`} there.`;
  return {
    ...meal,
    description: `${meal.description} ${sayFor(meal.pot, portions)}`,
    instructions: [
      ...meal.instructions,
      `${PUT_AWAY}${joinAnd(later.map(nameServing))}: let it cool in a shallow container and set it in the fridge within 2 hours.${keeps}`,
    ],
  };
}

/** A meal as it was before it was told of a pot: without what is said of the other meals. */
export const untellPot = (meal: PotMeal): PotMeal => ({
  ...meal,
  description: meal.description.replace(/ For [^.]*\.$/, ''),
  instructions: meal.instructions.filter((step) => !step.startsWith(PUT_AWAY)),
});

const PUT_AWAY = 'Put away what is for ';

/** "For Tuesday's dinner and Wednesday's lunch: 2 portions." */
const sayFor = ({ servings }: PotShare, portions: number | null): string =>
  `For ${joinAnd(servings.map(nameServing))}${portions === null ? '' : `: ${portions} portions`}.`;

/** A leftover is a card of its own: nothing is cooked for it. */
export function tellOfLeftover(meal: PotMeal): PlannedMeal {
  const day = nameServingDay(meal.pot.cookedOn);
  const isCold = meal.cookMinutes === 0 || (meal.form !== undefined && COLD_FORMS.has(meal.form));
  // It has stood by then.
  const { waitMinutes: _waited, ...left } = meal;
  return {
    ...left,
    description: `What is left of ${day}'s pot, ready to ${isCold ? 'serve' : 'reheat'}.`,
    instructions: [
      isCold
        ? `Take ${day}'s portion out of the fridge and stir it through before serving.`
        : `Reheat ${day}'s portion, covered and with a splash of water, until it steams all through (165°F/74°C). About 5 minutes.`,
    ],
    // What is in it stays in it, though how it was cooked is told no more.
    tips: writeNotCounted(readNotCounted(meal.tips)),
    equipment: isCold ? [] : ['saucepan'],
    prepMinutes: isCold ? 1 : 0,
    cookMinutes: isCold ? 0 : REHEAT_MINUTES,
    difficulty: 'Easy',
  };
}

const REHEAT_MINUTES = 5;
const COLD_FORMS: ReadonlySet<string> = new Set(['salad', 'sandwich', 'dip', 'pudding', 'platter', 'yogurt-bowl']);
