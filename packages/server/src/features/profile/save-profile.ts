import type { User } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { UserId } from '../../db/scope.ts';
import type { UserStore } from '../account/user-store.ts';
import type { ProfileStore } from './profile-store.ts';

export type ProfileDeps = {
  readonly profiles: ProfileStore;
  readonly users: Pick<UserStore, 'find'>;
  readonly now: () => Date;
};

/** Undefined when the account went in the meantime. */
export async function saveProfile({ profiles, users }: ProfileDeps, userId: UserId, profile: ProfileBody): Promise<User | undefined> {
  const chips = profile.dietaryRestrictions;
  await profiles.saveProfile(userId, chips ? { ...profile, dietaryRestrictions: uniqueChips(chips) } : profile);
  return users.find(userId);
}

/** Trimmed, without empty ones, each word once whatever its case; the first spelling stays. */
function uniqueChips(chips: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const chip of chips.map((text) => text.trim())) {
    const key = chip.toLowerCase();
    if (chip !== '' && !byKey.has(key)) byKey.set(key, chip);
  }
  return [...byKey.values()];
}
