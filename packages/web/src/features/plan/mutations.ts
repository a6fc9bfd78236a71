import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPlan, refreshMeal, savePlan, updatePlan } from '@larder/contract/plan.ts';
import { sayOnce } from '@larder/contract/repeat.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { announce } from '../../lib/announce.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { forgive } from '../../lib/unreached.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { dismissError, showToast } from '../../ui/toast-store.ts';
import type { DayWords, StoredPlace } from './plan-sitting.ts';
import { importPlan } from './export-plan.ts';
import { planToBody } from './plan-to-body.ts';
import { savedPlanKey, SAVED_PLANS_KEY } from './queries.ts';
import { shelfQuery } from './shelf-queries.ts';
import type { SwapWish } from './use-swap-options.ts';
import { PLAN_TEXTS } from './texts.ts';
import { weighForeign } from './weigh-foreign.ts';

type RefreshWish = SwapWish & {
  readonly refreshCount: number;
  /** The day's meals as the screen shows them. */
  readonly shown: Plan['meals'];
  /** The dish itself, where it was chosen. */
  readonly chosen?: Meal | undefined;
};

export type Refreshed = { readonly meal: Meal; readonly words: DayWords | undefined };

export async function refreshOneMeal(
  { slot, query, refreshCount, saved, day, chosen, shown }: RefreshWish,
  signal: AbortSignal,
): Promise<Refreshed> {
  const ask = async (more: { readonly day?: Plan['meals'] | undefined; readonly chosen?: Meal | undefined }) => {
    const given = { ...(more.day && { day: more.day }), ...(more.chosen && { chosen: more.chosen }) };
    const { data } = await call(refreshMeal, { body: { mealType: slot, query, refreshCount, ...saved, ...given }, signal });
    const meal = readMeal(data.meal);
    const isOfShown = 'day' in data && isSaidOf(data.day?.of, { ...shown, [slot]: meal });
    return { meal, isElsewhere: 'day' in data && !isOfShown, words: isOfShown ? readPlan(data.day) : undefined };
  };
  const first = await ask({ day, chosen });
  if (!first.isElsewhere) return first;
  // The server holds another day, as another window left it: it is told this one, and what it says then is of this one.
  return ask({ day: shown, chosen: first.meal });
}

type ToldMeal = Pick<Meal, 'title' | 'calories'>;

/** Whether a day's words are of these meals: they name dishes and numbers. A server that does not tell says them of what it was asked for. */
function isSaidOf(told: readonly ToldMeal[] | undefined, meals: Plan['meals']): boolean {
  if (!told) return true;
  const shown = mealsOf({ meals }).map(({ meal }) => meal);
  return (
    told.length === shown.length && shown.every(({ title, calories }, at) => title === told[at]?.title && calories === told[at].calories)
  );
}

/** Why a plan could not be saved as this sitting saw it: another window saved over it, or deleted it. */
export type SaveConflict = { readonly type: 'changed'; readonly theirs: SavedPlan } | { readonly type: 'gone' };

type Saving = {
  readonly plan: Plan;
  /** Where it is stored already; otherwise it is a new one, and known by its key however often it is sent. */
  readonly place: StoredPlace | { readonly key: string };
};

type SaveOptions = {
  /** `plan`: as it was saved. */
  readonly onSaved: (place: StoredPlace, plan: Plan) => void;
  readonly onConflict: (conflict: SaveConflict) => void;
};

export function useSavePlan({ onSaved, onConflict }: SaveOptions) {
  const queryClient = useQueryClient();
  const succeed = (place: StoredPlace, plan: Plan): void => {
    dismissError();
    announce(PLAN_TEXTS.saved);
    queryClient.removeQueries({ queryKey: savedPlanKey(place.id) });
    // It may be a day of a week that was looked at.
    void queryClient.invalidateQueries({ queryKey: ['week'] });
    // From its first page, on the way to the shelf: the pages that were loaded are those of the shelf as it was.
    queryClient.removeQueries({ queryKey: SAVED_PLANS_KEY });
    void queryClient.prefetchInfiniteQuery(shelfQuery(''));
    onSaved(place, plan);
  };
  return useMutation({
    mutationFn: async ({ plan, place }: Saving): Promise<StoredPlace> => {
      const body = planToBody(plan);
      if ('key' in place) {
        const headers = { ...sayWhatWasSeen([]), ...sayOnce(place.key) };
        return readPlace((await call(savePlan, { body, headers })).data);
      }
      const headers = { ...(place.revision !== undefined && sayWhatWasSeen([place.revision])) };
      return readPlace({ ...(await call(updatePlan, { params: { id: place.id }, body, headers })).data, id: place.id });
    },
    onSuccess: (place, { plan }) => succeed(place, plan),
    onError: async (error, { plan, place }) => {
      const id = 'key' in place ? undefined : place.id;
      const conflict = await explainConflict(error, id);
      if (conflict?.type === 'changed' && isSamePlan(conflict.theirs, plan)) succeed(readPlace(conflict.theirs), plan);
      else if (conflict) onConflict(conflict);
      else showFailure(error, { title: PLAN_TEXTS.error, description: id === undefined ? PLAN_TEXTS.saveFailed : PLAN_TEXTS.updateFailed });
    },
  });
}

/** A server may tell the id alone. */
const readPlace = ({ id, revision }: { readonly id: string; readonly revision?: string | undefined }): StoredPlace => ({ id, revision });

async function explainConflict(error: Error, planId: string | undefined): Promise<SaveConflict | undefined> {
  if (planId === undefined || !(error instanceof ApiError)) return undefined;
  if (isGone(error)) return { type: 'gone' };
  if (error.code !== 'plan-changed') return undefined;
  try {
    return { type: 'changed', theirs: readSavedPlan((await call(getPlan, { params: { id: planId } })).data) };
  } catch (later) {
    // Deleted after it was saved; or out of reach, and then the failure is told that led here.
    return isGone(later) ? { type: 'gone' } : forgive(later);
  }
}

/** The very same was saved there, or here and its answer was lost. */
export const isSamePlan = (theirs: Plan, mine: Plan): boolean => hashKey([planToBody(theirs)]) === hashKey([planToBody(mine)]);

/** From a file a person has chosen. */
export function useImportPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<boolean> => {
      const plan = importPlan(await file.text());
      if (!plan) return false;
      await call(savePlan, { body: planToBody(await weighForeign(plan)) });
      // A shelf that is on its way for the first time would be waited for, and it does not know of this plan.
      await queryClient.cancelQueries({ queryKey: SAVED_PLANS_KEY });
      await queryClient.invalidateQueries({ queryKey: SAVED_PLANS_KEY });
      return true;
    },
    onSuccess: (isPlan) => showToast(isPlan ? { title: PLAN_TEXTS.imported } : { ...PLAN_TEXTS.importFailed, tone: 'error' }),
    onError: (error) => showFailure(error, PLAN_TEXTS.importFailed),
  });
}
