import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportCounts } from '@larder/contract/account.ts';
import type { ProfileBody } from '@larder/contract/profile.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import { ARCHIVE_PARENTS, ARCHIVE_TABLE_NAMES, type ArchiveTable } from './archive.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { FileRow } from './archive-wire.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import type { ImportTurns } from './import-turns.ts';
import type { ImportFault } from './import-fault.ts';
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
  readonly saveProfile: (userId: UserId, profile: ProfileBody) => Promise<unknown>;
  readonly turns: ImportTurns;
  /** Where uploads are until they are read. */
  readonly uploadFolder: string;
};

/**
 * Adds what is missing and changes nothing that is there, but the profile, which becomes the archive's. All of the file is
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
    return ok(await addAll(deps, scope, opened.value));
  } finally {
    opened.value.close();
  }
}

async function addAll(
  { archive, requireRoom, eaterRoom, addWeekRules, saveProfile }: ImportDeps,
  scope: Scope,
  file: OpenArchive,
): Promise<ImportCounts> {
  // As if nothing of it were here already: who has that much may empty the account first.
  await requireRoom(scope, 'plans', file.counts.meal_plans);
  await requireRoom(scope, 'lists', file.counts.grocery_lists);
  await requireRoom(scope, 'items', file.counts.grocery_items);
  await requireRoom(scope, 'recipes', file.counts.recipes);
  await requireRoom(scope, 'corrections', file.counts.line_corrections);
  await requireRoom(scope, 'opinions', file.counts.dish_opinions);
  await requireRoom(scope, 'weeks', file.counts.weeks);
  const idsByTable = new Map<ArchiveTable, Map<string, string>>();
  const addedByTable = new Map<ArchiveTable, number>();
  let peopleLeft = 0;
  for (const table of ARCHIVE_TABLE_NAMES) {
    const ids = new Map<string, string>(table === 'eaters' ? await pairOwn(archive, scope, file.ownEaters) : []);
    idsByTable.set(table, ids);
    if (file.counts[table] === 0) continue;
    let added = 0;
    for await (const read of file.readRows(table)) {
      const room = table === 'eaters' ? await eaterRoom(scope) : Infinity;
      const kept = await archive.addRows(scope, table, renameParents(read, table, idsByTable), room);
      added += kept.added;
      peopleLeft += kept.left;
      for (const [id, idHere] of kept.idsHere) ids.set(id, idHere);
    }
    addedByTable.set(table, added);
  }
  await saveProfile(scope.userId, file.profile);
  if (file.weekRules) await addWeekRules(scope, file.weekRules);
  const added = (table: ArchiveTable) => addedByTable.get(table) ?? 0;
  return {
    plans: added('meal_plans'),
    days: added('weekly_plan_days'),
    lists: added('grocery_lists'),
    items: added('grocery_items'),
    recipes: added('recipes'),
    people: added('eaters'),
    peopleLeft,
  };
}

/** What was on the person's own plates there is on theirs here. */
export async function pairOwn(
  archive: Pick<ArchiveStore, 'listOwnEaters'>,
  scope: Scope,
  before: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const [here] = await archive.listOwnEaters(scope);
  return here === undefined ? [] : before.map((id) => [id, here] as const);
}

/** A row whose parent is not in the file, or could not be taken, has nothing to stand on and is left out. */
export function renameParents(
  rows: readonly FileRow[],
  table: ArchiveTable,
  idsByTable: ReadonlyMap<ArchiveTable, ReadonlyMap<string, string>>,
) {
  const parent = ARCHIVE_PARENTS[table];
  const plans = idsByTable.get('meal_plans');
  const weeks = idsByTable.get('weeks');
  return rows.flatMap((row): FileRow[] => {
    if (table === 'grocery_lists') return [{ ...row, mealPlansIncluded: renameIncluded(row['mealPlansIncluded'] as Included[], plans) }];
    if (table === 'meal_plans') {
      const plan = renameEaters(row['plan'] as PlatedPlan, idsByTable.get('eaters'));
      return [{ ...row, plan, weekId: weeks?.get(String(row['weekId'])) ?? null }];
    }
    if (!parent) return [row];
    const id = idsByTable.get(parent.table)?.get(String(row[parent.field]));
    if (id === undefined) return [];
    // Any text may stand for the week; one that is in the file has another id here, at times.
    const weekId = row['weeklyPlanId'];
    const named = typeof weekId === 'string' ? { weeklyPlanId: weeks?.get(weekId) ?? weekId } : {};
    return [{ ...row, ...named, [parent.field]: id }];
  });
}

type Included = { readonly mealPlanId: string };

const renameIncluded = (included: readonly Included[], plans: ReadonlyMap<string, string> | undefined) =>
  included.map((plan) => ({ ...plan, mealPlanId: plans?.get(plan.mealPlanId) ?? plan.mealPlanId }));

type PlatedMeal = { readonly plates?: readonly { readonly eaterId: string }[] | undefined };
type PlatedPlan = {
  readonly meals: Readonly<Record<string, PlatedMeal | undefined>>;
  readonly moreSnacks?: readonly PlatedMeal[] | undefined;
};

/** A plate of somebody who is not here keeps its name: whoever changes the meal is held to all that may bind it. */
function renameEaters(plan: PlatedPlan, ids: ReadonlyMap<string, string> | undefined): PlatedPlan {
  if (!ids || ids.size === 0) return plan;
  const rename = (meal: PlatedMeal): PlatedMeal =>
    meal.plates ? { ...meal, plates: meal.plates.map((plate) => ({ ...plate, eaterId: ids.get(plate.eaterId) ?? plate.eaterId })) } : meal;
  const meals = Object.entries(plan.meals).map(([slot, meal]) => [slot, meal && rename(meal)] as const);
  return { ...plan, meals: Object.fromEntries(meals), ...(plan.moreSnacks && { moreSnacks: plan.moreSnacks.map(rename) }) };
}
