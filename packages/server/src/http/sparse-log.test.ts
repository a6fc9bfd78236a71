import { expect, test } from 'vitest';
import { makeSparseLog } from './sparse-log.ts';

test('what every request meets is said once a minute, with how many met it since', () => {
  let nowMs = 0;
  const said: unknown[] = [];
  const say = makeSparseLog(1, () => nowMs);
  for (; nowMs <= 120_000; nowMs += 1000) say((since) => void said.push(since));
  expect(said).toEqual([{}, { sinceLast: 59 }, { sinceLast: 59 }]);
});

test('of what is told apart, so many lines a minute are written and the rest counted', () => {
  let nowMs = 0;
  const said: unknown[] = [];
  const sparsely = makeSparseLog(60, () => nowMs);
  const say = (fault: string) => sparsely((since) => void said.push({ fault, ...since }));
  for (let n = 0; n < 100; n++) say('wrong');
  expect(said).toEqual(Array.from({ length: 60 }, () => ({ fault: 'wrong' })));
  nowMs = 60_000;
  say('too-many');
  say('wrong');
  expect(said.slice(60)).toEqual([{ fault: 'too-many', sinceLast: 40 }, { fault: 'wrong' }]);
});
