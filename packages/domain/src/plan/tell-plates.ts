import { joinAnd } from '../base/say.ts';
import { nameServing, nameServingDay } from '../calendar/name-serving.ts';
import { formatFraction } from '../quantity/format-fraction.ts';
import { countLeft, roundPortions } from './cooked-lines.ts';
import { keepDaysOfMeal } from './keep-days.ts';
import type { Makes } from './plan.ts';

type Portions = readonly { readonly foodId: string }[];
type Served = {
  readonly portions?: Portions | undefined;
  readonly share?: number | undefined;
  readonly name: string;
  readonly told: string;
  readonly swap?: { readonly instead: string } | undefined;
  readonly side?: { readonly text: string } | undefined;
  readonly own?: { readonly title: string; readonly lines: readonly string[]; readonly steps: readonly string[] } | undefined;
};
type Meal = {
  readonly title?: string | undefined;
  readonly portions?: Portions | undefined;
  readonly written?: { readonly times: number; readonly makes?: Makes | undefined } | undefined;
  readonly plates?: readonly Served[] | undefined;
  readonly pot?:
    | {
        readonly cookedOn?: string | undefined;
        readonly eatenOn?: string | undefined;
        readonly share?: number | undefined;
        readonly servings: readonly { readonly date: string; readonly slot: string; readonly share: number }[];
      }
    | undefined;
};

/** Who gets how much, as a last step where nothing can be opened, and what is cooked for one alone; nothing of a meal of one. */
export function tellPlates(meal: Meal): readonly string[] {
  const { plates = [] } = meal;
  const told = plates.map((plate) => [`${plate.name}: ${plate.told}`, plate.swap?.instead, plate.side?.text].filter(Boolean).join(', '));
  const own = plates.flatMap(({ name, own: dish }) =>
    dish ? [`${name}, ${dish.title}: ${dish.lines.join('; ')}. ${dish.steps.join(' ')}`] : [],
  );
  const parts = tellParts(meal);
  const left = tellLeft(meal);
  return [
    ...(parts === undefined ? [] : [parts]),
    ...(told.length > 0 ? [told.join('; ')] : []),
    ...(left === undefined ? [] : [left]),
    ...own,
  ];
}

/** "It makes 6 portions. Left over: 1 1/2, for up to 3 days in the fridge." Of a pot for several days it is said where that is cooked. */
export function tellLeft(meal: Meal): string | undefined {
  const counted = isCooked(meal) ? countLeft(meal) : undefined;
  if (!counted || counted.left <= 0) return undefined;
  const { makes, left, noun } = counted;
  const days = keepDaysOfMeal(meal);
  const keeps = days === null ? '' : `, for up to ${days} ${days === 1 ? 'day' : 'days'} in the fridge`;
  return `It makes ${formatFraction(makes)} ${noun}. Left over: ${formatFraction(left)}${keeps}.`;
}

const isCooked = ({ pot }: Meal): boolean => pot?.cookedOn === pot?.eatenOn;

/**
 * How a pot that feeds several meals is parted among them, where plates are told too: those are of one meal's part, and together
 * are less than what was cooked.
 */
export function tellParts(meal: Meal): string | undefined {
  const { plates = [], pot } = meal;
  if (plates.length === 0 || !pot || pot.servings.length < 2 || pot.eatenOn === undefined) return undefined;
  const own = countLeft(meal);
  if (own) {
    const told = pot.servings.map((serving) => `${formatFraction(roundPortions(serving.share * own.makes))} for ${nameServing(serving)}`);
    return `Of ${formatFraction(own.makes)} ${own.noun} there are ${joinAnd(told)}. The plates are of ${nameServingDay(pot.eatenOn)}'s part.`;
  }
  const percents = inPercent(pot.servings.map(({ share }) => share));
  const parts = pot.servings.map((serving, at) => `${percents[at]}% is for ${nameServing(serving)}`);
  return `Of the whole pot ${joinAnd(parts)}. The plates are of ${nameServingDay(pot.eatenOn)}'s part.`;
}

/** Whole ones that come to a hundred: what rounding leaves over goes to the largest. */
function inPercent(shares: readonly number[]): readonly number[] {
  const whole = shares.map((share) => Math.round(share * 100));
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const largest = whole.indexOf(Math.max(...whole));
  return whole.map((percent, at) => (at === largest ? percent + left : percent));
}

/** Whose the figures of a day are, where several eat of it: the meals' own are those of the first plate. */
export const whoseFigures = (meals: readonly Meal[]): string | undefined =>
  meals.toSorted((one, other) => (other.plates?.length ?? 0) - (one.plates?.length ?? 0))[0]?.plates?.[0]?.name;
