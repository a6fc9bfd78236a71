import type { Week } from '@larder/contract/week.ts';
import type { PlanDay } from '@larder/contract/calendar.ts';
import type { Eater } from '@larder/contract/eater.ts';
import type { GeneratedPlan, Meal, SavedPlan } from '@larder/contract/plan.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringIn } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';
import { change, draft, read, save, START } from './support/week-calls.ts';

type Wire<Data> = { readonly data: Data };
const EATERS = '/api/household/eaters';
const GENERATE = '/api/meal-plans/generate';

const mealsOf = ({ meals }: Pick<GeneratedPlan, 'meals'>): readonly Meal[] => MEAL_SLOTS.flatMap((slot) => meals[slot] ?? []);
const kcalOf = (plan: Pick<GeneratedPlan, 'meals'>, name: string): number =>
  mealsOf(plan).reduce((sum, { plates }) => sum + (plates?.find((plate) => plate.name === name)?.nutrition.calories ?? 0), 0);

describe.each(ENGINES)('plans for a household on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  const generate = async (query: string): Promise<GeneratedPlan> =>
    (await ada.call<Wire<GeneratedPlan>>('POST', GENERATE, { query })).body.data;
  const addBen = () =>
    ada.call('POST', EATERS, { name: 'Ben', kind: 'adult', restrictions: ['no salmon'], target: { kind: 'calories', calories: 2800 } });

  it('have no plates where one eats alone', async () => {
    expect(mealsOf(await generate('1800 calories')).some(({ plates }) => plates)).toBe(false);
  });

  it('have a plate for everyone, the first the account’s own, each on their own energy', async () => {
    await addBen();
    await ada.call('POST', EATERS, { name: 'Tim', kind: 'child' });
    const plan = await generate('1600 calories');
    for (const { plates, calories, forAll } of mealsOf(plan)) {
      expect(plates).toHaveLength(3);
      expect(plates!.at(0)!.nutrition.calories).toBe(calories);
      expect(plates!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(forAll!.length).toBeGreaterThan(1);
      expect(plates!.flatMap(({ portions }) => portions).some(({ foodId }) => foodId === 'salmon')).toBe(false);
    }
    expect(Math.abs(plan.nutritionOverview.totalCalories - 1600)).toBeLessThanOrEqual(80);
    expect(Math.abs(kcalOf(plan, 'Ben') - 2800)).toBeLessThanOrEqual(140);
  });

  it('are for whom the sentence tells apart, who stay so when a dish is exchanged and may be kept', async () => {
    const query = 'my wife eats 1500 and is vegetarian, I eat 2600';
    const plan = await generate(query);
    expect(plan.newcomers).toEqual([
      { name: 'Wife', kind: 'adult', birthYear: null, restrictions: ['Vegetarian'], target: { kind: 'calories', calories: 1500 } },
    ]);
    expect(Math.abs(plan.nutritionOverview.totalCalories - 2600)).toBeLessThanOrEqual(130);
    expect(Math.abs(kcalOf(plan, 'Wife') - 1500)).toBeLessThanOrEqual(75);
    const other = await ada.call<Wire<{ meal: Meal }>>('POST', '/api/meal-plans/refresh-meal', {
      query,
      mealType: 'dinner',
      refreshCount: 1,
    });
    const wifes = (meal: Meal | undefined) => meal?.plates?.find(({ name }) => name === 'Wife')?.nutrition.calories ?? 0;
    expect(Math.abs(wifes(other.body.data.meal) / wifes(plan.meals.dinner) - 1)).toBeLessThan(0.1);
    expect((await ada.call('POST', EATERS, plan.newcomers![0])).status).toBe(200);
    const again = await generate(query);
    expect(again.newcomers).toBeUndefined();
    expect(mealsOf(again).every(({ plates }) => plates?.length === 2)).toBe(true);
  });

  it('keep whoever is kept from what harms somebody of their sentence, whose it is nobody can tell', async () => {
    const { newcomers } = await generate('me 2600, my wife 1500, she is allergic to peanuts, no mushrooms');
    expect(newcomers![0]!.restrictions).toEqual(expect.arrayContaining(['Allergic to peanuts', 'No mushrooms']));
    await ada.call('POST', EATERS, newcomers![0]);
    const kept = await generate('peanut butter toast');
    const foods = mealsOf(kept).flatMap(({ plates }) => plates!.flatMap(({ portions }) => portions.map(({ foodId }) => foodId)));
    expect(foods.filter((foodId) => /peanut|almond|mushroom/u.test(foodId))).toEqual([]);
  });

  it('keep the plates when they are saved', async () => {
    await addBen();
    const plan = await generate('1600 calories');
    const saved = await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', plan);
    const { id } = saved.body.data;
    const kept = (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data;
    expect(kept.meals).toEqual(plan.meals);
  });

  it('are the day that is there where as many are asked for as eat of it', async () => {
    await addBen();
    const query = '1600 calories';
    const { meals } = await generate(query);
    const { meal } = (
      await ada.call<Wire<{ meal: Meal }>>('POST', '/api/meal-plans/refresh-meal', { query, mealType: 'dinner', refreshCount: 1 })
    ).body.data;
    const day = { ...meals, dinner: meal };
    const again = (await ada.call<Wire<GeneratedPlan>>('POST', GENERATE, { query, day, people: 2 })).body.data;
    expect(mealsOf(again).map(({ title }) => title)).toEqual(mealsOf({ meals: day }).map(({ title }) => title));
  });

  it('refresh one meal for everybody', async () => {
    await addBen();
    const query = '1600 calories';
    const plan = await generate(query);
    const refreshed = await ada.call<Wire<{ meal: Meal }>>('POST', '/api/meal-plans/refresh-meal', {
      query,
      mealType: 'dinner',
      refreshCount: 1,
    });
    const { meal } = refreshed.body.data;
    expect(meal.dishId).not.toBe(plan.meals.dinner!.dishId);
    expect(meal.plates!.map(({ name }) => name)).toEqual(plan.meals.dinner!.plates!.map(({ name }) => name));
  });

  it('seat as many as the sentence names, guests beside the household', async () => {
    await addBen();
    const plan = await generate('dinner for 4');
    expect(plan.meals.dinner!.plates!.map(({ name }) => name).slice(1)).toEqual(['Ben', 'Guest 1', 'Guest 2']);
    expect(plan.notes.some((note) => note.includes('one person'))).toBe(false);
  });

  it('are judged by what everybody is said not to have today, whenever they were made and whoever reads them', async () => {
    const mia = (await ada.call<Wire<Eater>>('POST', EATERS, { name: 'Mia', kind: 'child' })).body.data;
    const eggs = { ...(await generate('2000 calories')) };
    const dinner = eggs.meals.dinner!;
    const [own, ofMia] = dinner.plates!;
    const plates = [{ ...own!, portions: [...own!.portions, { foodId: 'egg', grams: 50, from: 'side' }] }, ofMia!];
    const body = { ...eggs, meals: { ...eggs.meals, dinner: { ...dinner, plates } } };
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', body)).body.data;
    const today = new Date().toISOString().slice(0, 10) as PlainDate;
    // West of Greenwich it may still be yesterday.
    const dates = [addDays(today, -2), addDays(today, -1), '2126-11-20'];
    for (const date of dates) await ada.call('POST', '/api/weekly-plan-days', { date, mealPlanId: id });
    const ben = await larder.newEater();
    await bringIn(ada, ben);
    const against = async (of: Caller) => (await of.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data.against;
    const onDay = async (date: string) => (await ada.call<Wire<PlanDay[]>>('GET', `/api/weekly-plan-days/${date}`)).body.data[0]!.against;
    const onDays = async () => Promise.all(dates.map(onDay));
    expect([await against(ada), ...(await onDays())]).toEqual([undefined, undefined, undefined, undefined]);
    await ada.call('PUT', `${EATERS}/${mia.id}`, { ...mia, restrictions: ['Egg allergy'] });
    const says = /Mia’s rules no longer allow .*dinner with .*egg/;
    expect([await against(ada), await against(ben)]).toEqual([says, says].map((words) => expect.stringMatching(words)));
    expect(await onDays()).toEqual([undefined, expect.stringMatching(says), expect.stringMatching(says)]);
    const judge = async (plan: object) =>
      (await ada.call<Wire<Pick<SavedPlan, 'against'>>>('POST', '/api/meal-plans/judge', plan)).body.data.against;
    const { dinner: _, ...others } = body.meals;
    expect(await judge(body)).toMatch(says);
    expect((await judge({ ...body, meals: others })) ?? 'nothing').not.toContain('dinner');
    const range = await ada.call<Wire<PlanDay[]>>('GET', `/api/weekly-plan-days/${dates[0]}?endDate=${today}`);
    expect(range.body.data.map((day) => day.against !== undefined)).toEqual([false, true]);
  });

  it('hold a diet against its holder’s own plate alone', async () => {
    const ben = await larder.newEater();
    await bringIn(ada, ben);
    await ben.call('PUT', '/api/profile', { firstName: 'Ben' });
    const plan = await generate('2000 calories');
    const lunch = plan.meals.lunch!;
    const [first, second] = lunch.plates!;
    const of = (plate: typeof first, foodId: string) => ({ ...plate!, portions: [{ foodId, grams: 100, from: 'pot' as const }] });
    const meals = { lunch: { ...lunch, plates: [of(first, 'chicken-breast'), of(second, 'extra-firm-tofu')] } };
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, meals })).body.data;
    await ben.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    const against = async (reader: Caller) => (await reader.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data.against;
    expect([await against(ada), await against(ben)]).toEqual([undefined, undefined]);
  });

  it('plan a week for everyone, keep it, and change one of its meals for everyone', async () => {
    await addBen();
    const week = await draft(ada, { days: 2 });
    const plates = week.plans.flatMap(({ meals }) => mealsOf({ meals }).map((meal) => meal.plates?.length));
    expect(new Set(plates)).toEqual(new Set([2]));
    expect(await read(ada, week.id)).toEqual(week);
    const { week: changed } = await change(ada, week.id, 'refresh', { date: START, slot: 'dinner', count: 1 });
    const before = week.plans[0]?.meals.dinner;
    const after = changed.plans[0]?.meals.dinner;
    expect(after?.dishId).not.toBe(before?.dishId);
    expect(after?.plates?.map(({ name }) => name)).toEqual(before?.plates?.map(({ name }) => name));
  });

  it('say of a week that nobody has saved what an allergy added later speaks against, and plan that anew for who asks for it again', async () => {
    await addBen();
    const asked = { query: '', start: '2126-11-18', days: 2 };
    const week = await draft(ada, asked);
    expect(week.plans.map(({ against }) => against)).toEqual([undefined, undefined]);
    const foods = week.plans.map(({ meals }) => mealsOf({ meals }).flatMap(({ plates }) => plates?.[0]?.portions[0]?.foodId ?? [])[0]);
    const ben = (await ada.call<Wire<Eater[]>>('GET', EATERS)).body.data.find(({ name }) => name === 'Ben')!;
    await ada.call('PUT', `${EATERS}/${ben.id}`, { ...ben, restrictions: foods.map((foodId) => `no ${foodId!.replaceAll('-', ' ')}`) });
    const again = await read(ada, week.id);
    expect(again).toMatchObject({ id: week.id, revision: null });
    expect(again.plans.map(({ against }) => against)).toEqual([1, 2].map(() => expect.stringContaining('Ben’s rules no longer allow')));
    // Whoever asks for it again gets what the rules let be of it, and other dishes for the rest.
    const anew = await draft(ada, asked);
    expect(anew).toMatchObject({ id: week.id, revision: null, canUndo: true });
    expect(anew.plans.map(({ against }) => against)).toEqual([undefined, undefined]);
    const dishesOf = ({ plans }: Week) => plans.flatMap(({ meals }) => mealsOf({ meals }).map(({ dishId }) => dishId));
    const stays = dishesOf(anew).filter((dishId, at) => dishId === dishesOf(week)[at]);
    expect(stays.length).toBeGreaterThan(0);
    expect(stays.length).toBeLessThan(dishesOf(week).length);
    expect(anew.relaxed).not.toEqual([]);
    expect((await draft(ada, asked)).plans.map(({ title }) => title)).toEqual(anew.plans.map(({ title }) => title));
  });

  it('are as they were in a week whose change is taken back, whoever has left or come meanwhile', async () => {
    await addBen();
    await ada.call('POST', EATERS, { name: 'Tim', kind: 'adult' });
    const { id } = await draft(ada, { query: '', start: '2126-11-18', days: 3 });
    const saved = await save(ada, id);
    const tim = (await ada.call<Wire<Eater[]>>('GET', EATERS)).body.data.find(({ name }) => name === 'Tim')!;
    await ada.call('DELETE', `${EATERS}/${tim.id}`);
    const { week: out } = await change(ada, id, 'eating-out', { date: '2126-11-18', slot: 'dinner', isOut: true });
    expect(out.isChanged).toBe(true);
    const { week: back, notes } = await change(ada, id, 'undo');
    expect(back.plans).toEqual(saved.plans);
    expect(back).toMatchObject({ isChanged: false, cooks: saved.cooks, relaxed: saved.relaxed });
    expect(notes).toEqual([]);
    expect(await read(ada, id)).toMatchObject({ plans: saved.plans, isChanged: false });
  });

  it('are not what they were where today’s rules speak against it, which is said', async () => {
    await addBen();
    const { id } = await draft(ada, { query: '', start: '2126-11-18', days: 2 });
    const saved = await save(ada, id);
    await change(ada, id, 'eating-out', { date: '2126-11-18', slot: 'dinner', isOut: true });
    const ben = (await ada.call<Wire<Eater[]>>('GET', EATERS)).body.data.find(({ name }) => name === 'Ben')!;
    const foodId = mealsOf(saved.plans[0]!).flatMap(({ plates }) => plates?.[0]?.portions[0]?.foodId ?? [])[0]!;
    await ada.call('PUT', `${EATERS}/${ben.id}`, { ...ben, restrictions: [`no ${foodId.replaceAll('-', ' ')}`] });
    const { week: back, notes } = await change(ada, id, 'undo');
    expect(back.plans[0]?.meals).not.toEqual(saved.plans[0]?.meals);
    expect(back.plans[0]?.against).toBeUndefined();
    expect(back.isChanged).toBe(true);
    expect(notes.join(' ')).toContain('Monday does not come back as it was: ');
  });

  it('say what an allergy speaks against that was away while a meal was changed, and is back', async () => {
    await addBen();
    const ben = (await ada.call<Wire<Eater[]>>('GET', EATERS)).body.data.find(({ name }) => name === 'Ben')!;
    const setRules = async (restrictions: readonly string[]) => ada.call('PUT', `${EATERS}/${ben.id}`, { ...ben, restrictions });
    await setRules(['Vegan']);
    const week = await draft(ada, { query: '', start: '2126-11-25', days: 2 });
    await setRules([]);
    const { week: changed } = await change(ada, week.id, 'refresh', { date: '2126-11-25' as never, count: 1 });
    expect(changed.plans.map(({ against }) => against)).toEqual([undefined, undefined]);
    await setRules(['Vegan']);
    expect((await read(ada, week.id)).plans[0]?.against).toContain('Ben’s rules no longer allow');
  });

  it('say of a saved week’s days to come what an allergy added later speaks against', async () => {
    await addBen();
    const week = await save(ada, (await draft(ada, { start: '2126-11-18', days: 2 })).id);
    expect(week.plans.map(({ against }) => against)).toEqual([undefined, undefined]);
    const foods = week.plans.map(({ meals }) => mealsOf({ meals }).flatMap(({ plates }) => plates?.[0]?.portions[0]?.foodId ?? [])[0]);
    const ben = (await ada.call<Wire<Eater[]>>('GET', EATERS)).body.data.find(({ name }) => name === 'Ben')!;
    await ada.call('PUT', `${EATERS}/${ben.id}`, { ...ben, restrictions: foods.map((foodId) => `no ${foodId!.replaceAll('-', ' ')}`) });
    const again = await read(ada, week.id);
    expect(again.plans.map(({ against }) => against)).toEqual([1, 2].map(() => expect.stringContaining('Ben’s rules no longer allow')));
  });

  it('say of a week that was saved for one what a child who came later never eats, on the days that it is home', async () => {
    const week = await save(ada, (await draft(ada, { start: '2126-11-18', days: 2 })).id);
    const restrictions = ['no onion', 'no garlic', 'no rice', 'no tomatoes', 'no olive oil', 'no chickpeas', 'no lentils', 'no tofu'];
    const mia = { kind: 'child', name: 'Mia', ageYears: 6, restrictions };
    const { body } = await ada.call<Wire<Eater>>('POST', EATERS, mia);
    expect((await read(ada, week.id)).plans.map(({ against }) => against)).toEqual(
      [1, 2].map(() => expect.stringContaining('Mia’s rules no longer allow')),
    );
    // The 18th is a Monday.
    await ada.call('PUT', `${EATERS}/${body.data.id}`, { ...body.data, eatsAtHome: { ...body.data.eatsAtHome, monday: [] } });
    const [first, second] = (await read(ada, week.id)).plans;
    expect([first?.against, second?.against]).toEqual([undefined, expect.stringContaining('Mia’s rules no longer allow')]);
  });

  it('say of a plan that stands on several days what a child never eats on those alone that it is home', async () => {
    const { plans } = await save(ada, (await draft(ada, { start: '2126-11-18', days: 2 })).id);
    const restrictions = ['no onion', 'no garlic', 'no rice', 'no tomatoes', 'no olive oil', 'no chickpeas', 'no lentils', 'no tofu'];
    const { body } = await ada.call<Wire<Eater>>('POST', EATERS, { kind: 'child', name: 'Mia', ageYears: 6, restrictions });
    await ada.call('PUT', `${EATERS}/${body.data.id}`, { ...body.data, eatsAtHome: { ...body.data.eatsAtHome, monday: [] } });
    await ada.call('POST', '/api/weekly-plan-days', { date: '2126-11-19', mealPlanId: plans[0]!.mealPlanId! });
    const days = await ada.call<Wire<PlanDay[]>>('GET', '/api/weekly-plan-days/2126-11-18?endDate=2126-11-19');
    expect(days.body.data.map(({ against }) => against)).toEqual([undefined, expect.stringContaining('Mia’s rules no longer allow')]);
  });
});
