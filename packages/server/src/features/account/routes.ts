import { acceptTerms, checkTerms, readUser } from '@larder/contract/account.ts';
import { route, type Route } from '../../http/mount.ts';
import { Problem, UNAUTHORIZED_MESSAGE } from '../../http/problems.ts';
import type { UserStore } from './user-store.ts';

export function accountRoutes({ users }: { readonly users: UserStore }): readonly Route[] {
  return [
    route(readUser, async ({ userId }) => {
      const user = await users.find(userId);
      // The account went while its session was being read.
      if (!user) throw new Problem('unauthorized', UNAUTHORIZED_MESSAGE);
      return user;
    }),
    route(checkTerms, async ({ userId }) => ({ needsAcceptance: await users.needsAcceptance(userId) })),
    route(acceptTerms, async ({ userId, body }) => {
      if (!body.termsAccepted || !body.privacyAccepted) {
        throw new Problem('terms-not-accepted', 'Both the terms and the privacy policy have to be accepted.');
      }
      await users.acceptTerms(userId);
      return { success: true } as const;
    }),
  ];
}
