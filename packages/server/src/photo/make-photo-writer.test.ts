import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  addSegment,
  claimSize,
  codec,
  COMMENT_MARKER,
  EXIF_MARKER,
  listMarkers,
  makeExif,
  makeJpeg,
  makeNoise,
} from '../../tests/support/jpeg-files.ts';
import { workFor } from '../turns/caller.ts';
import { makePhotoWriter, type PhotoWriter } from './make-photo-writer.ts';
import { readJpegHead } from './read-jpeg-head.ts';

const told: string[] = [];
const log = { error: (_object: object, words: string) => void told.push(words) };
afterEach(() => void told.splice(0));

const writer = makePhotoWriter({ log });
const others: PhotoWriter[] = [];
afterAll(async () => Promise.all([writer, ...others].map(async (one) => one.close())));

/** A writer whose thread runs this instead. */
function makeOther(script: string, jobLimitMs?: number): PhotoWriter {
  const threadUrl = new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${script}`)}`);
  const other = makePhotoWriter({ log, threadUrl, ...(jobLimitMs !== undefined && { jobLimitMs }) });
  others.push(other);
  return other;
}

async function write(file: Buffer) {
  const written = await writer.write(file);
  if (!written.ok) throw new Error(written.fault.type);
  return written.value;
}

/** Frames, tables, and JFIF's own head; nothing that holds words. */
const OF_THE_PICTURE = new Set([0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xda]);

test('writes a picture anew, and nothing of what stood beside it', async () => {
  const file = addSegment(addSegment(await makeJpeg(64, 48), EXIF_MARKER, makeExif()), COMMENT_MARKER, Buffer.from('by Ada'));
  expect(listMarkers(file)).toContain(EXIF_MARKER);
  const { bytes, small, width, height } = await write(file);
  expect([width, height]).toEqual([64, 48]);
  for (const one of [bytes, small]) {
    expect(listMarkers(one).filter((marker) => !OF_THE_PICTURE.has(marker))).toEqual([]);
    expect(Buffer.from(one).includes('Exif')).toBe(false);
    expect(Buffer.from(one).includes('taken at home')).toBe(false);
    expect(Buffer.from(one).includes('by Ada')).toBe(false);
  }
  const { pixels } = await (await codec()).decode(bytes);
  const [left, right] = [pixels.data.slice(0, 3), pixels.data.slice(63 * 4, 63 * 4 + 3)];
  expect(left[0]! - left[2]!).toBeGreaterThan(150);
  expect(right[2]! - right[0]!).toBeGreaterThan(150);
});

test('turns it as its camera said', async () => {
  const lying = addSegment(await makeJpeg(64, 48), EXIF_MARKER, makeExif({ orientation: 6 }));
  expect(await write(lying)).toMatchObject({ width: 48, height: 64 });
});

test('makes a small one beside it for cards', async () => {
  const { bytes, small } = await write(await makeJpeg(1600, 1000));
  expect(readJpegHead(bytes)).toEqual({ ok: true, value: { width: 1600, height: 1000 } });
  expect(readJpegHead(small)).toEqual({ ok: true, value: { width: 480, height: 300 } });
  const { pixels } = await (await codec()).decode(small);
  expect([pixels.data[0]! > 180, pixels.data[479 * 4 + 2]! > 180]).toEqual([true, true]);
});

test('writes no more bytes than may be sent, of whatever was sent', async () => {
  const noise = await makeNoise(1600, 1600, 25);
  expect(noise.length).toBeGreaterThan(300_000);
  expect((await write(noise)).bytes.length).toBeLessThanOrEqual(400_000);
});

test('refuses what it would have to guess at, and goes on', async () => {
  const jpeg = await makeJpeg(640, 480);
  const noise = await makeNoise(200, 200, 90);
  const scrambled = Buffer.from(noise);
  // No 0xff among them: by its markers it is whole.
  scrambled.fill(0x5a, scrambled.length - 4000, scrambled.length - 1000);
  const cutShort = Buffer.concat([noise.subarray(0, noise.length / 2), Buffer.from([0xff, 0xd9])]);
  const damaged = { ok: false, fault: { type: 'damaged' } };
  expect(await writer.write(scrambled)).toEqual(damaged);
  expect(await writer.write(cutShort)).toEqual(damaged);
  expect(await writer.write(claimSize(1600, 1600))).toEqual(damaged);
  expect(await writer.write(claimSize(30_000, 30_000))).toEqual({ ok: false, fault: { type: 'too-large' } });
  expect(await writer.write(jpeg)).toMatchObject({ ok: true, value: { width: 640 } });
  expect(told).toEqual([]);
});

test('is an error of one photo where its thread dies, hangs or takes too much memory, and the next one is written', async () => {
  const dying = makeOther('process.exit(3)');
  await expect(dying.write(Buffer.alloc(1))).rejects.toThrow('it ended with code 3');
  const throwing = makeOther('throw new Error("no")');
  await expect(throwing.write(Buffer.alloc(1))).rejects.toThrow('no');
  const hanging = makeOther('for (;;);', 50);
  await expect(hanging.write(Buffer.alloc(1))).rejects.toThrow('longer than 50 ms');
  await expect(hanging.write(Buffer.alloc(1))).rejects.toThrow('longer than 50 ms');
  const greedy = makeOther('const kept = []; for (;;) kept.push({ n: kept.length });');
  await expect(greedy.write(Buffer.alloc(1))).rejects.toThrow('memory');
  expect(new Set(told)).toEqual(new Set(['the thread that writes photos ended']));
});

test('takes turns between accounts', async () => {
  const order: string[] = [];
  const answering = makeOther('parentPort.postMessage({ ok: false })');
  const send = async (caller: string) => workFor(caller, async () => answering.write(Buffer.alloc(1)).then(() => order.push(caller)));
  await Promise.all([send('ada'), send('ada'), send('ada'), send('bob')]);
  expect(order).toEqual(['ada', 'ada', 'bob', 'ada']);
});

test('has another thread for each photo, and none is left at work when the server stops', async () => {
  const counting = makeOther('globalThis.count = (globalThis.count ?? 0) + 1; parentPort.postMessage({ count });');
  expect(await counting.write(Buffer.alloc(1))).toEqual({ count: 1 });
  expect(await counting.write(Buffer.alloc(1))).toEqual({ count: 1 });
  const endless = makeOther('for (;;);');
  const waiting = Promise.allSettled([endless.write(Buffer.alloc(1)), endless.write(Buffer.alloc(1))]);
  await setImmediate();
  await endless.close();
  const reasons = (await waiting).map((one) => one.status === 'rejected' && String(one.reason));
  expect(reasons).toEqual([expect.stringContaining('it ended'), expect.stringContaining('the server stops')]);
});
