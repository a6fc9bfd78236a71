import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { UserId } from '../../db/scope.ts';

/** What the built-in provider keeps of a person: the password, sessions, codes and grants. An outside one keeps its own. */
export type ForgetIdentity = (kysely: Kysely<Tables>, identity: { readonly issuer: string; readonly subject: string }) => Promise<void>;

export type RemovalStore = ReturnType<typeof makeRemovalStore>;

export function makeRemovalStore(db: DatabaseHandle, forgetIdentity: ForgetIdentity) {
  return {
    /** Accounts of the same person that only a change of address made; see the migration 0015-provider-identity. */
    async listDuplicates(userId: UserId): Promise<readonly UserId[]> {
      const rows = await db.kysely.selectFrom('duplicate_users').select('user_id').where('kept_user_id', '=', userId).execute();
      return rows.map(({ user_id: id }) => id as UserId);
    },

    /** The person and everything that hangs on them, or on a failure nothing: all of it cascades, and a household of nobody goes by a trigger. */
    async deleteAccount(userId: UserId): Promise<void> {
      await db.transaction(async ({ kysely }) => {
        const duplicates = kysely.selectFrom('duplicate_users').select('user_id').where('kept_user_id', '=', userId);
        await kysely.deleteFrom('users').where('id', 'in', duplicates).execute();
        const row = await kysely.deleteFrom('users').where('id', '=', userId).returning(['issuer', 'subject']).executeTakeFirst();
        if (row) await forgetIdentity(kysely, row);
      });
    },
  };
}
