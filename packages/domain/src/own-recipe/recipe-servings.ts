import type { Makes } from '../plan/plan.ts';

/** How a recipe is dished out to several: in quarters of its own portions, or in the pieces that it makes. */
export type RecipeServings = {
  readonly type: 'portions' | 'counted';
  /** That it makes as it is written. */
  readonly units: number;
  /** The units that one plate may be, ascending. What of the recipe is on no plate is left over. */
  readonly servings: readonly number[];
  /** Of what is counted: "muffins". */
  readonly noun?: string;
};

/** Quarters of a portion that a cook can serve: half of one to two. */
const PORTION_QUARTERS = [2, 3, 4, 5, 6, 7, 8] as const;
/** Plates of a recipe that one eater has at once. */
const MOST_PLATES = 2;

export function servingsOf({ plates, pieces }: Makes): RecipeServings {
  if (!pieces) return { type: 'portions', units: 4 * plates, servings: PORTION_QUARTERS };
  const most = Math.max(1, Math.floor((MOST_PLATES * pieces.count) / plates));
  return { type: 'counted', units: pieces.count, noun: pieces.noun, servings: Array.from({ length: most }, (_, at) => at + 1) };
}

/** How often a recipe is cooked for so many units on plates: half of it, the whole, or as many halves. */
export function cookedTimes(makes: Makes, eaten: number): number {
  const { type, units } = servingsOf(makes);
  // Half of seven muffins is none that can be baked.
  const parts = type === 'counted' && units % 2 !== 0 ? 1 : 2;
  return Math.max(1, Math.ceil((parts * eaten) / units - ROUNDING)) / parts;
}

const ROUNDING = 1e-9;

/** Of what somebody would have at the next meal: with a little less of it there is a side. */
const LEAST_OF_LEFT = 0.85;

/**
 * Of what a later meal would have so much that is left once the first has eaten, of all that is cooked for that, and of the whole recipe
 * at least. Undefined where that is too little.
 */
export function takeOfLeft(makes: Makes, { eaten, wanted }: { readonly eaten: number; readonly wanted: number }): number | undefined {
  const left = Math.max(1, cookedTimes(makes, eaten)) * servingsOf(makes).units - eaten;
  const taken = Math.min(wanted, left + ROUNDING);
  return taken >= LEAST_OF_LEFT * wanted ? Math.min(taken, left) : undefined;
}

/** The plate nearest to so many units. */
export const nearestServing = (servings: readonly number[], units: number): number =>
  servings.reduce((nearest, one) => (Math.abs(one - units) < Math.abs(nearest - units) ? one : nearest));

/** In plates of the recipe, what is served to each who is to have so much energy; undefined where one of them can be served nothing near it. */
export function servePlates(
  makes: Makes,
  { plateKcal, wants, near }: { readonly plateKcal: number; readonly wants: readonly number[]; readonly near: Near },
): readonly number[] | undefined {
  const { units, servings } = servingsOf(makes);
  const unitKcal = (plateKcal * makes.plates) / units;
  const served = wants.flatMap((want) => {
    const fitting = servings.filter((one) => one * unitKcal >= near.least * want && one * unitKcal <= near.most * want);
    return fitting.length === 0 ? [] : [nearestServing(fitting, want / unitKcal)];
  });
  return served.length === wants.length ? served.map((own) => (own * makes.plates) / units) : undefined;
}

export type Near = { readonly least: number; readonly most: number };
