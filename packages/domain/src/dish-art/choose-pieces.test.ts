import { describe, expect, it } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { chooseBase } from './choose-base.ts';
import { chooseShapes } from './choose-pieces.ts';
import { describeLook } from '../../tests/describe-look.ts';
import type { DishSubject } from './dish-picture.ts';
import { readDish } from './read-dish.ts';
import { SHAPE_BY_FOOD } from './shape-by-food.table.ts';

const entryOf = (id: string) => SHAPE_BY_FOOD.find(([pattern]) => pattern.test(id));
const isSeen = (id: string): boolean => (entryOf(id)?.[1] ?? undefined) !== undefined;

describe('what of a food is drawn', () => {
  // Each of these was once taken for what its name merely contains.
  it.each(['kidney-beans-no-salt', 'chickpeas-no-salt', 'watercress', 'sugar-snap-peas', 'tuna-in-oil', 'flour-tortilla'])(
    '%s is seen',
    (id) => {
      expect(isSeen(id)).toBe(true);
    },
  );

  it.each([
    'salt',
    'sea-salt',
    'rolled-oats',
    'breadcrumbs',
    'pomegranate-molasses',
    'duck-fat',
    'lemon-zest',
    'tomato-puree',
    'hemp-milk',
  ])('%s is tasted and not seen', (id) => {
    expect(entryOf(id)?.[1]).toBeNull();
  });

  it.each([
    ['oyster-mushrooms', 'oyster-mushroom'],
    ['swiss-chard', 'bok-choy'],
    ['edamame', 'fava-beans-canned'],
    ['artichoke-hearts', 'artichoke'],
    ['kidney-beans-canned', 'pinto-beans-canned'],
    ['frozen-pineapple', 'pineapple'],
    ['chicken-liver', 'beef-liver'],
    ['graham-crackers', 'water-crackers'],
    ['hamburger-bun', 'dinner-roll'],
    ['ice-cream', 'greek-yogurt'],
  ])('%s looks like %s', (one, other) => {
    expect(entryOf(one)?.[0]).toBe(entryOf(other)?.[0]);
  });

  it('pineapple does not look like apple, nor ground flaxseed like ground beef', () => {
    expect(entryOf('pineapple')?.[0]).not.toBe(entryOf('apple')?.[0]);
    expect(entryOf('ground-flaxseed')?.[0]).not.toBe(entryOf('ground-beef')?.[0]);
  });
});

describe('what was made of the foods', () => {
  const foods = [
    { id: 'banana', kind: 'fruit', grams: 100 },
    { id: 'walnuts', kind: 'nut', grams: 20 },
  ] as const;

  it.each(['Banana oat cookies', 'Banana muffins', 'Date bites and cocoa balls', 'Baked samosa parcels'])('is shown first: %s', (title) => {
    expect(chooseShapes({ id: title, title, foods }, 'board')[0]?.foodId).toMatch(/^made /);
  });

  it('is not shown where the title names no such thing', () => {
    const shown = chooseShapes({ id: 'x', title: 'Banana with walnuts', foods }, 'board').map(({ foodId }) => foodId);
    expect(shown).toEqual(['banana', 'walnuts']);
  });
});

/** Looked at on the sheet of all kits at 240 px: each was drawn as the foods it is made of, or as another dish. */
describe('a dish with a form of its own', () => {
  it.each([
    ['elote', 'plate'],
    ['empanadas', 'plate'],
    ['tamales', 'plate'],
    ['idli-sambar', 'plate'],
    ['arepas', 'plate'],
    ['pupusas', 'plate'],
    ['bobotie', 'plate'],
    ['ham-cheese-croissant', 'plate'],
    ['english-muffin-jam', 'plate'],
    ['biscuits-and-gravy', 'plate'],
    ['tteokbokki', 'soup'],
    ['pretzels-and-cheese', 'board'],
    ['rice-cakes-topped', 'board'],
    ['yukjeon-beef', 'board'],
    ['cinnamon-rolls', 'board'],
    ['flapjacks', 'board'],
    ['oat-bars', 'board'],
    ['crisped-rice-treats', 'board'],
    ['pigs-in-blankets', 'board'],
  ])('%s shows it on a %s, whatever is in it', (kit, base) => {
    const dishes = (DEFAULT_CORPUS.dishesByKit.get(kit) ?? []).map(readDish);
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      expect(chooseBase(dish)).toBe(base);
      expect(chooseShapes(dish, chooseBase(dish))[0]?.foodId).toMatch(/^made /);
    }
  });

  it('a stew with a little barley in it has no half of rice', () => {
    for (const dish of (DEFAULT_CORPUS.dishesByKit.get('irish-stew') ?? []).map(readDish)) expect(chooseBase(dish)).toBe('soup');
  });
});

describe('the pictures of all kits', () => {
  const firstByKit = new Map<string, DishSubject>();
  for (const dish of DEFAULT_CORPUS.dishesById.values()) {
    const subject = readDish(dish);
    const kit = subject.id.split('~')[0] ?? subject.id;
    if (!firstByKit.has(kit)) firstByKit.set(kit, subject);
  }
  const looks = [...firstByKit.values()].map((subject) => {
    return { title: subject.title, look: describeLook(subject) };
  });

  it('show something of what is in them', () => {
    expect(looks.filter(({ look }) => look.length < 2)).toEqual([]);
  });

  it('are no two alike', () => {
    const firstByLook = new Map<string, string>();
    const twins = looks.flatMap(({ title, look }) => {
      const first = firstByLook.get(look.join(' '));
      firstByLook.set(look.join(' '), title);
      return first === undefined ? [] : [[first, title]];
    });
    expect(twins).toEqual([]);
  });
});
