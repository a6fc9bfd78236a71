import {
  assignPlan,
  type CalendarSync,
  clearDate,
  clearWeek,
  cookLeftover,
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
  shrinkPots as shrinkPotsCall,
  styleCalendarLink,
} from '@larder/contract/calendar.ts';
import type { ProblemCode } from '@larder/contract/problem.ts';
import type { Result } from '@larder/domain/base/result.ts';
import { daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealPlace, MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { findWhatWasSeen } from '../../http/what-was-seen.ts';
import type { DayStore, PlannedDay } from './day-store.ts';
import { changeDaysAsSeen, type DaysChanged } from './change-days-as-seen.ts';
import { duplicateWeek } from './duplicate-week.ts';
import { findLostMeals } from './find-lost-meals.ts';
import type { Link, LinkStore } from './link-store.ts';
import { movePlanDay } from './move-plan-day.ts';
import { setPlanDays } from './set-plan-days.ts';
import { tellHowLongKept } from './tell-how-long-kept.ts';

type LeftToCook = { readonly date: PlainDate; readonly place: MealPlace; readonly seen: readonly string[] | undefined };

type PotsToShrink = Pick<LeftToCook, 'date' | 'seen'> & { readonly meals: readonly { readonly date: string; readonly slot: MealSlot }[] };

export type CalendarDeps = {
  readonly days: DayStore;
  readonly links: LinkStore;
  /** How the copy in an outside calendar fares. */
  readonly readSync: (userId: UserId) => Promise<CalendarSync>;
  /** What speaks against plans of days to come under the rules that the table has today, by the day's id. */
  readonly judgeDays: (scope: Scope, days: readonly Pick<PlannedDay, 'id' | 'date' | 'plan'>[]) => Promise<ReadonlyMap<string, string>>;
  /** What these days serve although it is marked "never again", by its titles. */
  readonly listNever: (scope: Scope, days: readonly Pick<PlannedDay, 'plan'>[]) => Promise<readonly string[]>;
  /** What was to be left of a pot, cooked on its own day. */
  readonly cookLeft: (scope: Scope, left: LeftToCook) => Promise<Result<PlannedDay, { readonly type: ProblemCode }>>;
  /** The pots of a day, without meals that eat of them no more. */
  readonly shrinkPots: (scope: Scope, pots: PotsToShrink) => Promise<Result<PlannedDay, { readonly type: ProblemCode }>>;
  /** The public origin, for the link that other programs read. */
  readonly baseUrl: string;
};

/** Which days a call changes, and of whom. */
type Place = {
  readonly scope: Scope;
  readonly raw: FastifyRequest;
  readonly dates: readonly PlainDate[];
  readonly explain?: (fault: DaysChanged) => Problem;
};

export function calendarRoutes(deps: CalendarDeps): readonly Route[] {
  const { days, links, readSync, judgeDays, listNever, cookLeft, shrinkPots, baseUrl } = deps;
  const formatLink = (link: Link | undefined) =>
    succeed({ url: link?.token === undefined ? null : `${baseUrl}/calendar/${link.token}.ics`, style: link?.style ?? 'days' });
  const changed = async <Data>({ userId }: Scope, data: Data) => ({ ...succeed(data), calendarSync: await readSync(userId) });
  const put = async <Data>(scope: Scope, copies: readonly PlannedDay[], data: Data) => {
    const never = await listNever(scope, copies);
    return { ...(await changed(scope, data)), ...(never.length > 0 && { never: [...never] }) };
  };
  const change = async <Changed>(
    { scope, raw, dates, explain = daysChanged }: Place,
    work: (store: DayStore) => Promise<Changed>,
  ): Promise<Changed> => {
    const result = await changeDaysAsSeen(days, scope, { dates, seen: findWhatWasSeen(raw) }, work);
    if (!result.ok) throw explain(result.fault);
    return result.value;
  };
  return [
    route(listPlanDays, async ({ scope, params: { startDate }, query: { endDate } }) => {
      const last = checkRange(startDate, endDate ?? startDate);
      const planned = await days.listDays(scope, startDate, last);
      const lostOn = await findLostMeals(days, scope, planned);
      const against = await judgeDays(scope, planned);
      return succeed(
        planned.map((day) => {
          const said = against.get(day.id);
          const lost = lostOn.get(day.date) ?? [];
          return { ...formatDay(day), ...(said !== undefined && { against: said }), ...(lost.length > 0 && { lost: [...lost] }) };
        }),
      );
    }),
    route(listPlannedPlans, async ({ scope }) => succeed([...(await days.listPlannedPlanIds(scope))])),
    route(assignPlan, async ({ scope, raw, body: { date, mealPlanId, weeklyPlanId = null, notes = null } }) => {
      const day = await change({ scope, raw, dates: [date] }, async (store) =>
        store.setDay(scope, { date, planId: mealPlanId, weeklyPlanId, notes }),
      );
      if (!day) throw planNotFound();
      return put(scope, [day], formatDay(day));
    }),
    route(clearDate, async ({ scope, raw, params: { date } }) => {
      const cleared = await change({ scope, raw, dates: [date], explain: ofRemoval }, async (store) => store.clearDates(scope, [date]));
      if (cleared.length === 0) throw dayNotFound();
      return changed(scope, { date });
    }),
    route(deletePlanDay, async ({ scope, raw, params: { id } }) => {
      const there = await days.findDayById(scope, id);
      if (!there) throw dayNotFound();
      const place = { scope, raw, dates: [there.date], explain: ofRemoval };
      if (!(await change(place, async (store) => store.deleteDay(scope, id)))) throw dayNotFound();
      return changed(scope, { id });
    }),
    route(cookLeftover, async ({ scope, raw, params: { date }, body: { place } }) => {
      const cooked = await cookLeft(scope, { date, place, seen: findWhatWasSeen(raw) });
      if (!cooked.ok) throw new Problem(cooked.fault.type);
      return changed(scope, formatDay(cooked.value));
    }),
    route(shrinkPotsCall, async ({ scope, raw, params: { date }, body: { meals } }) => {
      const shrunk = await shrinkPots(scope, { date, meals, seen: findWhatWasSeen(raw) });
      if (!shrunk.ok) throw new Problem(shrunk.fault.type);
      return changed(scope, formatDay(shrunk.value));
    }),
    route(movePlanDayCall, async ({ scope, raw, body }) => {
      const moved = await change({ scope, raw, dates: [body.fromDate, body.toDate] }, async (store) => movePlanDay(store, scope, body));
      if (!moved.ok) throw dayNotFound();
      return changed(scope, moved.value.map(formatDay));
    }),
    route(duplicateWeekCall, async ({ scope, raw, body: { fromWeekStart: from, toWeekStart: to } }) => {
      const copies = await change({ scope, raw, dates: [...from, ...to] }, async (store) => duplicateWeek(store, scope, { from, to }));
      return put(scope, copies, copies.map(formatDay));
    }),
    route(clearWeek, async ({ scope, raw, body: { weekStart: dates } }) =>
      changed(scope, { cleared: [...(await change({ scope, raw, dates }, async (store) => store.clearDates(scope, dates)))] }),
    ),
    route(setPlanDaysCall, async ({ scope, raw, body }) => {
      const set = await setPlanDays(days, scope, { wishes: body.days, seen: findWhatWasSeen(raw) });
      if (!set.ok) throw set.fault.type === 'plan-not-found' ? planNotFound() : daysChanged();
      return changed(scope, set.value.map(formatDay));
    }),
    route(readCalendarLink, async ({ userId }) => formatLink(await links.findLink(userId))),
    // 256 bits: the address is the only key there is.
    route(createCalendarLink, async ({ userId }) => formatLink(await links.saveToken(userId, randomBytes(32).toString('base64url')))),
    route(styleCalendarLink, async ({ userId, body }) => {
      const link = await links.saveStyle(userId, body);
      if (!link) throw new Problem('link-not-found', { says: 'There is no calendar link. It may have been turned off on another device.' });
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
  if (days < 1) throw new Problem('invalid-request', 'The last day is before the first. Choose it after that.');
  if (days > LONGEST_RANGE_DAYS) throw new Problem('invalid-request', 'Ask for at most five years of days at once.');
  return last;
}

const planNotFound = (): Problem => new Problem('plan-not-found');

const daysChanged = (): Problem => new Problem('days-changed');

/** What is gone by now is what was wanted. */
const ofRemoval = ({ areFree }: DaysChanged): Problem => (areFree ? dayNotFound() : daysChanged());

const dayNotFound = (): Problem => new Problem('day-not-found');

function formatDay({ id, date, notes, weeklyPlanId, revision, plan }: PlannedDay): PlanDay {
  return { id, date, mealPlanId: plan.id, notes, weeklyPlanId, revision, mealPlan: tellHowLongKept(plan) };
}
