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
