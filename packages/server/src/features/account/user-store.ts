import { randomUUID } from 'node:crypto';
import type { User } from '@larder/contract/account.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { PROFILE_COLUMNS, readProfile } from '../../db/profile-columns.ts';
import { storableText } from '../../db/storable.ts';
import type { Tables } from '../../db/tables.ts';
import type { UserId } from '../../db/scope.ts';
import type { Identity } from '../../ports/identity.ts';

/** Asked in the transaction that makes an account, and only then. */
export type IsAdmitted = (kysely: Kysely<Tables>) => Promise<boolean>;

export type UserStore = {
  /**
   * The account of this issuer and subject; made at the first sign-in, when the claims fill what the person can change later.
   * Undefined when there is none and none may be made.
   */
  readonly findOrCreate: (identity: Identity, isAdmitted: IsAdmitted) => Promise<UserId | undefined>;
  readonly find: (userId: UserId) => Promise<User | undefined>;
  /** Who the person is at the provider. */
  readonly findIdentity: (userId: UserId) => Promise<Pick<Identity, 'issuer' | 'subject'> | undefined>;
  readonly needsAcceptance: (userId: UserId) => Promise<boolean>;
  readonly acceptTerms: (userId: UserId) => Promise<void>;
};

const COLUMNS = ['id', 'profile_image_url', 'first_name', 'last_name', 'email', 'bio', 'hide_numbers', ...PROFILE_COLUMNS] as const;

export function makeUserStore({ kysely, lookUp, transaction }: Pick<DatabaseHandle, 'kysely' | 'lookUp' | 'transaction'>): UserStore {
  const byId = prepareLookUp<{ userId: UserId }>()((value) => kysely.selectFrom('users').select(COLUMNS).where('id', '=', value('userId')));
  return {
    findOrCreate: async (identity, isAdmitted) => {
      const { issuer, subject } = identity;
      const known = await kysely
        .selectFrom('users')
        .select('id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (known) return known.id as UserId;
      return transaction(async (tx) => {
        if (!(await isAdmitted(tx.kysely))) return undefined;
        // `do update` and not `do nothing`: only then is the row that another sign-in made meanwhile answered too.
        const row = await tx.kysely
          .insertInto('users')
          .values({ id: randomUUID(), ...firstValues(identity) })
          .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ issuer, subject }))
          .returning('id')
          .executeTakeFirstOrThrow();
        return row.id as UserId;
      });
    },
    find: async (userId) => {
      const [row] = await lookUp(byId({ userId }));
      if (!row) return undefined;
      return {
        id: row.id,
        profileImageUrl: row.profile_image_url,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        bio: row.bio,
        hideNumbers: row.hide_numbers,
        ...readProfile(row),
      };
    },
    findIdentity: (userId) => kysely.selectFrom('users').select(['issuer', 'subject']).where('id', '=', userId).executeTakeFirst(),
    needsAcceptance: async (userId) => {
      const row = await kysely
        .selectFrom('users')
        .select(['terms_accepted_at', 'privacy_accepted_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
      return !row?.terms_accepted_at || !row.privacy_accepted_at;
    },
    acceptTerms: async (userId) => {
      // The first time counts: it is the record of when consent was given.
      await kysely
        .updateTable('users')
        .set({
          terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())`,
          privacy_accepted_at: sql<Date>`coalesce(privacy_accepted_at, now())`,
        })
        .where('id', '=', userId)
        .execute();
    },
  };
}

function firstValues({ issuer, subject, email, firstName, lastName, pictureUrl }: Identity) {
  return {
    issuer,
    subject,
    email: email && storableText(email),
    first_name: firstName && storableText(firstName),
    last_name: lastName && storableText(lastName),
    profile_image_url: pictureUrl,
  };
}
