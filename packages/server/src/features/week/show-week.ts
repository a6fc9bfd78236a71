import type { Week } from '@larder/contract/week.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { Scope } from '../../db/scope.ts';
import type { Drafted, WeekDeps } from './draft-week.ts';
import { formatWeek } from './format-week.ts';

/** A week as it travels, with how the calendar has its days at the moment. */
export async function showWeek(
  { days }: Pick<WeekDeps, 'days'>,
  scope: Scope,
  { doc, gathered: { intent, eater } }: Pick<Drafted, 'doc' | 'gathered'>,
): Promise<Week> {
  const { start, days: length } = doc.recipe;
  const planned = await days.listDays(scope, start, addDays(start, length - 1));
  return formatWeek(doc, { intent, eater, planIdByDate: new Map(planned.map(({ date, plan }) => [date, plan.id])) });
}
