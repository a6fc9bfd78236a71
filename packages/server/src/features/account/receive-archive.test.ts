import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DiskRoom } from '../../turns/disk-room.ts';
import { receiveArchive } from './receive-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* chunks(...lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (const length of lengths) yield new Uint8Array(length);
}

test('uploads have room together, and give it back however they end', async () => {
  const room = new DiskRoom(100);
  const receive = async (upload: AsyncIterable<Uint8Array>) => receiveArchive(upload, { folder, room });
  const first = await receive(chunks(40, 30));
  expect(await receive(chunks(20, 20))).toEqual({ ok: false, fault: { type: 'busy' } });
  const third = await receive(chunks(30));
  expect(await receive(chunks(1))).toEqual({ ok: false, fault: { type: 'busy' } });
  for (const received of [first, third]) if (received.ok) await received.value.close();
  async function* breakOff(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(100);
    throw new Error('the sender went away');
  }
  await expect(receive(breakOff())).rejects.toThrow('the sender went away');
  const whole = await receive(chunks(100));
  expect([whole.ok, readdirSync(folder)]).toEqual([true, []]);
  if (whole.ok) await whole.value.close();
});

test('one alone ends at 256 MB', async () => {
  const room = new DiskRoom(Infinity);
  const mebibytes = Array.from({ length: 257 }, () => 1024 * 1024);
  expect(await receiveArchive(chunks(...mebibytes), { folder, room })).toEqual({ ok: false, fault: { type: 'too-large' } });
});
