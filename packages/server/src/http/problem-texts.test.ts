import { PROBLEMS, type ProblemCode } from '@larder/contract/problem.ts';
import { expect, test } from 'vitest';
import { PROBLEM_TEXTS } from './problem-texts.table.ts';
import { Problem, tellProblem } from './problems.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

test.each(CODES)('%s says what to do next, in a sentence of its own', (code) => {
  const { next } = PROBLEM_TEXTS[code];
  expect(next).toMatch(/^[A-Z].*\.$/);
});

// The one word of a 401 is for programs.
test.each(CODES.filter((code) => code !== 'unauthorized'))('%s says first what happened', (code) =>
  expect(tellProblem(code)).toBe(`${PROBLEM_TEXTS[code].says} ${PROBLEM_TEXTS[code].next}`),
);

test('what happened is followed by the step of its code', () =>
  expect(new Problem('invalid-request', { says: 'This page of plans is not known.' }).message).toBe(
    'This page of plans is not known. Reload the page and try again.',
  ));

test('sentences that tell all there is to tell are given nothing besides', () => {
  const sentence = 'Larder plans no day below 1,200 kcal for an adult.';
  expect(new Problem('query-unsafe', sentence).message).toBe(sentence);
});

test('a 401 is the very word that the specification has', () => expect(new Problem('unauthorized').message).toBe('Unauthorized'));
