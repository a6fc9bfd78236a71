import type { ImportCounts } from '@larder/contract/account.ts';
import type { Scope } from '../../db/scope.ts';
import { ARCHIVE_PARENTS, ARCHIVE_TABLE_NAMES, type ArchiveTable } from './archive-row.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { FileRow } from './archive-wire.ts';

type Source = {
  /** Whom the person's own plates are of there. */
  readonly ownEaters: readonly string[];
  readonly readRows: (table: ArchiveTable) => AsyncIterable<readonly FileRow[]> | Iterable<readonly FileRow[]>;
  /** How many more may be cooked for here. */
  readonly eaterRoom: () => Promise<number>;
};

type Added = {
  readonly rows: ReadonlyMap<ArchiveTable, number>;
  /** For whom there was no room. */
  readonly peopleLeft: number;
};

/** All tables of a file or of another account, parents first; rows that stand on others do so here by the ids that those got. */
export async function addTables(
  archive: Pick<ArchiveStore, 'addRows' | 'listOwnEaters' | 'pointWeeks'>,
  to: Scope,
  { ownEaters, readRows, eaterRoom }: Source,
): Promise<Added> {
  const idsByTable = new Map<ArchiveTable, Map<string, string>>();
  const rows = new Map<ArchiveTable, number>();
  let peopleLeft = 0;
  for (const table of ARCHIVE_TABLE_NAMES) {
    const isPeople = table === 'eaters';
    const ids = new Map<string, string>(isPeople ? await pairOwn(archive, to, ownEaters) : []);
    idsByTable.set(table, ids);
    for await (const page of readRows(table)) {
      const kept = await archive.addRows(to, table, renameParents(page, table, idsByTable), isPeople ? await eaterRoom() : Infinity);
      rows.set(table, (rows.get(table) ?? 0) + kept.added);
      peopleLeft += kept.left;
      for (const [id, idHere] of kept.idsHere) ids.set(id, idHere);
    }
  }
  // Weeks come before the plans and lists that they name.
  const idsOf = (table: ArchiveTable): ReadonlyMap<string, string> => idsByTable.get(table) ?? new Map();
  await archive.pointWeeks(to, [...idsOf('weeks').values()], { plans: idsOf('meal_plans'), lists: idsOf('grocery_lists') });
  return { rows, peopleLeft };
}

export function countAdded(all: readonly Added[]): ImportCounts {
  const sum = (count: (added: Added) => number): number => all.reduce((total, added) => total + count(added), 0);
  const of = (table: ArchiveTable): number => sum(({ rows }) => rows.get(table) ?? 0);
  return {
    plans: of('meal_plans'),
    days: of('weekly_plan_days'),
    lists: of('grocery_lists'),
    items: of('grocery_items'),
    recipes: of('recipes'),
    weeks: of('weeks'),
    people: of('eaters'),
    peopleLeft: sum((added) => added.peopleLeft),
    profile: [],
  };
}

/** What was on the person's own plates there is on theirs here. */
async function pairOwn(
  archive: Pick<ArchiveStore, 'listOwnEaters'>,
  scope: Scope,
  before: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const [here] = await archive.listOwnEaters(scope);
  return here === undefined ? [] : before.map((id) => [id, here] as const);
}

/** A row whose parent is not in the file, or could not be taken, has nothing to stand on and is left out. */
function renameParents(rows: readonly FileRow[], table: ArchiveTable, idsByTable: ReadonlyMap<ArchiveTable, ReadonlyMap<string, string>>) {
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
