import { describe, expect, test } from 'vitest';
import { addDays, makePlainDate, weekdayOf } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { measureList } from '../../tests/measure-list.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { runSteps } from '../base/steps.ts';
import { listNeeds } from '../grocery/list-needs.ts';
import { EMPTY_INTENT, type Intent } from '../intent/intent.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { missShare } from '../plan/portion/tolerance.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { dietRule } from '../diet/diet-rule.ts';
import type { Dish } from '../kit/dish.ts';
import { nameFish } from '../kit/main-protein.ts';
import { checkWeek } from '../../tests/check-week.ts';
import type { Cook } from './cook.ts';
import { makeIsEveryday } from './everyday.ts';
import { basesOf } from './helpings.ts';
import { makeWeek, type Week } from './make-week.ts';
import { refreshInWeek } from './refresh-in-week.ts';
import { remakeWeek } from './remake-week.ts';
import { cookOf } from './shape-week.ts';
import { spreadDay } from './spread-day.ts';
import { listWeekDays, type WeekQuery } from './week-query.ts';
import { NO_WEEK_RULES, type WeekRules } from './week-rules.ts';
import { readWeekdayWords } from './weekday-words.ts';

/** A Monday. */
const START = makePlainDate(2026, 11, 23);

function queryOf(intent: Partial<Intent>, more: Partial<WeekQuery> = {}, seed = 1): WeekQuery {
  const whole: Intent = { ...EMPTY_INTENT, calories: { target: 1900 }, ...intent };
  const { targets, caps } = resolveTargets({ intent: whole, eater: UNKNOWN_EATER });
  return {
    start: START,
    days: 7,
    day: { intent: whole, eater: UNKNOWN_EATER, targets, caps, seed },
    shape: 'usual',
    slots: MEAL_SLOTS,
    rules: NO_WEEK_RULES,
    taken: [],
    ...more,
  };
}

function weekOf(query: WeekQuery): Week {
  const made = makeWeek(query);
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
}

/** A day that has to be there, with its meals. */
function dayOf({ days }: Pick<Week, 'days'>, at: number): Week['days'][number] {
  const day = days[at];
  if (!day) throw new Error(`The week has no day ${at}.`);
  return day;
}

function mealOf(week: Pick<Week, 'days'>, at: number, slot: MealSlot): PlannedMeal {
  const meal = dayOf(week, at).plan.meals[slot];
  if (!meal) throw new Error(`Day ${at} has no ${slot}.`);
  return meal;
}

const weigh = ({ portions }: PlannedMeal): readonly { foodId: string; grams: number }[] =>
  portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]?.grams ?? 0 }));

const titlesOf = ({ days }: Week): readonly string[] =>
  days.flatMap(({ plan }) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot]?.title ?? []));

const kitsOf = (week: Week, slot: 'dinner' | 'breakfast'): readonly string[] =>
  week.days.map((_, at) => kitIdOf(mealOf(week, at, slot).dishId));

const kitIdOf = (dishId: string): string => dishId.replace(/~.*/, '');

describe('a week', () => {
  const plain = weekOf(queryOf({}));

  test('has every meal of every day, breaks no rule, and its pots come out even', () => {
    expect(plain.days.map(({ date }) => date)).toHaveLength(7);
    expect(plain.days.every(({ plan }) => MEAL_SLOTS.every((slot) => plan.meals[slot]))).toBe(true);
    expect(checkWeek(plain, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });

  test('serves no dinner twice, and its days meet their targets', () => {
    expect(new Set(kitsOf(plain, 'dinner')).size).toBe(7);
    const off = plain.days.filter(({ plan }) => missShare(plan.totals, plan.targets) > 1.05);
    expect(off.map(({ date }) => date)).toEqual([]);
  });

  test('is the same for the same seed', () => {
    expect(titlesOf(weekOf(queryOf({})))).toEqual(titlesOf(plain));
  });

  test('shops small: three breakfasts, and lunches from the pot of the evening before', () => {
    expect(new Set(kitsOf(plain, 'breakfast')).size).toBe(3);
    expect(mealOf(plain, 1, 'lunch').dishId).toBe(mealOf(plain, 0, 'dinner').dishId);
    expect(mealOf(plain, 1, 'lunch').pot).toMatchObject({ cookedOn: START, cookedFor: 'dinner' });
    const things = measureList(plain.days.map(({ date, plan }) => ({ date, meals: plan.meals })));
    // Seven days one by one come to a hundred and more.
    expect([...things.values()].filter(({ grams }) => grams > 0).length).toBeLessThan(85);
  });

  test('writes a pot for all its meals, and what is left as a card of its own', () => {
    const [cooked, left] = [mealOf(plain, 0, 'dinner'), mealOf(plain, 1, 'lunch')];
    expect(cooked.description).toContain("For Monday's dinner and Tuesday's lunch: 2 portions.");
    expect(cooked.instructions.at(-1)).toMatch(/^Put away what is for Tuesday's lunch: .* within 2 hours\./);
    expect(cooked.pot?.ingredients).toHaveLength(cooked.portions.length);
    expect(left.instructions).toHaveLength(1);
    expect(left.instructions[0]).toMatch(/^(?:Reheat|Take) Monday's portion/);
    expect(left.tips).toEqual([]);
    expect(left.prepMinutes + left.cookMinutes).toBeLessThanOrEqual(5);
  });

  test('buys a whole pot for the day it is cooked on and nothing for what is left of it', () => {
    const listed = runSteps(listNeeds([{ date: START, meals: { dinner: mealOf(plain, 0, 'dinner') } }]));
    // What is bought as something else (cooked rice as rice) weighs something else.
    const [{ foodId, grams } = { foodId: '', grams: 0 }] = weigh(mealOf(plain, 0, 'dinner')).filter((portion) =>
      listed.some((need) => need.foodId === portion.foodId),
    );
    const bought = listed.filter((need) => need.foodId === foodId);
    expect(runSteps(listNeeds([{ date: dayOf(plain, 1).date, meals: { lunch: mealOf(plain, 1, 'lunch') } }]))).toEqual([]);
    expect(bought.map(({ amount }) => amount && amountToNumber(amount))).toEqual([
      expect.closeTo(grams / (mealOf(plain, 0, 'dinner').pot?.share ?? 1), 0) as number,
    ]);
  });
});

describe('a week as people eat', () => {
  const weeks = [3, 5].map((seed) => weekOf(queryOf({ diets: ['pescatarian'] }, {}, seed)));
  const minutesOf = (meal: PlannedMeal): number => meal.prepMinutes + meal.cookMinutes;

  test('is quick before and between work, and takes the time that a sentence gives it', () => {
    const slow = weeks.flatMap((week) =>
      [0, 1, 2, 3, 4].flatMap((at) => [
        ...(minutesOf(mealOf(week, at, 'breakfast')) > 15 ? [mealOf(week, at, 'breakfast').title] : []),
        ...(minutesOf(mealOf(week, at, 'lunch')) > 25 ? [mealOf(week, at, 'lunch').title] : []),
        ...(minutesOf(mealOf(week, at, 'snack')) > 10 ? [mealOf(week, at, 'snack').title] : []),
      ]),
    );
    expect(slow).toEqual([]);
    const cook: Cook = { id: 'a', kind: 'again', slot: 'breakfast', servings: [{ day: 0, slot: 'breakfast' }] };
    const long = [...DEFAULT_CORPUS.dishesById.values()].find(({ slots, time }) => slots.includes('breakfast') && time.totalMinutes > 40);
    const isEverydayFor = (intent: Partial<Intent>) => makeIsEveryday(cook, listWeekDays(queryOf(intent)))(long!);
    expect(isEverydayFor({})).toBe(false);
    expect(isEverydayFor({ minutesAt: { breakfast: 60 } })).toBe(true);
    const pakoras = [...DEFAULT_CORPUS.dishesById.values()].find(({ slots, time }) => slots.includes('snack') && time.totalMinutes > 40);
    const onSaturday: Cook = { id: 'b', kind: 'again', slot: 'snack', servings: [{ day: 5, slot: 'snack' }] };
    expect(makeIsEveryday(onSaturday, listWeekDays(queryOf({})))(pakoras!)).toBe(false);
  });

  test('has no kind of fish at more than two meals', () => {
    const often = weeks.flatMap((week) => {
      const meals = week.days.flatMap(({ plan }) =>
        Object.values(plan.meals).flatMap((meal) => [
          ...new Set(
            weigh(meal).flatMap(({ foodId, grams }) => {
              const food = DEFAULT_CORPUS.foodsById.get(foodId);
              return food?.kind === 'fish' && grams >= 50 ? [nameFish(food)] : [];
            }),
          ),
        ]),
      );
      return [...new Set(meals)].filter((fish) => meals.filter((other) => other === fish).length > 2);
    });
    expect(often).toEqual([]);
  });

  test('is not built on one root, vegetable or shellfish all week, nor on one twice a day', () => {
    for (const { days, cooks, solved } of weeks) {
      const basesAt = new Map(
        cooks.flatMap(({ servings }, at) =>
          servings.map(({ day, slot }) => [`${day} ${slot}`, solved.dishes.slice(at, at + 1).flatMap(basesOf)] as const),
        ),
      );
      const all = [...basesAt.values()].flat();
      expect(all.filter((base) => all.filter((other) => other === base).length > 5)).toEqual([]);
      const twice = days.flatMap((_, day) => basesAt.get(`${day} lunch`)!.filter((base) => basesAt.get(`${day} dinner`)!.includes(base)));
      expect(twice.length).toBeLessThanOrEqual(1);
    }
  });

  test('on a Mediterranean diet is cooked mostly in kitchens of the Mediterranean', () => {
    const { cooks, solved } = weekOf(queryOf({ diets: ['mediterranean'] }));
    const kitchens = cooks.flatMap(({ slot }, at) => (slot === 'lunch' || slot === 'dinner' ? [solved.dishes[at]?.cuisine] : []));
    const own = kitchens.filter((cuisine) => /mediterranean|greek|italian|spanish|moroccan|middle-eastern/.test(cuisine ?? ''));
    expect(own.length / kitchens.length).toBeGreaterThan(0.6);
  });
});

describe('minutes that the sentence gives a meal', () => {
  const listLonger = (week: Week, most: (slot: MealSlot) => number) =>
    week.days.flatMap(({ plan }) =>
      Object.values(plan.meals).flatMap(({ slot, title, prepMinutes, cookMinutes }) =>
        prepMinutes + cookMinutes > most(slot) ? [`${title} ${prepMinutes + cookMinutes}`] : [],
      ),
    );

  test.each([1, 2, 3])('hold for every dish of the week, by what its card says, with seed %i', (seed) => {
    expect(listLonger(weekOf(queryOf({ maxMinutes: 20 }, {}, seed)), () => 20)).toEqual([]);
    const week = weekOf(queryOf({ minutesAt: { dinner: 25 } }, {}, seed));
    expect(listLonger(week, (slot) => (slot === 'dinner' ? 25 : 999))).toEqual([]);
    const other = refreshInWeek(week, { date: START, slot: 'dinner', count: 1 });
    expect(other.ok && listLonger(other.value.week, (slot) => (slot === 'dinner' ? 25 : 999))).toEqual([]);
  });

  test('give way where no dish is so quick, and it is said', () => {
    const week = weekOf(queryOf({ minutesAt: { dinner: 2 } }, { days: 2 }));
    expect(week.relaxed).toContain('No dinner for Monday within 2 minutes fits your other rules, so it takes longer.');
  });
});

describe("a week's rules", () => {
  test('are kept: no meat on Monday, pizza on Friday, quick dinners, fish once', () => {
    const rules = {
      ...NO_WEEK_RULES,
      meatless: [1 as const],
      dishes: { 5: 'pizza' } as const,
      minutes: { 1: 30, 2: 30 },
      atLeast: { fish: 1 },
    };
    const week = weekOf(queryOf({}, { rules }));
    const meats = Object.values(dayOf(week, 0).plan.meals).flatMap((meal) =>
      meal.portions.filter(({ foodId }) => /beef|pork|poultry|lamb|fish/.test(DEFAULT_CORPUS.foodsById.get(foodId)?.kind ?? '')),
    );
    expect(meats).toEqual([]);
    expect(mealOf(week, 4, 'dinner').form).toBe('pizza');
    const minutes = [0, 1].map((day) => DEFAULT_CORPUS.dishesById.get(mealOf(week, day, 'dinner').dishId)?.time.totalMinutes ?? 999);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
    expect(week.relaxed).toEqual([]);
  });

  // For who eats meat now and then: of all kinds together, and no other word of it.
  test('meat is eaten as often as was said', () => {
    const rules = { ...NO_WEEK_RULES, atLeast: { meat: 3 }, atMost: { meat: 3 } };
    const week = weekOf(queryOf({}, { rules }));
    const meats = week.days.flatMap(({ plan }) =>
      Object.values(plan.meals).filter(({ dishId }) =>
        DEFAULT_CORPUS.dishesById
          .get(dishId)
          ?.weights.some(({ food, grams }) => grams >= 30 && /^(beef|pork|poultry|lamb|game|offal|processed-meat)$/.test(food.kind)),
      ),
    );
    expect(meats).toHaveLength(3);
    expect(week.relaxed).toEqual([]);
  });

  test('give way and say so where no dish keeps them; the diet never does', () => {
    const week = weekOf(queryOf({ diets: ['carnivore'] }, { rules: { ...NO_WEEK_RULES, dishes: { 5: 'pizza' }, meatless: [1] } }));
    expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
    expect(week.relaxed.join(' ')).toMatch(/No pizza fits what you eat, so Friday has another dinner\./);
    expect(week.relaxed.join(' ')).toMatch(/without meat fits what you eat, so Monday has some\./);
  });

  test('without leftovers no meal is left of another', () => {
    const week = weekOf(queryOf({}, { rules: { ...NO_WEEK_RULES, leftovers: false } }));
    expect(week.days.flatMap(({ plan }) => Object.values(plan.meals).filter(({ pot }) => pot))).toEqual([]);
  });
});

describe('other weeks', () => {
  test.each([2, 3, 5, 14])('%i days from any weekday', (days) => {
    const week = weekOf(queryOf({ diets: ['vegan'] }, { days, start: makePlainDate(2026, 11, 26) }));
    expect(week.days).toHaveLength(days);
    expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });

  test('only the dinners of three days', () => {
    const week = weekOf(queryOf({}, { days: 3, slots: ['dinner'] }));
    expect(week.days.map(({ plan }) => Object.keys(plan.meals))).toEqual([['dinner'], ['dinner'], ['dinner']]);
  });

  test('just dinners have what a dinner has, and no part of that', () => {
    const query = queryOf({ slots: ['dinner'], isPart: true, calories: null }, { days: 2 });
    expect(query.day.targets.calories).toBeLessThan(800);
    expect(dayOf(weekOf(query), 0).plan.targets).toEqual(query.day.targets);
  });

  test('a day that is planned already stays as it is', () => {
    const first = weekOf(queryOf({}));
    const kept = dayOf(first, 2);
    const week = weekOf(queryOf({}, { taken: [kept] }, 9));
    expect(dayOf(week, 2).plan).toBe(kept.plan);
    expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });

  test('an allergy and a refusal hold in every meal, leftovers included', () => {
    const week = weekOf(
      queryOf({ allergies: ['peanut', 'dairy'], exclude: [{ words: 'mushrooms', foodIds: ['mushrooms', 'cremini-mushrooms'] }] }),
    );
    expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });
});

describe('a week around a day that was shown', () => {
  const query = queryOf({});
  const { cooks: found, solved } = weekOf(queryOf({}, {}, 5));
  const shown = MEAL_SLOTS.flatMap((slot) =>
    found.flatMap(({ kind, servings }, at) => {
      const isServed = servings.some((meal) => meal.day === 0 && meal.slot === slot);
      const [dish] = solved.dishes.slice(at, at + 1);
      return isServed && dish ? [{ ...cookOf(kind, [{ day: 0, slot }]), dishId: dish.dishId, shares: [] }] : [];
    }),
  );

  test('has its breakfast by turns and eats from its pots', () => {
    const servings = spreadDay(query, shown).map((cook) => cook.servings.map(({ day, slot }) => `${day} ${slot}`));
    expect(servings[0]).toEqual(['0 breakfast', '2 breakfast', '4 breakfast']);
    expect(servings.flat()).toContain('1 lunch');
    const made = remakeWeek(query, spreadDay(query, shown));
    expect(made.ok && checkWeek(made.value.week, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });

  test('has a dish that the rules of other days leave out on its own day alone', () => {
    const meatless = { ...query, rules: { ...NO_WEEK_RULES, meatless: [2, 3, 4, 5] as const } };
    const meaty = [...DEFAULT_CORPUS.dishesById.values()].find(
      ({ slots, foods, compiled }) =>
        slots.includes('dinner') && (compiled.kit.keepsDays ?? 0) > 1 && foods.some(({ kind }) => kind === 'beef'),
    )!;
    const dinners = shown.filter(({ slot }) => slot === 'dinner').map((cook) => ({ ...cook, dishId: meaty.dishId }));
    expect(spreadDay(meatless, dinners).map(({ servings }) => servings.length)).toEqual([1]);
  });
});

describe('what a week is asked for', () => {
  test.each([
    ['shrimp pad thai', /pad thai/i],
    ['beef stew', /beef stew/i],
    ['chicken tikka masala', /tikka masala/i],
    ['lasagna', /lasagna/i],
  ])('%s is in it, as no search finds by chance', (words, title) => {
    for (const seed of [1, 2])
      expect(titlesOf(weekOf(queryOf(parseIntent(words), {}, seed))).filter((one) => title.test(one))).not.toEqual([]);
  });

  test('and what none of its meals serves is said', () => {
    const { relaxed } = weekOf(queryOf({ ...parseIntent('quiche, shrimp pad thai'), diets: ['vegan'] }));
    expect(relaxed).toEqual([
      expect.stringMatching(/^No shrimp pad thai fits your rules; the nearest is/),
      'Larder knows no dish for "quiche" that fits these days.',
    ]);
  });

  test('or that what there is of it takes longer than was given', () => {
    const { relaxed } = weekOf(queryOf(parseIntent('vegetarian week, lasagna, half an hour')));
    expect(relaxed).toContainEqual(
      expect.stringMatching(/^Every dish for "lasagna" that fits takes longer than 30 minutes: the quickest takes \d+\.$/),
    );
    expect(relaxed.join(' ')).not.toContain('knows no dish');
  });

  test('and what "no milk" does not reach', () => {
    expect(weekOf(queryOf(parseIntent('cheese for lunch, no milk'))).relaxed).toContain(
      'Cheese, yogurt and butter are not left out: say "no dairy" for that.',
    );
    expect(weekOf(queryOf(parseIntent('no dairy'))).relaxed.join(' ')).not.toContain('not left out');
  });

  const weekWith = (words: string, rules: Partial<WeekRules> = {}): Week =>
    weekOf(queryOf({}, { rules: { ...NO_WEEK_RULES, ...rules }, ...readWeekdayWords(words) }));
  const dishOf = (week: Week, day: number, slot: MealSlot) => DEFAULT_CORPUS.dishesById.get(mealOf(week, day, slot).dishId)!;
  const isOf = (word: string) => (dish: Dish) => fitsDishWord(factsOf(dish), word);

  test('of a weekday is its dinner, before what the household has then', () => {
    const week = weekWith('pasta on tuesday, pizza on friday', { dishes: { 2: 'soup' } });
    expect(isOf('pasta')(dishOf(week, 1, 'dinner'))).toBe(true);
    expect(isOf('pizza')(dishOf(week, 4, 'dinner'))).toBe(true);
    expect(week.solved.dishes.filter((dish, at) => week.cooks[at]?.slot === 'dinner' && isOf('pizza')(dish))).toHaveLength(1);
    expect(week.relaxed).toEqual([]);
  });

  test('of a weekday and a meal is that meal, of any meal, and its food', () => {
    const week = weekWith('apple porridge every weekday morning, butter chicken for Sunday lunch, salmon on Wednesday night');
    for (const day of [0, 1, 2, 3, 4])
      expect(mealOf(week, day, 'breakfast').title).toMatch(/(?:oat|porridge|muesli).* apple|apple.* (?:oat|porridge)/i);
    expect(mealOf(week, 6, 'lunch').title).toMatch(/^Butter chicken/);
    expect(mealOf(week, 2, 'dinner').portions.some(({ foodId }) => foodId.includes('salmon'))).toBe(true);
    expect(week.relaxed).toEqual([]);
  });

  test.each([1, 2])(
    'a dish that does not keep is cooked for its meal alone, and is what it was asked for with foods exchanged (seed %i)',
    (seed) => {
      const week = weekOf(queryOf({}, readWeekdayWords('beef stew on Monday, shrimp pad thai on Friday night'), seed));
      expect(mealOf(week, 0, 'dinner').title).toMatch(/^Beef stew/);
      expect(mealOf(week, 4, 'dinner').title).toMatch(/^Pad thai|pad thai/i);
      expect(week.relaxed).toEqual([]);
    },
  );

  test('what is left out of one weekday is left out of what it eats of other days', () => {
    const week = weekWith('vegan on Thursday, no rice on Friday');
    const foodsOn = (day: number) => MEAL_SLOTS.flatMap((slot) => dishOf(week, day, slot).foods);
    expect(foodsOn(3).filter((food) => foodBreaksRule(food, dietRule('vegan'))?.outcome === 'breaks')).toEqual([]);
    expect(foodsOn(4).filter(({ kind, id }) => kind === 'grain' && /rice/.test(id))).toEqual([]);
    expect([0, 1, 2, 5, 6].flatMap(foodsOn).some((food) => foodBreaksRule(food, dietRule('vegan'))?.outcome === 'breaks')).toBe(true);
  });

  test('and what no dish of it is, is said of that weekday', () => {
    const { relaxed } = weekOf(queryOf({ diets: ['vegan'] }, readWeekdayWords('quiche on tuesday')));
    expect(relaxed).toEqual(['Larder knows no dish for "quiche" that fits Tuesday.']);
  });

  test('a weekday whose words leave a meal without any dish is planned as the others, and says so', () => {
    const carnivore = queryOf({ diets: ['carnivore'] }, readWeekdayWords('vegan on Thursday'));
    expect(weekOf(carnivore).relaxed).toEqual([
      expect.stringMatching(/^What you said of Thursday leaves no .+ planned as the other days are/),
    ]);
  });

  test('cooks nothing on a weekday of no cooking, and cooks on the others', () => {
    const week = weekWith('no cooking on thursday');
    const made = week.cooks.map(({ servings, kind }, at) => ({
      days: (kind === 'pot' ? servings.slice(0, 1) : servings).map(({ day }) => weekdayOf(addDays(week.start, day))),
      minutes: week.solved.dishes[at]?.time.cookMinutes ?? 0,
    }));
    expect(made.filter(({ days, minutes }) => days.includes(4) && minutes > 0)).toEqual([]);
    expect(made.filter(({ minutes }) => minutes > 0).length).toBeGreaterThan(5);
    expect(week.relaxed).toEqual([]);
  });
});

describe('a refresh within a week', () => {
  const week = weekOf(queryOf({ diets: ['vegetarian'] }));
  const { date } = dayOf(week, 1);

  test('brings another idea each time and leaves all other dishes', () => {
    const had: string[] = [];
    const ideas = [1, 2, 3, 4].map((count) => {
      const refreshed = refreshInWeek(week, { date, slot: 'dinner', count, had });
      if (!refreshed.ok) throw new Error(refreshed.fault.sentence);
      expect(checkWeek(refreshed.value.week, DEFAULT_CORPUS.foodsById)).toEqual([]);
      const others = (of: Week) => of.days.map(({ plan }, day) => (day === 1 ? plan.meals.lunch : plan.meals.dinner)?.dishId);
      expect(others(refreshed.value.week)).toEqual(others(week));
      had.push(dayOf(refreshed.value.week, 1).plan.meals.dinner!.dishId);
      return kitsOf(refreshed.value.week, 'dinner')[1];
    });
    expect(new Set([...ideas, kitsOf(week, 'dinner')[1]]).size).toBe(5);
  });

  test('of what a pot was cooked for changes the meal that eats what is left of it', () => {
    const refreshed = refreshInWeek(week, { date: START, slot: 'dinner', count: 1 });
    if (!refreshed.ok) throw new Error(refreshed.fault.sentence);
    const { week: next, touched } = refreshed.value;
    expect(mealOf(next, 0, 'dinner').dishId).not.toBe(mealOf(week, 0, 'dinner').dishId);
    expect(mealOf(next, 1, 'lunch').dishId).toBe(mealOf(next, 0, 'dinner').dishId);
    expect(touched).toContain(dayOf(next, 1).date);
  });
});
