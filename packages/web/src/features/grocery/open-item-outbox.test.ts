import { afterEach, expect, test, vi } from 'vitest';
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

test('a bug of ours is reported and told, and does not hold up what waits behind it', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  await expect(sendOp({ ...tick, itemIds: undefined } as never)).resolves.toBe('done');
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
