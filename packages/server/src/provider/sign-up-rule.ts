import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Who may make an account on this server. */
export type SignUpRule = 'open' | 'invite' | 'off';

export type SignUps = {
  readonly rule: SignUpRule;
  /** Whether an account could be made with this invitation; it is not used up. */
  readonly admits: (kysely: Kysely<Tables>, invitation: string | undefined) => Promise<boolean>;
  /** The one check: within the transaction that makes the account. False when it may not be made. */
  readonly admit: (kysely: Kysely<Tables>, invitation: string | undefined) => Promise<boolean>;
};
