import { parentPort, workerData } from 'node:worker_threads';
import { putBehind } from '../turns/reader-process.ts';
import { openCodec } from './open-codec.ts';
import type { PhotoResult } from './photo.ts';
import { writeAnew } from './write-anew.ts';

/** The thread that writes one photo anew; started by `make-photo-writer.ts`. */
const port = parentPort;
if (!port) throw new Error('photo-worker.ts runs as a thread only.');
// Of Linux alone a thread can be told so; elsewhere it would be the whole process.
if (process.platform === 'linux') putBehind();

port.postMessage((await writeAnew(await openCodec(), workerData as Uint8Array)) satisfies PhotoResult);
