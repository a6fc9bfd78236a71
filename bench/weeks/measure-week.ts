import { findFood } from '../../packages/domain/src/food/find-food.ts';
import type { FoodKind } from '../../packages/domain/src/food/food.ts';
import { countPacks } from '../../packages/domain/src/grocery/pack.ts';
import { shelfOf } from '../../packages/domain/src/grocery/shelf.ts';
import { writeList } from '../../packages/domain/src/grocery/write-list.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import { missShare } from '../../packages/domain/src/plan/portion/tolerance.ts';
import { MEAL_SLOTS } from '../../packages/domain/src/recipe/meal-slot.ts';
import type { Week } from '../../packages/domain/src/week/make-week.ts';

/** Figures of one week; things beside staples. */
export type WeekMeasures = {
  readonly things: number;
  /** Serving a single meal, and of these what spoils. */
  readonly forOneMeal: number;
  readonly spoilingForOne: number;
  /** Per cent of the packs' grams that are eaten, and of packs used to 60 % and more. */
  readonly packUse: number;
  readonly packsWellUsed: number;
  /** Per cent of days whose every macro is within what is tolerated. */
  readonly onTarget: number;
  readonly dinnersTwice: number;
  readonly mainsRunning: number;
  readonly mains: number;
  readonly cuisines: number;
  readonly plants: number;
  /** Dishes that the most used fresh food is in. */
  readonly mostUsed: number;
  readonly relaxed: number;
  readonly ms: number;
  /** Processor time as a multiple of as many single days in the same run. */
  readonly timesDays: number;
};

const PLANTS: ReadonlySet<FoodKind> = new Set<FoodKind>([
  'vegetable',
  'fruit',
  'mushroom',
  'legume',
  'nut',
  'seed',
  'grain',
  'pseudo-grain',
  'herb',
  'starchy-root',
  'soy',
]);
const PLANT_GRAMS = 5;
const WELL_USED = 0.6;
/** Nobody notices these in every other dish. */
const AROMATIC = /^(?:garlic|.*onion|shallot|ginger|lemon|lime|parsley|cilantro|egg|low-sodium-(?:soy-sauce|tamari)|dijon-mustard)$/;

export function measureWeek(
  { days, cooks, solved, relaxed }: Week,
  { ms, daysMs }: { ms: number; daysMs: number },
): { readonly figures: WeekMeasures; readonly listFaults: readonly string[] } {
  const shelf = shelfOf(DEFAULT_CORPUS.foodsById);
  const meals = new Map<number, number>();
  const grams = new Map<number, number>();
  const plants = new Set<string>();
  for (const { plan } of days) {
    for (const slot of MEAL_SLOTS) {
      const seen = new Set<number>();
      for (const { foodId, steps, chosen } of plan.meals[slot]?.portions ?? []) {
        const own = steps[chosen]!.grams;
        if (own >= PLANT_GRAMS && PLANTS.has(findFood(foodId)!.kind)) plants.add(foodId);
        const thing = shelf.thingOf.get(foodId)!;
        if (shelf.storage[thing] === 'staple') continue;
        seen.add(thing);
        grams.set(thing, (grams.get(thing) ?? 0) + own * (shelf.boughtPerGram.get(foodId) ?? 1));
      }
      for (const thing of seen) meals.set(thing, (meals.get(thing) ?? 0) + 1);
    }
  }
  const things = [...meals.keys()];
  const spoils = (thing: number): boolean => shelf.storage[thing] === 'perishable';
  const use = things
    .filter((thing) => spoils(thing) && shelf.packGrams[thing]! > 0)
    .map((thing) => Math.min(1, grams.get(thing)! / (countPacks(grams.get(thing)!, shelf.packGrams[thing]!) * shelf.packGrams[thing]!)));
  const mains = cooks.flatMap(({ slot }, at) => (slot === 'lunch' || slot === 'dinner' ? [solved.dishes[at]!] : []));
  const dinners = days.flatMap(({ date }, day) => {
    const at = cooks.findIndex(({ slot, servings }) => slot === 'dinner' && servings[0]!.day === day);
    return at < 0 ? [] : [{ date, dish: solved.dishes[at]! }];
  });
  const dishesByThing = new Map<number, number>();
  for (const dish of solved.dishes) {
    for (const thing of new Set(dish.foods.map(({ id }) => shelf.thingOf.get(id)!))) {
      if (spoils(thing) && !AROMATIC.test(shelf.things[thing]!)) dishesByThing.set(thing, (dishesByThing.get(thing) ?? 0) + 1);
    }
  }
  const mean = (of: readonly number[]): number => (of.length === 0 ? 1 : of.reduce((sum, value) => sum + value, 0) / of.length);
  return {
    listFaults: compareWithList(
      days,
      things.map((thing) => shelf.things[thing]!),
    ),
    figures: {
      things: things.length,
      forOneMeal: things.filter((thing) => meals.get(thing) === 1).length,
      spoilingForOne: things.filter((thing) => meals.get(thing) === 1 && spoils(thing)).length,
      packUse: 100 * mean(use),
      packsWellUsed: 100 * mean(use.map((share) => (share >= WELL_USED ? 1 : 0))),
      onTarget: 100 * mean(days.map(({ plan }) => (missShare(plan.totals, plan.targets) <= 1 + 1e-4 ? 1 : 0))),
      dinnersTwice: dinners.length - new Set(dinners.map(({ dish }) => dish.compiled.kit.id)).size,
      mainsRunning: dinners.filter(
        ({ dish }, at) => at > 0 && dish.traits.mains[0] !== undefined && dish.traits.mains[0] === dinners[at - 1]!.dish.traits.mains[0],
      ).length,
      mains: new Set(mains.map((dish) => dish.traits.mains[0] ?? dish.ideaClass)).size,
      cuisines: new Set(mains.map(({ cuisine }) => cuisine)).size,
      plants: plants.size,
      mostUsed: Math.max(0, ...dishesByThing.values()),
      relaxed: relaxed.length,
      ms,
      timesDays: ms / Math.max(1, daysMs),
    },
  };
}

/** The list that people read has a line for every thing that was counted, and none besides but staples. */
function compareWithList(days: Week['days'], things: readonly string[]): readonly string[] {
  const lines = writeList(
    days.map(({ date, plan }) => ({ date, meals: plan.meals })),
    'us',
  ).filter(({ isStaple }) => !isStaple);
  const counted = new Set(things.filter((id) => id !== 'water'));
  return lines.length === counted.size ? [] : [`${counted.size} things on the plates and ${lines.length} lines on the list`];
}
