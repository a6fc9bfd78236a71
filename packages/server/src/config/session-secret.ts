import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The given secret, or one kept in the data directory: made at the first start, readable by its owner only. */
export async function loadSessionSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'session-secret');
  try {
    // Exclusive: of two processes that start at once, the second reads what the first wrote.
    const file = await open(path, 'wx', 0o600);
    const secret = randomBytes(32).toString('base64url');
    try {
      await file.writeFile(`${secret}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = (await readFile(path, 'utf8')).trim();
  if (kept.length < 32) throw new Error(`${path} holds no usable secret: delete it to have a new one made.`);
  return kept;
}
