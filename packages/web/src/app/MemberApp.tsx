import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { User } from '@larder/contract/account.ts';
import { HiddenNumbers } from '../components/hidden-numbers.ts';
import { termsQuery, userQuery, useUser } from '../features/account/queries.ts';
import { TermsGate } from '../features/account/TermsGate.tsx';
import { RunningTimers } from '../features/recipe/TimerDock.tsx';
import { openTimers } from '../features/recipe/timer-store.ts';
import { takeRememberedAddress } from '../features/search/remembered-query.ts';
import { onHouseholdChanged, onTermsRequired, speakFor } from '../lib/api-client.ts';
import { dropDraftsOfOthers, takeDraftAddress } from '../lib/kept-drafts.ts';
import { hasNews, householdAtStart, isShared, subscribeShared } from '../lib/household-role.ts';
import { noteMemberHere } from '../lib/member-hint.ts';
import { keepForOfflineAtRest } from '../lib/offline/keep-for-offline.ts';
import { queryClient } from '../lib/query-client.ts';
import { hearTabs } from '../lib/tab-changes.ts';
import { hasUnsentWords } from '../lib/unsent-words.ts';
import { forgive } from '../lib/unreached.ts';
import { isLegalPath, PATHS } from '../paths.ts';
import { loadRoute, router } from '../routes.tsx';
import { ignoreStrayPresses } from '../ui/stray-presses.ts';
import { watchKeptPage } from './kept-page.ts';
import { watchSessionExpiry } from './session-expiry.ts';

ignoreStrayPresses();

// Whoever is no longer signed in cannot save: asking whether to leave would be asking in vain.
watchSessionExpiry(queryClient, async () => router.navigate({ to: PATHS.home, ignoreBlocker: true }));

// The way to the agreement where asking whether it is needed failed at the start.
onTermsRequired(() => queryClient.setQueryData(termsQuery.queryKey, true));

// Nothing was done for a window that shows another household than its person is in by now.
onHouseholdChanged(() => void import('../features/household/begin-anew.ts').then(({ moveAlong }) => moveAlong()));

/** Everything that the first screen of a member waits for, asked at once; of a guest (null), there is nothing to ask. */
export async function welcome(user: User | null): Promise<void> {
  queryClient.setQueryData(userQuery.queryKey, user);
  speakFor(user?.id, householdAtStart());
  if (user) {
    noteMemberHere();
    void queryClient.prefetchQuery(termsQuery);
    dropDraftsOfOthers(user.id);
    // Who comes in at another door is not led back later.
    if (location.pathname !== PATHS.home) {
      takeDraftAddress();
      takeRememberedAddress();
    }
  }
  await loadRoute({ isSignedIn: user !== null, keepUserFresh });
}

/** The application for somebody signed in, until the session ends: then the same screens see a visitor. Guests have it too. */
export function MemberApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemberRouter />
    </QueryClientProvider>
  );
}

function MemberRouter() {
  const user = useQuery(userQuery).data;
  const isSignedIn = user !== null;
  const guardedFor = useRef(isSignedIn);

  useEffect(() => {
    if (guardedFor.current === isSignedIn) return;
    guardedFor.current = isSignedIn;
    void router.invalidate();
  }, [isSignedIn]);

  const userId = user?.id;
  useEffect(() => watchKeptPage(userId), [userId]);

  // Who is alone has nobody to hear of; who has come back may have news waiting.
  const isHeardOf = useSyncExternalStore(subscribeShared, isShared);
  useEffect(() => {
    if (userId === undefined || !(isHeardOf || hasNews() || hasUnsentWords())) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../features/household/live-household.ts').then(({ followHousehold, sayNews }) => {
      if (isOver) return undefined;
      // Without a network they wait.
      if (hasNews() || hasUnsentWords()) sayNews(queryClient).catch(forgive);
      if (isHeardOf) stop = followHousehold(queryClient);
      return undefined;
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, isHeardOf]);

  // What is changed or taken back in another tab is the same person's, whom nobody else tells.
  useEffect(() => {
    if (userId === undefined) return undefined;
    return hearTabs((things) => {
      void import('../features/household/invalidate-things.ts').then(async ({ invalidateThings }) => invalidateThings(queryClient, things));
    });
  }, [userId]);

  // What was ticked without a network is sent from whatever screen is opened next.
  useEffect(() => {
    if (userId !== undefined) void import('../features/grocery/open-item-outbox.ts').then(({ openItemOutbox }) => openItemOutbox(userId));
  }, [userId]);

  useEffect(() => (userId === undefined ? undefined : keepForOfflineAtRest()), [userId]);

  // What is on the stove rings on whatever screen is looked at.
  useEffect(() => {
    if (userId !== undefined) openTimers(userId);
  }, [userId]);

  return (
    <HiddenNumbers value={user?.hideNumbers ?? false}>
      <RouterProvider router={router} context={{ isSignedIn, keepUserFresh }} InnerWrap={WithTermsGate} />
    </HiddenNumbers>
  );
}

/** Only for members, with the queries it asks by. */
function WithTermsGate({ children }: { readonly children: ReactNode }) {
  const pathname = useLocation({ select: ({ pathname: path }) => path });
  const isSignedIn = useUser() !== null;
  return (
    <>
      {children}
      {isSignedIn && <TermsGate isReadingTerms={isLegalPath(pathname)} />}
      {isSignedIn && <RunningTimers />}
    </>
  );
}

/** Answers at once from memory; an answer older than its time is fetched again behind the screen. */
function keepUserFresh(): void {
  void queryClient.ensureQueryData({ ...userQuery, revalidateIfStale: true });
}
