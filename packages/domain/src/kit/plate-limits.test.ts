import { expect, test } from 'vitest';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { DEFAULT_CORPUS } from './default-corpus.ts';
import type { Dish } from './dish.ts';
import { listItemLadder } from './item-ladder.ts';
import { listSaltSteps } from './salt-ladder.ts';

/** Least and most grams that the solver may take of a food in any dish of a kit. */
function rangeOf(kitId: string, foodId: string): { readonly least: number; readonly most: number } {
  const dishes = (DEFAULT_CORPUS.dishesByKit.get(kitId) ?? []).filter((dish: Dish) => dish.foodIds.has(foodId));
  const grams = dishes.flatMap((dish) =>
    dish.items
      .filter(({ food }) => food.id === foodId)
      .flatMap((entry) => listItemLadder(entry, dish.items).quantities.map((q) => q * (gramsPerUnit(entry.food, entry.item.unit) ?? 0))),
  );
  return { least: Math.min(...grams), most: Math.max(...grams) };
}

test('a plate of pasta has 60 g of it or more, a soup less', () => {
  expect(rangeOf('lo-mein', 'egg-noodles').least).toBe(60);
  expect(rangeOf('minestrone', 'macaroni').least).toBeLessThan(60);
});

test('meat and tofu beside anything end at 250 g; who eats meat alone may have more', () => {
  expect(rangeOf('trout-amandine', 'tilapia').most).toBe(250);
  expect(rangeOf('tofu-stir-fry', 'extra-firm-tofu').most).toBe(250);
  expect(rangeOf('nyama-choma', 'beef-sirloin').most).toBeGreaterThan(250);
});

test('what fills a plate ends at what one eats of it: a large sweet potato, half a cup of dry lentils', () => {
  expect(rangeOf('cumin-steak-sweet-potato', 'sweet-potato').most).toBe(275);
  expect(rangeOf('oven-fish-and-chips', 'russet-potato').most).toBe(300);
  expect(rangeOf('dal-red-lentil', 'red-lentils').most).toBeLessThanOrEqual(110);
});

test('a dish of rice has more than a spoonful of it', () => {
  expect(rangeOf('skillet-paella', 'arborio-rice').least).toBeGreaterThanOrEqual(60);
  expect(rangeOf('layered-biryani', 'basmati-rice').least).toBeGreaterThanOrEqual(60);
});

test('a bowl of oatmeal is one bowl', () => {
  for (const kit of ['brown-sugar-oatmeal', 'overnight-oats', 'apple-porridge']) expect(rangeOf(kit, 'rolled-oats').most).toBeLessThan(62);
});

test('what is rolled into one large tortilla closes around it', () => {
  for (const { items } of DEFAULT_CORPUS.dishesByKit.get('chicken-wrap') ?? []) {
    const stepsOf = (part: string): readonly number[] =>
      items.filter((entry) => entry.part === part).map((entry) => listItemLadder(entry, items).quantities.length);
    expect(new Set([...stepsOf('wrap'), ...stepsOf('veg')]).size).toBe(1);
  }
  expect(rangeOf('chicken-wrap', 'cooked-chicken').most).toBe(125);
});

test('no porridge hides more than four egg whites', () => {
  expect(rangeOf('banana-almond-egg-porridge', 'liquid-egg-whites').most).toBeLessThanOrEqual(135);
});

test('what is filled into a bread fits it', () => {
  expect(rangeOf('chicken-souvlaki-pita', 'chicken-breast').most).toBe(150);
  expect(rangeOf('falafel-wrap', 'chickpeas-no-salt').most).toBeLessThanOrEqual(135);
});

test('an omelet is of two eggs or more', () => {
  expect(rangeOf('omelet-with-toast', 'egg').least).toBeGreaterThanOrEqual(100);
});

test('a sandwich closes: its slices come in pairs', () => {
  const slices = (DEFAULT_CORPUS.dishesByKit.get('ham-cheese-toastie') ?? []).flatMap((dish) =>
    dish.items
      .filter(({ food, item }) => food.kind === 'bread' && item.unit === 'slice')
      .flatMap((entry) => listItemLadder(entry, dish.items).quantities),
  );
  expect(new Set(slices)).toEqual(new Set([2, 4]));
});

test('a pita is torn in two and no further, a date is whole', () => {
  for (const dish of DEFAULT_CORPUS.dishesByKit.get('ful-medames') ?? []) {
    for (const entry of dish.items.filter(({ food }) => food.id === 'whole-wheat-pita'))
      for (const quantity of listItemLadder(entry, dish.items).quantities) expect(quantity * 2).toBe(Math.round(quantity * 2));
  }
  expect(rangeOf('energy-balls', 'medjool-dates').least).toBe(24);
});

test('a bagel that is closed over its filling is a whole one', () => {
  const amounts = (DEFAULT_CORPUS.dishesByKit.get('breakfast-bagel') ?? []).flatMap((dish) =>
    dish.items.filter(({ food }) => food.id.includes('bagel')).flatMap((entry) => listItemLadder(entry, dish.items).quantities),
  );
  expect(amounts.filter((amount) => !Number.isInteger(amount))).toEqual([]);
});

test('roots end at 300 g, and what seasons a larger plate grows no further than a cook would go', () => {
  expect(rangeOf('potato-salad-plate', 'baby-potatoes').most).toBe(300);
  expect(rangeOf('pasta-pomodoro', 'garlic').most).toBeLessThanOrEqual(12);
  expect(rangeOf('tandoori-chicken', 'cumin').most).toBeLessThanOrEqual(5.5);
});

test('what eggs hold together grows with the eggs', () => {
  for (const dish of DEFAULT_CORPUS.dishesByKit.get('tortilla-espanola') ?? []) {
    const eggs = dish.groups.find(({ members }) => members[0]?.food.id === 'egg');
    expect(eggs?.members.map(({ part }) => part)).toEqual(expect.arrayContaining(['base', 'add', 'onion']));
  }
});

test('what is called after its salt is salted on a salty day too', () => {
  const [dish] = DEFAULT_CORPUS.dishesByKit.get('salt-broiled-salmon') ?? [];
  const salt = dish?.items.filter(({ food }) => food.id === 'salt');
  expect(salt?.flatMap(listSaltSteps)).toEqual([
    { quantity: 1 / 8, unit: 'tsp' },
    { quantity: 1 / 4, unit: 'tsp' },
    { quantity: 1 / 2, unit: 'tsp' },
  ]);
});
