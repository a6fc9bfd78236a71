import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as storage from './database.ts';
import { makeOutbox, type SendOutcome } from './outbox.ts';

type Op = { readonly opId: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(send: (op: Op) => Promise<SendOutcome>) {
  const outbox = makeOutbox<Op>({ userId: 'u', send, wordsOf: () => [] });
  for (const opId of ['1', '2', '3']) outbox.add({ opId });
  return outbox;
}

test('what follows a change that was given up goes out in order, and nothing is left', async () => {
  vi.spyOn(storage, 'openOfflineDatabase').mockResolvedValue(undefined);
  const sent: string[] = [];
  const outbox = open(async ({ opId }) => {
    sent.push(opId);
    return 'done';
  });
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['1', '2', '3']);
  expect(outbox.list()).toEqual([]);
});

test('what a storage failed at is tried again, without waiting for the next change', async () => {
  let isDown = true;
  const fail = async () => Promise.reject(new DOMException('The connection is closing.', 'InvalidStateError'));
  const database = { add: fail, getAll: async () => (isDown ? fail() : []), getKeyFromIndex: async () => undefined };
  vi.spyOn(storage, 'openOfflineDatabase').mockResolvedValue(database as never);
  const sent: string[] = [];
  open(async ({ opId }) => {
    sent.push(opId);
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(10);
  isDown = false;
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['1', '2', '3']);
});

test('a storage that fails for good keeps nothing back, and nothing is sent twice for it', async () => {
  const fail = async () => Promise.reject(new DOMException('The connection is closing.', 'InvalidStateError'));
  vi.spyOn(storage, 'openOfflineDatabase').mockResolvedValue({ add: fail, getAll: fail, getKeyFromIndex: fail } as never);
  const sent: string[] = [];
  const outbox = open(async ({ opId }) => {
    sent.push(opId);
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['1', '2', '3']);
  expect(outbox.list()).toEqual([]);
});

test('what a storage does not let go of is not sent again', async () => {
  const rows: { opId: string; userId: string; op: Op }[] = [];
  const database = {
    add: async (_store: string, row: (typeof rows)[number]) => rows.push(row),
    getAll: async () => rows,
    getKeyFromIndex: async () => Promise.reject(new DOMException('Nothing is left.', 'QuotaExceededError')),
  };
  vi.spyOn(storage, 'openOfflineDatabase').mockResolvedValue(database as never);
  const sent: string[] = [];
  open(async ({ opId }) => {
    sent.push(opId);
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['1', '2', '3']);
});
