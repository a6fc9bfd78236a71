import { energyKcal, type Macros } from '../../food/nutrients.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import type { SlotFrame } from '../frame/day-frame.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import type { Candidates } from '../frame/list-candidates.ts';
import type { PooledDish } from './pool-dishes.ts';
import { scoreDish } from './score-dish.ts';

type Choice = {
  readonly corpus: Corpus;
  readonly candidates: ByMealSlot<Candidates>;
  readonly wishes: DayWishes;
  readonly poolSize: number;
  readonly accept?: (dish: Dish, slot: MealSlot) => boolean;
};

/** The dishes of a slot that bring most of what is still missing when they are portioned for it, each idea with its best. */
export function poolTowards(frame: SlotFrame, choice: Choice, towards: Macros): readonly PooledDish[] {
  const { corpus, candidates, wishes, poolSize, accept = () => true } = choice;
  const ranked = corpus.kitIdsBySlot[frame.slot].flatMap((kitId) => {
    let best: { readonly dish: Dish; readonly gain: number } | undefined;
    for (const dish of candidates[frame.slot].get(kitId) ?? []) {
      const gain = gainOf(dish, frame, towards);
      if ((!best || gain > best.gain) && accept(dish, frame.slot)) best = { dish, gain };
    }
    return best ? [best] : [];
  });
  return ranked
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, poolSize)
    .map(({ dish }) => ({ dish, cost: scoreDish(dish, frame, { wishes, fitWeight: 0 }) }));
}

/** Along the direction, each amount at the end that helps, shrunk or grown to what the meal may have of energy. */
function gainOf({ groups, fixed }: Dish, { energyKcal: band }: SlotFrame, towards: Macros): number {
  let gain = along(towards, fixed.protein, fixed.carbs, fixed.fat);
  let kcal = energyKcal(fixed);
  for (const { protein, carbs, fat } of groups) {
    const last = protein.length - 1;
    const least = along(towards, protein[0]!, carbs[0]!, fat[0]!);
    const most = along(towards, protein[last]!, carbs[last]!, fat[last]!);
    const step = most > least ? last : 0;
    gain += Math.max(least, most);
    kcal += energyKcal({ protein: protein[step]!, carbs: carbs[step]!, fat: fat[step]! });
  }
  return kcal > band.high ? (gain * band.high) / kcal : gain;
}

const along = (towards: Macros, protein: number, carbs: number, fat: number): number =>
  towards.protein * protein + towards.carbs * carbs + towards.fat * fat;
