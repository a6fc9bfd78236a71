import { afterEach, expect, test, vi } from 'vitest';
import { forgiveStorage } from './forgive-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a storage that is full', new DOMException('', 'QuotaExceededError'), 0],
  ['a storage that is forbidden', new DOMException('', 'SecurityError'), 0],
  ['what cannot be stored, and reports it', new DOMException('', 'DataCloneError'), 1],
  ['a bug of ours, and reports it', new TypeError('x is undefined'), 1],
])('passes over %s', (_, error, times) => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  expect(forgiveStorage(error)).toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(times);
});
