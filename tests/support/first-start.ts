import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLarder } from './larder-server.ts';

/**
 * The one first start of a run: it makes the built-in database and compiles every module, seven of the nine seconds that a
 * start with an empty folder costs. The servers of the run begin with a copy of what it leaves.
 */
// oxlint-disable-next-line import/no-default-export -- as Playwright wants a global set-up
export default async function startFirst(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-first-'));
  const larder = await startLarder({ DATA_DIR: folder });
  await larder.stop();
  process.env['LARDER_FIRST_START'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
