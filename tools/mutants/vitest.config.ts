import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './list-mutants.ts';

const root = join(import.meta.dirname, '../..');
const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;

/** The domain's tests with one change in one file, which is read changed and left alone on the disk. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'larder-mutant',
      enforce: 'pre',
      transform(code, id) {
        if (!mutant || id !== join(root, mutant.file)) return undefined;
        return code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end);
      },
    },
  ],
  test: { isolate: false, maxWorkers: 1, testTimeout: 60_000, include: ['packages/domain/{src,tests}/**/*.test.ts'] },
});
