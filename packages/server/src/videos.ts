import type { FastifyBaseLogger } from 'fastify';
import { makeYoutubeSearch } from './adapters/youtube/index.ts';
import type { Env } from './config/env.ts';
import { type FindVideos, makeFindVideos } from './features/video/find-videos.ts';
import type { VideoStore } from './features/video/video-store.ts';

/** Undefined without a key: meals then link to the video site's own search. */
export function openVideos(
  settings: Env['youtube'],
  { store, log }: { store: VideoStore; log: FastifyBaseLogger },
): FindVideos | undefined {
  if (!settings) return undefined;
  return makeFindVideos({
    search: makeYoutubeSearch(settings),
    store,
    searchesPerDay: settings.searchesPerDay,
    now: () => new Date(),
    log: { warn: (line, message) => log.warn(line, message) },
  });
}
