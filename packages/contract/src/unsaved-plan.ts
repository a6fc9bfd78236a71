import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** A day that its person has not saved. */
export const UnsavedPlan = z.object({ searchQuery: z.string(), title: z.string() });
export type UnsavedPlan = z.infer<typeof UnsavedPlan>;

/** The days that the caller made last and has not saved, of other words each; at most three. */
export const listUnsavedPlans = endpoint({
  method: 'GET',
  path: '/api/unsaved-plans',
  access: 'user',
  reply: success(z.array(UnsavedPlan)),
});

/** What a person calls the day of these words that was made last; without a title it is called as it was made. Nothing where none of them is left. */
export const nameUnsavedPlan = endpoint({
  method: 'PATCH',
  path: '/api/unsaved-plans',
  access: 'user',
  query: z.object({ searchQuery: z.string().check(z.maxLength(700)) }),
  body: z.object({ title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  reply: z.object({ success: z.literal(true) }),
});

/** Whoever does not want to be led back to one. A screen that shows it has it all the same. */
export const dropUnsavedPlan = endpoint({
  method: 'DELETE',
  path: '/api/unsaved-plans',
  access: 'user',
  query: z.object({ searchQuery: z.string().check(z.maxLength(700)) }),
  reply: z.object({ success: z.literal(true) }),
});
