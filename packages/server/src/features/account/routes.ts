import {
  acceptTerms,
  checkTerms,
  endSession,
  GUEST_SEARCH_HEADER,
  listSessions,
  readUser,
  signOutEverywhere,
} from '@larder/contract/account.ts';
import { HOUSEHOLD_HEADERS } from '@larder/contract/household.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { Sessions } from '../../http/session.ts';
import type { UserId } from '../../db/scope.ts';
import type { UserStore } from './user-store.ts';

export type AccountDeps = {
  readonly users: UserStore;
  readonly sessions: Pick<Sessions, 'find' | 'keyOf' | 'listOf' | 'endOne' | 'endAll'>;
  /** Whether visitors may plan; they are told so when they ask who they are. */
  readonly guestSearch: boolean;
  /** At the built-in provider; an outside one has a sign-out of its own. */
  readonly endProviderSessions: (userId: UserId) => Promise<void>;
};

export function accountRoutes({ users, sessions, guestSearch, endProviderSessions }: AccountDeps): readonly Route[] {
  return [
    route(readUser, async ({ userId, raw, answer }) => {
      // The account may have gone while its session was being read.
      const user = userId && (await users.find(userId));
      if (user) {
        const session = await sessions.find(raw);
        if (session)
          answer.headers({
            [HOUSEHOLD_HEADERS.id]: session.householdId,
            [HOUSEHOLD_HEADERS.role]: session.role,
            [HOUSEHOLD_HEADERS.isShared]: String(session.isShared),
            [HOUSEHOLD_HEADERS.hasNews]: String(session.hasNews),
          });
        return user;
      }
      if (guestSearch) answer.header(GUEST_SEARCH_HEADER, 'on');
      if (/handling\s*=\s*"?lenient/i.test(String(raw.headers['prefer'] ?? ''))) return null;
      throw new Problem('unauthorized');
    }),
    route(checkTerms, async ({ userId }) => ({ needsAcceptance: await users.needsAcceptance(userId) })),
    route(acceptTerms, async ({ userId, body }) => {
      if (!body.termsAccepted || !body.privacyAccepted) {
        throw new Problem('terms-not-accepted');
      }
      await users.acceptTerms(userId);
      return { success: true } as const;
    }),
    route(listSessions, async ({ userId, raw }) => {
      const current = sessions.keyOf(raw);
      const cards = await sessions.listOf(userId);
      return succeed(
        cards.map(({ id, device, startedAt, lastSeenAt }) => ({
          id,
          device,
          startedAt: startedAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          isCurrent: id === current,
        })),
      );
    }),
    route(endSession, async ({ userId, params: { id } }) => {
      if (!(await sessions.endOne(userId, id))) throw new Problem('session-not-found');
      return { success: true } as const;
    }),
    route(signOutEverywhere, async ({ userId, answer }) => {
      await endProviderSessions(userId);
      await sessions.endAll(userId, answer);
      return { success: true } as const;
    }),
  ];
}
