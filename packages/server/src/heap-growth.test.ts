import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the way to hold the heap small is one that this version of V8 knows', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain('--heap-growing-percent');
});
