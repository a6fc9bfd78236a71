import { expect, test } from 'vitest';
import { findStepTimes } from './find-step-times.ts';

test.each([
  ['Rest for 1,5 hours.', [5400]],
  ['Boil for 2,5 minutes.', [150]],
  ['Leave for 0,5 h.', [1800]],
  ['Bake 10, 12 minutes at most.', [720]],
  ['Add the salt,2 minutes later the oil.', [120]],
  ['Rest 1.5 hours, then 1½ hours.', [5400, 5400]],
])('a comma may be a decimal point: %s', (step, seconds) => {
  expect(findStepTimes(step).map((time) => time.seconds)).toEqual(seconds);
});
