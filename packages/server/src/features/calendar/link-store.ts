import type { LinkStyle } from '@larder/contract/calendar.ts';
import type { Selectable } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { CalendarLinksTable } from '../../db/tables.ts';
import type { UserId } from '../../db/user-id.ts';

export type Link = {
  readonly userId: UserId;
  readonly token: string;
  readonly style: LinkStyle;
  /** Where the hours of meals are meant, as in `America/New_York`. */
  readonly timeZone: string;
};

export type LinkStore = ReturnType<typeof makeLinkStore>;

/** At most one link per account; whoever has its token reads that account's calendar. */
export function makeLinkStore(db: DatabaseHandle) {
  const links = () => db.kysely.selectFrom('calendar_links').selectAll();

  return {
    async findLink(userId: UserId): Promise<Link | undefined> {
      const row = await links().where('user_id', '=', userId).executeTakeFirst();
      return row && toLink(row);
    },

    async findLinkByToken(token: string): Promise<Link | undefined> {
      const row = await links().where('token', '=', token).executeTakeFirst();
      return row && toLink(row);
    },

    /** The former token is void; how entries are written stays. */
    async saveToken(userId: UserId, token: string): Promise<Link> {
      const row = await db.kysely
        .insertInto('calendar_links')
        .values({ user_id: userId, token })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token, created_at: new Date() }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toLink(row);
    },

    /** Undefined when there is no link. */
    async saveStyle(userId: UserId, { style, timeZone }: Pick<Link, 'style' | 'timeZone'>): Promise<Link | undefined> {
      const row = await db.kysely
        .updateTable('calendar_links')
        .set({ style, time_zone: timeZone })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    async deleteToken(userId: UserId): Promise<void> {
      await db.kysely.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },
  };
}

const toLink = (row: Selectable<CalendarLinksTable>): Link => ({
  userId: row.user_id as UserId,
  token: row.token,
  style: row.style,
  timeZone: row.time_zone,
});
