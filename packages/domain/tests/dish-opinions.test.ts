import { describe, expect, it } from 'vitest';
import { PEOPLE, simulate } from './simulate-opinion.ts';

describe('what is said of a dish', () => {
  it.each(PEOPLE)('“again” brings it back within three weeks and never twice within four days: %s', (words) => {
    const came = simulate(words, { opinion: 'again', days: 15, person: 1 });
    expect(came.length).toBeGreaterThan(0);
    expect(Math.min(...came.map((day, at) => day - (came[at - 1] ?? 0)))).toBeGreaterThanOrEqual(4);
  });

  it('“never” keeps it away', () => {
    expect(simulate('2000 calories', { opinion: 'never', days: 10, person: 2 })).toEqual([]);
  });
});
