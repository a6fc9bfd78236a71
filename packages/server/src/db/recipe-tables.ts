import type { RecipeText, SourceKind } from '@larder/contract/own-recipe.ts';
import type { Diet } from '@larder/domain/diet/diet.ts';
import type { OwnLine, RecipeNumbers } from '@larder/domain/own-recipe/own-recipe.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Jsonb, MaybeJsonb } from './jsonb.ts';

/** What is written and what it was understood as: these change together. */
export type RecipeContent = {
  readonly recipe: RecipeText;
  readonly lines: readonly OwnLine[];
  readonly numbers: RecipeNumbers;
  readonly diets: readonly Diet[];
};
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** The version before; without notes in rows from before these came along. */
export type PreviousRecipe = RecipeContent & { readonly notes?: string };

export type RecipeTables = {
  readonly recipes: RecipesTable;
  readonly deleted_recipes: DeletedRecipesTable;
  readonly recipe_photos: RecipePhotosTable;
  readonly line_corrections: LineCorrectionsTable;
  readonly dish_opinions: DishOpinionsTable;
};

export type RecipesTable = {
  readonly id: string;
  readonly household_id: string;
  readonly created_by: string | null;
  readonly title: string;
  readonly source_kind: SourceKind;
  readonly source_key: string | null;
  readonly recipe: Jsonb<RecipeText>;
  readonly original: Jsonb;
  readonly previous: MaybeJsonb<PreviousRecipe>;
  readonly lines: Jsonb<readonly OwnLine[]>;
  readonly numbers: Jsonb<RecipeNumbers>;
  readonly diets: Jsonb<readonly Diet[]>;
  readonly words: string;
  readonly minutes: number | null;
  readonly dish_id: string | null;
  readonly notes: Generated<string>;
  readonly in_planning: Generated<boolean>;
  readonly revision: Generated<number>;
  readonly created_at: CreatedAt;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};

type DeletedRecipesTable = {
  readonly id: string;
  readonly household_id: string;
  readonly recipe: Jsonb;
  readonly photo_id: string | null;
  readonly deleted_at: CreatedAt;
};

type RecipePhotosTable = {
  readonly id: string;
  readonly household_id: string;
  readonly recipe_id: string;
  readonly bytes: Uint8Array;
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly created_at: CreatedAt;
  readonly removed_at: ColumnType<Date | null, undefined, Date | null>;
};

type LineCorrectionsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly line_key: string;
  readonly food_id: string | null;
  readonly unit: string | null;
  readonly grams_per_unit: number | null;
  readonly created_at: CreatedAt;
};

type DishOpinionsTable = {
  readonly id: string;
  readonly household_id: string;
  readonly eater_id: string | null;
  readonly dish_key: string;
  readonly opinion: 'again' | 'never' | null;
  readonly rating: number | null;
  /** `YYYY-MM-DD`. */
  readonly last_cooked: string | null;
  readonly times_cooked: Generated<number>;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};
