import { forgive } from '../../lib/unreached.ts';
import { type DayMoves, type DaysByDate, listShrinking, makePendingDay } from './model.ts';
import { joinStored, type Step, type Stored, storeShrunk } from './stored-days.ts';

type Change = { readonly steps: readonly Step[]; readonly send: () => Promise<Stored> };

/**
 * The same change, after which the days that cooked for meals which eat of their pots no more cook that much less. What is taken back
 * with it are their plans as they were.
 */
export function withShrunkPots<Wanted extends Change>(
  change: Wanted,
  { moves, days: known }: { readonly moves: DayMoves; readonly days: DaysByDate },
): Wanted {
  const shrinking = listShrinking(moves, known);
  if (shrinking.length === 0) return change;
  const shrunk = shrinking.map(({ day: { date, plan, notes, ...day }, on }): Step => {
    // The copy with the smaller pots has an id of its own.
    const after = makePendingDay(on, { ...plan, id: '' }, notes);
    const moved = change.steps.find((step) => step.date === on);
    return moved ? { ...moved, after } : { date: on, before: { ...day, date, plan, notes }, after };
  });
  const others = change.steps.filter(({ date }) => shrunk.every((step) => step.date !== date));
  return {
    ...change,
    steps: [...others, ...shrunk],
    send: async () => {
      const stored = await change.send();
      const days = await Promise.all(
        shrinking.map(async ({ day, on, meals }) =>
          // Its day says by itself, then, for whom too much is cooked.
          storeShrunk(stored.days.find(({ date }) => date === on) ?? day, meals).catch((error: unknown) => {
            forgive(error);
            return { sync: undefined, days: [] };
          }),
        ),
      );
      return joinStored([...days, stored]);
    },
  };
}
