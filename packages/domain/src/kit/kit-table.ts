import type { TimedKit } from './kit.ts';
import rows from '../../generated/kit-rows.json' with { type: 'json' };
import { readKitRows, type KitRow } from './read-kit-rows.ts';

/** Every kit of packages/kitchen/kits. The rows are our own build's output, checked there, so they are trusted here. */
export const KIT_TABLE: readonly TimedKit[] = readKitRows(rows as unknown as readonly KitRow[]);
