import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import * as z from 'zod';
import { toJsonb } from '../db/storable.ts';
import type { Tables } from '../db/tables.ts';
import type { Seal } from '../http/seal.ts';

const Row = z.object({ sealed: z.string() });

/**
 * Where the provider keeps sessions, codes and tokens. Their ids are bearer secrets and the payloads repeat them, so
 * ids are hashed and payloads sealed: a copy of the database signs nobody in.
 */
export function makePayloadStore(kysely: Kysely<Tables>, seal: Seal): (kind: string) => Adapter {
  const readOne = async (kind: string, column: 'id_hash' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
    const row = await kysely
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at'])
      .where('kind', '=', kind)
      .where(column, '=', hashId(value))
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
      .executeTakeFirst();
    if (!row) return undefined;
    const payload = seal.open(Row.parse(row.payload).sealed) as AdapterPayload | undefined;
    return payload && (row.consumed_at ? { ...payload, consumed: true } : payload);
  };
  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      if (isWorthNothing(kind, payload)) return;
      const values = {
        payload: toJsonb({ sealed: seal.close(payload) }),
        grant_id: hashOptional(payload.grantId),
        user_code: hashOptional(payload.userCode),
        uid: hashOptional(payload.uid),
        account_hash: hashOptional(findAccountId(payload)),
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await kysely
        .insertInto('oidc_payloads')
        .values({ kind, id_hash: hashId(id), ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doUpdateSet(values))
        .execute();
    },
    find: (id) => readOne(kind, 'id_hash', id),
    findByUid: (uid) => readOne(kind, 'uid', uid),
    findByUserCode: (userCode) => readOne(kind, 'user_code', userCode),
    consume: async (id) => {
      const done = await kysely
        .updateTable('oidc_payloads')
        .set({ consumed_at: sql<Date>`now()` })
        .where('kind', '=', kind)
        .where('id_hash', '=', hashId(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // Of two requests with one code that both found it unused, only the first is served.
      if (done.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    destroy: async (id) => {
      await kysely.deleteFrom('oidc_payloads').where('kind', '=', kind).where('id_hash', '=', hashId(id)).execute();
    },
    revokeByGrantId: async (grantId) => {
      await kysely.deleteFrom('oidc_payloads').where('kind', '=', kind).where('grant_id', '=', hashId(grantId)).execute();
    },
  });
}

/** What anybody can have made without a password: a sign-in that nobody answered, kept by its browser, and a session of nobody. */
function isWorthNothing(kind: string, { result, accountId, state }: AdapterPayload): boolean {
  if (kind === 'Interaction') return result === undefined;
  return kind === 'Session' && accountId === undefined && state === undefined;
}

/** Everything given out under a grant, of all kinds, and the grant. */
export async function revokeGrant(kysely: Kysely<Tables>, grantId: string): Promise<void> {
  const hash = hashId(grantId);
  await kysely
    .deleteFrom('oidc_payloads')
    .where((where) => where.or([where('grant_id', '=', hash), where.and([where('kind', '=', 'Grant'), where('id_hash', '=', hash)])]))
    .execute();
}

/** Sessions, codes, tokens and grants of one account, on every device. */
export async function deletePayloadsOf(kysely: Kysely<Tables>, accountId: string): Promise<void> {
  await kysely.deleteFrom('oidc_payloads').where('account_hash', '=', hashId(accountId)).execute();
}

export async function deleteExpiredPayloads(kysely: Kysely<Tables>): Promise<number> {
  const done = await kysely
    .deleteFrom('oidc_payloads')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

const Whose = z.object({
  accountId: z.string().optional(),
  session: z.object({ accountId: z.string().optional() }).optional(),
  result: z.object({ login: z.object({ accountId: z.string() }).optional() }).optional(),
});

/** An interaction names its account where the session or the answered form is kept. */
function findAccountId(payload: AdapterPayload): string | undefined {
  const { accountId, session, result } = Whose.catch({}).parse(payload);
  return accountId ?? session?.accountId ?? result?.login?.accountId;
}

const hashId = (id: string): string => createHash('sha256').update(id).digest('base64url');

const hashOptional = (id: unknown): string | null => (typeof id === 'string' ? hashId(id) : null);
