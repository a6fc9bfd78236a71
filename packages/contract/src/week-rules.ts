import { type WeekdayName, WEEKDAYS } from '@larder/domain/calendar/weekday.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import * as z from 'zod/mini';
import { asShown } from './as-shown.ts';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** As weeks are shown: Monday first, as they are lived and cooked for. */
export const SHOWN_WEEKDAYS: readonly WeekdayName[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** `familiar`: what most people cook. `adventurous`: dishes that few know are as welcome as those. */
export const ADVENTURES = ['familiar', 'usual', 'adventurous'] as const;

const byWeekday = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    sunday: z.optional(value),
    monday: z.optional(value),
    tuesday: z.optional(value),
    wednesday: z.optional(value),
    thursday: z.optional(value),
    friday: z.optional(value),
    saturday: z.optional(value),
  } satisfies Record<WeekdayName, unknown>);

/** `fish`, `meat`, `red meat`, `legumes`, or the name of a dish ("pizza"). */
const What = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const Times = z.array(z.object({ what: What, times: z.int().check(z.minimum(0), z.maximum(28)) })).check(z.maxLength(20));

/**
 * What the household wants of every week. Where rules contradict or cannot be met they give way in this order: favourites,
 * budget, minutes, maximum, minimum, meatless days; a rule of an eater never does.
 */
export const WeekRules = z.object({
  /** Meals of seven days. */
  atLeast: Times,
  atMost: Times,
  /** Days without meat and fish. */
  meatless: z.array(z.enum(WEEKDAYS)).check(z.maxLength(7)),
  /** A kind of dish for the dinner of a weekday: pizza on Fridays. */
  dishes: byWeekday(What),
  /** Minutes that a dinner may take. */
  minutes: byWeekday(z.int().check(z.minimum(5), z.maximum(240))),
  budget: z.nullable(z.enum(['low'])),
  adventure: z.enum(ADVENTURES),
  /** Whether a meal may eat what another left. */
  leftovers: z.boolean(),
  /** Dishes that are to come every week, by `dishId` or the id of their kit. */
  pinned: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(14)),
});
export type WeekRules = z.infer<typeof WeekRules>;

const Slots = z.array(z.enum(MEAL_SLOTS)).check(z.maxLength(4));

/** The meals somebody has at home; a weekday that is not named has all of them. `own`: those at which they have a dish of their own. */
export const EatsAtHome = z.extend(byWeekday(Slots), { own: z.optional(Slots) });
export type EatsAtHome = z.infer<typeof EatsAtHome>;

/** The household's rules, and the meals that who asks has at home. */
export const HouseholdWeekRules = z.object({
  rules: WeekRules,
  eatsAtHome: EatsAtHome,
});
export type HouseholdWeekRules = z.infer<typeof HouseholdWeekRules>;

/** As they are stored. */
export const ShownWeekRules = asShown(HouseholdWeekRules);

/** Those of who never set any are free of all. */
export const readWeekRules = endpoint({ method: 'GET', path: '/api/week-rules', access: 'user', reply: success(ShownWeekRules) });

export const WeekRulesEdit = z.object({
  ...HouseholdWeekRules.shape,
  /**
   * The form as it was before it was edited. Where it is given, what is still the same stays as it is stored now: somebody else of
   * the household may have saved meanwhile.
   */
  opened: z.optional(HouseholdWeekRules),
});
export type WeekRulesEdit = z.infer<typeof WeekRulesEdit>;

/** In the place of those that are there. Saved weeks keep the rules they were made with. */
export const saveWeekRules = endpoint({
  method: 'PUT',
  path: '/api/week-rules',
  access: 'user',
  changes: 'weeks',
  body: WeekRulesEdit,
  reply: success(ShownWeekRules),
});
