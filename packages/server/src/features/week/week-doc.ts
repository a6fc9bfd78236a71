import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { Brand } from '@larder/domain/base/brand.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { MealCompany } from '@larder/domain/table/week-company.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import type { WeekShape } from '@larder/domain/week/shape-week.ts';
import type { ShownDay } from '@larder/domain/plan/shown-day.ts';
import type { StoredCook } from '@larder/domain/week/stored-cook.ts';
import { isSameStored } from '../../plan-wire/is-same-stored.ts';

export type WeekId = Brand<string, 'WeekId'>;

/** Everything the days of a week are written from. */
export type WeekRecipe = {
  readonly start: PlainDate;
  readonly days: number;
  /** The sentence; empty: as the profile has it. */
  readonly query: string;
  readonly seed: number;
  readonly shape: WeekShape;
  readonly slots: readonly MealSlot[];
  readonly rules: HouseholdWeekRules;
  readonly cooks: readonly StoredCook[];
  readonly locked: readonly Serving[];
  /** Meals that nobody eats at home. */
  readonly absent: readonly Serving[];
  /** Meals for more or fewer than eat them at home. */
  readonly company?: readonly MealCompany[];
  readonly targetsAt: Readonly<Record<number, MacroTargets>>;
  /** Bought for dishes that were given up: grams of foods. */
  readonly haves: Readonly<Record<string, number>>;
  readonly relaxed: readonly string[];
};

/** `mealPlanId`: of the calendar's plan that is kept, or of the saved day. */
export type DayOfDoc = {
  readonly date: PlainDate;
  readonly from: 'planned' | 'kept';
  readonly mealPlanId: string | null;
  readonly plan: ShownDay;
};

/** A week as its person has it on the screen, saved or not. */
export type WeekDoc = {
  readonly id: WeekId;
  /** Of the saved week that this was opened from; null as long as there is none. */
  readonly revision: string | null;
  readonly isChanged: boolean;
  /** Of the last change, another one each time; absent as long as there is none. */
  readonly lastChange?: string;
  /** Whose rules its days were made under, as `writeRules` writes them; absent where that is not known. */
  readonly madeUnder?: string;
  readonly recipe: WeekRecipe;
  readonly plans: readonly DayOfDoc[];
  /** What it was before each change, the latest last. */
  readonly past: readonly PastWeek[];
};

/** `left`: the days that the change made others, as they were, and what else is true again with them; of the latest changes alone. */
export type PastWeek = WeekRecipe & {
  readonly left?: Pick<WeekDoc, 'plans' | 'isChanged' | 'revision' | 'madeUnder'>;
};

/** Further than this nobody goes back. */
const MOST_PAST = 20;

/** Of each, all days of a week may be kept. */
const MOST_LEFT = 5;

/** What a week was, once it is changed from what it is to these days. */
export function pastOf({ past, recipe, plans, isChanged, revision, madeUnder }: WeekDoc, next: readonly DayOfDoc[]): WeekDoc['past'] {
  const isSame = (day: DayOfDoc): boolean => next.some(({ date, plan }) => date === day.date && isSameStored(plan, day.plan));
  const left = { plans: plans.filter((day) => !isSame(day)), isChanged, revision, ...(madeUnder !== undefined && { madeUnder }) };
  const all: readonly PastWeek[] = [...past, { ...recipe, left }].slice(-MOST_PAST);
  return all.map((one, at) => (at < all.length - MOST_LEFT ? toRecipe(one) : one));
}

export const toRecipe = ({ left: _left, ...recipe }: PastWeek): WeekRecipe => recipe;

/** By what an unsaved week is found again: its address says as much. */
export const askedKey = ({ query, start, days }: Pick<WeekRecipe, 'query' | 'start' | 'days'>): string => `${start} ${days} ${query}`;
