import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** A photo as it is sent and kept: a JPEG file of at most this. Browsers make it smaller before they send it. */
export const PHOTO_LIMITS = { side: 1600, bytes: 400_000 } as const;

/** How large it is shown: whole on the recipe's page, small on cards. */
export type PhotoSize = 'whole' | 'small';

/** Of Fastify. Answered with the picture and outside of the contract's calls, as a page names it by its address. */
export const PHOTO_ROUTE = '/api/recipes/:id/photos/:photo';

/** Another photo has another address, so browsers may keep each for as long as they like. */
export const photoUrl = (recipeId: string, photoId: string, size: PhotoSize): string =>
  `/api/recipes/${encodeURIComponent(recipeId)}/photos/${encodeURIComponent(photoId)}${size === 'small' ? '?size=small' : ''}`;

/** Its width and height are those of the whole one. */
export const RecipePhoto = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type RecipePhoto = z.infer<typeof RecipePhoto>;

const RecipeId = z.object({ id: z.string().check(z.maxLength(100)) });

/** Of all recipes that have one. */
export const listRecipePhotos = endpoint({
  method: 'GET',
  path: '/api/recipes/photos',
  access: 'user',
  reply: success(z.array(z.object({ recipeId: z.string(), photoId: z.string() }))),
});

/** The file is the body, as `image/jpeg`; it is decoded and written anew. In place of the one there was, which can be brought back for an hour. */
export const putRecipePhoto = endpoint({
  method: 'PUT',
  path: '/api/recipes/:id/photo',
  takesLong: true,
  access: 'user',
  rate: 'photos',
  changes: 'recipes',
  params: RecipeId,
  reply: success(z.object({ photo: RecipePhoto, replaced: z.nullable(z.string()) })),
  problems: ['recipe-not-found', 'photo-unreadable', 'payload-too-large', 'unsupported-media-type', 'account-full', 'unavailable'],
});

export const removeRecipePhoto = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id/photo',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  reply: success(z.object({ removed: z.string() })),
  problems: ['photo-not-found'],
});

/** Brings a photo back that was removed or replaced, for an hour; one that is there meanwhile is then the one that can be brought back. */
export const restoreRecipePhoto = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/photo/restore',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  body: z.object({ photoId: z.string().check(z.maxLength(100)) }),
  reply: success(z.object({ photoId: z.string() })),
  problems: ['photo-not-found'],
});
