import { afterEach, describe, expect, test, vi } from 'vitest';
import { acceptTerms, readUser } from '@larder/contract/account.ts';
import { deleteRecipe } from '@larder/contract/own-recipe.ts';
import { putRecipePhoto } from '@larder/contract/recipe-photo.ts';
import { deletePlan, favoritePlan } from '@larder/contract/plan.ts';
import { getWeek } from '@larder/contract/week-calls.ts';
import { buildUrl, call, onSessionExpired, onTermsRequired, upload } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { ExpectedFailure } from './expected-failure.ts';
import { forgive, Unreached } from './unreached.ts';

const answerWith = (status: number, body: string) => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onSessionExpired(() => undefined);
  onTermsRequired(() => undefined);
});

describe('call', () => {
  test('API-GEN-01 sends the body as JSON with credentials to the filled path', async () => {
    const fetched = answerWith(200, '{"success":true}');
    await call(favoritePlan, { params: { id: 'a/b' }, body: { isFavorited: 'true' } });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/meal-plans/a%2Fb/favorite');
    expect(init).toMatchObject({ method: 'PATCH', credentials: 'include', body: '{"isFavorited":"true"}' });
  });

  test('lets a request outlive its page only where a browser takes it', async () => {
    const fetched = answerWith(200, '{"success":true}');
    for (const isFavorited of ['true', 'é'.repeat(40_000)])
      await call(favoritePlan, { params: { id: 'a' }, body: { isFavorited } as never, outlivesPage: true });
    expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false]);
  });

  test('API-GEN-02 turns an answer that is not OK into an error worded "status: body"', async () => {
    answerWith(418, 'teapot');
    await expect(call(deletePlan, { params: { id: '1' } })).rejects.toThrow(/^418: teapot$/);
  });

  test.each([
    ['what is stored or read, within three quarters of a minute', deleteRecipe, 45_000],
    ['what is thought out, within two minutes', getWeek, 120_000],
  ])('gives up a server that does not answer: %s', async (_, endpoint, withinMs) => {
    const patience = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const hanging = async (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('out of time'))));
    vi.stubGlobal('fetch', hanging);
    const answer = call(endpoint, { params: { id: '1' } });
    patience.abort();
    await expect(answer).rejects.toMatchObject({ name: 'Unreached', cause: new Error('out of time') });
    expect(limit).toHaveBeenCalledWith(withinMs);
  });

  test.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page of somebody in between', async () => new Response('<html>Welcome to our hotel</html>')],
    [
      'an answer that breaks off',
      async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
    ],
  ])('%s is no answer of ours', async (_, fetched) => {
    vi.stubGlobal('fetch', fetched);
    await expect(call(deletePlan, { params: { id: '1' } })).rejects.toBeInstanceOf(Unreached);
  });

  test('a bug of ours is no lost network', async () => {
    answerWith(200, '{}');
    await expect(call(deletePlan, {} as never)).rejects.not.toBeInstanceOf(Unreached);
  });

  test('takes an empty success for a success', async () => {
    answerWith(200, '');
    await expect(call(acceptTerms, { body: { termsAccepted: true, privacyAccepted: true } })).resolves.toBeUndefined();
  });

  test.each([
    { body: '{"message":"Unauthorized"}', expired: true },
    { body: 'nope', expired: false },
  ])('a 401 saying $body means an ended session: $expired', async ({ body, expired }) => {
    const listener = vi.fn<() => void>();
    onSessionExpired(listener);
    answerWith(401, body);
    const error = await call(deletePlan, { params: { id: '1' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).sessionExpired).toBe(expired);
    expect(listener).toHaveBeenCalledTimes(expired ? 1 : 0);
  });

  test.each([
    { status: 403, code: 'terms-required', asks: true },
    { status: 403, code: 'forbidden-origin', asks: false },
  ])('a $status saying $code has the terms asked for: $asks', async ({ status, code, asks }) => {
    const listener = vi.fn<() => void>();
    onTermsRequired(listener);
    answerWith(status, JSON.stringify({ success: false, message: 'x', error: { code, message: 'x' } }));
    await expect(call(deletePlan, { params: { id: '1' } })).rejects.toThrow(ApiError);
    expect(listener).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  test('asking who is there never counts as an ended session', async () => {
    const listener = vi.fn<() => void>();
    onSessionExpired(listener);
    answerWith(401, 'Unauthorized');
    await call(readUser).catch(() => undefined);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('ApiError', () => {
  const problem = JSON.stringify({ error: { code: 'query-unsafe', message: 'That is too little to live on.' } });
  const fault = JSON.stringify({ error: { code: 'internal', message: 'Larder could not do this.' } });
  const make = (status: number, body: string) => new ApiError({ status, statusText: '', body, sessionExpired: false });

  test('gives the sentence for people of a refused request', () =>
    expect(make(422, problem).reason).toBe('That is too little to live on.'));
  test('keeps a fault of the server from people', () => expect(make(500, fault).reason).toBeUndefined());
  test('says that a server is too busy for a week, which is no fault', () => {
    const busy = JSON.stringify({ error: { code: 'week-busy', message: 'Larder is planning many weeks at the moment.' } });
    expect(make(503, busy).reason).toBe('Larder is planning many weeks at the moment.');
  });
  test('has no reason when the body is no problem', () => expect(make(400, '<html>').reason).toBeUndefined());
});

test.each([
  ['what the network did', new Unreached('Nobody was reached.'), 0],
  ['what the server said', new ApiError({ status: 500, statusText: '', body: '', sessionExpired: false }), 0],
  ['what a feature foresaw', new (class NothingLeft extends ExpectedFailure {})(), 0],
  ['a bug of ours, and reports it', new TypeError('x is undefined'), 1],
])('passes over %s', (_, error, times) => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  expect(forgive(error)).toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(times);
});

describe('buildUrl', () => {
  test('leaves out queries that are not given', () =>
    expect(buildUrl('/api/search/popular', {}, { limit: 6, from: undefined })).toBe('/api/search/popular?limit=6'));
  test('refuses to call a path with a hole', () => expect(() => buildUrl('/api/x/:id')).toThrow('No value for "id"'));
});

describe('upload', () => {
  const heard: unknown[] = [];
  const send = async () => upload(putRecipePhoto, new Blob(['a picture']), { type: 'image/jpeg', params: { id: 'a' } });
  const listen = () => {
    heard.length = 0;
    class Channel {
      postMessage = (said: unknown) => void heard.push(said);
      close = () => undefined;
    }
    vi.stubGlobal('BroadcastChannel', Channel);
  };

  test('tells the other tabs what it changed', async () => {
    listen();
    answerWith(200, '{"success":true,"data":{}}');
    await send();
    expect(heard).toEqual([['recipes']]);
  });

  test('tells them nothing where it was refused', async () => {
    listen();
    answerWith(413, '{"message":"too large"}');
    await expect(send()).rejects.toBeInstanceOf(ApiError);
    expect(heard).toEqual([]);
  });
});
