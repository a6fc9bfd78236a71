import { expect, test } from 'vitest';
import { countTurnsBeside } from '../../tests/support/count-turns-beside.ts';
import { threadSpending } from '../turns/pace.ts';
import { warmDays } from './warm-days.ts';

test('its days are planned for nobody who calls, and who calls goes on between their slices', async () => {
  const { made, turns } = await countTurnsBeside(warmDays);
  expect(made).toBe(3);
  // More often than there are sentences to read, name and plan.
  expect(turns).toBeGreaterThan(15);
  expect(threadSpending.of('warm-days')).toBeGreaterThan(threadSpending.of('another'));
});
