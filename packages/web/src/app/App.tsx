import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { readSession } from '../features/account/read-session.ts';
import { ApiError } from '../lib/api-error.ts';
import { PATHS } from '../paths.ts';
import { preloadLanding, router } from '../routes.tsx';
import { FaultPage } from './FaultPage.tsx';
import { FullScreenLoader } from './FullScreenLoader.tsx';
import { noteMember, readRememberedMember, rememberMember, wasMember } from './member-hint.ts';
import { APP_TEXTS } from './texts.ts';

// Queries and their cache come with the first signed-in screen: the landing page does without.
const loadMemberApp = () => import('./MemberApp.tsx');
const MemberApp = lazy(async () => ({ default: (await loadMemberApp()).MemberApp }));

type Start = { readonly state: 'asking' } | { readonly state: 'failed' } | { readonly state: 'known'; readonly user: User | null };

/** Nothing is shown before it is known who is there: no flash of a landing page, no private screen for a moment. */
export function App() {
  const [start, setStart] = useState<Start>({ state: 'asking' });

  useEffect(() => {
    void askWhoIsThere().then(setStart);
  }, []);

  if (start.state === 'asking') return <FullScreenLoader />;
  if (start.state === 'failed') return <FaultPage texts={APP_TEXTS.startFailed} onRetry={() => void askAgain().then(setStart)} />;
  if (start.user === null) return <RouterProvider router={router} context={VISITOR} />;
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <MemberApp user={start.user} />
    </Suspense>
  );
}

const VISITOR = { isSignedIn: false, keepUserFresh: () => undefined } as const;

let asked: Promise<Start> | undefined;

/** Once per page load, also when React mounts twice. */
function askWhoIsThere(): Promise<Start> {
  asked ??= readStart();
  return asked;
}

function askAgain(): Promise<Start> {
  asked = readStart();
  return asked;
}

async function readStart(): Promise<Start> {
  if (wasMember()) void loadMemberApp();
  else if (location.pathname === PATHS.home) void preloadLanding();
  try {
    const user = await readSession();
    noteMember(user !== null);
    rememberMember(user);
    return { state: 'known', user };
  } catch (error) {
    const member = error instanceof ApiError || !location.pathname.startsWith(PATHS.groceryLists) ? undefined : readRememberedMember();
    return member ? { state: 'known', user: member } : { state: 'failed' };
  }
}
