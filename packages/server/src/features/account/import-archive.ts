import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { addTables, countAdded } from './add-tables.ts';
import type { ArchiveStore } from './archive-store.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import type { ImportTurns } from '../../turns/import-turns.ts';
import type { ImportFault, ProfileFillFault } from './import-fault.ts';
import { receiveArchive } from './receive-archive.ts';

export type ImportDeps = {
  readonly archive: ArchiveStore;
  /** Throws when these would be more than an account may keep. */
  readonly requireRoom: (
    scope: Scope,
    kept: 'plans' | 'lists' | 'items' | 'recipes' | 'corrections' | 'opinions' | 'weeks',
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
  readonly turns: ImportTurns;
  /** Where uploads are until they are read. */
  readonly uploadFolder: string;
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
    const received = await receiveArchive(upload, deps.uploadFolder);
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
  } finally {
    opened.value.close();
  }
}

async function addAll(
  { archive, requireRoom, eaterRoom, addWeekRules, fillProfile }: ImportDeps,
  scope: Scope,
  file: OpenArchive,
): Promise<Result<ImportCounts, ProfileFillFault>> {
  // As if nothing of it were here already: who has that much may empty the account first.
  await requireRoom(scope, 'plans', file.counts.meal_plans);
  await requireRoom(scope, 'lists', file.counts.grocery_lists);
  await requireRoom(scope, 'items', file.counts.grocery_items);
  await requireRoom(scope, 'recipes', file.counts.recipes);
  await requireRoom(scope, 'corrections', file.counts.line_corrections);
  await requireRoom(scope, 'opinions', file.counts.dish_opinions);
  await requireRoom(scope, 'weeks', file.counts.weeks);
  // Before the first row: what must not be eaten is known before there is a plan to eat from.
  const filled = await fillProfile(scope.userId, file.profile);
  if (!filled.ok) return filled;
  const added = await addTables(archive, scope, {
    ownEaters: file.ownEaters,
    readRows: (table) => (file.counts[table] === 0 ? [] : file.readRows(table)),
    eaterRoom: async () => eaterRoom(scope),
  });
  if (file.weekRules) await addWeekRules(scope, file.weekRules);
  return ok({ ...countAdded([added]), profile: [...filled.value.changed] });
}
