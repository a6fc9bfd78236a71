import { parseIdeaUnit, type IdeaUnit } from '@larder/domain/idea/idea-unit.ts';
import type { MealIdea } from '@larder/domain/idea/meal-idea.ts';
import { DISH_FORMS } from '@larder/domain/kit/kit.ts';
import { CUISINES } from '@larder/domain/recipe/cuisine.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import * as z from 'zod';

const UNITS = ['piece', 'slice', 'clove', 'can', 'tsp', 'tbsp', 'cup', 'ml'] as const satisfies readonly IdeaUnit[];

/**
 * What is asked for. No property could hold a nutrient, and no unit is a weight. Everything is required, nothing is open and no bounds are given:
 * what every service with structured output understands (docs/decisions/0015).
 */
export const AskedAnswer = z.object({
  meals: z.array(
    z.object({
      slot: z.enum(MEAL_SLOTS),
      title: z.string().describe('At most eight words, naming the dish as a menu would'),
      cuisine: z.enum(CUISINES),
      form: z.enum(DISH_FORMS),
      ingredients: z.array(
        z.object({
          amount: z.number().describe('For one serving'),
          unit: z.enum(UNITS),
          food: z.string().describe('A name from the list of foods'),
          prep: z.string().nullable().describe('How it is cut, such as "finely chopped", or null'),
        }),
      ),
      steps: z.array(z.string()).describe('Three to six short sentences in the imperative, without amounts'),
      tip: z.string().describe('One sentence on keeping or varying the dish'),
    }),
  ),
});

const Text = z.string().catch('');

/** What is taken: anything that can be read as an idea, however long; whether it is one is for the domain to say. */
const TakenIdea = z.object({
  slot: z
    .string()
    .transform((slot) => slot.trim().toLowerCase())
    .pipe(z.enum(MEAL_SLOTS)),
  title: Text,
  cuisine: Text,
  form: Text,
  ingredients: z.array(
    z.object({
      amount: z.union([z.number(), z.string().transform(Number)]).catch(0),
      unit: Text.transform((text) => parseIdeaUnit(text) ?? null),
      food: z.string(),
      prep: z.string().nullable().catch(null),
    }),
  ),
  steps: z.array(z.string()).catch([]),
  tip: Text,
});

export type TakenIdea = { readonly slot: MealSlot; readonly idea: MealIdea };

/** Undefined for JSON that is no idea, or no JSON. */
export function readIdea(json: string): TakenIdea | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const taken = TakenIdea.safeParse(value);
  if (!taken.success) return undefined;
  const { slot, ...idea } = taken.data;
  return { slot, idea };
}
