import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type * as z from 'zod';
import type { FoundVideo, VideoFault, VideoSearch } from '../../ports/video-search.ts';
import { ErrorAnswer, SearchAnswer, VideosAnswer, type WireVideo } from './wire.ts';

export type YoutubeSettings = { readonly apiKey: string; readonly baseUrl: string; readonly timeoutMs?: number };

/** Some of those found turn out private, not embeddable or a live stream: a few more are asked for than are shown. */
const ASKED = 12;
const SHOWN = 6;
const TIMEOUT_MS = 6000;

/** YouTube Data API v3: one search, whose answer lacks length and views, and one look at the videos it found. */
export function makeYoutubeSearch({ apiKey, baseUrl, timeoutMs = TIMEOUT_MS }: YoutubeSettings): VideoSearch {
  return async (dishTitle) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const get = <Schema extends z.ZodType>(path: string, query: Record<string, string>, schema: Schema) =>
      fetchAnswer(`${baseUrl}/${path}?${new URLSearchParams(query).toString()}`, { apiKey, signal, schema });

    const searched = await get(
      'search',
      {
        part: 'snippet',
        q: `${dishTitle} recipe`,
        type: 'video',
        maxResults: String(ASKED),
        order: 'relevance',
        safeSearch: 'strict',
        videoEmbeddable: 'true',
        videoSyndicated: 'true',
        relevanceLanguage: 'en',
      },
      SearchAnswer,
    );
    if (!searched.ok) return searched;
    const ids = searched.value.items.flatMap(({ id, snippet }) =>
      id.videoId !== undefined && (snippet?.liveBroadcastContent ?? 'none') === 'none' ? [id.videoId] : [],
    );
    if (ids.length === 0) return ok([]);

    const looked = await get(
      'videos',
      { part: 'snippet,contentDetails,statistics,status', id: ids.join(','), maxResults: '50' },
      VideosAnswer,
    );
    if (!looked.ok) return looked;
    const byId = new Map(looked.value.items.flatMap((video) => (video && isShowable(video) ? [[video.id, video] as const] : [])));
    // In the order of the search: that of the second answer is not promised.
    return ok(ids.flatMap((id) => toVideo(byId.get(id)) ?? []).slice(0, SHOWN));
  };
}

const isShowable = ({ status, snippet, contentDetails: { duration } }: WireVideo): boolean =>
  status.embeddable &&
  status.privacyStatus === 'public' &&
  status.uploadStatus === 'processed' &&
  snippet.liveBroadcastContent === 'none' &&
  /[1-9]/.test(duration);

const toVideo = (video: WireVideo | undefined): FoundVideo | undefined =>
  video && {
    videoId: video.id,
    title: video.snippet.title,
    channelTitle: video.snippet.channelTitle,
    duration: video.contentDetails.duration,
    viewCount: video.statistics.viewCount ?? '',
  };

type Request<Schema> = { readonly apiKey: string; readonly signal: AbortSignal; readonly schema: Schema };

async function fetchAnswer<Schema extends z.ZodType>(
  url: string,
  { apiKey, signal, schema }: Request<Schema>,
): Promise<Result<z.output<Schema>, VideoFault>> {
  try {
    // In a header, the key stays out of every log of addresses.
    const response = await fetch(url, { headers: { 'x-goog-api-key': apiKey, accept: 'application/json' }, signal, redirect: 'error' });
    const body = await response.text();
    if (!response.ok) return fail(classifyError(response.status, body));
    const parsed = schema.safeParse(JSON.parse(body));
    return parsed.success ? ok(parsed.data) : fail({ type: 'unavailable', reason: 'The answer is not as documented.' });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return fail({ type: 'unavailable', reason: name === 'TimeoutError' ? 'No answer in time.' : 'The service cannot be reached or read.' });
  }
}

const SPENT: ReadonlySet<string> = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const PASSING: ReadonlySet<string> = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'backendError']);

/** By the reason in the body: a 403 may be "no more today", "too fast" or "this key may not". */
function classifyError(status: number, body: string): VideoFault {
  let reason = '';
  try {
    const parsed = ErrorAnswer.safeParse(JSON.parse(body));
    if (parsed.success) reason = parsed.data.error.errors[0]?.reason ?? '';
  } catch {
    reason = '';
  }
  const told = `HTTP ${status}${/^\w{1,60}$/.test(reason) ? `, ${reason}` : ''}`;
  if (SPENT.has(reason)) return { type: 'quota', reason: told };
  if (status >= 500 || status === 429 || PASSING.has(reason)) return { type: 'unavailable', reason: told };
  return { type: 'refused', reason: told };
}
