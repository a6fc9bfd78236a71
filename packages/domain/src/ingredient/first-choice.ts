import { findFoodByName } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';

/**
 * What a cook would buy of a choice: "butter or olive oil" gives butter, "chicken or vegetable stock" gives chicken stock,
 * because there the last word belongs to both.
 */
export function firstChoice(name: string): string {
  const cut = /,? +(?:and\/or|or) +/i.exec(name);
  if (!cut || cut.index === 0) return name;
  const first = name.slice(0, cut.index).split(/, */)[0]!.trim();
  const rest = name.slice(cut.index + cut[0].length).trim();
  const head = rest.split(' ').at(-1) ?? '';
  return rest.includes(' ') && sharesHead(first, rest, head) ? `${first} ${head}` : first;
}

/** When the first with the last word is a food of the other's kind, and without it is none: "kidney or black beans". */
function sharesHead(first: string, rest: string, head: string): boolean {
  const headKey = foodNameKey(head);
  if (foodNameKey(first).split(' ').includes(headKey)) return false;
  const [alone, joined, other] = [findFoodByName(first), findFoodByName(`${first} ${head}`), findFoodByName(rest)];
  if (joined && other) return joined.kind === other.kind && alone?.kind !== other.kind;
  return ALWAYS_SHARED.has(headKey) || (joined !== undefined && alone === undefined);
}

/** Kinds of which the first words alone would be another food, whether the table knows the joined name or not. */
const ALWAYS_SHARED = new Set(['stock', 'broth', 'bouillon', 'vinegar', 'wine', 'flour', 'seed', 'nut', 'jam', 'puree', 'liqueur']);
