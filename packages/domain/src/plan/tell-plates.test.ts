import { expect, test } from 'vitest';
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
