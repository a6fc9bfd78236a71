import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const YOUNG = '--max-semi-space-size=16';

test('the ways to hold the heap small are ones that this version of V8 knows', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of ['--heap-growing-percent', '--max-semi-space-size']) expect(known).toContain(`  ${flag} `);
});

test.each([
  ['package.json', `"start": "node ${YOUNG} packages/server/src/main.ts"`],
  ['Dockerfile', `CMD ["node", "${YOUNG}", "packages/server/src/main.ts"]`],
  ['deploy/larder.service', `/node ${YOUNG} packages/server/src/main.ts\n`],
])('%s starts a server with the young heap held small', (file, command) => {
  expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')).toContain(command);
});
