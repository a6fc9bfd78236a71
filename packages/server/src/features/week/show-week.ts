import type { Week } from '@larder/contract/week.ts';
import { joinAnd } from '@larder/domain/base/say.ts';
import { addDays, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { firstDayToCome } from '@larder/domain/calendar/utc-day.ts';
import { isNever } from '@larder/domain/plan/frame/dish-opinions.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import type { WeekQuery } from '@larder/domain/week/week-query.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { Drafted, WeekDeps } from './draft-week.ts';
import { formatWeek } from './format-week.ts';
import type { DayOfDoc } from './week-doc.ts';
import { writeRules } from './write-rules.ts';

/** A week as it travels, with how the calendar has its days at the moment. */
export async function showWeek(
  { days, readLibrary, now }: Pick<WeekDeps, 'days' | 'readLibrary' | 'now'>,
  scope: Scope,
  { doc, gathered: { intent, eater, household, query } }: Pick<Drafted, 'doc' | 'gathered'>,
): Promise<Week> {
  const { start, days: length } = doc.recipe;
  const planned = await days.listDays(scope, start, addDays(start, length - 1));
  const first = firstDayToCome(now());
  // A day that nobody has kept may be made under these very rules, and one that is over is eaten.
  const isMadeUnder = doc.madeUnder === writeRules(household);
  const against: (string | undefined)[] = [];
  const isFine = ({ date, mealPlanId }: DayOfDoc): boolean => date < first || (mealPlanId === null && isMadeUnder);
  const judged = doc.plans.filter((day) => !isFine(day)).map(({ plan }) => plan);
  const library = await readLibrary(scope, judged);
  for (const day of doc.plans) {
    const judging = judgeKept(day.plan, household, { library, weekdays: [weekdayOf(day.date)] });
    const says = [isFine(day) ? undefined : await runInSlices(judging), day.date < first ? undefined : sayNever(day, query.day)];
    against.push(says.filter((one) => one !== undefined).join(' ') || undefined);
  }
  const planIdByDate = new Map(planned.map(({ date, plan }) => [date, plan.id]));
  const off = doc.plans.flatMap(({ date, mealPlanId }) =>
    mealPlanId !== null && planIdByDate.get(date) !== mealPlanId ? [mealPlanId] : [],
  );
  const places = off.length === 0 ? [] : await days.listPlaces(scope, off);
  const dateByPlanId = new Map(places.toReversed().map(({ planId, date }) => [planId, date]));
  return formatWeek(doc, { intent, eater, planIdByDate, dateByPlanId, against });
}

/** Marked since the day was planned, or on a day that somebody chose: it stays, and is named. */
function sayNever({ plan }: DayOfDoc, { opinions }: WeekQuery['day']): string | undefined {
  const titles = mealsOf(plan).flatMap(({ meal }) => (opinions && isNever(meal, opinions) ? [meal.title] : []));
  const named = [...new Set(titles)];
  return named.length === 0 ? undefined : `${joinAnd(named)} ${named.length === 1 ? 'is' : 'are'} marked “Never again”.`;
}
