import type { Result } from '@larder/domain/base/result.ts';

export type Picture = { readonly type: string; readonly bytes: Buffer };

/** `reason` is for the log. Whoever asks shows something else in the picture's place. */
export type PictureFault = { readonly type: 'refused' | 'unreachable'; readonly reason: string };

/** Fetches a picture that a sign-in provider named, and only a picture. */
export type FetchPicture = (url: string) => Promise<Result<Picture, PictureFault>>;
