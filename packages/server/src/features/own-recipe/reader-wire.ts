import type { SourceText } from '@larder/domain/import/read-told.ts';
import type { ImportedRecipe, ImportFault } from '@larder/domain/import/imported-recipe.ts';

/** To the process that reads: one thing, and then it ends. */
export type ToRecipeReader =
  | { readonly kind: 'page'; readonly text: string; readonly address: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

export type FromRecipeReader =
  | { readonly kind: 'read'; readonly recipes: readonly ImportedRecipe[]; readonly more: number }
  | {
      readonly kind: 'refused';
      readonly fault: ImportFault;
      /** What is written there, where no recipe was found in it. */
      readonly source?: SourceText | undefined;
    };
