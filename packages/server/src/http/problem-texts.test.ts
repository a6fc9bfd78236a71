import { PROBLEMS, type ProblemCode } from '@larder/contract/problem.ts';
import { expect, test } from 'vitest';
import { PROBLEM_TEXTS, STEPS } from './problem-texts.table.ts';
import { Problem, tellProblem } from './problems.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

test.each(CODES)('%s says what to do next, in a sentence of its own', (code) => {
  const { next } = PROBLEM_TEXTS[code];
  expect(STEPS).toContain(/^\w+/.exec(next)?.[0].toLowerCase());
  expect(next).toMatch(/\.$/);
});

// The one word of a 401 is for programs.
test.each(CODES.filter((code) => code !== 'unauthorized'))('%s says first what happened', (code) =>
  expect(tellProblem(code)).toBe(`${PROBLEM_TEXTS[code].says} ${PROBLEM_TEXTS[code].next}`),
);

test.each([
  ['This page of plans is not known.', 'This page of plans is not known. Load the page anew and try again.'],
  ['The address is wrong. Leave it out.', 'The address is wrong. Leave it out.'],
  ['Nothing is lost; please try again in 5 seconds.', 'Nothing is lost; please try again in 5 seconds.'],
  ['It may have been put elsewhere.', 'It may have been put elsewhere. Load the page anew and try again.'],
])('a sentence keeps the step it tells, and is given one where it tells none: %s', (sentence, told) =>
  expect(new Problem('invalid-request', sentence).message).toBe(told),
);

test('an answer to what somebody asked for is given nothing besides', () => {
  const sentence = 'Larder plans no day below 1,200 kcal for an adult.';
  expect(new Problem('query-unsafe', sentence, {}, { isWhole: true }).message).toBe(sentence);
});

test('a 401 is the very word that the specification has', () => expect(new Problem('unauthorized').message).toBe('Unauthorized'));
