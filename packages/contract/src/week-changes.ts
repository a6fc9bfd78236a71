import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { MOST_PEOPLE } from '@larder/domain/eater/eater-kind.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day } from './day.ts';
import { Week } from './week.ts';
import { success } from './wire.ts';

const Slot = z.enum(MEAL_SLOTS);
const ById = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** A week after a change, and what the change did. */
const ChangedWeek = z.object({
  week: Week,
  /** The days whose meals or amounts are others than before. */
  touched: z.array(z.string()),
  /** What came on the list and what left it, by name. */
  added: z.array(z.string()),
  gone: z.array(z.string()),
  /** What had to give way, or what hangs on what was moved. */
  notes: z.array(z.string()),
});
export type ChangedWeek = z.infer<typeof ChangedWeek>;

/** Of a call that plans meals for the week's sentence. */
export const WEEK_PROBLEMS = [
  'query-empty',
  'query-too-long',
  'query-unsafe',
  'query-not-food',
  'query-contradiction',
  'no-dish-fits',
  'week-busy',
  'week-failed',
] as const;

const change = <Body extends z.ZodMiniType>(path: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `/api/weeks/:id/${path}`,
    takesLong: true,
    access: 'user',
    changes: 'weeks',
    rate: 'changes',
    params: ById,
    body,
    reply: success(ChangedWeek),
    problems: ['week-not-found', 'meal-not-found', 'week-cannot', ...WEEK_PROBLEMS],
  });

/** Another meal, or a whole day where no slot is named. `count` from 1: each time another idea. */
export const refreshInWeek = change(
  'refresh',
  z.object({ date: Day, slot: z.optional(Slot), count: z.int().check(z.minimum(1), z.maximum(10_000)) }),
);

const SwapOption = z.object({
  dishId: z.string(),
  /** What comes in for the part that was asked about; null where it is left out. */
  instead: z.optional(z.nullable(z.string())),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  minutes: z.int(),
  /** Of its plate at this meal; null where several eat of it. */
  calories: z.nullable(z.int()),
  /** What it would bring onto the list and take from it, by name. */
  added: z.array(z.string()),
  gone: z.array(z.string()),
});
export type SwapOption = z.infer<typeof SwapOption>;

/** Three other dishes for a meal, the one that the list likes best first; or what the dish is without one of its ingredients. */
export const listSwaps = endpoint({
  method: 'GET',
  path: '/api/weeks/:id/swaps',
  takesLong: true,
  access: 'user',
  rate: 'changes',
  params: ById,
  query: z.object({ date: Day, slot: Slot, part: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100))) }),
  reply: success(z.array(SwapOption)),
  problems: ['week-not-found', 'meal-not-found', 'week-cannot', ...WEEK_PROBLEMS],
});

export const swapInWeek = change('swap', z.object({ date: Day, slot: Slot, dishId: z.string().check(z.maxLength(300)) }));

/** A meal locked locks what is cooked with it. In the place of the locks that are there. */
export const lockInWeek = change('locks', z.object({ locked: z.array(z.object({ date: Day, slot: Slot })).check(z.maxLength(56)) }));

/** Two meals of one kind change places, or two days where no slot is named. A pot moves with what hangs on it, or `week-cannot` says why not. */
export const moveInWeek = change('move', z.object({ from: Day, to: Day, slot: z.optional(Slot) }));

/** Empties a meal, or fills it again. */
export const eatOut = change('eating-out', z.object({ date: Day, slot: Slot, isOut: z.boolean() }));

/** The same dish for so many at that meal: guests beside who is at home, or somebody less. Its pot grows with them. */
export const seatInWeek = change(
  'people',
  z.object({ date: Day, slot: Slot, people: z.int().check(z.minimum(1), z.maximum(MOST_PEOPLE)) }),
);

/**
 * Not tonight: the meal slides to the next day that its food keeps for and its leftovers follow. What stood there gives way and is
 * counted as bought; the meals that are open then are planned, and all others stay.
 */
export const postponeMeal = change('not-tonight', z.object({ date: Day, slot: Slot }));

/** What every day is solved to from here on, or one of them: grams, as the sliders stand. */
export const adjustWeek = change(
  'targets',
  z.object({
    date: z.optional(Day),
    protein: z.number().check(z.minimum(0), z.maximum(1000)),
    carbs: z.number().check(z.minimum(0), z.maximum(2000)),
    fat: z.number().check(z.minimum(0), z.maximum(1000)),
  }),
);

/** Takes the last change back; `week-cannot` when there is none, or when it is another one than the `lastChange` that the caller has seen. */
export const undoInWeek = change('undo', z.object({ seen: z.optional(z.string().check(z.maxLength(100))) }));

/** The same dishes from another day on but for those marked "never again", as a draft with an id of its own. */
export const duplicateMadeWeek = change('duplicate', z.object({ start: Day }));
