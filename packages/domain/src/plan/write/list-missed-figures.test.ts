import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function makeDays(words: string) {
  const intent = parseIntent(words);
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return SEEDS.map((seed) => {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, seed });
    if (!made.ok) throw new Error(made.fault.type);
    const { totals, notes } = made.value;
    return { fiber: totals.fiber ?? 0, sodium: totals.sodium ?? 0, told: notes.filter((note) => note.startsWith('Asked for ')).join(' ') };
  });
}

describe('a figure that is no target', () => {
  test.each([
    ['at least 45 g fiber', 45, Infinity],
    ['vegan, 40 g fiber', 40, Infinity],
    ['at most 15 g fiber', 0, 15],
    ['low residue diet', 0, 15],
  ])('is what most days come to, and said where one does not: %s', (words, least, most) => {
    const days = makeDays(words);
    const isMet = ({ fiber }: (typeof days)[number]): boolean => fiber >= least && fiber <= most;
    // The usual day has 25 to 33 g.
    expect(days.filter(isMet).length).toBeGreaterThanOrEqual(6);
    for (const day of days) expect(day.told !== '', JSON.stringify(day)).toBe(!isMet(day));
  });

  test('of sodium is said where a day has more', () => {
    const days = makeDays('carnivore, at most 300 mg sodium');
    for (const { sodium, told } of days)
      expect(told).toBe(
        sodium <= 300
          ? ''
          : `Asked for at most 300 mg of sodium: this day has ${String(sodium).replace(/(?=\d{3}$)/, sodium > 999 ? ',' : '')} mg.`,
      );
    expect(days.some(({ told }) => told !== '')).toBe(true);
  });

  test('nobody is told of a figure that was not asked for', () => {
    expect(makeDays('high fiber').map(({ told }) => told)).toEqual(SEEDS.map(() => ''));
  });
});

test.each(['no fat', 'nothing greasy', 'nothing fatty'])('whoever wants no fat gets little: %s', (words) => {
  expect(parseIntent(words)).toMatchObject({ health: ['low-fat'], exclude: [] });
});
