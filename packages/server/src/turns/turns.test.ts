import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCaller, readAsCaller, workFor } from './caller.ts';
import { FairLock } from './fair-lock.ts';
import { pace, threadSpending } from './pace.ts';
import { noteCaller, wereOthersHere } from './presence.ts';
import { runInSlices, runInTurn } from './slices.ts';
import { Spending } from './spending.ts';

describe('a fair lock', () => {
  test('lets who asks once in before all that another asked for', async () => {
    const lock = new FairLock();
    const order: string[] = [];
    const visit = async (key: string, what: string): Promise<void> => {
      const release = await lock.acquire(key);
      order.push(what);
      await setImmediate();
      release();
    };
    const visits = ['a1', 'a2', 'a3', 'a4'].map((what) => visit('a', what));
    await Promise.all([...visits, visit('b', 'b1'), visit('c', 'c1'), visit('b', 'b2')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('has as many holders as places, and never more', async () => {
    const lock = new FairLock(2);
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const release = await lock.acquire(String(n % 3));
        most = Math.max(most, ++inside);
        await setImmediate();
        inside -= 1;
        release();
      }),
    );
    expect([most, inside]).toEqual([2, 0]);
  });
});

describe('long work', () => {
  test('of one caller with much of it is taken in turns with that of another', async () => {
    const order: string[] = [];
    const ask = (caller: string, what: string) => workFor(caller, async () => runInTurn(() => order.push(what)));
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('that throws leaves the thread to the next', async () => {
    await expect(
      runInTurn(() => {
        throw new Error('no such day');
      }),
    ).rejects.toThrow('no such day');
    expect(await runInTurn(() => 2)).toBe(2);
  });

  test('is done, and answers with what it came to', async () => {
    function* count(): Generator<void, number, void> {
      for (let n = 0; n < 3; n++) yield;
      return 3;
    }
    expect(await runInSlices(count())).toBe(3);
  });
});

describe('whoever used the thread much of late', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** More than is free. */
  const MUCH_MS = 2000;
  const HERE = new AbortController().signal;
  const here = () => HERE;

  /** How many of the calls sent at once have gone on by then. */
  const sendAll = (caller: string, signals: readonly AbortSignal[] = [HERE, HERE, HERE]) => {
    let gone = 0;
    for (const signal of signals) void pace(caller, 100, () => signal).then(() => (gone += 1));
    return async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      for (let turn = 0; turn < 50; turn++) await setImmediate();
      return gone;
    };
  };
  /** All who wait have gone. */
  const clear = () => vi.advanceTimersByTimeAsync(10_000);

  test('goes on one call after the other while others are here, who go on at once', async () => {
    await pace('ben', 100, here);
    threadSpending.add('ada', MUCH_MS);
    const gone = sendAll('ada');
    expect(await gone(0)).toBe(0);
    expect(await sendAll('ben')(0)).toBe(3);
    expect(await gone(50)).toBe(1);
    expect(await gone(50)).toBe(2);
    expect(await gone(50)).toBe(3);
    await clear();
  });

  test('waits in a line of their own', async () => {
    threadSpending.add('ada', MUCH_MS);
    threadSpending.add('eve', MUCH_MS);
    const [ada, eve] = [sendAll('ada'), sendAll('eve')];
    expect([await ada(50), await eve(0)]).toEqual([1, 1]);
    await clear();
  });

  test('leaves the line when they go, and is refused where sixty wait', async () => {
    noteCaller('ben');
    threadSpending.add('ada', MUCH_MS);
    const left = new AbortController();
    const departed = sendAll(
      'ada',
      Array.from({ length: 59 }, () => left.signal),
    );
    const waiting = sendAll('ada', [HERE]);
    expect([await pace('ada', 0, here), await waiting(0)]).toEqual([false, 0]);
    left.abort();
    expect([await departed(0), await waiting(50)]).toEqual([59, 1]);
    await clear();
  });

  test('is nobody who plans and opens screens; and who goes on is slowed the more they used', async () => {
    noteCaller('ben');
    const screen = Array.from({ length: 20 }, () => HERE);
    for (const ms of [130, 50, 40]) threadSpending.add('kim', ms);
    expect(await sendAll('kim', screen)(0)).toBe(20);
    await clear();
    noteCaller('ben');
    for (const ms of [260, 50, 90]) threadSpending.add('lou', ms);
    const gone = sendAll('lou', screen);
    expect([await gone(0), await gone(400)]).toEqual([0, 20]);
    await clear();
  });

  test('is not slowed once the others have gone', () => {
    noteCaller('ben', 0);
    noteCaller('ada', 2000);
    expect([wereOthersHere('ada', 3000, 2900), wereOthersHere('ada', 3000, 3100), wereOthersHere('ben', 3000, 3100)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('lets the long work of others go before, without holding the thread meanwhile', async () => {
    const order: string[] = [];
    noteCaller('ben');
    threadSpending.add('eve', MUCH_MS);
    const own = workFor('eve', async () => runInTurn(() => order.push('eve')));
    await workFor('ben', async () => runInTurn(() => order.push('ben')));
    await vi.advanceTimersByTimeAsync(50);
    await own;
    expect(order).toEqual(['ben', 'eve']);
  });
});

describe('what was spent', () => {
  test('is forgotten by half every two seconds', () => {
    const spending = new Spending(2000);
    spending.add('a', 100, 0);
    expect(spending.add('a', 0, 2000)).toBe(50);
    expect(spending.add('b', 10, 2000)).toBe(10);
  });
});

describe('who work is for', () => {
  test('is known wherever a stream of it is read', async () => {
    async function* pieces(): AsyncGenerator<string> {
      yield currentCaller();
      await setImmediate();
      yield currentCaller();
    }
    const read = workFor('ada', () => readAsCaller(pieces()));
    expect(await workFor('ben', async () => [(await read.next()).value, (await read.next()).value])).toEqual(['ada', 'ada']);
    expect(currentCaller()).toBe('');
  });
});
