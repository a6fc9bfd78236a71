import { expect, test } from 'vitest';
import type { SyncDeps } from '../features/calendar/sync-calendar.ts';
import { startCalendarSync } from './calendar-sync.ts';

test('says once why it cannot work, and again when it could meanwhile', async () => {
  const warnings: string[] = [];
  let isAway = true;
  let tries = 0;
  const claimWork = async () => {
    tries += 1;
    if (isAway) throw new Error('the database is away');
    return undefined;
  };
  let wake: () => void = () => undefined;
  const listen = async (_channel: string, hear: (payload: string) => void) => {
    wake = () => hear('');
    return async () => undefined;
  };
  const deps = { connections: { claimWork }, warn: (text: string) => warnings.push(text) } as unknown as SyncDeps;
  const job = startCalendarSync({ listen }, deps);
  const tryAgain = async () => {
    const before = tries;
    wake();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (let n = 0; n < 3; n++) await tryAgain();
  expect(warnings).toEqual(['Calendar sync stumbled: the database is away']);
  isAway = false;
  await tryAgain();
  isAway = true;
  await tryAgain();
  expect(warnings).toHaveLength(2);
  await job.stop();
});
