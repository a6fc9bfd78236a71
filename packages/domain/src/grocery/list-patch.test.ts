import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeListPatch, type PatchableItem } from './list-patch.ts';
import type { ItemPart, WrittenItem } from './write-list.ts';

const part = (day: string, quantity: string): ItemPart => ({ day, slot: 'dinner', title: 'Soup', quantity });
const line = (key: string, quantity: string, parts: readonly ItemPart[] = []): WrittenItem => ({
  key,
  ingredient: key,
  quantity,
  category: 'produce',
  source: '',
  parts,
  isStaple: false,
});
const item = (key: string | null, quantity: string, more: Partial<PatchableItem> = {}): PatchableItem => ({
  id: `id of ${key} ${quantity}`,
  key,
  ingredient: key ?? 'own',
  quantity,
  category: 'produce',
  checked: false,
  isRemoved: false,
  parts: [],
  written: key === null ? null : { ingredient: key, quantity },
  ...more,
});

const summary = (items: readonly PatchableItem[], fresh: readonly WrittenItem[]) =>
  makeListPatch(items, fresh).map((entry) =>
    entry.type === 'added' ? `+ ${entry.item.key} ${entry.item.quantity}` : `${entry.type === 'removed' ? '-' : '~'} ${entry.ingredient}`,
  );

describe('what a plan would change on a list', () => {
  it.each<[string, PatchableItem[], WrittenItem[], string[]]>([
    ['is nothing when it says the same', [item('onion', '2')], [line('onion', '2')], []],
    ['is what is new', [item('onion', '2')], [line('onion', '2'), line('leek', '1')], ['+ leek 1']],
    ['is what has another amount', [item('onion', '2')], [line('onion', '3')], ['~ onion']],
    ['is what is needed no more', [item('onion', '2')], [], ['- onion']],
    ['is not what was ticked and is needed no more', [item('onion', '2', { checked: true })], [], []],
    ['is not what was edited and is needed no more', [item('onion', '9', { written: { ingredient: 'onion', quantity: '2' } })], [], []],
    ['is not what a person renamed and is needed no more', [item('onion', '2', { ingredient: 'Shallots' })], [], []],
    ['is not what a person removed', [item('onion', '2', { isRemoved: true })], [line('onion', '3')], []],
    ['is not what a person added', [item(null, '')], [], []],
  ])('%s', (_, items, fresh, expected) => {
    expect(summary(items, fresh)).toEqual(expected);
  });

  it('leaves an amount that was changed by hand, and says so', () => {
    const items = [item('onion', '9', { written: { ingredient: 'onion', quantity: '2' } })];
    expect(makeListPatch(items, [line('onion', '3')])).toMatchObject([{ type: 'changed', from: '9', isKept: true }]);
  });

  describe('of what was bought', () => {
    const bought = item('onion', '6', { checked: true });
    const needed = (items: readonly PatchableItem[], quantity: string) => {
      const [entry] = makeListPatch(items, [line('onion', quantity)]);
      return entry?.type === 'changed' ? entry.grown : undefined;
    };
    const grown = (had: string, now: string, more: Partial<PatchableItem> = {}) =>
      item('onion', `${Number(now) - Number(had)} more (${had} checked before)`, {
        written: { ingredient: 'onion', quantity: now, had },
        ...more,
      });

    it('is what is missing', () => {
      expect(needed([bought], '10')).toEqual({ had: '6', quantity: '4 more (6 checked before)', isBought: false });
      expect(needed([grown('6', '10')], '12')).toEqual({ had: '6', quantity: '6 more (6 checked before)', isBought: false });
      expect(needed([grown('6', '10', { checked: true })], '12')).toEqual({
        had: '10',
        quantity: '2 more (10 checked before)',
        isBought: false,
      });
    });

    it('is nothing where it is enough, however often that changes', () => {
      expect(needed([bought], '4')).toEqual({ had: '6', quantity: '4', isBought: true });
      expect(needed([grown('6', '10')], '5')).toEqual({ had: '6', quantity: '5', isBought: true });
      const less = { written: { ingredient: 'onion', quantity: '4', had: '6' } };
      expect(needed([item('onion', '4', { ...less, checked: true })], '7')).toMatchObject({
        had: '6',
        quantity: '1 more (6 checked before)',
      });
    });

    it('is nothing of what was unchecked by hand or was never bought', () => {
      expect(needed([item('onion', '6')], '10')).toBeUndefined();
      expect(needed([item('onion', '4', { written: { ingredient: 'onion', quantity: '4', had: '6' } })], '7')).toBeUndefined();
    });

    it('is no hand edit', () => {
      expect(makeListPatch([grown('6', '10')], [])).toMatchObject([{ type: 'removed' }]);
    });
  });

  it('follows a line that was taken apart meal by meal', () => {
    const [monday, tuesday] = [part('2026-11-23', '1'), part('2026-11-24', '2')];
    const apart = [monday, tuesday].map((each) => item('onion', each.quantity, { parts: [each] }));
    expect(summary(apart, [line('onion', '3', [monday, tuesday])])).toEqual([]);
    expect(summary(apart, [line('onion', '1', [monday])])).toEqual(['- onion']);
    expect(summary(apart, [line('onion', '5', [monday, part('2026-11-24', '4')])])).toEqual(['~ onion']);
    expect(summary(apart, [line('onion', '4', [monday, tuesday, part('2026-11-25', '1')])])).toEqual(['+ onion 1']);
  });
});

const anyLine = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.constantFrom('1', '2', '3') });
const anyList = fc
  .uniqueArray(anyLine, { selector: ({ key }) => key })
  .map((lines) => lines.map(({ key, quantity }) => line(key, quantity)));

describe('any patch', () => {
  it('taken, leaves nothing to change', () => {
    fc.assert(
      fc.property(anyList, anyList, (then, now) => {
        const items = then.map(({ key, quantity }) => item(key, quantity));
        const patch = makeListPatch(items, now);
        const kept = items.filter(({ id }) => !patch.some((entry) => entry.type === 'removed' && entry.itemId === id));
        const changed = kept.map((each) => {
          const entry = patch.find((one) => one.type === 'changed' && one.itemId === each.id);
          return entry?.type === 'changed' ? item(each.key, entry.to.quantity) : each;
        });
        const added = patch.flatMap((entry) => (entry.type === 'added' ? [item(entry.item.key, entry.item.quantity)] : []));
        expect(makeListPatch([...changed, ...added], now)).toEqual([]);
      }),
    );
  });

  it('never names a ticked or edited item as needed no more', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.boolean(), (then, now, isTicked) => {
        const items = then.map(({ key, quantity }) =>
          isTicked ? item(key, quantity, { checked: true }) : item(key, 'mine', { written: { ingredient: key, quantity } }),
        );
        expect(makeListPatch(items, now).filter(({ type }) => type === 'removed')).toEqual([]);
      }),
    );
  });
});
