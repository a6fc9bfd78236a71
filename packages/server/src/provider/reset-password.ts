import type { DatabaseHandle } from '../db/database.ts';
import { makeSpokenCode } from '../codes/spoken-code.ts';
import { findAccountByEmail, replacePassword } from './account-store.ts';
import { hashPassword } from './password.ts';

/** Gives the account a new password, answers with it and signs it out everywhere. Undefined when nobody has this email. */
export async function resetPassword(db: Pick<DatabaseHandle, 'kysely' | 'transaction'>, email: string): Promise<string | undefined> {
  const account = await findAccountByEmail(db.kysely, email.normalize('NFKC').trim().toLowerCase());
  if (!account) return undefined;
  // Strong enough that it need not be changed at once, though it can be.
  const password = makeSpokenCode();
  const passwordHash = await hashPassword(password);
  await db.transaction(async ({ kysely }) => {
    await replacePassword(kysely, account.id, passwordHash);
    const people = kysely.selectFrom('users').select('id').where('subject', '=', account.id);
    await kysely.deleteFrom('sessions').where('user_id', 'in', people).execute();
  });
  return password;
}
