import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { readSession } from '../features/account/read-session.ts';
import { heardRole, householdAtStart } from '../lib/household-role.ts';
import { isLeaving, noteMember, readRememberedMember, rememberMember, wasMember } from '../lib/member-hint.ts';
import { forgive, Unreached } from '../lib/unreached.ts';
import { tryUntilBack } from '../lib/until-back.ts';
import { PATHS } from '../paths.ts';
import { loadRoute, preloadScreen, router } from '../routes.tsx';
import { FaultPage } from './FaultPage.tsx';
import { FullScreenLoader } from './FullScreenLoader.tsx';
import { mayGuestsPlan } from './guests.ts';
import { OfflinePage } from './OfflinePage.tsx';
import { leaveAtLast } from './sign-out.ts';
import { APP_TEXTS } from './texts.ts';

// Queries and their cache come with the first signed-in screen: the landing page does without.
const loadMemberApp = () =>
  import('./MemberApp.tsx').catch((cause: unknown) => {
    throw new Unreached('A part of the application did not come.', { cause });
  });

type Start =
  | { readonly state: 'asking' }
  | { readonly state: 'failed' }
  | { readonly state: 'visitor' }
  | { readonly state: 'member'; readonly MemberApp: ComponentType };

/** Nothing is shown before it is known who is there: no flash of a landing page, no private screen for a moment. */
export function App() {
  const [start, setStart] = useState<Start>({ state: 'asking' });

  useEffect(() => {
    void askWhoIsThere().then(setStart);
  }, []);

  const hasFailed = start.state === 'failed';
  const tryAgain = useCallback(async () => {
    const answer = await askAgain();
    // An attempt that fails late takes away nothing that another has brought since; else what is said is of now.
    setStart((before) => (answer.state === 'failed' && before.state !== 'failed' ? before : answer));
  }, []);
  useEffect(() => (hasFailed ? tryUntilBack(tryAgain) : undefined), [hasFailed, tryAgain]);

  if (start.state === 'asking') return <FullScreenLoader />;
  if (start.state === 'failed') {
    const onRetry = () => void tryAgain();
    if (isLeaving()) return <FaultPage texts={APP_TEXTS.leftOffline} onRetry={onRetry} />;
    // Whoever has no lists here is helped by none.
    if (!navigator.onLine && readRememberedMember()) return <OfflinePage onRetry={onRetry} />;
    return <FaultPage texts={APP_TEXTS.startFailed} onRetry={onRetry} />;
  }
  if (start.state === 'visitor') return <RouterProvider router={router} context={VISITOR} />;
  return <start.MemberApp />;
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
  preloadScreen(wasMember());
  const go = async (): Promise<Start> => prepareScreen(await readWhoIsThere());
  try {
    return await go();
  } catch (error) {
    // What the server answered it would answer again; a call or a part of the application that the network dropped comes the next time.
    if (!(error instanceof Unreached) || !navigator.onLine) return fail(error);
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  return go().catch(fail);
}

/** Whatever it was, there is a page with a way to try again. */
function fail(error: unknown): Start {
  forgive(error);
  return { state: 'failed' };
}

/** Shorter than anybody presses "Try Again", long enough for a phone that changes from one network to the next. */
const AGAIN_AFTER_MS = 600;

async function readWhoIsThere(): Promise<User | null> {
  try {
    const user = await readSession();
    if (user !== null && isLeaving()) await leaveAtLast();
    noteMember(user !== null);
    rememberMember(user, { household: householdAtStart(), role: heardRole() });
    return user;
  } catch (error) {
    const member = error instanceof Unreached && location.pathname.startsWith(PATHS.groceryLists) ? readRememberedMember() : undefined;
    if (!member) throw error;
    return member;
  }
}

/**
 * A screen is rendered when it can be shown whole. React holds the next content back for 300 ms after every placeholder
 * it has shown, and loader, application, route and terms were three of them: 600 ms in which nothing was waited for.
 */
async function prepareScreen(user: User | null): Promise<Start> {
  // A guest plans on the same screen and with the same queries as a member.
  if (user === null && !mayGuestsPlan()) {
    await loadRoute(VISITOR);
    return { state: 'visitor' };
  }
  const { MemberApp, welcome } = await loadMemberApp();
  await welcome(user);
  return { state: 'member', MemberApp };
}
