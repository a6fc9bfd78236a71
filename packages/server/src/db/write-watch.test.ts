import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WriteWatch, watchWriting } from './write-watch.ts';

const FULL = Object.assign(new Error('No space left on device'), { code: '53100' });

let isFull: boolean;
let tries: number;
let said: string[];
let watch: WriteWatch;

beforeEach(() => {
  vi.useFakeTimers();
  [isFull, tries, said] = [false, 0, []];
  const log = { info: (text: string) => said.push(text), warn: () => 0, error: (text: string) => said.push(text) };
  watch = watchWriting({
    tryWriting: async () => {
      tries += 1;
      if (isFull) throw FULL;
    },
    log,
  });
});
afterEach(async () => {
  await watch.close();
  vi.useRealTimers();
});

test('tries nothing while every statement works', async () => {
  watch.hearFault(Object.assign(new Error('duplicate key'), { code: '23505' }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([tries, watch.reason(), said]).toEqual([0, undefined, []]);
});

test.each([
  ['a full disk', '53100'],
  ['a database that only reads', '25006'],
])('looks by itself when a statement met %s, and says nothing when all is well by then', async (_what, code) => {
  watch.hearFault(Object.assign(new Error('refused'), { code }));
  await vi.advanceTimersByTimeAsync(0);
  expect([tries, watch.reason(), said]).toEqual([1, undefined, []]);
});

test('tries again every ten seconds, says it once a minute, and says when it is over', async () => {
  isFull = true;
  watch.hearFault(FULL);
  watch.hearFault(FULL);
  await vi.advanceTimersByTimeAsync(0);
  expect([tries, watch.reason()]).toEqual([1, 'No space left on device']);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(tries).toBe(19);
  const sentence = 'Larder only reads, nothing can be written: No space left on device. It is tried every 10 s.';
  expect(said).toEqual([sentence, sentence, sentence, sentence]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watch.reason()).toBeUndefined();
  expect(said.at(-1)).toBe('Larder writes again.');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toBe(20);
});
