import { expect, test } from 'vitest';
import { listIdle } from './idle.ts';

test('a file is idle where only others that are need it', () => {
  const main = 'packages/server/src/main.ts';
  const worker = 'packages/server/src/planner/planner-worker.ts';
  const needs: Readonly<Record<string, readonly string[]>> = {
    [main]: ['app.ts'],
    [worker]: ['week.ts'],
    'judge.ts': ['measure.ts', 'week.ts'],
  };
  const files = [main, worker, 'app.ts', 'week.ts', 'judge.ts', 'measure.ts'];
  expect(listIdle(files, (file) => needs[file] ?? [])).toEqual(['judge.ts', 'measure.ts']);
});
