import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBase } from './choose-base.ts';
import { clothOf, CLOTHS } from './dish-cloth.ts';
import { type DishSubject } from './dish-picture.ts';
import { DISH_BASES } from '../kit/serving.ts';
import { noodleColour } from './dish-colours.ts';
import { findSauce } from './find-sauce.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { describeLook } from '../../tests/describe-look.ts';
import { drawDish, drawDishInLines } from './draw-dish.ts';
import { readDish } from './read-dish.ts';

const shakshuka: DishSubject = {
  id: 'shakshuka~feta',
  title: 'Shakshuka with feta',
  foods: [
    { id: 'egg', kind: 'egg', grams: 100 },
    { id: 'feta', kind: 'cheese', grams: 30 },
    { id: 'canned-tomatoes', kind: 'vegetable', grams: 200 },
  ],
};

describe('drawDish', () => {
  it('draws the same dish the same way every time', () => {
    expect(drawDish(shakshuka)).toBe(drawDish(structuredClone(shakshuka)));
  });

  it('draws another plate for another dish with the same foods', () => {
    expect(drawDish({ ...shakshuka, id: 'shakshuka~goat-cheese' })).not.toBe(drawDish(shakshuka));
  });

  it('draws what an exchange puts in, and no more what it takes out', () => {
    const lookOf = (id: string) => describeLook(readDish(DEFAULT_CORPUS.dishesById.get(id)!)).join(' ');
    const pancakes = [...DEFAULT_CORPUS.dishesById.keys()].find((id) => id.startsWith('almond-ricotta-pancakes~blueberries~')) ?? '';
    const [before, after] = [lookOf(pancakes), lookOf(`${pancakes}~blueberries.raspberries`)];
    const raspberries = lookOf(pancakes.replace('~blueberries~', '~raspberries~'));
    expect(after).not.toBe(before);
    expect(after).toBe(raspberries);
  });

  it('lays the same dish on a darker cloth by lamplight', () => {
    const cloth = (svg: string) => /<rect x="-240" y="-240"[^>]*fill="(#\w+)"/.exec(svg)?.[1];
    expect(cloth(drawDish(shakshuka, 'dark'))).not.toBe(cloth(drawDish(shakshuka, 'light')));
  });

  it('lays two dishes on the same cloth exactly where a screen is told so', () => {
    const cloth = (id: string) => /<rect x="-240" y="-240"[^>]*fill="(#\w+)"/.exec(drawDish({ ...shakshuka, id }))?.[1];
    const ids = Array.from({ length: 60 }, (_, at) => `dish-${at}`);
    const colours = CLOTHS.map((one) => new Set(ids.filter((id) => clothOf(id) === one).map(cloth)));
    expect(colours.map(({ size }) => size)).toEqual(CLOTHS.map(() => 1));
    expect(new Set(colours.flatMap((set) => [...set])).size).toBe(CLOTHS.length);
  });

  it('draws for paper in one ink, without cloth or shade', () => {
    const svg = drawDishInLines(shakshuka);
    const colours = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour));
    expect([...colours].toSorted()).toEqual(['#33302b', '#fff']);
    expect(svg).not.toContain('opacity');
  });

  it('shows fried yolks in a pan', () => {
    expect(drawDish(shakshuka)).toContain('#f2ab27');
  });

  it('leaves out what is tasted but not seen', () => {
    const seasoned = {
      ...shakshuka,
      foods: [...shakshuka.foods, { id: 'olive-oil', kind: 'oil' as const, grams: 10 }, { id: 'salt', kind: 'salt' as const, grams: 2 }],
    };
    expect(drawDish(seasoned)).toBe(drawDish(shakshuka));
  });

  it.each([
    ['Mango lassi smoothie', 'smoothie'],
    ['Berry overnight oats', 'oats'],
    ['Chicken tacos with slaw', 'taco'],
    ['Lemon-herb salmon with asparagus', 'plate'],
    ['Sheet-pan chicken with sweet potato', 'tray'],
    ['Red lentil dal with spinach', 'curry'],
    ['Greek market salad', 'salad'],
    ['Belgian waffles with berries', 'waffles'],
    ['Bean burrito', 'burrito'],
    ['Lamb gyro in pita', 'flatbread'],
    ['Black bean burger', 'burger'],
    ['Spinach lasagna', 'layers'],
    ['Chicken pot pie', 'pot-pie'],
    ['Cheese quesadilla', 'quesadilla'],
    ['Turkey hot dog', 'long-roll'],
    ['Breakfast bagel with eggs', 'bagel'],
    ['Eggs Benedict with spinach', 'benedict'],
    ['Beef sloppy joes', 'bun'],
  ])('serves %s as %s', (title, base) => {
    expect(chooseBase({ id: title, title, foods: [] })).toBe(base);
  });

  const RICE = { id: 'white-rice-cooked', kind: 'grain' as const, grams: 150 };
  it.each([
    ['stew', [RICE], 'curry'],
    ['stew', [], 'soup'],
    ['stir-fry', [RICE], 'rice'],
    ['stir-fry', [{ ...RICE, id: 'cauliflower-rice', kind: 'vegetable' as const }], 'plate'],
    ['bowl', [{ ...RICE, id: 'rice-vermicelli', kind: 'pasta' as const }], 'noodles'],
  ] as const)('serves a %s by what it comes with', (form, foods, base) => {
    expect(chooseBase({ id: 'x', title: 'Dinner', form, foods })).toBe(base);
  });

  it('lays bread beside the bowl and not into the soup', () => {
    const soup: DishSubject = { ...shakshuka, id: 'soup', title: 'Tomato soup', form: 'soup' };
    const withBread: DishSubject = { ...soup, foods: [...soup.foods, { id: 'sourdough-bread', kind: 'bread', grams: 60 }] };
    const broth = 'fill="#c9502e"';
    expect(drawDish(soup)).toContain(broth);
    expect(drawDish(soup)).not.toContain('#a8692f');
    expect(drawDish(withBread).indexOf('#a8692f')).toBeGreaterThan(0);
    expect(drawDish(withBread).indexOf('#a8692f')).toBeLessThan(drawDish(withBread).indexOf(broth));
  });

  it('colours a broth by what there is much of: no pinch of chili makes it red', () => {
    const foods = [
      { id: 'chicken-breast', kind: 'poultry' as const, grams: 150 },
      { id: 'tomato-puree', kind: 'vegetable' as const, grams: 5 },
    ];
    expect(drawDish({ id: 'x', title: 'Chicken noodle soup', form: 'soup', foods })).not.toContain('#c9502e');
  });

  it.each([
    ['Spaghetti bolognese', 'meat'],
    ['Penne arrabbiata', 'tomato'],
    ['Fettuccine Alfredo', 'cream'],
    ['Pesto pasta', 'pesto'],
    ['Beef lo mein', 'soy'],
    // Which hides a ragu.
    ['Pasta with asparagus', undefined],
  ] as const)('dresses %s with %s', (title, sauce) => {
    expect(findSauce({ id: title, title, foods: [] })).toBe(sauce);
  });

  it('makes noodles green of zucchini and not beside it', () => {
    const spaghetti = { id: 'spaghetti', kind: 'pasta' as const, grams: 70 };
    const zucchini = { id: 'zucchini', kind: 'vegetable' as const, grams: 100 };
    const title = 'Spaghetti with zucchini';
    const plain = noodleColour({ id: 'x', title: 'Spaghetti', foods: [spaghetti] });
    expect(noodleColour({ id: 'x', title, foods: [spaghetti, zucchini] })).toBe(plain);
    expect(noodleColour({ id: 'x', title, foods: [{ ...zucchini, id: 'zucchini-noodles' }] })).not.toBe(plain);
  });

  it('serves and dresses as a kit declares', () => {
    const subject = { id: 'x', title: 'Supper', form: 'plate', foods: [], served: 'pot-pie', sauce: 'gravy' } as const;
    expect(chooseBase(subject)).toBe('pot-pie');
    expect(findSauce(subject)).toBe('gravy');
  });

  it('is a well-formed, bounded document for any title and foods', () => {
    const food = fc.record({
      id: fc.stringMatching(/^[a-z-]{1,20}$/),
      kind: fc.constantFrom('vegetable' as const, 'fish' as const, 'nut' as const, 'oil' as const),
      grams: fc.nat(500),
    });
    const titles = fc.oneof(fc.string(), fc.constantFrom(...DISH_BASES));
    fc.assert(
      fc.property(titles, fc.array(food, { maxLength: 14 }), (title, foods) => {
        const svg = drawDish({ id: title, title, foods });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/<g /g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
        expect(svg.length).toBeLessThan(60_000);
      }),
      { numRuns: 200 },
    );
  });
});
