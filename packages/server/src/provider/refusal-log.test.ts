import { expect, test } from 'vitest';
import { makeRefusalLog } from './refusal-log.ts';

test('refusals are said sixty times a minute at most, with how many were left out since', () => {
  let nowMs = 0;
  const said: unknown[] = [];
  const say = makeRefusalLog(() => nowMs);
  const log = { warn: (details: unknown) => void said.push(details) };
  for (let n = 0; n < 100; n++) say(log, 'wrong');
  expect(said).toEqual(Array.from({ length: 60 }, () => ({ fault: 'wrong' })));
  nowMs = 60_000;
  say(log, 'too-many');
  say(log, 'wrong');
  expect(said.slice(60)).toEqual([{ fault: 'too-many', sinceLast: 40 }, { fault: 'wrong' }]);
});
