import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSessionSecret } from './session-secret.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-secret-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

describe('loadSessionSecret', () => {
  it('makes a secret once, readable by its owner only', async () => {
    const home = join(dataDir, 'not', 'there', 'yet');
    const made = await loadSessionSecret(undefined, home);
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect((await stat(join(home, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(await loadSessionSecret(undefined, home)).toBe(made);
  });

  it('gives two that start at once the same one', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(undefined, dataDir)));
    expect(new Set(secrets).size).toBe(1);
  });

  it('prefers the given one and writes nothing', async () => {
    expect(await loadSessionSecret('given', dataDir)).toBe('given');
    await expect(readFile(join(dataDir, 'session-secret'))).rejects.toThrow('ENOENT');
  });

  it('refuses a file that was emptied, rather than signing with nothing', async () => {
    await writeFile(join(dataDir, 'session-secret'), '\n');
    await expect(loadSessionSecret(undefined, dataDir)).rejects.toThrow('delete it to have a new one made');
  });
});
