import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';

function notesOf(text: string): readonly string[] {
  const intent = parseIntent(text);
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 });
  if (!made.ok) throw new Error(made.fault.sentence);
  return made.value.notes;
}

test.each([
  ['overnight oats', /^Start the night before: overnight oats .*, for breakfast, stands overnight\.$/],
  ['curry goat for dinner', /^Start 2 hours ahead: curry goat .*, for dinner, has to stand that long\.$/],
])('a day says when to begin with %s', (text, note) => {
  expect(notesOf(text)).toContainEqual(expect.stringMatching(note));
});

test('and nothing of what is cooked when it is wanted', () => {
  expect(notesOf('tuna pasta for dinner').filter((note) => note.startsWith('Start '))).toEqual([]);
});
