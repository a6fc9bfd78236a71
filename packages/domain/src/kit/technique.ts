import { TECHNIQUES } from './technique.table.ts';

/** How one food is cooked on its own: the sentences of `{part:start}` and `{part:finish}`. */
export type Technique = {
  /** `{x}` is the food's name, `{x*2}` the water for it. */
  readonly start: string;
  readonly minutes: number;
  /** What is done just before serving; empty when nothing is. */
  readonly finish: string;
};

export const findTechnique = (foodId: string): Technique | undefined => TECHNIQUES[foodId];
