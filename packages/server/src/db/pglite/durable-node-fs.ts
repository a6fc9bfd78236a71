import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's folder with an fsync that reaches the disk. PGlite 0.5.16 starts PostgreSQL with fsync off, and Emscripten's
 * NODEFS has no fsync to call either (electric-sql/pglite#1107): a power cut then loses acknowledged rows or the folder.
 * This leans on Emscripten's inner parts, hence the exact version pin and the self-check at every start.
 */
export class DurableNodeFS extends NodeFS {
  fsyncCount = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) fsyncPath(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.fsyncCount += 1;
        return 0;
      };
    });
    return result;
  }
}

/** The first initialisation is written before PostgreSQL could have synced it. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}

export function fsyncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

type EmscriptenModule = {
  readonly NODEFS: {
    readonly realPath: (node: unknown) => string;
    readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number };
  };
};
