import { changePassword, readPassword } from '@larder/contract/account.ts';
import type { UserId } from '../../db/scope.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { explainWait } from '../../http/rate-limit.ts';
import type { Sessions } from '../../http/session.ts';
import { assertNever } from '@larder/domain/base/assert-never.ts';

/** Structural, as the provider is none of a feature's business. */
export type Passwords = {
  readonly isKeptHere: (userId: UserId) => Promise<boolean>;
  readonly change: (
    userId: UserId,
    ip: string,
    change: { readonly currentPassword: string; readonly newPassword: string },
  ) => Promise<{ readonly type: 'changed' } | PasswordFault>;
};

type PasswordFault =
  | { readonly type: 'no-account' | 'wrong' }
  | { readonly type: 'too-weak'; readonly message: string }
  | { readonly type: 'too-many'; readonly waitSeconds: number };

export type PasswordDeps = { readonly passwords: Passwords; readonly sessions: Pick<Sessions, 'endOthers'> };

export function passwordRoutes({ passwords, sessions }: PasswordDeps): readonly Route[] {
  return [
    route(readPassword, async ({ userId }) => succeed({ isKeptHere: await passwords.isKeptHere(userId) })),
    route(changePassword, async ({ userId, body, raw, answer }) => {
      const outcome = await passwords.change(userId, raw.ip, body);
      if (outcome.type !== 'changed') throw problemOf(outcome);
      await sessions.endOthers(userId, raw, answer);
      return { success: true } as const;
    }),
  ];
}

function problemOf(fault: PasswordFault): Problem {
  switch (fault.type) {
    case 'no-account':
      return new Problem('password-kept-elsewhere');
    case 'wrong':
      return new Problem('password-wrong');
    case 'too-weak':
      return new Problem('password-too-weak', fault.message);
    case 'too-many':
      return new Problem('rate-limited', explainWait(fault.waitSeconds * 1000));
    default:
      return assertNever(fault);
  }
}
