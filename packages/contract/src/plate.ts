import { DIETS } from '@larder/domain/diet/diet.ts';
import { EATER_KINDS, MOST_PEOPLE } from '@larder/domain/eater/eater-kind.ts';
import * as z from 'zod/mini';

const Grams = z.number().check(z.nonnegative());
const Line = z.string().check(z.maxLength(300));
const Name = z.string().check(z.maxLength(100));
const FoodId = z.string().check(z.maxLength(100));
const Figure = z.nullable(z.number());

/** Of a meal that several eat: what one of them is served of its pot. A plan for one has none. */
export const Plate = z.object({
  /** Whose it is; of somebody who has left the household, or of a guest, a name is all there is. */
  eaterId: z.string().check(z.maxLength(100)),
  name: Name,
  /** Of somebody who sits there for this day alone: what the sentence said of them. */
  newcomer: z.optional(
    z.object({
      kind: z.enum(EATER_KINDS),
      ageYears: z.nullable(z.number().check(z.nonnegative())),
      diets: z.array(z.enum(DIETS)).check(z.maxLength(DIETS.length)),
      calories: Figure,
    }),
  ),
  /** Of the pot; the plates of a meal are the whole of it, but of a recipe of which some is left over. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
  /** How it is dished out. */
  told: Line,
  /** A part of the dish that is another one on this plate, and what is cooked apart for it. */
  swap: z.optional(z.object({ out: Name, instead: Name, lines: z.array(Line).check(z.maxLength(20)) })),
  /** What stands beside it for this eater alone. */
  side: z.optional(z.object({ foodId: FoodId, grams: Grams, text: Line })),
  /** Another dish than the pot's, cooked for this eater alone. */
  own: z.optional(
    z.object({
      dishId: z.string().check(z.maxLength(300)),
      title: z.string().check(z.maxLength(200)),
      lines: z.array(Line).check(z.maxLength(60)),
      steps: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(60)),
      minutes: z.int().check(z.nonnegative(), z.maximum(10_000)),
    }),
  ),
  nutrition: z.object({
    calories: Grams,
    protein: Grams,
    carbs: Grams,
    fat: Grams,
    fiber: Figure,
    sugar: Figure,
    sodium: Figure,
    saturatedFat: Figure,
  }),
  /** All that is on it: the list is the sum of these. */
  portions: z.array(z.object({ foodId: FoodId, grams: Grams, from: z.enum(['pot', 'swap', 'side', 'own']) })).check(z.maxLength(60)),
});
export type Plate = z.infer<typeof Plate>;

export const Plates = z.array(Plate).check(z.maxLength(MOST_PEOPLE));
