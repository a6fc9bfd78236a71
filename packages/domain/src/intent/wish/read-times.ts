import type { Item } from '../language/read-items.ts';

/** "Chicken twice", "fish three times a week": at how many meals something is wished for, of the day or, where it says so, of a week. */
export function readTimes(items: readonly Item[], at: number): { readonly count: number; readonly isOfWeek: boolean } | undefined {
  const [next, after] = [items[at + 1], items[at + 2]];
  const isTimes = next?.value !== undefined && after?.words === 'times';
  const count = next?.words === 'twice' ? 2 : isTimes ? next.value : undefined;
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > MOST) return undefined;
  const behind = items.slice(at + (isTimes ? 3 : 2), at + (isTimes ? 6 : 5));
  return { count, isOfWeek: behind.some(({ effect, words }) => effect?.unit === 'week' || WEEKLY.test(words)) };
}

const MOST = 14;
const WEEKLY = /^(?:weekly|week|a week|per week)$/u;
