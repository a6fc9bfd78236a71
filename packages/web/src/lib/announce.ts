import { useSyncExternalStore } from 'react';

type Announcement = { readonly id: number; readonly text: string };

let current: Announcement = { id: 0, text: '' };
const listeners = new Set<() => void>();

/** Says something to screen readers only. What is seen as a toast announces itself. */
export function announce(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

export function useAnnouncement(): Announcement {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
