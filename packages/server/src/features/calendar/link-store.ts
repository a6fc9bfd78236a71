import type { LinkStyle } from '@larder/contract/calendar.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { CalendarLinksTable } from '../../db/tables.ts';
import type { HouseholdId, Scope, UserId } from '../../db/scope.ts';

/** With whose it is, and the household whose days are in it. */
export type Link = Scope & {
  readonly token: string;
  readonly style: LinkStyle;
  /** Where the hours of meals are meant, as in `America/New_York`. */
  readonly timeZone: string;
};

export type LinkStore = ReturnType<typeof makeLinkStore>;

/** At most one link per account; whoever has its token reads that account's calendar. */
export function makeLinkStore(db: DatabaseHandle) {
  const links = () =>
    db.kysely
      .selectFrom('calendar_links')
      .innerJoin('household_members', 'household_members.user_id', 'calendar_links.user_id')
      .select(COLUMNS);
  const householdOf = sql<string>`(select household_id from household_members where user_id = calendar_links.user_id)`.as('household_id');

  return {
    async findLink(userId: UserId): Promise<Link | undefined> {
      const row = await links().where('calendar_links.user_id', '=', userId).executeTakeFirst();
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
        .returning(['user_id', 'token', 'style', 'time_zone', householdOf])
        .executeTakeFirstOrThrow();
      return toLink(row);
    },

    /** Undefined when there is no link. */
    async saveStyle(userId: UserId, { style, timeZone }: Pick<Link, 'style' | 'timeZone'>): Promise<Link | undefined> {
      const row = await db.kysely
        .updateTable('calendar_links')
        .set({ style, time_zone: timeZone })
        .where('user_id', '=', userId)
        .returning(['user_id', 'token', 'style', 'time_zone', householdOf])
        .executeTakeFirst();
      return row && toLink(row);
    },

    async deleteToken(userId: UserId): Promise<void> {
      await db.kysely.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },
  };
}

const COLUMNS = ['calendar_links.user_id', 'token', 'style', 'time_zone', 'household_id'] as const;

type Row = Pick<Selectable<CalendarLinksTable>, 'user_id' | 'token' | 'style' | 'time_zone'> & { readonly household_id: string };

const toLink = (row: Row): Link => ({
  userId: row.user_id as UserId,
  householdId: row.household_id as HouseholdId,
  token: row.token,
  style: row.style,
  timeZone: row.time_zone,
});
