import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText } from '../../db/storable.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';

export type ExportToSave = { readonly url: string; readonly expiresAt: Date | null; readonly contentHash?: string };

export type StoredExport = Omit<ExportToSave, 'contentHash'> & { readonly id: string; readonly createdAt: Date };

export type ExportStore = ReturnType<typeof makeExportStore>;

/** Every statement names the account. */
export function makeExportStore(db: DatabaseHandle) {
  return {
    /** Newest first. */
    async listExports(scope: HouseholdScope, listId: string): Promise<readonly StoredExport[]> {
      if (!isUuid(listId)) return [];
      const rows = await db.kysely
        .selectFrom('instacart_exports')
        .selectAll()
        .where('household_id', '=', scope.householdId)
        .where('list_id', '=', listId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ id: row.id, url: row.instacart_url, createdAt: row.created_at, expiresAt: row.expires_at }));
    },

    /** The link of a page with this very content that is good until then. */
    async findLink(scope: HouseholdScope, listId: string, { contentHash, until }: { readonly contentHash: string; readonly until: Date }) {
      const row = await db.kysely
        .selectFrom('instacart_exports')
        .select('instacart_url')
        .where('household_id', '=', scope.householdId)
        .where('list_id', '=', listId)
        .where('content_hash', '=', contentHash)
        .where('expires_at', '>', until)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row?.instacart_url;
    },

    /** The list must be the account's own: the table's key refuses any other. */
    async saveExport(scope: HouseholdScope, listId: string, { url, expiresAt, contentHash }: ExportToSave): Promise<string> {
      const values = {
        id: randomUUID(),
        household_id: scope.householdId,
        list_id: listId,
        instacart_url: storableText(url),
        expires_at: expiresAt,
        content_hash: contentHash ?? null,
      };
      await db.kysely.insertInto('instacart_exports').values(values).execute();
      return values.id;
    },

    /** False when there is no such record. */
    async deleteExport(scope: HouseholdScope, exportId: string): Promise<boolean> {
      if (!isUuid(exportId)) return false;
      const { numDeletedRows } = await db.kysely
        .deleteFrom('instacart_exports')
        .where('household_id', '=', scope.householdId)
        .where('id', '=', exportId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
