import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/config/env.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { copyPgliteTemplate } from './support/pglite-template.ts';
import { planBodyOf } from './support/plan-body.ts';
import { acceptTerms, newEmail, signUp, visitSignIn } from './support/sign-in-steps.ts';
import { canMakeDisks, makeSmallDisk } from './support/small-disk.ts';
import { startPostgres } from './support/start-postgres.ts';
import { TestBrowser } from './support/test-browser.ts';

const ORIGIN = 'http://localhost:5000';
const said: string[] = [];
const hear = (text: string): void => {
  said.push(text);
};
const log = { info: hear, warn: hear, error: hear };

/** A database on a disk that can be filled; needs to mount one, which only root may. */
type Rig = {
  readonly open: () => Promise<Database>;
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => Promise<void>;
};

async function makeRig(engine: 'pglite' | 'postgres'): Promise<Rig> {
  const disk = makeSmallDisk(300);
  const { free } = disk;
  const fill = (): void => disk.fill(0);
  if (engine === 'pglite') {
    const dataDir = join(disk.folder, 'data');
    await copyPgliteTemplate(dataDir);
    return { open: () => openDatabase({ dataDir, log }), fill, free, remove: async () => disk.remove() };
  }
  const postgres = await startPostgres({ folder: disk.folder });
  const databaseUrl = await postgres.createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-full-'));
  const remove = async (): Promise<void> => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
    disk.remove();
  };
  return { open: () => openDatabase({ databaseUrl, dataDir, log }), fill, free, remove };
}

describe.skipIf(!canMakeDisks).each(['pglite', 'postgres'] as const)('a full disk under %s', (engine) => {
  let rig: Rig;
  let database: Database;
  let app: FastifyInstance;
  let cookie: string;
  const email = newEmail();
  beforeAll(async () => {
    said.length = 0;
    rig = await makeRig(engine);
    await start();
    const browser = new TestBrowser({ [ORIGIN]: app });
    await signUp(browser, ORIGIN, { email });
    await acceptTerms(browser, ORIGIN);
    cookie = browser.cookieHeader(new URL(ORIGIN)) ?? '';
    await call('POST', '/api/meal-plans/save', planBodyOf('Before'));
    // Older than a day: the next request would move their end.
    await sql`update sessions set expires_at = now() + interval '20 days'`.execute(database.kysely);
  }, 120_000);
  afterAll(async () => {
    await stop();
    await rig.remove();
  });

  async function start(): Promise<void> {
    const env = readEnv({ BASE_URL: ORIGIN, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
    if (!env.ok) throw new Error(env.fault.message);
    database = await rig.open();
    const secret = 'a secret of more than thirty-two characters';
    ({ app } = await buildApp({ env: env.value, database, secret, encryptionKey: secret }));
  }
  async function stop(): Promise<void> {
    await app.close();
    await database.close();
  }
  async function call(method: 'GET' | 'POST', url: string, body?: unknown) {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie, origin: ORIGIN },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json<{ readonly message?: string; readonly reason?: string }>() };
  }
  const listTitles = async () => {
    const { body } = await call('GET', '/api/meal-plans/saved');
    return (body as unknown as { data: readonly { title: string }[] }).data.map(({ title }) => title);
  };
  const saveUntilRefused = async () => {
    for (let n = 0; n < 500; n++) {
      const answer = await call('POST', '/api/meal-plans/save', planBodyOf(`Until full ${n}`));
      if (answer.status !== 200) return answer;
    }
    throw new Error('The disk never was full.');
  };

  // In order: each step goes on from where the one before left the disk.
  test('is told of while it runs, to who saves and to who watches', async () => {
    expect(await listTitles()).toEqual(['Before']);
    rig.fill();
    const refused = await saveUntilRefused();
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('cannot store anything new');
    await expect
      .poll(() => call('GET', '/readyz'))
      .toMatchObject({ status: 503, body: { reason: expect.stringContaining('nothing can be written') } });
    expect(said.filter((text) => text.includes('Larder only reads'))).toHaveLength(1);
  });

  test('lets it start all the same, to read', async () => {
    await stop();
    said.length = 0;
    await start();
    expect(said.filter((text) => text.includes('Larder only reads'))).toHaveLength(1);
    expect(await call('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { reason: expect.stringContaining('nothing can be written') },
    });
    expect(await listTitles()).toContain('Before');
    expect((await call('POST', '/api/meal-plans/save', planBodyOf('Refused'))).status).toBe(503);
  });

  test('is said on a page to who signs in meanwhile', async () => {
    const browser = new TestBrowser({ [ORIGIN]: app });
    const form = await visitSignIn(browser, `${ORIGIN}/api/login`);
    const page = form.status === 200 ? await browser.submit(form, { email, password: 'correct horse battery' }) : form;
    // PostgreSQL has room for a small row in the pages it holds: then the form or the app comes, and that is right too.
    expect(engine === 'pglite' ? [503] : [503, 200]).toContain(page.status);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body.includes('cannot store anything new')).toBe(page.status === 503);
    expect(page.body).not.toContain('requestId');
  });

  test('keeps nobody who is signed in from reading anything', async () => {
    const reads = ENDPOINTS.filter(({ method, path, staysOpen }) => method === 'GET' && !path.includes(':') && !staysOpen);
    expect(reads.length).toBeGreaterThan(10);
    for (const { path } of reads) {
      const answer = await app.inject({ url: path, headers: { cookie, origin: ORIGIN } });
      expect([path, answer.statusCode >= 500]).toEqual([path, false]);
    }
    const download = await app.inject({ url: '/api/account/export', headers: { cookie, origin: ORIGIN } });
    expect(download.statusCode).toBe(200);
  });

  test('is over as soon as there is room, without a restart and with everything that was saved', async () => {
    rig.free();
    await database.checkWriting();
    expect((await call('GET', '/readyz')).status).toBe(200);
    expect((await call('POST', '/api/meal-plans/save', planBodyOf('After'))).status).toBe(200);
    expect(said.filter((text) => text.includes('Larder writes again'))).toHaveLength(1);
    const titles = await listTitles();
    await stop();
    await start();
    expect(await listTitles()).toEqual(titles);
    expect(titles).toEqual(expect.arrayContaining(['Before', 'After']));
    expect(titles).not.toContain('Refused');
  });

  test('hears notifications after it as before', async () => {
    rig.fill();
    await stop();
    await start();
    const heard: string[] = [];
    await database.listen('wake', (payload) => heard.push(payload));
    rig.free();
    await database.checkWriting();
    await database.notify('wake', 'up');
    await expect.poll(() => heard).toEqual(['up']);
  });
});

test.skipIf(!canMakeDisks)('says that a first start has no room, and leaves nothing behind', async () => {
  const disk = makeSmallDisk(20);
  try {
    await expect(openDatabase({ dataDir: join(disk.folder, 'data'), log })).rejects.toThrow(/none can be made: the disk of .* is full/);
  } finally {
    disk.remove();
  }
});
