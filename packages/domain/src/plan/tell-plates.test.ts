import { expect, test } from 'vitest';
import { countServings } from './cooked-lines.ts';
import { tellLeft, tellParts, tellPlates } from './tell-plates.ts';

const ann = { name: 'Ann', told: 'about 1 cup of 2' };
const ben = { name: 'Ben', told: 'about 1 cup of 2' };
const servings = [
  { date: '2026-11-23', slot: 'dinner', share: 0.4451 },
  { date: '2026-11-24', slot: 'lunch', share: 0.2775 },
  { date: '2026-11-25', slot: 'lunch', share: 0.2774 },
];

test('the parts of a pot are told by day and come to all of it, with whose part the plates are of', () => {
  const meal = { plates: [ann, ben], pot: { eatenOn: '2026-11-24', servings } };
  expect(tellPlates(meal)).toEqual([
    "Of the whole pot 44% is for Monday's dinner, 28% is for Tuesday's lunch and 28% is for Wednesday's lunch. The plates are of Tuesday's part.",
    'Ann: about 1 cup of 2; Ben: about 1 cup of 2',
  ]);
  const halves = servings.slice(0, 2).map((serving) => ({ ...serving, share: 0.5 }));
  expect(tellParts({ ...meal, pot: { eatenOn: '2026-11-23', servings: halves } })).toContain('50% is for Monday');
});

test('a pot of a recipe is told in what that makes, with what is left of all of it where it is cooked', () => {
  const plates = [1, 1, 1].map(() => ({ name: 'Ann', told: '1 of 3 portions', share: 1 / 3 }));
  const meals = [
    { date: '2026-11-23', slot: 'dinner', share: 0.5 },
    { date: '2026-11-24', slot: 'lunch', share: 0.375 },
  ];
  const pot = { cookedOn: '2026-11-23', eatenOn: '2026-11-23', share: 0.5, servings: meals };
  const cooked = { title: 'Bean stew', plates, pot, written: { times: 0.5, makes: { plates: 6 } } };
  const left = { ...cooked, pot: { ...pot, eatenOn: '2026-11-24', share: 0.375 }, written: { times: 0.375, makes: { plates: 6 } } };
  const of = "Of 6 portions there are 3 for Monday's dinner and 2 1/4 for Tuesday's lunch.";
  expect([tellParts(cooked), tellParts(left)]).toEqual([
    `${of} The plates are of Monday's part.`,
    `${of} The plates are of Tuesday's part.`,
  ]);
  expect([tellLeft(cooked), tellLeft(left)]).toEqual(['It makes 6 portions. Left over: 3/4, for up to 3 days in the fridge.', undefined]);
  expect(tellLeft({ ...cooked, title: 'Green salad' })).toBe('It makes 6 portions. Left over: 3/4.');
  expect([
    countServings({ ...cooked, pot: { ...pot, ingredients: [] } }),
    countServings({ ...left, pot: { ...left.pot, ingredients: [] } }),
  ]).toEqual([6, 2.5]);
});

test('a meal that is cooked for itself, and one of a single plate, have no parts', () => {
  expect(tellParts({ plates: [ann, ben] })).toBeUndefined();
  expect(tellParts({ plates: [ann], pot: { eatenOn: '2026-11-23', servings: servings.slice(0, 1) } })).toBeUndefined();
  expect(tellParts({ pot: { eatenOn: '2026-11-23', servings } })).toBeUndefined();
});

test.each([
  { shares: [0.25, 0.5], times: 1, makes: { plates: 6 }, says: 'It makes 6 portions. Left over: 1 1/2, for up to 3 days in the fridge.' },
  { shares: [0.5, 0.25], times: 0.5, makes: { plates: 6 }, says: 'It makes 3 portions. Left over: 3/4, for up to 3 days in the fridge.' },
  {
    shares: [0.25, 0.25],
    times: 2,
    makes: { plates: 3, pieces: { count: 6, noun: 'rolls' } },
    says: 'It makes 12 rolls. Left over: 6, for up to 3 days in the fridge.',
  },
  { shares: [0.5, 0.5], times: 1, makes: { plates: 2 }, says: undefined },
])('of $times times a recipe that makes $makes.plates plates it is said what is left over', ({ shares, times, makes, says }) => {
  const plates = shares.map((share) => ({ ...ann, share }));
  expect(tellLeft({ plates, written: { times, makes } })).toBe(says);
  expect(tellPlates({ plates, written: { times, makes } }).includes(says ?? 'nothing')).toBe(says !== undefined);
  expect(tellLeft({ plates })).toBeUndefined();
});

test('what is left keeps as long as its foods do, whatever the dish is called, and by the plates of the others, too', () => {
  const meal = {
    title: 'Stuffed peppers',
    written: { times: 0.5, makes: { plates: 4 } },
    plates: [ann, ben].map((plate) => ({ ...plate, share: 0.25 })),
  };
  const rice = [{ foodId: 'bell-pepper' }, { foodId: 'white-rice' }];
  expect(tellLeft(meal)).toContain('for up to 3 days in the fridge');
  expect(tellLeft({ ...meal, portions: rice })).toContain('for up to 1 day in the fridge');
  expect(tellLeft({ ...meal, portions: [], plates: meal.plates.map((plate) => ({ ...plate, portions: rice })) })).toContain(
    'for up to 1 day in',
  );
});
