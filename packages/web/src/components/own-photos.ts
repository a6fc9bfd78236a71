import { useQuery } from '@tanstack/react-query';
import { listRecipePhotos } from '@larder/contract/recipe-photo.ts';
import { call } from '../lib/api-client.ts';

/** Which photo is shown of which of the household's own recipes. */
export type OwnPhoto = { readonly recipeId: string; readonly photoId: string };

/** Of the recipe that a meal is; asked for once, and only where there is such a meal. */
export function useOwnPhoto(recipeId: string | undefined): OwnPhoto | undefined {
  const { data } = useQuery({
    // Beside the recipes themselves: whatever changes those is looked at here too.
    queryKey: ['own-recipes', 'photos'],
    queryFn: async () => (await call(listRecipePhotos)).data,
    enabled: recipeId !== undefined,
    select: (photos) => photos.find((photo) => photo.recipeId === recipeId),
  });
  return data;
}
