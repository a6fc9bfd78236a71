import { MEAL_PLACES, MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import * as z from 'zod/mini';

const Share = z.number().check(z.minimum(0), z.maximum(1));
const Date = z.string().check(z.maxLength(10));

/**
 * Of a meal that is a share of a pot cooked for several. Its own lines and figures are those of its plate; what is cooked and
 * bought stands here, and is bought once, for the meal it is cooked for.
 */
export const Pot = z.object({
  cookId: z.string().check(z.maxLength(40)),
  /** Of the whole pot. */
  share: Share,
  /** The day (yyyy-MM-dd) and meal it is cooked for; the others eat what is left. */
  cookedOn: Date,
  cookedFor: z.enum(MEAL_SLOTS),
  /** The day this plate was planned for: a leftover where it is another, also once its plan was moved or copied. */
  eatenOn: Date,
  /** Every meal it feeds, the first one first. */
  servings: z.array(z.object({ date: Date, slot: z.enum(MEAL_SLOTS), share: Share })).check(z.maxLength(56)),
  /** The whole pot's lines, as they are cooked. */
  ingredients: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(100)),
});
export type Pot = z.infer<typeof Pot>;

const mealOn = { date: z.string(), place: z.enum(MEAL_PLACES) };

/** What a saved plan has to do with pots on the days that it stands on. */
export const PlanPots = z.object({
  /** Meals that are left of what the plan cooks for its meal `of`; elsewhere where they are another plan's. */
  eaten: z.array(z.object({ ...mealOn, of: z.enum(MEAL_PLACES), isElsewhere: z.boolean() })),
  /** Its own that would be left of a pot which no day cooks any more. */
  lost: z.array(z.object(mealOn)),
  /** Meals (of the days they were planned for) that the plan's pots were to feed and no day eats of them, with the day that cooks. */
  uneaten: z.array(z.object({ date: z.string(), slot: z.enum(MEAL_SLOTS), of: z.enum(MEAL_PLACES), cookedOn: z.string() })),
});
export type PlanPots = z.infer<typeof PlanPots>;
