import { parentPort } from 'node:worker_threads';
import { putBehind } from '../turns/reader-process.ts';
import { openCodec } from './open-codec.ts';
import type { FromPhotoThread, ToPhotoThread } from './photo-thread.ts';
import { writeAnew } from './write-anew.ts';

/** The thread that writes photos anew, one after the other; started by `make-photo-writer.ts`. */
const port = parentPort;
if (!port) throw new Error('photo-worker.ts runs as a thread only.');
// Of Linux alone a thread can be told so; elsewhere it would be the whole process.
if (process.platform === 'linux') putBehind();

const opening = openCodec();

port.on('message', ({ id, bytes }: ToPhotoThread) => {
  void opening.then(async (codec) => writeAnew(codec, bytes)).then((result) => port.postMessage({ id, result } satisfies FromPhotoThread));
});
