import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { hash, randomBytes } from 'node:crypto';
import type { HouseholdRole } from '@larder/contract/household.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { DatabaseHandle } from '../db/database.ts';
import { prepareLookUp } from '../db/look-up.ts';
import { toJsonb } from '../db/storable.ts';
import type { HouseholdId, Scope, UserId } from '../db/scope.ts';
import type { Seal } from './seal.ts';

/** Notified, by a trigger, with the key of a session that was changed or ended. */
export const SESSION_CHANNEL = 'session_change';

export const SESSION_DAYS = 30;
/** However much it is used: somebody who has taken a cookie does not keep an account for good (ASVS 5, V7.3.2). */
const MOST_SESSION_DAYS = 180;

/** With the household that is the person's at present. */
export type Session = Scope & {
  readonly role: HouseholdRole;
  /** Others are in it too, or may come by a link that is open: they are told of changes. */
  readonly isShared: boolean;
  /** Somebody came or went, and this person has not been told. */
  readonly hasNews: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Never taken back. */
  readonly hasAcceptedTerms: boolean;
  /** Of an outside provider: shown to it again at sign-out. */
  readonly idToken: string | undefined;
};

/** What a person sees of a session. */
export type SessionCard = {
  /** The row's key, which opens nothing: the cookie holds what it is the hash of. */
  readonly id: string;
  readonly device: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
};

/** Rows of releases up to migration 0030 have the ID token as it came; they are over within half a year. */
const Data = z.object({ idToken: z.string().optional(), sealedIdToken: z.string().optional() });

export type SessionStore = {
  /** The id goes into the cookie and is kept nowhere: the row holds its hash. */
  readonly create: (userId: string, data: { readonly idToken?: string }, device?: string) => Promise<string>;
  readonly find: (id: string) => Promise<Session | undefined>;
  readonly extend: (id: string) => Promise<void>;
  readonly delete: (id: string) => Promise<void>;
  /** Latest seen first; those that are over are left out. */
  readonly listOf: (userId: UserId) => Promise<readonly SessionCard[]>;
  /** One of this person's, by the key its card names. False when there is no such session. */
  readonly deleteOf: (userId: UserId, key: string) => Promise<boolean>;
  /** Signs a person out everywhere. */
  readonly deleteAllOf: (userId: UserId) => Promise<void>;
  readonly deleteExpired: () => Promise<number>;
  /** For work that changes who is in which household: nothing that is remembered from before it is believed after it. */
  readonly readAnewAfter: <T>(work: () => Promise<T>) => Promise<T>;
};

export function makeSessionStore({ kysely, lookUp }: Pick<DatabaseHandle, 'kysely' | 'lookUp'>, seal: Seal): SessionStore {
  const openIdToken = (data: unknown): string | undefined => {
    const { idToken, sealedIdToken } = Data.parse(data);
    // Undefined under a key since replaced: the provider then asks before it signs the person out.
    const opened = sealedIdToken === undefined ? idToken : seal.open(sealedIdToken);
    return typeof opened === 'string' ? opened : undefined;
  };
  const byKey = prepareLookUp<{ key: string }>()((value) =>
    kysely
      .selectFrom('sessions')
      .innerJoin('household_members as member', 'member.user_id', 'sessions.user_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'member.user_id',
        'member.household_id',
        'member.role',
        sql<boolean>`exists (
          select from household_members as other where other.household_id = member.household_id and other.user_id <> member.user_id
        ) or exists (
          select from invitations where invitations.household_id = member.household_id and used_at is null and invitations.expires_at > now()
        )`.as('is_shared'),
        sql<boolean>`exists (
          select from household_news as news where news.household_id = member.household_id and news.at > member.news_seen_at
        )`.as('has_news'),
        'data',
        'sessions.created_at',
        'sessions.expires_at',
        'terms_accepted_at',
        'privacy_accepted_at',
      ])
      .where('id_hash', '=', value('key'))
      .where(isLive),
  );
  return {
    create: async (userId, { idToken }, device) => {
      // 256 random bits need no salt: nobody can try them out against the hashes.
      const id = randomBytes(32).toString('base64url');
      const data = idToken === undefined ? {} : { sealedIdToken: seal.close(idToken) };
      await kysely
        .insertInto('sessions')
        .values({ id_hash: hashId(id), user_id: userId, data: toJsonb(data), expires_at: nextExpiry(), user_agent: device ?? null })
        .execute();
      return id;
    },
    find: async (id) => {
      const [row] = await lookUp(byKey({ key: hashId(id) }));
      if (!row) return undefined;
      const { user_id: userId, household_id: householdId, created_at: createdAt, expires_at: expiresAt } = row;
      return {
        userId: userId as UserId,
        householdId: householdId as HouseholdId,
        role: row.role,
        isShared: row.is_shared,
        hasNews: row.has_news,
        createdAt,
        expiresAt,
        hasAcceptedTerms: row.terms_accepted_at !== null && row.privacy_accepted_at !== null,
        idToken: openIdToken(row.data),
      };
    },
    extend: async (id) => {
      const values = { expires_at: nextExpiry(), last_seen_at: new Date() };
      await kysely.updateTable('sessions').set(values).where('id_hash', '=', hashId(id)).execute();
    },
    delete: async (id) => {
      await kysely.deleteFrom('sessions').where('id_hash', '=', hashId(id)).execute();
    },
    listOf: async (userId) => {
      const rows = await kysely
        .selectFrom('sessions')
        .select(['id_hash', 'user_agent', 'created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .where(isLive)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash')
        .execute();
      return rows.map((row) => ({ id: row.id_hash, device: row.user_agent, startedAt: row.created_at, lastSeenAt: row.last_seen_at }));
    },
    deleteOf: async (userId, key) => {
      const done = await kysely.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '=', key).executeTakeFirst();
      return done.numDeletedRows > 0n;
    },
    deleteAllOf: async (userId) => {
      await kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    readAnewAfter: (work) => work(),
    deleteExpired: async () => {
      const done = await kysely
        .deleteFrom('sessions')
        .where(sql<boolean>`not (${isLive})`)
        .executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  };
}

const isLive = sql<boolean>`sessions.expires_at > now() and sessions.created_at > now() - make_interval(days => ${sql.lit(MOST_SESSION_DAYS)})`;

const nextExpiry = (): Date => new Date(Date.now() + SESSION_DAYS * DAY_MS);

/** A session's key from the id in its cookie. */
export const hashId = (id: string): string => hash('sha256', id, 'base64url');
