import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { MEAL_PLACES, MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './endpoint.ts';
import { NutritionOverview } from './plan.ts';
import { success } from './wire.ts';

/** Any day of the week names it: the server takes the Sunday before. */
const Week = z.pipe(
  Day,
  z.transform((day) => listWeekDays(day)),
);

const Id = z.string().check(z.maxLength(100));

const MealOfDay = z.object({
  title: z.string(),
  dishId: z.optional(z.string()),
  /** The household's own recipe that it is. */
  recipeId: z.optional(z.string()),
  calories: z.optional(z.number()),
  /** Of a plate from a pot: what is left of it where it was cooked for another meal. */
  pot: z.optional(
    z.object({
      cookedOn: z.string(),
      cookedFor: z.enum(MEAL_SLOTS),
      eatenOn: z.string(),
      /** How many days after its cooking what is left of it may be eaten at most, where a day is moved. */
      keepsDays: z.optional(z.number()),
    }),
  ),
  /** Where several eat of it: the names on its plates. The calories are those of the first. */
  eaters: z.optional(z.array(z.string())),
});

/** What the calendar shows of a plan; the whole of it is at `/api/meal-plans/:id`. */
const PlanOfDay = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  nutritionOverview: NutritionOverview,
  meals: z.object({
    breakfast: z.optional(MealOfDay),
    lunch: z.optional(MealOfDay),
    dinner: z.optional(MealOfDay),
    snack: z.optional(MealOfDay),
  }),
  moreSnacks: z.optional(z.array(MealOfDay)),
});

export const PlanDay = z.object({
  id: z.string(),
  date: z.string(),
  mealPlanId: z.string(),
  notes: z.nullable(z.string()),
  weeklyPlanId: z.nullable(z.string()),
  /** Of what it says, for `sayWhatWasSeen`. Every call that changes days takes what was seen on them. */
  revision: z.string(),
  mealPlan: PlanOfDay,
  /** What speaks against the plan under the rules that the table has today, in one sentence. Only of a day to come, where days are listed. */
  against: z.optional(z.string()),
  /** Its meals that would be left of a pot which no day cooks any more. Only where days are listed. */
  lost: z.optional(z.array(z.enum(MEAL_PLACES))),
});
export type PlanDay = z.infer<typeof PlanDay>;

/** How the copy in an outside calendar fared; without one nothing is synced and nothing is said. */
export const CalendarSync = z.object({
  showToUser: z.boolean(),
  synced: z.boolean(),
  severity: z.optional(z.enum(['error', 'warning'])),
  message: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type CalendarSync = z.infer<typeof CalendarSync>;

const changed = <Data extends z.ZodMiniType>(data: Data) => z.object({ success: z.literal(true), data, calendarSync: CalendarSync });

/** With the titles of what was put there although it is marked "never again": a plan is copied as it is, and who copies it is told. */
const put = <Data extends z.ZodMiniType>(data: Data) => z.extend(changed(data), { never: z.optional(z.array(z.string())) });

export const listPlanDays = endpoint({
  method: 'GET',
  path: '/api/weekly-plan-days/:startDate',
  access: 'user',
  params: z.object({ startDate: Day }),
  /** Without an end it is that one day. Both ends are included. */
  query: z.object({ endDate: z.optional(Day) }),
  reply: success(z.array(PlanDay)),
});

/** Every plan that is on some day, whenever that is: what a suggestion leaves out. */
export const listPlannedPlans = endpoint({
  method: 'GET',
  path: '/api/calendar/planned-plans',
  access: 'user',
  reply: success(z.array(z.string())),
});

export const assignPlan = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days',
  access: 'user',
  changes: 'days',
  body: z.object({
    date: Day,
    mealPlanId: Id,
    weeklyPlanId: z.optional(z.nullable(Id)),
    notes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  }),
  reply: put(PlanDay),
  problems: ['plan-not-found', 'days-changed'],
});

export const clearDate = endpoint({
  method: 'DELETE',
  path: '/api/weekly-plan-days/date/:date',
  access: 'user',
  changes: 'days',
  params: z.object({ date: Day }),
  reply: changed(z.object({ date: z.string() })),
  problems: ['day-not-found', 'days-changed'],
});

export const deletePlanDay = endpoint({
  method: 'DELETE',
  path: '/api/weekly-plan-days/:id',
  access: 'user',
  changes: 'days',
  params: z.object({ id: Id }),
  reply: changed(z.object({ id: z.string() })),
  problems: ['day-not-found', 'days-changed'],
});

/** What was to be left of a pot is cooked for itself, in a copy of the day's plan that takes its place. */
export const cookLeftover = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days/date/:date/cook',
  takesLong: true,
  access: 'user',
  changes: 'days',
  params: z.object({ date: Day }),
  body: z.object({ place: z.enum(MEAL_PLACES) }),
  reply: changed(PlanDay),
  problems: ['day-not-found', 'not-left-of-a-pot', 'days-changed', 'account-full'],
});

/**
 * The pots of a day are cooked smaller, in a copy of its plan that takes its place: without those of these meals, of the days they were
 * planned for, that no day eats of them any more. Where there is none, the day is answered as it is.
 */
export const shrinkPots = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days/date/:date/shrink',
  takesLong: true,
  access: 'user',
  changes: 'days',
  params: z.object({ date: Day }),
  body: z.object({ meals: z.array(z.object({ date: Day, slot: z.enum(MEAL_SLOTS) })).check(z.maxLength(56)) }),
  reply: changed(PlanDay),
  problems: ['day-not-found', 'days-changed', 'account-full'],
});

/** A plan that is there already is replaced. Moving what has been moved changes nothing. */
export const movePlanDay = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days/move',
  access: 'user',
  changes: 'days',
  body: z.object({ fromDate: Day, toDate: Day }),
  reply: changed(z.array(PlanDay)),
  problems: ['day-not-found', 'days-changed'],
});

/** Only days that have a plan are copied: what is on the others of the target week stays (AMB-37). */
export const duplicateWeek = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days/duplicate-week',
  access: 'user',
  changes: 'days',
  body: z.object({ fromWeekStart: Week, toWeekStart: Week }),
  reply: put(z.array(PlanDay)),
  problems: ['days-changed'],
});

export const clearWeek = endpoint({
  method: 'POST',
  path: '/api/weekly-plan-days/clear-week',
  access: 'user',
  changes: 'days',
  body: z.object({ weekStart: Week }),
  reply: changed(z.object({ cleared: z.array(z.string()) })),
  problems: ['days-changed'],
});

/** Sets each day to a plan, or to none: all of them, or on a failure not one. */
export const setPlanDays = endpoint({
  method: 'PUT',
  path: '/api/weekly-plan-days',
  access: 'user',
  changes: 'days',
  body: z.object({
    days: z
      .array(
        z.object({
          date: Day,
          mealPlanId: z.nullable(Id),
          weeklyPlanId: z.optional(z.nullable(Id)),
          notes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
        }),
      )
      .check(z.maxLength(62)),
  }),
  reply: changed(z.array(PlanDay)),
  problems: ['plan-not-found', 'days-changed'],
});

export const LINK_STYLES = ['days', 'meals'] as const;
export type LinkStyle = (typeof LINK_STYLES)[number];

/** The address of the calendar as a feed, for other calendar programs. Who has it can read the calendar. */
const CalendarLink = z.object({
  url: z.nullable(z.string()),
  /** One entry a day, or one a meal at its hour. */
  style: z.enum(LINK_STYLES),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

export const readCalendarLink = endpoint({ method: 'GET', path: '/api/calendar/link', access: 'user', reply: success(CalendarLink) });

/** A second call replaces the link: the old address stops working. */
export const createCalendarLink = endpoint({ method: 'POST', path: '/api/calendar/link', access: 'user', reply: success(CalendarLink) });

/** The address stays. The time zone is where the hours of meals are meant. */
export const styleCalendarLink = endpoint({
  method: 'PATCH',
  path: '/api/calendar/link',
  access: 'user',
  body: z.object({ style: z.enum(LINK_STYLES), timeZone: z.string().check(z.refine(isTimeZone, 'not a time zone')) }),
  reply: success(CalendarLink),
  problems: ['link-not-found'],
});

function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const revokeCalendarLink = endpoint({ method: 'DELETE', path: '/api/calendar/link', access: 'user', reply: success(CalendarLink) });
