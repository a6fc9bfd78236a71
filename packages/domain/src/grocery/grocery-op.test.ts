import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOp, type GroceryOp, makeOpId, type StampedItem } from './grocery-op.ts';

const itemOf = (id: string): StampedItem => ({
  id,
  ingredient: 'Eggs',
  quantity: '6',
  category: 'dairy',
  checked: false,
  atHome: false,
  stamps: {},
});
const ITEMS = ['a', 'b', 'c'].map(itemOf);

const anyChange = fc.record(
  { checked: fc.boolean(), quantity: fc.constantFrom('1', '2', '3'), ingredient: fc.constantFrom('Eggs', 'Milk') },
  { requiredKeys: [] },
);
/** Each from another device, as two people in one shop are. */
const anyOps: fc.Arbitrary<readonly GroceryOp[]> = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 5 }), itemIds: fc.subarray(['a', 'b', 'c', 'elsewhere']), change: anyChange }), {
    maxLength: 8,
  })
  .map((ops) => ops.map((op, index) => ({ ...op, opId: makeOpId(`device${index}`, index) })));

const applyAll = (ops: readonly GroceryOp[]) => ops.reduce<readonly StampedItem[]>(applyOp, ITEMS);

describe('applyOp', () => {
  it('ends the same in whatever order the changes of several phones arrive', () => {
    fc.assert(
      fc.property(
        anyOps.chain((ops) => fc.tuple(fc.constant(ops), fc.shuffledSubarray([...ops], { minLength: ops.length }))),
        ([ops, shuffled]) => {
          expect(applyAll(shuffled)).toEqual(applyAll(ops));
        },
      ),
    );
  });

  it('changes nothing when a change comes again', () => {
    fc.assert(
      fc.property(anyOps, (ops) => {
        const once = applyAll(ops);
        for (const op of ops) expect(applyOp(once, op)).toEqual(once);
      }),
    );
  });

  it('lets the newest win field by field', () => {
    const [item] = applyAll([
      { opId: 'phone.1', at: 10, itemIds: ['a'], change: { checked: true, quantity: '12' } },
      { opId: 'tablet.1', at: 5, itemIds: ['a'], change: { checked: false, ingredient: 'Brown eggs' } },
    ]);
    expect(item).toMatchObject({ checked: true, quantity: '12', ingredient: 'Brown eggs' });
  });

  it('takes what one device did later as later, whatever the times say', () => {
    const [item] = applyAll([
      { opId: makeOpId('phone', 9), at: 10, itemIds: ['a'], change: { checked: true } },
      { opId: makeOpId('phone', 10), at: 3, itemIds: ['a'], change: { checked: false } },
    ]);
    expect(item?.checked).toBe(false);
  });

  it('takes back of an operation what nobody has changed since, be it to the same', () => {
    const itemIds = ['a', 'b', 'c'];
    const after = applyAll([
      { opId: 'phone.1', at: 1, itemIds, change: { checked: true } },
      { opId: 'tablet.1', at: 2, itemIds: ['b'], change: { checked: false } },
      { opId: 'tablet.2', at: 3, itemIds: ['b'], change: { checked: true } },
      { opId: 'phone.2', at: 4, itemIds, change: { checked: false }, undoes: 'phone.1' },
    ]);
    expect(after.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('leaves other items as they are, down to the object', () => {
    const after = applyOp(ITEMS, { opId: 'phone.1', at: 1, itemIds: ['b'], change: { checked: true } });
    expect([after[0] === ITEMS[0], after[1]?.checked, after[2] === ITEMS[2]]).toEqual([true, true, true]);
  });
});
