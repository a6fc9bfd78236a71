import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import * as z from 'zod/mini';
import { IntentChip, Meal, NutritionOverview, Targets } from './plan.ts';
import { ShownWeekRules } from './week-rules.ts';

const Slot = z.enum(MEAL_SLOTS);

/** A meal of the week by its place. */
export const MealOfWeek = z.object({ date: z.string(), slot: Slot });
export type MealOfWeek = z.infer<typeof MealOfWeek>;

/** One thing that is made and the meals it is eaten at: `again`, anew each time, or one `pot`. Its first meal is the one it is cooked for. */
export const WeekCook = z.object({
  id: z.string(),
  kind: z.enum(['again', 'pot']),
  slot: Slot,
  meals: z.array(MealOfWeek),
  /** Empty as long as the week is being searched. */
  dishId: z.string(),
  title: z.string(),
});
export type WeekCook = z.infer<typeof WeekCook>;

/** A plan without its ladders: those of a saved day are at `/api/meal-plans/:id`. */
export const DayOfWeek = z.object({
  date: z.string(),
  /** `planned` by this week, or `kept`: it was on the calendar and stays as it is there. */
  from: z.enum(['planned', 'kept']),
  /** Once it is saved, or the kept day's. */
  mealPlanId: z.nullable(z.string()),
  /** False where a saved day was cleared from the calendar, or another plan stands there: the week can put it back. */
  isOnCalendar: z.boolean(),
  /** Where its plan stands instead, moved there on the calendar. */
  nowOn: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  meals: z.object({ breakfast: z.optional(Meal), lunch: z.optional(Meal), dinner: z.optional(Meal), snack: z.optional(Meal) }),
  nutritionOverview: NutritionOverview,
  targets: Targets,
  reasons: z.array(z.string()),
  notes: z.array(z.string()),
  /** What speaks against it under the rules that the table has today, of a saved or kept day to come. */
  against: z.optional(z.string()),
  /** What has to start for the next day: "Put the beans for tomorrow's dinner to soak." */
  tonight: z.array(z.string()),
  /** What had to start the evening before, of a first day alone: that evening is in no week. */
  eveningBefore: z.optional(z.array(z.string())),
});
export type DayOfWeek = z.infer<typeof DayOfWeek>;

export const WeekList = z.object({
  /** What is bought beside oil, salt and spices; of these, for one meal alone; packs, where it is sold in packs. */
  things: z.int(),
  forOneMeal: z.int(),
  packs: z.int(),
  /** How many things each meal alone puts on the list. */
  adds: z.array(z.object({ date: z.string(), slot: Slot, things: z.int() })),
});
export type WeekList = z.infer<typeof WeekList>;

export const Week = z.object({
  id: z.string(),
  /** Of what is saved, for `sayWhatWasSeen`; null as long as nothing is. */
  revision: z.nullable(z.string()),
  /** Changes that are not saved. */
  isChanged: z.boolean(),
  canUndo: z.boolean(),
  /** Of its last change, for `undoInWeek`; absent of a week that nobody has changed since it was saved. */
  lastChange: z.optional(z.string()),
  searchQuery: z.string(),
  start: z.string(),
  days: z.int(),
  shape: z.enum(WEEK_SHAPES),
  slots: z.array(Slot),
  seed: z.number(),
  /** As they were when the week was made. */
  rules: ShownWeekRules,
  /** A sentence for every rule that had to give way. */
  relaxed: z.array(z.string()),
  cooks: z.array(WeekCook),
  locked: z.array(MealOfWeek),
  /** Meals that are eaten out; the day leaves their usual share of its energy free. */
  eatingOut: z.array(MealOfWeek),
  /** Meals of which somebody has said how many eat them. */
  peopleAt: z.optional(z.array(MealOfWeek)),
  plans: z.array(DayOfWeek),
  list: WeekList,
  chips: z.array(IntentChip),
  notUnderstood: z.array(z.string()),
});
export type Week = z.infer<typeof Week>;

const MealOfCard = z.object({ date: z.string(), slot: Slot, title: z.string(), dishId: z.string() });

/** A saved week as a card of My Plans. */
export const WeekCard = z.object({
  id: z.string(),
  searchQuery: z.string(),
  start: z.string(),
  days: z.int(),
  shape: z.enum(WEEK_SHAPES),
  things: z.int(),
  dinners: z.array(MealOfCard),
  /** Something speaks against one of its days to come under the rules that the table has today. */
  isAgainstRules: z.boolean(),
  /** Who asks has changed it and not saved that. */
  hasChanges: z.boolean(),
  createdAt: z.string(),
  revision: z.string(),
});
export type WeekCard = z.infer<typeof WeekCard>;

/** A week that nobody has saved, on the screen of who asks. */
export const UnsavedWeek = z.object({ id: z.string(), searchQuery: z.string(), start: z.string(), days: z.int() });
export type UnsavedWeek = z.infer<typeof UnsavedWeek>;

/** A day of the calendar that a week would stand on. */
export const TakenDay = z.object({ date: z.string(), title: z.string(), revision: z.string() });
export type TakenDay = z.infer<typeof TakenDay>;
