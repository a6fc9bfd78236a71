import { Readable } from 'node:stream';

/** A body that is a file as a whole. `no-file`: something else was sent. */
export async function receiveFile(body: unknown, mostBytes: number): Promise<Buffer | 'no-file' | 'too-large'> {
  if (!(body instanceof Readable)) return 'no-file';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
