import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMeal, savePlan, updatePlan } from '@larder/contract/plan.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { call } from '../../lib/api-client.ts';
import { announce } from '../../lib/announce.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { DayWords } from './plan-session.ts';
import { importPlan } from './export-plan.ts';
import { planToBody } from './plan-to-body.ts';
import { savedPlanKey, SAVED_PLANS_KEY } from './queries.ts';
import { shelfQuery } from './shelf-queries.ts';
import { PLAN_TEXTS } from './texts.ts';

type RefreshWish = {
  readonly slot: MealSlot;
  readonly query: string;
  readonly refreshCount: number;
  /** Where the other meals are those of a saved plan, and whether nothing of it has been changed yet. */
  readonly saved: { readonly planId: string; readonly isFirst: boolean } | undefined;
};

export type Refreshed = { readonly meal: Meal; readonly words: DayWords | undefined };

export async function refreshOneMeal({ slot, query, refreshCount, saved }: RefreshWish): Promise<Refreshed> {
  const body = { mealType: slot, query, refreshCount, ...saved };
  const { data } = await call(refreshMeal, { body });
  return { meal: readMeal(data.meal), words: 'day' in data ? readPlan(data.day) : undefined };
}

type SaveOptions = { readonly planId: string | undefined; readonly onSaved: (id: string) => void };

export function useSavePlan({ planId, onSaved }: SaveOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (plan: Plan): Promise<string> => {
      const body = planToBody(plan);
      if (planId === undefined) return (await call(savePlan, { body })).data.id;
      return (await call(updatePlan, { params: { id: planId }, body })).data?.id ?? planId;
    },
    onSuccess: (id) => {
      announce(PLAN_TEXTS.saved);
      queryClient.removeQueries({ queryKey: savedPlanKey(id) });
      // From its first page, on the way to the shelf: the pages that were loaded are those of the shelf as it was.
      queryClient.removeQueries({ queryKey: SAVED_PLANS_KEY });
      void queryClient.prefetchInfiniteQuery(shelfQuery(''));
      onSaved(id);
    },
    onError: (error) => {
      showFailure(error, { title: PLAN_TEXTS.error, description: planId === undefined ? PLAN_TEXTS.saveFailed : PLAN_TEXTS.updateFailed });
    },
  });
}

/** From a file a person has chosen. */
export function useImportPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<void> => {
      const plan = importPlan(await file.text());
      if (!plan) throw new Error(PLAN_TEXTS.importFailed.description);
      await call(savePlan, { body: planToBody(plan) });
      await queryClient.invalidateQueries({ queryKey: SAVED_PLANS_KEY });
    },
    onSuccess: () => showToast({ title: PLAN_TEXTS.imported }),
    onError: (error) => showFailure(error, PLAN_TEXTS.importFailed),
  });
}
