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
  readGoogleStatus,
  revokeCalendarLink,
  setPlanDays as setPlanDaysCall,
} from '@larder/contract/calendar.ts';
import { daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { randomBytes } from 'node:crypto';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { DayStore, PlannedDay } from './day-store.ts';
import { duplicateWeek } from './duplicate-week.ts';
import type { LinkStore } from './link-store.ts';
import { movePlanDay } from './move-plan-day.ts';
import { setPlanDays } from './set-plan-days.ts';

export type CalendarDeps = {
  readonly days: DayStore;
  readonly links: LinkStore;
  /** The public origin, for the link that other programs read. */
  readonly baseUrl: string;
};

export function calendarRoutes({ days, links, baseUrl }: CalendarDeps): readonly Route[] {
  const formatLink = (token: string | undefined) => succeed({ url: token === undefined ? null : `${baseUrl}/calendar/${token}.ics` });
  return [
    route(listPlanDays, async ({ userId, params: { startDate }, query: { endDate } }) => {
      const last = checkRange(startDate, endDate ?? startDate);
      return succeed((await days.listDays(userId, startDate, last)).map(formatDay));
    }),
    route(listPlannedPlans, async ({ userId }) => succeed([...(await days.listPlannedPlanIds(userId))])),
    route(assignPlan, async ({ userId, body: { date, mealPlanId, weeklyPlanId = null, notes = null } }) => {
      const day = await days.setDay(userId, { date, planId: mealPlanId, weeklyPlanId, notes });
      if (!day) throw planNotFound();
      return changed(formatDay(day));
    }),
    route(clearDate, async ({ userId, params: { date } }) => {
      const cleared = await days.clearDates(userId, [date]);
      if (cleared.length === 0) throw dayNotFound();
      return changed({ date });
    }),
    route(deletePlanDay, async ({ userId, params: { id } }) => {
      if (!(await days.deleteDay(userId, id))) throw dayNotFound();
      return changed({ id });
    }),
    route(movePlanDayCall, async ({ userId, body }) => {
      const moved = await movePlanDay(days, userId, body);
      if (!moved.ok) throw dayNotFound();
      return changed(moved.value.map(formatDay));
    }),
    route(duplicateWeekCall, async ({ userId, body: { fromWeekStart: from, toWeekStart: to } }) =>
      changed((await duplicateWeek(days, userId, { from, to })).map(formatDay)),
    ),
    route(clearWeek, async ({ userId, body: { weekStart } }) => changed({ cleared: [...(await days.clearDates(userId, weekStart))] })),
    route(setPlanDaysCall, async ({ userId, body }) => {
      const set = await setPlanDays(days, userId, body.days);
      if (!set.ok) throw planNotFound();
      return changed(set.value.map(formatDay));
    }),
    route(readCalendarLink, async ({ userId }) => formatLink(await links.findToken(userId))),
    route(createCalendarLink, async ({ userId }) => {
      // 256 bits: the address is the only key there is.
      const token = randomBytes(32).toString('base64url');
      await links.saveToken(userId, token);
      return formatLink(token);
    }),
    route(revokeCalendarLink, async ({ userId }) => {
      await links.deleteToken(userId);
      return formatLink(undefined);
    }),
    route(readGoogleStatus, async () => ({ success: true as const, connected: false, configured: false })),
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

const NOTHING_CONNECTED: CalendarSync = { showToUser: false, synced: false, reason: 'not-connected' };

const changed = <Data>(data: Data) => ({ ...succeed(data), calendarSync: NOTHING_CONNECTED });

const planNotFound = (): Problem => new Problem('plan-not-found', 'This meal plan is not there. It may have been deleted.');

const dayNotFound = (): Problem => new Problem('day-not-found', 'There is no meal plan on this day.');

function formatDay({ id, date, notes, weeklyPlanId, plan }: PlannedDay): PlanDay {
  return { id, date, mealPlanId: plan.id, notes, weeklyPlanId, mealPlan: plan };
}
