import { ApiError, reasonOf } from '../lib/api-error.ts';
import { forgive } from '../lib/unreached.ts';
import { showToast } from './toast-store.ts';

/**
 * The toast of a failed action, with what the server says of it where the caller has no words of its own; a bug of ours is reported
 * besides. Says nothing when the session has ended: that has its own notice, which this would replace.
 */
export function showFailure(error: unknown, toast: { readonly title: string; readonly description?: string }): void {
  if (error instanceof ApiError && error.sessionExpired) return;
  forgive(error);
  const description = toast.description ?? reasonOf(error);
  showToast({ title: toast.title, ...(description !== undefined && { description }), tone: 'error' });
}
