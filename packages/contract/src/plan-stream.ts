import * as z from 'zod/mini';
import { MEAL_PLACES } from '@larder/domain/recipe/meal-slot.ts';
import type { EventOf } from './event-stream.ts';
import { generatePlan, IntentChip, Meal, NutritionOverview } from './plan.ts';
import { ProblemReply } from './problem.ts';

/**
 * The events of a plan for who accepts a stream of them, each meal as soon as it is ready; plain JSON is for everybody else. In this order: one `intent`, a `meal` for each slot in whatever order they are ready,
 * `totals`, and `done` with the very answer that plain JSON would have been, which replaces all before it; or a `problem`.
 */
export const PLAN_EVENTS = {
  intent: z.object({
    searchQuery: z.string(),
    chips: z.array(IntentChip),
    notUnderstood: z.array(z.string()),
    slots: z.array(z.enum(MEAL_PLACES)),
  }),
  meal: z.object({ slot: z.enum(MEAL_PLACES), meal: Meal }),
  totals: NutritionOverview,
  done: generatePlan.reply,
  problem: ProblemReply,
} as const;

export type PlanEvent = EventOf<typeof PLAN_EVENTS>;
