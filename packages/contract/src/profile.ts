import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import * as z from 'zod/mini';
import { User } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** A form sends "" where nothing is chosen. */
const emptyAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  );

/** Most that one person's chips can be: each is read anew for every plan. */
export const MOST_CHIPS = 200;
const Chips = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_CHIPS));

/** An array, or the same as JSON text. */
const ChipsOrText = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'string') return value ?? [];
    if (value.trim() === '') return [];
    try {
      return JSON.parse(value) as unknown;
    } catch {
      // Left as it is, so that the check below names the field.
      return value;
    }
  }),
  Chips,
);

/** PostgreSQL's `int`. */
export const LARGEST_INT = 2_147_483_647;

/** PostgreSQL has no year zero. */
const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), 'No such day'));

const EATER_FIELDS = {
  dateOfBirth: z.optional(emptyAsNull(Day)),
  height: z.optional(emptyAsNull(z.string())),
  weight: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(LARGEST_INT)))),
  preferredUnits: z.optional(emptyAsNull(z.enum(['metric', 'imperial']))),
  activityLevel: z.optional(emptyAsNull(z.enum(ACTIVITY_LEVELS))),
  fitnessGoals: z.optional(emptyAsNull(z.enum(FITNESS_GOALS))),
  dietaryRestrictions: z.optional(ChipsOrText),
  sex: z.optional(emptyAsNull(z.enum(['female', 'male']))),
};

const PROFILE_FIELDS = {
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  bio: z.optional(z.nullable(z.string())),
  ...EATER_FIELDS,
  hideNumbers: z.optional(z.boolean()),
};
const ProfileForm = z.object(PROFILE_FIELDS);
export type ProfileForm = z.output<typeof ProfileForm>;

/** The whole form. A field that is left out stays as it was. */
export const ProfileBody = z.object({
  ...PROFILE_FIELDS,
  /**
   * The form as it was before it was edited. Where it is given, what is still the same stays as it is stored now, and of the
   * restrictions only those added and removed since count: another window may have saved meanwhile.
   */
  opened: z.optional(ProfileForm),
});
export type ProfileBody = z.output<typeof ProfileBody>;

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'user',
  changes: 'people',
  body: ProfileBody,
  reply: z.object({ ...success(User).shape, message: z.string() }),
  problems: ['email-unreadable', 'birth-date-refused', 'account-full'],
});

/** What of a profile, saved or not yet, shapes a plan. */
export const EaterBody = z.object(EATER_FIELDS);
export type EaterBody = z.output<typeof EaterBody>;

const TargetPreview = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  /** The arithmetic, to be checked by a reader. */
  working: z.array(z.string()),
  assumptions: z.array(z.string()),
  notes: z.array(z.string()),
  /**
   * What a plan does for each chip, in the order given; nothing where the words are not understood. `unheeded`: those of its words
   * that a plan does nothing for; servers of before say nothing of them.
   */
  chips: z.array(z.object({ chip: z.string(), effects: z.array(z.string()), unheeded: z.optional(z.array(z.string())) })),
});
export type TargetPreview = z.infer<typeof TargetPreview>;

/** Answers for a form that is still being filled in, by the same rules the planner goes by. Stores nothing. */
export const previewTarget = endpoint({
  method: 'POST',
  path: '/api/daily-target',
  access: 'user',
  body: EaterBody,
  reply: success(TargetPreview),
});
