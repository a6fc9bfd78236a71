/**
 * For who writes kits: the faults of those named (files or folders; all when none is named) as `file:line type: message`.
 *
 *     node tools/check-kits.ts [--show] [file...]   --show prints every variant's title, time and energy, and one in full
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkKits } from '../packages/kitchen/src/kit/check-kits.ts';
import { describeKit } from '../packages/kitchen/src/kit/describe-kit.ts';
import { KIT_FOLDER } from '../packages/kitchen/src/kit/read-kits.ts';
import { readKitchen } from '../packages/kitchen/src/read-kitchen.ts';
import { reportFoodFaults, reportKitFaults } from './report-faults.ts';

const { values, positionals } = parseArgs({ options: { show: { type: 'boolean' } }, allowPositionals: true });
const { kits, foodsById, foodFaults } = await readKitchen();
if (reportFoodFaults(foodFaults) > 0) process.exit(1);

const named = positionals.map((path) => relative(KIT_FOLDER, resolve(path)));
const isNamed = (file: string): boolean => named.length === 0 || named.some((name) => file === name || file.startsWith(join(name, '/')));
const wanted = kits.filter(({ file }) => isNamed(file));
if (wanted.length === 0) {
  console.error(`No kit at ${positionals.join(', ')}; kits live in ${relative('.', KIT_FOLDER)}/<cuisine>/<id>.kit.`);
  process.exit(2);
}
if (values.show) for (const { parsed } of wanted) if (parsed) console.log(describeKit(parsed, foodsById));
// The gates look at what was asked for, its ids and titles at all: every gate on every kit takes six seconds.
const faults = checkKits(kits, foodsById, isNamed);
if (reportKitFaults(faults) > 0) process.exit(1);
console.log(`${wanted.length} ${wanted.length === 1 ? 'kit passes' : 'kits pass'} every gate.`);
