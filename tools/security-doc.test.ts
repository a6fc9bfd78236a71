import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const lines = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| V\d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** Sections of each chapter of ASVS 5.0, V1 to V17. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

test('every section of the standard has its row, and no row is empty', () => {
  const expected = SECTIONS.flatMap((count, index) => Array.from({ length: count }, (_, section) => `V${index + 1}.${section + 1}`));
  expect(rows.map(([name = '']) => name.split(' ')[0])).toEqual(expected);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([]);
});

test('every gap is named at the top, and nothing else is', () => {
  const marked = rows.filter((cells) => cells.join(' ').includes('GAP')).map(([name = '']) => name.split(' ')[0]);
  const listed = lines.flatMap((line) =>
    [...(/^\| \*(V[^*]+)\*/.exec(line)?.[1] ?? '').matchAll(/V\d+\.\d+(?=\.\d)/g)].map(([section]) => section),
  );
  expect(new Set(listed)).toEqual(new Set(marked));
});

test('every test that is named is there, and is one alone', () => {
  const paths = globSync(['{packages,tools}/**/*.test.ts', 'tests/**/*.e2e.ts'], { cwd: root, exclude: ['**/node_modules/**'] });
  const named = rows.flatMap((cells) => [...cells.join(' | ').matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`(?: › "([^"]+)")?/g)]);
  expect(named.length).toBeGreaterThan(50);
  const wrong = named.filter(([, file = '', sentence = '']) => {
    const [path, ...others] = paths.filter((each) => each === file || each.endsWith(`/${file}`));
    return path === undefined || others.length > 0 || !readFileSync(join(root, path), 'utf8').includes(sentence);
  });
  expect(wrong.map(([text]) => text)).toEqual([]);
});
