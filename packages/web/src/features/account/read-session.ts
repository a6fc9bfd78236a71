import { readUser, type User } from '@larder/contract/account.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

declare global {
  interface Window {
    /** Asked by public/start.js while this was still on its way. */
    larderAsked?: Promise<Response> | undefined;
  }
}

/** The user, or null when nobody is signed in. */
export async function readSession(): Promise<User | null> {
  const asked = window.larderAsked;
  window.larderAsked = undefined;
  try {
    if (asked) return await readFirstAnswer(asked);
    return await call(readUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function readFirstAnswer(asked: Promise<Response>): Promise<User> {
  const answer = await asked;
  const body = await answer.text();
  if (!answer.ok) throw new ApiError({ status: answer.status, statusText: answer.statusText, body, sessionExpired: false });
  return JSON.parse(body) as User;
}
