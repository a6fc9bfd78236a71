import { join, relative } from 'node:path';
import type { FoodFault } from '../packages/kitchen/src/food/food-fault.ts';
import type { KitFault } from '../packages/kitchen/src/kit/parsed-kit.ts';
import { KIT_FOLDER } from '../packages/kitchen/src/kit/read-kits.ts';

/** Both print what is wrong and what to do about it, and return how many. */
export function reportFoodFaults(faults: readonly FoodFault[]): number {
  for (const { id, problem, remedy } of faults) console.error(`${id}: ${problem}\n  -> ${remedy}`);
  if (faults.length > 0)
    console.error(`\n${countFaults(faults.length)} in packages/kitchen/foods; AUTHORING.md beside it explains the format.`);
  return faults.length;
}

export function reportKitFaults(faultsByFile: ReadonlyMap<string, readonly KitFault[]>): number {
  let count = 0;
  for (const [file, faults] of faultsByFile) {
    for (const { line, type, message } of faults) console.error(`${relative('.', join(KIT_FOLDER, file))}:${line} ${type}: ${message}`);
    count += faults.length;
  }
  if (count > 0) console.error(`${countFaults(count)}; packages/kitchen/AUTHORING.md explains the format.`);
  return count;
}

const countFaults = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;
