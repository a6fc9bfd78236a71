import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { NO_PROFILE, readEater } from '../../intent/wish/read-eater.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';

function planOf(text: string, eater = UNKNOWN_EATER) {
  const intent = parseIntent(text);
  const made = makePlan({ intent, eater, ...resolveTargets({ intent, eater }), seed: 1 });
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

test.each([
  [['no kiwi', 'Vegan'], 'dinner', 'vegan; no kiwi'],
  [['kiwi'], 'dinner, no kiwi, no onions', 'no kiwi; no onions'],
  [['Allergic to peanuts', 'mushrooms, eggplant'], 'dinner', 'no peanut; no tree nuts; no mushrooms; no eggplant'],
  [[], 'dinner, no Mexican food', 'no Mexican dishes'],
])('it names what the profile leaves out as it names what the words do: %s, %s', (dietaryRestrictions, words, said) => {
  const { reasons } = planOf(words, readEater({ ...NO_PROFILE, dietaryRestrictions }, '2026-11-30'));
  expect(reasons.find((reason) => reason.startsWith('Kept to'))).toBe(`Kept to: ${said}.`);
});
