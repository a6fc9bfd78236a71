import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import type { Profile } from '@larder/domain/intent/wish/read-eater.ts';
import * as z from 'zod';

/** What of a row of `users` binds or shapes what is planned for them. */
export const PROFILE_COLUMNS = [
  'date_of_birth',
  'height',
  'weight',
  'preferred_units',
  'activity_level',
  'fitness_goals',
  'dietary_restrictions',
  'sex',
] as const;

type ProfileRow = { readonly [Column in (typeof PROFILE_COLUMNS)[number]]: unknown } & {
  readonly date_of_birth: string | null;
  readonly height: string | null;
  readonly weight: number | null;
};

/** The choices are plain text in the table: a word that a later release no longer knows is read as "not chosen". */
const Choices = z.object({
  preferredUnits: z.enum(['metric', 'imperial']).nullable().catch(null),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullable().catch(null),
  fitnessGoals: z.enum(FITNESS_GOALS).nullable().catch(null),
  sex: z.enum(['female', 'male']).nullable().catch(null),
  dietaryRestrictions: z.array(z.string()),
});

export const readProfile = (row: ProfileRow): Profile & z.infer<typeof Choices> => ({
  dateOfBirth: row.date_of_birth,
  height: row.height,
  weight: row.weight,
  ...Choices.parse({
    preferredUnits: row.preferred_units,
    activityLevel: row.activity_level,
    fitnessGoals: row.fitness_goals,
    sex: row.sex,
    dietaryRestrictions: row.dietary_restrictions,
  }),
});
