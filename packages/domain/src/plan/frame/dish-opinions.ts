import type { Candidates } from './list-candidates.ts';

/** What a household said of dishes, by kit; of its own recipes by their ids. */
export type DishOpinions = { readonly never: ReadonlySet<string>; readonly again: ReadonlySet<string> };

export const NO_OPINIONS: DishOpinions = { never: new Set(), again: new Set() };

/** "Never" is a rule: no wish brings such a kit back. */
export function withoutNever(candidates: Candidates, { never }: DishOpinions): Candidates {
  if (never.size === 0) return candidates;
  return new Map([...candidates].filter(([kitId]) => !never.has(kitId)));
}
