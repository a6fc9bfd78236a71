import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createAccount, findAccountByEmail } from './account-store.ts';
import type { Credentials, NewAccount } from './credentials.ts';
import { hashPassword, isPassword, pretendPasswordCheck } from './password.ts';
import type { FieldFault } from './sign-in-page.ts';
import type { SignInThrottle } from './throttle.ts';

export type SignInOutcome =
  | { readonly type: 'signed-in'; readonly accountId: string }
  | { readonly type: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly type: 'too-many'; readonly waitSeconds: number };

type Deps = { readonly kysely: Kysely<Tables>; readonly throttle: SignInThrottle };

export async function signIn({ kysely, throttle }: Deps, { email, password }: Credentials, ip: string): Promise<SignInOutcome> {
  const turn = await throttle.begin(email, ip);
  if (turn.waitSeconds > 0) return { type: 'too-many', waitSeconds: turn.waitSeconds };
  await setTimeout(turn.slowMs);
  const account = await findAccountByEmail(kysely, email);
  const isRight = account ? await isPassword(password, account.passwordHash) : await pretendPasswordCheck(password);
  if (!account || !isRight) {
    // One sentence for both: it does not say whether there is such an account.
    return refuse('password', 'That email and password do not go together. Check both and try again.');
  }
  await turn.succeed();
  return { type: 'signed-in', accountId: account.id };
}

export async function signUp({ kysely, throttle }: Deps, { name, email, password }: NewAccount, ip: string): Promise<SignInOutcome> {
  const waitSeconds = await throttle.countSignUp(ip);
  if (waitSeconds > 0) return { type: 'too-many', waitSeconds };
  // Looked up first only to save the hashing; the unique index decides.
  const taken = await findAccountByEmail(kysely, email);
  const account = taken ? undefined : await createAccount(kysely, { name, email, passwordHash: await hashPassword(password) });
  if (!account) return refuse('email', 'There is already an account with this email. Sign in instead, or use another one.');
  return { type: 'signed-in', accountId: account.id };
}

function refuse(field: FieldFault['field'], message: string): SignInOutcome {
  return { type: 'refused', faults: [{ field, message }] };
}
