import { UNIT_ROWS, type UnitKind } from './unit.table.ts';

export type UnitId = keyof typeof UNIT_ROWS;

export type Unit = {
  readonly id: UnitId;
  readonly kind: UnitKind;
  readonly one: string;
  readonly many: string;
  /** What is written after a number where the words would be long: "g", "fl oz". */
  readonly symbol: string | null;
  readonly isContainer: boolean;
};

export const UNITS: readonly Unit[] = Object.entries(UNIT_ROWS).map(([id, row]) => ({
  id: id as UnitId,
  kind: row.kind,
  one: row.one,
  many: row.many,
  symbol: 'symbol' in row ? row.symbol : null,
  isContainer: 'holds' in row,
}));

const unitsById = new Map<string, Unit>(UNITS.map((unit) => [unit.id, unit]));

export function getUnit(id: UnitId): Unit {
  const unit = unitsById.get(id);
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
}

/** Any spelling, US or British, singular or plural, with or without a full stop. "T" is a tablespoon, "t" a teaspoon. */
export function findUnit(spelling: string): Unit | undefined {
  const trimmed = spelling.endsWith('.') ? spelling.slice(0, -1) : spelling;
  if (trimmed === 'T') return unitsById.get('tbsp');
  if (trimmed === 't') return unitsById.get('tsp');
  return unitsBySpelling.get(trimmed.toLowerCase());
}

const unitsBySpelling = new Map<string, Unit>(
  UNITS.flatMap((unit) => {
    const row = UNIT_ROWS[unit.id];
    const further = 'also' in row ? row.also : [];
    return [unit.id, unit.one, unit.many, ...(unit.symbol ? [unit.symbol] : []), ...further].map((spelling) => [spelling, unit] as const);
  }),
);
