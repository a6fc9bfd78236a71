import { RouterProvider } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { userQuery } from '../features/account/queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { router } from '../routes.tsx';
import { FaultPage } from './FaultPage.tsx';
import { FullScreenLoader } from './FullScreenLoader.tsx';
import { APP_TEXTS } from './texts.ts';

/** Nothing is shown before it is known who is there: no flash of a landing page, no private screen for a moment. */
export function App() {
  const { data: user, isPending, refetch } = useQuery(userQuery);
  const isSignedIn = user === undefined ? undefined : user !== null;
  const guardedFor = useRef<boolean>(undefined);

  useEffect(() => {
    // The guards run by themselves at the start, and again when somebody comes or goes.
    if (isSignedIn === undefined || guardedFor.current === isSignedIn) return;
    if (guardedFor.current !== undefined) void router.invalidate();
    guardedFor.current = isSignedIn;
  }, [isSignedIn]);

  if (isPending) return <FullScreenLoader />;
  if (isSignedIn === undefined) return <FaultPage texts={APP_TEXTS.startFailed} onRetry={() => void refetch()} />;
  return <RouterProvider router={router} context={{ queryClient, isSignedIn }} />;
}
