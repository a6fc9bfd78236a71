import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const PASTED = `Surprise 🎉

Ingredients 🥕
200 g rice 🍚
- some love ❤️
🧅 1 onion

Steps
1. Cook the rice 🔥
2. Chop 🔪 the onion and serve.`;

test('pictures of a title and of lines stay where they were written, and those before a line are its bullets', () => {
  const read = readText(PASTED);
  if (!read.ok) throw new Error(read.fault.type);
  const { title, ingredients, steps } = read.value;
  expect([title, ...ingredients, ...steps].flatMap((part) => (typeof part === 'string' ? part : part.lines))).toEqual([
    'Surprise 🎉',
    '200 g rice 🍚',
    'some love ❤️',
    '1 onion',
    'Cook the rice 🔥',
    'Chop 🔪 the onion and serve.',
  ]);
});

test('a text of pictures and little else is read as quickly as any other', () => {
  const before = performance.now();
  readText(`${PASTED}\n${`${'🍕 '.repeat(500)}x\n`.repeat(300)}`);
  expect(performance.now() - before).toBeLessThan(2_000);
});
