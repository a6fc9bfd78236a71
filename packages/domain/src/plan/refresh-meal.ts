import { SEEDS } from '../base/random.ts';
import type { Result } from '../base/result.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { findDish } from './choose/find-dish.ts';
import { rateTiers } from './choose/refresh-tier.ts';
import { searchDays } from './choose/search-days.ts';
import { makePlan } from './make-plan.ts';
import { findSoundDay } from './find-sound-day.ts';
import { readQuery, type PlanContext, type PlanQuery } from './frame/plan-query.ts';
import type { DayDraft, Plan, PlannedMeal } from './plan.ts';
import { sumDayNutrition } from './portion/meal-nutrition.ts';
import { asStored, type ShownDay } from './shown-day.ts';
import { nameDay } from './write/describe-plan.ts';
import type { PlanFault } from './write/explain-blocked.ts';
import { writeDay } from './write/write-day.ts';

export type RefreshQuery = Omit<PlanQuery, 'locked'> & {
  readonly meals: DayDraft['meals'];
  readonly slot: MealPlace;
  /** 1 for the first refresh of this slot; decides how adventurous the new dish is. */
  readonly refreshCount: number;
};

/** Another dish in one slot. The other meals keep their grams; the new one is portioned to what they leave of the day. */
export function refreshMeal(query: RefreshQuery): Result<Plan, PlanFault> {
  const { asked, choose } = refreshOf(query);
  const whole: PlanQuery = { ...query, ...asked };
  return findSoundDay({ query: whole, context: readQuery(whole) }, (left, seed) =>
    writeDay({ ...whole, intent: query.intent }, { context: left, chosen: choose(left, seed) }),
  );
}

/** What is asked for a refresh, and how the dish is chosen, for one and for a table alike. */
export function refreshOf(query: RefreshQuery) {
  const { meals, slot, refreshCount } = query;
  const before = meals[slot];
  const shown = [...(query.shown ?? []), ...(before ? [before.dishId] : [])];
  const locked = Object.fromEntries(Object.entries(meals).filter(([other]) => other !== slot));
  const tierOf = rateTiers(refreshCount, { shown, corpus: query.corpus ?? DEFAULT_CORPUS });
  return {
    asked: { ...placesIn(query, { ...meals, [slot]: before }), locked, shown },
    choose: (left: PlanContext, daySeed: number) => {
      const seed = daySeed + refreshCount * SEEDS.refresh;
      // A kept meal that the rules no longer allow is planned anew beside the one asked for.
      const found = left.frame.open.length === 1 ? findDish(left, { seed, tierOf }) : undefined;
      return found ?? searchDays(left, { seed });
    },
  };
}

/**
 * The day that was shown with the one meal of `made` that was asked for. Others that `made` has anew, as the rules no longer allow
 * them, stay as they are: nobody asked for another, and what speaks against a kept day is said beside it.
 */
export function keepOthers(made: Plan, { slot, shown }: { readonly slot: MealPlace; readonly shown: DayDraft['meals'] }): ShownDay {
  const others = mealsOf({ meals: shown }).filter(({ place }) => place !== slot);
  const changed = others.flatMap(({ place, meal }) => {
    const anew = made.meals[place];
    return isSameTold(meal, anew) ? [] : anew ? [meal, anew] : [meal];
  });
  if (changed.length === 0) return made;
  const meals = mealsOf({ meals: { ...made.meals, ...shown, [slot]: made.meals[slot] } });
  const titles = changed.map(({ title }) => title.toLowerCase());
  const { served: _served, ...day } = made;
  return asStored({
    ...day,
    ...nameDay(meals.map(({ meal }) => meal)),
    meals: Object.fromEntries(meals.map(({ place, meal }) => [place, meal])),
    totals: sumDayNutrition(meals.map(({ meal }) => meal)),
    misses: [],
    reasons: [],
    notes: made.notes.filter((note) => !titles.some((title) => note.toLowerCase().includes(title))),
  });
}

/** As far as a day's words tell of a meal. */
const isSameTold = (one: PlannedMeal, other: PlannedMeal | undefined): boolean =>
  one.title === other?.title && one.nutrition.calories === other.nutrition.calories;

/** The day with this very dish in the slot, as somebody chose it; one that the rules do not allow is planned anew, as any kept meal. */
export function placeMeal({ meals, ...query }: Omit<PlanQuery, 'locked'> & { readonly meals: DayDraft['meals'] }): Result<Plan, PlanFault> {
  return makePlan({ ...query, ...placesIn(query, meals), locked: meals });
}

/** What is planned of a day that is there already: the meals it has, whatever the sentence asked for. */
export function placesIn(
  { intent }: Pick<PlanQuery, 'intent'>,
  meals: Readonly<Partial<Record<MealPlace, unknown>>>,
): Pick<PlanQuery, 'intent' | 'places'> {
  const places = Object.keys(meals) as MealPlace[];
  return { intent: { ...intent, slots: [...new Set(places.map(slotAt))] }, places };
}
