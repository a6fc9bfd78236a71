import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, makePlainDate, type PlainDate } from '../calendar/plain-date.ts';
import { sureBoneShare } from '../food/bone-share.ts';
import { getFood } from '../food/find-food.ts';
import { FOODS } from '../food/food-table.ts';
import { writeNotCounted } from '../own-recipe/not-counted.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { amountToNumber, exactAmount } from '../quantity/amount.ts';
import { convertAmount } from '../quantity/convert.ts';
import { makeRational } from '../quantity/rational.ts';
import { consolidate, mergeLists } from '../../tests/consolidate.ts';
import { consolidateWithParts } from './consolidate.ts';
import { formatDateRange } from './date-range.ts';
import { runSteps } from '../base/steps.ts';
import { type ListedDay, type ListedMeal, listLeft, listNeeds } from './list-needs.ts';
import { writeList } from './write-list.ts';
import { SOLD_AS } from './sold-as.table.ts';

const FIRST = makePlainDate(2026, 11, 21);

const portionOf = (foodId: string, ...grams: number[]) => ({ foodId, chosen: 0, steps: grams.map((each) => ({ grams: each })) });
const mealOf = (title: string, more: Partial<ListedMeal>): ListedMeal => ({ title, ingredients: [], ...more });

const anyPortion = fc.record({
  foodId: fc.constantFrom(...FOODS.map(({ id }) => id as string)),
  chosen: fc.constant(1),
  steps: fc
    .tuple(fc.double({ min: 0.1, max: 900, noNaN: true }), fc.double({ min: 0.1, max: 900, noNaN: true }))
    .map((all) => all.map((grams) => ({ grams }))),
});
const anyMeal = fc.record({
  title: fc.constantFrom('Soup', 'Stew', 'Salad'),
  ingredients: fc.constant<string[]>([]),
  portions: fc.array(anyPortion, { minLength: 1, maxLength: 8 }),
});
const anyDay = fc.record({
  date: fc.integer({ min: 0, max: 13 }).map((days) => addDays(FIRST, days)),
  meals: fc.dictionary(fc.constantFrom(...MEAL_SLOTS), anyMeal),
}) as fc.Arbitrary<ListedDay>;
const anyDays = fc.array(anyDay, { maxLength: 5 });

const list = (days: readonly ListedDay[]) => consolidate(runSteps(listNeeds(days)));

it('says of a food what the recipe says it has to be, once one of its meals does', () => {
  const oats = { portions: [portionOf('rolled-oats', 60)] };
  const meals = {
    breakfast: mealOf('Porridge', { ...oats, ingredients: ['3/4 cup (60 g) certified gluten-free rolled oats'] }),
    snack: mealOf('Oat bites', { ...oats, ingredients: ['3/4 cup (60 g) rolled oats'] }),
  };
  expect(writeList([{ date: FIRST, meals }], 'us')).toMatchObject([{ ingredient: 'Certified gluten-free rolled oats' }]);
  expect(writeList([{ date: FIRST, meals: { snack: meals.snack } }], 'us')).toMatchObject([{ ingredient: 'Rolled oats' }]);
});

it.each([
  ['1 cup certified gluten-free oats', 'rolled-oats'],
  ['100 g porridge  oats, certified gluten-free', 'rolled-oats'],
  ['1 splash certified gluten-free worcester sauce', 'worcestershire-sauce'],
  ['20 g certified gluten-free Zauberpaste', 'miso'],
  ['1 cup oats (Certified Gluten Free)', 'rolled-oats'],
  ['1 cup certified gluten–free oats', 'rolled-oats'],
])('says so whatever an own recipe calls the food: "%s"', (line, foodId) => {
  const more = { portions: [portionOf('white-rice', 100), portionOf(foodId, 60)], ingredients: ['100 g rice', line] };
  const needs = list([{ date: FIRST, meals: { lunch: mealOf('Pan', more) } }]);
  expect(needs.map(({ foodId: id, label }) => [id, label])).toEqual(
    expect.arrayContaining([
      ['white-rice', undefined],
      [foodId, 'certified gluten-free'],
    ]),
  );
});

describe('what nobody knows of an own recipe', () => {
  const listOf = (days: readonly ListedDay[]) =>
    writeList(days, 'us').map(({ ingredient, quantity, source }) => [quantity, ingredient, source].filter(Boolean).join(' '));
  const withRice = (...lines: string[]) => mealOf('Pan', { portions: [portionOf('white-rice', 100)], tips: writeNotCounted(lines) });

  it('is bought as it is written, for each meal by itself', () => {
    const days = [0, 1].map((at) => ({
      date: addDays(FIRST, at),
      meals: { dinner: withRice('1 bunch Zauberkraut', '300 g rice zorgles') },
    }));
    expect(listOf(days)).toEqual([
      '300 g Rice zorgles Pan (Sat 21 dinner)',
      '300 g Rice zorgles Pan (Sun 22 dinner)',
      '7 1/2 oz (200 g) White rice Pan (Sat 21 dinner, Sun 22 dinner)',
      '1 bunch Zauberkraut Pan (Sat 21 dinner)',
      '1 bunch Zauberkraut Pan (Sun 22 dinner)',
    ]);
    expect(new Set(writeList(days, 'us').map(({ key }) => key)).size).toBe(5);
  });

  it('is bought as often as its recipe lists it', () => {
    expect(listOf([{ date: FIRST, meals: { dinner: withRice('1 Glumpf', '2 Glumpf, for serving', '1 Glumpf') } }])).toHaveLength(4);
  });

  it('is bought for the whole pot, and for nobody who eats what is left of it', () => {
    const pot = { share: 1 / 2, cookedOn: FIRST, cookedFor: 'dinner', eatenOn: FIRST } as const;
    const eaten = { ...pot, eatenOn: addDays(FIRST, 1) };
    const days = [
      { date: FIRST, meals: { dinner: { ...withRice('1 bunch Zauberkraut'), pot } } },
      { date: addDays(FIRST, 1), meals: { lunch: { ...withRice('1 bunch Zauberkraut'), pot: eaten } } },
    ];
    expect(listOf(days)).toContain('2 bunches Zauberkraut Pan (Sat 21 dinner)');
    expect(listOf(days)).toHaveLength(2);
    expect(listLeft(days)).toEqual([]);
  });

  it('is told of where the day that cooks the pot is not on the list', () => {
    const next = addDays(FIRST, 1);
    const pot = { share: 1 / 2, cookedOn: FIRST, cookedFor: 'dinner', eatenOn: next } as const;
    const eaten = { date: next, meals: { lunch: { ...withRice('1 bunch Zauberkraut'), pot } } };
    expect(listOf([eaten])).toEqual([]);
    expect(listLeft([eaten])).toEqual([{ day: next, slot: 'lunch', title: 'Pan', boughtOn: FIRST }]);
    const standsOn = addDays(FIRST, -1);
    const moved = { ...eaten, meals: { lunch: { ...eaten.meals.lunch, pot: { ...pot, standsOn } } } };
    expect(listLeft([moved])).toMatchObject([{ boughtOn: standsOn }]);
    // Another dinner stands on its day by now, and what goes into the lunch is on the list.
    expect(listLeft([{ date: FIRST, meals: {} }, eaten])).toEqual([]);
  });
});

describe('a food without an amount in an own recipe', () => {
  const OIL = 'olive-oil';
  const atTable = (grams: number): Partial<ListedMeal> => ({
    plates: [{ portions: [{ foodId: OIL, grams, from: 'pot' }] }, { portions: [{ foodId: OIL, grams, from: 'pot' }] }],
  });
  const listOf = (...meals: ListedMeal[]) =>
    writeList(
      meals.map((dinner, at) => ({ date: addDays(FIRST, at), meals: { dinner } })),
      'us',
    );

  it('is bought without one, for one eater and for a table', () => {
    for (const more of [{ portions: [portionOf(OIL, 0)] }, atTable(0)])
      expect(listOf(mealOf('Pan', more))).toMatchObject([{ ingredient: 'Olive oil', quantity: '' }]);
  });

  it('adds nothing to what another meal takes', () => {
    const [alone] = listOf(mealOf('Roast', { portions: [portionOf(OIL, 50)] }));
    const [both] = listOf(mealOf('Roast', { portions: [portionOf(OIL, 50)] }), mealOf('Pan', atTable(0)));
    expect(both?.quantity).toBe(alone?.quantity);
  });
});

describe('a list of many days', () => {
  it('is the list of some of them and the list of the others, added', () => {
    fc.assert(
      fc.property(anyDays, anyDays, (one, other) => {
        expect(mergeLists([...list(one), ...list(other)])).toEqual(list([...one, ...other]));
      }),
      { numRuns: 60 },
    );
  });

  it('asks for the whole pot only of who cooks it', () => {
    const gramsOf = (more: Partial<ListedMeal>): number => {
      const dinner = mealOf('Stew', { portions: [portionOf('queso-fresco', 100)], makes: 5, ...more });
      return amountToNumber(
        list([{ date: FIRST, meals: { dinner } }]).flatMap(({ amounts }) => amounts)[0]?.amount ?? exactAmount(makeRational(0, 1)),
      );
    };
    expect(gramsOf({})).toBe(100);
    expect(gramsOf({ cooksAll: true })).toBe(500);
    // Of an own recipe what it makes, and what nobody could count of it.
    const written = { times: 0.25, makes: { plates: 4 }, lines: [{ text: '2 packets Glumpf', foodId: null }] };
    expect([gramsOf({ written }), gramsOf({ written, cooksAll: true })]).toEqual([100, 400]);
  });

  it('is exactly the sum of its days, however odd their grams are', () => {
    const days = [25.306824769381244, 403.124318377, 1 / 7, 1 / 13].map((grams, at): ListedDay => ({
      date: addDays(FIRST, at),
      meals: { dinner: mealOf('Soup', { portions: [portionOf('queso-fresco', grams)] }) },
    }));
    expect(mergeLists(days.flatMap((day) => list([day])))).toEqual(list(days));
    expect(list(days)[0]?.amounts[0]?.amount).toEqual(exactAmount(makeRational(428_651, 1000)));
  });

  it('is the same in whatever order the days come', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const byDate = new Map(days.map((day) => [day.date, day]));
        const unique = [...byDate.values()];
        expect(writeList(unique.toReversed(), 'us')).toEqual(writeList(unique, 'us'));
      }),
      { numRuns: 40 },
    );
  });

  it('has the same amounts when its plans are moved to other days', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -40, max: 40 }), (days, by) => {
        const amounts = (of: readonly ListedDay[]) => writeList(of, 'us').map(({ key, quantity }) => [key, quantity]);
        expect(amounts(days.map((day) => ({ ...day, date: addDays(day.date, by) })))).toEqual(amounts(days));
      }),
      { numRuns: 40 },
    );
  });

  it('is apart what it is whole: every meal of a line has its own part, and no other', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        for (const { line, parts } of runSteps(consolidateWithParts(runSteps(listNeeds(days))))) {
          const meals = new Set(line.sources.map(({ day, slot, title }) => `${day} ${slot} ${title}`));
          expect(parts.map(({ source: { day, slot, title } }) => `${day} ${slot} ${title}`)).toEqual([...meals]);
          expect(mergeLists(parts.map((part) => part.line))).toEqual([line]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has an aisle in the order this person walks it, and a food where they moved it to', () => {
    const day = { date: FIRST, meals: { lunch: mealOf('Salad', { ingredients: ['1 apple', '1 carrot', '1 lemon'] }) } };
    const [apple, carrot, lemon] = writeList([day], 'us').map(({ key }) => key) as [string, string, string];
    const habits = { categoryByKey: new Map([[apple, 'dairy' as const]]), rankByKey: new Map([[lemon, 0]]) };
    expect(writeList([day], 'us', habits).map(({ key, category }) => [key, category])).toEqual([
      [lemon, 'produce'],
      [carrot, 'produce'],
      [apple, 'dairy'],
    ]);
  });

  it("has what the recipes' grams are bought as, each food once", () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const wanted = new Map<string, number>();
        for (const { meals } of days) {
          for (const { foodId, chosen, steps } of Object.values(meals).flatMap((meal) => meal?.portions ?? [])) {
            const sold = SOLD_AS[foodId] ?? { foodId, gramsPerGram: 1 };
            const grams = (steps[chosen]?.grams ?? 0) * sold.gramsPerGram;
            if (foodId !== 'water') wanted.set(sold.foodId, (wanted.get(sold.foodId) ?? 0) + grams);
          }
        }
        const lines = list(days);
        expect(lines.map(({ foodId }) => foodId as string).toSorted()).toEqual([...wanted.keys()].toSorted());
        for (const { foodId, amounts, milligrams } of lines) {
          const grams = amounts.reduce((sum, { amount, unit }) => sum + amountToNumber(convertAmount(amount, unit!, 'g')!), 0);
          const eaten = wanted.get(foodId as string)!;
          expect(milligrams! / 1000).toBeCloseTo(eaten, 1);
          expect(grams).toBeCloseTo(eaten / (1 - sureBoneShare(getFood(foodId!))), 1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('writeList', () => {
  const soup = mealOf('Tomato soup', {
    portions: [portionOf('tomato', 246), portionOf('olive-oil', 13.5), portionOf('water', 500), portionOf('salmon', 150)],
  });
  const stew = mealOf('Bean stew', { portions: [portionOf('tomato', 123), portionOf('chickpeas-canned', 255)] });
  const days: readonly ListedDay[] = [
    { date: FIRST, meals: { lunch: soup, dinner: stew } },
    { date: addDays(FIRST, 2), meals: { dinner: soup } },
  ];

  it('goes by aisle, what most kitchens have last, and leaves the tap at home', () => {
    expect(writeList(days, 'us').map(({ category, ingredient, quantity, isStaple }) => [category, ingredient, quantity, isStaple])).toEqual(
      [
        ['produce', 'Tomatoes', '5 (1 1/2 lb)', false],
        ['meat', 'Salmon', '2 fillets (11 oz)', false],
        ['pantry', 'Chickpeas', '1 can', false],
        ['pantry', 'Olive oil', '2 tbsp', true],
      ],
    );
  });

  it('says of every item which meals it is for', () => {
    expect(writeList(days, 'us')[0]?.source).toBe('Tomato soup (Sat 21 lunch, Mon 23 dinner); Bean stew (Sat 21 dinner)');
  });

  it.each([
    ['2 cups water', []],
    ['1/2 cup warm water', []],
    ['ice cubes', []],
    ['1 can coconut water', ['Coconut water']],
    ['1 cup water chestnuts', ['Water chestnuts']],
    ['  ', []],
  ])('of a plan from elsewhere reads %j', (line, names) => {
    const foreign = [{ date: FIRST, meals: { lunch: mealOf('Soup', { ingredients: [line] }) } }];
    expect(writeList(foreign, 'us').map(({ ingredient }) => ingredient)).toEqual(names);
  });

  it('reads the lines where the table has lost a food', () => {
    const meal = mealOf('Soup', { ingredients: ['2 onions'], portions: [portionOf('no-such-food', 10)] });
    expect(writeList([{ date: FIRST, meals: { lunch: meal } }], 'us').map(({ ingredient }) => ingredient)).toEqual(['Onions']);
  });
});

describe('formatDateRange', () => {
  const day = (text: string) => text as PlainDate;
  it.each([
    [['2026-11-21'], 'Nov 21, 2026'],
    [['2026-11-27', '2026-11-21', '2026-11-24'], 'Nov 21–27, 2026'],
    [['2026-11-28', '2026-12-04'], 'Nov 28 – Dec 4, 2026'],
    [['2026-12-28', '2027-01-03'], 'Dec 28, 2026 – Jan 3, 2027'],
    [[], ''],
  ])('%j is %j', (dates, text) => {
    expect(formatDateRange(dates.map(day))).toBe(text);
  });
});
