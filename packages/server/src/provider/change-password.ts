import { setTimeout } from 'node:timers/promises';
import type { DatabaseHandle } from '../db/database.ts';
import { findAccountById, replacePassword } from './account-store.ts';
import { findPasswordFault } from './find-password-fault.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SignInThrottle } from './throttle.ts';

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

export type PasswordOutcome =
  | { readonly type: 'changed' }
  | { readonly type: 'no-account' }
  | { readonly type: 'wrong' }
  | { readonly type: 'too-weak'; readonly message: string }
  | { readonly type: 'too-many'; readonly waitSeconds: number };

type Deps = { readonly db: Pick<DatabaseHandle, 'kysely' | 'transaction'>; readonly throttle: SignInThrottle };
type Who = { readonly accountId: string; readonly ip: string };

/** Tries are counted with those at the sign-in page: a stolen session is no quieter way to guess. */
export async function changePassword({ db, throttle }: Deps, { accountId, ip }: Who, change: PasswordChange): Promise<PasswordOutcome> {
  const account = await findAccountById(db.kysely, accountId);
  if (!account) return { type: 'no-account' };
  const turn = await throttle.begin(account.email, ip);
  if (turn.waitSeconds > 0) return { type: 'too-many', waitSeconds: turn.waitSeconds };
  await setTimeout(turn.slowMs);
  if (!(await isPassword(change.currentPassword, account.passwordHash))) return { type: 'wrong' };
  await turn.succeed();
  const isSame = await isPassword(change.newPassword, account.passwordHash);
  const message = isSame ? SAME : findPasswordFault(change.newPassword, account);
  if (message !== undefined) return { type: 'too-weak', message };
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction(({ kysely }) => replacePassword(kysely, account.id, passwordHash));
  return { type: 'changed' };
}

const SAME = 'This is the password that you have now. Choose another, such as a few words together.';
