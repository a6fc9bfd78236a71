import { describe, expect, it } from 'vitest';
import { runSteps } from '../src/base/steps.ts';
import { makePlainDate } from '../src/calendar/plain-date.ts';
import { UNKNOWN_EATER, type Eater } from '../src/eater/eater.ts';
import { kindOfAge } from '../src/eater/eater-kind.ts';
import { getFood } from '../src/food/find-food.ts';
import { listNeeds } from '../src/grocery/list-needs.ts';
import { EMPTY_INTENT } from '../src/intent/intent.ts';
import { judgeRecipe } from '../src/own-recipe/judge-recipe.ts';
import { makeOwnMeal } from '../src/own-recipe/make-own-meal.ts';
import type { PlannableRecipe } from '../src/own-recipe/plan-with-own.ts';
import type { Plan, PlannedMeal } from '../src/plan/plan.ts';
import { tellLeft } from '../src/plan/tell-plates.ts';
import { sumDayNutrition } from '../src/plan/portion/meal-nutrition.ts';
import { missShare, ON_TARGET } from '../src/plan/portion/tolerance.ts';
import { amountToNumber } from '../src/quantity/amount.ts';
import { MEAL_SLOTS } from '../src/recipe/meal-slot.ts';
import { adjustTable, placeTable, refreshTable, relayTable } from '../src/table/change-table.ts';
import { makeTable } from '../src/table/make-table.ts';
import { layWeek, seatWeek } from '../src/table/lay-week.ts';
import type { TableQuery } from '../src/table/read-table.ts';
import { takeSeats } from '../src/table/seat.ts';
import { guestAt } from '../src/table/seat-people.ts';
import { servePeople } from '../src/table/serve-people.ts';
import { tableWithOwn } from '../src/table/table-with-own.ts';
import type { EaterId, TableEater } from '../src/table/table-eater.ts';
import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import { findTarget } from '../src/table/eater-target.ts';
import { makeWeek } from '../src/week/make-week.ts';
import type { OwnCook } from '../src/week/own-cook.ts';
import { NO_WEEK_RULES } from '../src/week/week-rules.ts';
import { listOff } from '../../../bench/households/list-off.ts';
import { PLANNED_OWN, readRecipe } from './plannable-recipes.ts';

const personOf = (name: string, calories: number, { age = 35, rules = {} }: { age?: number; rules?: Partial<Eater> } = {}): TableEater => ({
  ...guestAt(1),
  id: name.toLowerCase() as EaterId,
  name,
  kind: kindOfAge(age),
  ageYears: age,
  target: age < 18 ? { type: 'usual' } : { type: 'energy', calories },
  rules: { ...UNKNOWN_EATER, ...rules },
});

const FAMILY = [personOf('Anna', 1900), personOf('Ben', 2500), personOf('Cleo', 0, { age: 9 })];

const ADULTS = FAMILY.with(2, personOf('Cleo', 1700));

const queryOf = (eaters: readonly TableEater[], seed: number): TableQuery => ({
  intent: EMPTY_INTENT,
  eater: eaters.at(0)!.rules,
  targets: findTarget(eaters.at(0)!).targets,
  seed,
  eaters,
});

const PAIR = FAMILY.slice(0, 2);

const SEEDS = Array.from({ length: 14 }, (_, at) => 1 + at * 7919);
type Served = { readonly plan: Plan; readonly meal: PlannedMeal; readonly own: PlannableRecipe; readonly query: TableQuery };

/** The days of these seeds that have one, made as they are asked for. */
function* serveInTurn(recipes: readonly PlannableRecipe[], eaters: readonly TableEater[]): Generator<Served> {
  for (const seed of SEEDS) {
    const query = queryOf(eaters, seed);
    const plan = tableWithOwn(recipes, query);
    for (const meal of Object.values(plan?.meals ?? {})) {
      const own = recipes.find(({ id }) => id === meal.recipeId);
      if (plan && own) yield { plan, meal, own, query };
    }
  }
}

const serve = (recipes: readonly PlannableRecipe[], eaters: readonly TableEater[] = FAMILY): readonly Served[] => [
  ...serveInTurn(recipes, eaters),
];

/** Up to the first day: a hundred days that nobody looks at took a third of this file. */
const serveOnce = (recipes: readonly PlannableRecipe[], eaters: readonly TableEater[] = FAMILY): Served | undefined =>
  serveInTurn(recipes, eaters).next().value;

const shareOf = ({ plates = [] }: PlannedMeal): number => plates.reduce((sum, { share }) => sum + share, 0);
const titlesOf = (served: readonly Served[]): readonly string[] => served.map(({ meal }) => meal.title);
const BEANS = ['400 g white rice', '800 g canned black beans', '6 tbsp olive oil', '2 onions', '2 bell peppers'];
const beansWith = (...more: readonly string[]) => readRecipe({ title: 'Rice and beans', makes: 6, lines: [...BEANS, ...more] });

describe('own recipes where several eat', () => {
  const served = serve(PLANNED_OWN);

  it('come to days of which everybody has what they should', () => {
    expect(served.length).toBeGreaterThanOrEqual(4);
    for (const { plan, query } of served) {
      for (const { eater, targets } of takeSeats(query, FAMILY, DEFAULT_CORPUS.foodsById)) {
        const own = Object.values(plan.meals).flatMap(({ plates = [] }) => plates.filter(({ eaterId }) => eaterId === eater.id));
        expect(own).toHaveLength(4);
        expect(missShare(sumDayNutrition(own), targets)).toBeLessThanOrEqual(ON_TARGET);
      }
    }
  });

  it.each(['Pork with apples', 'Overnight oats with berries', 'Yogurt with walnuts', 'Beef and bean chili'])(
    'come where %s is asked for, though no plate of it is just the share of its meal',
    (title) => {
      const { meals } = tableWithOwn(PLANNED_OWN, { ...queryOf(FAMILY, 3), named: [{ id: title, title, at: [] }] })!;
      expect(Object.values(meals).map(({ recipeId }) => recipeId)).toContain(title);
    },
  );

  it('are cooked half, whole or as often as the plates take, each of which is a quarter or a piece', () => {
    for (const { meal, own } of served) {
      const { times, makes } = meal.written!;
      const count = makes!.pieces?.count ?? makes!.plates;
      const step = makes!.pieces ? 1 : 0.25;
      expect(times * 2).toBe(Math.round(times * 2));
      expect(shareOf(meal)).toBeLessThanOrEqual(1 + 1e-9);
      // Half a recipe less would not do.
      expect((times - 0.5) * count).toBeLessThan(shareOf(meal) * times * count);
      for (const { share, portions } of meal.plates!) {
        const units = (share * times * count) / step;
        expect(units).toBeCloseTo(Math.round(units), 6);
        const once = own.lines.filter(
          ({ foodId, grams }) => (grams ?? 0) > 20 && own.lines.filter((line) => line.foodId === foodId).length === 1,
        );
        for (const { foodId, grams } of once) {
          const onPlate = portions.find((portion) => portion.foodId === foodId && portion.from === 'pot')?.grams ?? 0;
          expect(Math.abs(onPlate - (grams ?? 0) * times * share), own.id).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('are told in portions of what they make, with what is left over', () => {
    const lefts = served.map(({ meal }) => ({ isLeft: shareOf(meal) < 1 - 1e-9, told: tellLeft(meal) }));
    expect(lefts.filter(({ isLeft, told }) => isLeft !== (told !== undefined))).toEqual([]);
    expect(lefts.some(({ isLeft }) => isLeft)).toBe(true);
    for (const { meal } of served.filter(({ own }) => !/muffins|cookies/.test(own.id)))
      for (const { told } of meal.plates!) expect(told).toMatch(/^\S+(?: \d\/\d)? of \d+(?: 1\/2)? portions$/);
  });

  it('are dished out in whole pieces where they make pieces', () => {
    const muffins = PLANNED_OWN.find(({ id }) => id === 'Banana muffins')!;
    const query = queryOf(FAMILY.slice(0, 2), 3);
    const made = makeTable({ ...query, locked: { breakfast: makeOwnMeal(muffins, { slot: 'breakfast', plates: 1 }) } });
    if (!made.ok) throw new Error(made.fault.sentence);
    const { breakfast } = made.value.meals;
    expect(breakfast?.plates?.map(({ told }) => told)).toEqual(['2 of 6 muffins', '2 of 6 muffins']);
    expect(tellLeft(breakfast!)).toBe('It makes 6 muffins. Left over: 2, for up to 3 days in the fridge.');
  });

  it('are bought whole, and what stands beside a plate for that plate', () => {
    for (const { meal, own } of served) {
      const needs = runSteps(listNeeds([{ date: makePlainDate(2026, 11, 23), meals: { [meal.slot]: meal } }]));
      const heaviest = own.lines.toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))[0]!;
      const beside = meal
        .plates!.flatMap(({ portions }) => portions)
        .filter(({ foodId, from }) => foodId === heaviest.foodId && from !== 'pot');
      const listed = needs.filter(({ foodId }) => foodId === getFood(heaviest.foodId ?? '').id);
      const grams = listed.reduce((sum, { amount }) => sum + (amount ? amountToNumber(amount) : 0), 0);
      const wanted = own.lines.filter(({ foodId }) => foodId === heaviest.foodId).reduce((sum, line) => sum + (line.grams ?? 0), 0);
      const all = wanted * meal.written!.times + beside.reduce((sum, one) => sum + one.grams, 0);
      // Bones and peel are weighed by the shop.
      expect(grams, own.id).toBeGreaterThanOrEqual(all * 0.99);
      expect(grams, own.id).toBeLessThanOrEqual(all * 1.6);
    }
  });
});

describe('an own recipe is in no day of a table', () => {
  const recipes = [beansWith()];
  it('but where everybody may eat it', () => {
    expect(serveOnce(recipes)?.meal.title).toBe('Rice and beans');
  });

  it.each([
    ['a food that one is allergic to', ['40 g peanuts'], { allergies: ['peanut'] }],
    ['a line that nobody knows, under an allergy of one', ['1 tsp quondo'], { allergies: ['peanut'] }],
    ['a food that one never eats', ['40 g salmon'], { excludedFoodIds: ['salmon'] }],
    ["a food that one's diet leaves out", ['40 g chicken breast'], { diets: ['vegetarian'] }],
  ] as const)('with %s', (_, more, rules) => {
    const strict = ADULTS.with(1, personOf('Ben', 2500, { rules: rules }));
    expect(titlesOf(serve([beansWith(...more)], strict))).toEqual([]);
    expect(serveOnce([beansWith(...more)], ADULTS)?.meal.title).toBe('Rice and beans');
  });

  it('with wine, where a child eats along', () => {
    expect(titlesOf(serve([beansWith('1/2 cup white wine')]))).toEqual([]);
    expect(serveOnce([beansWith('1/2 cup white wine')], ADULTS)?.meal.title).toBe('Rice and beans');
  });

  it('with a child under four, as nobody can tell how it is cut', () => {
    expect(serve(recipes, [...FAMILY.slice(0, 2), personOf('Eve', 0, { age: 3 })])).toEqual([]);
  });
});

describe('a day with an own recipe', () => {
  const { plan, meal, query } = serveOnce([beansWith()])!;
  const made = (result: ReturnType<typeof placeTable>): Plan => {
    if (!result.ok) throw new Error(result.fault.sentence);
    return result.value;
  };

  it('keeps it, to the letter, while another meal is changed', () => {
    const other = MEAL_SLOTS.find((slot) => slot !== meal.slot)!;
    const next = made(refreshTable({ ...query, meals: plan.meals, slot: other, refreshCount: 1 }));
    expect(next.meals[meal.slot]).toEqual(meal);
    expect(next.meals[other]?.dishId).not.toBe(plan.meals[other]?.dishId);
  });

  it('keeps it under other targets, in larger plates', () => {
    const { targets } = findTarget(personOf('Anna', 2300));
    const next = made(adjustTable({ ...query, targets, meals: plan.meals })).meals[meal.slot]!;
    expect(next.recipeId).toBe('Rice and beans');
    const eatenOf = ({ written, plates }: PlannedMeal): number => plates!.at(0)!.share * written!.times;
    expect(eatenOf(next)).toBeGreaterThan(eatenOf(meal));
    expect(next.written!.times * 2).toBe(Math.round(next.written!.times * 2));
  });

  it('loses it to another dish once somebody must not have it', () => {
    const strict = FAMILY.with(1, personOf('Ben', 2500, { rules: { excludedFoodIds: ['black-beans-canned'] } }));
    expect(getFood('black-beans-canned').id).toBe('black-beans-canned');
    const next = made(adjustTable({ ...query, eaters: strict, meals: plan.meals })).meals[meal.slot]!;
    expect(next.recipeId).toBeUndefined();
  });

  it('cooks more of it for guests, and is one plate again for one', () => {
    const more = made(servePeople({ ...query, meals: plan.meals }, [...FAMILY, guestAt(1), guestAt(2), guestAt(3)])).meals[meal.slot]!;
    expect(more.plates).toHaveLength(6);
    expect(more.written!.times).toBeGreaterThan(meal.written!.times);
    const alone = made(servePeople({ ...query, meals: plan.meals }, undefined)).meals[meal.slot]!;
    expect(alone.plates).toBeUndefined();
    expect(alone.written!.times).toBeCloseTo(meal.plates!.at(0)!.share * meal.written!.times, 2);
  });

  it('says whom it does not feed where somebody put it there', () => {
    const soup = readRecipe({ title: 'Thin soup', makes: 4, lines: ['400 g carrots', '1 l vegetable broth', '1 onion'] });
    expect(tableWithOwn([soup], query)).toBeUndefined();
    const day = made(placeTable({ ...query, meals: { ...plan.meals, dinner: makeOwnMeal(soup, { slot: 'dinner', plates: 1 }) } }));
    expect(day.meals.dinner?.title).toBe('Thin soup');
    expect(day.notes.join(' ')).toMatch(/Ben's dinner is \d+ kcal under what it should have/);
  });
});

describe('weeks of several', () => {
  const START = makePlainDate(2026, 11, 23);
  const weekOf = (eaters: readonly TableEater[], seed: number, recipes: readonly PlannableRecipe[] = PLANNED_OWN) => {
    const { eaters: _eaters, ...day } = queryOf(eaters, seed);
    const bare = { start: START, days: 7, day, shape: 'usual' as const, slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [], recipes };
    const week = seatWeek(bare, eaters);
    const made = makeWeek(week);
    if (!made.ok) throw new Error(made.fault.sentence);
    return layWeek(made.value.days, { week, day, eaters });
  };
  const ownIn = (days: ReturnType<typeof weekOf>): readonly PlannedMeal[] =>
    days.flatMap(({ plan }) => Object.values(plan.meals)).filter(({ recipeId }) => recipeId !== undefined);

  it('have own recipes in plates for everybody, cooked as they are written', () => {
    const meals = [1, 2].flatMap((seed) => ownIn(weekOf(FAMILY, seed)));
    expect(meals.length).toBeGreaterThanOrEqual(3);
    for (const meal of meals) {
      expect(meal.plates?.map(({ eaterId }) => eaterId)).toEqual(FAMILY.map(({ id }) => id));
      const cooked = meal.written!.times / (meal.pot?.share ?? 1);
      expect(cooked * 2).toBeCloseTo(Math.round(cooked * 2), 6);
      expect(shareOf(meal)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('eat what is left of one for lunch the next day, in portions of what it makes', () => {
    const weeks = [1, 2].map((seed) => weekOf(PAIR, seed, [beansWith()]));
    const pots = weeks.map((days) => ownIn(days).filter(({ pot }) => pot));
    expect(pots.flat().length).toBeGreaterThan(0);
    for (const [at, days] of weeks.entries()) {
      const [cooked, left] = pots.at(at)!;
      if (!cooked || !left) continue;
      expect([left.slot, left.pot!.cookedOn, left.cookMinutes]).toEqual(['lunch', cooked.pot!.eatenOn, 5]);
      expect(left.instructions.at(0)).toMatch(/^Reheat /);
      // What is cooked is half of it, the whole, or as many halves; each meal has quarters of its portions.
      const { times, makes } = cooked.written!;
      const whole = times / cooked.pot!.share;
      expect(whole * 2).toBeCloseTo(Math.round(whole * 2), 6);
      const shares = cooked.pot!.servings.map(({ share }) => share);
      expect(shares).toEqual(left.pot!.servings.map(({ share }) => share));
      for (const share of shares) expect(share * whole * makes!.plates * 4).toBeCloseTo(Math.round(share * whole * makes!.plates * 4), 6);
      for (const meal of [cooked, left]) {
        expect(shareOf(meal)).toBeCloseTo(1, 6);
        for (const { told } of meal.plates!) expect(told).toMatch(/^\S+(?: \d\/\d)? of \d+(?: \d\/\d)? portions$/);
      }
      const sum = shares.reduce((total, share) => total + share, 0);
      expect(tellLeft(cooked) !== undefined).toBe(sum < 1 - 1e-9);
      expect(tellLeft(left)).toBeUndefined();
      // Bought once, all that is cooked; with what stands beside the plates.
      const listed = days.map(({ date, plan }) => ({ date, meals: plan.meals }));
      expect(listOff(listed, runSteps(listNeeds(listed)))).toEqual([]);
    }
  });

  it.each([
    ['a household', PAIR],
    ['somebody alone', PAIR.slice(0, 1)],
  ])('of %s buy what is cooked of their pots once, whoever comes to which of its meals', (_, eaters) => {
    const { eaters: _eaters, ...day } = queryOf(eaters, 1);
    const bare = {
      start: START,
      days: 3,
      day,
      shape: 'usual' as const,
      slots: MEAL_SLOTS,
      rules: NO_WEEK_RULES,
      taken: [],
      recipes: [beansWith()],
    };
    const servings = [
      { day: 0, slot: 'dinner' as const },
      { day: 1, slot: 'lunch' as const },
    ];
    const pot: OwnCook = { id: '0-dinner', kind: 'pot', slot: 'dinner', servings, recipeId: 'Rice and beans', plates: 1 };
    const week = { ...(eaters.length > 1 ? seatWeek(bare, eaters) : bare), own: [pot] };
    const made = makeWeek(week);
    if (!made.ok) throw new Error(made.fault.sentence);
    for (const [dinner, lunch] of [
      [2, 2],
      [5, 2],
      [2, 5],
      [7, 1],
      [1, 1],
      [3, 6],
    ] as const) {
      const company = servings.map((serving) => ({ ...serving, people: serving.day === 0 ? dinner : lunch }));
      const days = layWeek(made.value.days, { week, day, eaters, company });
      const meals = [days.at(0)!.plan.meals.dinner!, days.at(1)!.plan.meals.lunch!];
      expect(meals.map(({ plates }) => plates?.length ?? 1)).toEqual([dinner, lunch]);
      const listed = days.map(({ date, plan }) => ({ date, meals: plan.meals }));
      expect(listOff(listed, runSteps(listNeeds(listed)))).toEqual([]);
      expect(meals.reduce((sum, meal) => sum + meal.pot!.share, 0)).toBeLessThanOrEqual(1 + 1e-9);
      expect(meals.at(0)!.pot!.servings).toEqual(meals.at(1)!.pot!.servings);
      // Laid once more, one day after the other, it is the very same pot.
      for (const at of [0, 1]) {
        const again = layWeek(days.with(at, made.value.days.at(at)!), { week, day, eaters, company });
        const shares = [again.at(0)!.plan.meals.dinner!, again.at(1)!.plan.meals.lunch!].map(({ pot: own }) => own!.share);
        expect(shares).toEqual(meals.map(({ pot: own }) => own!.share));
        const relisted = again.map(({ date, plan }) => ({ date, meals: plan.meals }));
        expect(listOff(relisted, runSteps(listNeeds(relisted)))).toEqual([]);
      }
    }
  });

  it('keep a day with a part of its pot, and the part, under other targets and for a guest', () => {
    const days = weekOf(PAIR, 1, [beansWith()]);
    const query = queryOf(PAIR, 1);
    const parts = days.flatMap(({ plan }) =>
      Object.values(plan.meals).flatMap((meal) => (meal.recipeId && meal.pot ? [{ plan, meal }] : [])),
    );
    expect(parts.map(({ meal }) => meal.slot)).toEqual(['dinner', 'lunch']);
    for (const { plan, meal } of parts) {
      const { targets } = findTarget(personOf('Anna', 2300));
      for (const changed of [
        relayTable({ ...query, targets, meals: plan.meals }),
        servePeople({ ...query, meals: plan.meals }, [...PAIR, guestAt(1)]),
      ]) {
        const next = changed.ok ? changed.value.meals[meal.slot]! : undefined;
        expect([next?.recipeId, next?.pot?.cookId, shareOf(next!)]).toEqual(['Rice and beans', meal.pot!.cookId, expect.closeTo(1, 6)]);
        expect(next!.plates!.every(({ told }) => / of .+ portions$|% by weight/.test(told))).toBe(true);
      }
    }
  });

  it('have none that one of them must not eat, or of which nobody can tell', () => {
    const strict = FAMILY.with(1, personOf('Ben', 2500, { rules: { allergies: ['dairy'] } }));
    const meals = [1, 2].flatMap((seed) => ownIn(weekOf(strict, seed)));
    expect(meals.length).toBeGreaterThan(0);
    const seats = takeSeats(queryOf(strict, 1), strict, DEFAULT_CORPUS.foodsById);
    for (const { recipeId, slot } of meals) {
      const own = PLANNED_OWN.find(({ id }) => id === recipeId)!;
      expect(seats.map(({ rulesAt }) => judgeRecipe(own.recipe, own.lines, rulesAt[slot]).outcome)).toEqual(['yes', 'yes', 'yes']);
    }
    expect(ownIn(weekOf(strict, 1, [beansWith('100 g feta'), beansWith('1 tsp quondo')]))).toEqual([]);
  });
});
