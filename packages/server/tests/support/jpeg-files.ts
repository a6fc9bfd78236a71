import { type Codec, openCodec } from '../../src/photo/open-codec.ts';

let opening: Promise<Codec> | undefined;

/** Loaded once for all files of a run. */
export const codec = async (): Promise<Codec> => (opening ??= openCodec());

/** A picture whose left half is red and whose right half is blue, as a JPEG file. */
export async function makeJpeg(width = 64, height = 48, quality = 90): Promise<Buffer<ArrayBuffer>> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isLeft = pixel % width < width / 2;
    data.set(isLeft ? [220, 30, 30, 255] : [30, 30, 220, 255], pixel * 4);
  }
  return Buffer.from((await (await codec()).openEncoder())({ data, width, height }, quality).buffer);
}

/** Noise: far more bytes for its size than any photo has. */
export async function makeNoise(width: number, height: number, quality: number): Promise<Buffer<ArrayBuffer>> {
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 1;
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    data[at] = at % 4 === 3 ? 255 : (seed >> 16) & 0xff;
  }
  return Buffer.from((await (await codec()).openEncoder())({ data, width, height }, quality).buffer);
}

/** With a segment behind its beginning, as cameras put in what they know. */
export function addSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

const GPS_TAG = 0x8825;
const ORIENTATION_TAG = 0x0112;
const [SHORT, LONG, RATIONAL] = [3, 4, 5];

/** An EXIF segment (TIFF, big end first) that says where the picture was taken, by what words, and which way up it is. */
export function makeExif({ orientation = 1, words = 'taken at home' } = {}): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === SHORT) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const directory = (entries: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);
  // 8 of the header, then the first directory, then that of the place, then its degrees.
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 12 + 4;
  const latitude = Buffer.alloc(24);
  [52, 1, 31, 1, 12, 1].forEach((number, at) => latitude.writeUInt32BE(number, at * 4));
  return Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'),
    directory([entry(ORIENTATION_TAG, SHORT, 1, orientation), entry(GPS_TAG, LONG, 1, gpsAt)]),
    directory([entry(2, RATIONAL, 3, latitudeAt)]),
    latitude,
    Buffer.from(words),
  ]);
}

export const EXIF_MARKER = 0xe1;
export const COMMENT_MARKER = 0xfe;

/** The codes of a file's segments, in their order, up to its first scan. */
export function listMarkers(jpeg: Uint8Array): readonly number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at] === 0xff; at += 2 + ((jpeg[at + 2]! << 8) | jpeg[at + 3]!)) {
    markers.push(jpeg[at + 1]!);
    if (jpeg[at + 1] === 0xda) break;
  }
  return markers;
}

/** The smallest file that is a JPEG by its markers and says so of its size. */
export function claimSize(width: number, height: number): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Buffer.from([0xff, 0xd8, ...frame, ...scan, 0x55, 0xff, 0xd9]);
}
