import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { resolveTargets } from '../target/resolve-targets.ts';
import { parseIntent } from './parse-intent.ts';

test.each([
  ['chicken twice', 'chicken', { count: 2, isOfWeek: false }],
  ['fish twice a week, no pork', 'fish', { count: 2, isOfWeek: true }],
  ['eggs three times', 'eggs', { count: 3, isOfWeek: false }],
  ['chicken', 'chicken', undefined],
  ['chicken 400 times', 'chicken', undefined],
])('how often something is wished for is heard: %s', (said, words, times) => {
  expect(parseIntent(said).wish.find((wish) => wish.words === words)?.times).toEqual(times);
});

function countTold(words: string, foodIds: RegExp) {
  const intent = parseIntent(words);
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 });
  if (!made.ok) throw new Error(made.fault.sentence);
  const having = Object.values(made.value.meals).filter(({ portions }) => portions.some(({ foodId }) => foodIds.test(foodId))).length;
  return { having, notes: made.value.notes.join(' ') };
}

test('and at how many meals it came is said where that is another number', () => {
  const { having, notes } = countTold('salmon four times', /salmon/);
  expect(having).toBeLessThan(4);
  expect(having).toBeGreaterThan(0);
  expect(notes).toContain(`Asked for salmon 4 times: ${having === 1 ? '1 meal of this day has' : `${having} meals of this day have`} it.`);
  // Of a week a day says nothing.
  expect(countTold('salmon four times a week', /salmon/).notes).not.toContain('Asked for');
});
