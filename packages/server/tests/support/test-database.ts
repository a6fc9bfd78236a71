import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database, DatabaseHandle } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { HouseholdId, Scope, UserId } from '../../src/db/scope.ts';
import { copyPgliteTemplate } from './pglite-template.ts';
import { silentLog } from './silent-log.ts';
import { createDatabase, dropDatabase, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which every test file makes databases of its own out of the migrated template. */
    readonly sharedPostgres: { readonly adminUrl: string; readonly template: string };
  }
}

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export type TestDatabase = { readonly database: Database; readonly close: () => Promise<void> };

/** One suite, twice. The database is made once per file and engine: a test uses accounts of its own instead of emptying it. */
export function describeOnBothEngines(name: string, suite: (database: () => Database, engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(engine);
    });
    afterAll(async () => {
      await opened?.close();
    });
    suite(() => {
      if (opened === undefined) throw new Error('The test database is open only while tests run.');
      return opened.database;
    }, engine);
  });
}

/** Migrated, with the provider's keys and nothing else. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'pglite' ? openTestPglite() : openTestPostgres();
}

/** An account nothing else knows, which has accepted the terms. */
export async function makeTestUser(database: DatabaseHandle): Promise<UserId> {
  const id = await makeTestNewcomer(database);
  const accepted = { terms_accepted_at: new Date(), privacy_accepted_at: new Date() };
  await database.kysely.updateTable('users').set(accepted).where('id', '=', id).execute();
  return id;
}

export async function makeTestNewcomer({ kysely }: DatabaseHandle): Promise<UserId> {
  const id = randomUUID();
  await kysely.insertInto('users').values({ id, issuer: 'https://issuer.test', subject: id }).execute();
  return id as string as UserId;
}

/** The same with the household that was made with it; their ids differ, so that nobody takes one for the other. */
export async function makeTestScope(database: DatabaseHandle): Promise<Scope> {
  const userId = await makeTestUser(database);
  const member = database.kysely.selectFrom('household_members').select('household_id').where('user_id', '=', userId);
  return { userId, householdId: (await member.executeTakeFirstOrThrow()).household_id as HouseholdId };
}

async function openTestPglite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-pglite-'));
  await copyPgliteTemplate(dataDir);
  const database = await openDatabase({ dataDir, log: silentLog });
  return {
    database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openTestPostgres(): Promise<TestDatabase> {
  // Tools that run the same histories have no run of tests to share a server with.
  if (process.env['VITEST'] === undefined) return openOwnPostgres();
  const { adminUrl, template } = inject('sharedPostgres');
  const databaseUrl = await createDatabase(adminUrl, template);
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir(), log: silentLog });
  return {
    database,
    close: async () => {
      await database.close();
      await dropDatabase(adminUrl, databaseUrl);
    },
  };
}

async function openOwnPostgres(): Promise<TestDatabase> {
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: await server.createDatabase(), dataDir: tmpdir(), log: silentLog });
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
