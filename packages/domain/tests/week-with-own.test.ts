import { describe, expect, it } from 'vitest';
import { addDays, makePlainDate } from '../src/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { EMPTY_INTENT, type Intent } from '../src/intent/intent.ts';
import { resolveTargets } from '../src/intent/target/resolve-targets.ts';
import { getFood } from '../src/food/find-food.ts';
import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import { listMains } from '../src/kit/main-protein.ts';
import { judgeRecipe } from '../src/own-recipe/judge-recipe.ts';
import { gatherRules } from '../src/plan/frame/plan-rules.ts';
import { missShare, ON_TARGET } from '../src/plan/portion/tolerance.ts';
import { isCookedFor, type PlannedMeal } from '../src/plan/plan.ts';
import { MEAL_SLOTS } from '../src/recipe/meal-slot.ts';
import { checkWeek } from './check-week.ts';
import { makeWeek, type Week } from '../src/week/make-week.ts';
import { moveInWeek } from '../src/week/move-in-week.ts';
import { refreshInWeek } from '../src/week/refresh-in-week.ts';
import { remakeWeek, resumeWeek, takeBack } from '../src/week/remake-week.ts';
import type { Serving } from '../src/week/cook.ts';
import { isOwnId, readOwnId } from '../src/week/own-cook.ts';
import { postponeMeal } from '../src/week/postpone-meal.ts';
import { listSwaps, swapInWeek } from '../src/week/swap-in-week.ts';
import { storeCooks, type StoredCook } from '../src/week/stored-cook.ts';
import type { WeekQuery } from '../src/week/week-query.ts';
import { listThings, nameAdded } from '../src/week/week-things.ts';
import { NO_WEEK_RULES } from '../src/week/week-rules.ts';
import { listOff } from '../../../bench/households/list-off.ts';
import { runSteps } from '../src/base/steps.ts';
import { listNeeds } from '../src/grocery/list-needs.ts';
import { isFit, THIRTY_OWN } from './plannable-recipes.ts';

const RECIPES = THIRTY_OWN.filter(isFit);

const START = makePlainDate(2026, 11, 23);

function queryOf(intent: Partial<Intent>, { seed = 1, more = {} }: { seed?: number; more?: Partial<WeekQuery> } = {}): WeekQuery {
  const whole: Intent = { ...EMPTY_INTENT, calories: { target: 2000 }, ...intent };
  const { targets, caps } = resolveTargets({ intent: whole, eater: UNKNOWN_EATER });
  const day = { intent: whole, eater: UNKNOWN_EATER, targets, caps, seed };
  return { start: START, days: 7, day, shape: 'usual', slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [], recipes: RECIPES, ...more };
}

function have<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const ownOf = ({ days }: Week) =>
  days.flatMap(({ plan }, day) =>
    MEAL_SLOTS.flatMap((slot) => {
      const recipe = RECIPES.find(({ recipe: { title } }) => title === plan.meals[slot]?.title);
      const isLeft = plan.meals[slot]?.pot !== undefined && !isCookedFor(plan.meals[slot].pot, slot);
      return recipe ? [{ day, slot, recipe, isLeft }] : [];
    }),
  );
const isOn = ({ days }: Week, day: number): boolean => {
  const plan = days[day]?.plan;
  return plan !== undefined && missShare(plan.totals, plan.targets) <= ON_TARGET;
};

describe('own recipes in weeks', () => {
  const weeks = [1, 2, 3, 4].map((seed) => have(makeWeek(queryOf({}, { seed }))));

  it('come, on one day in two at most, none twice in a week, and every day with one is on target', () => {
    for (const week of weeks) {
      const own = ownOf(week);
      expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
      const cooked = own.filter(({ isLeft }) => !isLeft);
      expect(cooked.length).toBeLessThanOrEqual(3);
      expect(new Set(cooked.map(({ recipe }) => recipe.id)).size).toBe(cooked.length);
      expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
      expect(own.filter(({ day }) => !isOn(week, day))).toEqual([]);
      expect(week.days.every(({ plan }) => MEAL_SLOTS.every((slot) => plan.meals[slot]))).toBe(true);
    }
    expect(weeks.flatMap(ownOf).length).toBeGreaterThanOrEqual(8);
  });

  it('stand a day apart, and no dinner beside one is built on the same', () => {
    const mainOf = ({ dishId, portions }: PlannedMeal): string | undefined =>
      DEFAULT_CORPUS.dishesById.get(dishId)?.traits.mains[0] ??
      listMains(portions.map(({ foodId, steps, chosen }) => ({ food: getFood(foodId), grams: steps[chosen]?.grams ?? 0 })))[0];
    for (const week of weeks) {
      const own = ownOf(week).filter(({ isLeft }) => !isLeft);
      expect(own.filter(({ day }) => own.some((other) => other.day === day + 1))).toEqual([]);
      for (const { day } of own.filter(({ slot }) => slot === 'dinner')) {
        const mains = [-1, 0, 1].map((away) => {
          const dinner = week.days[day + away]?.plan.meals.dinner;
          return (dinner && mainOf(dinner)) ?? `none ${day + away}`;
        });
        expect([mains[0], mains[2]]).not.toContain(mains[1]);
      }
    }
  });

  it('feed the next lunch with what is left of them, bought once', () => {
    const pots = weeks.flatMap((week) =>
      (week.query.own ?? []).filter(({ servings }) => servings.length > 1).map((cook) => ({ week, cook })),
    );
    expect(pots.length).toBeGreaterThanOrEqual(4);
    for (const { week, cook } of pots) {
      const [first, next] = [cook.servings.at(0)!, cook.servings.at(1)!];
      expect([next.day, next.slot, cook.servings.length]).toEqual([first.day + 1, 'lunch', 2]);
      const mealAt = ({ day, slot }: Serving): PlannedMeal => week.days.at(day)!.plan.meals[slot]!;
      const [cooked, left] = [mealAt(first), mealAt(next)];
      expect(left.title).toBe(cooked.title);
      expect([left.description, left.prepMinutes + left.cookMinutes <= 5]).toEqual([expect.stringContaining('What is left of'), true]);
      // No more of it than it makes.
      expect(cooked.written!.times + left.written!.times).toBeLessThanOrEqual(1 + 1e-9);
    }
    for (const { days } of weeks) {
      const listed = days.map(({ date, plan }) => ({ date, meals: plan.meals }));
      expect(listOff(listed, runSteps(listNeeds(listed)))).toEqual([]);
    }
  });

  it('feed no other meal where leftovers are not welcome, and none of what does not keep', () => {
    const rules = { ...NO_WEEK_RULES, leftovers: false };
    const varied = { shape: 'varied' as const };
    for (const more of [{ rules }, varied])
      expect(ownOf(have(makeWeek(queryOf({}, { seed: 1, more })))).filter(({ isLeft }) => isLeft)).toEqual([]);
    expect(weeks.flatMap(ownOf).filter(({ isLeft, recipe }) => isLeft && /omelette|salmon|shrimp|cod/i.test(recipe.id))).toEqual([]);
  });

  it('are swapped for a dish that brings onto the list and takes from it what is said', () => {
    const namesOf = (ids: readonly string[]) => ids.map((id) => getFood(id).names.noun).toSorted();
    const week = weeks.find((one) => ownOf(one).some(({ isLeft }) => !isLeft))!;
    for (const { day, slot } of ownOf(week)) {
      const place = { date: addDays(START, day), slot };
      for (const { dish, added, gone } of have(listSwaps(week, place))) {
        const after = have(swapInWeek(week, { ...place, dishId: dish.dishId })).week;
        const [before, now] = [listThings(week.days, DEFAULT_CORPUS.foodsById), listThings(after.days, DEFAULT_CORPUS.foodsById)];
        expect(namesOf(added)).toEqual([...nameAdded(before, now)].toSorted());
        expect(namesOf(gone)).toEqual([...nameAdded(now, before)].toSorted());
      }
    }
  });

  it('never under an allergy that one of their lines is not known to be free of', () => {
    for (const allergies of [['dairy'], ['gluten'], ['egg', 'tree-nut']] as const) {
      const intent = { allergies: [...allergies] };
      const week = have(makeWeek(queryOf(intent, { seed: 5 })));
      expect(checkWeek(week, DEFAULT_CORPUS.foodsById)).toEqual([]);
      const rules = gatherRules({ ...EMPTY_INTENT, ...intent }, UNKNOWN_EATER);
      expect(ownOf(week).filter(({ recipe }) => judgeRecipe(recipe.recipe, recipe.lines, rules).outcome !== 'yes')).toEqual([]);
    }
  });

  it('keep the rules of the week: no meat on meatless days, minutes, and the dinner of a weekday', () => {
    const rules = {
      ...NO_WEEK_RULES,
      meatless: [0, 1, 2, 3, 4, 5, 6] as const,
      minutes: { 1: 20, 2: 20 },
      dishes: { 5: 'pizza' } as const,
    };
    const week = have(makeWeek(queryOf({}, { seed: 2, more: { rules } })));
    for (const { day, slot, recipe } of ownOf(week)) {
      const { rules: meatless } = gatherRules({ ...EMPTY_INTENT, diets: ['vegetarian'] }, UNKNOWN_EATER);
      const kinds = recipe.lines.flatMap(({ foodId }) => DEFAULT_CORPUS.foodsById.get(foodId ?? '')?.kind ?? []);
      expect(meatless).toHaveLength(1);
      expect(kinds.filter((kind) => /beef|pork|poultry|lamb|fish/.test(kind))).toEqual([]);
      expect([day, slot]).not.toEqual([4, 'dinner']);
      expect(slot === 'dinner' && day < 2).toBe(false);
    }
    expect(week.days[4]?.plan.meals.dinner?.form).toBe('pizza');
  });

  it('come to no day whose sentence says what is wanted, and not at all without recipes', () => {
    expect(ownOf(have(makeWeek(queryOf({ cuisines: ['thai'] }))))).toEqual([]);
    expect(ownOf(have(makeWeek(queryOf({}, { more: { recipes: [] } }))))).toEqual([]);
  });
});

describe('a stored week with an own recipe', () => {
  const query = queryOf({});
  const week = have(makeWeek(query));
  const [own, ...otherOwn] = ownOf(week);
  const stored = storeCooks(week);
  if (!own) throw new Error('There is no own recipe in the week.');
  const place = { date: addDays(START, own.day), slot: own.slot };

  it('is resumed as it was left', () => {
    const resumed = have(resumeWeek(query, { cooks: stored, days: week.days, relaxed: [] })).week;
    expect(resumed.days).toBe(week.days);
    expect(storeCooks(resumed)).toEqual(stored);
  });

  it('is as its recipe is now where what was taken out of it since must not be on the day', () => {
    const meals = week.days.flatMap(({ plan }) => Object.values(plan.meals));
    const boundBy = (foodId: string) => ({ ...query.day, eater: { ...UNKNOWN_EATER, excludedFoodIds: [foodId] } });
    // Of whichever own recipe has a line whose food nothing else of the week has, nor its words, so that the rule alone replaces nothing.
    const apart = [own, ...otherOwn].flatMap(({ recipe: one }) => {
      const others = meals.filter(({ recipeId }) => recipeId !== one.id).flatMap(({ portions }) => portions.map((held) => held.foodId));
      return one.lines.flatMap(({ text, foodId }) => {
        if (foodId === null || others.includes(foodId)) return [];
        const groups = one.recipe.ingredients.map((group) => ({ ...group, lines: group.lines.filter((line) => line !== text) }));
        const without = { ...one, recipe: { ...one.recipe, ingredients: groups }, lines: one.lines.filter((line) => line.text !== text) };
        const { intent, eater } = boundBy(foodId);
        return judgeRecipe(without.recipe, without.lines, gatherRules(intent, eater)).outcome === 'yes' ? [{ without, foodId }] : [];
      });
    });
    const out = apart.at(0)!;
    const recipes = RECIPES.map((recipe) => (recipe.id === out.without.id ? out.without : recipe));
    const left = { cooks: stored, days: week.days, relaxed: [] };
    expect(have(resumeWeek({ ...query, recipes }, left)).week.days).toBe(week.days);
    const bound = have(resumeWeek({ ...query, recipes, day: boundBy(out.foodId) }, left)).week;
    const dishes = bound.days.flatMap(({ plan }) => Object.values(plan.meals));
    expect(ownOf(bound).map(({ recipe }) => recipe.id)).toContain(out.without.id);
    expect(dishes.flatMap(({ portions }) => portions.map((portion) => portion.foodId))).not.toContain(out.foodId);
  });

  it('has another dish there when it is refreshed, and all else as it was', () => {
    const { week: next, touched } = have(refreshInWeek(week, { ...place, count: 1 }));
    expect(checkWeek(next, DEFAULT_CORPUS.foodsById)).toEqual([]);
    expect(ownOf(next).map(({ recipe }) => recipe.id)).toEqual(
      ownOf(week).flatMap(({ recipe }) => (recipe.id === own.recipe.id ? [] : [recipe.id])),
    );
    expect(touched).toContain(place.date);
  });

  it('moves to another day, and there it is cooked', () => {
    const tries = week.days.flatMap(({ date: to }) => {
      const moved = moveInWeek(stored, { start: START, days: 7, move: { from: place.date, to, slot: own.slot } });
      return moved.ok ? [{ to, cooks: moved.value.cooks }] : [];
    });
    const [{ to, cooks } = { to: START, cooks: stored }] = tries;
    expect(tries.length).toBeGreaterThan(0);
    const next = have(remakeWeek(query, cooks)).week;
    expect(next.days.find(({ date }) => date === to)?.plan.meals[own.slot]?.title).toBe(own.recipe.recipe.title);
    expect(checkWeek(next, DEFAULT_CORPUS.foodsById)).toEqual([]);
  });

  it('loses a recipe that was taken out of planning, and says so', () => {
    const gone = { ...query, recipes: RECIPES.filter(({ id }) => id !== own.recipe.id) };
    const { week: next, notes } = have(resumeWeek(gone, { cooks: stored, days: week.days, relaxed: [] }));
    expect(ownOf(next).some(({ recipe }) => recipe.id === own.recipe.id)).toBe(false);
    expect(notes.join(' ')).toContain('cannot stay in this week');
  });

  it('does not come back with a change that is taken back, and what took its place is not said to be another', () => {
    const gone = { ...query, recipes: RECIPES.filter(({ id }) => id !== own.recipe.id) };
    const { week: next } = have(resumeWeek(gone, { cooks: stored, days: week.days, relaxed: [] }));
    const { week: back, notes } = have(takeBack(gone, { past: stored, now: storeCooks(next) }));
    const titleOf = ({ days }: typeof next) => days.find(({ date }) => date === place.date)?.plan.meals[own.slot]?.title;
    expect(titleOf(back)).toBe(titleOf(next));
    expect(notes).toEqual(['One of your recipes cannot stay in this week, so it does not come back.']);
  });
});

describe('a week whose lunch is what is left of an own recipe', () => {
  const lastsTwoMeals = ({ dishId, servings }: StoredCook): boolean => isOwnId(dishId) && servings.length > 1;
  // The first of some weeks that has such a pot: which one it is hangs on every dish and weight there is.
  const query = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => queryOf({}, { seed }))
    .find((asked) => storeCooks(have(makeWeek(asked))).some(lastsTwoMeals))!;
  const week = have(makeWeek(query));
  const stored = storeCooks(week);
  const pot = stored.find(lastsTwoMeals)!;
  const [first, next] = pot.servings as [Serving, Serving];
  const placeOf = ({ day, slot }: Serving) => ({ date: addDays(START, day), slot });
  const potOn = (of: Week): readonly (readonly [number, string, number | undefined])[] =>
    ownOf(of).flatMap(({ day, slot, recipe }) =>
      recipe.id === readOwnId(pot.dishId).recipeId ? [[day, slot, of.days.at(day)!.plan.meals[slot]!.pot?.share] as const] : [],
    );
  const expectWhole = (of: Week): void => {
    expect(checkWeek(of, DEFAULT_CORPUS.foodsById)).toEqual([]);
    const listed = of.days.map(({ date, plan }) => ({ date, meals: plan.meals }));
    expect(listOff(listed, runSteps(listNeeds(listed)))).toEqual([]);
  };

  it('is resumed as it was left', () => {
    const resumed = have(resumeWeek(query, { cooks: stored, days: week.days, relaxed: [] })).week;
    expect(resumed.days).toBe(week.days);
    expect(storeCooks(resumed)).toEqual(stored);
  });

  it.each([
    ['the meal it is cooked for', first],
    ['the lunch', next],
  ])('has another dish at both where %s is refreshed or swapped, and all else as it was', (_, place) => {
    const refreshed = have(refreshInWeek(week, { ...placeOf(place), count: 1 })).week;
    expectWhole(refreshed);
    expect(potOn(refreshed)).toEqual([]);
    const option = have(listSwaps(week, placeOf(place))).at(0)!;
    const swapped = have(swapInWeek(week, { ...placeOf(place), dishId: option.dish.dishId })).week;
    expectWhole(swapped);
    expect(potOn(swapped)).toEqual([]);
    expect(swapped.days.at(place.day)!.plan.meals[place.slot]!.title).toBe(option.dish.title);
  });

  it('keeps the pot where another meal of its days is another dish, or the rest is made again', () => {
    for (const { day } of [first, next]) {
      const other = have(refreshInWeek(week, { ...placeOf({ day, slot: 'breakfast' }), count: 1 })).week;
      expectWhole(other);
      expect(potOn(other)).toEqual(potOn(week));
    }
    const again = have(remakeWeek({ ...query, day: { ...query.day, seed: 77 } }, [pot])).week;
    expectWhole(again);
    expect(potOn(again)).toEqual(potOn(week));
  });

  it('moves both, and none of them further from the other than it keeps', () => {
    const moved = week.days.flatMap(({ date: to }, day) => {
      const one = moveInWeek(stored, { ...query, move: { ...placeOf(first), from: placeOf(first).date, to } });
      return one.ok ? [{ day, cooks: one.value.cooks }] : [];
    });
    expect(moved.length).toBeGreaterThan(0);
    for (const { day, cooks } of moved) {
      const { week: other } = have(remakeWeek(query, cooks));
      expectWhole(other);
      expect(potOn(other).map(([at, slot]) => [at, slot])).toEqual([
        [day, first.slot],
        [day + 1, 'lunch'],
      ]);
    }
    const refused = week.days.flatMap(({ date: to }) => {
      const lunch = moveInWeek(stored, { ...query, move: { ...placeOf(next), from: placeOf(next).date, to } });
      return lunch.ok ? [] : [JSON.stringify(lunch.fault)];
    });
    expect(refused.some((fault) => fault.includes(`${readOwnId(pot.dishId).recipeId} keeps `))).toBe(true);
  });

  it('slides on with what is left of it where it is not for tonight', () => {
    const slid = have(postponeMeal(stored, { ...query, meal: first, absent: [] }));
    const { week: later } = have(remakeWeek({ ...query, absent: [first], haves: slid.haves }, slid.cooks));
    expectWhole(later);
    expect(potOn(later).map(([day, slot]) => [day, slot])).toEqual([
      [first.day + 1, first.slot],
      [next.day + 1, 'lunch'],
    ]);
  });

  it('does not slide on where only what is left of it would, for longer than it keeps', () => {
    expect(readOwnId(pot.dishId).recipeId).toBe('Egg fried rice');
    expect(postponeMeal(stored, { ...query, meal: next, absent: [] })).toEqual({
      ok: false,
      fault: { type: 'cannot', sentence: 'Egg fried rice keeps a day, and its meals would be 2 days apart.' },
    });
  });

  it('has one meal of it where the other is not eaten at home, cooked for itself', () => {
    for (const [absent, left] of [
      [first, next],
      [next, first],
    ] as const) {
      const { week: other } = have(remakeWeek({ ...query, absent: [absent] }, stored));
      expectWhole(other);
      expect(potOn(other)).toEqual([[left.day, left.slot, undefined]]);
      expect(other.days.at(left.day)!.plan.meals[left.slot]!.instructions.join(' ')).toContain('Cook it for 20 minutes.');
    }
  });

  it('loses both under an allergy that a line of it is not known to be free of, and has both again when that is taken back', () => {
    const title = readOwnId(pot.dishId).recipeId;
    const unsure = query.recipes!.map((own) =>
      own.id === title
        ? {
            ...own,
            recipe: { ...own.recipe, ingredients: [{ heading: null, lines: ['1 tsp quondo'] }] },
            lines: [...own.lines, { text: '1 tsp quondo', foodId: null, grams: null, certainty: 'unknown' as const }],
          }
        : own,
    );
    const intent = { ...query.day.intent, allergies: ['peanut' as const] };
    const bound = have(
      resumeWeek({ ...query, day: { ...query.day, intent }, recipes: unsure }, { cooks: stored, days: week.days, relaxed: [] }),
    );
    expectWhole(bound.week);
    expect(potOn(bound.week)).toEqual([]);
    expect(bound.notes.join(' ')).toContain(`${title} cannot stay in this week`);
    const back = have(takeBack(query, { past: stored, now: storeCooks(bound.week) })).week;
    expectWhole(back);
    expect(potOn(back)).toEqual(potOn(week));
  });
});
