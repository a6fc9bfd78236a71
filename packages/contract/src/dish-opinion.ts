import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** `again`: to come back soon, `never`: not to be planned any more. */
export const OPINIONS = ['again', 'never'] as const;

export const MOST_STARS = 5;
const Rating = z.int().check(z.minimum(1), z.maximum(MOST_STARS));

export const DishOpinion = z.object({
  /** Of a dish of the kitchen its kit, of a recipe of one's own its id. */
  dishKey: z.string(),
  opinion: z.nullable(z.enum(OPINIONS)),
  /** Stars. */
  rating: z.nullable(Rating),
  lastCooked: z.nullable(z.string()),
  timesCooked: z.int(),
});
export type DishOpinion = z.infer<typeof DishOpinion>;

export const listOpinions = endpoint({
  method: 'GET',
  path: '/api/dish-opinions',
  access: 'user',
  reply: success(z.array(DishOpinion)),
});

/** What is not given stays as it is; a day on which it was cooked counts once. */
export const sayOpinion = endpoint({
  method: 'PUT',
  path: '/api/dish-opinions',
  access: 'user',
  changes: 'recipes',
  body: z.object({
    dishKey: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/)),
    opinion: z.optional(z.nullable(z.enum(OPINIONS))),
    rating: z.optional(z.nullable(Rating)),
    cookedOn: z.optional(Day),
    /** It was not cooked on this day after all, and the last time before is this. */
    notCooked: z.optional(z.object({ on: Day, before: z.nullable(Day) })),
  }),
  reply: success(DishOpinion),
  problems: ['account-full'],
});
