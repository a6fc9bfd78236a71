import { seededRandom } from '../../base/random.ts';
import { energyKcal } from '../../food/nutrients.ts';
import type { Dish } from '../../kit/dish.ts';
import type { SlotFrame } from '../frame/day-frame.ts';
import { frameProblem } from '../frame/day-problem.ts';
import { gradeDay } from './grade-day.ts';
import { isInTime } from '../frame/in-time.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { visitVersions } from './pool-dishes.ts';
import { ANY_LEVEL_TIER, KNOWN_IDEA_TIER } from './refresh-tier.ts';
import { dayRuleCost, scoreBeside, sketchDish, sketchMeal, type MealSketch } from './score-day.ts';
import { choiceCost } from './familiarity-cost.ts';
import { missOfReach, scoreDish } from './score-dish.ts';
import type { Selection } from './select-dishes.ts';
import { solveLadders } from '../portion/solve-ladders.ts';
import { missShare, offTargetCost, ON_TARGET } from '../portion/tolerance.ts';

export type DishSearch = {
  readonly seed: number;
  /** 0 is best; `undefined` for what must not come. */
  readonly tierOf: (dish: Dish) => number | undefined;
};

/**
 * One dish for the only open slot, portioned to what the others leave of the day: the best of the strictest tier that keeps
 * the day on target; when none does, the nearest of the new ideas, and a known idea only where those are far off.
 */
export function findDish(context: PlanContext, search: DishSearch): Selection | undefined {
  const quick = sortByTier(context, search, context.wishes.minutesAt[context.frame.open[0]!.slot]);
  const tiers = quick.size > 0 ? quick : sortByTier(context, search, null);
  const relaxed = quick.size > 0 ? [] : context.frame.open.map(({ slot }) => slot);
  let best: Found | undefined;
  for (let tier = 0; tier <= KNOWN_IDEA_TIER; tier++) {
    if (best && best.miss <= (tier === KNOWN_IDEA_TIER ? STILL_NEAR : tier === ANY_LEVEL_TIER ? NEARLY : 0)) break;
    for (const kits of listTurns(tiers.get(tier) ?? [], context)) {
      const found = portionBest(rateEntries(kits, context), context);
      if (!found) continue;
      if (found.miss <= ON_TARGET) return { ...found.selection, relaxed };
      if (!best || found.miss < best.miss * CLEARLY_NEARER) best = found;
    }
  }
  return best && { ...best.selection, relaxed };
}

/** A new idea that is a little off is better than an old one that is not much nearer. */
const CLEARLY_NEARER = 0.7;
/** An eighth of the macro: up to there a known idea is not brought back for the numbers' sake. */
const STILL_NEAR = 2.6;
/** A tenth: up to there a dish of quite another level is not taken for the numbers' sake. */
const NEARLY = 2;
const VERSIONS_TRIED = 8;
const VERSIONS_SEEN = 24;
const KITS_RATED = 60;
const VERSIONS_KEPT = 4;
/** Portioned roughly, a single dish takes a fifteenth of the time that its last gram takes, and is hardly further off. */
const ROUGHLY_PORTIONED = 80;
const PORTIONED = 6;
/** How much less a dish misses on average when it is portioned finely; measured over all diets and meals. */
const GAINED_BY_FINE = 0.15;
const MOOD = 3;
/** A dish that cannot be portioned to what is left of the day is hardly worth trying, however tasty. */
const REACH_WEIGHT = 4;

/** Versions of one kit that are of one tier. Its mood is how much the kit is in favor this time. */
type KitVersions = { readonly dishes: readonly Dish[]; readonly mood: number };
type Entry = { readonly dish: Dish; readonly taste: number; readonly rank: number };
type Found = { readonly selection: Omit<Selection, 'relaxed'>; readonly miss: number };

function sortByTier(
  { frame, corpus, candidates, wishes }: PlanContext,
  { seed, tierOf }: DishSearch,
  most: number | null,
): ReadonlyMap<number, readonly KitVersions[]> {
  const random = seededRandom(seed);
  const { slot } = frame.open[0]!;
  const tiers = new Map<number, KitVersions[]>();
  for (const kitId of corpus.kitIdsBySlot[slot]) {
    const mood = MOOD * random();
    const ofKit = new Map<number, Dish[]>();
    for (const [visit, dish] of visitVersions(candidates[slot].get(kitId) ?? [], random, VERSIONS_SEEN).entries()) {
      // Further versions only of a kit that has shown none of the level asked for.
      if (visit >= VERSIONS_TRIED && ofKit.has(0)) break;
      const tier = tierOf(dish);
      if (tier === undefined || (visit >= VERSIONS_TRIED && tier > 0) || !isInTime(dish, { slot, most }, wishes)) continue;
      addTo(ofKit, tier, dish);
    }
    for (const [tier, dishes] of ofKit) addTo(tiers, tier, { dishes, mood });
  }
  return tiers;
}

function addTo<Value>(lists: Map<number, Value[]>, tier: number, value: Value): void {
  const list = lists.get(tier);
  if (list) list.push(value);
  else lists.set(tier, [value]);
}

/** Of many kits those in favor, and the next only when none of these keeps the day on target; all where a wish has to be found. */
function listTurns(kits: readonly KitVersions[], { wishes }: PlanContext): readonly (readonly KitVersions[])[] {
  const hasWishes = wishes.dishes.length + wishes.foods.length + wishes.dishWords.length + wishes.cuisines.length > 0;
  if (hasWishes || kits.length <= KITS_RATED) return [kits];
  const byMood = kits.toSorted((a, b) => a.mood - b.mood);
  return [byMood.slice(0, KITS_RATED), byMood.slice(KITS_RATED, 2 * KITS_RATED)];
}

/** What the dishes of one tier are worth. */
function rateEntries(kits: readonly KitVersions[], { frame, corpus, wishes }: PlanContext): readonly Entry[] {
  const slot = frame.open[0]!;
  const kept = frame.kept.map(({ meal }) => sketchMeal(meal, corpus.dishesById.get(meal.dishId)));
  return kits.flatMap(({ dishes, mood }) => {
    const versions = dishes.map((dish) => {
      const taste = scoreDish(dish, slot, { wishes, fitWeight: 0 }) + choiceCost(dish, slot.slot, wishes) + mood;
      return { dish, taste, rank: taste + REACH_WEIGHT * missOfReach(dish, slot) };
    });
    // Versions of one kit differ little beside the other meals, so only those that are kept are looked at there.
    const best = versions.toSorted((a, b) => a.rank - b.rank).slice(0, VERSIONS_KEPT);
    return best.map(({ dish, taste, rank }) => {
      const beside = scoreBeside(kept, sketchOf(dish, slot), wishes);
      return { dish, taste: taste + beside, rank: rank + beside };
    });
  });
}

const sketchOf = (dish: Dish, { slot, share }: SlotFrame): MealSketch => sketchDish(dish, slot, energyKcal(share));

/** The best of the entries in full, and where none of these keeps the day on target, those that came nearest to it. */
function portionBest(entries: readonly Entry[], context: PlanContext): Found | undefined {
  const { frame } = context;
  const rough = entries
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, ROUGHLY_PORTIONED)
    .map((entry) => {
      const { cost, macros } = solveLadders(frameProblem(frame, [entry.dish]), 'quick');
      const miss = missShare(macros, frame.targets);
      return { ...entry, cost: entry.taste + cost + offTargetCost(miss - GAINED_BY_FINE), miss };
    })
    .toSorted((a, b) => a.cost - b.cost);
  const best = pickCheapest(rough.slice(0, PORTIONED), context);
  if (!best || best.miss <= ON_TARGET) return best;
  const nearest = rough
    .slice(PORTIONED)
    .toSorted((a, b) => a.miss - b.miss)
    .slice(0, PORTIONED);
  const nearer = pickCheapest(nearest, context);
  return nearer && nearer.miss < best.miss * CLEARLY_NEARER ? nearer : best;
}

function pickCheapest(entries: readonly Entry[], { frame, wishes }: PlanContext): Found | undefined {
  let best: Found | undefined;
  for (const { dish, taste } of entries) {
    // Amounts, misses and a grade only add to the cost.
    if (best && taste >= best.selection.cost) continue;
    const dishes = [dish];
    const solution = solveLadders(frameProblem(frame, dishes), 'fine');
    const miss = missShare(solution.macros, frame.targets);
    const off = offTargetCost(miss) + dayRuleCost(solution.macros, wishes);
    if (best && taste + solution.cost + off >= best.selection.cost) continue;
    const fault = off + gradeDay({ dishes, solution }, { frame, wishes });
    const cost = taste + solution.cost + fault;
    if (!best || cost < best.selection.cost) best = { selection: { dishes, solution, cost, fault }, miss };
  }
  return best;
}
