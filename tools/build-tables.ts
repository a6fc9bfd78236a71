/**
 * Builds packages/domain/generated from what people wrote in packages/kitchen. `npm run tables` runs it where something changed.
 *
 *     node tools/build-tables.ts           writes the tables, of foods that pass their gates and kits that can be read
 *     node tools/build-tables.ts --check   holds every gate of every kit, and that this build gives what the last one gave
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { buildTables } from '../packages/kitchen/src/build-tables.ts';
import { countSources } from '../packages/kitchen/src/food/gates/check-source.ts';
import { checkKits, findUnreadableKits } from '../packages/kitchen/src/kit/check-kits.ts';
import { readKitchen } from '../packages/kitchen/src/read-kitchen.ts';
import { reportFoodFaults, reportKitFaults } from './report-faults.ts';

const isCheck = process.argv.includes('--check');
const kitchen = await readKitchen();
if (reportFoodFaults(kitchen.foodFaults) > 0) process.exit(1);
if (reportKitFaults((isCheck ? checkKits : findUnreadableKits)(kitchen.kits, kitchen.foodsById)) > 0) process.exit(1);
for (const [file, text] of buildTables(kitchen)) {
  if (isCheck) compare(file, text);
  else write(file, text);
}
const sources = Object.entries(countSources(kitchen.entries)).map(([name, count]) => `${name} ${count}`);
console.log(`${kitchen.entries.length} foods (${sources.join(', ')}), ${kitchen.kits.length} kits.`);

function compare(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  console.error(`${relative('.', file)} is not what this build gives. If "npm run tables" finds nothing to do, its hash misses an input.`);
  process.exitCode = 1;
}

/** Whole or not at all: several processes may find none at the same time. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
