import { ApiError, reasonOf } from '../lib/api-error.ts';
import { forgive } from '../lib/unreached.ts';
import { showToast } from './toast-store.ts';

type Failed = {
  readonly title: string;
  /** In the place of whatever the server says. */
  readonly description?: string;
  /** Where the server says nothing. */
  readonly otherwise?: string;
};

/**
 * The toast of a failed action, with what the server says of it where the caller has no words of its own; a bug of ours is reported
 * besides. Says nothing when the session has ended: that has its own notice, which this would replace.
 */
export function showFailure(error: unknown, { title, description, otherwise }: Failed): void {
  if (error instanceof ApiError && error.sessionExpired) return;
  forgive(error);
  showToast({ title, description: description ?? reasonOf(error) ?? otherwise, tone: 'error' });
}
