import { join } from 'node:path';
import { makeKitRows } from './kit/make-kit-rows.ts';
import type { Kitchen } from './read-kitchen.ts';
import { writeJsonRows } from './write-json-rows.ts';

/** Where domain reads them: food/food-table.ts and kit/kit-table.ts. */
const GENERATED = join(import.meta.dirname, '../../domain/generated');

/** The text of both tables by file. Of a kitchen without faults: it throws on a kit that its gates would not pass. */
export function buildTables({ foodRows, foodsById, kits }: Kitchen): ReadonlyMap<string, string> {
  const parsed = kits.flatMap((kit) => (kit.parsed ? [kit.parsed.kit] : []));
  return new Map([
    [join(GENERATED, 'food-rows.json'), writeJsonRows(foodRows)],
    [join(GENERATED, 'kit-rows.json'), writeJsonRows(makeKitRows(parsed, foodsById))],
  ]);
}
