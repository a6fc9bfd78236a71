import type { QueryClient } from '@tanstack/react-query';
import { USER_KEY, userQuery } from '../features/account/queries.ts';
import { onSessionExpired, speakFor } from '../lib/api-client.ts';
import { collectDrafts, hasKeptWork, keepDrafts } from '../lib/kept-drafts.ts';
import { showToast } from '../ui/toast-store.ts';
import { APP_TEXTS } from './texts.ts';

const REDIRECT_AFTER_MS = 500;

/** Says that the session has ended, then goes home as a visitor. Several calls may fail at once: it happens once. */
export function watchSessionExpiry(queryClient: QueryClient, goHome: () => Promise<void>): void {
  let isLeaving = false;
  onSessionExpired(() => {
    if (isLeaving) return;
    isLeaving = true;
    showToast({ ...(hasKeptWork() ? APP_TEXTS.sessionExpiredKept : APP_TEXTS.sessionExpired), tone: 'error' });
    setTimeout(() => {
      isLeaving = false;
      const user = queryClient.getQueryData(userQuery.queryKey);
      const drafts = user && collectDrafts(user.id);
      // First the address, then who is there: the other way round would show the landing page under a private address.
      void goHome().finally(() => {
        // Not before: while somebody is signed in, the first screen leads back to what was kept.
        if (drafts) keepDrafts(drafts);
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
        queryClient.setQueryData(USER_KEY, null);
        speakFor(undefined);
      });
    }, REDIRECT_AFTER_MS);
  });
}
