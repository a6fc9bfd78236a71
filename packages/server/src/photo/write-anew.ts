import { fail, ok } from '@larder/domain/base/result.ts';
import { PHOTO_LIMITS } from '@larder/contract/recipe-photo.ts';
import type { Codec, Encode, Pixels } from './open-codec.ts';
import type { PhotoResult } from './photo.ts';
import { readJpegHead } from './read-jpeg-head.ts';
import { shrinkPixels } from './shrink-pixels.ts';

/** The first at which a photo is small enough; at the last of them noise of all pixels is. */
const QUALITIES = [80, 70, 58, 44, 30, 15] as const;
/** A card is 104 pixels wide, on screens of three to one. */
const SMALL = { side: 480, quality: 74 };

/**
 * A stranger's file decoded and written anew: of all that stood in it, where it was taken and by what, nothing is left but the
 * picture. One that a decoder has to guess at is refused.
 */
export async function writeAnew(codec: Codec, bytes: Uint8Array): Promise<PhotoResult> {
  const head = readJpegHead(bytes);
  if (!head.ok) return head;
  const decoded = await codec.decode(bytes).catch(() => undefined);
  if (!decoded || decoded.words.length > 0) return fail({ type: 'damaged' });
  const { pixels } = decoded;
  const encode = await codec.openEncoder();
  const small = encode(shrinkPixels(pixels, SMALL.side), SMALL.quality);
  return ok({ bytes: writeWithin(encode, pixels), small, width: pixels.width, height: pixels.height });
}

function writeWithin(encode: Encode, pixels: Pixels): Uint8Array<ArrayBuffer> {
  for (const quality of QUALITIES) {
    const written = encode(pixels, quality);
    if (written.length <= PHOTO_LIMITS.bytes) return written;
  }
  throw new Error(`A photo of ${pixels.width} x ${pixels.height} pixels does not become small enough.`);
}
