import type { Random } from '../../base/random.ts';
import type { Steps } from '../../base/steps.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import type { SlotFrame } from '../frame/day-frame.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { factsOf, fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import type { Candidates } from '../frame/list-candidates.ts';
import { choiceCost } from './familiarity-cost.ts';
import { scoreDish } from './score-dish.ts';

export type PooledDish = { readonly dish: Dish; readonly cost: number };

export type PoolOptions = {
  readonly wishes: DayWishes;
  readonly random: Random;
  readonly size: number;
  /** How strongly the pool leans to dishes that can reach the slot's share. */
  readonly fitWeight: number;
  readonly versions: number;
  /** Keeps only what passes, such as the level of a refresh. */
  readonly accept?: (dish: Dish, slot: MealSlot) => boolean;
};

/**
 * Some dishes of a slot to choose a day from: the better ones, shuffled a little, each idea once. All of them would be
 * thousands of days to portion; a hundred well-mixed ones lose nothing that shows.
 */
export function* poolDishesInSteps(
  frame: SlotFrame,
  { corpus, candidates }: { corpus: Corpus; candidates: ByMealSlot<Candidates> },
  options: PoolOptions,
): Steps<readonly PooledDish[]> {
  const { familiar } = options.wishes;
  const ranked: { dish: Dish; cost: number; rank: number }[] = [];
  const wishes = listTests(frame, options.wishes).map((fulfils) => ({ fulfils, found: [] as PooledDish[] }));
  for (const kitId of corpus.kitIdsBySlot[frame.slot]) {
    const dishes = candidates[frame.slot].get(kitId);
    if (!dishes) continue;
    const mood = (familiar ? FAMILIAR_MOOD : MOOD) * options.random();
    const luck = (familiar ? FAMILIAR_SPREAD[frame.slot] : SPREAD) * gumbel(options.random);
    for (const { dish, cost } of bestVersions(dishes, frame, options)) ranked.push({ dish, cost: cost + mood, rank: cost + mood - luck });
    for (const { fulfils, found } of wishes) found.push(...bestVersions(dishes.filter(fulfils), frame, options).slice(0, 1));
    yield;
  }
  ranked.sort((a, b) => a.rank - b.rank);
  const pool = new Map<string, PooledDish>();
  for (const { dish, cost } of ranked.slice(0, sizeOf(frame, options))) pool.set(dish.dishId, { dish, cost });
  const room = Math.max(LEAST_WISHED, Math.floor(MOST_WISHED / wishes.length));
  for (const { found } of wishes) {
    found.sort((a, b) => a.cost - b.cost);
    for (const entry of found.slice(0, room)) pool.set(entry.dish.dishId, entry);
  }
  return [...pool.values()];
}

/** What a dish has to be to fulfil one of the wishes for this meal. */
const listTests = ({ slot }: SlotFrame, wishes: DayWishes): readonly ((dish: Dish) => boolean)[] => [
  ...wishes.dishes
    .filter(({ chip }) => isWishedOf(slot, chip, wishes))
    .map(
      ({ dishes }) =>
        (dish: Dish) =>
          dishes.has(dish),
    ),
  ...wishes.foods.map((wish) => (dish: Dish) => wish.foodIds.some((id) => dish.foodIds.has(id))),
  ...wishes.dishWords
    .filter((word) => isWishedOf(slot, `dish:${word}`, wishes))
    .map((word) => (dish: Dish) => fitsDishWord(factsOf(dish), word)),
];

/** Of all wishes together, and of each where they are many: one wish must not crowd out another. */
const MOST_WISHED = 8;
const LEAST_WISHED = 5;
/** Variants tried of one kit: enough to find a fitting one, few enough that a kit with 200 is not weighed for long. */
const VARIANTS_TRIED = 6;
/** Spread of the luck in ranking, in the unit of `scoreDish`: a dish two tolerances worse still gets its turn now and then. */
const SPREAD = 1.5;
/**
 * For who keeps to dishes that people know. Luck decides more of what may come and mood less of what does: of some twenty
 * everyday breakfasts a few bring most fiber and fruit, and were all looked at, these would come on every third day.
 */
const FAMILIAR_SPREAD: ByMealSlot<number> = { breakfast: 8, lunch: 5, dinner: 5, snack: 8 };
const FAMILIAR_MOOD = 2;
/** The share of the pool: where all of it is looked at, what bends to any numbers (a pasta salad) comes on every tenth day. */
const FAMILIAR_SHARE: ByMealSlot<number> = { breakfast: 0.06, lunch: 0.3, dinner: 0.3, snack: 0.12 };
/** From this weight on, numbers go before taste, and so does the pool. */
const NUMBERS_FIRST = 8;

const sizeOf = ({ slot }: SlotFrame, { size, fitWeight, wishes }: PoolOptions): number =>
  wishes.familiar && fitWeight < NUMBERS_FIRST ? Math.ceil(size * FAMILIAR_SHARE[slot]) : size;

/** How much a kit is in or out of favor on this seed. Without it the same few best dishes would fill every day. */
const MOOD = 4;

function bestVersions(dishes: readonly Dish[], frame: SlotFrame, options: PoolOptions): readonly PooledDish[] {
  const { wishes, random, fitWeight, accept, versions } = options;
  const found: PooledDish[] = [];
  for (const dish of visitVersions(dishes, random, accept ? dishes.length : VARIANTS_TRIED * versions)) {
    if (accept && !accept(dish, frame.slot)) continue;
    found.push({ dish, cost: scoreDish(dish, frame, { wishes, fitWeight }) + choiceCost(dish, frame.slot, wishes) + 0.5 * random() });
  }
  return found.toSorted((a, b) => a.cost - b.cost).slice(0, versions);
}

/** Some versions of one kit, far apart from each other: neighbours differ in their last part only. */
export function visitVersions(dishes: readonly Dish[], random: Random, count: number): readonly Dish[] {
  if (dishes.length === 0) return [];
  const start = Math.floor(random() * dishes.length);
  const stride = strideOf(dishes.length);
  const visited: Dish[] = [];
  for (let at = 0; at < count && at < dishes.length; at++) visited.push(dishes[(start + at * stride) % dishes.length]!);
  return visited;
}

/** By the number of versions: asked for by every kit of every slot, and no kit has more than some hundred. */
const strides = new Map<number, number>();

/** From one version to the next that is looked at. */
export function strideOf(length: number): number {
  const known = strides.get(length);
  if (known !== undefined) return known;
  const stride = coprimeNear(length * GOLDEN_SECTION, length);
  strides.set(length, stride);
  return stride;
}

const GOLDEN_SECTION = 0.618;

/** A step that visits every variant before it comes back to the first. */
function coprimeNear(wanted: number, length: number): number {
  let step = Math.max(1, Math.round(wanted));
  while (greatestCommonDivisor(step, length) > 1) step++;
  return step;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** The noise that turns a ranking by cost into a draw with odds `exp(-cost)`. */
const gumbel = (random: Random): number => -Math.log(-Math.log(Math.min(1 - 1e-12, Math.max(1e-12, random()))));
