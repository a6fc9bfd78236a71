import type { Result } from '@larder/domain/base/result.ts';

/** A photo as this server wrote it: two JPEG files with nothing in them but the picture. */
export type WrittenPhoto = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same in little, for cards. */
  readonly small: Uint8Array<ArrayBuffer>;
  /** Of `bytes`, in pixels, the right way up. */
  readonly width: number;
  readonly height: number;
};

/** Why a stranger's file is no photo. */
export type PhotoFault =
  | { readonly type: 'no-jpeg' }
  /** More bytes or more pixels than a browser sends after it made the picture small. */
  | { readonly type: 'too-large' }
  /** Cut off, or not to be read without guessing. */
  | { readonly type: 'damaged' };

export type PhotoResult = Result<WrittenPhoto, PhotoFault>;
