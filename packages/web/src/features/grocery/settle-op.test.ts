import type { PendingOp } from '@larder/domain/grocery/pending-op.ts';
import { describe, expect, it } from 'vitest';
import { mergeChanges, settleOp } from './settle-op.ts';
import { readItem, readList } from './read-list.ts';

describe('what another device did', () => {
  const list = readList({ id: 'l', revision: 4, items: [{ id: 'a' }, { id: 'b' }] } as never);
  const changes = (revision: number, more: object) => ({ list: { id: 'l', revision }, items: [], removedIds: [], ...more }) as never;

  it('is on the list, in its place', () => {
    const merged = mergeChanges(list, changes(6, { items: [{ id: 'b', checked: 'true' }], removedIds: ['a'] }));
    expect([merged?.revision, merged?.items.map(({ id, checked }) => [id, checked])]).toEqual([6, [['b', true]]]);
  });
  it('is a new name, and says nothing of whether the list can be ordered', () => {
    const closed = { ...list, canOrder: false };
    const merged = mergeChanges(closed, changes(5, { list: { id: 'l', revision: 5, name: 'Sunday' } }));
    expect(merged).toMatchObject({ name: 'Sunday', revision: 5, items: list.items, canOrder: false });
  });
  it('is nothing new when it is known', () => expect(mergeChanges(list, changes(4, { removedIds: ['a'] }))).toBe(list));
  it('asks for the whole list when there is more on it', () =>
    expect(mergeChanges(list, changes(5, { items: [{ id: 'new' }] }))).toBeUndefined());
});

describe('what this device did', () => {
  const list = readList({ id: 'l', revision: 4, items: [{ id: 'a' }, { id: 'b' }] } as never);
  const tick: PendingOp = { type: 'change', opId: 'p.1', listId: 'l', at: 1, itemIds: ['b'], change: { checked: true } };
  const items = [readItem({ id: 'b', checked: 'true', quantity: '2' })];
  const event = (revision: number) =>
    ({ list: { id: 'l', revision }, items: [{ id: 'b', checked: 'true', quantity: '2' }], removedIds: [] }) as never;

  it('is on the list with its revision, so that its own event changes nothing', () => {
    const settled = settleOp(list, tick, { items, revision: 5 });
    expect(settled).toMatchObject({ revision: 5, checkedCount: 1, items: [{ id: 'a' }, { id: 'b', checked: true, quantity: '2' }] });
    expect(mergeChanges(settled, event(5))).toBe(settled);
  });
  it('is nothing new when its event came first, whatever others did since', () => {
    const told = mergeChanges(list, event(6))!;
    expect(settleOp(told, tick, { items: [readItem({ id: 'b', checked: 'false' })], revision: 5 })).toBe(told);
  });
  it('waits for the event where others changed the list in between', () => {
    expect(settleOp(list, tick, { items, revision: 6 })).toMatchObject({ revision: 4, items: [{}, { checked: true }] });
  });
  it('is shown also where a server names no revision', () => {
    expect(settleOp(list, tick, { items: [], revision: undefined })).toMatchObject({ revision: 4, items: [{}, { checked: true }] });
  });
});
