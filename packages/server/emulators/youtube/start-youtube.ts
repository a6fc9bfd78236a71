import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EMULATED_VIDEOS, type EmulatedVideo } from './videos.table.ts';

export const YOUTUBE_FAULTS = [
  'quotaExceeded',
  'rateLimitExceeded',
  'accessNotConfigured',
  'keyInvalid',
  '500',
  '503',
  'not-json',
  'cut',
  'reset',
  'hang',
] as const;
export type YoutubeFault = (typeof YOUTUBE_FAULTS)[number];

const KEY = 'emulated-key';
/** What a project has for a day unless more were granted. */
const SEARCHES_PER_DAY = 100;

type Options = { readonly port?: number };

/** Search and videos of YouTube's Data API v3 over real HTTP on this machine, with its quota and what goes wrong with it. */
export async function startYoutubeEmulator({ port = 0 }: Options = {}) {
  const calls: { readonly path: string; readonly query: URLSearchParams; readonly isKeyInAddress: boolean }[] = [];
  let queue: YoutubeFault[] = [];
  let searches = 0;
  let delayMs = 0;
  let videos = EMULATED_VIDEOS;

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    const key = request.headers['x-goog-api-key'] ?? query.get('key');
    calls.push({ path: pathname, query, isKeyInAddress: query.has('key') });
    answer(response, { pathname, query, isKeyKnown: key === KEY }).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  type Call = { readonly pathname: string; readonly query: URLSearchParams; readonly isKeyKnown: boolean };

  async function answer(response: ServerResponse, { pathname, query, isKeyKnown }: Call): Promise<void> {
    if (delayMs > 0) await wait(delayMs);
    if (!isKeyKnown) return sendError(response, 'keyInvalid');
    const fault = queue.shift();
    if (fault) return sendFault(response, fault);
    if (pathname === '/youtube/v3/search') return answerSearch(response, query);
    if (pathname === '/youtube/v3/videos') return answerVideos(response, query);
    return sendJson(response, 404, { error: { code: 404, errors: [{ domain: 'global', reason: 'notFound', message: 'Not Found' }] } });
  }

  function answerSearch(response: ServerResponse, query: URLSearchParams): void {
    const isOfVideos = query.get('type') === 'video';
    if (!isOfVideos && [...query.keys()].some((name) => name.startsWith('video'))) return sendError(response, 'invalidSearchFilter');
    if (Number(query.get('maxResults') ?? 5) > 50) return sendError(response, 'invalidParameter');
    searches += 1;
    if (searches > SEARCHES_PER_DAY) return sendError(response, 'quotaExceeded');
    const found = videos.slice(0, Number(query.get('maxResults') ?? 5));
    sendJson(response, 200, {
      kind: 'youtube#searchListResponse',
      etag: 'emulated',
      regionCode: 'US',
      pageInfo: { totalResults: 1_000_000, resultsPerPage: found.length },
      items: found.map(({ id, title, channel, live }) => ({
        kind: 'youtube#searchResult',
        etag: 'emulated',
        id: { kind: 'youtube#video', videoId: id },
        // As the real search does it, unlike the list of videos.
        snippet: { title: title.replace('&', '&amp;'), channelTitle: channel, liveBroadcastContent: live ?? 'none' },
      })),
    });
  }

  function answerVideos(response: ServerResponse, query: URLSearchParams): void {
    const ids = (query.get('id') ?? '').split(',').filter(Boolean);
    if (ids.length === 0 || ids.length > 50) return sendError(response, 'invalidParameter');
    // The order is not promised.
    const found = videos.filter(({ id, isGone }) => ids.includes(id) && !isGone).toReversed();
    sendJson(response, 200, { kind: 'youtube#videoListResponse', etag: 'emulated', items: found.map(formatVideo) });
  }

  return {
    url,
    calls,
    countSearches: (): number => calls.filter(({ path }) => path.endsWith('/search')).length,
    next: (...faults: readonly YoutubeFault[]) => void (queue = [...faults]),
    slow: (newDelayMs: number) => void (delayMs = newDelayMs),
    show: (newVideos: readonly EmulatedVideo[] = EMULATED_VIDEOS) => void (videos = newVideos),
    /** As at midnight Pacific time. */
    beginDay: () => void (searches = 0),
    spendDay: () => void (searches = SEARCHES_PER_DAY),
    variables: { YOUTUBE_API_KEY: KEY, YOUTUBE_BASE_URL: `${url}/youtube/v3` },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type YoutubeEmulator = Awaited<ReturnType<typeof startYoutubeEmulator>>;

const formatVideo = ({ id, title, channel, duration, views, embeddable, privacy, upload, live }: EmulatedVideo) => ({
  kind: 'youtube#video',
  etag: 'emulated',
  id,
  snippet: { title, channelTitle: channel, liveBroadcastContent: live ?? 'none', tags: [], categoryId: '26' },
  contentDetails: { duration, dimension: '2d', definition: 'hd', caption: 'false', licensedContent: true },
  statistics: { ...(views === undefined ? {} : { viewCount: views }), favoriteCount: '0' },
  status: { uploadStatus: upload ?? 'processed', privacyStatus: privacy ?? 'public', license: 'youtube', embeddable: embeddable ?? true },
});

const ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  quotaExceeded: [403, 'youtube.quota'],
  rateLimitExceeded: [403, 'usageLimits'],
  accessNotConfigured: [403, 'usageLimits'],
  invalidSearchFilter: [400, 'youtube.search'],
  invalidParameter: [400, 'youtube.parameter'],
};

function sendError(response: ServerResponse, reason: string): void {
  if (reason === 'keyInvalid') {
    const message = 'API key not valid. Please pass a valid API key.';
    const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'badRequest' }], status: 'INVALID_ARGUMENT' };
    return sendJson(response, 400, { error: { ...error, details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }] } });
  }
  const [code, domain] = ERRORS[reason] ?? [500, 'global'];
  const message = 'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';
  sendJson(response, code, { error: { code, message, errors: [{ message, domain, reason }] } });
}

function sendFault(response: ServerResponse, fault: YoutubeFault): void {
  if (fault === 'hang') return;
  if (fault === 'reset') return void response.destroy();
  if (fault === 'not-json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
  if (fault === 'cut') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[{"id":');
  if (fault === '500' || fault === '503')
    return sendJson(response, Number(fault), { error: { code: Number(fault), errors: [{ domain: 'global', reason: 'backendError' }] } });
  sendError(response, fault);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
