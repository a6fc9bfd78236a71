import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { randomUUID } from 'node:crypto';
import { LINK_DAYS, type SharedThing } from '@larder/contract/shared-link.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, HouseholdScope, Scope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { hashSpokenCode, makeLinkCode } from '../../codes/spoken-code.ts';

/** Where a link leads: one thing of one household. */
export type SharedPlace = HouseholdScope & { readonly id: string; readonly what: SharedThing; readonly thingId: string };

export type StoredLink = SharedPlace & { readonly createdAt: Date; readonly expiresAt: Date | null };

export type SharedLinkStore = ReturnType<typeof makeSharedLinkStore>;

export function makeSharedLinkStore({ kysely }: DatabaseHandle) {
  const openOf = ({ householdId }: HouseholdScope) =>
    kysely.selectFrom('shared_links').where('household_id', '=', householdId).where(isOpen);
  return {
    async list(scope: HouseholdScope): Promise<readonly StoredLink[]> {
      return (await openOf(scope).select(COLUMNS).orderBy('created_at').orderBy('id').execute()).map(toLink);
    },

    /** The code is answered once: the row holds its hash. Undefined for whoever is no member by now, as in `invite-store.ts`. */
    async make(
      { userId, householdId }: Scope,
      what: SharedThing,
      thingId: string,
    ): Promise<(StoredLink & { readonly code: string }) | undefined> {
      const code = makeLinkCode();
      const row = await kysely
        .insertInto('shared_links')
        .columns(['id', 'token_hash', 'household_id', 'what', 'thing_id', 'made_by', 'expires_at'])
        .expression((query) =>
          query
            .selectFrom('household_members')
            .select([
              sql<string>`${randomUUID()}::uuid`.as('id'),
              sql<string>`${hashSpokenCode(code)}::text`.as('token_hash'),
              'household_id',
              sql<SharedThing>`${what}::text`.as('what'),
              sql<string>`${thingId}::uuid`.as('thing_id'),
              'user_id as made_by',
              sql<Date>`${inDays(LINK_DAYS)}::timestamptz`.as('expires_at'),
            ])
            .where('user_id', '=', userId)
            .where('household_id', '=', householdId)
            .where('role', '<>', 'shopper')
            .forShare(),
        )
        .returning(COLUMNS)
        .executeTakeFirst();
      return row && { ...toLink(row), code };
    },

    async keep({ householdId }: HouseholdScope, id: string, isKept: boolean): Promise<StoredLink | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await kysely
        .updateTable('shared_links')
        .set({ expires_at: isKept ? null : inDays(LINK_DAYS) })
        .where('household_id', '=', householdId)
        .where('id', '=', id)
        .where(isOpen)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row && toLink(row);
    },

    async revoke({ householdId }: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const done = await kysely
        .updateTable('shared_links')
        .set({ revoked_at: new Date() })
        .where('household_id', '=', householdId)
        .where('id', '=', id)
        .where(isOpen)
        .executeTakeFirstOrThrow();
      return done.numUpdatedRows > 0n;
    },

    /** The only way from a token to somebody's household, and it leads to this one thing of it. */
    async find(code: string): Promise<SharedPlace | undefined> {
      const row = await kysely
        .selectFrom('shared_links')
        .select(COLUMNS)
        .where('token_hash', '=', hashSpokenCode(code))
        .where(isOpen)
        .executeTakeFirst();
      return row && toLink(row);
    },

    async forgetOver(before: Date): Promise<number> {
      const done = await kysely
        .deleteFrom('shared_links')
        .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
        .executeTakeFirstOrThrow();
      return Number(done.numDeletedRows);
    },
  };
}

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const isOpen = sql<boolean>`revoked_at is null and (expires_at is null or expires_at > now())`;

const COLUMNS = ['id', 'household_id', 'what', 'thing_id', 'created_at', 'expires_at'] as const;

type Row = {
  readonly id: string;
  readonly household_id: string;
  readonly what: SharedThing;
  readonly thing_id: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
};

const toLink = (row: Row): StoredLink => ({
  id: row.id,
  householdId: row.household_id as HouseholdId,
  what: row.what,
  thingId: row.thing_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
