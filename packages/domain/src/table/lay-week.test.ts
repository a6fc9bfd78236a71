import { describe, expect, test } from 'vitest';
import { listHazards } from '../../tests/list-hazards.ts';
import { runSteps } from '../base/steps.ts';
import { makePlainDate } from '../calendar/plain-date.ts';
import { foodBreaksAllergy } from '../diet/check-allergen.ts';
import { foodBreaksDiet } from '../diet/check-diet.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { sureBoneShare } from '../food/bone-share.ts';
import { getFood } from '../food/find-food.ts';
import { readNotCounted } from '../own-recipe/not-counted.ts';
import type { RecipeText } from '../own-recipe/own-recipe.ts';
import { readLines, weighRecipe } from '../own-recipe/weigh-recipe.ts';
import type { OwnCook } from '../week/own-cook.ts';
import { listNeeds } from '../grocery/list-needs.ts';
import { SOLD_AS } from '../grocery/sold-as.table.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { LOW_FODMAP_GRAMS } from '../plan/frame/low-fodmap.table.ts';
import type { PlannedMeal, RejectedDay } from '../plan/plan.ts';
import type { ShownDay } from '../plan/shown-day.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { makeWeek } from '../week/make-week.ts';
import type { WeekQuery } from '../week/week-query.ts';
import type { WrittenDay } from '../week/write-week.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { NO_WEEK_RULES } from '../week/week-rules.ts';
import { type DayToLay, layWeek, seatWeek } from './lay-week.ts';
import { judgeKept } from './judge-kept.ts';
import { guestAt } from './seat-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const person = (name: string, calories: number, own: Partial<TableEater> = {}): TableEater => ({
  ...guestAt(1),
  id: name as EaterId,
  name,
  target: { type: 'energy', calories },
  ...own,
});
const eaters = [
  person('Anna', 1800),
  person('Ben', 2600, { rules: { ...UNKNOWN_EATER, allergies: ['peanut', 'egg'] }, eatsAtHome: { 2: { dinner: false } } }),
  person('Cleo', 2000, { rules: { ...UNKNOWN_EATER, diets: ['vegetarian'] } }),
];
const own: WeekQuery = {
  // A Monday.
  start: makePlainDate(2026, 11, 23),
  days: 4,
  day: { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 1800, protein: 90, carbs: 203, fat: 70 }, seed: 4 },
  shape: 'usual',
  slots: MEAL_SLOTS,
  rules: NO_WEEK_RULES,
  taken: [],
};

describe('a week for three', () => {
  const week = seatWeek(own, eaters);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const days = layWeek(made.value.days, { week, day: own.day, eaters });
  const meals = days.flatMap(({ plan }) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot] ?? []));

  test('has a plate for everyone who is at home', () => {
    for (const { date, plan } of days) {
      for (const slot of MEAL_SLOTS) {
        const names = plan.meals[slot]!.plates!.map(({ name }) => name);
        expect(names).toEqual(date === '2026-11-24' && slot === 'dinner' ? ['Anna', 'Cleo'] : ['Anna', 'Ben', 'Cleo']);
      }
    }
  });
  test('keeps what binds anybody off every plate', () => {
    for (const { foodId } of meals.flatMap(({ plates }) => plates!.flatMap(({ portions }) => portions))) {
      const food = getFood(foodId);
      for (const allergen of ['peanut', 'egg'] as const) expect(foodBreaksAllergy(food, allergen)?.outcome).not.toBe('breaks');
    }
    for (const { portions } of meals.flatMap(({ plates }) => plates!).filter(({ name }) => name === 'Cleo'))
      for (const { foodId } of portions) expect(foodBreaksDiet(getFood(foodId), 'vegetarian')).toBeUndefined();
  });
  test('gives everyone their energy, or says by how much not', () => {
    const offs: number[] = [];
    for (const { plan } of days) {
      for (const [name, kcal] of [
        ['Anna', 1800],
        ['Cleo', 2000],
      ] as const) {
        const sum = MEAL_SLOTS.reduce(
          (total, slot) => total + plan.meals[slot]!.plates!.find((plate) => plate.name === name)!.nutrition.calories,
          0,
        );
        offs.push(Math.abs(sum - kcal) / kcal);
        if (offs.at(-1)! <= 0.05) continue;
        expect(plan.notes.some((note) => new RegExp(`^${name}'s .* (?:kcal|g) (?:under|over) `, 'u').test(note))).toBe(true);
      }
    }
    // A day of a week is off by what its leftovers are: on the whole it is not.
    expect(offs.reduce((sum, off) => sum + off, 0) / offs.length).toBeLessThanOrEqual(0.08);
  });
  test('lays nothing twice', () => {
    expect(layWeek(days, { week, day: own.day, eaters })).toEqual(days);
  });
  test('the shares of every pot are the whole of it', () => {
    for (const { plates } of meals) expect(plates!.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

function layFor(all: readonly TableEater[], query: WeekQuery, laidFor = all) {
  const week = seatWeek(query, all);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const rejected: RejectedDay[] = [];
  const told = { ...week, day: { ...week.day, onRejected: (day: RejectedDay) => rejected.push(day) } };
  return { days: layWeek(made.value.days, { week: told, day: query.day, eaters: laidFor }), rejected };
}
const mealsIn = (days: readonly WrittenDay[]) => days.flatMap(({ plan }) => MEAL_SLOTS.flatMap((slot) => plan.meals[slot] ?? []));

describe('pots of unequal company', () => {
  // Tuesday to Thursday Anna is alone at dinner and lunch.
  const away = { lunch: false, dinner: false };
  const company = [person('Anna', 1800), ...['Ben', 'Cleo'].map((name) => person(name, 2400, { eatsAtHome: { 2: away, 4: away } }))];
  const { days } = layFor(company, { ...own, days: 5 });
  const pots = mealsIn(days).filter(({ pot }) => pot);
  const gramsOnPlates = (meal: PlannedMeal): number =>
    meal.plates!.flatMap(({ portions }) => portions).reduce((sum, { grams, from }) => sum + (from === 'pot' ? grams : 0), 0);

  test('are as large as all their plates, and a share is what of them is eaten that day', () => {
    const byCook = new Map<string, PlannedMeal[]>();
    for (const meal of pots) byCook.set(meal.pot!.cookId, [...(byCook.get(meal.pot!.cookId) ?? []), meal]);
    const uneven = [...byCook.values()].filter((meals) => new Set(meals.map(({ plates }) => plates!.length)).size > 1);
    expect(uneven.length).toBeGreaterThan(0);
    for (const meals of byCook.values()) {
      const whole = meals.reduce((sum, meal) => sum + gramsOnPlates(meal), 0);
      expect(meals.reduce((sum, { pot }) => sum + pot!.share, 0)).toBeCloseTo(1, 6);
      for (const meal of meals) {
        expect(Math.abs(gramsOnPlates(meal) / whole - meal.pot!.share)).toBeLessThanOrEqual(0.02);
        expect(meal.pot!.servings.find(({ date, slot }) => date === meal.pot!.eatenOn && slot === meal.slot)?.share).toBe(meal.pot!.share);
        const cooked = meal.pot!.ingredients.reduce((sum, line) => sum + Number(/\((\d+) g\)/.exec(line)?.[1] ?? 0), 0);
        const first = meals.at(0)!.pot!.ingredients.reduce((sum, line) => sum + Number(/\((\d+) g\)/.exec(line)?.[1] ?? 0), 0);
        expect(Math.abs(cooked - first)).toBeLessThanOrEqual(0.03 * first);
      }
    }
  });
  test('are bought once, for all their plates', () => {
    const wanted = new Map<string, number>();
    for (const { plates } of mealsIn(days))
      for (const { foodId, grams } of plates!.flatMap(({ portions }) => portions))
        if (!SOLD_AS[foodId] && sureBoneShare(getFood(foodId)) === 0) wanted.set(foodId, (wanted.get(foodId) ?? 0) + grams);
    const listed = new Map<string, number>();
    for (const { foodId, amount } of runSteps(listNeeds(days.map(({ date, plan }) => ({ date, meals: plan.meals }))))) {
      // A pinch of saffron is bought without a measure.
      if (amount === null) wanted.delete(foodId!);
      else listed.set(foodId!, (listed.get(foodId!) ?? 0) + amountToNumber(amount));
    }
    for (const [foodId, grams] of wanted) {
      if (foodId === 'water' || Object.values(SOLD_AS).some((sold) => sold.foodId === foodId)) continue;
      expect(Math.abs(listed.get(foodId)! - grams), foodId).toBeLessThanOrEqual(Math.max(3, 0.03 * grams));
    }
  });
});

test('a day of a pot that is laid anew is told as it was', () => {
  const pair = eaters.slice(0, 2);
  const query = { ...own, days: 3 };
  const week = seatWeek(query, pair);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const laying = { week, day: query.day, eaters: pair };
  const days = layWeek(made.value.days, laying);
  expect(mealsIn(days).some(({ pot, tips }) => pot && tips.length > 0)).toBe(true);
  for (const at of days.keys()) {
    const again = layWeek(days.with(at, made.value.days.at(at)!), laying);
    expect(mealsIn(again).map(({ tips }) => tips)).toEqual(mealsIn(days).map(({ tips }) => tips));
  }
});

test('a pot of an own recipe has in all its plates what the recipe says, also where one of its days is laid anew', () => {
  const recipe: RecipeText = {
    title: 'Rice and beans',
    ingredients: [
      { heading: null, lines: ['600 g rice with zorgles', '900 g white beans, canned', '6 tbsp olive oil', '1 packet Glumpf'] },
    ],
    steps: [{ heading: null, lines: ['Cook it.'] }],
    yield: { min: 6, max: 6, noun: 'servings', isServings: true },
    minutes: { prep: 5, cook: 20, total: 25 },
    statedKcal: null,
    source: null,
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map());
  const dinners = [0, 1].map((day) => ({ day, slot: 'dinner' as const }));
  const pot: OwnCook = { id: 'pot', kind: 'pot', slot: 'dinner', servings: dinners, recipeId: 'own', plates: 1 };
  const table = ['Anna', 'Ben', 'Cleo'].map((name) => person(name, 1800));
  const query: WeekQuery = {
    ...own,
    days: 2,
    recipes: [{ id: 'own', recipe, lines, numbers: weighRecipe(recipe, lines) }],
  };
  const week = seatWeek(query, table);
  const made = makeWeek({ ...week, own: [pot] });
  if (!made.ok) throw new Error(made.fault.sentence);
  const laying = { week, day: query.day, eaters: table };
  const days = layWeek(made.value.days, laying);
  for (const laid of [days, ...[0, 1].map((at) => layWeek(days.with(at, made.value.days.at(at)!), laying))]) {
    const meals = laid.map(({ plan }) => plan.meals.dinner!);
    expect(meals.map(({ tips }) => readNotCounted(tips))).toEqual([['1/2 packet Glumpf'], ['1/2 packet Glumpf']]);
    expect(meals.map(({ forAll }) => forAll?.[0])).toEqual(['300 g rice with zorgles', '300 g rice with zorgles']);
    const needs = runSteps(listNeeds(laid.map(({ date, plan }) => ({ date, meals: plan.meals }))));
    expect(needs.flatMap(({ asWritten }) => asWritten?.quantity ?? [])).toEqual(['1 package']);
  }
  // Somebody moves in: what was measured for three is no more of the recipe than before, whoever it is laid for.
  const four = [...table, person('Dan', 3000)];
  const grown = { week: seatWeek(query, four), day: query.day, eaters: four, company: [{ day: 1, slot: 'dinner' as const, people: 6 }] };
  const { plates, written } = layWeek(days.with(1, made.value.days.at(1)!), grown).at(1)!.plan.meals.dinner!;
  const rice = plates!.flatMap(({ portions }) => portions).filter(({ foodId, from }) => foodId === 'white-rice' && from === 'pot');
  expect(written!.times).toBeCloseTo(rice.reduce((sum, { grams }) => sum + grams, 0) / 600, 2);
});

test("a laid day is held to everybody's rules, and one that cannot be is told as one plate", () => {
  const strict = [...eaters.slice(0, 2), person('Cleo', 2000, { rules: { ...UNKNOWN_EATER, allergies: ['gluten', 'dairy'] } })];
  const { days, rejected } = layFor(eaters, own, strict);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { plan } of days) {
    const portions = Object.values(plan.meals).flatMap(({ plates = [] }) => plates.flatMap((plate) => plate.portions));
    for (const { foodId } of portions)
      for (const allergen of ['gluten', 'dairy'] as const) expect(foodBreaksAllergy(getFood(foodId), allergen)?.outcome).not.toBe('breaks');
    expect(portions.length > 0 || plan.notes.some((note) => note.startsWith('Larder found no plates'))).toBe(true);
  }
});

test('meals that stay where a day is laid anew have the labels that the rules of today ask for', () => {
  const pair = [person('Anna', 1800), person('Ben', 2400, { rules: { ...UNKNOWN_EATER, allergies: ['gluten'] } })];
  // Oats are what has to be certified.
  const asked = { ...own, day: { ...own.day, intent: parseIntent('oatmeal for breakfast') } };
  const week = seatWeek(asked, pair);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const laying = { week, day: asked.day, eaters: pair };
  const days = layWeek(made.value.days, laying);
  const label = 'certified gluten-free ';
  const labelled = days.flatMap(({ plan }, day) =>
    MEAL_SLOTS.flatMap((slot) => (plan.meals[slot]?.forAll?.some((line) => line.includes(label)) ? [{ day, slot }] : [])),
  );
  expect(labelled.length).toBeGreaterThan(0);
  for (const { day, slot } of labelled) {
    const { plan } = days.at(day)!;
    const [other] = MEAL_SLOTS.filter((one) => one !== slot);
    const { [other ?? slot]: _open, ...kept } = plan.meals;
    const stay = JSON.parse(JSON.stringify(kept).replaceAll(label, '')) as typeof kept;
    const toLay: readonly DayToLay[] = days;
    const again = layWeek(toLay.with(day, { ...made.value.days.at(day)!, before: { plan, stay } }), laying);
    expect(again.at(day)!.plan.meals[slot]!.forAll).toEqual(plan.meals[slot]!.forAll);
  }
});

/** Days that were laid for two: the dinner of each laid anew for this table, of a week that is planned for others. */
function layAnew(table: readonly TableEater[], planned: readonly TableEater[]) {
  const pair = eaters.slice(0, 2);
  const { days } = layFor(pair, own);
  const week = seatWeek(own, planned);
  const made = makeWeek(week);
  if (!made.ok) throw new Error(made.fault.sentence);
  const again = made.value.days.map((fresh, at) => {
    const { dinner: _dinner, ...stay } = days.at(at)!.plan.meals;
    return { ...fresh, before: { plan: days.at(at)!.plan, stay } };
  });
  return { days, laid: layWeek(again, { week, day: own.day, eaters: table }) };
}
const isAsBefore = (plan: ShownDay): boolean => plan.notes.some((note) => note.includes('it is as it was before'));

test('a day that cannot be laid anew is as it was, and says so', () => {
  const vegan = person('Cleo', 2000, { rules: { ...UNKNOWN_EATER, diets: ['vegan'] } });
  const { days, laid } = layAnew([...eaters.slice(0, 2), vegan], eaters.slice(0, 2));
  const stayed = laid.flatMap(({ plan }, at) => (isAsBefore(plan) ? [{ plan, at }] : []));
  expect(stayed.length).toBeGreaterThan(0);
  for (const { plan, at } of stayed) expect([plan.meals, plan.totals]).toEqual([days.at(at)!.plan.meals, days.at(at)!.plan.totals]);
  expect(laid.flatMap(({ plan }) => plan.notes).filter((note) => note.startsWith('Larder found no plates'))).toEqual([]);
});

test('no meal that somebody must not have any more stays on a day that is laid anew', () => {
  const allergic = person('Ben', 2400, { rules: { ...UNKNOWN_EATER, allergies: ['gluten', 'dairy'] } });
  const table = [eaters.at(0)!, allergic];
  const { days, laid } = layAnew(table, table);
  const isHarmful = ({ plan }: WrittenDay): boolean => runSteps(judgeKept(plan, table)) !== undefined;
  expect(days.some(isHarmful)).toBe(true);
  expect(laid.filter(isHarmful)).toEqual([]);
});

describe('guests at some meals of a week', () => {
  const company = [
    { day: 0, slot: 'dinner', people: 5 },
    { day: 1, slot: 'lunch', people: 1 },
    { day: 3, slot: 'breakfast', people: 4 },
  ] as const;

  test.each([
    { who: 'a household', table: eaters },
    { who: 'somebody alone', table: eaters.slice(0, 1) },
  ])('of $who are on the list with all others', ({ table }) => {
    for (const seed of [4, 5]) {
      const query = { ...own, day: { ...own.day, seed } };
      const week = table.length > 1 ? seatWeek(query, table) : query;
      const made = makeWeek(week);
      if (!made.ok) throw new Error(made.fault.sentence);
      const laying = { week, day: query.day, eaters: table, company };
      const days = layWeek(made.value.days, laying);
      for (const { day, slot, people } of company) {
        const { plates } = days.at(day)!.plan.meals[slot]!;
        expect(plates?.length ?? 1).toBe(people);
        expect(plates?.reduce((sum, { share }) => sum + share, 0) ?? 1).toBeCloseTo(1, 9);
      }
      expect(layWeek(days, laying)).toEqual(days);
      expect(listOff(days)).toEqual([]);
    }
  });
  test('grow the pot that they eat of, for its other days as well', () => {
    const week = seatWeek(own, eaters);
    const made = makeWeek(week);
    if (!made.ok) throw new Error(made.fault.sentence);
    const laid = (guests: typeof company | []) => layWeek(made.value.days, { week, day: own.day, eaters, company: guests });
    const [few, many] = [laid([]), laid(company)];
    const dinner = many.at(0)!.plan.meals.dinner!;
    expect(dinner.pot?.servings.map(({ slot }) => slot)).toEqual(['dinner', 'lunch']);
    expect(dinner.pot!.share).toBeGreaterThan(few.at(0)!.plan.meals.dinner!.pot!.share);
    expect(dinner.pot!.ingredients).toEqual(many.at(1)!.plan.meals.lunch!.pot!.ingredients);
    expect(dinner.description).toContain('6 portions');
    expect(dinner.plates!.every(({ told }) => /cup|slice|piece|by weight/.test(told))).toBe(true);
    expect(many.at(2)).toEqual(few.at(2));
  });
});

/** Foods of which the list asks for another amount than lies on all plates. */
function listOff(days: readonly WrittenDay[]): readonly string[] {
  const sumOf = (grams: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
    const sums = new Map<string, number>();
    for (const [id, of] of grams) sums.set(id, (sums.get(id) ?? 0) + of);
    return sums;
  };
  const wanted = sumOf(
    mealsIn(days)
      .flatMap(
        ({ plates, portions }) =>
          plates?.flatMap((plate) => plate.portions) ??
          portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps.at(chosen)!.grams })),
      )
      .map(({ foodId, grams }) => {
        const sold = SOLD_AS[foodId];
        const food = getFood(sold?.foodId ?? foodId);
        return [food.id, (grams * (sold?.gramsPerGram ?? 1)) / (1 - sureBoneShare(food))];
      }),
  );
  const needs = runSteps(listNeeds(days.map(({ date, plan }) => ({ date, meals: plan.meals }))));
  const listed = sumOf(needs.map(({ foodId, amount }) => [foodId!, amountToNumber(amount!)]));
  return [...wanted].flatMap(([id, grams]) => {
    const have = listed.get(id) ?? 0;
    return id === 'water' || Math.abs(have - grams) <= Math.max(4, 0.02 * grams) ? [] : [`${id}: ${grams} on plates, ${have} listed`];
  });
}

describe('a breakfast of their own', () => {
  const table = [
    eaters.at(0)!,
    person('Ben', 2600, { ownMeals: ['breakfast'], rules: { ...UNKNOWN_EATER, allergies: ['egg'] } }),
    eaters.at(2)!,
  ];
  const { days, rejected } = layFor(table, { ...own, days: 7 });
  const ownDishes = days.map(({ plan }) => plan.meals.breakfast!.plates!.find(({ name }) => name === 'Ben')!);

  test('is a dish beside the pot of the others, with its recipe, three a week', () => {
    expect(rejected.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { own: dish, share, portions } of ownDishes) {
      expect(share).toBe(0);
      expect(dish!.steps.length).toBeGreaterThan(0);
      expect(dish!.lines).toHaveLength(portions.length);
      expect(portions.every(({ from }) => from === 'own')).toBe(true);
    }
    expect(new Set(ownDishes.map(({ own: dish }) => dish!.dishId)).size).toBe(3);
    expect(mealsIn(days).filter(({ plates }) => plates!.some(({ own: dish }) => dish))).toHaveLength(7);
  });
  test('keeps what binds anybody off it, gives its owner their energy and is on the list', () => {
    for (const { foodId } of ownDishes.flatMap(({ portions }) => portions))
      expect(foodBreaksAllergy(getFood(foodId), 'egg')?.outcome).not.toBe('breaks');
    for (const { nutrition } of ownDishes) expect(Math.abs(nutrition.calories / (0.25 * 2600) - 1)).toBeLessThan(0.1);
    expect(listOff(days)).toEqual([]);
  });
});

describe('a week with a small child and low FODMAP', () => {
  const table = [
    person('Anna', 1500),
    person('Tim', 1000, { kind: 'toddler', ageYears: 2, target: { type: 'usual' } }),
    person('Ben', 2800, { rules: { ...UNKNOWN_EATER, aims: ['low-fodmap'] } }),
  ];
  const weeks = [4, 5].map((seed) => layFor(table, { ...own, days: 3, day: { ...own.day, seed } }));
  const days = weeks.flatMap((week) => week.days);
  test('is laid whole', () => {
    expect(weeks.flatMap(({ rejected }) => rejected.flatMap(({ faults }) => faults))).toEqual([]);
    for (const { plates } of mealsIn(days)) expect(plates).toHaveLength(3);
  });
  test("says how the child's plate is cut, and has nothing on it to choke on", () => {
    for (const { plan } of days) {
      expect(plan.notes.some((note) => note.startsWith("Tim's plate: Cut everything small"))).toBe(true);
      expect(listHazards(plan)).toEqual([]);
    }
  });
  test('holds the plates of who eats low FODMAP to the helpings that are low', () => {
    for (const { portions } of mealsIn(days).flatMap(({ plates }) => plates!.filter(({ name }) => name === 'Ben')))
      for (const { foodId, grams } of portions)
        expect(grams, foodId).toBeLessThanOrEqual(1.02 * (LOW_FODMAP_GRAMS.get(foodId) ?? Infinity));
  });
});
