import { parseWish } from '@larder/contract/plan.ts';
import type { DayOfWeek, Week as WeekWire } from '@larder/contract/week.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import type { Intent } from '@larder/domain/intent/intent.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { gatherRules } from '@larder/domain/plan/frame/plan-rules.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { Serving } from '@larder/domain/week/cook.ts';
import { describeWeekdays } from '@larder/domain/week/describe-weekdays.ts';
import { listEveningBefore, listTonight } from '@larder/domain/week/start-tonight.ts';
import type { StoredCook } from '@larder/domain/week/stored-cook.ts';
import { listThings } from '@larder/domain/week/week-things.ts';
import { formatDayWords, formatMeals } from '../../plan-wire/format-plan.ts';
import type { DayOfDoc, WeekDoc } from './week-doc.ts';

export type Understood = {
  readonly intent: Intent;
  readonly eater: Eater;
  /** The plan of each day of the calendar, by date. */
  readonly planIdByDate: ReadonlyMap<string, string>;
  /** Where the plans stand that are not on their own day. */
  readonly dateByPlanId: ReadonlyMap<string, string>;
  /** What speaks against each day, in one sentence. */
  readonly against: readonly (string | undefined)[];
};

export function formatWeek(doc: WeekDoc, { intent, eater, planIdByDate, dateByPlanId, against }: Understood): WeekWire {
  const { id, revision, isChanged, lastChange, recipe, plans, past } = doc;
  const { start, days, query, shape, slots, seed, rules, relaxed, cooks, locked, absent, company = [] } = recipe;
  return {
    id,
    revision,
    isChanged,
    canUndo: past.length > 0,
    ...(lastChange !== undefined && { lastChange }),
    searchQuery: query,
    start,
    days,
    shape,
    slots: [...slots],
    seed,
    rules,
    relaxed: [...relaxed],
    cooks: cooks.map((cook) => formatCook(cook, doc)),
    locked: locked.map((serving) => formatPlace(serving, doc)),
    eatingOut: absent.map((serving) => formatPlace(serving, doc)),
    peopleAt: company.map((serving) => formatPlace(serving, doc)),
    plans: plans.map(({ mealPlanId }, at) => {
      const now = dateByPlanId.get(mealPlanId ?? '');
      return {
        ...formatDay(plans, at, planIdByDate),
        ...(now !== undefined && { nowOn: now }),
        ...(against[at] !== undefined && { against: against[at] }),
      };
    }),
    list: formatThings(plans),
    chips: [...locateChips(intent, eater), ...describeWeekdays(parseWish(query).words, plans, gatherRules(intent, eater).rules)],
    notUnderstood: [...intent.notUnderstood],
  };
}

/** The dish of a cook has the title that its first meal bears. */
function formatCook({ id, kind, slot, servings, dishId }: StoredCook, doc: WeekDoc): WeekWire['cooks'][number] {
  const [first] = servings;
  const title = (first && doc.plans[first.day]?.plan.meals[first.slot]?.title) ?? '';
  return { id, kind, slot, dishId, title, meals: servings.map((serving) => formatPlace(serving, doc)) };
}

export const formatPlace = ({ day, slot }: Serving, { recipe: { start } }: Pick<WeekDoc, 'recipe'>) => ({
  date: addDays(start, day),
  slot,
});

export function formatDay(plans: readonly DayOfDoc[], at: number, planIdByDate: ReadonlyMap<string, string>): DayOfWeek {
  const { date, from, mealPlanId, plan } = plans[at]!;
  const { calories, ...macros } = plan.totals;
  const eveningBefore = at === 0 ? listEveningBefore(plan) : [];
  return {
    date,
    from,
    mealPlanId,
    isOnCalendar: mealPlanId !== null && planIdByDate.get(date) === mealPlanId,
    ...formatDayWords(plan),
    // A week's grid has four places; what else a kept day has is on its own page.
    meals: withoutLadders(formatMeals(plan).meals),
    nutritionOverview: { totalCalories: calories, ...macros },
    targets: plan.targets,
    tonight: [...listTonight(plans[at + 1]?.plan)],
    ...(eveningBefore.length > 0 && { eveningBefore: [...eveningBefore] }),
  };
}

/** They are most of a plan, and are at `/api/meal-plans/:id` for who moves sliders. What they tell is kept: the figures are of them. */
const withoutLadders = (meals: DayOfWeek['meals']): DayOfWeek['meals'] =>
  Object.fromEntries(
    MEAL_SLOTS.flatMap((slot) => {
      const { portions, ...meal } = meals[slot] ?? {};
      return meals[slot] ? [[slot, portions ? { ...meal, isStated: false } : meal]] : [];
    }),
  );

export function formatThings(plans: readonly DayOfDoc[]): WeekWire['list'] {
  const { things, adds } = listThings(plans, DEFAULT_CORPUS.foodsById);
  return {
    things: things.length,
    forOneMeal: things.filter(({ meals }) => meals.length === 1).length,
    packs: things.reduce((sum, { packs }) => sum + (packs ?? 0), 0),
    adds: adds.map(({ date, slot, things: count }) => ({ date, slot, things: count })),
  };
}
