import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { keepsUnchilled } from '../../food/keeps-unchilled.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { makePlan } from '../make-plan.ts';
import { isDishForToddlers } from './toddler.ts';

function planFor(text: string, seed: number) {
  const intent = parseIntent(text);
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const plan = made.value;
  const dishes = MEAL_SLOTS.flatMap((slot) => DEFAULT_CORPUS.dishesById.get(plan.meals[slot]?.dishId ?? '') ?? []);
  return { plan, dishes };
}

const SEEDS = [1, 2, 3, 4, 5];

describe('a way of cooking is kept by every meal it is said of', () => {
  test.each(SEEDS)('easy, cheap and mild (seed %i)', (seed) => {
    const { plan, dishes } = planFor('easy, cheap and mild', seed);
    expect(dishes.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Easy', 'Easy', 'Easy']);
    expect(dishes.flatMap(({ weights }) => weights).filter(({ food, grams }) => food.cost === 3 && grams >= 10)).toEqual([]);
    expect(dishes.flatMap(({ foods }) => foods).filter(({ id }) => /chil[ie]|hot-sauce|jalapeno|cayenne/.test(id))).toEqual([]);
    expect(plan.notes.join(' ')).not.toMatch(/so this one is not/);
  });

  test('only of the meal that is named', () => {
    const lunches = SEEDS.flatMap((seed) => planFor('no-cook lunch and a hot dinner', seed).dishes.slice(1, 3));
    expect(lunches.filter((_, at) => at % 2 === 0).map(({ time }) => time.cookMinutes)).toEqual(SEEDS.map(() => 0));
    expect(lunches.some(({ time }, at) => at % 2 === 1 && time.cookMinutes > 0)).toBe(true);
  });

  test.each(SEEDS)('a day without cooking has no pan at any meal (seed %i)', (seed) => {
    expect(planFor('no-cook day', seed).dishes.map(({ time }) => time.cookMinutes)).toEqual([0, 0, 0, 0]);
  });

  test.each(SEEDS)('without a fridge nothing has to be cold, not even on the way (seed %i)', (seed) => {
    const { plan, dishes } = planFor('camping with one burner, no fridge', seed);
    expect(dishes).toHaveLength(4);
    expect(dishes.flatMap(({ foods }) => foods).filter((food) => !keepsUnchilled(food))).toEqual([]);
    expect(dishes.flatMap(({ compiled: { kit } }) => kit.steps).filter((step) => /chill|fridge|overnight/i.test(step))).toEqual([]);
    expect(dishes.flatMap(({ compiled: { kit } }) => kit.equipment).filter((tool) => /oven|sheet|second|^\d/.test(tool))).toEqual([]);
    expect(plan.notes.join(' ')).toMatch(/Without a fridge/);
  });

  test.each(SEEDS)('with nothing to chop no line is cut and no step cuts (seed %i)', (seed) => {
    const { plan, dishes } = planFor('nothing that needs chopping', seed);
    const lines = dishes.flatMap(({ items }) => items).map(({ food, item }) => `${food.id} ${item.prep}`);
    expect(lines.filter((line) => /chopped|sliced|diced|minced| in (?:cubes|strips|rounds|wedges)/.test(line))).toEqual([]);
    expect(
      mealsOf(plan)
        .flatMap(({ meal }) => meal.instructions)
        .filter((step) => /\b(?:(?<!pork |lamb )chop|slice|dice|mince|peel)\b/i.test(step)),
    ).toEqual([]);
  });

  test('and of whom no dish can the day says so', () => {
    const { plan } = planFor('no fridge, low carb, no nuts, no legumes, no fish', 1);
    expect(plan.notes.join(' ')).toMatch(/No fridge-free (?:breakfast|lunch|dinner|snack) fits/);
  });

  test.each(SEEDS)('and where no dish can, the day says so (seed %i)', (seed) => {
    const { plan, dishes } = planFor('no-cook day, vegan', seed);
    expect(dishes.map(({ time }) => time.cookMinutes > 0)).toEqual([false, false, true, false]);
    expect(plan.notes).toContain('No no-cook dinner fits your rules, so this one is not.');
  });
});

test('where rules leave nothing that a small child likes there is what it cannot choke on, or no day that says why', () => {
  const text = 'for my toddler, vegan, gluten free, no soy, no nuts, no legumes, no coconut, no banana, no avocado, no potatoes, no rice';
  const intent = parseIntent(text);
  for (const seed of SEEDS) {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed });
    const meals = made.ok ? made.value.meals : {};
    const dishes = MEAL_SLOTS.flatMap((slot) => DEFAULT_CORPUS.dishesById.get(meals[slot]?.dishId ?? '') ?? []);
    expect(dishes.filter((dish) => !isDishForToddlers(dish)).map(({ dishId }) => dishId)).toEqual([]);
    expect(made.ok ? 'safe for a small child' : made.fault.sentence).toMatch(/safe for a small child/);
  }
});

test.each(SEEDS)('a day for a small child has what it needs of energy, and nothing to choke on (seed %i)', (seed) => {
  const { plan, dishes } = planFor('for my toddler', seed);
  expect(plan.targets.calories).toBe(1200);
  expect(plan.misses).toEqual([]);
  const whole = dishes
    .flatMap(({ items }) => items)
    .filter(({ food }) => /^(?:nut|peanut)$/.test(food.kind) && !/butter|flour/.test(food.id));
  expect(whole.map(({ food, item }) => `${food.id} ${item.prep}`)).toEqual([]);
  expect(plan.notes.join(' ')).toMatch(/a child of two or three/);
});
