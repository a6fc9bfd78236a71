import type { Candidates } from './list-candidates.ts';

/** As many ideas as a fortnight of one meal wants; with fewer left, what was taken away is welcome again. */
const LEAST_KITS = 14;

/** What is left of a meal's kits, or all where these are too few to choose from. */
export const orAllIfFew = (left: Candidates, { candidates, kitIds }: { candidates: Candidates; kitIds: readonly string[] }): Candidates =>
  kitIds.filter((kitId) => left.has(kitId)).length >= LEAST_KITS ? left : candidates;
