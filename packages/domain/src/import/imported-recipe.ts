/** Lines under one heading of a recipe ("For the sauce"), the heading absent where the recipe has none. */
export type LineGroup = { readonly heading: string | null; readonly lines: readonly string[] };

/** What a recipe gives as its source says it: "4 servings" are plates, "24 cookies" are not. */
export type RecipeYield = {
  /** Both ends of "4 to 6"; equal when one number is stated. */
  readonly min: number;
  readonly max: number;
  /** The word that was counted, null where none stands with the number: "cookies", "persons". */
  readonly noun: string | null;
  readonly isServings: boolean;
};

/** As stated. The total is the one stated, else preparing and cooking together. */
export type RecipeMinutes = { readonly prep: number | null; readonly cook: number | null; readonly total: number | null };

/** Where in a source something was read, the most reliable first: `fillFields` takes a later one only for what an earlier lacks. */
export const EVIDENCES = ['export', 'json-ld', 'microdata', 'h-recipe', 'page-state', 'plain-page', 'plain-text', 'model'] as const;
export type Evidence = (typeof EVIDENCES)[number];

/** The parts of a recipe that can each come from another place of the same page. */
export type RecipeField = 'title' | 'ingredients' | 'steps' | 'yield' | 'minutes';

/**
 * A recipe of somebody else as it was found, before any of it is understood: every line stands in the source, and
 * nothing is computed but the sum of two stated times.
 */
export type ImportedRecipe = {
  readonly title: string;
  readonly ingredients: readonly LineGroup[];
  readonly steps: readonly LineGroup[];
  readonly yield: RecipeYield | null;
  readonly minutes: RecipeMinutes;
  /** The page's own energy of one serving, to be shown beside ours and never in its place. */
  readonly statedKcal: number | null;
  /** Address of the page, http or https only. */
  readonly source: string | null;
  /** As the source declares it ("de-AT"), not as it reads. */
  readonly language: string | null;
  /** What a pasted text says beside its parts, or an app or a page's data states beside them, line by line ("Notes: from Oma"); absent where that is nothing. */
  readonly notes?: string;
  readonly evidence: Readonly<Partial<Record<RecipeField, Evidence>>>;
};

/** What one reader found of a recipe; what it did not find is absent. */
export type RecipeParts = {
  readonly title?: string | undefined;
  readonly ingredients?: readonly LineGroup[] | undefined;
  readonly steps?: readonly LineGroup[] | undefined;
  readonly yield?: RecipeYield | null | undefined;
  readonly minutes?: RecipeMinutes | undefined;
  readonly statedKcal?: number | null | undefined;
  readonly source?: string | null | undefined;
  /** What somebody kept beside it in another app. */
  readonly notes?: string | undefined;
};

export type ImportFault =
  | { readonly type: 'too-large' }
  | { readonly type: 'too-deep' }
  | { readonly type: 'too-slow' }
  | { readonly type: 'unreadable-file' }
  | { readonly type: 'no-recipe' };

export const NO_MINUTES: RecipeMinutes = { prep: null, cook: null, total: null };

export const countLines = (groups: readonly LineGroup[] | undefined): number =>
  groups?.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0;
