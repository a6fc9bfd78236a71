import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgiveStorage } from './forgive-storage.ts';
import { OFFLINE_DATABASE } from './forget.ts';

/** `op` is whatever its outbox sends. The number it is stored under is its place in the queue. */
export type QueuedRow = { readonly opId: string; readonly userId: string; readonly op: unknown };

export type SnapshotRow = { readonly key: string; readonly userId: string; readonly value: unknown };

type OfflineSchema = DBSchema & {
  readonly ops: { readonly key: number; readonly value: QueuedRow; readonly indexes: { readonly opId: string } };
  readonly snapshots: { readonly key: string; readonly value: SnapshotRow };
};

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

let opened: Promise<OfflineDatabase | undefined> | undefined;

/** Undefined where the browser keeps nothing, such as some private windows: then everything works as long as the page is open. */
export async function openOfflineDatabase(): Promise<OfflineDatabase | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  // Forgotten where it fails: what is full or blocked for a moment is not so for as long as the tab is open.
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    return forgiveStorage(error);
  });
  return opened;
}

const open = async () =>
  openDB<OfflineSchema>(OFFLINE_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('ops', { autoIncrement: true }).createIndex('opId', 'opId', { unique: true });
      database.createObjectStore('snapshots', { keyPath: 'key' });
    },
    // Another tab signs out: for as long as this one held on, what was kept would stay, and nobody here could open it again.
    blocking: (_held, _wanted, { target }) => {
      (target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });

/** What another account left in this browser: its lists are nobody else's business. */
export async function forgetOtherAccounts(userId: string): Promise<void> {
  const database = await openOfflineDatabase();
  if (!database) return;
  const transaction = database.transaction(['ops', 'snapshots'], 'readwrite');
  for (const store of [transaction.objectStore('ops'), transaction.objectStore('snapshots')]) {
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.userId !== userId) await cursor.delete();
    }
  }
  await transaction.done;
}
