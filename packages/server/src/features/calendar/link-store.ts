import type { DatabaseHandle } from '../../db/database.ts';
import type { UserId } from '../../db/user-id.ts';

export type LinkStore = ReturnType<typeof makeLinkStore>;

/** At most one link per account; whoever has its token reads that account's calendar. */
export function makeLinkStore(db: DatabaseHandle) {
  return {
    async findToken(userId: UserId): Promise<string | undefined> {
      const row = await db.kysely.selectFrom('calendar_links').select('token').where('user_id', '=', userId).executeTakeFirst();
      return row?.token;
    },

    async findOwner(token: string): Promise<UserId | undefined> {
      const row = await db.kysely.selectFrom('calendar_links').select('user_id').where('token', '=', token).executeTakeFirst();
      return row?.user_id as UserId | undefined;
    },

    /** The former token is void. */
    async saveToken(userId: UserId, token: string): Promise<void> {
      await db.kysely
        .insertInto('calendar_links')
        .values({ user_id: userId, token })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token, created_at: new Date() }))
        .execute();
    },

    async deleteToken(userId: UserId): Promise<void> {
      await db.kysely.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },
  };
}
