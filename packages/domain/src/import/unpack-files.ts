import { Gunzip, strFromU8, Unzip, UnzipInflate } from 'fflate';
import { fail, ok, type Result } from '../base/result.ts';
import type { ImportFault } from './imported-recipe.ts';
import type { ImportLimits } from './import-limits.ts';

/** One file of an export. Its name only ever says what it holds; nothing is written anywhere under it. */
export type ExportFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The files of an export: of a zip its members and those of the zips in it, of anything else itself. Pictures stay packed,
 * what is gzipped is unpacked, and everything stops at the limits: a few kB can unpack to gigabytes.
 */
export function unpackFiles(file: ExportFile, limits: ImportLimits): Result<readonly ExportFile[], ImportFault> {
  const budget: Budget = { bytes: limits.mostUnpackedBytes, files: limits.mostFiles, isTimeUp: limits.isTimeUp };
  try {
    return ok(unpack(file, budget, NESTED_ZIPS));
  } catch (error) {
    if (error instanceof OverBudget) return fail({ type: error.reason });
    // The library throws plain errors of its own for what is no archive, the runtime of ours never a string code.
    if (error instanceof Error && ('code' in error || /invalid|unexpected EOF|unknown|header/i.test(error.message)))
      return fail({ type: 'unreadable-file' });
    throw error;
  }
}

/** UTF-8, as every one of these apps writes. */
export const decodeText = (bytes: Uint8Array): string => strFromU8(bytes);

type Budget = { bytes: number; files: number; readonly isTimeUp: () => boolean };

/** Tandoor packs a zip for each recipe into one; deeper than that nobody does. */
const NESTED_ZIPS = 1;

class OverBudget extends Error {
  readonly reason: 'too-large' | 'too-slow';
  constructor(reason: 'too-large' | 'too-slow') {
    super(reason);
    this.reason = reason;
  }
}

function unpack(file: ExportFile, budget: Budget, depth: number): readonly ExportFile[] {
  if (isGzip(file.bytes)) return [{ name: file.name.replace(/\.gz$/i, ''), bytes: gunzip(file.bytes, budget) }];
  if (!isZip(file.bytes)) return [file];
  return listMembers(file.bytes, budget).flatMap((member) =>
    isZip(member.bytes) && depth === 0 ? [] : unpack(member, budget, isZip(member.bytes) ? depth - 1 : depth),
  );
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function listMembers(bytes: Uint8Array, budget: Budget): readonly ExportFile[] {
  const members: ExportFile[] = [];
  const unzip = new Unzip((entry) => {
    if (--budget.files < 0) throw new OverBudget('too-large');
    if (isNoRecipe(entry.name)) return;
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, data, isLast) => {
      if (error) throw error;
      spend(budget, data.length);
      chunks.push(data);
      if (isLast) members.push({ name: entry.name, bytes: join(chunks) });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  pushInPieces(bytes, (piece, isLast) => unzip.push(piece, isLast));
  return members;
}

/** Pictures, folders and what a Mac adds to every zip. */
const isNoRecipe = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store)|\/$|\.(?:jpe?g|png|gif|webp|heic|avif|bmp|svg|pdf|mp4|mov|css|js)$/i.test(name);

function gunzip(bytes: Uint8Array, budget: Budget): Uint8Array {
  const chunks: Uint8Array[] = [];
  const stream = new Gunzip((data) => {
    spend(budget, data.length);
    chunks.push(data);
  });
  pushInPieces(bytes, (piece, isLast) => stream.push(piece, isLast));
  return join(chunks);
}

function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new OverBudget('too-large');
  if (budget.isTimeUp()) throw new OverBudget('too-slow');
}

/** Small pieces, so that what they unpack to is counted before the next is unpacked. */
const PIECE = 16_384;

function pushInPieces(bytes: Uint8Array, push: (piece: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length; at += PIECE) push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
