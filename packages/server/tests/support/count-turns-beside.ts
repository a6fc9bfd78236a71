import { vi } from 'vitest';
import { workFor } from '../../src/turns/caller.ts';
import { runInTurn } from '../../src/turns/slices.ts';

/**
 * How often another caller, who asks again as soon as they had it, gets the thread until this work is done. A millisecond passes
 * whenever the clock is looked at, so that the answer tells in how many parts the work comes, on a fast machine as on a slow one.
 */
export async function countTurnsBeside<Made>(work: () => Promise<Made>): Promise<{ readonly made: Made; readonly turns: number }> {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  try {
    const state = { isOver: false };
    const over = work().finally(() => (state.isOver = true));
    const turns = await workFor('another', async () => {
      let had = 0;
      while (!state.isOver) await runInTurn(() => had++);
      return had;
    });
    return { made: await over, turns };
  } finally {
    clock.mockRestore();
  }
}
