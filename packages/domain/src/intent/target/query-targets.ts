import type { Macros } from '../../food/nutrients.ts';

/** What the sliders add to a query, so that one sentence carries a whole wish: "vegan (targets: 150 g protein, ...)". */
export const withTargets = (query: string, { protein, carbs, fat }: Macros): string =>
  `${query} (targets: ${protein} g protein, ${carbs} g carbs, ${fat} g fat)`;

/** Undoes `withTargets` exactly. Without the addition the query is the text itself. */
export function splitTargets(text: string): { readonly query: string; readonly targets: Macros | null } {
  const found = SUFFIX.exec(text);
  const numbers = found?.slice(1, 4).map(Number);
  if (!found || numbers?.length !== 3) return { query: text, targets: null };
  const [protein = 0, carbs = 0, fat = 0] = numbers;
  return { query: text.slice(0, found.index), targets: { protein, carbs, fat } };
}

const SUFFIX = / \(targets: (\d{1,4}(?:\.\d{1,3})?) g protein, (\d{1,4}(?:\.\d{1,3})?) g carbs, (\d{1,4}(?:\.\d{1,3})?) g fat\)$/u;
