import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BaseFilesystem, ERRNO_CODES, type FsStats } from '@electric-sql/pglite/basefs';

/**
 * A database's folder with every change kept in memory: the engine recovers and reads where nothing can be written, and leaves
 * the folder as it was. Only what recovery and the engine's small files write takes memory, block by block; a copy of the whole
 * folder would not fit everywhere.
 */
export class OverlayFS extends BaseFilesystem {
  readonly #root: Folder;
  readonly #open = new Map<number, OverlayFile>();
  readonly #files = new Set<OverlayFile>();
  #lastFd = 0;

  constructor(folder: string) {
    super(folder);
    this.#root = this.#readFolder(folder);
  }

  #readFolder(path: string): Folder {
    const entries = readdirSync(path, { withFileTypes: true }).map((entry): [string, Entry] => {
      const at = join(path, entry.name);
      return [entry.name, entry.isDirectory() ? this.#readFolder(at) : this.#keep(new OverlayFile(at, statSync(at).size))];
    });
    return { type: 'folder', entries: new Map(entries), mode: 0o700 };
  }

  #keep(file: OverlayFile): OverlayFile {
    this.#files.add(file);
    return file;
  }

  override async closeFs(): Promise<void> {
    for (const file of this.#files) file.close();
  }

  chmod(path: string, mode: number): void {
    this.#find(path).mode = mode & 0o7777;
  }

  open(path: string): number {
    this.#lastFd += 1;
    this.#open.set(this.#lastFd, this.#findFile(path));
    return this.#lastFd;
  }

  close(fd: number): void {
    this.#open.delete(fd);
  }

  fstat(fd: number): FsStats {
    return describe(this.#opened(fd));
  }

  lstat(path: string): FsStats {
    return describe(this.#find(path));
  }

  mkdir(path: string): void {
    const { folder, name } = this.#place(path);
    folder.entries.set(name, { type: 'folder', entries: new Map(), mode: 0o700 });
  }

  readdir(path: string): string[] {
    const found = this.#find(path);
    if (found.type !== 'folder') throw new FsError('ENOTDIR', path);
    return ['.', '..', ...found.entries.keys()];
  }

  read(fd: number, buffer: Uint8Array, offset: number, length: number, position: number): number {
    return this.#opened(fd).read(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), position);
  }

  /** PGlite hands over the engine's whole memory, not a view of it. */
  write(fd: number, buffer: Uint8Array | ArrayBuffer, offset: number, length: number, position: number): number {
    const bytes = buffer instanceof Uint8Array ? buffer.subarray(offset, offset + length) : new Uint8Array(buffer, offset, length);
    return this.#opened(fd).write(bytes, position);
  }

  rename(oldPath: string, newPath: string): void {
    const moved = this.#find(oldPath);
    const from = this.#place(oldPath);
    const to = this.#place(newPath);
    from.folder.entries.delete(from.name);
    to.folder.entries.set(to.name, moved);
  }

  rmdir(path: string): void {
    const found = this.#find(path);
    if (found.type === 'folder' && found.entries.size > 0) throw new FsError('ENOTEMPTY', path);
    this.unlink(path);
  }

  truncate(path: string, length: number): void {
    this.#findFile(path).truncate(length);
  }

  unlink(path: string): void {
    const { folder, name } = this.#place(path);
    if (!folder.entries.delete(name)) throw new FsError('ENOENT', path);
  }

  /** Nothing in the engine asks for a file's time. */
  utimes(): void {}

  writeFile(path: string, data: string | Uint8Array): void {
    const file = this.#keep(new OverlayFile(undefined, 0));
    file.write(typeof data === 'string' ? Buffer.from(data) : data, 0);
    const { folder, name } = this.#place(path);
    folder.entries.set(name, file);
  }

  #opened(fd: number): OverlayFile {
    const file = this.#open.get(fd);
    if (file === undefined) throw new FsError('EBADF', String(fd));
    return file;
  }

  #findFile(path: string): OverlayFile {
    const found = this.#find(path);
    if (found.type === 'folder') throw new FsError('EISDIR', path);
    return found;
  }

  #find(path: string): Entry {
    let found: Entry | undefined = this.#root;
    for (const name of split(path)) found = found?.type === 'folder' ? found.entries.get(name) : undefined;
    if (found === undefined) throw new FsError('ENOENT', path);
    return found;
  }

  #place(path: string): { readonly folder: Folder; readonly name: string } {
    const names = split(path);
    const folder = this.#find(names.slice(0, -1).join('/'));
    const name = names.at(-1);
    if (folder.type !== 'folder' || name === undefined) throw new FsError('ENOTDIR', path);
    return { folder, name };
  }
}

type Folder = { readonly type: 'folder'; readonly entries: Map<string, Entry>; mode: number };
type Entry = Folder | OverlayFile;

/** PostgreSQL's own block, so that a page is one. */
const BLOCK_BYTES = 8192;

/** Blocks that were written are in memory; the others are read from the file on the disk, if there is one. */
class OverlayFile {
  readonly type = 'file';
  mode = 0o600;
  size: number;
  readonly #base: string | undefined;
  readonly #written = new Map<number, Uint8Array>();
  /** How much of the file below still shows. */
  #baseBytes: number;
  #fd: number | undefined;

  constructor(base: string | undefined, size: number) {
    this.#base = base;
    this.#baseBytes = size;
    this.size = size;
  }

  read(into: Uint8Array, position: number): number {
    const length = Math.max(0, Math.min(into.length, this.size - position));
    this.#eachBlock(position, length, (block, start, end, done) => {
      const written = this.#written.get(block);
      if (written) into.set(written.subarray(start, end), done);
      else this.#readBase(into.subarray(done, done + end - start), block * BLOCK_BYTES + start);
    });
    return length;
  }

  write(bytes: Uint8Array, position: number): number {
    this.#eachBlock(position, bytes.length, (block, start, end, done) => {
      this.#own(block).set(bytes.subarray(done, done + end - start), start);
    });
    this.size = Math.max(this.size, position + bytes.length);
    return bytes.length;
  }

  truncate(length: number): void {
    this.size = length;
    this.#baseBytes = Math.min(this.#baseBytes, length);
    const last = Math.floor(length / BLOCK_BYTES);
    for (const block of this.#written.keys()) if (block > last) this.#written.delete(block);
    // What is written behind it later follows zeros.
    this.#written.get(last)?.fill(0, length % BLOCK_BYTES);
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }

  #own(block: number): Uint8Array {
    const known = this.#written.get(block);
    if (known) return known;
    const made = new Uint8Array(BLOCK_BYTES);
    this.#readBase(made, block * BLOCK_BYTES);
    this.#written.set(block, made);
    return made;
  }

  #readBase(into: Uint8Array, position: number): void {
    into.fill(0);
    const length = Math.min(into.length, this.#baseBytes - position);
    if (this.#base === undefined || length <= 0) return;
    this.#fd ??= openSync(this.#base, 'r');
    readSync(this.#fd, into, 0, length, position);
  }

  #eachBlock(position: number, length: number, visit: (block: number, start: number, end: number, done: number) => void): void {
    for (let done = 0; done < length;) {
      const block = Math.floor((position + done) / BLOCK_BYTES);
      const start = position + done - block * BLOCK_BYTES;
      const end = Math.min(BLOCK_BYTES, start + length - done);
      visit(block, start, end, done);
      done += end - start;
    }
  }
}

/** PGlite hands `code` to Emscripten as it is: a number of its own table. */
class FsError extends Error {
  readonly code: number;

  constructor(name: keyof typeof ERRNO_CODES, path: string) {
    super(`${name}: ${path}`);
    this.code = ERRNO_CODES[name];
  }
}

const FOLDER_BIT = 0o040000;
const FILE_BIT = 0o100000;

function describe(entry: Entry): FsStats {
  const size = entry.type === 'file' ? entry.size : 4096;
  const mode = entry.mode | (entry.type === 'file' ? FILE_BIT : FOLDER_BIT);
  const still = { dev: 0, ino: 0, nlink: 1, uid: 0, gid: 0, rdev: 0, atime: 0, mtime: 0, ctime: 0 };
  return { ...still, mode, size, blksize: BLOCK_BYTES, blocks: Math.ceil(size / 512) };
}

const split = (path: string): readonly string[] => path.split('/').filter(Boolean);
