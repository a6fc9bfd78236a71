import { formatOwnId, isOwnId, readOwnId } from '@larder/domain/week/own-cook.ts';
import { ARCHIVE_PARENTS, type ArchiveRow, type ArchiveTable } from './archive-row.ts';
import type { FileRow } from './archive-wire.ts';

/** The id that a row of the file has here; undefined of one that the file does not have, or that could not be taken. */
export type FindIdHere = (table: ArchiveTable, id: string) => string | undefined;

type Rename<Table extends ArchiveTable> = (row: ArchiveRow<Table>, here: Here) => Partial<ArchiveRow<Table>>;
type Here = {
  readonly find: FindIdHere;
  /** Or as it is: what is named without being there is as lost here as there. */
  readonly of: (table: ArchiveTable, id: string) => string;
};

/** Every place in which a row names another without standing on it. */
const REFERENCES: { readonly [Table in ArchiveTable]?: Rename<Table> } = {
  weeks: ({ cooks, keptDays, listIds }, here) => ({
    cooks: cooks.map((cook) => ({ ...cook, dishId: renameOwnCook(cook.dishId, here) })),
    keptDays: keptDays.map((day) => ({ ...day, mealPlanId: here.of('meal_plans', day.mealPlanId) })),
    listIds: listIds.map((id) => here.of('grocery_lists', id)),
  }),
  meal_plans: ({ plan, weekId }, here) => ({
    plan: renamePlan(plan, here),
    weekId: weekId === null ? null : (here.find('weeks', weekId) ?? null),
  }),
  // Any text may stand for the week.
  weekly_plan_days: ({ weeklyPlanId }, here) => ({ weeklyPlanId: weeklyPlanId === null ? null : here.of('weeks', weeklyPlanId) }),
  grocery_lists: ({ mealPlansIncluded }, here) => ({
    mealPlansIncluded: mealPlansIncluded.map((plan) => ({ ...plan, mealPlanId: here.of('meal_plans', plan.mealPlanId) })),
  }),
  grocery_items: ({ counterpart }, here) => {
    if (counterpart?.type !== 'parts') return {};
    const rename = (ids: readonly string[]): string[] => ids.map((id) => here.of('grocery_items', id));
    return { counterpart: { ...counterpart, otherIds: rename(counterpart.otherIds), removedIds: rename(counterpart.removedIds) } };
  },
  // Of a dish of the kitchen it is the kit's, which is the same everywhere.
  dish_opinions: ({ dishKey }, here) => ({ dishKey: here.of('recipes', dishKey) }),
};

/** A row with the ids that those it names have here. One whose parent is not here has nothing to stand on: undefined. */
export function keepReferences(table: ArchiveTable, row: FileRow, find: FindIdHere): FileRow | undefined {
  const rename = REFERENCES[table] as ((row: FileRow, here: Here) => FileRow) | undefined;
  const renamed = rename ? { ...row, ...rename(row, { find, of: (of, id) => find(of, id) ?? id }) } : row;
  const parent = ARCHIVE_PARENTS[table];
  if (!parent) return renamed;
  const parentId = find(parent.table, String(row[parent.field]));
  return parentId === undefined ? undefined : { ...renamed, [parent.field]: parentId };
}

function renameOwnCook(dishId: string, here: Here): string {
  if (!isOwnId(dishId)) return dishId;
  const { recipeId, plates } = readOwnId(dishId);
  return formatOwnId({ recipeId: here.of('recipes', recipeId), plates });
}

type Plan = ArchiveRow<'meal_plans'>['plan'];
type Meal = NonNullable<Plan['meals']['dinner']>;

/** A plate of somebody who is not here keeps its name: whoever changes the meal is held to all that may bind it. */
function renamePlan(plan: Plan, here: Here): Plan {
  const rename = (meal: Meal): Meal => ({
    ...meal,
    ...(meal.recipeId !== undefined && { recipeId: here.of('recipes', meal.recipeId) }),
    ...(meal.plates && { plates: meal.plates.map((plate) => ({ ...plate, eaterId: here.of('eaters', plate.eaterId) })) }),
  });
  const meals = Object.entries(plan.meals).map(([slot, meal]) => [slot, meal && rename(meal)] as const);
  return { ...plan, meals: Object.fromEntries(meals), ...(plan.moreSnacks && { moreSnacks: plan.moreSnacks.map(rename) }) };
}
