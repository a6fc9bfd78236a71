import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';

function planOf(text: string) {
  const intent = parseIntent(text);
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 });
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value;
}

const notesOf = (text: string): readonly string[] => planOf(text).notes;

test.each([
  ['overnight oats', /^Start the night before: overnight oats .*, for breakfast, stands overnight\.$/],
  ['curry goat for dinner', /^Start 2 hours ahead: curry goat .*, for dinner, has to stand that long\.$/],
])('a day says when to begin with %s', (text, note) => {
  expect(notesOf(text)).toContainEqual(expect.stringMatching(note));
});

test('and nothing of what is cooked when it is wanted', () => {
  expect(notesOf('tuna pasta for dinner').filter((note) => note.startsWith('Start '))).toEqual([]);
});

test('a day does not say to have kept to what nothing was left out for', () => {
  const { notes, reasons } = planOf('dinner without xyzzy, no mushrooms');
  expect(notes).toContain('Larder knows no food called "xyzzy", so nothing was left out for it.');
  expect(reasons.join(' ')).toContain('Kept to: no mushrooms');
  expect(reasons.join(' ')).not.toContain('xyzzy');
});

test('and says once what it kept to for two reasons', () => {
  const kept = planOf('dinner, sesame allergy, no sesame, no onions').reasons.find((reason) => reason.startsWith('Kept to'));
  expect(kept).toBe('Kept to: no sesame; no onions.');
  expect(planOf('dinner without onions or garlic, no potatoes for lunch').reasons.join(' ')).toContain(
    'Kept to: no potatoes at lunch; no onions at dinner; no garlic at dinner.',
  );
});
