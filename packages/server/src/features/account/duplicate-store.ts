import type { DuplicateAccount, ImportCounts } from '@larder/contract/account.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { HouseholdId, Scope, UserId } from '../../db/scope.ts';
import { ARCHIVE_TABLE_NAMES, type ArchiveTable } from './archive.ts';
import { type ArchiveStore, makeArchiveStore } from './archive-store.ts';
import { pairOwn, renameParents } from './import-archive.ts';

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
          ${countOf('meal_plans')} as plans, ${countOf('weekly_plan_days')} as days, ${countOf('grocery_lists')} as lists
        from duplicate_users d join users u on u.id = d.user_id
        where d.kept_user_id = ${userId} and d.answer is distinct from 'added'
        having count(*) > 0
      `.execute(db.kysely);
      const [found] = rows;
      if (!found || found.plans + found.lists === 0) return undefined;
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
        const added = new Map<ArchiveTable, number>();
        let peopleLeft = 0;
        for (const { user_id: userId, household_id: householdId } of duplicates) {
          const from: Scope = { userId: userId as UserId, householdId: householdId as HouseholdId };
          peopleLeft += await copyAll(makeArchiveStore(tx), { from, to: scope, room: async () => eaterRoom(scope, tx) }, added);
        }
        const count = (table: ArchiveTable) => added.get(table) ?? 0;
        return {
          plans: count('meal_plans'),
          days: count('weekly_plan_days'),
          lists: count('grocery_lists'),
          items: count('grocery_items'),
          recipes: count('recipes'),
          people: count('eaters'),
          peopleLeft,
        };
      });
    },
  };
}

const countOf = (table: 'meal_plans' | 'weekly_plan_days' | 'grocery_lists') =>
  sql`sum((select count(*) from ${sql.table(table)} t where t.household_id = u.home_household_id))::int`;

const homeOf = sql<string>`(select home_household_id from users where id = duplicate_users.user_id)`.as('household_id');

const waiting = (kysely: Kysely<Tables>, userId: UserId) =>
  kysely
    .updateTable('duplicate_users')
    .where('kept_user_id', '=', userId)
    .where(sql<boolean>`answer is distinct from 'added'`);

type Copying = { readonly from: Scope; readonly to: Scope; readonly room: () => Promise<number> };

/** As an import adds: with new ids, and a day that is planned already stays as it is. Answers how many people found no room. */
async function copyAll(archive: ArchiveStore, { from, to, room }: Copying, added: Map<ArchiveTable, number>): Promise<number> {
  const idsByTable = new Map<ArchiveTable, Map<string, string>>();
  let peopleLeft = 0;
  for (const table of ARCHIVE_TABLE_NAMES) {
    const isPeople = table === 'eaters';
    const ids = new Map<string, string>(isPeople ? await pairOwn(archive, to, await archive.listOwnEaters(from)) : []);
    for await (const rows of archive.readRows(from, table)) {
      const kept = await archive.addRows(to, table, renameParents(rows, table, idsByTable), isPeople ? await room() : Infinity);
      added.set(table, (added.get(table) ?? 0) + kept.added);
      peopleLeft += kept.left;
      for (const [id, idHere] of kept.idsHere) ids.set(id, idHere);
    }
    idsByTable.set(table, ids);
  }
  return peopleLeft;
}
