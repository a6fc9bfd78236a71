import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { importAccount } from '@larder/contract/account.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileRow } from '../src/features/account/archive-wire.ts';
import { openArchive, type ReaderLimits } from '../src/features/account/open-archive.ts';
import { zipManyKeys, zipText } from './support/hostile-archives.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

/** Who builds an object of them dies in the reader's 256 MB: of three million already. */
const FOUR_MILLION = 4_000_000;

describe('the process that reads an archive', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-hostile-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function open(file: Buffer, limits?: ReaderLimits) {
    const path = join(folder, 'file.zip');
    writeFileSync(path, file);
    const fd = openSync(path, 'r');
    try {
      const opened = await openArchive(fd, limits);
      if (opened.ok) opened.value.close();
      return opened;
    } finally {
      closeSync(fd);
    }
  }

  test.each([
    ['the file itself', 'top', { ok: false, fault: { type: 'unknown-part', where: '0' } }],
    ['a row', 'row', { ok: false, fault: { type: 'too-large' } }],
    ['what is not carried in', 'searches', { ok: true }],
  ] as const)('takes no harm from four million keys in %s', { timeout: 120_000 }, async (_where, place, expected) => {
    const file = await zipManyKeys(FOUR_MILLION, place);
    expect(file.length).toBeGreaterThan(7_000_000);
    expect(await open(file)).toMatchObject(expected);
  });

  test('ends alone at its limit of memory, and so does one that takes too long', async () => {
    expect(await open(await zipManyKeys(10), { heapMegabytes: 4, checkMs: 60_000 })).toEqual({ ok: false, fault: { type: 'too-large' } });
    // Its time is up before it begins: a processor's clock stands still for longer than a file takes on some machines.
    const long = await zipManyKeys(FOUR_MILLION / 10);
    expect(await open(long, { heapMegabytes: 256, checkMs: -1 })).toEqual({ ok: false, fault: { type: 'too-slow' } });
  });

  test('reads tables in whatever order they stand', async () => {
    const times = { createdAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-20T00:00:00Z' };
    const places = [{ key: 'oats', category: 'pantry' }];
    const lists = [1, 2, 3].map((n) => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      name: `List ${n}`,
      description: '',
      status: 'draft',
      dateRange: '',
      mealPlansIncluded: [],
      ...times,
    }));
    const json = { groceryPlaces: places, groceryLists: lists, profile: {}, version: 1, format: 'larder-archive' };
    const path = join(folder, 'order.zip');
    writeFileSync(path, await zipText([JSON.stringify(json, undefined, 2)]));
    const fd = openSync(path, 'r');
    const opened = await openArchive(fd);
    if (!opened.ok) throw new Error(opened.fault.type);
    const read = async (table: 'grocery_lists' | 'grocery_places') => {
      const rows: FileRow[] = [];
      for await (const batch of opened.value.readRows(table)) rows.push(...batch);
      return rows;
    };
    expect([opened.value.counts.grocery_lists, opened.value.counts.meal_plans]).toEqual([3, 0]);
    expect((await read('grocery_lists')).map((row) => row['name'])).toEqual(['List 1', 'List 2', 'List 3']);
    expect(await read('grocery_places')).toEqual(places);
    opened.value.close();
    closeSync(fd);
  });
});

describe('imports of several accounts', () => {
  let larder: LarderApp;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'larder-imports-'));
    larder = await startLarderApp('pglite', { DATA_DIR: dataDir });
  }, 60_000);
  afterAll(async () => {
    await larder.close();
    rmSync(dataDir, { recursive: true });
  });

  const upload = async ({ cookie }: Caller, payload: Buffer | PassThrough) => {
    const headers = { cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    const answer = await larder.app.inject({ method: importAccount.method, url: importAccount.path, headers, payload });
    return { status: answer.statusCode, code: answer.json<Partial<ProblemReply>>().error?.code, body: answer.body };
  };
  const empty = async () => zipText(['{"format":"larder-archive","version":1,"profile":{}}']);

  test('do not wait for one another', { timeout: 120_000 }, async () => {
    const [slow, quick] = [await larder.newEater(), await larder.newEater()];
    // Read to its end, and refused there.
    const large = await zipManyKeys(FOUR_MILLION, 'searches');
    const done: string[] = [];
    const first = upload(slow, large).then(() => done.push('slow'));
    const second = upload(quick, await empty()).then(({ status }) => done.push(`quick ${status}`));
    await Promise.all([first, second]);
    expect(done).toEqual(['quick 200', 'slow']);
  });

  test('are one at a time for each, and leave nothing on the disk', async () => {
    const [eater, other] = [await larder.newEater(), await larder.newEater()];
    const body = new PassThrough();
    const first = upload(eater, body);
    const file = await empty();
    body.write(file.subarray(0, 10));
    await expect.poll(async () => (await upload(eater, file)).code).toBe('import-under-way');
    expect((await upload(other, file)).status).toBe(200);
    body.end(file.subarray(10));
    expect((await first).status).toBe(200);
    expect((await upload(eater, file)).status).toBe(200);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('import-'))).toEqual([]);
  });

  test('of four million keys are refused in a sentence, and the server goes on', { timeout: 120_000 }, async () => {
    const eater = await larder.newEater();
    const refused = await upload(eater, await zipManyKeys(FOUR_MILLION));
    expect([refused.status, refused.code]).toEqual([422, 'import-damaged']);
    expect(refused.body).toContain('a part that this Larder does not know (\\"0\\")');
    expect((await eater.call('GET', '/api/auth/user')).status).toBe(200);
  });
});
