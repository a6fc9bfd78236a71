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
 * 12. Of both, what `HELPINGS` has is left out for who is under four alone. Much mercury: NHS, "Fish and shellfish" (2022), no shark, swordfish or marlin under 16; FDA and EPA, "Advice about Eating Fish"
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

/** No plate of somebody under so many years has more of these, in grams by their id. */
type Helpings = { readonly years: number; readonly grams: Readonly<Record<string, number>> };

/**
 * A teaspoon of vanilla in a batch and cocoa in a cake are on every family's table. They are held to what a plate may have for a child
 * of four, the lightest that is not under four (16 kg; CDC growth charts); who is younger has none.
 *
 * Extracts: a quarter of a teaspoon, which is a third of a gram of alcohol (USDA SR28, 02050: 34.4 %), or 23 mg for each kilogram. As
 * much comes with rolls, bananas and apple juice on a day of much of one of them (Gorgus et al., Journal of Analytical Toxicology 40,
 * 2016: 12.5 to 23.3 mg). None of it is counted as gone by heat: a quarter of an hour in the oven leaves 40 %, but what is warm for
 * as long as a pancake keeps up to 85 % (USDA Table of Nutrient Retention Factors, release 6, 2007). Wine and spirits are in dishes by
 * the splash, and stay out however long they cook.
 *
 * Cocoa: 12 mg of caffeine by USDA SR28, a quarter of the day's 3 mg for each kilogram of which no harm to children is expected (EFSA,
 * "Scientific Opinion on the safety of caffeine", 2015). Coffee, tea and cola are drunk for it, and stay out.
 */
const HELPINGS: readonly Helpings[] = [
  { years: 18, grams: { 'vanilla-extract': 1.05, 'almond-extract': 1.05 } },
  {
    years: 12,
    grams: {
      'cocoa-powder': 5.2,
      'dark-chocolate': 15,
      'dairy-free-dark-chocolate': 15,
      'sugar-free-dark-chocolate': 15,
      'unsweetened-chocolate': 15,
      'semisweet-chocolate-chips': 19,
      'milk-chocolate': 60,
      'chocolate-syrup': 85,
    },
  },
];

/** Grams that a plate may hold of a food, for who is so old. */
export const helpingsAt = (age: number): Readonly<Record<string, number>> =>
  Object.assign({}, ...HELPINGS.filter(({ years }) => age < years).map(({ grams }) => grams)) as Record<string, number>;

const isServedInHelpings = ({ id }: Food): boolean => HELPINGS.some(({ grams }) => id in grams);

/** Drinks and spirits are a kind of their own, whatever their facets say. */
const isAlcohol = ({ kind }: Food): boolean => kind === 'alcohol';

export function isUnsafeAt(food: Food, years: number): boolean {
  if (years < 18 && isAlcohol(food)) return true;
  if (years < 1 && food.kind === 'honey') return true;
  if (years >= CHOKING_AGE && isServedInHelpings(food)) return false;
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
