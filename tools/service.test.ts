import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const unit = readFileSync(join(import.meta.dirname, '../deploy/larder.service'), 'utf8');

/** A call that is not allowed ends the process by itself (systemd.exec, SystemCallFilter), and `putBehind` asks to go behind. */
test('the unit lets what reads and plans go behind who answers, and no refused call ends the server', () => {
  const filters = [...unit.matchAll(/^SystemCallFilter=(.+)$/gm)].map(([, names]) => names);
  expect(filters.indexOf('setpriority')).toBeGreaterThan(filters.findIndex((names) => names?.includes('@resources')));
  expect(unit).toContain('\nSystemCallErrorNumber=EPERM\n');
});
