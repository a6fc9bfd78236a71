import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import { LEAST_DAYS, MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import * as z from 'zod/mini';
import { CalendarSync } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { GroceryListCard } from './grocery.ts';
import { Day } from './day.ts';
import { TakenDay, UnsavedWeek, Week, WeekCard } from './week.ts';
import { WEEK_PROBLEMS } from './week-changes.ts';
import { success } from './wire.ts';

// oxlint-disable-next-line no-underscore-dangle -- zod/mini's own name, as "default" is a keyword
const withDefault = z._default;

const Slot = z.enum(MEAL_SLOTS);
const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ById = z.object({ id: Id });
const Length = z.int().check(z.minimum(LEAST_DAYS), z.maximum(MOST_DAYS));

/**
 * A week for a sentence, as `WEEK_EVENTS` for who accepts a stream. The one that is open for the same sentence, start and days is
 * answered as it stands, so that a reload and Back lose nothing, also while it is being saved: one that was, and left none of the
 * days free, has its revision; `anew` makes it again, locked meals staying.
 */
export const draftWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/draft',
  takesLong: true,
  access: 'user',
  rate: 'changes',
  body: z.object({
    /** Empty: as the profile has it. */
    query: z.string().check(z.maxLength(700)),
    start: Day,
    days: Length,
    shape: z.optional(z.enum(WEEK_SHAPES)),
    slots: z.optional(z.array(Slot).check(z.minLength(1), z.maxLength(4))),
    seed: z.optional(z.int()),
    /** The day last shown for the sentence is the first one. */
    keepsShownDay: z.optional(z.boolean()),
    /** Days of the calendar that are planned over; the others stay and are used. */
    replan: z.optional(z.array(Day).check(z.maxLength(MOST_DAYS))),
    anew: z.optional(z.boolean()),
    /** Makes this week again, saved or not, in the place of looking for one by its sentence. */
    weekId: z.optional(Id),
  }),
  reply: success(Week),
  problems: [...WEEK_PROBLEMS, 'week-not-found'],
});

/** As its person left it, with changes that are not saved; or `as` it is saved, for whoever saved over it. */
export const getWeek = endpoint({
  method: 'GET',
  path: '/api/weeks/:id',
  takesLong: true,
  access: 'user',
  params: ById,
  query: z.object({ as: z.optional(z.enum(['saved'])) }),
  reply: success(Week),
  problems: ['week-not-found'],
});

/** Lets go of what the caller changed and did not save. Answers with the week as it is saved. */
export const dropWeekChanges = endpoint({
  method: 'DELETE',
  path: '/api/weeks/:id/changes',
  takesLong: true,
  access: 'user',
  changes: 'weeks',
  params: ById,
  reply: success(Week),
  problems: ['week-not-found'],
});

/** The latest start first. */
export const listWeeks = endpoint({ method: 'GET', path: '/api/weeks', access: 'user', reply: success(z.array(WeekCard)) });

/** Weeks of the caller that are not saved, the one that was changed last first: as long as no more others were opened, they are kept. */
export const listUnsavedWeeks = endpoint({
  method: 'GET',
  path: '/api/unsaved-weeks',
  access: 'user',
  reply: success(z.array(UnsavedWeek)),
});

/**
 * All days onto the calendar, or none. Days that are taken by other plans are answered with `days-taken` and listed in
 * `error.taken`; the same call with the answer and that list writes, unless the days changed since, which asks again. Saving
 * again updates the week, for who says what they saw of it (`sayWhatWasSeen` with its revision) only if it is still that. Changes
 * to a week that was deleted since are saved as a new one for who saw none.
 */
export const saveWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/save',
  takesLong: true,
  access: 'user',
  changes: 'weeks',
  params: ById,
  body: z.object({
    taken: z.optional(z.object({ answer: z.enum(['keep', 'replace']), days: z.array(TakenDay).check(z.maxLength(MOST_DAYS)) })),
    /** Days that were cleared from the calendar, or moved to `nowOn`, and are to be there again. */
    putBack: z.optional(z.array(Day).check(z.maxLength(MOST_DAYS))),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ week: Week }), calendarSync: CalendarSync }),
  problems: ['week-not-found', 'days-taken', 'week-changed', 'account-full'],
});

/** `days`: whether its days stay on the calendar, as plans of their own, or leave it with the week. */
export const deleteWeek = endpoint({
  method: 'DELETE',
  path: '/api/weeks/:id',
  access: 'user',
  changes: 'weeks',
  params: ById,
  query: z.object({ days: withDefault(z.enum(['keep', 'clear']), 'keep') }),
  reply: z.object({ success: z.literal(true), calendarSync: CalendarSync }),
  problems: ['week-not-found', 'week-changed'],
});

/** The week that was deleted, for as long as Undo is offered, on the calendar days that are still free. */
export const restoreWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/restore',
  access: 'user',
  changes: 'weeks',
  params: ById,
  reply: z.object({ success: z.literal(true), calendarSync: CalendarSync }),
  problems: ['week-not-found'],
});

/**
 * The grocery list of a saved week: one, or two where a second shopping day makes sense. Asked again, it answers with the lists
 * that are there.
 */
export const shopForWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/grocery-lists',
  takesLong: true,
  access: 'user',
  changes: 'lists',
  rate: 'lists',
  params: ById,
  body: z.object({}),
  reply: success(z.object({ lists: z.array(GroceryListCard) })),
  problems: ['week-not-found', 'nothing-to-buy', 'list-too-long', 'account-full'],
});
