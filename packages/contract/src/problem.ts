import * as z from 'zod/mini';

/**
 * Every code the API can give, with its HTTP status. The status lives here because both sides agree on it;
 * the sentence a person reads is the server's `message`, written for them: what happened and what to do next.
 */
export const PROBLEMS = {
  unauthorized: 401,
  'forbidden-origin': 403,
  'terms-required': 403,
  'invalid-request': 400,
  'not-found': 404,
  'plan-not-found': 404,
  'recipe-not-found': 404,
  'correction-not-found': 404,
  'food-not-found': 404,
  'day-not-found': 404,
  'list-not-found': 404,
  'item-not-found': 404,
  'export-not-found': 404,
  'query-empty': 400,
  'query-too-long': 400,
  'query-unsafe': 422,
  'query-not-food': 422,
  'query-contradiction': 422,
  'no-dish-fits': 422,
  'link-not-found': 404,
  'days-changed': 409,
  'plan-changed': 409,
  'week-not-found': 404,
  'meal-not-found': 404,
  'week-changed': 409,
  'days-taken': 409,
  'week-cannot': 422,
  'week-busy': 503,
  'week-failed': 503,
  'recipe-changed': 409,
  'recipe-unreadable': 422,
  'recipe-not-weighed': 422,
  'photo-not-found': 404,
  'photo-unreadable': 422,
  'not-left-of-a-pot': 422,
  'page-unreachable': 422,
  'google-not-configured': 409,
  'terms-not-accepted': 400,
  'session-not-found': 404,
  'email-unreadable': 422,
  'birth-date-refused': 422,
  'password-kept-elsewhere': 409,
  'password-wrong': 422,
  'password-too-weak': 422,
  'not-confirmed': 400,
  'import-not-an-archive': 422,
  'import-damaged': 422,
  'import-under-way': 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'instacart-not-configured': 503,
  'instacart-refused': 502,
  'instacart-unavailable': 503,
  'list-too-long': 422,
  'nothing-to-buy': 422,
  'nothing-to-split': 422,
  'nothing-to-merge': 422,
  'patch-outdated': 409,
  'account-full': 409,
  'eater-not-found': 404,
  'eater-refused': 422,
  'not-for-shoppers': 403,
  'household-refused': 409,
  'household-changed': 409,
  'member-not-found': 404,
  'invite-not-found': 404,
  unavailable: 503,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const ProblemReply = z.object({
  success: z.literal(false),
  /** Repeats `error.message`: the specification reads `message` at the top (a 401 says "Unauthorized"). */
  message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Names a log line, for 500s only. */
    requestId: z.optional(z.string()),
    /** Which field, for `invalid-request`. */
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    /** The days in the way, for `days-taken`. */
    taken: z.optional(z.array(z.object({ date: z.string(), title: z.string(), revision: z.string() }))),
    /** Ways on for words that got no plan. Those that add up are joined by commas, with or without one that does not. */
    choices: z.optional(z.array(z.object({ label: z.string(), query: z.string(), addsUp: z.optional(z.literal(true)) }))),
  }),
});
export type ProblemReply = z.infer<typeof ProblemReply>;
