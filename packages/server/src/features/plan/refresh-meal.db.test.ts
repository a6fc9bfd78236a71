import { ok } from '@larder/domain/base/result.ts';
import { NO_PROFILE, readEater } from '@larder/domain/intent/wish/read-eater.ts';
import type { DayDraft } from '@larder/domain/plan/plan.ts';
import { lowerFirst } from '@larder/domain/plan/write/describe-plan.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { guestAt } from '@larder/domain/table/seat-people.ts';
import type { EaterId } from '@larder/domain/table/table-eater.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Scope } from '../../db/scope.ts';
import { makeOpinionStore } from '../own-recipe/opinion-store.ts';
import { makeSearchStore } from '../search/search-store.ts';
import type { PlanDeps } from './generate-plan.ts';
import { formatMeal, formatMeals } from '../../plan-wire/format-plan.ts';
import { listSwapOptions } from './list-swap-options.ts';
import { embeddedEngine } from './plan-engine.ts';
import { makePlanStore } from './plan-store.ts';
import { refreshMeal, type ToldDay } from './refresh-meal.ts';
import { runTableJob } from './table-job.ts';

const callOf = (scope: Scope) => ({ scope, signal: new AbortController().signal });

const QUERY = 'vegetarian 1800 calories';

const makeDeps = (database: DatabaseHandle): PlanDeps => ({
  plans: makePlanStore(database),
  searches: makeSearchStore(database),
  eaters: { find: () => Promise.resolve(undefined) },
  engine: embeddedEngine,
  readTable: () => Promise.resolve([]),
  opinions: makeOpinionStore(database),
  layTable: async (job) => runTableJob(job, (day) => expect.fail(JSON.stringify(day))),
  listPlannable: () => Promise.resolve([]),
  listNamed: () => Promise.resolve([]),
  readLibrary: () => Promise.resolve([]),
  now: () => new Date(),
  onRejected: (day) => expect.fail(JSON.stringify(day)),
});

const lunchOf = (words: string) => ({ mealType: 'lunch' as const, query: { words, targets: null } });

async function listOptions(deps: PlanDeps, scope: Scope) {
  const listed = await listSwapOptions(deps, callOf(scope), lunchOf(QUERY));
  if (!listed.ok) throw new Error(listed.fault.type);
  return listed.value;
}

describeOnBothEngines('swapping a meal', (database) => {
  test.each([
    ['that is open', true],
    ['that is open no longer', false],
  ])('offers three other ideas for a day %s, and writes nothing', async (_name, isOpen) => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    if (isOpen) await refreshMeal(deps, callOf(scope), { ...lunchOf(QUERY), mealType: 'dinner', refreshCount: 1 });
    const before = await deps.plans.findOpenPlan(scope, QUERY);
    const shown = await deps.plans.listShown(scope, new Date(0));
    const options = await listOptions(deps, scope);
    expect(options).toHaveLength(3);
    const kits = [before?.current.meals.lunch, ...options].flatMap((meal) => meal?.dishId.split('~')[0] ?? []);
    expect(new Set(kits).size).toBe(kits.length);
    expect(options.every(({ slot }) => slot === 'lunch')).toBe(true);
    expect(await deps.plans.findOpenPlan(scope, QUERY)).toEqual(before);
    expect(await deps.plans.listShown(scope, new Date(0))).toEqual(shown);
  });

  test('puts the chosen one into the day, where the next refresh of another meal finds it', async () => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    const [, chosen] = await listOptions(deps, scope);
    const swapped = await refreshMeal(deps, callOf(scope), { ...lunchOf(QUERY), refreshCount: 1, chosen: formatMeal(chosen!) });
    expect(swapped).toMatchObject({ ok: true, value: { meal: { title: chosen!.title, dishId: chosen!.dishId } } });
    expect(swapped.ok && swapped.value.day?.words.description).toContain('lunch');
    await refreshMeal(deps, callOf(scope), { ...lunchOf(QUERY), mealType: 'dinner', refreshCount: 1 });
    expect((await deps.plans.findOpenPlan(scope, QUERY))?.current.meals.lunch?.dishId).toBe(chosen!.dishId);
  });

  test('is given up when whoever asked for it goes, also of a day for several, and nothing of it is kept', async () => {
    const scope = await makeTestScope(database());
    const leaving = new AbortController();
    const eaters = [guestAt(1), { ...guestAt(2), id: 'ben' as EaterId }];
    const alone = makeDeps(database());
    await refreshMeal(alone, callOf(scope), { ...lunchOf(QUERY), refreshCount: 1 });
    const before = await alone.plans.findOpenPlan(scope, QUERY);
    const left = { scope, signal: leaving.signal };
    const deps: PlanDeps = {
      ...alone,
      readTable: async () => eaters,
      layTable: async (job, signal) => {
        leaving.abort(new Error('left'));
        signal.throwIfAborted();
        return alone.layTable(job, signal);
      },
    };
    await expect(refreshMeal(deps, left, { ...lunchOf('for 2'), refreshCount: 1 })).rejects.toThrow('left');
    await expect(refreshMeal(alone, left, { ...lunchOf(QUERY), refreshCount: 2 })).rejects.toThrow('left');
    expect(await alone.plans.findOpenPlan(scope, QUERY)).toEqual(before);
    expect(await alone.plans.findOpenPlan(scope, 'for 2')).toBeUndefined();
  });

  test('does not place what the rules of the sentence forbid', async () => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    const steak = await listSwapOptions(deps, callOf(scope), lunchOf('beef lunch'));
    if (!steak.ok) throw new Error(steak.fault.type);
    const beef = steak.value.find(({ portions }) => portions.some(({ foodId }) => foodId.includes('beef')));
    const swapped = await refreshMeal(deps, callOf(scope), { ...lunchOf(QUERY), refreshCount: 1, chosen: formatMeal(beef!) });
    expect(swapped.ok && swapped.value.meal.dishId).not.toBe(beef!.dishId);
  });
});

describeOnBothEngines('a dish that is put back by name', (database) => {
  test.each([
    ['of one', []],
    ['of two', [guestAt(1), { ...guestAt(2), id: 'ben' as EaterId }]],
  ])('is refused where the rules bar it by now, and no other comes in its place: %s', async (_name, table) => {
    const scope = await makeTestScope(database());
    const deps = { ...makeDeps(database()), readTable: () => Promise.resolve(table) };
    const dinnerOf = { mealType: 'dinner' as const, query: { words: 'pork dinner', targets: null } };
    const first = await refreshMeal(deps, callOf(scope), { ...dinnerOf, mealType: 'lunch', refreshCount: 1 });
    const pork = dayOf(first).words.meals.dinner!;
    await refreshMeal(deps, callOf(scope), { ...dinnerOf, refreshCount: 1 });
    const shown = (await deps.plans.findOpenPlan(scope, 'pork dinner'))?.current.meals.dinner?.dishId;
    const profile = { ...NO_PROFILE, dietaryRestrictions: ['no pork'] };
    const barred = table.map((eater) => ({ ...eater, rules: readEater(profile, '2026-11-23') }));
    const noPork = { ...deps, eaters: { find: () => Promise.resolve(profile) }, readTable: () => Promise.resolve(barred) };
    const undone = await refreshMeal(noPork, callOf(scope), { ...dinnerOf, refreshCount: 2, chosen: formatMeal(pork) });
    expect(undone).toMatchObject({ ok: false, fault: { type: 'no-dish-fits', sentence: expect.stringContaining(pork.title) } });
    expect((await deps.plans.findOpenPlan(scope, 'pork dinner'))?.current.meals.dinner?.dishId).toBe(shown);
  });
});

describeOnBothEngines('the words of a day after a refresh', (database) => {
  const MEALS = { mealType: 'lunch' as const, query: { words: '2000 calories', targets: null } };

  test.each([
    ['of one', []],
    ['of two', [guestAt(1), { ...guestAt(2), id: 'ben' as EaterId }]],
  ])('are of its meals where the rules no longer allow one of them: %s', async (_name, table) => {
    const scope = await makeTestScope(database());
    const deps = { ...makeDeps(database()), readTable: () => Promise.resolve(table) };
    const first = await refreshMeal(deps, callOf(scope), { ...MEALS, query: { ...MEALS.query, words: 'pork dinner' }, refreshCount: 1 });
    const { words } = dayOf(first);
    const { id: planId } = await deps.plans.savePlan(scope, toSave(words));
    const profile = { ...NO_PROFILE, dietaryRestrictions: ['no pork'] };
    const barred = table.map((eater) => ({ ...eater, rules: readEater(profile, '2026-11-23') }));
    const noPork = { ...deps, eaters: { find: () => Promise.resolve(profile) }, readTable: () => Promise.resolve(barred) };
    const refreshed = await refreshMeal(noPork, callOf(scope), { ...MEALS, planId, isFirst: true, refreshCount: 1 });
    const { words: now, of } = dayOf(refreshed);
    const meal = now.meals.lunch!;
    const { breakfast, dinner, snack } = words.meals;
    expect(meal.dishId).not.toBe(words.meals.lunch?.dishId);
    expect(of.map(({ title }) => title)).toEqual([breakfast, meal, dinner, snack].flatMap((one) => one?.title ?? []));
    expect(now.title).toBe(words.title);
    const kcal = [breakfast, meal, dinner, snack].reduce((sum, one) => sum + (one?.nutrition.calories ?? 0), 0);
    expect(now.description).toContain(`${kcal} kcal`);
    expect(now.totals.calories).toBe(kcal);
    expect(now.description).toContain(`${lowerFirst(dinner!.title)} for dinner`);
    expect(now.notes.filter((note) => note.includes(dinner!.title))).toEqual([]);
    // And the next one still builds on it.
    const again = await refreshMeal(noPork, callOf(scope), { ...MEALS, mealType: 'breakfast', planId, isFirst: false, refreshCount: 1 });
    expect(dayOf(again).words.meals).toMatchObject({ lunch: { dishId: meal.dishId }, dinner: { dishId: dinner!.dishId } });
  });

  test('are of the meals that the screen shows, where it tells them of a saved plan that is another by now', async () => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    const first = await refreshMeal(deps, callOf(scope), { ...MEALS, refreshCount: 1 });
    const { words: shown } = dayOf(first);
    const second = await refreshMeal(deps, callOf(scope), { ...MEALS, refreshCount: 2 });
    const { words: saved } = dayOf(second);
    const { id: planId } = await deps.plans.savePlan(scope, toSave(saved));
    const day = formatMeals(shown).meals;
    const refreshed = await refreshMeal(deps, callOf(scope), { ...MEALS, mealType: 'dinner', planId, isFirst: true, refreshCount: 1, day });
    expect(refreshed.ok && refreshed.value.day?.words.meals.lunch?.title).toBe(shown.meals.lunch?.title);
  });

  test('are also of a meal from elsewhere', async () => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    const first = await refreshMeal(deps, callOf(scope), { ...MEALS, refreshCount: 1 });
    const { words } = dayOf(first);
    const { content, ...about } = toSave(words);
    const { dishId: _dishId, portions: _portions, ...dinner } = content.meals.dinner!;
    const meals = { ...content.meals, dinner: { ...dinner, title: 'Grandmother’s stew' } };
    const { id: planId } = await deps.plans.savePlan(scope, { ...about, content: { ...content, meals } });
    const refreshed = await refreshMeal(deps, callOf(scope), { ...MEALS, planId, isFirst: true, refreshCount: 1 });
    expect(dayOf(refreshed).words.title).toBe('Grandmother’s stew day');
    expect(dayOf(refreshed).words.description).toContain('grandmother’s stew for dinner');
  });
});

function dayOf(refreshed: Awaited<ReturnType<typeof refreshMeal>>): ToldDay {
  if (!refreshed.ok || !refreshed.value.day) throw new Error('No day');
  return refreshed.value.day;
}

/** As the edit screen would save it. */
function toSave({ title, description, totals: { calories: totalCalories, ...macros }, ...day }: DayDraft) {
  const nutritionOverview = { totalCalories, ...macros };
  return { title, description, searchQuery: 'pork dinner', content: { ...formatMeals(day), nutritionOverview, targets: day.targets } };
}

describeOnBothEngines('a change of an open plan', (database) => {
  test('holds no connection while it is worked out, and is worked out anew when another came before it', async () => {
    const [scope, deps] = [await makeTestScope(database()), makeDeps(database())];
    await refreshMeal(deps, callOf(scope), { ...lunchOf(QUERY), refreshCount: 1 });
    const seen: (number | undefined)[] = [];
    const changed = await deps.plans.changeOpenPlan(scope, QUERY, async (open) => {
      seen.push(open.refreshes.lunch);
      // Of nobody's transaction: where one were open, the database would refuse it.
      const now = await deps.plans.findOpenPlan(scope, QUERY);
      if (seen.length === 1) await deps.plans.saveOpenPlan(scope, QUERY, { ...now!, refreshes: { lunch: 7 } });
      return ok({ ...open, refreshes: { ...open.refreshes, dinner: 1 } });
    });
    expect(seen).toEqual([1, 7]);
    expect(changed).toMatchObject({ ok: true });
    expect((await deps.plans.findOpenPlan(scope, QUERY))?.refreshes).toEqual({ lunch: 7, dinner: 1 });
  });
});

describeOnBothEngines('refreshing meals of one day', (database) => {
  test.each([
    ['shown before', true],
    ['that is open no longer', false],
  ])('keeps each of those asked for at once, of a day %s', async (_name, isShown) => {
    const scope = await makeTestScope(database());
    const deps = makeDeps(database());
    const refresh = async (mealType: (typeof MEAL_SLOTS)[number]) => {
      const refreshed = await refreshMeal(deps, callOf(scope), { mealType, query: { words: QUERY, targets: null }, refreshCount: 1 });
      if (!refreshed.ok) throw new Error(refreshed.fault.type);
      return refreshed.value.meal.dishId;
    };
    if (isShown) await refresh('snack');
    const asked = ['breakfast', 'lunch', 'dinner'] as const;
    const dishIds = await Promise.all(asked.map(refresh));
    const { current, refreshes } = (await deps.plans.findOpenPlan(scope, QUERY))!;
    expect(asked.map((slot) => current.meals[slot]?.dishId)).toEqual(dishIds);
    expect(refreshes).toEqual({ ...(isShown && { snack: 1 }), breakfast: 1, lunch: 1, dinner: 1 });
  });
});
