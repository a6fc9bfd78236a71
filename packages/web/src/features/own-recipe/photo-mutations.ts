import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putRecipePhoto, removeRecipePhoto, restoreRecipePhoto } from '@larder/contract/recipe-photo.ts';
import { announce } from '../../lib/announce.ts';
import { call, upload } from '../../lib/api-client.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';
import { LONG_OFFER_MS, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { LIBRARY_KEY, ownRecipeQuery } from './queries.ts';
import { PHOTO_TEXTS } from './texts.ts';

/** Any picture that the browser can show. One that was there can be brought back for a while. */
export function useAddPhoto(recipeId: string) {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo(recipeId);
  return useMutation({
    mutationFn: async (file: Blob) =>
      (await upload(putRecipePhoto, await shrinkPhoto(file), { type: 'image/jpeg', params: { id: recipeId } })).data,
    onSuccess: ({ photo, replaced }) => {
      queryClient.setQueryData(ownRecipeQuery(recipeId).queryKey, (saved) => saved && { ...saved, photo });
      void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
      showToast({ title: PHOTO_TEXTS.saved });
      if (replaced !== null) offerUndo(replaced);
    },
  });
}

export function useRemovePhoto(recipeId: string) {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo(recipeId);
  return useMutation({
    mutationFn: async () => (await call(removeRecipePhoto, { params: { id: recipeId } })).data,
    onSuccess: ({ removed }) => {
      queryClient.setQueryData(ownRecipeQuery(recipeId).queryKey, (saved) => saved && { ...saved, photo: null });
      void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
      showToast({ title: PHOTO_TEXTS.removed });
      offerUndo(removed);
    },
    onError: (error) => showFailure(error, { title: PHOTO_TEXTS.removeFailed }),
  });
}

function useOfferUndo(recipeId: string): (photoId: string) => void {
  const queryClient = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: async (photoId: string) => call(restoreRecipePhoto, { params: { id: recipeId }, body: { photoId } }),
    onSuccess: () => {
      announce(PHOTO_TEXTS.restored);
      void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
    },
    onError: (error) => showFailure(error, { title: PHOTO_TEXTS.restoreFailed }),
  });
  return (photoId) => showOffer({ label: PHOTO_TEXTS.undo, durationMs: LONG_OFFER_MS, run: () => restore(photoId) });
}
