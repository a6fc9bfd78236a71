import { ApiError } from './api-error.ts';

/** Deleted meanwhile, in another window or on another device. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** For a deletion: what is gone already is what was wanted. */
export async function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
  }
}
