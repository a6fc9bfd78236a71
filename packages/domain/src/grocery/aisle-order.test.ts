import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnAisleOrder } from './aisle-order.ts';

const walk = (trips: readonly (readonly string[])[]): readonly string[] =>
  [...learnAisleOrder(trips)].toSorted(([, a], [, b]) => a - b).map(([key]) => key);

const anyTrip = fc.array(fc.constantFrom(...'a b c d e f g h i j'.split(' ')), { maxLength: 10 });

describe('the way through the shop', () => {
  it.each([
    ['one trip is the way', [['milk', 'eggs', 'salt']], ['milk', 'eggs', 'salt']],
    [
      'the last trip decides',
      [
        ['a', 'b', 'c'],
        ['c', 'a', 'b'],
      ],
      ['c', 'a', 'b'],
    ],
    [
      'a small trip moves only what it bought',
      [
        ['a', 'b', 'c', 'd'],
        ['d', 'b'],
      ],
      ['a', 'd', 'c', 'b'],
    ],
    [
      'what is new goes between its neighbors',
      [
        ['a', 'b'],
        ['a', 'x', 'y', 'b'],
      ],
      ['a', 'x', 'y', 'b'],
    ],
    [
      'what is new and last goes behind',
      [
        ['a', 'b'],
        ['b', 'x'],
      ],
      ['a', 'b', 'x'],
    ],
    [
      'what is new and first goes before',
      [
        ['a', 'b'],
        ['x', 'a'],
      ],
      ['x', 'a', 'b'],
    ],
    ['a thing ticked twice counts where it was first', [['a', 'b', 'a']], ['a', 'b']],
    ['no trip teaches nothing', [[], []], []],
  ])('%s', (_, trips, expected) => {
    expect(walk(trips)).toEqual(expected);
  });

  it('has every trip in its own order right after it', () => {
    fc.assert(
      fc.property(fc.array(anyTrip, { maxLength: 6 }), anyTrip, (before, trip) => {
        const bought = new Set(trip);
        expect(walk([...before, trip]).filter((key) => bought.has(key))).toEqual([...bought]);
      }),
    );
  });

  it('leaves the order of everything else as it was', () => {
    fc.assert(
      fc.property(fc.array(anyTrip, { maxLength: 6 }), anyTrip, (before, trip) => {
        const others = (keys: readonly string[]) => keys.filter((key) => !trip.includes(key));
        expect(others(walk([...before, trip]))).toEqual(others(walk(before)));
      }),
    );
  });
});
