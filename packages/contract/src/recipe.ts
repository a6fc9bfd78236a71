import * as z from 'zod/mini';
import { DIFFICULTIES } from '@larder/domain/recipe/recipe.ts';
import { Coverage } from './plan.ts';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

export const RecipeFigures = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.nullable(z.number()),
  sugar: z.nullable(z.number()),
});

/** A recipe as it travels. `fiber` and `sugar` are null where nothing is known of them, and the least there is where `known` says so. */
export const DetailedRecipe = z.object({
  prepTime: z.string(),
  cookTime: z.string(),
  servings: z.int(),
  difficulty: z.enum(DIFFICULTIES),
  ingredients: z.array(z.object({ amount: z.string(), item: z.string() })),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  nutritionFacts: z.extend(RecipeFigures, { known: z.optional(Coverage) }),
  /** Whose the instructions are: the dish's, a meal's that was saved or shown with them, or made up here from what the lines are. */
  instructionsFrom: z.optional(z.enum(['dish', 'meal', 'foods'])),
  /** Lines whose nutrients are not counted, word for word; empty for dishes of the corpus. */
  notCounted: z.optional(z.array(z.string())),
});
export type DetailedRecipe = z.infer<typeof DetailedRecipe>;

export const generateRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/generate',
  takesLong: true,
  access: 'guest',
  rate: 'generate',
  body: z.object({
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    ingredients: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(100)),
    difficulty: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: success(DetailedRecipe),
});
