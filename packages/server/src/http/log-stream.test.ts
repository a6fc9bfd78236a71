import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLogStream } from './log-stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the lines of a moment are written together, in order, and each once', () => {
  const written: string[] = [];
  const stream = openLogStream((text) => written.push(text));
  stream.write('one\n');
  stream.write('two\n');
  expect(written).toEqual([]);
  vi.runAllTimers();
  stream.write('three\n');
  vi.runAllTimers();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('a flood does not wait', () => {
  const written: string[] = [];
  const stream = openLogStream((text) => written.push(text));
  for (let n = 0; n < 1000; n++) stream.write('x'.repeat(999) + '\n');
  expect(written.join('').length).toBeGreaterThan(900_000);
});
