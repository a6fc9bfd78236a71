import * as z from 'zod/mini';

const Grams = z.number().check(z.nonnegative());
const Count = z.number().check(z.positive(), z.maximum(2000));

/** What a meal knows beside the specification's fields when it was not planned from a kit. */
export const mealExtras = {
  /** Of one that is a recipe of the household's own. */
  recipeId: z.optional(z.string().check(z.maxLength(100))),
  /** Of one: its lines as the recipe has them, and how often they are in what is cooked of the meal. */
  written: z.optional(
    z.object({
      times: z.number().check(z.positive()),
      lines: z
        .array(
          z.object({
            text: z.string().check(z.maxLength(600)),
            foodId: z.nullable(z.string().check(z.maxLength(100))),
            /** False of a food whose amount is in no number. */
            isCounted: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(120)),
      /** That its text says it is in. */
      language: z.optional(z.string().check(z.maxLength(35))),
      /** As it is written: so many plates of its own, and pieces where those are eaten whole. */
      makes: z.optional(
        z.object({
          plates: Count,
          pieces: z.optional(z.object({ count: Count, noun: z.string().check(z.maxLength(100)) })),
        }),
      ),
    }),
  ),
  /** Of one from elsewhere: what its source says of it, where its figures were computed from its lines. */
  stated: z.optional(z.object({ calories: Grams, protein: Grams, carbs: Grams, fat: Grams })),
  /** Of one from elsewhere of which not every line is counted: its figures are its source's. */
  isStated: z.optional(z.boolean()),
};

/** Which of a meal's portions is not at home; without it, other dishes are looked for. */
export const partAsked = { part: z.optional(z.int().check(z.nonnegative(), z.maximum(100))) };

/** What comes in for the part; null where it is left out. */
export const partTaken = { instead: z.optional(z.nullable(z.string())) };
