import { expect, test } from 'vitest';
import { listNotCounted, readNotCounted, scaleWritten, writeNotCounted } from './not-counted.ts';

test('lines are read from the tips as they were written there', () => {
  const lines = ['1 bunch Zauberkraut', 'Zauberkraut, for serving.', '1 (14 oz) can Glumpf'];
  expect(readNotCounted(['Warm the plates.', ...writeNotCounted(lines)])).toEqual(lines);
  expect(readNotCounted(writeNotCounted(['Glumpf; chopped']))).toEqual(['Glumpf, chopped']);
  expect(writeNotCounted([])).toEqual([]);
});

test('other tips stay as they are in a larger meal', () => {
  const tips = (line: string): readonly string[] => ['Serves 2.', ...writeNotCounted([line])];
  expect(scaleWritten({ tips: tips('2 Glumpf') }, 2)).toEqual({ tips: tips('4 Glumpf') });
});

test.each([
  ['1 packet Glumpf', '1 packet Glumpf'],
  ['5 g Glumpf', '5 g Glumpf'],
])('%s of a recipe is as much again when all its plates are served', (text, whole) => {
  for (const plates of [6, 12, 24]) {
    const one = scaleWritten({ tips: writeNotCounted([text]), written: { times: 1, lines: [{ text, foodId: null }] } }, 1 / plates);
    expect(listNotCounted(one, plates)).toEqual([whole]);
    expect(readNotCounted(scaleWritten(one, plates).tips)).toEqual([whole]);
  }
});

test('no line of a recipe is longer on a list than a list has letters for', () => {
  const text = `1 packet Glumpf ${'from the shop around the corner '.repeat(10)}`;
  expect(listNotCounted({ written: { times: 1, lines: [{ text, foodId: null }] } })).toEqual([text.slice(0, 300)]);
});
