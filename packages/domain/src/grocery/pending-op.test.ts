import { expect, it } from 'vitest';
import { type PendingOp, showPending } from './pending-op.ts';

const egg = { id: 'egg', ingredient: 'Egg', quantity: '2', category: 'dairy', checked: false, atHome: false } as const;
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
