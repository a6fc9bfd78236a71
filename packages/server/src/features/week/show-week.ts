import type { Week } from '@larder/contract/week.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import { firstDayToCome } from '@larder/domain/calendar/utc-day.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { Drafted, WeekDeps } from './draft-week.ts';
import { formatWeek } from './format-week.ts';
import { writeRules } from './write-rules.ts';

/** A week as it travels, with how the calendar has its days at the moment. */
export async function showWeek(
  { days, now }: Pick<WeekDeps, 'days' | 'now'>,
  scope: Scope,
  { doc, gathered: { intent, eater, household } }: Pick<Drafted, 'doc' | 'gathered'>,
): Promise<Week> {
  const { start, days: length } = doc.recipe;
  const planned = await days.listDays(scope, start, addDays(start, length - 1));
  const first = firstDayToCome(now());
  // A day that nobody has kept may be made under these very rules, and one that is over is eaten.
  const isMadeUnder = doc.madeUnder === writeRules(household);
  const against: (string | undefined)[] = [];
  for (const { date, mealPlanId, plan } of doc.plans) {
    const isFine = date < first || (mealPlanId === null && isMadeUnder);
    against.push(isFine ? undefined : await runInSlices(judgeKept(plan, household)));
  }
  const planIdByDate = new Map(planned.map(({ date, plan }) => [date, plan.id]));
  const off = doc.plans.flatMap(({ date, mealPlanId }) =>
    mealPlanId !== null && planIdByDate.get(date) !== mealPlanId ? [mealPlanId] : [],
  );
  const places = off.length === 0 ? [] : await days.listPlaces(scope, off);
  const dateByPlanId = new Map(places.toReversed().map(({ planId, date }) => [planId, date]));
  return formatWeek(doc, { intent, eater, planIdByDate, dateByPlanId, against });
}
