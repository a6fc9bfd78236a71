import type { Corpus } from '../kit/corpus.ts';
import type { Macros } from '../food/nutrients.ts';
import type { MealStyle, PlannedMeal } from '../plan/plan.ts';
import { cookedTimes, servingsOf } from '../own-recipe/recipe-servings.ts';
import { sumPortions } from '../plan/portion/solve-portions.ts';
import { growMeal, isOfRecipe, type Pot, resizePot } from './cook-pot.ts';
import { ladleFor, ladleOfPart, type Ladle } from './dish-out.ts';
import { listSides, type Side } from './list-sides.ts';
import { GOOD_COST, type PotProblem, type Helping } from './plate-problem.ts';
import type { Seat } from './seat.ts';
import { mostShareOf } from './table-rules.ts';
import { solvePlates } from './solve-plates.ts';
import { listSwaps, macrosOfSwap, type PartSwap } from './swap-part.ts';
import { sumFoodMacros } from './sum-food-macros.ts';
import { cookApart, writePlates, type LaidPot } from './write-plates.ts';

export type LayOptions = {
  readonly seats: readonly Seat[];
  /** What each eater's plates of these pots are to come to. */
  readonly targets: readonly (Macros | null)[];
  /** By pot, then by eater; `null` for who is not there. */
  readonly wantKcal: readonly (readonly (number | null)[])[];
  readonly mostSides: number;
  /** Without sides and swapped parts. */
  readonly isPlain?: boolean;
  readonly corpus: Corpus;
  readonly style: MealStyle;
};

export type Laid = { readonly meals: readonly PlannedMeal[]; readonly cost: number };

/**
 * Pots dished out to everybody. What stands beside a plate is eaten in the place of some of its pot, which is cooked as much smaller
 * where that serves everybody better.
 */
export function layPlates(pots: readonly Pot[], options: LayOptions): Laid {
  const laid = layOnce(pots, options);
  if (options.isPlain || laid.cost <= GOOD_COST * options.seats.length) return laid;
  const sized = resizePots(pots, options);
  if (sized.every((pot, at) => pot === pots[at])) return laid;
  const again = layOnce(sized, options);
  return again.cost < laid.cost ? again : laid;
}

/** A pot nearer than this to what it had better be stays. */
const SIZED_WITHIN = 0.03;

function resizePots(pots: readonly Pot[], options: LayOptions): readonly Pot[] {
  const { seats, targets, wantKcal, mostSides, corpus, style } = options;
  const problems = pots.map((pot, at) => toProblem(readPot(pot, options), { wantKcal: wantKcal[at]!, seats }));
  const { served } = solvePlates({ pots: problems, targets, mostSides: seats.map(() => mostSides), isOpen: true });
  return pots.map((pot, at) => {
    // What feeds other days too has the size that they all need.
    if (!pot.dish || pot.meal.pot) return pot;
    const times = served[at]!.reduce((sum, { units }) => sum + units, 0) / problems[at]!.ladle.units;
    return Math.abs(times - 1) <= SIZED_WITHIN ? pot : resizePot(pot, { times, style, corpus });
  });
}

/**
 * A part that is swapped on some plates is cooked in an amount of its own, and so is what is left of the part for the others: both
 * are settled first, then shares and sides once more.
 */
function layOnce(pots: readonly Pot[], options: LayOptions): Laid {
  const { seats, targets, wantKcal, isPlain = false } = options;
  const mostSides = isPlain ? 0 : options.mostSides;
  const laid = pots.map((pot) => readPot(pot, options));
  const most = seats.map(() => mostSides);
  const problems = laid.map((pot, at): PotProblem => toProblem(pot, { wantKcal: wantKcal[at]!, seats }));
  const first = solvePlates({ pots: problems, targets, mostSides: most });
  if (first.served.every((row) => row.every(({ swap }) => swap < 0))) return write(laid, first, options);
  const apart = laid.map((pot, at) => measurePot(cookApart(pot, first.served[at]!), options));
  const settled = apart.map((pot, at) => toProblem(pot, { wantKcal: wantKcal[at]!, seats }));
  const kept = first.served.map((row, at) => toLadle(row, apart[at]!.ladle).map((one) => ({ ...one, swap: one.swap < 0 ? -1 : 0 })));
  const swapped = solvePlates({ pots: settled, targets, mostSides: most }, kept);
  const plain = solvePlates({ pots: problems.map(withoutSwaps), targets, mostSides: most });
  return swapped.cost <= plain.cost ? write(apart, swapped, options) : write(laid, plain, options);
}

const withoutSwaps = (pot: PotProblem): PotProblem => ({ ...pot, swaps: [] });

function write(
  laid: readonly LaidPot[],
  { served, cost }: { served: readonly (readonly Helping[])[]; cost: number },
  options: LayOptions,
): Laid {
  return { meals: laid.map((pot, at) => writePlates(cookEnough(pot, served[at]!, options), served[at]!, options)), cost };
}

/** Of a recipe half of it or the whole, once or as often as the plates take. */
function cookEnough(laid: LaidPot, served: readonly Helping[], { style, corpus }: LayOptions): LaidPot {
  const { pot, ladle } = laid;
  if (!ladle.servings || !isOfRecipe(pot.meal)) return laid;
  const eaten = served.reduce((sum, { units }) => sum + units, 0);
  const times = cookedTimes(pot.meal.written.makes, eaten);
  return { ...laid, pot: { ...pot, meal: growMeal(pot.meal, { times, style, corpus }) }, ladle: { ...ladle, units: times * ladle.units } };
}

const foodsOf = ({ portions }: PlannedMeal, { foodsById }: Corpus) =>
  portions.flatMap(({ foodId, steps, chosen }) => {
    const food = foodsById.get(foodId);
    return food ? [{ food, grams: steps[chosen]!.grams }] : [];
  });

const ladleOf = ({ meal, dish, plates }: Pot, corpus: Corpus): Ladle =>
  isOfRecipe(meal)
    ? servingsOf(meal.written.makes)
    : (ladleOfPart(meal) ?? ladleFor(dish?.form ?? meal.form, { foods: foodsOf(meal, corpus), plates }));

/** What is cooked apart is not in the pot that is dished out. */
const measurePot = (laid: LaidPot, { corpus }: LayOptions): LaidPot => ({ ...laid, ladle: ladleOf(laid.pot, corpus) });

/** The same shares in the units of another ladle. */
function toLadle(served: readonly Helping[], { units: whole, servings }: Ladle): readonly Helping[] {
  if (servings) return served;
  const all = served.reduce((sum, { units }) => sum + units, 0);
  return served.map((one) => ({ ...one, units: one.units === 0 ? 0 : Math.max(1, Math.round((one.units * whole) / all)) }));
}

function readPot(pot: Pot, { seats, corpus, style, isPlain = false }: LayOptions): LaidPot {
  const { meal } = pot;
  const foods = foodsOf(meal, corpus);
  const swaps = isPlain ? [] : listSwaps(pot, { seats });
  const sidesOf = (swap: PartSwap | undefined): readonly (readonly Side[])[] => {
    const onPlate = swap
      ? [...foods.filter((_, at) => !swap.out.includes(at)), ...swap.instead.map(({ item: { food } }) => ({ food }))].map(
          ({ food }) => food,
        )
      : foods.map(({ food }) => food);
    return seats.map((seat) => listSides(seat, { slot: meal.slot, foods: onPlate, style, foodsById: corpus.foodsById }));
  };
  const plain = sidesOf(undefined);
  return {
    pot,
    ladle: ladleOf(pot, corpus),
    swaps,
    sides: [plain, ...swaps.map(sidesOf)],
  };
}

/** What everybody's plates together would hold, all with the swap or none. */
function portionsWith(
  { portions }: PlannedMeal,
  swap: PartSwap | undefined,
): readonly { readonly foodId: string; readonly grams: number }[] {
  const own = portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]!.grams }));
  if (!swap) return own;
  return [
    ...own.filter((_, at) => !swap.out.includes(at)),
    ...swap.instead.map(({ item: { food }, grams }) => ({ foodId: food.id, grams })),
  ];
}

function toProblem(
  { pot: { meal }, ladle, swaps, sides }: LaidPot,
  { wantKcal, seats }: { wantKcal: readonly (number | null)[]; seats: readonly Seat[] },
): PotProblem {
  return {
    whole: sumPortions(meal.portions),
    ladle,
    wantKcal,
    swaps: swaps.map((swap) => ({
      instead: macrosOfSwap(swap),
      part: sumFoodMacros(
        swap.out.map((at) => {
          const { per100g, steps, chosen } = meal.portions[at]!;
          return { per100g, grams: steps[chosen]!.grams };
        }),
      ),
      forEaters: swap.forEaters,
    })),
    sides: sides.map((byEater) => byEater.map((own) => own.map(({ macros }) => macros))),
    mostShare: [undefined, ...swaps].map((swap) => {
      const held = portionsWith(meal, swap);
      return seats.map(({ rulesAt }) => mostShareOf(held, rulesAt[meal.slot]));
    }),
  };
}
