import { hash } from 'node:crypto';
import type { LinkStyle } from '@larder/contract/calendar.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { CalendarLinksTable } from '../../db/tables.ts';
import { takesNoWrites } from '../../db/sql-state.ts';
import type { HouseholdId, Scope, UserId } from '../../db/scope.ts';
import type { Seal } from '../../http/seal.ts';

/** With whose it is, and the household whose days are in it. */
export type Link = Scope & {
  /** Undefined when it was sealed with another ENCRYPTION_KEY: its address works, but cannot be shown. */
  readonly token: string | undefined;
  readonly style: LinkStyle;
  /** Where the hours of meals are meant, as in `America/New_York`. */
  readonly timeZone: string;
};

/** For each person a seal of their own, under ENCRYPTION_KEY. */
export type SealOf = (userId: UserId) => Seal;

export type LinkStore = ReturnType<typeof makeLinkStore>;

/** At most one link per account; whoever has its token reads that account's calendar. */
export function makeLinkStore(db: DatabaseHandle, sealOf: SealOf) {
  const links = () =>
    db.kysely
      .selectFrom('calendar_links')
      .innerJoin('household_members', 'household_members.user_id', 'calendar_links.user_id')
      // Who only shops sees no plans.
      .where('household_members.role', '<>', 'shopper')
      .select(COLUMNS);
  const householdOf = sql<string>`(select household_id from household_members where user_id = calendar_links.user_id)`.as('household_id');

  const sealToken = async (userId: UserId, token: string) => {
    await db.kysely
      .updateTable('calendar_links')
      .set({ token: null, token_hash: hashToken(token), token_sealed: sealOf(userId).close(token) })
      .where('user_id', '=', userId)
      .where('token', '=', token)
      .execute();
  };

  return {
    async findLink(userId: UserId): Promise<Link | undefined> {
      const row = await links().where('calendar_links.user_id', '=', userId).executeTakeFirst();
      return row && toLink(row, sealOf);
    },

    async findLinkByToken(token: string): Promise<Link | undefined> {
      const row = await links().where('token_hash', '=', hashToken(token)).executeTakeFirst();
      return row && toLink(row, sealOf);
    },

    /** The former token is void; how entries are written stays. */
    async saveToken(userId: UserId, token: string): Promise<Link> {
      const values = { token: null, token_hash: hashToken(token), token_sealed: sealOf(userId).close(token) };
      const row = await db.kysely
        .insertInto('calendar_links')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, created_at: new Date() }))
        .returning([...OWN_COLUMNS, householdOf])
        .executeTakeFirstOrThrow();
      return toLink(row, sealOf);
    },

    /** Undefined when there is no link. */
    async saveStyle(userId: UserId, { style, timeZone }: Pick<Link, 'style' | 'timeZone'>): Promise<Link | undefined> {
      const row = await db.kysely
        .updateTable('calendar_links')
        .set({ style, time_zone: timeZone })
        .where('user_id', '=', userId)
        .returning([...OWN_COLUMNS, householdOf])
        .executeTakeFirst();
      return row && toLink(row, sealOf);
    },

    /** Those that an older release left in the clear. Answers how many there were; where nothing can be written, it is left for later. */
    async sealTokens(): Promise<number> {
      const plain = db.kysely.selectFrom('calendar_links').select(['user_id', 'token']).where('token', 'is not', null);
      const rows = await plain.execute();
      try {
        for (const { user_id: userId, token } of rows) if (token !== null) await sealToken(userId as UserId, token);
        return rows.length;
      } catch (error) {
        if (takesNoWrites(error)) return 0;
        throw error;
      }
    },

    async deleteToken(userId: UserId): Promise<void> {
      await db.kysely.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },
  };
}

const OWN_COLUMNS = ['calendar_links.user_id', 'token', 'token_sealed', 'style', 'time_zone'] as const;
const COLUMNS = [...OWN_COLUMNS, 'household_id'] as const;

type Row = Pick<Selectable<CalendarLinksTable>, 'user_id' | 'token' | 'token_sealed' | 'style' | 'time_zone'> & {
  readonly household_id: string;
};

const toLink = (row: Row, sealOf: SealOf): Link => ({
  userId: row.user_id as UserId,
  householdId: row.household_id as HouseholdId,
  token: row.token ?? openToken(row.token_sealed, sealOf(row.user_id as UserId)),
  style: row.style,
  timeZone: row.time_zone,
});

function openToken(sealed: string | null, seal: Seal): string | undefined {
  const token = sealed === null ? undefined : seal.open(sealed);
  return typeof token === 'string' ? token : undefined;
}

/** 256 random bits need no salt: nobody can try them out against the hashes. As the migration 0019 wrote those from before. */
const hashToken = (token: string): string => hash('sha256', token, 'hex');
