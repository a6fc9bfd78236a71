import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Threads and processes of the server begin with code that was compiled before, as they do in production (main.ts): a reader of
 * one page took 0.9 s of processor without, most of it for the food table's modules.
 */
const COMPILED = join(import.meta.dirname, 'node_modules', '.cache', 'larder-compiled');

/**
 * Modules as the server runs them. Vite's runner reads every imported name through a getter at each use, which took a third of a
 * made week. What it does beside (mocked modules, what only Vite understands) no test of these folders needs.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

/** The tables of foods and kits, for who runs a single file by hand. */
const TABLES = 'tools/refresh-tables.mjs';

export default defineConfig({
  test: {
    // Left alone, a run of two cores uses one. A third worker has something to do while two wait for a disk: 181 s against 201.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'domain',
          experimental: NATIVE,
          // Pure functions: loading the food table anew for each file took a third of the time.
          isolate: false,
          globalSetup: [TABLES],
          // Properties over whole days: what is slow on a busy machine is not wrong.
          testTimeout: 60_000,
          include: ['packages/{domain,kitchen}/{src,tests}/**/*.test.ts', 'packages/contract/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          experimental: NATIVE,
          // A database of its own is all that a file needs; loading the server anew for each was a tenth of the run.
          isolate: false,
          env: { NODE_COMPILE_CACHE: COMPILED },
          include: ['packages/server/{src,tests,emulators}/**/*.test.ts'],
          globalSetup: [TABLES, 'packages/server/tests/support/shared-postgres.ts'],
          // A file of 140 MB is read behind everybody else's work, which takes its time on a busy machine; what hangs is found all the same.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', isolate: false, globalSetup: [TABLES], include: ['packages/web/src/**/*.test.ts'] } },
    ],
  },
});
