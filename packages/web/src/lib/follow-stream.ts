import { COME_BACK_MS, pause, pauseAfter } from './stream-pause.ts';

/** Keeps a stream open for as long as somebody looks: it is read again whenever it ends. Answers with how to stop. */
export function followStream(read: (signal: AbortSignal) => Promise<void>): () => void {
  let open: AbortController | undefined;
  // A browser allows few connections to one server: a tab nobody looks at holds none.
  const follow = (): void => {
    open?.abort();
    if (document.visibilityState !== 'visible') return;
    open = new AbortController();
    void readOn(read, open.signal);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', follow);
  return () => {
    open?.abort();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('online', follow);
  };
}

async function readOn(read: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pauseMs = await read(signal).then(() => COME_BACK_MS, pauseAfter);
    if (pauseMs === undefined) return;
    await pause(pauseMs, signal);
  }
}
