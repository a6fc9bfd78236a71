import { Unreached } from '../unreached.ts';
import { openOfflineDatabase } from './database.ts';
import { forgiveStorage } from './forgive-storage.ts';

type Place = { readonly userId: string; readonly name: string };

const keyOf = ({ userId, name }: Place): string => `${userId} ${name}`;

export async function saveSnapshot(place: Place, value: unknown): Promise<void> {
  const database = await openOfflineDatabase();
  // Storage that is full must not fail what was only to be remembered.
  await database?.put('snapshots', { key: keyOf(place), userId: place.userId, value }).catch(forgiveStorage);
}

/** What was kept here last, without asking anybody. */
export async function readSnapshot(place: Place): Promise<unknown> {
  const database = await openOfflineDatabase();
  return (await database?.get('snapshots', keyOf(place)).catch(forgiveStorage))?.value;
}

/** All that were kept under names that begin so. */
export async function readSnapshots({ userId, name }: Place): Promise<readonly unknown[]> {
  const database = await openOfflineDatabase();
  const first = keyOf({ userId, name });
  const rows = await database?.getAll('snapshots', IDBKeyRange.bound(first, `${first}\uFFFF`)).catch(forgiveStorage);
  return rows?.map(({ value }) => value) ?? [];
}

/** A shop's cellar has a network by name only: after this the last known answer is shown. */
const PATIENCE_MS = 3000;

/** The server's answer, which is remembered; where no server can be reached, the answer it gave last. A refusal is an answer too. */
export async function readOrRemember<Value>(place: Place, read: () => Promise<Value>): Promise<Value> {
  const fresh = read().then((value) => {
    void saveSnapshot(place, value);
    return value;
  });
  const remembered = async (): Promise<Value | undefined> => (await readSnapshot(place)) as Value | undefined;
  const early = new Promise<Value>((resolve) => {
    setTimeout(() => void remembered().then((value) => value !== undefined && resolve(value)), PATIENCE_MS);
  });
  try {
    return await Promise.race([fresh, early]);
  } catch (error) {
    const value = error instanceof Unreached ? await remembered() : undefined;
    if (value === undefined) throw error;
    return value;
  }
}
