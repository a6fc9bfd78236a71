import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Unzip, UnzipInflate, Zip, type ZipInputFile } from 'fflate';

export type FileToZip = { readonly name: string; readonly text: AsyncIterable<string> | Iterable<string> };

/**
 * As a stream: no file is ever whole in memory, and the first bytes leave before the last are read. Packed by zlib in its own
 * threads: fflate's own packing took the thread that answers everybody for 4 ms of every 64 kB,
 * six times as long.
 */
export async function* zipFiles(files: Iterable<FileToZip>, writtenAt: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, text } of files) {
    const entry: ZipInputFile = { filename: name, mtime: writtenAt, size: 0, crc: 0, compression: DEFLATED };
    zip.add(entry);
    const packer = createDeflateRaw({ level: 6 });
    packer.on('data', (chunk: Uint8Array<ArrayBuffer>) => entry.ondata?.(null, chunk, false));
    // Whoever writes, or waits for the end, is told of it too; without a listener it would end the process.
    packer.on('error', () => undefined);
    try {
      for await (const piece of inPieces(text)) {
        const bytes = encoder.encode(piece);
        entry.size += bytes.length;
        entry.crc = crc32(bytes, entry.crc);
        await new Promise<void>((resolve, reject) => packer.write(bytes, (error) => (error ? reject(error) : resolve())));
        yield* written.splice(0);
      }
      packer.end();
      await once(packer, 'end');
    } finally {
      packer.destroy();
    }
    entry.ondata?.(null, new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** PKZIP's APPNOTE, 4.4.5. */
const DEFLATED = 8;

/** Encoded in a fraction of a millisecond, packed in a few. */
const PIECE_LETTERS = 64 * 1024;

/** The same text: most rows are too small to wait a turn for each. */
async function* inPieces(text: FileToZip['text']): AsyncGenerator<string> {
  let held = '';
  for await (const row of text) {
    held += row;
    if (held.length < PIECE_LETTERS) continue;
    yield held;
    held = '';
  }
  yield held;
}

export type UnzipFault = { readonly type: 'no-zip' } | { readonly type: 'no-such-file' } | { readonly type: 'too-large' };

/** Ends an unzipping; whoever reads the text turns it into an answer. */
export class UnzipRefused extends Error {
  readonly fault: UnzipFault;

  constructor(fault: UnzipFault) {
    super(fault.type);
    this.fault = fault;
  }
}

type Wanted = { readonly name: string; readonly mostBytes: () => number };

/**
 * The text of one file, wherever in the archive it lies, as it unpacks: of one chunk at a time, a thousand times as much at
 * most. Stops as soon as more comes out than is allowed: a few kB can unpack to gigabytes.
 */
export function* unzipText(chunks: Iterable<Uint8Array>, { name, mostBytes }: Wanted): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const pieces: string[] = [];
  let bytes = 0;
  let found = false;
  const unzip = new Unzip((file) => {
    if (file.name.split('/').at(-1) !== name || found) return;
    found = true;
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      bytes += data.length;
      if (bytes > mostBytes()) throw new UnzipRefused({ type: 'too-large' });
      pieces.push(decoder.decode(data, { stream: !isLast }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (const chunk of chunks) {
    push(unzip, chunk, false);
    yield* pieces.splice(0);
  }
  push(unzip, new Uint8Array(0), true);
  yield* pieces.splice(0);
  if (!found) throw new UnzipRefused({ type: 'no-such-file' });
}

function push(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast);
  } catch (error) {
    // The library throws plain errors, the decoder a TypeError: either way these are no bytes of ours.
    throw error instanceof UnzipRefused ? error : new UnzipRefused({ type: 'no-zip' });
  }
}
