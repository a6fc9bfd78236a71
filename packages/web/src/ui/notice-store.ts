import { useSyncExternalStore } from 'react';

/** What is to be read before it goes: it stands until it is put away, and no toast takes its place. */
export type Notice = { readonly title: string; readonly description: string; readonly onRead: () => void };

let shown: Notice | undefined;
const listeners = new Set<() => void>();

export function showNotice(notice: Notice | undefined): void {
  shown = notice;
  for (const listener of listeners) listener();
}

export const currentNotice = (): Notice | undefined => shown;

export const useNotice = (): Notice | undefined => useSyncExternalStore(subscribe, currentNotice);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
