import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '../food/food.ts';
import { foodBreaksAllergy } from '../diet/check-allergen.ts';
import { foodBreaksDiet } from '../diet/check-diet.ts';
import { DIETS } from '../diet/diet.ts';
import { readDish } from '../dish-art/read-dish.ts';
import { checkMeal } from '../plan/check/check-meal.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { DEFAULT_CORPUS } from './default-corpus.ts';
import type { Dish } from './dish.ts';
import { exchangeFoods, listExchanges } from './exchange.ts';
import { EXCHANGES } from './exchange.table.ts';

const { foodsById, dishesByKit, dishesById } = DEFAULT_CORPUS;

function have(dishId: string): Dish {
  const dish = dishesById.get(dishId);
  if (!dish) throw new Error(`There is no dish ${dishId}.`);
  return dish;
}

/** Every way of taking one food for another that any dish of the table stands, once for each kit. */
const all = [...dishesByKit.values()].flatMap((dishes) => {
  const seen = new Set<string>();
  return dishes.flatMap((dish) =>
    [...listExchanges(dish, foodsById)].flatMap(([food, others]) =>
      others.flatMap((other) => {
        if (seen.has(`${food} ${other}`)) return [];
        seen.add(`${food} ${other}`);
        const exchanged = exchangeFoods(dish, new Map([[food, other]]), foodsById);
        return exchanged ? [{ dish, food, other, exchanged }] : [];
      }),
    ),
  );
});

const written = (dish: Dish) =>
  makeMeal(dish, { slot: dish.slots[0] ?? 'dinner', steps: dish.groups.map(({ base }) => base), style: { system: 'us', rules: [] } });

describe('exchanges', () => {
  test('name foods of the table, each class two and more', () => {
    const unknown = EXCHANGES.flatMap(({ foods }) => foods.split(' ')).filter((id) => !foodsById.has(id));
    expect(unknown).toEqual([]);
    expect(EXCHANGES.filter(({ foods }) => foods.split(' ').length < 2)).toEqual([]);
  });

  test('are many, and every one reads as a dish of the table does', () => {
    expect(all.length).toBeGreaterThan(1000);
    const odd = all.flatMap(({ dish, exchanged }) => {
      const before = checkMeal(written(dish)).length;
      return before === 0 ? checkMeal(written(exchanged)).map(({ message }) => `${exchanged.dishId}: ${message}`) : [];
    });
    expect(odd).toEqual([]);
  });

  test('leave no word of what was taken away in what is read of the dish', () => {
    const left = all.flatMap(({ food, other, exchanged }) => {
      const [own, instead] = [food, other].map((id) => foodsById.get(id)?.names.noun.toLowerCase() ?? id);
      if (!own || instead?.includes(own)) return [];
      const { title, description, instructions, ingredients } = written(exchanged);
      const text = [title, description, ...instructions, ...ingredients].join('\n').toLowerCase();
      return new RegExp(String.raw`\b${own}\b`).test(text) && !exchanged.foods.some(({ names }) => names.noun.toLowerCase().includes(own))
        ? [exchanged.dishId]
        : [];
    });
    expect(left).toEqual([]);
  });

  test('cross no diet and no allergy, and take no longer', () => {
    const wrong = all.flatMap(({ dish, food, other, exchanged }) => {
      const [own, instead] = [foodsById.get(food), foodsById.get(other)];
      if (!own || !instead) return [food];
      const isCrossed =
        DIETS.some((diet) => foodBreaksDiet(instead, diet) && !foodBreaksDiet(own, diet)) ||
        ALLERGENS.some((allergen) => foodBreaksAllergy(instead, allergen) && !foodBreaksAllergy(own, allergen));
      return isCrossed || exchanged.time.totalMinutes > dish.time.totalMinutes ? [exchanged.dishId] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('an exchanged dish', () => {
  const [{ dish, food, other, exchanged } = { dish: have(''), food: '', other: '', exchanged: have('') }] = all;

  test('is found by its id, which names the dish and what was taken, and draws what is in it', () => {
    expect(exchanged.dishId).toBe(`${dish.dishId}~${food}.${other}`);
    expect(dishesById.get(exchanged.dishId)?.dishId).toBe(exchanged.dishId);
    expect(readDish(exchanged).foods.map(({ id }) => id)).toContain(other);
    expect(readDish(exchanged).foods.map(({ id }) => id)).not.toContain(food);
  });

  test('is not found for foods that no cook would take there', () => {
    expect(dishesById.get(`${dish.dishId}~${food}.chocolate`)).toBeUndefined();
    expect(dishesById.get(`${dish.dishId}~chocolate.${other}`)).toBeUndefined();
    expect(dishesById.get(`${dish.dishId}~${food}.`)).toBeUndefined();
  });

  test('is the written one again where the written food is taken', () => {
    expect(exchangeFoods(exchanged, new Map([[other, food]]), foodsById)).toBe(dish);
  });
});

test('foods that each may be taken are not taken together where one of them would stand there twice', () => {
  const twice = [...dishesById.values()].flatMap((dish) => {
    const pairs = [...listExchanges(dish, foodsById)].flatMap(([food, others]) =>
      others.map((other) => ({ id: `${food}.${other}`, other })),
    );
    return pairs.flatMap((one) =>
      pairs.filter(({ id, other }) => one.id < id && one.other === other).map(({ id }) => `${dish.dishId}~${one.id}~${id}`),
    );
  });
  expect(twice.length).toBeGreaterThan(0);
  for (const id of twice.slice(0, 20)) expect(dishesById.get(id), id).toBeUndefined();
});
