import * as z from 'zod/mini';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { generatePlan, IntentChip, Meal, NutritionOverview } from './plan.ts';
import { ProblemReply } from './problem.ts';

/** What `generate` is asked for by a caller that wants each meal as soon as it is ready; plain JSON to everybody else. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * The events of a streamed plan, in this order: one `intent`, a `meal` for each slot in whatever order they are ready,
 * `totals`, and `done` with the very answer that plain JSON would have been, which replaces all before it; or a `problem`.
 */
export const PLAN_EVENTS = {
  intent: z.object({
    searchQuery: z.string(),
    chips: z.array(IntentChip),
    notUnderstood: z.array(z.string()),
    slots: z.array(z.enum(MEAL_SLOTS)),
  }),
  meal: z.object({ slot: z.enum(MEAL_SLOTS), meal: Meal }),
  totals: NutritionOverview,
  done: generatePlan.reply,
  problem: ProblemReply,
} as const;

export type PlanEventName = keyof typeof PLAN_EVENTS;

export type PlanEvent = {
  readonly [Name in PlanEventName]: { readonly name: Name; readonly data: z.output<(typeof PLAN_EVENTS)[Name]> };
}[PlanEventName];
