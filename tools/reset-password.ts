/**
 * Gives somebody who forgot their password a new one, printed here once, and signs them out everywhere:
 *
 *     npm run reset-password -- name@example.com
 *
 * DATA_DIR and DATABASE_URL say of which database, as they do for the server; the built-in one has to be stopped first.
 * Larder sends no mail: whoever runs it hands the new password over.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../packages/server/src/config/env.ts';
import { openPglite } from '../packages/server/src/db/pglite/open-pglite.ts';
import { openPostgres } from '../packages/server/src/db/postgres/open-postgres.ts';
import { resetPassword } from '../packages/server/src/provider/reset-password.ts';

const email = process.argv[2];
if (email === undefined) stop('Name the email: npm run reset-password -- name@example.com');
const env = readEnv(process.env);
if (!env.ok) stop(env.fault.message);
const { dataDir, databaseUrl, oidc } = env.value;
if (oidc) stop(`Passwords are kept by ${oidc.issuer}. Change it there.`);
if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres.json')))
  stop(`There is no database in ${dataDir}; set DATA_DIR, or DATABASE_URL.`);

try {
  const options = { log: { info: () => undefined, warn: console.warn, error: console.error }, transactionLimitMs: 60_000 };
  const database =
    databaseUrl === undefined ? await openPglite({ ...options, dataDir }) : await openPostgres({ ...options, databaseUrl, poolSize: 1 });
  const password = await resetPassword(database, email).finally(() => database.close());
  if (password === undefined) stop(`There is no account with the email ${email}.`);
  console.log(`The new password of ${email} is ${password}\nThey are signed out everywhere, and can change it under Account & Data.`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

function stop(message: string): never {
  console.error(`Nothing was changed. ${message}`);
  process.exit(1);
}
