import type { Candidates } from './list-candidates.ts';

/** What a household said of dishes, by kit; of its own recipes by their ids. */
export type DishOpinions = { readonly never: ReadonlySet<string>; readonly again: ReadonlySet<string> };

export const NO_OPINIONS: DishOpinions = { never: new Set(), again: new Set() };

/**
 * "Never" is a rule: no wish brings such a kit back. The same map for the same opinions, because what is worked out further on
 * is remembered by it.
 */
export function withoutNever(candidates: Candidates, { never }: DishOpinions): Candidates {
  if (never.size === 0) return candidates;
  const key = [...never].toSorted().join(',');
  const known = remembered.get(candidates);
  if (known?.key === key) return known.left;
  const left = new Map([...candidates].filter(([kitId]) => !never.has(kitId)));
  remembered.set(candidates, { key, left });
  return left;
}

/** The latest alone: meals of one day ask one after the other, and households are many. */
const remembered = new WeakMap<Candidates, { readonly key: string; readonly left: Candidates }>();
