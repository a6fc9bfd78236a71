import type { Result } from '@larder/domain/base/result.ts';
import type { ToldRecipe } from '@larder/domain/import/read-told.ts';
import type { IdeasFault, TokenUse } from './meal-ideas.ts';

/** Says what recipe a text holds. Who asks holds every line against the text. */
export type RecipeTeller = {
  readonly tell: (
    text: string,
    signal: AbortSignal,
  ) => Promise<{ readonly result: Result<ToldRecipe, IdeasFault>; readonly tokens: TokenUse | undefined }>;
};
