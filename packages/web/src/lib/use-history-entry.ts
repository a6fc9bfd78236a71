import { useLocation } from '@tanstack/react-router';

/** Names this entry of the browser's history: the same after Back and after a reload, another for every new navigation. */
export function useHistoryEntry(): string {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name for it
  return useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
}
