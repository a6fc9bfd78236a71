import { describe, expect, it } from 'vitest';
import { dishBreaksRule } from '../diet/check-dish.ts';
import { parseIdeaDishId } from './idea-dish-id.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { getFood } from '../food/find-food.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { checkMeal } from '../plan/check/check-meal.ts';
import { gatherRules } from '../plan/frame/plan-rules.ts';
import { isMealForToddlers } from '../plan/frame/toddler.ts';
import { makeMeal } from '../plan/write/make-meal.ts';
import { listPartOptions } from './exchange-part.ts';
import { listSubstitutes } from './list-substitutes.ts';
import { SUBSTITUTIONS } from './substitution.table.ts';

const STYLE = { system: 'us', rules: [] } as const;
const FREE = [gatherRules(EMPTY_INTENT, UNKNOWN_EATER)];
const cook = (dish: Dish) => makeMeal(dish, { slot: dish.slots[0] ?? 'dinner', steps: dish.groups.map(({ base }) => base), style: STYLE });
const FIRST = [...DEFAULT_CORPUS.dishesByKit.values()].flatMap(([dish]) => dish ?? []);
const withFood = (id: string) => FIRST.filter(({ foodIds }) => foodIds.has(id));
const SAMPLE = FIRST.filter((_dish, at) => at % 15 === 0);

describe('a part that is not at home', () => {
  it('gives way to something that is another food, with the numbers and lines of what is then eaten', () => {
    let count = 0;
    for (const dish of SAMPLE) {
      const meal = cook(dish);
      for (const [at, { foodId }] of meal.portions.entries()) {
        for (const option of listPartOptions(meal, { at, rules: FREE, hasSmallChild: false, style: STYLE })) {
          count++;
          expect(option.meal.portions.map((portion) => portion.foodId)).not.toContain(foodId);
          expect(option.meal.dishId).not.toBe(meal.dishId);
          expect(checkMeal(option.meal), option.meal.title).toEqual([]);
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('gives way to nothing that somebody’s rules forbid', () => {
    const rules = gatherRules({ ...EMPTY_INTENT, allergies: ['dairy'], diets: ['vegetarian'] }, UNKNOWN_EATER);
    for (const dish of SAMPLE) {
      const meal = cook(dish);
      for (const at of meal.portions.keys()) {
        for (const option of listPartOptions(meal, { at, rules: [...FREE, rules], hasSmallChild: false, style: STYLE })) {
          const foods = option.meal.portions.map(({ foodId }) => getFood(foodId));
          expect(rules.rules.filter((rule) => dishBreaksRule(foods, rule)?.outcome === 'breaks')).toEqual([]);
        }
      }
    }
  });

  it('gives way to what a small child may have alone, and to as many as there are of that', () => {
    const meal = cook(withFood('unsalted-butter').find(({ compiled }) => compiled.kit.id === 'cinnamon-raisin-toast')!);
    const at = meal.portions.findIndex(({ foodId }) => foodId === 'unsalted-butter');
    const list = (hasSmallChild: boolean) => listPartOptions(meal, { at, rules: FREE, hasSmallChild, style: STYLE }).map((one) => one.meal);
    const safe = list(true);
    expect(safe.filter((one) => !isMealForToddlers(one, DEFAULT_CORPUS)).map(({ title }) => title)).toEqual([]);
    expect(safe.length).toBeGreaterThan(list(false).filter((one) => isMealForToddlers(one, DEFAULT_CORPUS)).length);
  });

  it('may be what stands beside a dish as a side does', () => {
    const meal = cook(withFood('olive-oil').find(({ foodIds }) => !foodIds.has('yogurt'))!);
    const side = withFood('yogurt')
      .flatMap((dish) => cook(dish).portions)
      .find(({ foodId }) => foodId === 'yogurt')!;
    const laid = { ...meal, portions: [...meal.portions, side] };
    const options = listPartOptions(laid, { at: meal.portions.length, rules: FREE, hasSmallChild: false, style: STYLE });
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(option.meal.portions.map(({ foodId }) => foodId)).not.toContain('yogurt');
  });

  it('of an own recipe leaves its words with the other lines, and takes the part’s along', () => {
    const meal = cook(withFood('butter').find(({ foodIds }) => !foodIds.has('olive-oil'))!);
    const at = meal.portions.findIndex(({ foodId }) => foodId === 'butter');
    const written = {
      times: 1 / 4,
      lines: [
        { text: '200 g rice with peanuts', foodId: 'white-rice' },
        { text: '4 tbsp butter', foodId: 'butter' },
      ],
    };
    const [option] = listPartOptions(
      { ...meal, dishId: 'idea~plate', recipeId: 'own', written },
      { at, rules: FREE, hasSmallChild: false, style: STYLE },
    );
    expect(option?.meal.written?.lines[0]).toEqual(written.lines[0]);
    expect(option?.meal.written?.lines[1]).toMatchObject({ foodId: option?.meal.portions[at]?.foodId });
    expect(option?.meal.written?.lines[1]?.text).not.toBe('4 tbsp butter');
    const plate = { eaterId: 'ada', name: 'Ada', share: 0, told: '', portions: [], nutrition: meal.nutrition };
    for (const none of [{ written, plates: [plate] }, { written: { ...written, times: 0 } }]) {
      const [other] = listPartOptions(
        { ...meal, dishId: 'idea~plate', recipeId: 'own', ...none },
        { at, rules: FREE, hasSmallChild: false, style: STYLE },
      );
      expect([other?.instead, other?.meal.written]).toEqual([option?.instead, undefined]);
    }
  });

  it('of the table changes the words of a kit with it, and is drawn from what is then on the plate', () => {
    const dish = withFood('mayonnaise').find((one) => one.items.some(({ food, part }) => food.id === 'mayonnaise' && part !== 'season'))!;
    const meal = cook(dish);
    const at = meal.portions.findIndex(({ foodId }) => foodId === 'mayonnaise');
    const options = listPartOptions(meal, { at, rules: FREE, hasSmallChild: false, style: STYLE });
    const taken = options.find(({ instead }) => instead === 'sour cream');
    expect(taken?.meal.tips[0]).toBe('Sour cream stands in for the mayonnaise.');
    expect(taken?.meal.instructions.join(' ')).not.toMatch(/mayo/i);
    expect(parseIdeaDishId(taken!.meal.dishId)?.foods.map(({ id }) => id)).not.toContain('mayonnaise');
  });

  it('is not offered of a share of a pot that is cooked', () => {
    const [meal] = SAMPLE.map(cook);
    if (!meal) throw new Error('no dish');
    const pot = {
      cookId: 'a',
      share: 0.5,
      cookedOn: '2026-11-20',
      cookedFor: 'dinner',
      eatenOn: '2026-11-21',
      servings: [],
      ingredients: [],
    } as const;
    expect(listPartOptions({ ...meal, pot }, { at: 0, rules: FREE, hasSmallChild: false, style: STYLE })).toEqual([]);
  });
});

describe('the table of substitutions', () => {
  it('names foods that there are, each by a measure that both have', () => {
    for (const { of, by } of SUBSTITUTIONS) {
      for (const id of of.split(' ')) {
        const found = listSubstitutes(getFood(id), 100).map(({ food }) => food.id);
        for (const other of by.split(' ')) expect(found, `${id} by ${other}`).toContain(other);
      }
    }
  });

  it('goes by measures and not by weight', () => {
    const butter = getFood('butter');
    const [oil] = listSubstitutes(butter, butter.unitGrams['cup']!).filter(({ food }) => food.id === 'olive-oil');
    expect([oil?.quantity, oil?.unit]).toEqual([0.75, 'cup']);
    const basil = getFood('basil');
    const [dried] = listSubstitutes(basil, 2 * basil.unitGrams['tbsp']!).filter(({ food }) => food.id === 'basil-dried');
    expect([dried?.quantity, dried?.unit]).toEqual([2, 'tsp']);
  });
});
