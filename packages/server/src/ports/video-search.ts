import type { Result } from '@larder/domain/base/result.ts';

export type FoundVideo = {
  readonly videoId: string;
  readonly title: string;
  readonly channelTitle: string;
  /** ISO 8601, as in PT1H2M3S. */
  readonly duration: string;
  readonly viewCount: string;
};

/** Looks for videos of a dish being cooked. */
export type VideoSearch = (dishTitle: string) => Promise<Result<readonly FoundVideo[], { readonly type: 'unavailable' }>>;
