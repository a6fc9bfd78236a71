import type { Corpus } from '../kit/corpus.ts';
import type { Macros } from '../food/nutrients.ts';
import type { MealStyle, PlannedMeal } from '../plan/plan.ts';
import { sumPortions } from '../plan/portion/solve-portions.ts';
import type { Pot } from './cook-pot.ts';
import { ladleFor } from './dish-out.ts';
import { listSides, type Side } from './list-sides.ts';
import type { PotProblem, Served } from './plate-problem.ts';
import type { Seat } from './seat.ts';
import { solvePlates } from './solve-plates.ts';
import { listSwaps, macrosOfSwap, type PartSwap } from './swap-part.ts';
import { sumMacros } from './sum-macros.ts';
import { cookApart, writePlates, type LaidPot } from './write-plates.ts';

export type LayOptions = {
  readonly seats: readonly Seat[];
  /** What each eater's plates of these pots are to come to. */
  readonly targets: readonly Macros[];
  /** By pot, then by eater; `null` for who is not there. */
  readonly wantKcal: readonly (readonly (number | null)[])[];
  readonly mostSides: number;
  readonly corpus: Corpus;
  readonly style: MealStyle;
};

export type Laid = { readonly meals: readonly PlannedMeal[]; readonly cost: number };

/**
 * Pots dished out to everybody. A part that is swapped on some plates is cooked in an amount of its own, and so is what is left
 * of the part for the others: both are settled first, then shares and sides once more.
 */
export function layPlates(pots: readonly Pot[], options: LayOptions): Laid {
  const { seats, targets, wantKcal, mostSides } = options;
  const laid = pots.map((pot) => readPot(pot, options));
  const most = seats.map(() => mostSides);
  const problems = laid.map((pot, at): PotProblem => toProblem(pot, wantKcal[at]!));
  const first = solvePlates({ pots: problems, targets, mostSides: most });
  if (first.served.every((row) => row.every(({ swap }) => swap < 0))) return write(laid, first, options);
  const apart = laid.map((pot, at) => cookApart(pot, first.served[at]!));
  const settled = apart.map((pot, at) => toProblem(pot, wantKcal[at]!));
  const kept = first.served.map((row) => row.map((one) => ({ ...one, swap: one.swap < 0 ? -1 : 0 })));
  const swapped = solvePlates({ pots: settled, targets, mostSides: most }, kept);
  const plain = solvePlates({ pots: problems.map(withoutSwaps), targets, mostSides: most });
  return swapped.cost <= plain.cost ? write(apart, swapped, options) : write(laid, plain, options);
}

const withoutSwaps = (pot: PotProblem): PotProblem => ({ ...pot, swaps: [] });

function write(
  laid: readonly LaidPot[],
  { served, cost }: { served: readonly (readonly Served[])[]; cost: number },
  options: LayOptions,
): Laid {
  return { meals: laid.map((pot, at) => writePlates(pot, served[at]!, options)), cost };
}

function readPot(pot: Pot, { seats, corpus, style }: LayOptions): LaidPot {
  const { meal } = pot;
  const foods = meal.portions.flatMap(({ foodId, steps, chosen }) => {
    const food = corpus.foodsById.get(foodId);
    return food ? [{ food, grams: steps[chosen]!.grams }] : [];
  });
  const form = pot.dish?.form ?? meal.form;
  const swaps = listSwaps(pot, { seats });
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
    ladle: ladleFor(form, { foods, plates: pot.plates }),
    swaps,
    sides: [plain, ...swaps.map(sidesOf)],
  };
}

function toProblem({ pot: { meal }, ladle, swaps, sides }: LaidPot, wantKcal: readonly (number | null)[]): PotProblem {
  return {
    whole: sumPortions(meal.portions),
    ladle,
    wantKcal,
    swaps: swaps.map((swap) => ({
      instead: macrosOfSwap(swap),
      part: sumMacros(
        swap.out.map((at) => {
          const { per100g, steps, chosen } = meal.portions[at]!;
          return { per100g, grams: steps[chosen]!.grams };
        }),
      ),
      forEaters: swap.forEaters,
    })),
    sides: sides.map((byEater) => byEater.map((own) => own.map(({ macros }) => macros))),
  };
}
