import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText } from '../src/import/read-text.ts';
import { listLost } from './lost-lines.ts';

const lost = (text: string): readonly string[] => {
  const found = readText(text);
  return found.ok ? listLost(text, found.value) : [`all of it: ${found.fault.type}`];
};

/** Half b of each set is for measuring alone. */
const PASTES = ['2', '3'].flatMap((set) =>
  readFileSync(new URL(`../../../bench/pastes/pastes-${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly half: 'a' | 'b'; readonly text: string })
    .filter(({ half }) => half === 'a'),
);

test.each(PASTES.map(({ id, text }) => [id, text]))('of the paste %s nothing goes nowhere', (_, text) => {
  expect(lost(text)).toEqual([]);
});
