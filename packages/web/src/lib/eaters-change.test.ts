import { expect, it } from 'vitest';
import { untilEatersAreStored } from './eaters-change.ts';
import { EATERS_CHANGE, JUDGED_KEYS, queryClient } from './query-client.ts';

/** A change of an eater that is on its way until it is told to end. */
function begin(): { readonly end: () => void; readonly ended: Promise<unknown> } {
  let end = (): void => {};
  const promise = new Promise<void>((resolve) => (end = resolve));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationKey: EATERS_CHANGE, mutationFn: () => promise });
  return { end: () => end(), ended: mutation.execute(undefined) };
}

it('waits for every change that is on its way, and for nothing else', async () => {
  await untilEatersAreStored(new AbortController().signal);
  const changes = [begin(), begin()];
  let isPlanned = false;
  const planned = untilEatersAreStored(new AbortController().signal).then(() => (isPlanned = true));
  changes[0]!.end();
  await changes[0]!.ended;
  expect(isPlanned).toBe(false);
  changes[1]!.end();
  await planned;
});

it('is left by whoever no longer wants the plan', async () => {
  const change = begin();
  const leaving = new AbortController();
  const waiting = untilEatersAreStored(leaving.signal);
  leaving.abort();
  await expect(waiting).resolves.toBeUndefined();
  change.end();
  await change.ended;
});

it('has what is kept judged anew, and asks for nothing else again', async () => {
  for (const key of [...JUDGED_KEYS, 'user']) queryClient.setQueryData([key, 'one'], {});
  const change = begin();
  change.end();
  await change.ended;
  const isStale = (key: string): boolean | undefined => queryClient.getQueryState([key, 'one'])?.isInvalidated;
  await expect.poll(() => JUDGED_KEYS.map(isStale)).toEqual(JUDGED_KEYS.map(() => true));
  expect(isStale('user')).toBe(false);
});
