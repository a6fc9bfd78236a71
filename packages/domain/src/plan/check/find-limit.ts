import { MACROS, type Macros } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import type { Candidates } from '../frame/list-candidates.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { PlanContext } from '../frame/plan-query.ts';

/**
 * Which limit of the dishes a target breaks, in words; `undefined` when none does and only the combination failed. The
 * support function of all days is the sum over slots of the best any dish can do in a direction: a target beyond it in
 * some direction cannot be reached, and the direction in which it lies furthest beyond names the limit (design, C.3).
 */
export function findBindingLimit({ frame, corpus, candidates }: PlanContext): string | undefined {
  const kept = frame.kept.map(({ macros }) => macros);
  const reaches = frame.open.map(({ slot }) => reachOf(slot, { corpus, candidates: candidates[slot] }));
  let worst: { readonly direction: Direction; readonly beyond: number } | undefined;
  for (const [at, direction] of DIRECTIONS.entries()) {
    const reach = reaches.reduce((sum, bySlot) => sum + bySlot[at]!, 0);
    const fixed = kept.reduce((sum, macros) => sum + along(direction, macros), 0);
    const beyond = along(direction, frame.targets) - reach - fixed;
    if (beyond > NOTICEABLE_GRAMS && (!worst || beyond > worst.beyond)) worst = { direction, beyond };
  }
  return worst && describe(worst.direction);
}

type Reach = readonly number[];
const remembered = new WeakMap<Candidates, Map<MealSlot, Reach>>();

/** How far a slot's dishes go in each direction. The same for every target under the same rules, and worth remembering: 30 ms. */
function reachOf(slot: MealSlot, { corpus, candidates }: { corpus: PlanContext['corpus']; candidates: Candidates }): Reach {
  const known = remembered.get(candidates)?.get(slot);
  if (known) return known;
  const dishes = corpus.kitIdsBySlot[slot].flatMap((kitId) => candidates.get(kitId) ?? []);
  const reach = DIRECTIONS.map((direction) => furthest(dishes, direction));
  const bySlot = remembered.get(candidates) ?? new Map<MealSlot, Reach>();
  remembered.set(candidates, bySlot.set(slot, reach));
  return reach;
}

/** In grams, fat counted 9/4 as it is in energy; unit length. */
type Direction = Macros;

const along = (direction: Direction, { protein, carbs, fat }: Macros): number =>
  direction.protein * protein + direction.carbs * carbs + (direction.fat * fat * 9) / 4;

/** The faces, edges and corners of a cube: enough to tell "too much of this", "too little of that" and their pairs apart. */
const DIRECTIONS: readonly Direction[] = [-1, 0, 1].flatMap((protein) =>
  [-1, 0, 1].flatMap((carbs) =>
    [-1, 0, 1].flatMap((fat) => {
      const length = Math.hypot(protein, carbs, fat);
      return length === 0 ? [] : [{ protein: protein / length, carbs: carbs / length, fat: fat / length }];
    }),
  ),
);

/** Of what the day lacks in a direction; less is rounding of the plates. */
const NOTICEABLE_GRAMS = 2;

function furthest(dishes: readonly Dish[], direction: Direction): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const dish of dishes) {
    // Few dishes could be the furthest: with each macro at the end that suits it, the others do not come as far as one that was seen.
    if (boundOf(dish, direction) <= best) continue;
    let reach = along(direction, dish.fixed);
    for (const { protein, carbs, fat, log } of dish.groups) {
      // Every macro of a group grows with its step, so one end is the furthest.
      const last = log.length - 1;
      const low = direction.protein * protein[0]! + direction.carbs * carbs[0]! + (direction.fat * fat[0]! * 9) / 4;
      const high = direction.protein * protein[last]! + direction.carbs * carbs[last]! + (direction.fat * fat[last]! * 9) / 4;
      reach += Math.max(low, high);
    }
    best = Math.max(best, reach);
  }
  return best;
}

function boundOf({ least, most }: Dish, { protein, carbs, fat }: Direction): number {
  return (
    protein * (protein > 0 ? most : least).protein + carbs * (carbs > 0 ? most : least).carbs + (fat * (fat > 0 ? most : least).fat * 9) / 4
  );
}

function describe(direction: Direction): string {
  const named = (sign: 1 | -1): readonly string[] => MACROS.filter((macro) => direction[macro] * sign > 0.1);
  const up = named(1);
  const down = named(-1);
  if (down.length === 0) return `believable portions of these dishes hold no more ${up.join(' and ')}`;
  if (up.length === 0) return `any dish here brings at least some ${down.join(' and ')}`;
  return `in these dishes ${up.join(' and ')} brings ${down.join(' and ')} along`;
}
