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
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { findWhatWasSeen } from '../../http/what-was-seen.ts';
import type { UserId } from '../../db/user-id.ts';
import type { DayStore, PlannedDay } from './day-store.ts';
import { changeDaysAsSeen, type DaysChanged } from './days-as-seen.ts';
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

/** Which days a call changes, and of whom. */
type Place = {
  readonly userId: UserId;
  readonly raw: FastifyRequest;
  readonly dates: readonly PlainDate[];
  readonly explain?: (fault: DaysChanged) => Problem;
};

export function calendarRoutes({ days, links, readSync, baseUrl }: CalendarDeps): readonly Route[] {
  const formatLink = (link: Link | undefined) =>
    succeed({ url: link === undefined ? null : `${baseUrl}/calendar/${link.token}.ics`, style: link?.style ?? 'days' });
  /** The change is stored by now: whatever is wrong with the outside calendar, it cannot fail any more. */
  const changed = async <Data>(userId: UserId, data: Data) => ({
    ...succeed(data),
    calendarSync: await readSync(userId).catch(() => UNKNOWN_SYNC),
  });
  const change = async <Changed>(
    { userId, raw, dates, explain = daysChanged }: Place,
    work: (store: DayStore) => Promise<Changed>,
  ): Promise<Changed> => {
    const result = await changeDaysAsSeen(days, userId, { dates, seen: findWhatWasSeen(raw) }, work);
    if (!result.ok) throw explain(result.fault);
    return result.value;
  };
  return [
    route(listPlanDays, async ({ userId, params: { startDate }, query: { endDate } }) => {
      const last = checkRange(startDate, endDate ?? startDate);
      return succeed((await days.listDays(userId, startDate, last)).map(formatDay));
    }),
    route(listPlannedPlans, async ({ userId }) => succeed([...(await days.listPlannedPlanIds(userId))])),
    route(assignPlan, async ({ userId, raw, body: { date, mealPlanId, weeklyPlanId = null, notes = null } }) => {
      const day = await change({ userId, raw, dates: [date] }, async (store) =>
        store.setDay(userId, { date, planId: mealPlanId, weeklyPlanId, notes }),
      );
      if (!day) throw planNotFound();
      return changed(userId, formatDay(day));
    }),
    route(clearDate, async ({ userId, raw, params: { date } }) => {
      const cleared = await change({ userId, raw, dates: [date], explain: ofRemoval }, async (store) => store.clearDates(userId, [date]));
      if (cleared.length === 0) throw dayNotFound();
      return changed(userId, { date });
    }),
    route(deletePlanDay, async ({ userId, raw, params: { id } }) => {
      const there = await days.findDayById(userId, id);
      if (!there) throw dayNotFound();
      const place = { userId, raw, dates: [there.date], explain: ofRemoval };
      if (!(await change(place, async (store) => store.deleteDay(userId, id)))) throw dayNotFound();
      return changed(userId, { id });
    }),
    route(movePlanDayCall, async ({ userId, raw, body }) => {
      const moved = await change({ userId, raw, dates: [body.fromDate, body.toDate] }, async (store) => movePlanDay(store, userId, body));
      if (!moved.ok) throw dayNotFound();
      return changed(userId, moved.value.map(formatDay));
    }),
    route(duplicateWeekCall, async ({ userId, raw, body: { fromWeekStart: from, toWeekStart: to } }) => {
      const copies = await change({ userId, raw, dates: [...from, ...to] }, async (store) => duplicateWeek(store, userId, { from, to }));
      return changed(userId, copies.map(formatDay));
    }),
    route(clearWeek, async ({ userId, raw, body: { weekStart: dates } }) =>
      changed(userId, { cleared: [...(await change({ userId, raw, dates }, async (store) => store.clearDates(userId, dates)))] }),
    ),
    route(setPlanDaysCall, async ({ userId, raw, body }) => {
      const set = await setPlanDays(days, userId, { wishes: body.days, seen: findWhatWasSeen(raw) });
      if (!set.ok) throw set.fault.type === 'plan-not-found' ? planNotFound() : daysChanged();
      return changed(userId, set.value.map(formatDay));
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

const daysChanged = (): Problem =>
  new Problem('days-changed', 'Your calendar was changed in another window or on another device. Nothing was changed now.');

/** What is gone by now is what was wanted. */
const ofRemoval = ({ areFree }: DaysChanged): Problem => (areFree ? dayNotFound() : daysChanged());

const dayNotFound = (): Problem => new Problem('day-not-found', 'There is no meal plan on this day.');

function formatDay({ id, date, notes, weeklyPlanId, revision, plan }: PlannedDay): PlanDay {
  return { id, date, mealPlanId: plan.id, notes, weeklyPlanId, revision, mealPlan: plan };
}
