import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { HiddenNumbers } from '../components/hidden-numbers.ts';
import { userQuery } from '../features/account/queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { PATHS } from '../paths.ts';
import { router } from '../routes.tsx';
import { watchSessionExpiry } from './session-expiry.ts';

watchSessionExpiry(queryClient, () => router.navigate({ to: PATHS.home }));

/** The application for somebody signed in, until the session ends: then the same screens see a visitor. */
export function MemberApp({ user }: { readonly user: User }) {
  useState(() => queryClient.setQueryData(userQuery.queryKey, user));
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

  return (
    <HiddenNumbers value={user?.hideNumbers ?? false}>
      <RouterProvider router={router} context={{ isSignedIn, keepUserFresh }} />
    </HiddenNumbers>
  );
}

/** Answers at once from memory; an answer older than its time is fetched again behind the screen. */
function keepUserFresh(): void {
  void queryClient.ensureQueryData({ ...userQuery, revalidateIfStale: true });
}
