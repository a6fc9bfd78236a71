import { afterEach, expect, test, vi } from 'vitest';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type Step, storeInTurn, storeTogether } from './stored-days.ts';

afterEach(() => vi.unstubAllGlobals());

const twoDays: readonly Step[] = ['2026-11-23', '2026-11-24'].map((date) => ({
  date: date as PlainDate,
  before: undefined,
  after: undefined,
}));

/** How many calls were under way at most. */
async function countAtOnce(store: (steps: readonly Step[]) => Promise<unknown>): Promise<number> {
  let underWay = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    return new Response('{"success":true}');
  });
  await store(twoDays);
  return most;
}

test('two days of a week are sent together', async () => expect(await countAtOnce(storeTogether)).toBe(2));

test('of two days that are swapped one goes before the other', async () => expect(await countAtOnce(storeInTurn)).toBe(1));
