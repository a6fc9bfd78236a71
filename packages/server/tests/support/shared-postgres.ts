import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open-database.ts';
import { leaveProviderKeys } from './leave-provider-keys.ts';
import { silentLog } from './silent-log.ts';
import { startPostgres } from './start-postgres.ts';

/** Vitest's hook. One server for the whole run: a cluster per file cost a second of a core each. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir(), log: silentLog });
  await leaveProviderKeys(database.kysely);
  await database.close();
  project.provide('sharedPostgres', { adminUrl: server.adminUrl, template: new URL(databaseUrl).pathname.slice(1) });
  return server.stop;
}
