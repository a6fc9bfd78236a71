import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { AnySavePlanBody } from './plan.ts';
import { success } from './wire.ts';

/** What would speak against a saved plan if it were saved as it is on the screen now; as `getPlan` says it of what is saved. */
export const judgePlan = endpoint({
  method: 'POST',
  path: '/api/meal-plans/judge',
  access: 'user',
  body: AnySavePlanBody,
  reply: success(z.object({ against: z.optional(z.string()) })),
});

/**
 * What speaks against the saved plans that somebody chooses among. Where nobody at the table has a rule, nothing does; else nothing is
 * known of a plan that is not named: only those are looked at that the shelf shows first.
 */
export const judgeSavedPlans = endpoint({
  method: 'GET',
  path: '/api/meal-plans/against',
  access: 'user',
  rate: 'shelf',
  reply: success(z.object({ hasRules: z.boolean(), plans: z.array(z.object({ id: z.string(), against: z.optional(z.string()) })) })),
});
