import type { Food } from '../food/food.ts';
import type { Intent } from '../intent/intent.ts';
import type { Corpus } from '../kit/corpus.ts';
import { listHeated } from '../kit/heated-parts.ts';
import { areForToddlers, asUncut, isDishForToddlers, isMealForToddlers, isSideForToddlers } from '../plan/frame/toddler.ts';
import type { PlannedMeal, Plate } from '../plan/plan.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { leastAgeOf, type TableEater } from './table-eater.ts';

/**
 * What is left out of a pot that somebody of less than so many years eats from. Alcohol: American Academy of Pediatrics,
 * "Alcohol Use by Youth" (2019), none under 18, and cooking leaves some of it. Caffeine: the Academy advises against any under
 * 12. Much mercury: NHS, "Fish and shellfish" (2022), no shark, swordfish or marlin under 16; FDA and EPA, "Advice about Eating Fish"
 * (2021), have it of 1 to 11 years. Raw sprouts, unpasteurised milk: CDC and FDA, children under 5. Honey and what is made with it:
 * CDC, "Foods and Drinks to Avoid or Limit" (2024), none before the first birthday, for botulism.
 */
const FACETS_BELOW = [
  { years: 18, facet: 'contains-alcohol' },
  { years: 12, facet: 'caffeine' },
  { years: 16, facet: 'high-mercury' },
  { years: 5, facet: 'raw-sprouts' },
  { years: 5, facet: 'unpasteurised' },
  { years: 1, facet: 'contains-honey' },
] as const;

/** Drinks and spirits are a kind of their own, whatever their facets say. */
const isAlcohol = ({ kind }: Food): boolean => kind === 'alcohol';

export function isUnsafeAt(food: Food, years: number): boolean {
  if (years < 18 && isAlcohol(food)) return true;
  if (years < 1 && food.kind === 'honey') return true;
  return FACETS_BELOW.some((row) => years < row.years && food.facets.includes(row.facet));
}

export const youngestOf = (eaters: readonly TableEater[]): number => Math.min(...eaters.map(leastAgeOf));

/** Foods that nobody is served while the youngest of these eats from the same pot. */
export function listUnsafeFoods(eaters: readonly TableEater[], foodsById: ReadonlyMap<string, Food>): readonly string[] {
  const youngest = youngestOf(eaters);
  return youngest >= 18 ? [] : [...foodsById.values()].filter((food) => isUnsafeAt(food, youngest)).map(({ id }) => id);
}

/**
 * Under four: CDC, "Choking Hazards" (2024), and the American Academy of Pediatrics, "Choking Prevention". Salt: at 1 to 3 years no more
 * than 1,200 mg of sodium a day (National Academies, 2019); of 300 days 94 had more, and 28 without the salt that a cook adds.
 */
export const CHOKING_AGE = 4;
export const CHOKING_NOTE =
  'Cut everything small, round foods lengthwise, let it cool, and stay beside the child. Where the steps let you, take their share out before the salt goes in.';

/** The sentence as the youngest may eat by it: for a small child at all meals, whichever of them its wishes are about. */
export function heldToAges<Asked extends Pick<Intent, 'dishWords' | 'wishedAt'>>(intent: Asked, eaters: readonly TableEater[]): Asked {
  if (youngestOf(eaters) >= CHOKING_AGE) return intent;
  return {
    ...intent,
    dishWords: [...new Set([...intent.dishWords, 'toddler'])],
    wishedAt: { ...intent.wishedAt, 'dish:toddler': MEAL_SLOTS },
  };
}

/** Whether nothing in the pot of a meal is a choking hazard to somebody of so many years. */
export const isSafeFor = (years: number, meal: Parameters<typeof isMealForToddlers>[0], corpus: Corpus): boolean =>
  years >= CHOKING_AGE || isMealForToddlers(meal, corpus);

/** Whether what stands on one plate beside its share of the pot, a side or another part, or a dish of their own is no choking hazard to its owner. */
export function isPlateSafeFor(
  years: number,
  { portions, own }: Pick<Plate, 'portions' | 'own'>,
  { meal: { dishId, cookMinutes, form }, corpus: { dishesById, foodsById } }: { readonly meal: PlannedMeal; readonly corpus: Corpus },
): boolean {
  if (years >= CHOKING_AGE) return true;
  const ownDish = own && dishesById.get(own.dishId);
  if (own) return ownDish !== undefined && isDishForToddlers(ownDish);
  const compiled = dishesById.get(dishId)?.compiled;
  const written = compiled?.options.parts.flat() ?? [];
  return portions.every(({ foodId, from }) => {
    const food = foodsById.get(foodId);
    if (from === 'pot') return true;
    if (!food || from === 'side') return food !== undefined && isSideForToddlers(food);
    const ways = written.flatMap(({ items }) => items.filter((entry) => entry.food.id === foodId));
    return areForToddlers(ways.length > 0 ? ways : [asUncut(food)], {
      cookMinutes,
      form,
      ...(compiled && { heated: listHeated(compiled) }),
    });
  });
}
