import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import * as z from 'zod/mini';
import type { EventOf } from './event-stream.ts';
import { IntentChip } from './plan.ts';
import { ProblemReply } from './problem.ts';
import { draftWeek } from './week-calls.ts';
import { DayOfWeek, WeekCook, WeekList } from './week.ts';

/**
 * The events of a week that is made, in this order: `intent`, `shape` (which meals share a dish, before any dish is known: what
 * skeletons are drawn from), a `day` for each day in order, `list`, and `done` with the answer that plain JSON would have been, which
 * replaces all before it; or a `problem`. A `waits` behind the `intent` says how many weeks are ahead in the queue. The week that is
 * open already comes as an `intent` and a `done`.
 */
export const WEEK_EVENTS = {
  waits: z.object({ ahead: z.int() }),
  intent: z.object({
    id: z.string(),
    searchQuery: z.string(),
    chips: z.array(IntentChip),
    notUnderstood: z.array(z.string()),
    start: z.string(),
    days: z.int(),
    shape: z.enum(WEEK_SHAPES),
    /** Of its days, where nobody eats out. */
    slots: z.array(z.enum(MEAL_SLOTS)),
  }),
  /** A cook's `dishId` and `title` are empty here. */
  shape: z.object({ cooks: z.array(WeekCook), kept: z.array(z.string()) }),
  day: DayOfWeek,
  list: WeekList,
  done: draftWeek.reply,
  problem: ProblemReply,
} as const;

export type WeekEvent = EventOf<typeof WEEK_EVENTS>;
