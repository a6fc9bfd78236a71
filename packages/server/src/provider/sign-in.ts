import { setTimeout } from 'node:timers/promises';
import type { DatabaseHandle } from '../db/database.ts';
import type { SignUps } from './sign-up-rule.ts';
import { createAccount, findAccountByEmail } from './account-store.ts';
import type { Credentials, NewAccount } from './credentials.ts';
import { hashPassword, isPassword, pretendPasswordCheck } from './password.ts';
import type { FieldFault } from './sign-in-page.ts';
import type { SignInThrottle } from './throttle.ts';

export type SignInOutcome =
  | { readonly type: 'signed-in'; readonly accountId: string }
  /** The reason is for the host's counts; a form that was only filled in wrongly has none. */
  | { readonly type: 'refused'; readonly faults: readonly FieldFault[]; readonly reason?: 'wrong' | 'not-invited' | undefined }
  | { readonly type: 'too-many'; readonly waitSeconds: number };

type Refusal = Extract<SignInOutcome, { type: 'refused' }>;

type Deps = {
  readonly db: Pick<DatabaseHandle, 'kysely' | 'transaction'>;
  readonly throttle: SignInThrottle;
  readonly signUps: SignUps;
};

export async function signIn({ db: { kysely }, throttle }: Deps, { email, password }: Credentials, ip: string): Promise<SignInOutcome> {
  const turn = await throttle.begin(email, ip);
  if (turn.waitSeconds > 0) return { type: 'too-many', waitSeconds: turn.waitSeconds };
  await setTimeout(turn.slowMs);
  const account = await findAccountByEmail(kysely, email);
  const isRight = account ? await isPassword(password, account.passwordHash) : await pretendPasswordCheck(password);
  if (!account || !isRight) {
    // One sentence for both: it does not say whether there is such an account.
    return { ...refuse('password', 'That email and password do not go together. Check both and try again.'), reason: 'wrong' };
  }
  await turn.succeed();
  return { type: 'signed-in', accountId: account.id };
}

export async function signUp(deps: Deps, wish: NewAccount, ip: string): Promise<SignInOutcome> {
  const { db, throttle, signUps } = deps;
  const { name, email, password, invitation } = wish;
  const waitSeconds = await throttle.countSignUp(ip);
  if (waitSeconds > 0) return { type: 'too-many', waitSeconds };
  // First of all: who is not invited learns nothing of who has an account.
  if (!(await signUps.admits(db.kysely, invitation))) return signInInstead(deps, wish, ip, notInvited());
  // Looked up first only to save the hashing; the unique index decides.
  if (await findAccountByEmail(db.kysely, email)) return signInInstead(deps, wish, ip, refuse('email', TAKEN));
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async ({ kysely }) => {
      if (!(await signUps.admit(kysely, invitation))) throw new Refused(notInvited());
      const account = await createAccount(kysely, { name, email, passwordHash });
      // Nothing of it may stay: the invitation is not used up.
      if (!account) throw new Refused(refuse('email', TAKEN));
      return { type: 'signed-in', accountId: account.id };
    });
  } catch (error) {
    if (error instanceof Refused) return signInInstead(deps, wish, ip, error.outcome);
    throw error;
  }
}

/** Ends the transaction it is thrown in. */
class Refused extends Error {
  readonly outcome: Refusal;
  constructor(outcome: Refusal) {
    super('refused');
    this.outcome = outcome;
  }
}

/**
 * Who pressed twice, or tries again after an answer that was lost, has the account by now, and knows its password. Who does not know it
 * has guessed, and is counted and slowed as one who guesses.
 */
async function signInInstead(deps: Deps, credentials: Credentials, ip: string, refusal: Refusal): Promise<SignInOutcome> {
  const outcome = await signIn(deps, credentials, ip);
  return outcome.type === 'refused' ? { reason: outcome.reason, ...refusal } : outcome;
}

const TAKEN = 'There is already an account with this email. Sign in instead, or use another one.';
const NOT_INVITED =
  'This invitation does not work: it was mistyped, used before or is too old. Check it, or ask whoever runs this server for another.';

function refuse(field: FieldFault['field'], message: string) {
  return { type: 'refused', faults: [{ field, message }] } as const;
}

const notInvited = (): Refusal => ({ ...refuse('invitation', NOT_INVITED), reason: 'not-invited' });
