import { expect, it } from 'vitest';
import { type PendingOp, showPending } from './pending-op.ts';
import { nameOthers, type SplittableItem } from './split-item.ts';

const egg: SplittableItem = {
  id: 'egg',
  ingredient: 'Egg',
  quantity: '2',
  category: 'dairy',
  checked: false,
  atHome: false,
  source: '',
  parts: [],
};
const milk = { ...egg, id: 'milk', ingredient: 'Milk' };
const base = { listId: 'l', at: 1 };
const makeItem = ({ id, line }: { readonly id: string; readonly line: string }) => ({ ...egg, id, ingredient: line });
const change = (opId: string, itemIds: readonly string[], values: object): PendingOp => ({
  ...base,
  opId,
  type: 'change',
  itemIds,
  change: values,
});

it('shows the last hand on a field, in the order of the queue', () => {
  const ops = [
    change('1', ['egg'], { checked: true }),
    change('2', ['egg', 'milk'], { quantity: '6' }),
    change('3', ['egg'], { checked: false }),
  ];
  expect(showPending([egg, milk], ops, makeItem)).toEqual([
    { ...egg, quantity: '6' },
    { ...milk, quantity: '6' },
  ]);
});

it('leaves an untouched item the same object, so that its row is not drawn again', () => {
  const [shownEgg, shownMilk] = showPending(
    [egg, milk],
    [change('1', ['egg'], { checked: true }), change('2', ['milk'], { checked: false })],
    makeItem,
  );
  expect([shownEgg === egg, shownMilk === milk]).toEqual([false, true]);
});

it('shows a typed line until the server has it, and not beside it', () => {
  const add: PendingOp = { ...base, opId: '1', type: 'add', itemId: 'new', line: '2 limes' };
  expect(
    showPending([egg], [add, change('2', ['new'], { checked: true })], makeItem).map(({ ingredient, checked }) => [ingredient, checked]),
  ).toEqual([
    ['Egg', false],
    ['2 limes', true],
  ]);
  expect(showPending([egg, { ...egg, id: 'new', ingredient: 'Limes' }], [add], makeItem).map(({ ingredient }) => ingredient)).toEqual([
    'Egg',
    'Limes',
  ]);
});

const partOf = (day: string, quantity: string) => ({ day, slot: 'dinner', title: 'Soup', quantity }) as const;
const onions = { ...egg, id: 'onions', ingredient: 'Onions', quantity: '3', parts: [partOf('2026-11-23', '2'), partOf('2026-11-25', '1')] };
const split = (otherIds: readonly string[]): PendingOp => ({ ...base, opId: '1', type: 'split', itemId: 'onions', otherIds });
const merge = (itemIds: readonly string[]): PendingOp => ({ ...base, opId: '9', type: 'merge', itemIds });
const rowsOf = (items: readonly SplittableItem[]) => items.map(({ id, quantity, source }) => [id, quantity, source]);

it('shows a split line as a line a meal, in its place, and lets the parts be changed', () => {
  const shown = showPending([onions, { ...onions, id: 'leek' }], [split(['wed']), change('2', ['wed'], { checked: true })], () => onions);
  expect(rowsOf(shown)).toEqual([
    ['onions', '2', 'Soup (Mon 23 dinner)'],
    ['wed', '1', 'Soup (Wed 25 dinner)'],
    ['leek', '3', ''],
  ]);
  expect(shown.map(({ checked }) => checked)).toEqual([false, true, false]);
});

it('names the parts by themselves as the server does: another id for each, and other ids for another line', () => {
  const leeks = { ...onions, id: '4ec0dad8-3e53-412d-91cd-263ead6dfe47', parts: [...onions.parts, partOf('2026-11-26', '1')] };
  const others = nameOthers(leeks);
  expect(others).toEqual(['3dd64b8d-3e53-412d-91cd-263ead6dfe47', '12a24ca8-3e53-412d-91cd-263ead6dfe47']);
  const shown = showPending([leeks], [{ ...base, opId: '1', type: 'split', itemId: leeks.id }], () => leeks);
  expect(shown.map(({ id }) => id)).toEqual([leeks.id, ...others]);
  expect(nameOthers({ ...leeks, id: '4ec0dad8-3e53-412d-91cd-263ead6dfe48' })).not.toContain(others[0]);
});

it('shows a line of one meal, or of other meals than were split, as it is', () => {
  const single = { ...onions, parts: [partOf('2026-11-23', '2')] };
  expect(showPending([onions], [split(['a', 'b'])], () => onions)).toEqual([onions]);
  expect(showPending([single], [split([])], () => single)).toEqual([single]);
});

it('shows merged parts as one line, bought only when all of it is', () => {
  const ops = [split(['wed']), change('2', ['wed'], { checked: true, quantity: '4' }), merge(['onions', 'wed'])];
  const [shown, ...others] = showPending([onions], ops, () => onions);
  expect([shown, others]).toEqual([{ ...onions, quantity: '2 + 4', source: 'Soup (Mon 23 dinner, Wed 25 dinner)' }, []]);
  const [bought] = showPending(
    [onions],
    [change('0', ['onions'], { checked: true }), split(['wed']), merge(['onions', 'wed'])],
    () => onions,
  );
  expect(bought).toMatchObject({ checked: true, parts: onions.parts });
});

it('leaves a line alone whose other parts somebody else has taken away', () => {
  expect(showPending([onions], [merge(['onions', 'wed'])], () => onions)).toEqual([onions]);
});

it('takes away what was removed, and brings it back to its place when that was undone, before the server knows of either', () => {
  const remove: PendingOp = { ...base, opId: '1', type: 'remove', itemId: 'egg' };
  const restore: PendingOp = { ...base, opId: '2', type: 'restore', item: egg, place: 0 };
  const shown = (items: readonly SplittableItem[], ops: readonly PendingOp[]) => showPending(items, ops, makeItem).map(({ id }) => id);
  expect(shown([egg, milk], [remove])).toEqual(['milk']);
  expect(shown([egg, milk], [remove, restore])).toEqual(['egg', 'milk']);
  expect(shown([milk], [restore])).toEqual(['egg', 'milk']);
  expect(shown([egg, milk], [restore])).toEqual(['egg', 'milk']);
});
