import { randomInt } from 'node:crypto';
import type { DatabaseHandle } from '../db/database.ts';
import { findAccountByEmail, replacePassword } from './account-store.ts';
import { hashPassword } from './password.ts';

/** Without 0 and o, 1 and l: it is read to somebody, or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Gives the account a new password, answers with it and signs it out everywhere. Undefined when nobody has this email. */
export async function resetPassword(db: Pick<DatabaseHandle, 'kysely' | 'transaction'>, email: string): Promise<string | undefined> {
  const account = await findAccountByEmail(db.kysely, email.normalize('NFKC').trim().toLowerCase());
  if (!account) return undefined;
  // 16 letters of 32 are 80 bits: it need not be changed at once, though it can be.
  const password = Array.from({ length: 4 }, makeGroup).join('-');
  const passwordHash = await hashPassword(password);
  await db.transaction(async ({ kysely }) => {
    await replacePassword(kysely, account.id, passwordHash);
    const people = kysely.selectFrom('users').select('id').where('subject', '=', account.id);
    await kysely.deleteFrom('sessions').where('user_id', 'in', people).execute();
  });
  return password;
}

const makeGroup = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
