import { describe, expect, test } from 'vitest';
import { EMPTY_INTENT, type Intent } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { keepEasySnacks } from './keep-easy-snacks.ts';

const kitIds = DEFAULT_CORPUS.kitIdsBySlot.snack;
const keep = (intent: Intent) => keepEasySnacks(DEFAULT_CORPUS.dishesByKit, { intent, kitIds });
const feta = (DEFAULT_CORPUS.dishesByKit.get('phyllo-triangles') ?? []).filter(({ foodIds }) => foodIds.has('feta'));

describe('a snack that is an hour of folding', () => {
  test('comes to nobody unasked', () => {
    expect(feta.length).toBeGreaterThan(0);
    const kept = kitIds.flatMap((id) => keep(EMPTY_INTENT).get(id) ?? []);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter(({ difficulty }) => difficulty === 'Hard')).toEqual([]);
  });

  test('stays for who asks for what is in it', () => {
    const intent: Intent = { ...EMPTY_INTENT, wish: [{ words: 'feta', foodIds: ['feta'] }] };
    expect(keep(intent).get('phyllo-triangles')).toEqual(feta);
  });

  test('does not come by what was wished for dinner', () => {
    const intent: Intent = {
      ...EMPTY_INTENT,
      wish: [{ words: 'feta', foodIds: ['feta'] }],
      wishedAt: { 'wish:feta': ['dinner'] },
    };
    expect(keep(intent).has('phyllo-triangles')).toBe(false);
  });

  test('stays where it is all there is', () => {
    const only = new Map([['phyllo-triangles', feta]]);
    expect(keepEasySnacks(only, { intent: EMPTY_INTENT, kitIds })).toBe(only);
  });
});
