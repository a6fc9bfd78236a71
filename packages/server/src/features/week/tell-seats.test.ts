import { expect, test } from 'vitest';
import { tellSeats } from './tell-seats.ts';

const meal = (people: number) => (people === 1 ? {} : { plates: Array.from({ length: people }, () => ({})) });
const day = (date: string, meals: object) => ({ date, plan: { meals } });

test('meals that are for fewer since somebody left are told, by how many they were for', () => {
  const before = [day('2026-12-01', { lunch: meal(3), dinner: meal(3) }), day('2026-12-02', { dinner: meal(2), lunch: meal(3) })];
  const after = [day('2026-12-01', { lunch: meal(2), dinner: meal(2) }), day('2026-12-02', { dinner: meal(1), lunch: meal(3) })];
  expect(tellSeats(before, after)).toEqual([
    '2 meals that were for 3 are for 2 now, as many as your table has today.',
    '1 meal that was for 2 is for 1 now, as many as your table has today.',
  ]);
});

test('of the same table, of meals that are new and of those that are eaten elsewhere nothing is said', () => {
  const before = [day('2026-12-01', { lunch: meal(2), dinner: meal(3) })];
  expect(tellSeats(before, before)).toEqual([]);
  expect(tellSeats(before, [day('2026-12-01', { lunch: meal(2), breakfast: meal(1) })])).toEqual([]);
});
