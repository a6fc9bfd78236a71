import { expect, test } from 'vitest';
import { makeOutageLog } from './outage-log.ts';

test('an outage is said once a minute, with how many requests met it since', () => {
  let nowMs = 0;
  const said: unknown[] = [];
  const say = makeOutageLog(() => nowMs);
  const log = { error: (details: unknown) => void said.push(details) };
  const error = new Error('gone');
  for (; nowMs <= 120_000; nowMs += 1000) say(log, error);
  expect(said).toEqual([{ err: error }, { err: error, sinceLast: 59 }, { err: error, sinceLast: 59 }]);
});
