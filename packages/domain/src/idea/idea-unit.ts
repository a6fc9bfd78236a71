import type { UNIT_ROWS } from '../quantity/unit.table.ts';
import { findUnit, type UnitId } from '../quantity/unit.ts';

type Weighing = { readonly [Id in UnitId]: (typeof UNIT_ROWS)[Id]['kind'] extends 'mass' ? Id : never }[UnitId];

/** What a cook measures with who has no scale. What it weighs is for the table of foods to say (docs/decisions/0072). */
export type IdeaUnit = Exclude<UnitId, Weighing>;

/** However it is spelled; undefined for what is none, a weight among it. */
export function parseIdeaUnit(text: string): IdeaUnit | undefined {
  const word = text.trim().toLowerCase();
  if (/^(?:pieces?|each|whole|units?|pcs?|)$/.test(word)) return 'piece';
  const unit = findUnit(word);
  return unit === undefined || unit.kind === 'mass' ? undefined : (unit.id as IdeaUnit);
}
