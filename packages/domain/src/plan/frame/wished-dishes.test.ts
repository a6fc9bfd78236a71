import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../../eater/eater.ts';
import type { Food } from '../../food/food.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { makePlan } from '../make-plan.ts';
import { refreshMeal } from '../refresh-meal.ts';

const query = (text: string, seed = 7, eater: Eater = UNKNOWN_EATER) => {
  const intent = parseIntent(text);
  return { intent, eater, ...resolveTargets({ intent, eater }), seed };
};

function planFor(text: string, eater?: Eater, seed?: number) {
  const made = makePlan(query(text, seed, eater));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const plan = made.value;
  const dishes = MEAL_SLOTS.flatMap((slot) => DEFAULT_CORPUS.dishesById.get(plan.meals[slot]?.dishId ?? '') ?? []);
  return { plan, dishes, titles: dishes.map(({ title }) => title) };
}

describe('a dish that was asked for', () => {
  test.each([1, 2, 3, 4])('comes with its food in one meal (seed %i)', (seed) => {
    expect(planFor('chicken tikka masala', undefined, seed).titles.filter((title) => title.includes('tikka masala'))).toEqual([
      expect.stringMatching(/^Chicken tikka masala/),
    ]);
    const { dishes } = planFor('turkey burger', undefined, seed);
    expect(dishes.some(({ form, foods }) => form === 'burger' && foods.some(({ id }) => id.includes('turkey')))).toBe(true);
  });

  test.each(['low fodmap, roast chicken for dinner', 'low fodmap, roast chicken'])(
    'of which the rules leave a snack is no snack: %s',
    (text) => {
      const { plan, titles } = planFor(text);
      expect(titles.filter((title) => /roast chicken/i.test(title))).toEqual([]);
      expect(plan.notes).toContainEqual(expect.stringMatching(/^No roast chicken fits your rules; the nearest is /));
      expect(planFor('low fodmap, roast chicken as a snack').titles).toContainEqual(expect.stringMatching(/^Roast chicken and Swiss/));
    },
  );

  test.each([1, 2, 3])('comes as what it is called after, and without it to who says so (seed %i)', (seed) => {
    const serves = (text: string, title: RegExp) =>
      expect(planFor(text, undefined, seed).titles).toContainEqual(expect.stringMatching(title));
    serves('sheet-pan sausage and peppers', /^Sheet-pan sausage and peppers/);
    serves('vegan sheet-pan sausage and peppers', /^Sheet-pan (?:vegan sausage|tofu) and peppers/);
    serves('kimchi fried rice', /^Kimchi fried rice/);
    serves('vegan kimchi fried rice', /^Vegan kimchi fried rice/);
    serves('mac and cheese, dairy-free', /^Dairy-free (?:stovetop|cauliflower) mac and cheese/);
    serves('fresh dairy-free tzatziki', /^Fresh dairy-free tzatziki/);
  });

  test('comes as the version that is named, though it is meant for those who need it', () => {
    expect(planFor('mushroom alfredo').titles.some((title) => title.startsWith('Mushroom Alfredo'))).toBe(true);
  });

  test.each([
    ['margherita pizza', /^Margherita pizza/],
    ['spaghetti and meatballs', /^Spaghetti and meatballs/],
    ['gumbo', /^Gumbo/],
    ['quiche', /quiche/i],
    ['potstickers', /potstickers/],
    ['cornbread', /^Cornbread/],
    ['a bowl of cereal', /with milk/],
    ['smoothie bowl', /smoothie bowl/],
    ['potato soup', /^Loaded potato soup/],
    ['pancakes', /pancakes/],
    ['boiled eggs', /^Boiled eggs/],
    ['blueberry porridge', /(?:porridge|Oatmeal|oats) with blueberries/],
    ['chicken vegetable soup', /^Chicken and vegetable soup/],
  ])('is the one that people mean by %s', (text, title) => {
    expect(planFor(text).titles).toContainEqual(expect.stringMatching(title));
  });

  test('is a meal before it is a snack, where no meal is named', () => {
    expect(planFor('chicken skewers').plan.meals.snack?.title).not.toMatch(/skewers/);
  });

  test('comes at the meal that is named with it, whatever it is written for', () => {
    const { plan } = planFor('overnight oats for dinner, chicken yassa for lunch');
    expect(plan.meals.dinner?.title).toMatch(/^Overnight oats/);
    expect(plan.meals.lunch?.title).toMatch(/^Chicken yassa/);
  });

  test('gives way when that meal is refreshed, without a word of its missing', () => {
    const { plan } = planFor('chicken yassa for dinner');
    const refreshed = refreshMeal({ ...query('chicken yassa for dinner'), meals: plan.meals, slot: 'dinner', refreshCount: 1 });
    if (!refreshed.ok) throw new Error(JSON.stringify(refreshed.fault));
    expect(refreshed.value.meals.dinner?.title).not.toBe(plan.meals.dinner?.title);
    expect(refreshed.value.notes.join(' ')).not.toMatch(/yassa/);
  });
});

describe('a dish that cannot come', () => {
  test('that no kit makes is said, and the nearest is named and served', () => {
    const { plan, titles } = planFor('duck stroganoff');
    const nearest = /No duck stroganoff yet; the nearest is (.+)\./.exec(plan.notes.join(' '))?.[1];
    expect(nearest).toMatch(/stroganoff/i);
    expect(titles).toContain(nearest);
    expect(plan.notes.join(' ')).not.toMatch(/No dish with duck/);
  });

  test.each([
    ['osso buco', /stew/i],
    ['tiramisu', /pudding|parfait/i],
  ])('%s, which people know, likewise', (text, near) => {
    const { plan, titles } = planFor(text);
    const nearest = new RegExp(`No ${text} yet; the nearest is (.+)\\.`).exec(plan.notes.join(' '))?.[1];
    expect(nearest).toMatch(near);
    expect(titles).toContain(nearest);
  });

  test('is likened to one of the cuisine that is wished for beside it', () => {
    const { plan } = planFor('thai dinner with satay');
    expect(plan.served?.['cuisine:thai']).toEqual(['dinner']);
    expect(plan.notes.join(' ')).toContain(`No satay yet; the nearest is ${plan.meals.dinner?.title}.`);
    expect(plan.notes.join(' ')).not.toContain('No Thai dish');
  });

  test.each<readonly [string, Partial<Eater>, (food: Food) => boolean]>([
    ['chicken tikka masala', { diets: ['vegan'] }, ({ kind }) => kind === 'poultry'],
    ['tofu pad thai', { allergies: ['soy'] }, ({ kind }) => kind === 'soy'],
    ['shrimp pad thai', { excludedFoodIds: ['shrimp', 'cooked-shrimp'] }, ({ id }) => id.includes('shrimp')],
  ])('%s by the rules of the eater is said, and no rule is broken for it', (name, rules, isForbidden) => {
    const { plan, dishes } = planFor(name, { ...UNKNOWN_EATER, ...rules });
    expect(plan.notes.join(' ')).toContain(`No ${name} fits your rules; the nearest is `);
    expect(dishes.flatMap(({ foods }) => foods).filter(isForbidden)).toEqual([]);
  });
});
