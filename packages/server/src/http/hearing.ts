import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

export type Hearing = {
  readonly start: () => void;
  /** Whether everything is known to have been heard that was told until `LATELY_MS` ago. */
  readonly isUp: () => boolean;
  readonly stop: () => Promise<void>;
};

type Ears = {
  readonly hear: (payload: string) => void;
  /** Called when hearing begins and when it ends. */
  readonly meetGap: () => void;
};

/** For how long a connection may be silent before it is no longer believed in. */
export const LATELY_MS = 3_000;
const PULSE_MS = 500;

/**
 * Listens to a channel and knows whether it hears. A process tells itself something every half second, on the way that all take:
 * what was told before arrives before it. Whether the connection answers was rejected as the sign of life: a pooler that lends
 * connections by transaction lets LISTEN succeed, answers, and never passes anything on.
 */
export function makeHearing({ listen, notify }: Pick<Database, 'listen' | 'notify'>, channel: string, { hear, meetGap }: Ears): Hearing {
  // Of its own: no other process has to read it.
  const pulseChannel = `pulse_${randomUUID()}`;
  let opening: Promise<(() => Promise<void>)[]> | undefined;
  let isListening = false;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let wantedAt = Number.NEGATIVE_INFINITY;
  let pulse: NodeJS.Timeout | undefined;

  const beat = (): void => {
    const at = performance.now();
    // A server that nobody asks anything is left alone.
    if (at - wantedAt > LATELY_MS) stopPulse();
    else notify(pulseChannel, String(at)).catch(() => undefined);
  };
  const stopPulse = (): void => {
    clearInterval(pulse);
    pulse = undefined;
  };
  const watch = (hears: boolean): void => {
    isListening = hears;
    heardUntil = Number.NEGATIVE_INFINITY;
    meetGap();
  };

  const open = async (): Promise<(() => Promise<void>)[]> => {
    const unlisten = await listen(channel, hear, watch);
    const unlistenPulse = await listen(pulseChannel, (at) => {
      heardUntil = Number(at);
    });
    return [unlisten, unlistenPulse];
  };

  return {
    start: () => {
      if (opening) return;
      opening = open();
      // The next request tries again.
      opening.catch(() => (opening = undefined));
    },
    isUp: () => {
      wantedAt = performance.now();
      if (isListening && pulse === undefined) {
        pulse = setInterval(beat, PULSE_MS).unref();
        beat();
      }
      return wantedAt - heardUntil < LATELY_MS && isListening;
    },
    stop: async () => {
      stopPulse();
      isListening = false;
      for (const unlisten of (await opening?.catch(() => undefined)) ?? []) await unlisten();
    },
  };
}
