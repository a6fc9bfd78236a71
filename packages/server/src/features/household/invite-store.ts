import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { type HouseholdRole, INVITE_DAYS } from '@larder/contract/household.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, HouseholdScope, Scope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { hashSpokenCode, makeLinkCode } from '../../codes/spoken-code.ts';
import { NOBODYS_NAME } from './household-store.ts';

type InvitedRole = Exclude<HouseholdRole, 'owner'>;

export type StoredInvite = { readonly id: string; readonly role: InvitedRole; readonly expiresAt: Date };

/** Where a link leads. */
export type InviteCard = HouseholdScope & { readonly role: InvitedRole; readonly invitedBy: string };

export type InviteStore = ReturnType<typeof makeInviteStore>;

/** The household's rows of the table that the operator's invitations are in too. */
export function makeInviteStore(db: DatabaseHandle) {
  const openOf = (scope: HouseholdScope) => db.kysely.selectFrom('invitations').where('household_id', '=', scope.householdId).where(isOpen);

  return {
    async countOpen(scope: HouseholdScope): Promise<number> {
      const { n } = await openOf(scope)
        .select(sql<number>`count(*)::int`.as('n'))
        .executeTakeFirstOrThrow();
      return n;
    },

    async listOpen(scope: HouseholdScope): Promise<readonly StoredInvite[]> {
      const rows = await openOf(scope).select(['id', 'role', 'expires_at']).orderBy('created_at').orderBy('id').execute();
      return rows.map((row) => ({ id: row.id, role: row.role ?? 'shopper', expiresAt: row.expires_at }));
    },

    /**
     * The code is answered once: the row holds its hash. Undefined for whoever is no member by now: the row of their membership is
     * held meanwhile, so that a link is either ended with it or not made.
     */
    async make({ userId, householdId }: Scope, role: InvitedRole): Promise<(StoredInvite & { readonly code: string }) | undefined> {
      const code = makeLinkCode();
      const expiresAt = new Date(Date.now() + INVITE_DAYS * DAY_MS);
      const row = await db.kysely
        .insertInto('invitations')
        .columns(['code_hash', 'household_id', 'role', 'made_by', 'expires_at'])
        .expression((query) =>
          query
            .selectFrom('household_members')
            .select([
              sql<string>`${hashSpokenCode(code)}::text`.as('code_hash'),
              'household_id',
              sql<InvitedRole>`${role}::text`.as('role'),
              'user_id as made_by',
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('user_id', '=', userId)
            .where('household_id', '=', householdId)
            .where('household_members.role', '<>', 'shopper')
            .forShare(),
        )
        .returning('id')
        .executeTakeFirst();
      return row && { id: row.id, role, expiresAt, code };
    },

    async revoke({ householdId }: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const done = await db.kysely
        .deleteFrom('invitations')
        .where('household_id', '=', householdId)
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return done.numDeletedRows > 0n;
    },

    /** Also one that was used, for whoever is where it led: they press it again, or go back to it. */
    async find(code: string, { householdId }: Partial<HouseholdScope> = {}): Promise<InviteCard | undefined> {
      const row = await db.kysely
        .selectFrom('invitations')
        .leftJoin('users', 'users.id', 'made_by')
        .select(['household_id', 'role', sql<string>`coalesce(nullif(users.first_name, ''), ${NOBODYS_NAME})`.as('invited_by')])
        .where('code_hash', '=', hashSpokenCode(code))
        .where(isOwned)
        .where(householdId === undefined ? isOpen : sql<boolean>`(${isOpen} or (used_at is not null and household_id = ${householdId}))`)
        .executeTakeFirst();
      return row && { householdId: row.household_id as HouseholdId, role: row.role ?? 'shopper', invitedBy: row.invited_by };
    },

    /** Within the transaction that joins: of two at once, one finds it used. */
    async use(code: string): Promise<InviteCard | undefined> {
      const row = await db.kysely
        .updateTable('invitations')
        .set({ used_at: new Date() })
        .where('code_hash', '=', hashSpokenCode(code))
        .where(isOwned)
        .where(isOpen)
        .returning(['household_id', 'role'])
        .executeTakeFirst();
      return row && { householdId: row.household_id as HouseholdId, role: row.role ?? 'shopper', invitedBy: '' };
    },
  };
}

const isOpen = sql<boolean>`used_at is null and expires_at > now()`;

/** Somebody is there to be joined: nobody is let into a home at rest. */
const isOwned = sql<boolean>`exists (
  select from household_members as owner where owner.household_id = invitations.household_id and owner.role = 'owner'
)`;
