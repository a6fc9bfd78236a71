import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FoodName } from './own-recipe.ts';
import { RECIPE_LIMITS } from './recipe-limits.ts';
import { success } from './wire.ts';

export const LineCorrection = z.object({
  id: z.string(),
  /** The food words that it holds for. */
  words: z.string(),
  /** Null: not counted. */
  food: z.nullable(FoodName),
  weight: z.nullable(z.object({ unit: z.string(), grams: z.number() })),
});
export type LineCorrection = z.infer<typeof LineCorrection>;

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/line-corrections',
  access: 'user',
  reply: success(z.array(LineCorrection)),
});

/** Holds for every line of these words that is read from now on, and for no recipe that is saved. */
export const correctLine = endpoint({
  method: 'POST',
  path: '/api/line-corrections',
  access: 'user',
  changes: 'recipes',
  body: z.object({
    line: z.string().check(z.minLength(1), z.maxLength(RECIPE_LIMITS.lineLetters)),
    /** The one that the recipe it stands in is read in. */
    language: z.nullable(z.string().check(z.maxLength(35))),
    foodId: z.nullable(z.string().check(z.maxLength(100))),
    /** Of this line; null where the food's own measures tell. */
    grams: z.nullable(z.number().check(z.positive(), z.maximum(RECIPE_LIMITS.grams))),
  }),
  reply: success(LineCorrection),
  problems: ['food-not-found', 'account-full'],
});

export const undoCorrection = endpoint({
  method: 'DELETE',
  path: '/api/line-corrections/:id',
  access: 'user',
  changes: 'recipes',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ success: z.literal(true) }),
  problems: ['correction-not-found'],
});

/** Foods of the table by name, the nearest first. */
export const searchFoods = endpoint({
  method: 'GET',
  path: '/api/foods',
  access: 'user',
  query: z.object({ search: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: success(z.array(z.object({ id: z.string(), name: z.string(), kcalPer100g: z.number() }))),
});
