import { join } from 'node:path';
import { listDishNames } from './kit/list-dish-names.ts';
import { makeKitRows } from './kit/make-kit-rows.ts';
import type { Kitchen } from './read-kitchen.ts';
import { writeJsonRows } from './write-json-rows.ts';

/** Where domain reads them: food/food-table.ts, kit/kit-table.ts and intent/language/dish-names.ts. */
const GENERATED = join(import.meta.dirname, '../../domain/generated');

/** The text of the tables by file. Of a kitchen without faults: it throws on a kit that its gates would not pass. */
export function buildTables({ foodRows, foodsById, kits }: Kitchen): ReadonlyMap<string, string> {
  const parsed = kits.flatMap((kit) => (kit.parsed ? [kit.parsed.kit] : []));
  return new Map([
    [join(GENERATED, 'food-rows.json'), writeJsonRows(foodRows)],
    [join(GENERATED, 'kit-rows.json'), writeJsonRows(makeKitRows(parsed, foodsById))],
    [join(GENERATED, 'dish-names.json'), writeJsonRows(listDishNames(parsed, foodsById))],
  ]);
}
