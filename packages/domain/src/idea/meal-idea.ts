import type { IdeaUnit } from './idea-unit.ts';

/** One ingredient as somebody outside proposes it. */
export type IdeaLine = {
  readonly amount: number;
  /** Null for what no kitchen measures with, a gram among it. */
  readonly unit: IdeaUnit | null;
  readonly food: string;
  readonly prep: string | null;
};

/**
 * A dish that somebody outside proposes for one serving: words and kitchen amounts, nothing that is computed. It has no
 * place for a nutrient or a gram, and none of its text is shown before it has been read.
 */
export type MealIdea = {
  readonly title: string;
  readonly cuisine: string;
  /** The shape on the table: "bowl", "soup". */
  readonly form: string;
  readonly ingredients: readonly IdeaLine[];
  readonly steps: readonly string[];
  readonly tip: string;
};

export const IDEA_FAULTS = ['size', 'unknown-food', 'amount', 'twice', 'rule', 'time', 'share', 'wish'] as const;

/** Why an idea cannot be served. The sentence goes back to whoever had it. */
export type IdeaFault = { readonly type: (typeof IDEA_FAULTS)[number]; readonly sentence: string };
