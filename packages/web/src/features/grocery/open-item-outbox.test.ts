import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { currentNotice } from '../../ui/notice-store.ts';
import { currentToast, showToast } from '../../ui/toast-store.ts';
import { openLostLines } from './lost-lines-store.ts';
import { listKey } from './queries.ts';
import { type ItemOp, sendOp } from './open-item-outbox.ts';

afterEach(() => vi.unstubAllGlobals());

const tick: ItemOp = { type: 'change', userId: 'u', listId: 'l', itemIds: ['i'], change: { checked: true }, opId: 'd-1', at: 0 };

test.each([
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['somebody in between answers', async () => new Response('<html>Sign in to our network</html>')],
  ['a server is starting', async () => new Response('', { status: 503 })],
])('a tick waits while %s', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched);
  await expect(sendOp(tick)).resolves.toBe('later');
});

const refuse = (status: number, message: string) => async () =>
  Response.json({ success: false, message, error: { code: 'refused', message } }, { status });
const line = (words: string, opId: string): ItemOp => ({ type: 'add', userId: 'u', listId: 'l', itemId: opId, line: words, opId, at: 0 });

test('what was typed and refused is said word for word, once and whatever is said after it, until it is put away', async () => {
  vi.stubGlobal('fetch', refuse(404, 'Grocery list not found'));
  for (const op of [line('candles', '1'), line('ring for Ada', '2'), line('ring for Ada', '2')])
    await expect(sendOp(op)).resolves.toBe('done');
  showToast({ title: 'Plan saved' });
  expect(currentNotice()).toMatchObject({ title: 'This list is no longer there', description: 'Not added: candles, ring for Ada.' });
  vi.stubGlobal('fetch', refuse(409, 'The lists of an account have room for 5000 items in all.'));
  await sendOp(line('limes', '3'));
  expect(currentNotice()).toMatchObject({
    title: 'Some items could not be added',
    description: 'Not added: candles, ring for Ada, limes.',
  });
  currentNotice()?.onRead();
  expect(currentNotice()).toBeUndefined();
  await sendOp(line('leeks', '4'));
  expect(currentNotice()).toMatchObject({
    title: 'The lists of an account have room for 5000 items in all.',
    description: 'Not added: leeks.',
  });
});

test('words that a line was to have are said too, where that line is gone', async () => {
  currentNotice()?.onRead();
  vi.stubGlobal('fetch', refuse(404, 'Item not found'));
  await sendOp({ ...tick, change: { ingredient: 'two ripe mangoes' }, opId: '6' });
  expect(currentNotice()).toMatchObject({ description: expect.stringContaining('two ripe mangoes') as string });
  currentNotice()?.onRead();
});

test('a change that waited and is refused is said with its item until it is read; one under the hand is a toast', async () => {
  currentNotice()?.onRead();
  vi.stubGlobal('fetch', refuse(403, 'Shoppers tick and add.'));
  queryClient.setQueryData(listKey('l'), { items: [{ id: 'i', ingredient: 'Cucumber' }] });
  const removal = { type: 'remove', userId: 'u', listId: 'l', itemId: 'i' } as const;
  await expect(sendOp({ ...removal, opId: '7', at: Date.now() })).resolves.toBe('done');
  expect(currentToast()).toMatchObject({ description: 'Failed to remove item. Please try again.' });
  expect(currentNotice()).toBeUndefined();
  await expect(sendOp({ ...removal, opId: '8', at: Date.now() - 60_000 })).resolves.toBe('done');
  expect(currentNotice()).toMatchObject({ title: 'Shoppers tick and add.', description: 'As it was before: Cucumber.' });
  currentNotice()?.onRead();
  queryClient.clear();
});

test('nothing that was typed by another account is said', async () => {
  vi.stubGlobal('fetch', refuse(404, 'Grocery list not found'));
  vi.stubGlobal('addEventListener', () => undefined);
  await sendOp(line('ring for Ada', '5'));
  openLostLines('ada');
  expect(currentNotice()).toBeUndefined();
});

test('a bug of ours is reported and told, and does not hold up what waits behind it', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  await expect(sendOp({ ...tick, itemIds: undefined } as never)).resolves.toBe('done');
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
