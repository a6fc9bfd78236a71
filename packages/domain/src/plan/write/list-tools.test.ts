import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { makePlan } from '../make-plan.ts';
import type { DayDraft } from '../plan.ts';

function planOf(text: string, seed: number): DayDraft {
  const intent = parseIntent(text);
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

const notesOf = (text: string): string => planOf(text, 1).notes.join(' ');

test('a stew for the stove is no slow cooker, and says where it tells of one', () => {
  expect(notesOf('slow cooker beef stew for dinner')).toMatch(
    /^Beef stew .+ is written for another pot: its tips say how a slow cooker makes it\./,
  );
});

test('what is made in it needs no word, the other meals that were asked for do', () => {
  expect(notesOf('slow cooker barbacoa for dinner')).not.toMatch(/another pot|can be made in/);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { meals, notes } = planOf('air fryer lunch and dinner', seed);
    const isFried = [meals.lunch, meals.dinner].map((meal) => meal?.equipment.includes('air fryer') === true);
    const said = /Only (?:lunch|dinner) of this day can be made in an air fryer\./.test(notes.join(' '));
    expect(said).toBe(isFried.includes(false));
  }
  expect(notesOf('slow cooker meals')).toMatch(/of this day can be made in a slow cooker\./);
});

test('and where no dish is, that is said', () => {
  expect(notesOf('slow cooker breakfast')).toContain('Larder knows no dish for "slow cooker" that fits this day.');
});
