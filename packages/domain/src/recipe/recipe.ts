export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A recipe written out. `amount` and `item` read together as one line; numbers are for `servings` eaters. */
export type Recipe = {
  readonly title: string;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly servings: number;
  readonly difficulty: Difficulty;
  readonly ingredients: readonly { readonly amount: string; readonly item: string }[];
  readonly instructions: readonly string[];
  readonly tips: readonly string[];
  readonly nutrition: {
    readonly calories: number;
    readonly protein: number;
    readonly carbs: number;
    readonly fat: number;
    readonly fiber: number | null;
    readonly sugar: number | null;
    /** Where fiber or sugar is the least there is: how much it covers, 0 to 1. */
    readonly known?: { readonly fiber?: number | undefined; readonly sugar?: number | undefined };
  };
};
