import * as z from 'zod';

/** Of the token endpoint's answer. A refresh answers without a refresh token: the old one stays. */
export const Tokens = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
});

export const TokenProblem = z.object({ error: z.string(), error_subtype: z.string().optional() });

export const Calendar = z.object({ id: z.string() });

export const Event = z.object({
  id: z.string(),
  status: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  start: z.object({ date: z.string().optional() }).optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
});
export type Event = z.output<typeof Event>;

export const EventPage = z.object({ items: z.array(Event).optional(), nextPageToken: z.string().optional() });

export const ApiProblem = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});
