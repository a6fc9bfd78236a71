import { hashText } from '../base/random.ts';
import type { PlainDate } from './plain-date.ts';

type Candidate = { readonly id: string };

/**
 * The plan offered first for a day: one that is on no day yet, and for the same day and plans always the same one,
 * whatever order they come in. Undefined when every plan is on the calendar.
 */
export function suggestPlan<Plan extends Candidate>(
  date: PlainDate,
  plans: readonly Plan[],
  plannedIds: ReadonlySet<string>,
): Plan | undefined {
  const unused = plans.filter(({ id }) => !plannedIds.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return unused[hashText(date) % unused.length];
}
