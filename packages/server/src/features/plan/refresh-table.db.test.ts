import { foodBreaksAllergy } from '@larder/domain/diet/check-allergen.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import { NO_PROFILE, type Profile, readEater } from '@larder/domain/intent/wish/read-eater.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { isMealForToddlers } from '@larder/domain/plan/frame/toddler.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { guestAt } from '@larder/domain/table/seat-people.ts';
import type { EaterId, TableEater } from '@larder/domain/table/table-eater.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Scope } from '../../db/scope.ts';
import { formatMeal, formatMeals } from '../../plan-wire/format-plan.ts';
import { makeOpinionStore } from '../own-recipe/opinion-store.ts';
import { makeSearchStore } from '../search/search-store.ts';
import { generatePlan, type GenerateWish, type PlanDeps } from './generate-plan.ts';
import { listOtherParts, listSwapOptions } from './list-swap-options.ts';
import { embeddedEngine } from './plan-engine.ts';
import { makePlanStore } from './plan-store.ts';
import { refreshMeal } from './refresh-meal.ts';
import { runTableJob } from './table-job.ts';

const callOf = (scope: Scope) => ({ scope, signal: new AbortController().signal });

const ALLERGENS = ['dairy', 'egg', 'gluten'] as const;
const ALLERGIC: Profile = { ...NO_PROFILE, dietaryRestrictions: ['Dairy allergy', 'Egg allergy', 'Gluten allergy'] };
const rules = readEater(ALLERGIC, '2026-11-23');

const person = (name: string, own: Partial<TableEater> = {}): TableEater => ({ ...guestAt(1), id: name as EaterId, name, ...own });

const makeDeps = (database: DatabaseHandle, { profile, table }: { profile: Profile; table: readonly TableEater[] }): PlanDeps => ({
  plans: makePlanStore(database),
  searches: makeSearchStore(database),
  eaters: { find: () => Promise.resolve(profile) },
  engine: embeddedEngine,
  readTable: () => Promise.resolve(table),
  opinions: makeOpinionStore(database),
  layTable: async (job) => runTableJob(job, (day) => expect.fail(JSON.stringify(day))),
  listPlannable: () => Promise.resolve([]),
  listNamed: () => Promise.resolve([]),
  readLibrary: () => Promise.resolve([]),
  now: () => new Date('2026-11-23T12:00:00Z'),
  onRejected: (day) => expect.fail(JSON.stringify(day)),
});

async function generate(deps: PlanDeps, scope: Scope, wish: GenerateWish) {
  const steps = generatePlan(deps, wish, { scope, signal: new AbortController().signal, isStreamed: false });
  for (;;) {
    const next = await steps.next();
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.fault.sentence);
    return next.value.value.plan;
  }
}

const expectNoAllergen = (meals: readonly PlannedMeal[]): void => {
  for (const { title, portions, plates = [] } of meals) {
    for (const { foodId } of [...portions, ...plates.flatMap((plate) => plate.portions)]) {
      for (const allergen of ALLERGENS) {
        const fault = foodBreaksAllergy(findFood(foodId)!, allergen);
        expect(fault?.outcome === 'breaks', `${foodId} in ${title}`).toBe(false);
      }
    }
  }
};

describeOnBothEngines("a table's day changed", (database) => {
  test.each([
    {
      who: 'of one who lives alone and lays for four',
      words: '2000 calories',
      people: 4,
      profile: ALLERGIC,
      table: [person('Anna', { rules })],
    },
    { who: 'of one without a household', words: '2000 calories', people: 4, profile: ALLERGIC, table: [] },
    {
      who: 'of the third where the sentence is for two',
      words: 'dinner for 2',
      people: 3,
      profile: NO_PROFILE,
      table: [person('Anna'), person('Ben'), person('Cleo', { rules })],
    },
  ])('keeps the allergies $who', async ({ words, people, profile, table }) => {
    expect(rules.allergies).toEqual(ALLERGENS);
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database(), { profile, table })];
    const query = { words, targets: null };
    const plan = await generate(deps, scope, { query, people });
    expect(plan.meals.dinner?.plates).toHaveLength(people);
    const wish = { mealType: 'dinner' as const, query, day: formatMeals(plan).meals };
    for (const refreshCount of [1, 2, 3]) {
      const refreshed = await refreshMeal(deps, callOf(scope), { ...wish, refreshCount });
      if (!refreshed.ok) throw new Error(refreshed.fault.type);
      expect(refreshed.value.meal.plates).toHaveLength(people);
      expectNoAllergen([refreshed.value.meal]);
    }
    const options = await listSwapOptions(deps, callOf(scope), wish);
    if (!options.ok) throw new Error(options.fault.type);
    expect(options.value.length).toBeGreaterThan(0);
    expectNoAllergen(options.value);
    const placed = await refreshMeal(deps, callOf(scope), { ...wish, refreshCount: 1, chosen: formatMeal(options.value[0]!) });
    expect(placed.ok && placed.value.meal.plates).toHaveLength(people);
  });

  test('offers other parts that nobody’s allergy forbids and that the youngest does not choke on', async () => {
    const mia = person('Mia', { kind: 'toddler', ageYears: 2, rules: { ...readEater(NO_PROFILE, '2026-11-23'), ageYears: 2 } });
    const table = [person('Anna'), person('Ben', { rules }), mia];
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database(), { profile: NO_PROFILE, table })];
    const query = { words: '2000 calories', targets: null };
    const plan = await generate(deps, scope, { query });
    const day = formatMeals(plan).meals;
    const offered: PlannedMeal[] = [];
    for (const mealType of MEAL_SLOTS) {
      // Also of a side that stands beside the first's share, which is no item of the dish.
      for (const part of plan.meals[mealType]!.portions.keys()) {
        const parts = await listOtherParts(deps, callOf(scope), { mealType, query, day, part });
        if (!parts.ok) throw new Error(parts.fault.type);
        offered.push(...parts.value.map(({ meal }) => meal));
      }
    }
    expect(offered.length).toBeGreaterThan(0);
    expectNoAllergen(offered);
    expect(offered.filter((meal) => !isMealForToddlers(meal, DEFAULT_CORPUS)).map(({ title }) => title)).toEqual([]);
  });

  test.each([
    { after: 'as the open plan is laid', first: null, people: undefined },
    { after: 'as the screen says, other targets moved before', first: { calories: 2100, protein: 110, carbs: 250, fat: 73 }, people: 4 },
  ])('stays for four under the sliders, $after', async ({ first, people }) => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database(), { profile: NO_PROFILE, table: [person('Anna')] })];
    const words = '2000 calories';
    await generate(deps, scope, { query: { words, targets: null } });
    const four = await generate(deps, scope, { query: { words, targets: first }, people: 4 });
    const targets = { calories: 2300, protein: 120, carbs: 270, fat: 82 };
    const moved = await generate(deps, scope, { query: { words, targets }, people });
    for (const slot of MEAL_SLOTS) {
      expect(moved.meals[slot]?.plates?.map(({ name }) => name)).toEqual(four.meals[slot]?.plates?.map(({ name }) => name));
      expect(moved.meals[slot]?.plates).toHaveLength(4);
    }
    expect(Math.abs(moved.totals.calories - 2300)).toBeLessThanOrEqual(115);
  });
});
