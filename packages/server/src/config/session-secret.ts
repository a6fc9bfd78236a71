import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const loadSessionSecret = (given: string | undefined, dataDir: string): Promise<string> =>
  loadSecret(given, dataDir, 'session-secret');

/** The given secret, or one kept in the data directory: made at the first start, readable by its owner only. */
export async function loadSecret(given: string | undefined, dataDir: string, name: 'session-secret' | 'encryption-key'): Promise<string> {
  if (given) return given;
  const path = join(dataDir, name);
  const kept = (await readSecret(path)) ?? (await makeSecret(path, dataDir));
  if (kept.length < 32) throw new Error(`${path} holds no usable secret: delete it to have a new one made.`);
  return kept;
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Written aside and then linked: of two processes that start at once one wins, and nobody reads half a secret. */
async function makeSecret(path: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
