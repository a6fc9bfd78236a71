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
  if (!rest.includes(' ') || !sharesHead(first, head)) return first;
  return `${first} ${head}`;
}

function sharesHead(first: string, head: string): boolean {
  const headKey = foodNameKey(head);
  if (foodNameKey(first).split(' ').includes(headKey)) return false;
  if (findFoodByName(`${first} ${head}`) !== undefined) return ALWAYS_SHARED.has(headKey) || findFoodByName(first) === undefined;
  return ALWAYS_SHARED.has(headKey);
}

/** "chicken or beef stock": the first word alone would be another food. */
const ALWAYS_SHARED = new Set(['stock', 'broth', 'bouillon', 'vinegar', 'wine', 'flour', 'seed', 'nut', 'jam', 'puree', 'liqueur']);
