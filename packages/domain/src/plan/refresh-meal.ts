import type { Result } from '../base/result.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { findDish } from './choose/find-dish.ts';
import { rateTiers } from './choose/refresh-tier.ts';
import { searchDays } from './choose/search-days.ts';
import { makePlan } from './make-plan.ts';
import { findSoundDay } from './find-sound-day.ts';
import { readQuery, type PlanQuery } from './frame/plan-query.ts';
import type { DayDraft, Plan } from './plan.ts';
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
  const { meals, slot, refreshCount } = query;
  const before = meals[slot];
  const shown = [...(query.shown ?? []), ...(before ? [before.dishId] : [])];
  const others = Object.fromEntries(Object.entries(meals).filter(([other]) => other !== slot));
  const asked: PlanQuery = { ...query, ...placesIn(query, { ...meals, [slot]: before }), locked: others, shown };
  const context = readQuery(asked);
  const tierOf = rateTiers(refreshCount, { shown, corpus: context.corpus });
  return findSoundDay({ query: asked, context }, (left, daySeed) => {
    const seed = daySeed + refreshCount * SEED_OF_COUNT;
    // A kept meal that the rules no longer allow is planned anew beside the one asked for.
    const found = left.frame.open.length === 1 ? findDish(left, { seed, tierOf }) : undefined;
    return writeDay({ ...asked, intent: query.intent }, { context: left, chosen: found ?? searchDays(left, { seed }) });
  });
}

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

/** Each refresh looks from elsewhere; a prime, so that no other counting of seeds comes back to it. */
const SEED_OF_COUNT = 7919;
