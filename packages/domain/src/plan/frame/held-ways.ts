import { FOOD_CLASSES } from '../../intent/language/intent-food-classes.table.ts';
import type { Intent } from '../../intent/intent.ts';
import type { Food } from '../../food/food.ts';
import type { Dish } from '../../kit/dish.ts';
import { findTechnique } from '../../kit/technique.ts';
import { findItems } from '../../kit/variant.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { HeldWay } from './day-wishes.ts';
import { factsOf, fitsDishWord, isWishedOf } from './fits-wish.ts';
import type { Candidates } from './list-candidates.ts';
import { isDishForToddlers } from './toddler.ts';
import { needsNoFridge, needsNoKnife } from './without-tools.ts';

/** The ways of a sentence, each with the meals it is said of: all, if none is named. */
export function listHeldWays(
  intent: Pick<Intent, 'dishWords' | 'budget' | 'wishedAt' | 'focus'>,
  slots: readonly MealSlot[],
): readonly HeldWay[] {
  const ways = [...intent.dishWords.filter((word) => HELD[word]), ...(intent.budget === 'low' ? ['cheap'] : [])];
  return ways.map((way) => ({ way, slots: slots.filter((slot) => isWishedOf(slot, `dish:${way}`, intent)) }));
}

export const isHeldWay = (word: string): boolean => HELD[word] !== undefined;

/**
 * The dishes that keep all ways said of the meal; a way that leaves none is let go, and the day says so. What a small child would
 * choke on is not: where nothing is left that it likes, too, there is what is safe, or nothing.
 */
export function keepWays(candidates: Candidates, { ways, slot, kitIds }: KeepWays): Candidates {
  let left = candidates;
  const keep = (holds: (dish: Dish) => boolean): Candidates => {
    const kept = new Map<string, readonly Dish[]>();
    for (const kitId of kitIds) {
      const fitting = left.get(kitId)?.filter((dish) => holds(dish)) ?? [];
      if (fitting.length > 0) kept.set(kitId, fitting);
    }
    return kept;
  };
  for (const { way, slots } of ways) {
    if (!slots.includes(slot)) continue;
    const kept = keep(HELD[way]!);
    if (kept.size > 0) left = kept;
    else if (way === TODDLER) left = keep(isDishForToddlers);
  }
  return left;
}

const TODDLER = 'toddler';

/** Whether somebody under four eats of this meal. */
export const hasSmallChild = ({ ways }: { readonly ways: readonly HeldWay[] }, slot: MealSlot): boolean =>
  ways.some(({ way, slots }) => way === TODDLER && slots.includes(slot));

type KeepWays = { readonly ways: readonly HeldWay[]; readonly slot: MealSlot; readonly kitIds: readonly string[] };

export const keepsWay = (dish: Dish, way: string): boolean => (way === TODDLER ? isDishForToddlers(dish) : (HELD[way]?.(dish) ?? true));

const SPICY = FOOD_CLASSES.find(({ id }) => id === 'spicy');
const isSpicy = (food: Food): boolean => SPICY?.holds(food) ?? false;
const isMild = ({ foods }: Dish): boolean => !foods.some(isSpicy);

/** What children seldom eat though it harms nobody: read off lists of refused foods would be better, and none is at hand. */
const NOT_FOR_KIDS =
  /anchov|sardine|herring|mackerel|caviar|roe|oyster|mussel|clam|squid|octopus|kimchi|sauerkraut|blue-cheese|gorgonzola|caper|olives|liver|wasabi|horseradish|radicchio|endive|natto|tempeh|seitan/;

const isForKids = (dish: Dish): boolean =>
  isMild(dish) &&
  dish.compiled.kit.familiarity !== 'adventurous' &&
  !dish.foods.some(
    ({ id, kind, facets }) =>
      kind === 'offal' || NOT_FOR_KIDS.test(id) || facets.includes('contains-alcohol') || facets.includes('caffeine'),
  );

/** No food of the dearest class, and on average nearer to a cheap one than to a usual one: three quarters of the kits have such a version. */
const CHEAP = 0.25;
const DEAR = 3;
const PINCH_GRAMS = 10;
const isCheap = ({ weights, traits }: Dish): boolean =>
  traits.cost <= CHEAP && !weights.some(({ food, grams }) => food.cost === DEAR && grams >= PINCH_GRAMS);

/** Days that a pot has to keep to be worth making ahead. */
const KEPT_DAYS = 2;

const VESSEL = /\b(?:pan|pans|saucepan|saucepans|skillet|pot|wok|sheet|sheets|dish|tin|oven dish|Dutch oven|iron|fryer|tray)\b/;

/** Pans, pots and trays: those that the kit lists, and what boils or warms beside them. */
function countVessels({ compiled: { kit }, items }: Dish): number {
  const own = kit.equipment.filter((tool) => VESSEL.test(tool)).reduce((sum, tool) => sum + Number(/^\d+/.exec(tool)?.[0] ?? 1), 0);
  const parts = [...kit.steps.join(' ').matchAll(/\{([a-z0-9-]+):start\}/g)].map(([, part]) => part!);
  const beside = [...new Set(parts)]
    .flatMap((part) => findItems(items, part))
    .filter(({ food }) => /saucepan|pot|skillet/.test(findTechnique(food.id)?.start ?? ''));
  return own + beside.length;
}

const needsOnePan = (dish: Dish): boolean => dish.time.cookMinutes === 0 || countVessels(dish) <= 1;

/** What a way is called in a sentence about it. */
export const nameWay = (way: string): string => NAMES[way] ?? way;
const NAMES: Readonly<Record<string, string>> = { 'one-pot': 'one-pan', 'no-fridge': 'fridge-free', 'no-chopping': 'chopping-free' };

/** Fruit and vegetables of the northern cold and warm half-year that a supermarket sells from far away in the other (USDA SNAP-Ed, Seasonal Produce Guide). */
const NEVER_SEASONAL = /mango|papaya|pineapple|kiwi|dragon|passion|lychee|starfruit|plantain|jackfruit/;

const HELD: Readonly<Record<string, (dish: Dish) => boolean>> = {
  easy: ({ difficulty }) => difficulty === 'Easy',
  mild: isMild,
  'kid-friendly': isForKids,
  [TODDLER]: (dish) => isForKids(dish) && isDishForToddlers(dish),
  cheap: isCheap,
  batch: ({ compiled: { kit } }) => (kit.keepsDays ?? 0) >= KEPT_DAYS,
  seasonal: ({ foods }) => !foods.some(({ id, kind }) => kind === 'fruit' && NEVER_SEASONAL.test(id)),
  festive: ({ difficulty, traits, compiled }) => difficulty !== 'Easy' && (compiled.kit.slots.includes('snack') || traits.mains.length > 0),
  'no-cook': (dish) => fitsDishWord(factsOf(dish), 'no-cook'),
  'no-oven': (dish) => fitsDishWord(factsOf(dish), 'no-oven'),
  microwave: (dish) => fitsDishWord(factsOf(dish), 'microwave'),
  'no-blender': (dish) => fitsDishWord(factsOf(dish), 'no-blender'),
  'one-pot': needsOnePan,
  'one-burner': (dish) => needsOnePan(dish) && fitsDishWord(factsOf(dish), 'no-oven'),
  'no-fridge': needsNoFridge,
  'no-chopping': needsNoKnife,
};
