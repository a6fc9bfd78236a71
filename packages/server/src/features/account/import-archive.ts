import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { PhotoWriterFault, type PhotoWriter } from '../../photo/make-photo-writer.ts';
import { addTables, countAdded } from './add-tables.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { FileRow } from './archive-wire.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import type { DiskRoom } from '../../turns/disk-room.ts';
import type { ImportTurns } from '../../turns/import-turns.ts';
import type { ImportFault, ProfileFillFault } from './import-fault.ts';
import { receiveArchive } from './receive-archive.ts';

export type ImportDeps = {
  readonly archive: ArchiveStore;
  /** Throws when these would be more than an account may keep. */
  readonly requireRoom: (
    scope: Scope,
    kept: 'plans' | 'lists' | 'items' | 'recipes' | 'corrections' | 'opinions' | 'weeks' | 'photos',
    adding: number,
  ) => Promise<void>;
  /** How many more may be cooked for. */
  readonly eaterRoom: (scope: Scope) => Promise<number>;
  /** Where the household has none of its own yet. */
  readonly addWeekRules: (scope: Scope, rules: HouseholdWeekRules) => Promise<unknown>;
  readonly fillProfile: (
    userId: UserId,
    profile: ProfileBody,
  ) => Promise<Result<{ readonly changed: readonly string[] }, ProfileFillFault>>;
  readonly photoWriter: Pick<PhotoWriter, 'write'>;
  readonly turns: ImportTurns;
  /** Where uploads are until they are read, and what they may take of it together. */
  readonly uploadFolder: string;
  readonly uploadRoom: DiskRoom;
};

/**
 * Adds what is missing and changes nothing that is there; of the profile too, in which the rules of both stand then. All of the file is
 * checked before the first row is written; a fault of the database half-way is mended by importing again.
 */
export async function importArchive(
  deps: ImportDeps,
  scope: Scope,
  upload: AsyncIterable<Uint8Array>,
): Promise<Result<ImportCounts, ImportFault>> {
  const turn = deps.turns.begin(scope.userId);
  if (typeof turn === 'string') return fail({ type: turn });
  try {
    const received = await receiveArchive(upload, { folder: deps.uploadFolder, room: deps.uploadRoom });
    if (!received.ok) return received;
    try {
      return await deps.turns.read(async () => addFrom(deps, scope, received.value.fd));
    } finally {
      await received.value.close();
    }
  } finally {
    turn();
  }
}

async function addFrom(deps: ImportDeps, scope: Scope, fd: number): Promise<Result<ImportCounts, ImportFault>> {
  const opened = await openArchive(fd);
  if (!opened.ok) return opened;
  try {
    return await addAll(deps, scope, opened.value);
  } catch (error) {
    if (error instanceof PhotoWriterFault) return fail({ type: 'unfinished' });
    throw error;
  } finally {
    opened.value.close();
  }
}

async function addAll(
  { archive, requireRoom, eaterRoom, addWeekRules, fillProfile, photoWriter }: ImportDeps,
  scope: Scope,
  file: OpenArchive,
): Promise<Result<ImportCounts, ProfileFillFault>> {
  // As if nothing of it were here already: who has that much may empty the account first.
  await requireRoom(scope, 'plans', file.counts.meal_plans);
  await requireRoom(scope, 'lists', file.counts.grocery_lists);
  await requireRoom(scope, 'items', file.counts.grocery_items);
  // A recipe has one photo: a file of more of those is as much work.
  await requireRoom(scope, 'recipes', Math.max(file.counts.recipes, file.counts.recipe_photos));
  await requireRoom(scope, 'corrections', file.counts.line_corrections);
  await requireRoom(scope, 'opinions', file.counts.dish_opinions);
  await requireRoom(scope, 'weeks', file.counts.weeks);
  await requireRoom(scope, 'photos', file.photoBytes);
  // Before the first row: what must not be eaten is known before there is a plan to eat from.
  const filled = await fillProfile(scope.userId, file.profile);
  if (!filled.ok) return filled;
  let photosLeft = 0;
  const added = await addTables(archive, scope, {
    ownEaters: file.ownEaters,
    readRows: (table) => {
      if (file.counts[table] === 0) return [];
      return table === 'recipe_photos' ? writePhotosAnew(photoWriter, file.readRows(table), () => (photosLeft += 1)) : file.readRows(table);
    },
    eaterRoom: async () => eaterRoom(scope),
  });
  if (file.weekRules) await addWeekRules(scope, file.weekRules);
  return ok({ ...countAdded([added]), photosLeft, profile: [...filled.value.changed] });
}

/** Whoever made the file: what is kept is what was decoded. A photo that its markers promised and a decoder cannot read is left out. */
async function* writePhotosAnew(
  photoWriter: Pick<PhotoWriter, 'write'>,
  pages: AsyncIterable<readonly FileRow[]>,
  onLeft: () => void,
): AsyncGenerator<readonly FileRow[]> {
  for await (const rows of pages) {
    for (const row of rows) {
      const written = await photoWriter.write(Buffer.from(String(row['bytes']), 'base64'));
      if (!written.ok) {
        onLeft();
        continue;
      }
      const { bytes, small, width, height } = written.value;
      const toText = (file: Uint8Array<ArrayBuffer>): string => Buffer.from(file.buffer).toString('base64');
      yield [{ ...row, bytes: toText(bytes), small: toText(small), width, height }];
    }
  }
}
