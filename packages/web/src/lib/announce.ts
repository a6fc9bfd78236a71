import { useSyncExternalStore } from 'react';

type Announcement = { readonly id: number; readonly text: string };

let current: Announcement = { id: 0, text: '' };
const listeners = new Set<() => void>();

/**
 * Says something to screen readers only. What is seen as a toast announces itself. Answers with how it is taken away, unless something
 * else has been said since: what is true of one screen is not read on the next.
 */
export function announce(text: string): () => void {
  const { id } = (current = { id: current.id + 1, text });
  for (const listener of listeners) listener();
  return () => {
    if (current.id === id && text !== '') announce('');
  };
}

export function useAnnouncement(): Announcement {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
