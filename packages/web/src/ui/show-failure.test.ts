import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { showFailure } from './show-failure.ts';
import { showToast } from './toast-store.ts';

vi.mock(import('./toast-store.ts'), async (original) => ({ ...(await original()), showToast: vi.fn<typeof showToast>() }));

const failure = (code: string, sessionExpired = false): ApiError =>
  new ApiError({
    status: 409,
    statusText: 'Conflict',
    body: JSON.stringify({ success: false, error: { code, message: 'There is room for 500 recipes.' } }),
    sessionExpired,
  });
const toasts = vi.mocked(showToast);

beforeEach(() => {
  toasts.mockClear();
});

test('a refusal is told with the server’s reason, unless the caller has words of its own or the fault is the server’s', () => {
  showFailure(failure('account-full'), { title: 'Not saved.' });
  showFailure(failure('account-full'), { title: 'Not saved.', description: 'Nothing was lost.' });
  showFailure(failure('internal'), { title: 'Not saved.' });
  expect(toasts.mock.calls.map(([toast]) => toast)).toEqual([
    { title: 'Not saved.', description: 'There is room for 500 recipes.', tone: 'error' },
    { title: 'Not saved.', description: 'Nothing was lost.', tone: 'error' },
    { title: 'Not saved.', tone: 'error' },
  ]);
});

test('an ended session is told by its own notice alone', () => {
  showFailure(failure('unauthorized', true), { title: 'Not saved.' });
  expect(toasts).not.toHaveBeenCalled();
});
