import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../packages/server/src/config/variables.table.ts';

const text = readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8');
/** The lines of one service. */
const service = (name: string): string => {
  const from = text.indexOf(`\n  ${name}:\n`);
  const rest = text.slice(from + `\n  ${name}:\n`.length);
  return rest.slice(0, rest.search(/^ {0,2}\w/m));
};
const SERVICES = ['larder', 'backup', 'database'];

test('every setting of the server reaches it, but those that are the image’s own', () => {
  const settings = service('larder').split('environment: &settings\n')[1]?.split('    volumes:')[0] ?? '';
  const passed = [...settings.matchAll(/^      ([A-Z_]+):/gm)].map(([, name]) => String(name));
  const owned = ['PORT', 'HOST', 'DATA_DIR'];
  expect(passed.toSorted()).toEqual(
    Object.keys(VARIABLES)
      .filter((name) => !owned.includes(name))
      .toSorted(),
  );
  expect(service('backup')).toContain('environment: *settings');
});

test.each(SERVICES)('%s has a limit of memory and a log that does not grow for ever', (name) => {
  expect(service(name)).toMatch(/^    mem_limit: /m);
  expect(service(name)).toContain('logging: *rotated');
});

test('the image that is fetched is held by its digest', () => {
  expect(service('database')).toMatch(/^    image: \$\{POSTGRES_IMAGE:-postgres:17\.\d+-bookworm@sha256:[0-9a-f]{64}\}$/m);
});

test.each(['larder', 'backup'])('%s may write to its volumes alone', (name) => {
  expect(service(name)).toContain('read_only: true');
  expect(service(name)).toContain('cap_drop: [ALL]');
});
