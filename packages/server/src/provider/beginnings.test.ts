import { expect, test } from 'vitest';
import { makeCount } from './beginnings.ts';

test('an address that begins to sign in without end waits for the rest of a quarter of an hour, and no other does', () => {
  let nowMs = 5000;
  const count = makeCount(() => nowMs);
  const waits = Array.from({ length: 1000 }, () => count('/api/login from 10.0.0.1'));
  expect(Math.max(...waits)).toBe(0);
  nowMs += 60_000;
  expect([count('/api/login from 10.0.0.1'), count('/api/login from 10.0.0.2')]).toEqual([14 * 60, 0]);
  nowMs += 14 * 60_000;
  expect(count('/api/login from 10.0.0.1')).toBe(0);
});

test('however many addresses there are, only so many are remembered', () => {
  const count = makeCount(() => 0);
  for (let n = 0; n < 1001; n++) count('the first');
  for (let n = 0; n < 49_999; n++) count(`address ${n}`);
  expect(count('the first')).toBeGreaterThan(0);
  count('one more');
  expect(count('the first')).toBe(0);
});
