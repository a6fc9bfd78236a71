import { describe, expect, it } from 'vitest';
import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { EMPTY_INTENT } from '../src/intent/intent.ts';
import { resolveTargets } from '../src/intent/target/resolve-targets.ts';
import { type DishOpinions, NO_OPINIONS } from '../src/plan/frame/dish-opinions.ts';
import { makePlan } from '../src/plan/make-plan.ts';
import { PEOPLE, simulate } from './simulate-opinion.ts';

describe('what is said of a dish', () => {
  it.each(PEOPLE)('“again” brings it back within three weeks and never twice within four days: %s', (words) => {
    const came = simulate(words, { opinion: 'again', days: 22, person: 1 });
    expect(came.length).toBeGreaterThan(0);
    expect(Math.min(...came.map((day, at) => day - (came[at - 1] ?? 0)))).toBeGreaterThanOrEqual(4);
  });

  it('“never” keeps it away', () => {
    expect(simulate('2000 calories', { opinion: 'never', days: 10, person: 2 })).toEqual([]);
  });
});

describe('what was cooked and how it was rated', () => {
  const intent = { ...EMPTY_INTENT, calories: { target: 2000 } };
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const kitsOf = (seed: number, opinions: DishOpinions, shown: readonly string[] = []) => {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, seed, shown, opinions });
    if (!made.ok) throw new Error('no day');
    return Object.values(made.value.meals).map(({ dishId }) => dishId.split('~', 1).join(''));
  };

  it('is not had again in the next days, though it was not planned here', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const dinner = kitsOf(seed, NO_OPINIONS)[2] ?? '';
      expect(kitsOf(seed, { ...NO_OPINIONS, cookedDaysAgo: new Map([[dinner, 1]]) })).not.toContain(dinner);
    }
  });

  it('comes the sooner the more stars it has', () => {
    const count = (stars: number | undefined) => {
      let times = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const plain = kitsOf(seed, NO_OPINIONS);
        const ratings = new Map(stars === undefined ? [] : plain.map((kit) => [kit, stars] as const));
        times += kitsOf(seed, { ...NO_OPINIONS, ratings }).filter((kit) => plain.includes(kit)).length;
      }
      return times;
    };
    expect(count(1)).toBeLessThan(count(undefined));
    expect(count(5)).toBeGreaterThanOrEqual(count(1));
  });
});
