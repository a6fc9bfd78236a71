import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { PHOTO_LIMITS } from '@larder/contract/recipe-photo.ts';
import type { PhotoFault } from './photo.ts';

/** In pixels, as the file says it. */
export type JpegHead = { readonly width: number; readonly height: number };

/** ITU T.81, table B.1: the second byte of a marker. */
const [SOI, EOI, SOS, DNL] = [0xd8, 0xd9, 0xda, 0xdc];
const [TEM, RST0, RST7] = [0x01, 0xd0, 0xd7];
/** Baseline, extended and progressive, all with Huffman's codes: what cameras and browsers write. */
const READABLE_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Frames that are lossless, hierarchical or coded arithmetically; 0xc4, 0xc8 and 0xcc are no frames. */
const OTHER_FRAMES: ReadonlySet<number> = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Each goes over the whole picture again: browsers write ten, and a file of thousands would take a decoder minutes. */
const MOST_SCANS = 32;

/**
 * What a JPEG file says of itself, read from its markers alone and before anything is made room for: that it is one, whole to its
 * last marker, and no larger than a browser sends.
 */
export function readJpegHead(bytes: Uint8Array): Result<JpegHead, PhotoFault> {
  if (bytes[0] !== 0xff || bytes[1] !== SOI || bytes[2] !== 0xff) return fail({ type: 'no-jpeg' });
  if (bytes.length > PHOTO_LIMITS.bytes) return fail({ type: 'too-large' });
  let head: JpegHead | undefined;
  let scans = 0;
  for (let at = 2; ;) {
    const marker = findMarker(bytes, at);
    if (!marker) return fail({ type: 'damaged' });
    const { code, end } = marker;
    if (code === EOI) return head && scans > 0 ? ok(head) : fail({ type: 'damaged' });
    // Its frame would say no height and the first scan one.
    if (OTHER_FRAMES.has(code) || code === DNL) return fail({ type: 'no-jpeg' });
    const segment = takeSegment(bytes, end);
    if (!segment) return fail({ type: 'damaged' });
    if (READABLE_FRAMES.has(code)) {
      if (head) return fail({ type: 'damaged' });
      const frame = readFrame(segment);
      if (!frame.ok) return frame;
      head = frame.value;
    }
    at = end + 2 + segment.length;
    if (code !== SOS) continue;
    scans += 1;
    if (!head || scans > MOST_SCANS) return fail({ type: 'damaged' });
    at = skipScan(bytes, at);
  }
}

type Marker = { readonly code: number; readonly end: number };

/** At `at`, where one has to stand; bytes of 0xff may be put before it. */
function findMarker(bytes: Uint8Array, at: number): Marker | undefined {
  if (bytes[at] !== 0xff) return undefined;
  let end = at;
  while (bytes[end] === 0xff) end += 1;
  const code = bytes[end];
  // Those that have no length stand in scans alone, and there is one beginning.
  if (code === undefined || code === 0 || code === SOI || code === TEM || isRestart(code)) return undefined;
  return { code, end: end + 1 };
}

/** What follows its length. */
function takeSegment(bytes: Uint8Array, at: number): Uint8Array | undefined {
  const length = readNumber(bytes, at);
  if (length < 2 || at + length > bytes.length) return undefined;
  return bytes.subarray(at + 2, at + length);
}

function readFrame(segment: Uint8Array): Result<JpegHead, PhotoFault> {
  const [precision, , , , , components] = segment;
  const height = readNumber(segment, 1);
  const width = readNumber(segment, 3);
  if (segment.length < 6 || width === 0 || height === 0) return fail({ type: 'damaged' });
  // Four are a printer's colours.
  if (precision !== 8 || (components !== 1 && components !== 3)) return fail({ type: 'no-jpeg' });
  if (width > PHOTO_LIMITS.side || height > PHOTO_LIMITS.side) return fail({ type: 'too-large' });
  return ok({ width, height });
}

/** To the marker behind the picture's own bytes, of which 0xff is written as 0xff 0x00. */
function skipScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined || (next !== 0 && !isRestart(next))) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const isRestart = (code: number): boolean => code >= RST0 && code <= RST7;

const readNumber = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
