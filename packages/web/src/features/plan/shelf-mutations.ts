import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePlan, favoritePlan, restorePlan } from '@larder/contract/plan.ts';
import { dropUnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import { booleanText } from '@larder/contract/wire.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { isGone, unlessGone } from '../../lib/unless-gone.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { filterPlans } from './model.ts';
import { savedPlanKey, savedPlansQuery, unsavedPlansQuery } from './queries.ts';
import { SHELF_KEY, type ShelfPages } from './shelf-queries.ts';
import { PLAN_TEXTS, UNSAVED_DAY_TEXTS } from './texts.ts';

export function useFavoritePlan() {
  const shelf = useShelfCache();
  return useMutation({
    mutationFn: async ({ id, isFavorite }: Pick<SavedPlan, 'id' | 'isFavorite'>) =>
      call(favoritePlan, { params: { id }, body: { isFavorited: booleanText(isFavorite) } }),
    onMutate: ({ id, isFavorite }) => shelf.star(id, isFavorite),
    onSuccess: (_answer, { isFavorite }) => showToast({ title: isFavorite ? PLAN_TEXTS.favoriteAdded : PLAN_TEXTS.favoriteRemoved }),
    onError: (error, { id, isFavorite }) => {
      if (isGone(error)) {
        void shelf.takeOut(id);
        showFailure(error, PLAN_TEXTS.gone);
        return;
      }
      // Only this star goes back: another one may have been changed meanwhile.
      void shelf.star(id, !isFavorite);
      showFailure(error, PLAN_TEXTS.favoriteFailed);
    },
  });
}

type DeleteOptions = {
  readonly onRestore: (planId: string) => void;
  /** Its calendar days are back as well. */
  readonly onRestored: () => void;
};

/** Deletes at once and offers to undo it; nothing waits for the offer to end, so nothing is lost when the tab is closed. */
export function useDeletePlan({ onRestore, onRestored }: DeleteOptions) {
  const shelf = useShelfCache();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: async ({ id }: SavedPlan) => call(restorePlan, { params: { id } }),
    onMutate: (plan) => {
      onRestore(plan.id);
      return shelf.putBack(plan);
    },
    onSuccess: (_answer, { title }) => {
      announce(PLAN_TEXTS.restored(title));
      // The offer is still there on the next screen, which may show plans and days.
      void queryClient.invalidateQueries({ queryKey: savedPlansQuery.queryKey });
      onRestored();
    },
    onError: (error, plan) => {
      void shelf.takeOut(plan.id);
      showFailure(error, PLAN_TEXTS.restoreFailed);
      offerUndo(plan);
    },
  });
  function offerUndo(plan: SavedPlan): void {
    showOffer({ label: PLAN_TEXTS.undo, run: () => afterPaint(() => restore.mutate(plan)) });
    announce(PLAN_TEXTS.undoHint(plan.title));
  }
  const { mutate: remove } = useMutation({
    mutationFn: async ({ id }: SavedPlan) => unlessGone(call(deletePlan, { params: { id } })),
    onMutate: ({ id }) => shelf.takeOut(id),
    onSuccess: (_answer, plan) => {
      showToast({ title: PLAN_TEXTS.deleted });
      offerUndo(plan);
    },
    onError: (error, plan) => {
      void shelf.putBack(plan);
      showFailure(error, PLAN_TEXTS.deleteFailed);
    },
  });
  return remove;
}

/** A day that was never saved: nobody is led back to it. */
export function useDropUnsavedPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (searchQuery: string) => call(dropUnsavedPlan, { query: { searchQuery } }),
    onSuccess: () => showToast({ title: UNSAVED_DAY_TEXTS.dropped }),
    onError: (error) => showFailure(error, { title: PLAN_TEXTS.error, description: UNSAVED_DAY_TEXTS.failed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: unsavedPlansQuery.queryKey }),
  });
}

/** Changes the shown plans at once; a running fetch is stopped, as its older answer would undo the change. */
function useShelfCache() {
  const queryClient = useQueryClient();
  async function change(of: (plans: readonly SavedPlan[], at: { search: string; page: number }) => readonly SavedPlan[]): Promise<void> {
    await queryClient.cancelQueries({ queryKey: SHELF_KEY });
    for (const [key, data] of queryClient.getQueriesData<ShelfPages>({ queryKey: SHELF_KEY })) {
      if (!data) continue;
      const changed = data.pages.map(({ plans }, page) => of(plans, { search: String(key.at(-1)), page }));
      const more = changed.flat().length - data.pages.flatMap(({ plans }) => plans).length;
      const pages = data.pages.map((page, at) => ({ ...page, plans: changed[at]!, total: page.total + more }));
      queryClient.setQueryData<ShelfPages>(key, { ...data, pages });
    }
    // The calendar's list is asked for again when it is next needed.
    void queryClient.invalidateQueries({ queryKey: savedPlansQuery.queryKey, refetchType: 'none' });
  }
  return {
    star: async (id: string, isFavorite: boolean) =>
      change((plans) => plans.map((plan) => (plan.id === id ? { ...plan, isFavorite } : plan))),
    takeOut: async (id: string) => {
      queryClient.removeQueries({ queryKey: savedPlanKey(id) });
      return change((plans) => plans.filter((plan) => plan.id !== id));
    },
    /** The order is computed when shown, so its place comes back with it. */
    putBack: async (plan: SavedPlan) =>
      change((plans, { search, page }) => (page > 0 || filterPlans([plan], search).length === 0 ? plans : [...plans, plan])),
  };
}
