import { afterEach, expect, test, vi } from 'vitest';
import { currentCaller } from '../turns/caller.ts';
import * as slices from '../turns/slices.ts';
import { warmDays } from './warm-days.ts';

afterEach(() => vi.restoreAllMocks());

test('each of its sentences is read, and its day planned', async () => expect(await warmDays()).toBe(3));

test('every piece takes its turn, as the work of nobody who calls', async () => {
  const callers: string[] = [];
  const { runInTurn } = slices;
  vi.spyOn(slices, 'runInTurn').mockImplementation(async (work) => {
    callers.push(currentCaller());
    return runInTurn(work);
  });
  await warmDays();
  expect(new Set(callers)).toEqual(new Set(['warm-days']));
  expect(callers).toHaveLength(9);
});
