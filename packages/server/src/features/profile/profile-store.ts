import { sql } from 'kysely';
import type { User } from '@larder/contract/account.ts';
import type { ProfileForm } from '@larder/contract/profile.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { UserId } from '../../db/scope.ts';
import type { UserStore } from '../account/user-store.ts';

export type ProfileStore = {
  readonly inTurn: <Value>(
    userId: UserId,
    work: (held: { readonly profiles: ProfileStore; readonly before: User | undefined }) => Promise<Value>,
  ) => Promise<Value>;
  readonly saveProfile: (userId: UserId, profile: ProfileForm) => Promise<void>;
};

/** What is stored is read by another's store, within the same transaction. */
type UsersOf = (tx: DatabaseHandle) => Pick<UserStore, 'find'>;

export function makeProfileStore(db: DatabaseHandle, usersOf: UsersOf): ProfileStore {
  return {
    /** With what is stored, held until the end: of two windows that save at once the second sees what the first has saved. */
    async inTurn(userId, work) {
      return db.transaction(async (tx) => {
        await tx.kysely.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        return work({ profiles: makeProfileStore(tx, usersOf), before: await usersOf(tx).find(userId) });
      });
    },

    async saveProfile(userId, profile) {
      await db.kysely
        .updateTable('users')
        // Undefined leaves a column as it is.
        .set({
          first_name: storable(profile.firstName),
          last_name: storable(profile.lastName),
          email: storable(profile.email),
          bio: storable(profile.bio),
          date_of_birth: profile.dateOfBirth,
          height: storable(profile.height),
          weight: profile.weight,
          preferred_units: profile.preferredUnits,
          activity_level: profile.activityLevel,
          fitness_goals: profile.fitnessGoals,
          dietary_restrictions: profile.dietaryRestrictions && toJsonb(profile.dietaryRestrictions),
          sex: profile.sex,
          hide_numbers: profile.hideNumbers,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', userId)
        .execute();
    },
  };
}

const storable = (text: string | null | undefined): string | null | undefined => text && storableText(text);
