import { readUser, type User } from '@larder/contract/account.ts';
import { call, parseAnswer } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { hearRole } from '../../lib/household-role.ts';
import { Unreached } from '../../lib/unreached.ts';

type FirstAnswer = { readonly status: number; readonly statusText: string; readonly body: string };

declare global {
  interface Window {
    /** Asked by public/start.js while this was still on its way. */
    larderAsked?: Promise<FirstAnswer> | undefined;
  }
}

/** The user, or null when nobody is signed in. */
export async function readSession(): Promise<User | null> {
  const asked = window.larderAsked;
  window.larderAsked = undefined;
  try {
    if (asked) return readFirstAnswer(await asked.catch(notReached));
    return await call(readUser, { headers: { prefer: 'handling=lenient' }, hear: hearRole });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function readFirstAnswer({ status, statusText, body }: FirstAnswer): User | null {
  if (status !== 200) throw new ApiError({ status, statusText, body, sessionExpired: false });
  return parseAnswer(body) as User | null;
}

function notReached(cause: unknown): never {
  throw new Unreached('Nobody was reached.', { cause });
}
