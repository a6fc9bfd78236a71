import { describe, expect, it } from 'vitest';
import { foodHasAllergen } from '../../diet/check-allergen.ts';
import type { Diet } from '../../diet/diet.ts';
import { hasFacet } from '../../diet/food-class.ts';
import { MENU_DIETS } from '../../diet/guide.ts';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import type { Difficulty } from '../../recipe/recipe.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';
import { listCandidates, mayExceed } from './list-candidates.ts';
import { LOW_FODMAP_GRAMS } from './low-fodmap.table.ts';
import { isMealAllowed } from './is-allowed.ts';
import { gatherRules } from './plan-rules.ts';

/** Planner design, B.5: fewer than these and a week of refreshes shows the same ideas again. */
const LEAST_IDEAS: Readonly<Partial<Record<Diet, number>>> = { paleo: 10, keto: 10, carnivore: 8 };
const COMMON_IDEAS = 12;
/** For a refresh that has to be simple, or creative, whichever came before. */
const IDEAS_OF_A_LEVEL = 4;
const MAIN_IDEAS_OF_A_CUISINE = 6;
const CUISINES_WITH_MAINS = 12;

const ideasOf = (diet: Diet, slot: MealSlot): readonly (readonly Dish[])[] => {
  const candidates = listCandidates(DEFAULT_CORPUS, gatherRules({ ...EMPTY_INTENT, diets: [diet] }, UNKNOWN_EATER));
  return DEFAULT_CORPUS.kitIdsBySlot[slot].flatMap((kitId) => (candidates.has(kitId) ? [candidates.get(kitId)!] : []));
};

const countOfLevel = (ideas: readonly (readonly Dish[])[], level: Difficulty): number =>
  ideas.filter((dishes) => dishes.some(({ difficulty }) => difficulty === level)).length;

describe('the ideas that a diet leaves', () => {
  it('are enough for every meal of every diet on the menu', () => {
    const thin = MENU_DIETS.flatMap((diet) =>
      MEAL_SLOTS.flatMap((slot) => {
        const count = ideasOf(diet, slot).length;
        return count < (LEAST_IDEAS[diet] ?? COMMON_IDEAS) ? [`${diet} ${slot}: ${count}`] : [];
      }),
    );
    expect(thin).toEqual([]);
  });

  it('hold simple and creative ones for every meal of the common diets', () => {
    const thin = MENU_DIETS.filter((diet) => !(diet in LEAST_IDEAS)).flatMap((diet) =>
      MEAL_SLOTS.flatMap((slot) => {
        const ideas = ideasOf(diet, slot);
        const [simple, creative] = [countOfLevel(ideas, 'Easy'), countOfLevel(ideas, 'Hard')];
        return Math.min(simple, creative) < IDEAS_OF_A_LEVEL ? [`${diet} ${slot}: ${simple} simple, ${creative} creative`] : [];
      }),
    );
    expect(thin).toEqual([]);
  });

  it('come from twelve cuisines with six lunches or dinners each', () => {
    const mains = new Map<string, number>();
    for (const kitId of new Set([...DEFAULT_CORPUS.kitIdsBySlot.lunch, ...DEFAULT_CORPUS.kitIdsBySlot.dinner])) {
      const cuisine = DEFAULT_CORPUS.dishesByKit.get(kitId)?.[0]?.cuisine ?? 'none';
      mains.set(cuisine, (mains.get(cuisine) ?? 0) + 1);
    }
    expect([...mains.values()].filter((count) => count >= MAIN_IDEAS_OF_A_CUISINE).length).toBeGreaterThanOrEqual(CUISINES_WITH_MAINS);
  });
});

describe('a low FODMAP day', () => {
  const intent = parseIntent('low fodmap, sweet potato and zucchini, lots of green beans');
  const targets = { calories: 2000, protein: 100, carbs: 225, fat: 78 };

  it.each([1, 2, 3, 4, 5, 6])('keeps to the helpings that are low (seed %i)', (seed) => {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, seed });
    if (!made.ok) throw new Error(made.fault.sentence);
    const over = Object.values(made.value.meals).flatMap(({ title, portions }) =>
      portions.flatMap(({ foodId, steps }) => {
        const { grams } = steps.at(-1)!;
        return grams > (LOW_FODMAP_GRAMS.get(foodId) ?? Infinity) ? [`${title}: ${grams} g ${foodId}`] : [];
      }),
    );
    expect(over).toEqual([]);
  });

  it('counts all lines of a food on one plate', () => {
    const rules = gatherRules(intent, UNKNOWN_EATER);
    const line = (grams: number) => ({ foodId: 'sweet-potato', steps: [{ grams, text: '' }], chosen: 0 });
    expect(isMealAllowed({ portions: [line(60)] }, DEFAULT_CORPUS, rules)).toBe(true);
    expect(isMealAllowed({ portions: [line(60), line(60)] }, DEFAULT_CORPUS, rules)).toBe(false);
    const held = [...listCandidates(DEFAULT_CORPUS, rules).values()].flat();
    expect(held.filter(({ items }) => mayExceed(items, rules)).map(({ dishId }) => dishId)).toEqual([]);
  });

  it.each(['low fodmap, ice cream for a snack', 'nothing with onion or garlic (fodmap)'])('serves no ice cream: %s', (words) => {
    for (const seed of [1, 2, 3]) {
      const made = makePlan({ intent: parseIntent(words), eater: UNKNOWN_EATER, targets, seed });
      if (!made.ok) throw new Error(made.fault.sentence);
      const foodIds = Object.values(made.value.meals).flatMap(({ portions }) => portions.map(({ foodId }) => foodId));
      expect(foodIds.filter((id) => /ice-cream|frozen-yogurt|pudding|milk-chocolate/.test(id))).toEqual([]);
    }
  });

  // Feta: the Monash app has 40 g of it as low, the sugar that SR28 gives it is no lactose. The others have next to none left.
  const EXCUSED: ReadonlySet<string> = new Set(['feta', 'lactose-free-milk', 'whey-protein-isolate', 'semisweet-chocolate-chips']);
  const MOST_LACTOSE_GRAMS = 1;

  it('leaves out every food of milk of which 100 g, or its low helping, hold more lactose than is low', () => {
    const { excludedFoodIds } = gatherRules(intent, UNKNOWN_EATER);
    const high = [...DEFAULT_CORPUS.foodsById.values()].filter((food) => {
      if (foodHasAllergen(food, 'dairy') === 'free' || excludedFoodIds.has(food.id) || EXCUSED.has(food.id)) return false;
      const most = LOW_FODMAP_GRAMS.get(food.id);
      // Some of their sugar was added.
      if (hasFacet(food, 'added-sugar')) return most === undefined || most > 30;
      return ((food.per100g.sugar ?? food.per100g.carbs) * (most ?? 100)) / 100 > MOST_LACTOSE_GRAMS + 0.02;
    });
    expect(high.map(({ id }) => id)).toEqual([]);
  });

  it('holds no avocado and leaves ideas for every meal', () => {
    const candidates = listCandidates(DEFAULT_CORPUS, gatherRules(intent, UNKNOWN_EATER));
    expect([...candidates.values()].flat().some(({ foodIds }) => foodIds.has('avocado'))).toBe(false);
    for (const slot of MEAL_SLOTS)
      expect(DEFAULT_CORPUS.kitIdsBySlot[slot].filter((kitId) => candidates.has(kitId)).length, slot).toBeGreaterThanOrEqual(COMMON_IDEAS);
  });
});
