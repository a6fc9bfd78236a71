import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hasSqlState } from '../db/sql-state.ts';
import { storableText } from '../db/storable.ts';
import type { Tables } from '../db/tables.ts';
import { isUuid } from '../db/uuid.ts';
import { deletePayloadsOf } from './payload-store.ts';

/** A person with a password at the built-in provider; the subject of their ID tokens is the id, never the address. */
export type ProviderAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
};

export async function findAccountByEmail(kysely: Kysely<Tables>, email: string): Promise<ProviderAccount | undefined> {
  return await selectAccount(kysely)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
}

export async function findAccountById(kysely: Kysely<Tables>, id: string): Promise<ProviderAccount | undefined> {
  return isUuid(id) ? await selectAccount(kysely).where('id', '=', id).executeTakeFirst() : undefined;
}

/** Undefined when the address is taken, also when two sign-ups with it race. */
export async function createAccount(
  kysely: Kysely<Tables>,
  { name, email, passwordHash }: Omit<ProviderAccount, 'id'>,
): Promise<ProviderAccount | undefined> {
  const account = { id: randomUUID(), name: storableText(name), email, passwordHash };
  try {
    await kysely.insertInto('oidc_accounts').values({ id: account.id, name: account.name, email, password_hash: passwordHash }).execute();
  } catch (error) {
    if (hasSqlState(error, 'uniqueViolation')) return undefined;
    throw error;
  }
  return account;
}

/** And ends every session, code and grant of the account: whoever knew the old password is out. To be called in a transaction. */
export async function replacePassword(kysely: Kysely<Tables>, id: string, passwordHash: string): Promise<void> {
  await kysely.updateTable('oidc_accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await deletePayloadsOf(kysely, id);
}

/** With everything the provider gave out for it. */
export async function deleteAccount(kysely: Kysely<Tables>, id: string): Promise<void> {
  await deletePayloadsOf(kysely, id);
  if (isUuid(id)) await kysely.deleteFrom('oidc_accounts').where('id', '=', id).execute();
}

function selectAccount(kysely: Kysely<Tables>) {
  return kysely.selectFrom('oidc_accounts').select(['id', 'name', 'email', 'password_hash as passwordHash']);
}
