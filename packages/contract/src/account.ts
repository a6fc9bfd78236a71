import * as z from 'zod/mini';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import { endpoint } from './endpoint.ts';

/** The signed-in person with the profile fields. Choices not made yet are null. */
export const User = z.object({
  id: z.string(),
  profileImageUrl: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  height: z.nullable(z.string()),
  weight: z.nullable(z.int()),
  preferredUnits: z.nullable(z.enum(['metric', 'imperial'])),
  activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
  fitnessGoals: z.nullable(z.enum(FITNESS_GOALS)),
  dietaryRestrictions: z.array(z.string()),
  /** For the energy formula alone; null is the midpoint of both. */
  sex: z.nullable(z.enum(['female', 'male'])),
  /** Every screen leaves calories and macros out. */
  hideNumbers: z.boolean(),
});
export type User = z.infer<typeof User>;

/** Answers the bare user, as the specification reads it, not an envelope. */
export const readUser = endpoint({ method: 'GET', path: '/api/auth/user', access: 'user', reply: User });

export const checkTerms = endpoint({
  method: 'GET',
  path: '/api/auth/check-terms',
  access: 'user',
  reply: z.object({ needsAcceptance: z.boolean() }),
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/auth/accept-terms',
  access: 'user',
  body: z.object({ termsAccepted: z.boolean(), privacyAccepted: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
  problems: ['terms-not-accepted'],
});
