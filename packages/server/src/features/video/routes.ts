import { SEARCH_FAILED, searchVideos } from '@larder/contract/video.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { FoundVideo } from '../../ports/video-search.ts';
import type { FindVideos } from './find-videos.ts';

/** `find` is absent where no key is configured. Then, and when it fails, the answer says so and the meal links to the video site. */
export function videoRoutes({ find }: { readonly find: FindVideos | undefined }): readonly Route[] {
  return [
    route(searchVideos, async ({ body: { title } }) => {
      const found = await find?.(title);
      return succeed(found?.ok ? [...found.value] : [searchFailed(title)]);
    }),
  ];
}

const searchFailed = (title: string): FoundVideo => ({
  videoId: SEARCH_FAILED,
  title,
  channelTitle: '',
  duration: 'PT0S',
  viewCount: '0',
});
