import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/config/env.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { silentLog } from './support/silent-log.ts';
import { startPostgres } from './support/start-postgres.ts';

test('without its database the server lives, answers 503 in JSON with a time to wait, and is not ready', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: await postgres.createDatabase(), dataDir: tmpdir(), log: silentLog });
  const env = readEnv({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
  if (!env.ok) throw new Error(env.fault.message);
  const secrets = { secret: 'a secret of more than thirty-two characters', encryptionKey: 'another secret of more than thirty-two' };
  const { app } = await buildApp({ env: env.value, database, ...secrets });
  const ask = (url: string) => app.inject({ method: 'GET', url, headers: { cookie: `larder_session=${'s'.repeat(43)}` } });
  try {
    expect((await ask('/api/meal-plans/saved')).statusCode).toBe(401);
    await postgres.stop();
    const answer = await ask('/api/meal-plans/saved');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
    expect(answer.body).not.toContain('ECONN');
    expect((await ask('/readyz')).statusCode).toBe(503);
    expect((await ask('/healthz')).statusCode).toBe(200);
  } finally {
    await app.close();
    await database.close();
  }
});
