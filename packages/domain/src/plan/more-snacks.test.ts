import { describe, expect, test } from 'vitest';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { DEFAULT_SPLITS, splitToGrams } from '../diet/macro-split.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { ALLERGENS } from '../food/food.ts';
import { FOODS } from '../food/food-table.ts';
import { energyKcal } from '../food/nutrients.ts';
import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { MEAL_PLACES, type MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { adjustPlan } from './adjust-plan.ts';
import { checkPlan } from './check/check-plan.ts';
import { findSoundDay } from './find-sound-day.ts';
import { gatherRules } from './frame/plan-rules.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import { makePlan } from './make-plan.ts';
import type { DayDraft, PlannedMeal } from './plan.ts';
import { placeMeal, refreshMeal } from './refresh-meal.ts';
import { titleDay } from './write/describe-plan.ts';
import { missShare, ON_TARGET } from './portion/tolerance.ts';

const targetsOf = (kcal: number, diet: keyof typeof DEFAULT_SPLITS = 'standard') => {
  const macros = splitToGrams(kcal, DEFAULT_SPLITS[diet]);
  return { ...macros, calories: Math.round(energyKcal(macros)) };
};

const queryWith = (intent: Partial<Intent>, more: Partial<PlanQuery> = {}): PlanQuery => ({
  intent: { ...EMPTY_INTENT, ...intent },
  eater: UNKNOWN_EATER,
  targets: targetsOf(2000),
  seed: 1,
  ...more,
});

const madeOf = (made: ReturnType<typeof makePlan>): DayDraft => {
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
};
const placesOfDay = (day: DayDraft): readonly MealPlace[] => mealsOf(day).map(({ place }) => place);
const dishesOf = (day: DayDraft): readonly string[] => mealsOf(day).map(({ meal }) => meal.dishId);
const sumOf = (day: DayDraft, key: 'calories' | 'protein' | 'carbs' | 'fat'): number =>
  mealsOf(day).reduce((sum, { meal }) => sum + meal.nutrition[key], 0);

const CASES = ([1, 2, 3] as const).flatMap((moreSnacks) =>
  (['standard', 'vegan', 'keto', 'carnivore', 'mediterranean'] as const).map((diet) => ({ moreSnacks, diet })),
);

test.each(CASES)('$moreSnacks more snacks on a $diet day are in its sums, on target, and no dish comes twice', ({ moreSnacks, diet }) => {
  for (const seed of [1, 2, 3]) {
    const day = madeOf(makePlan(queryWith({ diets: [diet], moreSnacks }, { targets: targetsOf(2200, diet), seed })));
    expect(placesOfDay(day)).toEqual(MEAL_PLACES.slice(0, 4 + moreSnacks));
    expect(new Set(dishesOf(day)).size).toBe(4 + moreSnacks);
    expect(missShare(day.totals, day.targets)).toBeLessThanOrEqual(ON_TARGET);
    for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) expect(sumOf(day, key)).toBe(day.totals[key]);
  }
});

test('between five and six meals the day is more even: a snack is a meal, and a meal a smaller one', () => {
  const share = (place: MealPlace, moreSnacks: number): number => {
    const days = [1, 2, 3, 4, 5].map((seed) => madeOf(makePlan(queryWith({ moreSnacks }, { seed }))));
    return days.reduce((sum, day) => sum + day.meals[place]!.nutrition.calories / day.totals.calories, 0) / days.length;
  };
  expect(share('dinner', 2)).toBeLessThan(share('dinner', 0) * 0.9);
  for (const place of ['snack', 'snack-2', 'snack-3'] as const) {
    expect(share(place, 2)).toBeGreaterThan(0.07);
    expect(share(place, 2)).toBeLessThan(0.14);
  }
});

describe('every rule holds for every snack', () => {
  test.each(ALLERGENS)('an allergy to %s', (allergen) => {
    const intent = { allergies: [allergen], moreSnacks: 3 };
    const { rules } = gatherRules({ ...EMPTY_INTENT, ...intent }, UNKNOWN_EATER);
    const foodsById = new Map(FOODS.map((food) => [food.id as string, food]));
    for (const seed of [1, 2]) {
      const day = madeOf(makePlan(queryWith(intent, { seed })));
      const foods = mealsOf(day).flatMap(({ meal }) => meal.portions.map(({ foodId }) => foodsById.get(foodId)!));
      expect(foods.filter((food) => rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'))).toEqual([]);
      expect(day.meals['snack-4']).toBeDefined();
    }
  });

  test('the checker names the snack that breaks one', () => {
    const query = queryWith({ moreSnacks: 2 });
    const day = madeOf(makePlan(query));
    const banned = day.meals['snack-3']?.portions[0]?.foodId ?? '';
    const others = mealsOf(day).filter(({ place, meal }) => place !== 'snack-3' && meal.portions.some(({ foodId }) => foodId === banned));
    const excluding = { ...query, eater: { ...UNKNOWN_EATER, excludedFoodIds: [banned] } };
    const checked = checkPlan(day, readQuery(excluding));
    const slots = checked.ok ? [] : checked.fault.filter(({ type }) => type === 'excluded-food').map(({ slot }) => slot);
    expect(slots).toEqual([...others.map(({ place }) => place), 'snack-3']);
  });

  test('and a day that lacks a snack, has one too many, or has one twice', () => {
    const query = queryWith({ moreSnacks: 2 });
    const day = madeOf(makePlan(query));
    const typesOf = (meals: DayDraft['meals'], asked = query): readonly string[] => {
      const checked = checkPlan({ ...day, meals }, readQuery(asked));
      return checked.ok ? [] : [...new Set(checked.fault.map(({ type }) => type))];
    };
    const { 'snack-3': _third, ...fewer } = day.meals;
    expect(typesOf(fewer)).toEqual(['slots', 'sum']);
    expect(typesOf(day.meals, queryWith({ moreSnacks: 1 }))).toContain('slots');
    const twice: PlannedMeal = { ...day.meals['snack-2']!, place: 'snack-3' };
    expect(typesOf({ ...day.meals, 'snack-3': twice })).toContain('twice');
  });
});

describe('where the rules leave few snacks', () => {
  const query = queryWith({ moreSnacks: 3 });
  const { corpus, candidates } = readQuery(query);
  const [kitId, dishes] = [...candidates.snack].find(([id, versions]) => corpus.kitIdsBySlot.snack.includes(id) && versions.length > 2)!;
  const withSnacks = (versions: readonly Dish[]): Corpus => {
    const kitIds = (slot: 'breakfast' | 'lunch' | 'dinner') => corpus.kitIdsBySlot[slot].filter((id) => id !== kitId);
    return {
      foodsById: corpus.foodsById,
      dishesById: corpus.dishesById,
      dishesByKit: new Map([...corpus.dishesByKit, [kitId, versions]]),
      kitIdsBySlot: { breakfast: kitIds('breakfast'), lunch: kitIds('lunch'), dinner: kitIds('dinner'), snack: [kitId] },
    };
  };

  test('the day has those and says so', () => {
    const day = madeOf(makePlan({ ...query, corpus: withSnacks(dishes.slice(0, 2)) }));
    expect(placesOfDay(day)).toEqual(['breakfast', 'lunch', 'dinner', 'snack', 'snack-2']);
    expect(new Set(dishesOf(day)).size).toBe(5);
    expect(day.notes).toContain('No other snack fits this day, so the day has 2 fewer.');
  });

  test('one that is kept may be the only one', () => {
    const only = withSnacks(dishes.slice(0, 1));
    const { snack } = madeOf(makePlan({ ...queryWith({}), corpus: only })).meals;
    const day = madeOf(makePlan({ ...queryWith({ moreSnacks: 1 }), corpus: only, locked: { snack: snack! } }));
    expect(placesOfDay(day)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(day.notes).toContain('No other snack fits this day, so the day has one fewer.');
  });

  test('one that came twice leaves the other versions of its kit', () => {
    const two = { ...queryWith({ moreSnacks: 1 }), corpus: withSnacks(dishes.slice(0, 3)) };
    const sound = madeOf(makePlan(two));
    const { snack } = sound.meals;
    const twice: DayDraft = { ...sound, meals: { ...sound.meals, 'snack-2': { ...snack!, place: 'snack-2' } } };
    const left: (readonly string[])[] = [];
    const made = findSoundDay({ query: two, context: readQuery(two) }, ({ candidates: { snack: snacks } }) => {
      left.push([...snacks.values()].flat().map(({ dishId }) => dishId));
      return left.length === 1 ? twice : sound;
    });
    expect(made.ok).toBe(true);
    expect(left.at(1)).toEqual(left.at(0)!.filter((dishId) => dishId !== snack!.dishId));
  });
});

describe('a day with more snacks is changed like any other', () => {
  const query = queryWith({ moreSnacks: 2 }, { seed: 4 });
  const day = madeOf(makePlan(query));

  test.each(['lunch', 'snack', 'snack-2', 'snack-3'] as const)('another dish at %s leaves all others as they are', (place) => {
    let meals = day.meals;
    const seen = [meals[place]!.dishId];
    for (const refreshCount of [1, 2, 3]) {
      const next = madeOf(refreshMeal({ ...query, meals, slot: place, refreshCount, shown: seen }));
      expect(placesOfDay(next)).toEqual(placesOfDay(day));
      expect({ ...next.meals, [place]: null }).toEqual({ ...day.meals, [place]: null });
      expect(new Set(dishesOf(next)).size).toBe(6);
      expect(seen).not.toContain(next.meals[place]!.dishId);
      expect(sumOf(next, 'calories')).toBe(next.totals.calories);
      seen.push(next.meals[place]!.dishId);
      meals = next.meals;
    }
  });

  test('the very dish that was chosen is placed', () => {
    const other = madeOf(makePlan({ ...query, seed: 11 }));
    const chosen = mealsOf(other).find(({ slot, meal }) => slot === 'snack' && !dishesOf(day).includes(meal.dishId))!.meal;
    const placed = madeOf(placeMeal({ ...query, meals: { ...day.meals, 'snack-2': { ...chosen, slot: 'snack', place: 'snack-2' } } }));
    expect(placed.meals['snack-2']?.dishId).toBe(chosen.dishId);
    expect(placesOfDay(placed)).toEqual(placesOfDay(day));
  });

  test('sliders move the snacks too, and a kept one stays to the gram', () => {
    const targets = targetsOf(2500);
    const locked = { 'snack-3': day.meals['snack-3']! };
    const more = madeOf(adjustPlan({ ...query, targets, meals: day.meals, locked }));
    expect(more.meals['snack-3']).toEqual(day.meals['snack-3']);
    expect(placesOfDay(more)).toEqual(placesOfDay(day));
    expect(missShare(more.totals, targets)).toBeLessThanOrEqual(ON_TARGET);
    const anew = madeOf(makePlan({ ...query, seed: 9, locked }));
    expect(anew.meals['snack-3']).toEqual(day.meals['snack-3']);
    expect(new Set(dishesOf(anew)).size).toBe(6);
  });

  test('what the sentence asked for does not bring back or take away a meal', () => {
    const other = { ...query, intent: EMPTY_INTENT };
    expect(placesOfDay(madeOf(refreshMeal({ ...other, meals: day.meals, slot: 'dinner', refreshCount: 1 })))).toEqual(placesOfDay(day));
    const { 'snack-2': _second, ...left } = day.meals;
    const next = madeOf(refreshMeal({ ...query, meals: left, slot: 'lunch', refreshCount: 1 }));
    expect(placesOfDay(next)).toEqual(['breakfast', 'lunch', 'dinner', 'snack', 'snack-3']);
  });
});

test.each<readonly [words: string, places: readonly MealPlace[], share: number]>([
  ['just dinner', ['dinner'], 0.33],
  ['snacks only', ['snack', 'snack-2'], 0.2],
  ['3 snacks only', ['snack', 'snack-2', 'snack-3'], 0.3],
])('%s is planned as the part of the day that it is', (words, places, share) => {
  const intent = parseIntent(words);
  const { targets } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const usual = resolveTargets({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER }).targets.calories;
  const day = madeOf(makePlan({ intent, eater: UNKNOWN_EATER, targets, seed: 2 }));
  expect(placesOfDay(day)).toEqual(places);
  expect(targets.calories / usual).toBeCloseTo(share, 1);
  expect(day.title).toBe(mealsOf(day).length === 1 ? day.meals.dinner?.title : titleDay(mealsOf(day).map(({ meal }) => meal)));
});
