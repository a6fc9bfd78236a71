import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import { EATER_KINDS } from '@larder/domain/eater/eater-kind.ts';
import * as z from 'zod/mini';
import { asShown } from './as-shown.ts';
import { endpoint } from './endpoint.ts';
import { EatsAtHome } from './week-rules.ts';
import { success } from './wire.ts';

/** A household's table; each is portioned for. */
export const MOST_EATERS = 12;
export const MOST_EATER_ENTRIES = 60;
export const EATER_NAME_LETTERS = 60;

/** The least a grown person is planned for, as `targets` has it of a sentence, and the most. */
export const EATER_CALORIES = { least: 1000, most: 6000 } as const;

/** What a plan is solved to for somebody: the profile's figures, a number, or what is usual for the age. */
export const EaterTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('usual') }),
  z.object({ kind: z.literal('calories'), calories: z.int().check(z.minimum(EATER_CALORIES.least), z.maximum(EATER_CALORIES.most)) }),
  z.object({
    kind: z.literal('body'),
    sex: z.nullable(z.enum(['female', 'male'])),
    weightKg: z.number().check(z.minimum(30), z.maximum(400)),
    heightCm: z.nullable(z.number().check(z.minimum(100), z.maximum(250))),
    activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
    fitnessGoal: z.nullable(z.enum(FITNESS_GOALS)),
  }),
]);
export type EaterTarget = z.infer<typeof EaterTarget>;

/** As in a profile: diets, allergies and foods, each in the words somebody has for it. */
const Restrictions = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(MOST_EATER_ENTRIES));

export const Eater = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(EATER_KINDS),
  birthYear: z.nullable(z.int()),
  restrictions: z.array(z.string()),
  /** Null of somebody with an account, whose profile says it. */
  target: z.nullable(EaterTarget),
  eatsAtHome: EatsAtHome,
  /** Has an account: what is eaten is edited in their own profile. */
  hasAccount: z.boolean(),
  isYou: z.boolean(),
});
export type Eater = z.infer<typeof Eater>;

/** Without a year the kind is as it is said, with one it follows from it. */
export const EaterBody = z.object({
  name: z.string().check(z.trim(), z.maxLength(EATER_NAME_LETTERS)),
  kind: z.enum(EATER_KINDS),
  birthYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))),
  restrictions: Restrictions,
  target: EaterTarget,
  eatsAtHome: EatsAtHome,
});
export type EaterBody = z.infer<typeof EaterBody>;

export const EaterEdit = z.object({
  ...EaterBody.shape,
  /**
   * The form as it was before it was edited. Where it is given, what is still the same stays as it is stored now, and of the
   * restrictions and meals only those added and taken away count: another window may have saved meanwhile.
   */
  opened: z.optional(EaterBody),
});
export type EaterEdit = z.infer<typeof EaterEdit>;

/** A kind is enough: a name is given where none is said. */
export const NewEater = z.object({ ...z.partial(EaterBody).shape, kind: EaterBody.shape.kind });
export type NewEater = z.infer<typeof NewEater>;

/** As a sentence told of them: what keeps them looks at the limits. */
export const Newcomer = asShown(NewEater);

const Id = z.object({ id: z.string() });

/** Who asks first, then the others in the order they came in. */
export const listEaters = endpoint({
  method: 'GET',
  path: '/api/household/eaters',
  access: 'user',
  reply: success(z.array(Eater)),
});

export const addEater = endpoint({
  method: 'POST',
  path: '/api/household/eaters',
  access: 'user',
  changes: 'people',
  body: NewEater,
  reply: success(Eater),
  problems: ['eater-refused'],
});

/** Of somebody with an account only `eatsAtHome` is anybody's to change; the rest is their profile's. */
export const updateEater = endpoint({
  method: 'PUT',
  path: '/api/household/eaters/:id',
  access: 'user',
  changes: 'people',
  params: Id,
  body: EaterEdit,
  reply: success(Eater),
  problems: ['eater-not-found', 'eater-refused'],
});

/** Undo is offered for an hour. Members go by leaving. */
export const removeEater = endpoint({
  method: 'DELETE',
  path: '/api/household/eaters/:id',
  access: 'user',
  changes: 'people',
  params: Id,
  reply: z.object({ success: z.literal(true) }),
  problems: ['eater-not-found', 'eater-refused'],
});

export const restoreEater = endpoint({
  method: 'POST',
  path: '/api/household/eaters/:id/restore',
  access: 'user',
  changes: 'people',
  params: Id,
  reply: success(Eater),
  problems: ['eater-not-found', 'eater-refused'],
});
