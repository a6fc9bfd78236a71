import { expect, test } from 'vitest';
import { warmDays } from './warm-days.ts';

test('each of its sentences is read, and its day planned', async () => {
  // Kept alive by itself: the pauses between keep no process running.
  const alive = setInterval(() => undefined, 1000);
  expect(await warmDays()).toBe(3);
  clearInterval(alive);
});
