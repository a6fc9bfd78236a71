import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { currentCaller, readAsCaller, workFor } from './caller.ts';
import { FairLock } from './fair-lock.ts';
import { othersAnswered, runShort } from './short-work.ts';
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
    expect([most, inside, lock.isAwaitedByOthers('')]).toEqual([2, 0, false]);
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

  test('in slices lets what others wait for be answered first, once its caller used the thread for long', async () => {
    const order: string[] = [];
    let answer = (): void => undefined;
    const short = runShort('b', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      order.push('short');
    });
    // More than is free, in one go.
    await workFor('a', async () => runInTurn(() => block(performance.now() + 400)));
    const next = workFor('a', async () => runInTurn(() => order.push('long')));
    await setImmediate();
    answer();
    await Promise.all([short, next]);
    expect(order).toEqual(['short', 'long']);
  });

  test('is done, and answers with what it came to', async () => {
    function* count(): Generator<void, number, void> {
      for (let n = 0; n < 3; n++) yield;
      return 3;
    }
    expect(await runInSlices(count())).toBe(3);
  });
});

describe('short work of others', () => {
  test('is waited for, one’s own is not', async () => {
    let answer = (): void => undefined;
    const own = runShort('a', () => new Promise<void>((resolve) => (answer = resolve)));
    await othersAnswered('a', 60_000);
    let isQuiet = false;
    const waiting = othersAnswered('b', 60_000).then(() => (isQuiet = true));
    await setImmediate();
    expect(isQuiet).toBe(false);
    answer();
    await Promise.all([own, waiting]);
  });
});

describe('what was spent', () => {
  test('is forgotten by half every two seconds', () => {
    const spending = new Spending();
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

function block(until: number): void {
  while (performance.now() < until);
}
