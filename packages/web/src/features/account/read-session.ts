import { readUser, type User } from '@larder/contract/account.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The user, or null when nobody is signed in. */
export async function readSession(): Promise<User | null> {
  try {
    return await call(readUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
