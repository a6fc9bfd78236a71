import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { DIETS, RESTRICTIONS } from '../diet/diet.ts';
import { MENU_DIETS } from '../diet/guide.ts';
import { dietRule } from '../diet/diet-rule.ts';
import { splitToGrams, DEFAULT_SPLITS } from '../diet/macro-split.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { ALLERGENS } from '../food/food.ts';
import { FOODS } from '../food/food-table.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import { adjustPlan, rePortion } from './adjust-plan.ts';
import { checkPlan } from './check/check-plan.ts';
import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { makePlan } from './make-plan.ts';
import { CUISINES } from '../recipe/cuisine.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { DayDraft, DayFault, PlannedMeal } from './plan.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import { isUnservedWish } from './write/unserved-wish.ts';
import { refreshMeal } from './refresh-meal.ts';
import { refreshLevel } from './choose/refresh-tier.ts';

const targetsOf = (macros: Macros) => ({ ...macros, calories: Math.round(energyKcal(macros)) });
const USUAL = targetsOf({ protein: 100, carbs: 225, fat: 78 });

const queryWith = (intent: Partial<Intent> = {}, more: Partial<PlanQuery> = {}): PlanQuery => ({
  intent: { ...EMPTY_INTENT, ...intent },
  eater: UNKNOWN_EATER,
  targets: USUAL,
  seed: 1,
  ...more,
});

const getPlan = (query: PlanQuery): DayDraft => {
  const made = makePlan(query);
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
};

const mealsOf = (plan: DayDraft) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot] ?? []);
const foodsOf = (plan: DayDraft): ReadonlySet<string> =>
  new Set(mealsOf(plan).flatMap(({ portions }) => portions.map(({ foodId }) => foodId)));
const brokenIn = (plan: DayDraft, query: PlanQuery): readonly DayFault[] => {
  const checked = checkPlan(plan, readQuery(query));
  return checked.ok ? [] : checked.fault;
};

describe('makePlan', () => {
  test('fills all four meals on target and adds up', () => {
    const query = queryWith();
    const plan = getPlan(query);
    expect(mealsOf(plan).map(({ slot }) => slot)).toEqual([...MEAL_SLOTS]);
    expect(plan.misses).toEqual([]);
    expect(brokenIn(plan, query)).toEqual([]);
    for (const macro of ['protein', 'carbs', 'fat', 'calories'] as const) {
      expect(mealsOf(plan).reduce((sum, { nutrition }) => sum + nutrition[macro], 0)).toBe(plan.totals[macro]);
    }
  });

  test('nearly every day of every diet meets every macro to the gram, as it is shown', () => {
    const days = MENU_DIETS.flatMap((diet) =>
      [1, 2, 3, 4].map((seed) => {
        const targets = targetsOf(splitToGrams(1900 + 100 * seed, DEFAULT_SPLITS[diet]));
        return { targets, totals: getPlan(queryWith({ diets: [diet] }, { targets, seed })).totals };
      }),
    );
    const exact = days.filter(({ targets, totals }) =>
      (['protein', 'carbs', 'fat'] as const).every((macro) => Math.abs(totals[macro] - targets[macro]) <= 1),
    );
    expect(exact.length / days.length).toBeGreaterThanOrEqual(0.95);
  });

  test('the same query gives the same plan, another seed another', () => {
    expect(getPlan(queryWith())).toEqual(getPlan(queryWith()));
    const titles = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) =>
        mealsOf(getPlan(queryWith({}, { seed })))
          .map(({ title }) => title)
          .join(),
      ),
    );
    expect(titles.size).toBeGreaterThan(2);
  });

  test('never breaks a rule, an exclusion or a sum, for whatever rules come together', () => {
    const rules = fc.record({
      diets: fc.subarray([...DIETS], { maxLength: 1 }),
      restrictions: fc.subarray([...RESTRICTIONS], { maxLength: 2 }),
      allergies: fc.subarray([...ALLERGENS], { maxLength: 2 }),
      excluded: fc.uniqueArray(fc.constantFrom(...FOODS.map(({ id }) => id)), { maxLength: 40 }),
      seed: fc.nat(10_000),
    });
    fc.assert(
      fc.property(rules, ({ diets, restrictions, allergies, excluded, seed }) => {
        const intent = { diets, allergies, exclude: [{ words: 'these', foodIds: excluded }] };
        const macros = splitToGrams(2000, DEFAULT_SPLITS[diets[0] ?? 'standard']);
        const query = queryWith(intent, { seed, targets: targetsOf(macros), eater: { ...UNKNOWN_EATER, restrictions } });
        const made = makePlan(query);
        const faults = made.ok ? brokenIn(made.value, query) : made.fault.blockedBy.length === 0 ? ['blocked by nothing'] : [];
        expect(faults).toEqual([]);
        const eaten = made.ok ? foodsOf(made.value) : new Set<string>();
        expect(excluded.filter((id) => eaten.has(id))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test('what the profile forbids stays forbidden when the sentence says nothing of it', () => {
    const all = foodsOf(getPlan(queryWith()));
    const eater = { ...UNKNOWN_EATER, excludedFoodIds: [...all].slice(0, 6) };
    const eaten = foodsOf(getPlan(queryWith({}, { eater })));
    expect(eater.excludedFoodIds.filter((id) => eaten.has(id))).toEqual([]);
  });

  test('says honestly that nothing fits, and names the rule that stands in the way', () => {
    const everything = { words: 'everything', foodIds: FOODS.map(({ id }) => id) };
    const none = makePlan(queryWith({ exclude: [everything] }));
    expect(none.ok).toBe(false);
    const contradiction = makePlan(queryWith({ diets: ['vegan', 'carnivore'] }));
    if (contradiction.ok) throw new Error('a vegan carnivore was fed');
    expect(contradiction.fault).toMatchObject({ type: 'no-dish-fits', slot: 'breakfast' });
    expect(contradiction.fault.sentence).toMatch(/carnivore|vegan/);
  });

  test('keeps locked meals to the gram and plans the rest around them', () => {
    const first = getPlan(queryWith());
    const plan = getPlan(queryWith({}, { seed: 2, locked: { ...(first.meals.lunch && { lunch: first.meals.lunch }) } }));
    expect(plan.meals.lunch).toEqual(first.meals.lunch);
    expect(plan.misses).toEqual([]);
  });

  test('drops a lock that the rules no longer allow, and says so', () => {
    const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((candidate) =>
      mealsOf(getPlan(queryWith({}, { seed: candidate }))).some(({ portions }) => portions.some(({ foodId }) => foodId === 'olive-oil')),
    );
    const first = getPlan(queryWith({}, { seed: seed ?? 1 }));
    const meal = mealsOf(first).find(({ portions }) => portions.some(({ foodId }) => foodId === 'olive-oil'))!;
    const plan = getPlan(queryWith({ exclude: [{ words: 'olive oil', foodIds: ['olive-oil'] }] }, { locked: { [meal.slot]: meal } }));
    expect(foodsOf(plan).has('olive-oil')).toBe(false);
    expect(plan.notes.filter(isUnservedWish).join(' ')).toContain(`${meal.title} was kept, but`);
  });

  test('serves what was wished for when some dish has it', () => {
    for (const foodId of ['salmon', 'red-lentils', 'chickpeas-canned']) {
      expect(foodsOf(getPlan(queryWith({ wish: [{ words: foodId, foodIds: [foodId] }] })))).toContain(foodId);
    }
  });

  test('keeps to a time limit where it can, and says where it cannot', () => {
    const plan = getPlan(queryWith({ maxMinutes: 20 }));
    const late = mealsOf(plan).filter(({ prepMinutes, cookMinutes }) => prepMinutes + cookMinutes > 20);
    for (const meal of late) expect(plan.notes.some((note) => note.includes(meal.slot))).toBe(true);
    expect(late.length).toBeLessThan(3);
  });

  test('keeps each meal to its own minutes, also when it is refreshed, and leaves the others theirs', () => {
    const minutesAt = { breakfast: 10, dinner: 60 };
    const minutesOf = ({ meals }: DayDraft, slot: MealSlot): number => meals[slot]!.prepMinutes + meals[slot]!.cookMinutes;
    const days = [1, 2, 3, 4, 5, 6].map((seed) => queryWith({ minutesAt }, { seed })).map((query) => ({ query, plan: getPlan(query) }));
    for (const { query, plan } of days) {
      expect(minutesOf(plan, 'breakfast')).toBeLessThanOrEqual(10);
      expect(minutesOf(plan, 'dinner')).toBeLessThanOrEqual(60);
      expect(plan.reasons.join(' ')).toContain('breakfast within 10 minutes; dinner within 60 minutes');
      const refreshed = refreshMeal({ ...query, meals: plan.meals, slot: 'breakfast', refreshCount: 1 });
      expect(refreshed.ok && minutesOf(refreshed.value, 'breakfast')).toBeLessThanOrEqual(10);
    }
    expect(Math.max(...days.map(({ plan }) => minutesOf(plan, 'dinner')))).toBeGreaterThan(10);
  });

  test('holds a rule of one meal for that meal, also in a refresh, and for no other', () => {
    const mealRules = { lunch: { diets: ['vegan'], exclude: [] } } as const;
    const isVegan = (meal: PlannedMeal): boolean => {
      const foods = meal.portions.flatMap(({ foodId }) => FOODS.filter(({ id }) => id === foodId));
      return foods.every((food) => foodBreaksRule(food, dietRule('vegan'))?.outcome !== 'breaks');
    };
    let others = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const query = queryWith({ mealRules }, { seed });
      const plan = getPlan(query);
      expect(isVegan(plan.meals.lunch!)).toBe(true);
      others += mealsOf(plan).filter((meal) => !isVegan(meal)).length;
      expect(brokenIn(plan, query)).toEqual([]);
      const refreshed = refreshMeal({ ...query, meals: plan.meals, slot: 'lunch', refreshCount: 1 });
      expect(refreshed.ok && isVegan(refreshed.value.meals.lunch!)).toBe(true);
    }
    expect(others).toBeGreaterThan(0);
  });

  test('drops a locked meal that breaks a rule of its meal', () => {
    const meat = [1, 2, 3, 4]
      .flatMap((seed) => getPlan(queryWith({}, { seed })).meals.lunch ?? [])
      .find(({ ideaClass }) => ideaClass !== 'legume')!;
    const mealRules = { lunch: { diets: [], exclude: [{ words: 'it', foodIds: meat.portions.map(({ foodId }) => foodId) }] } };
    const plan = getPlan(queryWith({ mealRules }, { locked: { lunch: meat } }));
    expect(plan.meals.lunch?.dishId).not.toBe(meat.dishId);
    expect(plan.notes.join(' ')).toContain(meat.title);
  });

  test('plans nothing of the kinds of dish and the kitchens that are refused, also in a refresh', () => {
    const avoid = { dishWords: ['salad', 'soup'], cuisines: ['italian', 'mexican'], manners: [] } as const;
    for (let seed = 1; seed <= 6; seed++) {
      const query = queryWith({ avoid }, { seed });
      const plan = getPlan(query);
      const refreshed = refreshMeal({ ...query, meals: plan.meals, slot: 'dinner', refreshCount: 1 });
      const meals = [...mealsOf(plan), ...(refreshed.ok ? mealsOf(refreshed.value) : [])];
      expect(meals.filter(({ form, cuisine }) => /^(?:salad|soup)$/.test(form ?? '') || /italian|mexican/.test(cuisine))).toEqual([]);
      // A dish that is begun the night before is told of, too.
      expect(plan.notes.filter((note) => /without .* fits this day/.test(note))).toEqual([]);
    }
  });

  test('serves what is refused where nothing else is left, and says so', () => {
    const { notes, meals } = getPlan(queryWith({ avoid: { dishWords: [], cuisines: CUISINES, manners: [] } }));
    expect(Object.keys(meals)).toEqual([...MEAL_SLOTS]);
    for (const slot of MEAL_SLOTS) expect(notes.join(' ')).toMatch(new RegExp(`No ${slot} without \\w.* fits this day`));
  });

  test('shows what was remarked on reading the words', () => {
    const remarks = ['Larder does not know the allergy "nickel": please check the ingredients yourself.'];
    expect(getPlan(queryWith({ remarks })).notes).toEqual(remarks);
  });

  test('says which meal takes longer than its minutes', () => {
    const { meals, notes } = getPlan(queryWith({ minutesAt: { dinner: 1 } }));
    const { prepMinutes, cookMinutes } = meals.dinner!;
    expect(notes).toEqual([`No dinner that fits takes 1 minutes or less; this one takes ${prepMinutes + cookMinutes}.`]);
  });

  test('a light dinner is lighter than a big breakfast, and the day as large as ever', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { meals, misses } = getPlan(queryWith({ sizes: { breakfast: 'big', dinner: 'light' } }, { seed }));
      expect(meals.dinner!.nutrition.calories).toBeLessThan(meals.breakfast!.nutrition.calories);
      expect(misses).toEqual([]);
    }
  });

  test('keeps to what is asked of a single meal', () => {
    const perMeal = { breakfast: { calories: { max: 300 } }, lunch: { protein: { min: 40 } }, dinner: { calories: { target: 750 } } };
    for (let seed = 1; seed <= 6; seed++) {
      const { breakfast, lunch, dinner } = getPlan(queryWith({ perMeal }, { seed })).meals;
      expect(breakfast?.nutrition.calories).toBeLessThanOrEqual(303);
      expect(lunch?.nutrition.protein).toBeGreaterThanOrEqual(39);
      expect(Math.abs((dinner?.nutrition.calories ?? 0) - 750)).toBeLessThanOrEqual(45);
    }
  });

  test('plans only the slots that are wanted', () => {
    const plan = getPlan(queryWith({ slots: ['lunch', 'dinner'] }, { targets: targetsOf({ protein: 70, carbs: 140, fat: 45 }) }));
    expect(Object.keys(plan.meals)).toEqual(['lunch', 'dinner']);
  });

  test('makes a whole day of a sentence about one meal, and puts the wish into that meal', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const plan = getPlan(
        queryWith({ focus: ['lunch'], wish: [{ words: 'salmon', foodIds: ['salmon'] }], dishWords: ['salad'] }, { seed }),
      );
      expect(Object.keys(plan.meals)).toEqual([...MEAL_SLOTS]);
      expect(plan.meals.lunch?.portions.map(({ foodId }) => foodId)).toContain('salmon');
    }
  });

  test('puts each wish into the meal that it was said of', () => {
    const wishedAt = { 'cuisine:mexican': ['lunch'], 'cuisine:japanese': ['dinner'], 'dish:oatmeal': ['breakfast'] } as const;
    const intent = {
      cuisines: ['mexican', 'japanese'],
      dishWords: ['oatmeal'],
      focus: ['breakfast', 'lunch', 'dinner'],
      wishedAt,
    } as const;
    for (let seed = 1; seed <= 5; seed++) {
      const { meals } = getPlan(queryWith(intent, { seed }));
      expect(meals.breakfast?.title).toMatch(/oat|porridge|muesli/i);
      expect([meals.lunch?.cuisine, meals.dinner?.cuisine]).toEqual(['mexican', 'japanese']);
    }
  });

  test('says which meal could not have the cuisine it was wished of', () => {
    const wishedAt = { 'cuisine:vietnamese': ['breakfast'], 'cuisine:mexican': ['lunch'] } as const;
    const { notes, meals } = getPlan(queryWith({ diets: ['carnivore'], cuisines: ['vietnamese', 'mexican'], wishedAt }));
    const missed = (['breakfast', 'lunch'] as const).filter((slot, at) => meals[slot]?.cuisine !== ['vietnamese', 'mexican'][at]);
    expect(missed).not.toEqual([]);
    for (const slot of missed) expect(notes.some((note) => note.includes(` ${slot} fits your rules`))).toBe(true);
  });

  test('eggs for breakfast are eggs, and a salad for lunch is a salad', () => {
    const eggs = FOODS.filter(({ kind }) => kind === 'egg').map(({ id }) => id as string);
    const intent = {
      wish: [{ words: 'eggs', foodIds: eggs }],
      dishWords: ['salad'],
      focus: ['breakfast', 'lunch'],
      wishedAt: { 'wish:eggs': ['breakfast'], 'dish:salad': ['lunch'] },
    } as const;
    for (let seed = 1; seed <= 5; seed++) {
      const { meals } = getPlan(queryWith(intent, { seed }));
      expect(`${meals.breakfast?.title} ${meals.breakfast?.ideaClass}`.toLowerCase()).toMatch(/egg|omelet|frittata/);
      expect(meals.lunch?.form).toBe('salad');
    }
  });

  test('an impossible target gets the nearest day, each miss in one sentence', () => {
    const query = queryWith({ diets: ['vegan'] }, { targets: targetsOf({ protein: 250, carbs: 60, fat: 20 }) });
    const plan = getPlan(query);
    expect(plan.misses.length).toBeGreaterThan(0);
    for (const { sentence, macro, byGrams } of plan.misses) {
      expect(sentence).toContain(`${Math.abs(byGrams)} g ${byGrams > 0 ? 'over' : 'under'} on ${macro}`);
      expect(sentence.endsWith('.')).toBe(true);
    }
    expect(brokenIn(plan, query)).toEqual([]);
  });

  test('the nearest day hardly depends on the seed, and a sentence says what would reach the target', () => {
    const query = queryWith({ diets: ['vegetarian'] }, { targets: targetsOf({ protein: 220, carbs: 100, fat: 50 }) });
    const plans = [1, 2, 3, 4].map((seed) => getPlan({ ...query, seed }));
    const short = plans.map(({ totals }) => 220 - totals.protein);
    expect(Math.max(...short)).toBeLessThanOrEqual(1.35 * Math.min(...short));
    for (const { misses } of plans) expect(misses[0]?.sentence).toMatch(/; 220 g of protein would take about [\d,]+ kcal a day\.$/);
  });

  test('prints the label a rule asks for beside the food', () => {
    const query = queryWith({ diets: ['glutenfree'], wish: [{ words: 'oats', foodIds: ['rolled-oats'] }] });
    const oatLines = Array.from({ length: 4 }, (_, seed) => mealsOf(getPlan({ ...query, seed })))
      .flat()
      .flatMap(({ portions, ingredients }) => ingredients.filter((_, index) => portions[index]?.foodId === 'rolled-oats'));
    expect(oatLines.length).toBeGreaterThan(0);
    expect(oatLines.filter((line) => !line.includes('certified gluten-free'))).toEqual([]);
  });
});

describe('refreshMeal', () => {
  const query = queryWith();
  const plan = getPlan(query);

  test('changes one meal to another idea and leaves the others to the gram', () => {
    for (const slot of MEAL_SLOTS) {
      const refreshed = refreshMeal({ ...query, meals: plan.meals, slot, refreshCount: 1 });
      if (!refreshed.ok) throw new Error(refreshed.fault.sentence);
      const kitOf = (dishId: string) => dishId.split('~')[0];
      expect(kitOf(refreshed.value.meals[slot]?.dishId ?? '')).not.toBe(kitOf(plan.meals[slot]?.dishId ?? ''));
      for (const other of MEAL_SLOTS.filter((candidate) => candidate !== slot)) {
        expect(refreshed.value.meals[other]).toEqual(plan.meals[other]);
      }
    }
  });

  test('keeps refreshing: no dish comes back while there are others', () => {
    const shown: string[] = [];
    let meals = plan.meals;
    for (let refreshCount = 1; refreshCount <= 3; refreshCount++) {
      const refreshed = refreshMeal({ ...query, meals, slot: 'dinner', refreshCount, shown });
      if (!refreshed.ok) throw new Error(refreshed.fault.sentence);
      shown.push(meals.dinner?.dishId ?? '');
      meals = refreshed.value.meals;
      expect(shown).not.toContain(meals.dinner?.dishId ?? '');
    }
  });

  // Specification, section 9; strict boundaries by the checklist's AMB-23.
  test.each([
    [1, 'simple'],
    [2, 'simple'],
    [3, 'moderate'],
    [5, 'moderate'],
    [6, 'creative'],
  ])('refresh %i is %s', (count, level) => {
    expect(refreshLevel(count)).toBe(level);
  });
});

describe('adjustPlan', () => {
  const query = queryWith();
  const plan = getPlan(query);

  test('keeps the dishes for a small move of a slider', () => {
    const targets = targetsOf({ protein: 105, carbs: 220, fat: 78 });
    const adjusted = rePortion({ ...query, targets, meals: plan.meals });
    expect(mealsOf(adjusted).map(({ dishId }) => dishId)).toEqual(mealsOf(plan).map(({ dishId }) => dishId));
    expect(brokenIn(adjusted, { ...query, targets })).toEqual([]);
  });

  test('does not merely re-portion what the rules have come to forbid', () => {
    const banned = plan.meals.dinner?.portions[0]?.foodId ?? '';
    const adjusted = adjustPlan({ ...query, eater: { ...UNKNOWN_EATER, excludedFoodIds: [banned] }, meals: plan.meals });
    if (!adjusted.ok) throw new Error(adjusted.fault.sentence);
    expect(foodsOf(adjusted.value)).not.toContain(banned);
  });

  test('holds to keto whatever the sliders ask, and says so', () => {
    const keto = queryWith({ diets: ['keto'] }, { targets: targetsOf({ protein: 110, carbs: 35, fat: 155 }) });
    const targets = targetsOf({ protein: 110, carbs: 200, fat: 80 });
    const adjusted = adjustPlan({ ...keto, targets, meals: getPlan(keto).meals });
    if (!adjusted.ok) throw new Error(adjusted.fault.sentence);
    expect(adjusted.value.totals.carbs).toBeLessThanOrEqual(50);
    expect(adjusted.value.misses.map(({ sentence }) => sentence).join(' ')).toContain('no longer keto');
  });

  test('reaches a far target even if dishes have to change', () => {
    const targets = targetsOf({ protein: 150, carbs: 170, fat: 70 });
    const adjusted = adjustPlan({ ...query, targets, meals: plan.meals });
    if (!adjusted.ok) throw new Error(adjusted.fault.sentence);
    expect(adjusted.value.misses).toEqual([]);
    expect(brokenIn(adjusted.value, { ...query, targets })).toEqual([]);
  });
});
