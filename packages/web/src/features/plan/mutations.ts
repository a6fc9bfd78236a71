import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePlan, favoritePlan, refreshMeal, savePlan, updatePlan } from '@larder/contract/plan.ts';
import { booleanText } from '@larder/contract/wire.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { call } from '../../lib/api-client.ts';
import { announce } from '../../lib/announce.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { DayWords } from './plan-session.ts';
import { importPlan } from './export-plan.ts';
import { planToBody } from './plan-to-body.ts';
import { savedPlanKey, SAVED_PLANS_KEY } from './queries.ts';
import { PLAN_TEXTS } from './texts.ts';

type RefreshWish = { readonly slot: MealSlot; readonly query: string; readonly refreshCount: number; readonly planId: string | undefined };

export type Refreshed = { readonly meal: Meal; readonly words: DayWords | undefined };

export async function refreshOneMeal({ slot, query, refreshCount, planId }: RefreshWish): Promise<Refreshed> {
  const body = { mealType: slot, query, refreshCount, ...(planId === undefined ? {} : { planId }) };
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
      void queryClient.invalidateQueries({ queryKey: SAVED_PLANS_KEY, refetchType: 'all' });
      onSaved(id);
    },
    onError: (error) => {
      showFailure(error, { title: PLAN_TEXTS.error, description: planId === undefined ? PLAN_TEXTS.saveFailed : PLAN_TEXTS.updateFailed });
    },
  });
}

export function useFavoritePlan() {
  const shelf = usePlanShelf();
  return useMutation({
    mutationFn: ({ id, isFavorite }: { readonly id: string; readonly isFavorite: boolean }) =>
      call(favoritePlan, { params: { id }, body: { isFavorited: booleanText(isFavorite) } }),
    onMutate: ({ id, isFavorite }) => shelf.change((plans) => plans.map((plan) => (plan.id === id ? { ...plan, isFavorite } : plan))),
    onSuccess: (_answer, { isFavorite }) => showToast({ title: isFavorite ? PLAN_TEXTS.favoriteAdded : PLAN_TEXTS.favoriteRemoved }),
    onError: (error, { id, isFavorite }) => {
      // Only this star goes back: another one may have been changed meanwhile.
      void shelf.change((plans) => plans.map((plan) => (plan.id === id ? { ...plan, isFavorite: !isFavorite } : plan)));
      showFailure(error, PLAN_TEXTS.favoriteFailed);
    },
  });
}

export function useDeletePlan() {
  const shelf = usePlanShelf();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedPlan) => call(deletePlan, { params: { id } }),
    onMutate: ({ id }) => shelf.change((plans) => plans.filter((plan) => plan.id !== id)),
    onSuccess: (_answer, { id }) => {
      queryClient.removeQueries({ queryKey: savedPlanKey(id) });
      showToast({ title: PLAN_TEXTS.deleted });
    },
    onError: (error, plan) => {
      // The order is computed when shown, so its place comes back with it.
      void shelf.change((plans) => [...plans.filter(({ id }) => id !== plan.id), plan]);
      showFailure(error, PLAN_TEXTS.deleteFailed);
    },
  });
}

/** Changes the shown plans at once; a running fetch is stopped, as its older answer would undo the change. */
function usePlanShelf() {
  const queryClient = useQueryClient();
  return {
    async change(change: (plans: readonly SavedPlan[]) => readonly SavedPlan[]): Promise<void> {
      await queryClient.cancelQueries({ queryKey: SAVED_PLANS_KEY });
      queryClient.setQueryData<readonly SavedPlan[]>(SAVED_PLANS_KEY, (plans) => plans && change(plans));
    },
  };
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
