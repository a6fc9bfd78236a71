import type { Result } from '@larder/domain/base/result.ts';

export type FoundVideo = {
  readonly videoId: string;
  readonly title: string;
  readonly channelTitle: string;
  /** ISO 8601, as in PT1H2M3S. */
  readonly duration: string;
  readonly viewCount: string;
};

/** `reason` is for the log: it holds no key. */
export type VideoFault =
  /** No more searches today. */
  | { readonly type: 'quota'; readonly reason: string }
  /** The key or its settings are wrong: only the operator can mend it. */
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'unavailable'; readonly reason: string };

/** Looks for videos of a dish being cooked: only such as may be shown to anybody, in the page itself. */
export type VideoSearch = (dishTitle: string) => Promise<Result<readonly FoundVideo[], VideoFault>>;
