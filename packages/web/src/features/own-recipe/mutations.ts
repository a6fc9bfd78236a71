import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctLine, undoCorrection } from '@larder/contract/line-correction.ts';
import {
  deleteRecipe,
  readRecipe,
  readRecipeFile,
  restoreRecipe,
  revertRecipe,
  saveRecipe,
  type RecipePreview,
  type RecipeText,
  type SavedRecipe,
  type SourceKind,
  updateRecipe,
  weighRecipe,
} from '@larder/contract/own-recipe.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import { announce } from '../../lib/announce.ts';
import { call, upload } from '../../lib/api-client.ts';
import { makeId } from '../../lib/make-id.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { LONG_OFFER_MS, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { endToast, showToast } from '../../ui/toast-store.ts';
import { CORRECTIONS_KEY, LIBRARY_KEY, ownRecipeQuery } from './queries.ts';
import { LIBRARY_TEXTS, LINE_TEXTS, RECIPE_PAGE_TEXTS } from './texts.ts';

export type Door = { readonly address: string } | { readonly text: string } | { readonly file: Blob; readonly name: string };

/** `id`: of this reading of it. A file may hold one recipe twice, and an answer that comes late may find another in its place. */
export type FoundRecipe = RecipePreview & { readonly id: string };
export type Found = { readonly sourceKind: SourceKind; readonly recipes: readonly FoundRecipe[]; readonly more: number };

export const useReadRecipes = () =>
  useMutation({
    mutationFn: async (door: Door): Promise<Found> => {
      const { data } =
        'file' in door
          ? await upload(readRecipeFile, door.file, { type: 'application/octet-stream', query: { name: door.name } })
          : await call(readRecipe, { body: door });
      return { ...data, recipes: data.recipes.map((preview) => ({ ...preview, id: makeId() })) };
    },
  });

export const weigh = async (asked: Pick<RecipePreview, 'recipe' | 'notes'>): Promise<RecipePreview> =>
  (await call(weighRecipe, { body: asked })).data;

export type ToSave = {
  readonly recipe: RecipeText;
  readonly sourceKind: SourceKind;
  readonly dishId?: string;
  readonly portions?: { foodId: string; grams: number }[];
  readonly notes?: string;
  /** The recipe that it is a copy of. */
  readonly photoOf?: string;
  readonly anyway?: boolean;
};

export function useSaveRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (toSave: ToSave) => (await call(saveRecipe, { body: toSave })).data,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY }),
  });
}

export type Change = { readonly recipe: RecipeText; readonly notes: string; readonly inPlanning: boolean; readonly readAnew?: boolean };

export function useChangeRecipe({ id, revision }: Pick<SavedRecipe, 'id' | 'revision'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) =>
      (await call(updateRecipe, { params: { id }, body: change, headers: sayWhatWasSeen([revision]) })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(ownRecipeQuery(id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...LIBRARY_KEY, 'list'] });
    },
  });
}

export function useRevertRecipe(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(revertRecipe, { params: { id } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(ownRecipeQuery(id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...LIBRARY_KEY, 'list'] });
      showToast({ title: RECIPE_PAGE_TEXTS.reverted });
    },
    onError: (error) => showFailure(error, { title: RECIPE_PAGE_TEXTS.actionFailed }),
  });
}

/** Deletes at once and offers to undo it. */
export function useDeleteRecipe(onDeleted: () => void) {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
  const restore = useMutation({
    mutationFn: async ({ id }: { id: string; title: string }) => call(restoreRecipe, { params: { id } }),
    onSuccess: (_answer, { title }) => {
      announce(RECIPE_PAGE_TEXTS.restored(title));
      refresh();
    },
    onError: (error) => showFailure(error, RECIPE_PAGE_TEXTS.restoreFailed),
  });
  return useMutation({
    mutationFn: async ({ id }: { id: string; title: string }) => unlessGone(call(deleteRecipe, { params: { id } })),
    onSuccess: (_answer, recipe) => {
      onDeleted();
      queryClient.removeQueries({ queryKey: ownRecipeQuery(recipe.id).queryKey });
      refresh();
      const toast = showToast({ title: RECIPE_PAGE_TEXTS.deleted });
      // A person wrote it: there is no other copy.
      showOffer({
        label: RECIPE_PAGE_TEXTS.undo,
        durationMs: LONG_OFFER_MS,
        run: () => {
          endToast(toast);
          restore.mutate(recipe);
        },
      });
    },
    onError: (error) => showFailure(error, RECIPE_PAGE_TEXTS.deleteFailed),
  });
}

export type Correction = {
  readonly line: string;
  readonly language: string | null;
  readonly foodId: string | null;
  readonly grams: number | null;
};

export function useCorrectLine(onCorrected: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (correction: Correction) => call(correctLine, { body: correction }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: CORRECTIONS_KEY });
      showToast({ title: LINE_TEXTS.corrected });
      onCorrected();
    },
    onError: (error) => showFailure(error, { title: LINE_TEXTS.failed }),
  });
}

export function useUndoCorrection(onUndone: () => void = () => undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => unlessGone(call(undoCorrection, { params: { id } })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: CORRECTIONS_KEY });
      showToast({ title: LIBRARY_TEXTS.takenBack });
      onUndone();
    },
    onError: (error) => showFailure(error, { title: LIBRARY_TEXTS.takeBackFailed }),
  });
}
