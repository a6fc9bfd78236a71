import { expect, test } from 'vitest';
import { addSegment, claimSize, COMMENT_MARKER, EXIF_MARKER, makeExif, makeJpeg } from '../../tests/support/jpeg-files.ts';
import { readJpegHead } from './read-jpeg-head.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const SIZE_AT = 7;

test('says how large a picture is, whatever its camera wrote before that', async () => {
  const jpeg = await makeJpeg(64, 48);
  const told = addSegment(addSegment(jpeg, EXIF_MARKER, makeExif()), COMMENT_MARKER, Buffer.from([0xff, 0xc0, 0, 4]));
  expect(readJpegHead(jpeg)).toEqual({ ok: true, value: { width: 64, height: 48 } });
  expect(readJpegHead(told)).toEqual({ ok: true, value: { width: 64, height: 48 } });
  expect(readJpegHead(claimSize(1600, 1600))).toEqual({ ok: true, value: { width: 1600, height: 1600 } });
});

test.each([
  ['nothing', Buffer.alloc(0), 'no-jpeg'],
  ['a PNG named jpg', PNG, 'no-jpeg'],
  ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no-jpeg'],
  ['more pixels across than browsers send', claimSize(1601, 10), 'too-large'],
  ['30,000 x 30,000 in a hundred bytes', claimSize(30_000, 30_000), 'too-large'],
  ['more bytes than browsers send', Buffer.concat([claimSize(10, 10), Buffer.alloc(400_000)]), 'too-large'],
  ['no height', claimSize(10, 0), 'damaged'],
  ['a beginning and no more', Buffer.from([0xff, 0xd8, 0xff]), 'damaged'],
  ['an end and no picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'damaged'],
  ['a segment that is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45]), 'damaged'],
] as const)('refuses %s', (_what, file, type) => {
  expect(readJpegHead(file)).toEqual({ ok: false, fault: { type } });
});

test('refuses a file at whatever byte it is cut off', async () => {
  const jpeg = await makeJpeg();
  const refused = Array.from({ length: jpeg.length - 1 }, (_, n) => readJpegHead(jpeg.subarray(0, n)));
  expect(refused.filter(({ ok }) => ok)).toEqual([]);
});

test('refuses a second frame, a fourth colour, more bits, other codes, and scans without end', () => {
  const jpeg = claimSize(10, 10);
  const [head, scan, end] = [jpeg.subarray(0, 15), jpeg.subarray(15, -2), jpeg.subarray(-2)];
  const change = (at: number, to: number): Buffer => {
    const changed = Buffer.from(jpeg);
    changed[at] = to;
    return changed;
  };
  const faultOf = (file: Buffer) => {
    const read = readJpegHead(file);
    return read.ok ? undefined : read.fault.type;
  };
  expect(faultOf(Buffer.concat([head, head.subarray(2), scan, end]))).toBe('damaged');
  expect(faultOf(Buffer.concat([head, ...Array.from({ length: 32 }, () => scan), end]))).toBeUndefined();
  expect(faultOf(Buffer.concat([head, ...Array.from({ length: 33 }, () => scan), end]))).toBe('damaged');
  expect(faultOf(change(SIZE_AT + 4, 4))).toBe('no-jpeg');
  expect(faultOf(change(SIZE_AT - 1, 12))).toBe('no-jpeg');
  expect(faultOf(change(3, 0xc9))).toBe('no-jpeg');
});
