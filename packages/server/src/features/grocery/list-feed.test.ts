import { expect, test } from 'vitest';
import { makeListFeed } from './list-feed.ts';

test('says why changes cannot be heard, and listens again for the next who watches', async () => {
  const why = new Error('no notifications');
  const warned: unknown[] = [];
  let isDeaf = true;
  let hear: (listId: string) => void = () => undefined;
  const feed = makeListFeed({
    listen: async (listener) => {
      if (isDeaf) throw why;
      hear = listener;
      return async () => undefined;
    },
    warn: (error) => void warned.push(error),
  });
  feed.watch('l', () => undefined);
  await expect.poll(() => warned).toEqual([why]);
  isDeaf = false;
  let heard = 0;
  feed.watch('l', () => (heard += 1));
  // Once for what may have been missed.
  await expect.poll(() => heard).toBe(1);
  hear('l');
  expect(heard).toBe(2);
  await feed.close();
});
