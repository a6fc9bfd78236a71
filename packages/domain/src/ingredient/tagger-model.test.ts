import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../quantity/tokenize.ts';
import { listLineItems } from './line-item.ts';
import { TAGS } from './tag-features.ts';
import { findBestPath, tagWords, type TaggerModel } from './tag-words.ts';
import { LARGEST_WEIGHT, readTaggerModel, writePackedWeights } from './tagger-model.ts';

const itemsOf = (line: string) => listLineItems(tokenize(line));
const INDIFFERENT: TaggerModel = { weights: [], findOffset: () => -1 };

describe('readTaggerModel', () => {
  const level = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT }) },
  );
  const levels = fc.array(level, { minLength: TAGS.length, maxLength: TAGS.length });
  const rows = fc
    .uniqueArray(fc.record({ key: fc.nat({ max: 2 ** 22 - 1 }), levels }), { selector: ({ key }) => key, maxLength: 60 })
    .map((list) => list.toSorted((a, b) => a.key - b.key));

  it('finds every weight that was packed, and none else', () => {
    fc.assert(
      fc.property(rows, fc.nat({ max: 2 ** 22 - 1 }), (list, other) => {
        const { weights, findOffset } = readTaggerModel(writePackedWeights(list));
        const read = list.map(({ key }) => Array.from({ length: TAGS.length }, (_, tag) => weights[findOffset(key) + tag]));
        expect(read).toEqual(list.map((row) => row.levels));
        expect(findOffset(other) >= 0).toBe(list.some(({ key }) => key === other));
      }),
    );
  });

  it('reads weights beyond what one character holds, and keys far apart', () => {
    const far = [{ key: 4_000_000, levels: [127, -127, 31, -31, 30, 0, 62] }];
    const { weights, findOffset } = readTaggerModel(writePackedWeights(far));
    expect(Array.from({ length: 7 }, (_, tag) => weights[findOffset(4_000_000) + tag])).toEqual(far[0]?.levels);
  });
});

describe('findBestPath', () => {
  it('takes for each word the tag that gains most', () => {
    const wanted = [0, 1, 2, 2];
    expect(findBestPath(itemsOf('2 cups plain flour'), INDIFFERENT, (at, tag) => (tag === wanted[at] ? 1 : 0))).toEqual(wanted);
  });

  it('gives nothing for nothing', () => {
    expect(findBestPath([], INDIFFERENT)).toEqual([]);
  });
});

describe('tagWords', () => {
  it('finds a name in any line with a word, even if no tag speaks for it', () => {
    expect(tagWords(itemsOf('2 cups flour'), INDIFFERENT)).toContain('name');
  });
});
