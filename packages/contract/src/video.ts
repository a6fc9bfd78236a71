import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** In place of a video's id: the search itself failed, and the list holds this one entry. From the specification. */
export const SEARCH_FAILED = 'search_failed';

export const Video = z.object({
  videoId: z.string(),
  title: z.string(),
  channelTitle: z.string(),
  /** ISO 8601, as in PT1H2M3S. */
  duration: z.string(),
  /** A whole number as text, as it can outgrow what JSON readers hold exactly. */
  viewCount: z.string(),
});
export type Video = z.infer<typeof Video>;

export const searchVideos = endpoint({
  method: 'POST',
  path: '/api/youtube/search',
  takesLong: true,
  access: 'user',
  rate: 'outside',
  body: z.object({ title: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: success(z.array(Video)),
});
