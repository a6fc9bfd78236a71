import { roundPortions, timesOfWhole } from '@larder/domain/plan/cooked-lines.ts';
import { keepDaysOfMeal } from '@larder/domain/plan/keep-days.ts';
import { formatFraction } from '@larder/domain/quantity/format-fraction.ts';
import type { Meal } from '../lib/wire/plan-types.ts';
import { COMPONENT_TEXTS } from './texts.ts';

type PotMeal = Pick<Meal, 'makes' | 'plates' | 'portions' | 'pot' | 'title' | 'written' | 'cooksAll'>;

/** The amounts that stand beneath: how often what is eaten is in them, and for how many that is said. */
export type ShownAmounts = { readonly times: number; readonly servings: number };

/** What a pot of the dish makes beside what is eaten of it; nothing of a dish cooked for one, or of a pot that is shared out already. */
export function sayPot(meal: PotMeal, shown?: ShownAmounts): string | undefined {
  const own = countOwn(meal);
  const says = own ? COMPONENT_TEXTS.recipeMakes(own.makesEach, own.eaten) : sayPotShort(meal);
  if (says === undefined) return undefined;
  const leaves = sayLeaves(meal);
  const isWhole = shown ? isAbout(shown.times, timesOfWhole(meal)) : meal.cooksAll;
  if (shown && !isWhole && !isAbout(shown.times, 1)) return `${says}. ${COMPONENT_TEXTS.amountsFor(shown.servings)}`;
  // What stands beneath is for what is eaten, until the whole pot is cooked.
  if (!isWhole) return `${says}. ${COMPONENT_TEXTS.eatenAmounts(leaves)}`;
  return leaves === undefined ? `${says}.` : `${says}: ${leaves}`;
}

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

function sayLeaves(meal: PotMeal): string | undefined {
  const own = countOwn(meal);
  const days = keepDaysOfMeal(meal);
  if (own) return days === null ? undefined : COMPONENT_TEXTS.recipeLeaves(own.left, days);
  const left = countLeft(meal);
  return left && COMPONENT_TEXTS.potLeaves(left.makes - left.eaters);
}

/** The same for a card. */
export function sayPotShort(meal: PotMeal): string | undefined {
  const own = countOwn(meal);
  if (own) return COMPONENT_TEXTS.recipeMakes(own.makes, own.eaten);
  const left = countLeft(meal);
  return left && COMPONENT_TEXTS.potMakes(left.makes, left.eaters);
}

/** Of a recipe of the household's own, in what it makes. Where several eat, their plates are told in it already. */
function countOwn({ plates, pot, written }: PotMeal): OwnPot | undefined {
  if (plates?.length || pot || !written?.makes || written.times >= 1) return undefined;
  const { count, noun } = written.makes.pieces ?? { count: written.makes.plates, noun: '' };
  const tell = (times: number): string => formatFraction(roundPortions(times * count));
  const makes = [tell(1), noun].filter(Boolean).join(' ');
  const each = count / written.makes.plates;
  return {
    makes,
    makesEach: written.makes.pieces && each !== 1 ? COMPONENT_TEXTS.piecesEach(makes, formatFraction(each)) : makes,
    eaten: tell(written.times),
    left: tell(1 - written.times),
  };
}

type OwnPot = {
  readonly makes: string;
  /** With how many of its pieces are one of the servings that its amounts are for. */
  readonly makesEach: string;
  readonly eaten: string;
  readonly left: string;
};

function countLeft({ makes, plates, pot }: PotMeal): { readonly makes: number; readonly eaters: number } | undefined {
  const eaters = Math.max(1, plates?.length ?? 1);
  return makes === undefined || makes <= eaters || pot ? undefined : { makes, eaters };
}
