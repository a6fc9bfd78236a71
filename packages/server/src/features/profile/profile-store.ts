import { sql } from 'kysely';
import type { ProfileForm } from '@larder/contract/profile.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import type { UserId } from '../../db/scope.ts';

export type ProfileStore = ReturnType<typeof makeProfileStore>;

export function makeProfileStore(db: DatabaseHandle) {
  return {
    async saveProfile(userId: UserId, profile: ProfileForm): Promise<void> {
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
