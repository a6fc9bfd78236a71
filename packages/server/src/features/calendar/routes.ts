import {
  assignPlan,
  type CalendarSync,
  clearDate,
  clearWeek,
  createCalendarLink,
  deletePlanDay,
  duplicateWeek as duplicateWeekCall,
  listPlanDays,
  listPlannedPlans,
  movePlanDay as movePlanDayCall,
  type PlanDay,
  readCalendarLink,
  revokeCalendarLink,
  setPlanDays as setPlanDaysCall,
  styleCalendarLink,
} from '@larder/contract/calendar.ts';
import { daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { randomBytes } from 'node:crypto';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import type { DayStore, PlannedDay } from './day-store.ts';
import { duplicateWeek } from './duplicate-week.ts';
import type { Link, LinkStore } from './link-store.ts';
import { movePlanDay } from './move-plan-day.ts';
import { setPlanDays } from './set-plan-days.ts';

export type CalendarDeps = {
  readonly days: DayStore;
  readonly links: LinkStore;
  /** How the copy in an outside calendar fares. */
  readonly readSync: (userId: UserId) => Promise<CalendarSync>;
  /** The public origin, for the link that other programs read. */
  readonly baseUrl: string;
};

export function calendarRoutes({ days, links, readSync, baseUrl }: CalendarDeps): readonly Route[] {
  const formatLink = (link: Link | undefined) =>
    succeed({ url: link === undefined ? null : `${baseUrl}/calendar/${link.token}.ics`, style: link?.style ?? 'days' });
  /** The change is stored by now: whatever is wrong with the outside calendar, it cannot fail any more. */
  const changed = async <Data>({ userId }: Scope, data: Data) => ({
    ...succeed(data),
    calendarSync: await readSync(userId).catch(() => UNKNOWN_SYNC),
  });
  return [
    route(listPlanDays, async ({ scope, params: { startDate }, query: { endDate } }) => {
      const last = checkRange(startDate, endDate ?? startDate);
      return succeed((await days.listDays(scope, startDate, last)).map(formatDay));
    }),
    route(listPlannedPlans, async ({ scope }) => succeed([...(await days.listPlannedPlanIds(scope))])),
    route(assignPlan, async ({ scope, body: { date, mealPlanId, weeklyPlanId = null, notes = null } }) => {
      const day = await days.setDay(scope, { date, planId: mealPlanId, weeklyPlanId, notes });
      if (!day) throw planNotFound();
      return changed(scope, formatDay(day));
    }),
    route(clearDate, async ({ scope, params: { date } }) => {
      const cleared = await days.clearDates(scope, [date]);
      if (cleared.length === 0) throw dayNotFound();
      return changed(scope, { date });
    }),
    route(deletePlanDay, async ({ scope, params: { id } }) => {
      if (!(await days.deleteDay(scope, id))) throw dayNotFound();
      return changed(scope, { id });
    }),
    route(movePlanDayCall, async ({ scope, body }) => {
      const moved = await movePlanDay(days, scope, body);
      if (!moved.ok) throw dayNotFound();
      return changed(scope, moved.value.map(formatDay));
    }),
    route(duplicateWeekCall, async ({ scope, body: { fromWeekStart: from, toWeekStart: to } }) =>
      changed(scope, (await duplicateWeek(days, scope, { from, to })).map(formatDay)),
    ),
    route(clearWeek, async ({ scope, body: { weekStart } }) => changed(scope, { cleared: [...(await days.clearDates(scope, weekStart))] })),
    route(setPlanDaysCall, async ({ scope, body }) => {
      const set = await setPlanDays(days, scope, body.days);
      if (!set.ok) throw planNotFound();
      return changed(scope, set.value.map(formatDay));
    }),
    route(readCalendarLink, async ({ userId }) => formatLink(await links.findLink(userId))),
    // 256 bits: the address is the only key there is.
    route(createCalendarLink, async ({ userId }) => formatLink(await links.saveToken(userId, randomBytes(32).toString('base64url')))),
    route(styleCalendarLink, async ({ userId, body }) => {
      const link = await links.saveStyle(userId, body);
      if (!link) throw new Problem('link-not-found', 'There is no calendar link. It may have been turned off on another device.');
      return formatLink(link);
    }),
    route(revokeCalendarLink, async ({ userId }) => {
      await links.deleteToken(userId);
      return formatLink(undefined);
    }),
  ];
}

/** The month grid is 42 days, the widest of our screens; five years of planned days are still a small answer. */
const LONGEST_RANGE_DAYS = 5 * 366;

function checkRange(first: PlainDate, last: PlainDate): PlainDate {
  const days = daysBetween(first, last) + 1;
  if (days < 1) throw new Problem('invalid-request', 'The last day is before the first.');
  if (days > LONGEST_RANGE_DAYS) throw new Problem('invalid-request', 'Ask for at most five years of days at once.');
  return last;
}

const UNKNOWN_SYNC: CalendarSync = { showToUser: false, synced: false, reason: 'unknown' };

const planNotFound = (): Problem => new Problem('plan-not-found', 'This meal plan is not there. It may have been deleted.');

const dayNotFound = (): Problem => new Problem('day-not-found', 'There is no meal plan on this day.');

function formatDay({ id, date, notes, weeklyPlanId, plan }: PlannedDay): PlanDay {
  return { id, date, mealPlanId: plan.id, notes, weeklyPlanId, mealPlan: plan };
}
