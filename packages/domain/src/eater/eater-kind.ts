/** The youngest first. */
export const EATER_KINDS = ['toddler', 'child', 'teen', 'adult'] as const;
export type EaterKind = (typeof EATER_KINDS)[number];

/** The ages of each kind, and the one that is meant where none is said. */
export const KIND_AGES: Readonly<Record<EaterKind, { readonly from: number; readonly to: number; readonly usual: number }>> = {
  toddler: { from: 1, to: 3, usual: 2 },
  child: { from: 4, to: 12, usual: 8 },
  teen: { from: 13, to: 17, usual: 15 },
  adult: { from: 18, to: 120, usual: 40 },
};

/** More than eat at any table. */
export const MOST_PEOPLE = 12;

/** The kind that goes with an age; nobody younger than a year eats from the pot. */
export const kindOfAge = (years: number): EaterKind => EATER_KINDS.findLast((kind) => years >= KIND_AGES[kind].from) ?? 'toddler';
