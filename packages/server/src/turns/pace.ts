import { noteCaller, wereOthersHere } from './presence.ts';
import { Spending } from './spending.ts';

/**
 * What a call takes of the thread besides its long work, about: 2 ms for a tick or a refusal, 6 for a plan of 60 kB that is read,
 * checked and stored. Not measured at each, as a call waits most of its time.
 */
const CALL_MS = 2;
const MS_PER_BYTE = 4 / 60_000;
/** Of processor time: a day takes 30 to 260 ms, the choices for a meal 10 to 50, a screen of twenty reads 40. */
const FREE_MS = 300;
/** From here on with the whole gap; less before. All at once, what came first of a burst was a second of everybody's time. */
const MUCH_MS = 800;
/** Half of what was used is forgotten in this time: a caller may go on for ever with a tenth of the thread. */
const HALF_MS = 6000;
/** While others are here, one call or slice in this time of a caller who used much: a sixth of the thread, by slices of 10 ms. */
const GAP_MS = 50;
/** A call of others is on its way for about so long, or they are about to send the next. */
const CALL_HERE_MS = 3000;
const SLICE_HERE_MS = 250;
/** Of one caller. Each may hold the head of a call and no body yet. */
const MOST_WAITING = 60;

export const threadSpending = new Spending(HALF_MS);

/** Who waits, by caller: each has a line of their own. */
const lines = new Map<string, Set<() => void>>();

/**
 * Before a call is read: whoever used the thread much of late goes on one call after the other while others are here, and nobody is
 * slowed while they are alone. `onWait` is told that it waits, and says by what it is known that the caller left. False when too
 * many wait already.
 */
export async function pace(caller: string, bytes: number, onWait: () => AbortSignal): Promise<boolean> {
  noteCaller(caller);
  threadSpending.add(caller, CALL_MS + bytes * MS_PER_BYTE);
  if (!isSlowed(caller, CALL_HERE_MS)) return true;
  if ((lines.get(caller)?.size ?? 0) >= MOST_WAITING) return false;
  await waitInLine(caller, onWait());
  return true;
}

/** Before a slice of long work. */
export async function letOthers(caller: string): Promise<void> {
  if (isSlowed(caller, SLICE_HERE_MS)) await waitInLine(caller);
}

const isSlowed = (caller: string, withinMs: number): boolean => threadSpending.of(caller) > FREE_MS && wereOthersHere(caller, withinMs);

async function waitInLine(caller: string, left?: AbortSignal): Promise<void> {
  if (left?.aborted) return;
  const line = lines.get(caller) ?? openLine(caller);
  await new Promise<void>((resolve) => {
    const go = (): void => {
      line.delete(go);
      left?.removeEventListener('abort', go);
      resolve();
    };
    line.add(go);
    left?.addEventListener('abort', go, { once: true });
  });
}

/** The more was used, the longer. */
function gapOf(caller: string): number {
  const share = (threadSpending.of(caller) - FREE_MS) / (MUCH_MS - FREE_MS);
  return GAP_MS * Math.max(0, Math.min(1, share));
}

function openLine(caller: string): Set<() => void> {
  const line = new Set<() => void>();
  lines.set(caller, line);
  const letNextGo = (): void => {
    const [next] = line;
    if (!next) {
      lines.delete(caller);
      return;
    }
    next();
    setTimeout(letNextGo, gapOf(caller));
  };
  setTimeout(letNextGo, gapOf(caller));
  return line;
}
