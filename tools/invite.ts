/**
 * Makes an invitation, for a server with SIGN_UP=invite. It opens one account and is good for two weeks, or as many days as named:
 *
 *     npm run invite [-- <days>]
 *
 * DATA_DIR, DATABASE_URL and BASE_URL as for the server, which may run meanwhile.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../packages/server/src/config/env.ts';
import { openPglite } from '../packages/server/src/db/pglite/open-pglite.ts';
import { openPostgres } from '../packages/server/src/db/postgres/open-postgres.ts';
import { makeInvitation } from '../packages/server/src/features/account/invitation-store.ts';
import { askForInvitation } from '../packages/server/src/invite.ts';

const days = Number(process.argv[2] ?? 14);
if (!Number.isInteger(days) || days < 1 || days > 365) stop('Name a number of days from 1 to 365, or none for 14.');
const env = readEnv(process.env);
if (!env.ok) stop(env.fault.message);
const { baseUrl, dataDir, databaseUrl, signUp } = env.value;

try {
  const asked = databaseUrl === undefined ? await askForInvitation(dataDir, days) : undefined;
  const { code, expiresAt } = asked ?? (await makeHere());
  console.log(`Invitation ${code}, for one account, until ${expiresAt.toISOString().slice(0, 10)}:`);
  console.log(`${baseUrl}/api/login?invitation=${code}`);
  if (signUp !== 'invite') console.log(`It is asked for only where the server runs with SIGN_UP=invite; here it is ${signUp}.`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function makeHere() {
  const options = { log: { info: () => undefined, warn: console.warn, error: console.error }, transactionLimitMs: 60_000 };
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres.json'))) {
    throw new Error(`There is no database in ${dataDir}; set DATA_DIR, or DATABASE_URL.`);
  }
  const database =
    databaseUrl === undefined ? await openPglite({ ...options, dataDir }) : await openPostgres({ ...options, databaseUrl, poolSize: 1 });
  return makeInvitation(database.kysely, days).finally(() => database.close());
}

function stop(message: string): never {
  console.error(`No invitation was made. ${message}`);
  process.exit(1);
}
