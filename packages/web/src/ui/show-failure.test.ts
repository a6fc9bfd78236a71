import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { showFailure } from './show-failure.ts';
import { currentToast, dismissToast } from './toast-store.ts';

afterEach(dismissToast);

const failure = (code: string, sessionExpired = false): ApiError =>
  new ApiError({
    status: 409,
    statusText: 'Conflict',
    body: JSON.stringify({ success: false, error: { code, message: 'There is room for 500 recipes.' } }),
    sessionExpired,
  });

test.each<readonly [string, string, string | undefined, string | undefined]>([
  ['the server’s reason', 'account-full', undefined, 'There is room for 500 recipes.'],
  ['the words of its caller where there are any', 'account-full', 'Nothing was lost.', 'Nothing was lost.'],
  ['nothing of a fault that is the server’s own', 'internal', undefined, undefined],
])('a failure is told with %s', (_what, code, description, told) => {
  showFailure(failure(code), { title: 'Not saved.', ...(description !== undefined && { description }) });
  expect(currentToast()).toMatchObject({ title: 'Not saved.', description: told, tone: 'error' });
});

test('an ended session is told by its own notice alone', () => {
  showFailure(failure('unauthorized', true), { title: 'Not saved.' });
  expect(currentToast()).toBeUndefined();
});
