import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SignUpRule, SignUps } from '../../provider/sign-up-rule.ts';
import { hashSpokenCode, makeSpokenCode } from '../../codes/spoken-code.ts';

export function makeSignUps(rule: SignUpRule): SignUps {
  if (rule !== 'invite') return { rule, admits: async () => rule === 'open', admit: async () => rule === 'open' };
  return {
    rule,
    admits: async (kysely, invitation = '') => {
      const open = kysely.selectFrom('invitations').select('code_hash').where('code_hash', '=', hashSpokenCode(invitation)).where(isOpen);
      return (await open.executeTakeFirst()) !== undefined;
    },
    admit: async (kysely, invitation = '') => {
      const used = kysely
        .updateTable('invitations')
        // The link of a household is still to be joined by.
        .set({ used_at: sql<Date | null>`case when household_id is null then now() end`, admitted_at: new Date() })
        .where('code_hash', '=', hashSpokenCode(invitation))
        .where(isOpen);
      return (await used.executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

export type Invitation = { readonly code: string; readonly expiresAt: Date };

/** For one account. The code is answered once: the row holds its hash. */
export async function makeInvitation(kysely: Kysely<Tables>, days: number): Promise<Invitation> {
  const code = makeSpokenCode();
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  await kysely
    .insertInto('invitations')
    .values({ code_hash: hashSpokenCode(code), expires_at: expiresAt })
    .execute();
  return { code, expiresAt };
}

/** Those that are over. */
export async function forgetInvitations(kysely: Kysely<Tables>): Promise<number> {
  const done = await kysely
    .deleteFrom('invitations')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

const isOpen = sql<boolean>`used_at is null and admitted_at is null and expires_at > now()`;
