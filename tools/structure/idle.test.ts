import { expect, test } from 'vitest';
import { listIdle, listIdleExports, listTaken } from './idle.ts';

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

test('an export is idle that no file takes and its own does not need', () => {
  const texts: Readonly<Record<string, string>> = {
    'a.ts': "import { used, type Kind } from './b.ts';\nimport * as all from './c.ts';\nexport { passed as other } from './b.ts';",
    'b.ts':
      'export const used = 1;\nexport type Kind = 1;\nexport const passed = 1;\nexport const own = 1;\nown;\nexport function idle() {}',
    'c.ts': 'export const taken = 1;',
    'packages/server/src/main.ts': 'export const start = 1;',
  };
  const read = (file: string): string => texts[file]!;
  const taken = new Set(Object.keys(texts).flatMap((file) => listTaken(read(file), (specifier) => specifier.replace('./', ''))));
  expect(listIdleExports(Object.keys(texts), read, taken)).toEqual(['b.ts idle']);
});
