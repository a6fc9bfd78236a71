import type { DuplicateAccount, ImportCounts } from '@larder/contract/account.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { HouseholdId, Scope, UserId } from '../../db/scope.ts';
import { addTables, countAdded } from './add-tables.ts';
import type { ArchiveTable } from './archive-row.ts';
import { makeArchiveStore } from './archive-store.ts';

/** How many more may be cooked for. */
export type EaterRoom = (scope: Scope, tx: DatabaseHandle) => Promise<number>;

export type DuplicateStore = ReturnType<typeof makeDuplicateStore>;

/** Accounts that a change of this server's address made beside a person's own; see the migration 0015-provider-identity. */
export function makeDuplicateStore(db: DatabaseHandle, eaterRoom: EaterRoom) {
  return {
    /** Undefined when there is nothing in them, or when it was added. */
    async find(userId: UserId): Promise<DuplicateAccount | undefined> {
      const { rows } = await sql<Omit<DuplicateAccount, 'addresses'> & { issuers: readonly string[] }>`
        select array_agg(u.issuer order by u.created_at) as issuers, bool_and(d.answer is not distinct from 'left') as "isLeft",
          ${countOf('meal_plans', sql`and t.week_id is null`)} as plans, ${countOf('weekly_plan_days')} as days, ${countOf('grocery_lists')} as lists
        from duplicate_users d join users u on u.id = d.user_id
        where d.kept_user_id = ${userId} and d.answer is distinct from 'added'
        having count(*) > 0
      `.execute(db.kysely);
      const [found] = rows;
      if (!found || found.plans + found.days + found.lists === 0) return undefined;
      const { issuers, ...rest } = found;
      return { ...rest, addresses: issuers.map((issuer) => new URL(issuer).origin) };
    },

    async leave(userId: UserId): Promise<void> {
      await waiting(db.kysely, userId).set({ answer: 'left' }).execute();
    },

    /** A copy: what is there stays there. Of two calls at once the second finds nothing left to add. */
    async add(scope: Scope): Promise<ImportCounts> {
      return db.transaction(async (tx) => {
        const duplicates = await waiting(tx.kysely, scope.userId).set({ answer: 'added' }).returning(['user_id', homeOf]).execute();
        const archive = makeArchiveStore(tx);
        const added = [];
        // As an import adds: with new ids, and a day that is planned already stays as it is.
        for (const { user_id: userId, household_id: householdId } of duplicates) {
          const from: Scope = { userId: userId as UserId, householdId: householdId as HouseholdId };
          const ownEaters = await archive.listOwnEaters(from);
          const readRows = (table: ArchiveTable) => archive.readRows(from, table);
          added.push(await addTables(archive, scope, { ownEaters, readRows, eaterRoom: async () => eaterRoom(scope, tx) }));
        }
        return countAdded(added);
      });
    },
  };
}

const countOf = (table: 'meal_plans' | 'weekly_plan_days' | 'grocery_lists', which = sql``) =>
  sql`sum((select count(*) from ${sql.table(table)} t where t.household_id = u.home_household_id ${which}))::int`;

const homeOf = sql<string>`(select home_household_id from users where id = duplicate_users.user_id)`.as('household_id');

const waiting = (kysely: Kysely<Tables>, userId: UserId) =>
  kysely
    .updateTable('duplicate_users')
    .where('kept_user_id', '=', userId)
    .where(sql<boolean>`answer is distinct from 'added'`);
