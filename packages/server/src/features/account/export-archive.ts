import { namePlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { User } from '@larder/contract/account.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import {
  ARCHIVE_FILE,
  ARCHIVE_FORMAT,
  ARCHIVE_TABLE_NAMES,
  ARCHIVE_VERSION,
  type ArchiveRow,
  EXPORT_ONLY_TABLES,
  type ExportOnlyTable,
  toField,
} from './archive-row.ts';
import { type ArchiveStore, isOfPerson } from './archive-store.ts';
import { formatCsvLine } from '../../archive/csv.ts';
import { type FileToZip, zipFiles } from '../../archive/zip.ts';

export type ExportDeps = {
  readonly archive: ArchiveStore;
  readonly users: { readonly find: (userId: UserId) => Promise<User | undefined> };
  /** The calendar as RFC 5545 text. */
  readonly formatCalendar: (scope: Scope) => Promise<string>;
  readonly now: () => Date;
  readonly homeOf: (scope: Scope) => Promise<Scope>;
  /** What holds for every week of a household, and which meals the person has at home. */
  readonly readWeekRules: (scope: Scope) => Promise<HouseholdWeekRules>;
  /** The households whose rows the person may take along, their own first. */
  readonly readableScopes: (scope: Scope) => Promise<readonly Scope[]>;
};

/**
 * Everything kept about a person, for people (CSV, ICS) and for an import (JSON): of their own household, and of the one they are
 * in where they may read what it has. Their own first: of two plans for a day, that one is brought back.
 */
export async function* exportArchive(exporting: ExportDeps, scope: Scope): AsyncGenerator<Uint8Array> {
  const scopes = await exporting.readableScopes(scope);
  const archive = joinScopes(exporting.archive, scopes);
  const deps = { ...exporting, archive };
  const files: FileToZip[] = [
    { name: 'README.txt', text: [README] },
    { name: ARCHIVE_FILE, text: writeJson(deps, scope) },
    { name: 'plans.csv', text: writeCsv(PLAN_COLUMNS, archive.readRows(scope, 'meal_plans'), toPlanLines) },
    { name: 'meals.csv', text: writeCsv(MEAL_COLUMNS, archive.readRows(scope, 'meal_plans'), toMealLines) },
    { name: 'groceries.csv', text: writeGroceries(archive, scope) },
    { name: 'calendar.ics', text: once(() => deps.formatCalendar(scopes.at(-1) ?? scope)) },
  ];
  yield* zipFiles(files, deps.now());
}

type Reading = Pick<ArchiveStore, 'readRows' | 'readExportOnly' | 'listOwnEaters'>;

/** Several households as one; what is the person's is read once. */
const joinScopes = (archive: ArchiveStore, scopes: readonly Scope[]): Reading => ({
  async *readRows(_scope, table) {
    for (const scope of scopes) yield* archive.readRows(scope, table);
  },
  async readExportOnly(scope, table) {
    if (isOfPerson(table)) return archive.readExportOnly(scope, table);
    const rows = [];
    for (const each of scopes) rows.push(...(await archive.readExportOnly(each, table)));
    return rows;
  },
  async listOwnEaters() {
    return (await Promise.all(scopes.map(async (scope) => archive.listOwnEaters(scope)))).flat();
  },
});

const README = `Your data from Larder.

${ARCHIVE_FILE}    everything, photos too, to be imported again under Account & Data
plans.csv      your saved plans, one in each line
meals.csv      their meals, one in each line
groceries.csv  the items of your grocery lists, one in each line
calendar.ics   your planned days, for any calendar program

Numbers are worked out from USDA food data (SR28). General information, not medical advice.
`;

async function* once(read: () => Promise<string>): AsyncGenerator<string> {
  yield await read();
}

/** One record a line: a valid document, and still readable by eye. */
async function* writeJson(
  { archive, users, now, readWeekRules, homeOf }: Omit<ExportDeps, 'archive'> & { readonly archive: Reading },
  scope: Scope,
): AsyncGenerator<string> {
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: now().toISOString(),
    profile: await users.find(scope.userId),
    weekRules: await readWeekRules(await homeOf(scope)),
    ownEaters: await archive.listOwnEaters(scope),
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of ARCHIVE_TABLE_NAMES) {
    yield `,\n"${toField(table)}":[`;
    let comma = '';
    for await (const page of archive.readRows(scope, table)) {
      for (const row of page) {
        yield `${comma}\n${JSON.stringify(row)}`;
        comma = ',';
      }
    }
    yield ']';
  }
  for (const table of Object.keys(EXPORT_ONLY_TABLES) as ExportOnlyTable[]) {
    yield `,\n"${toField(table)}":${JSON.stringify(await archive.readExportOnly(scope, table))}`;
  }
  yield '}\n';
}

type Lines<Row> = (row: Row) => readonly (readonly (string | number | boolean | null | undefined)[])[];

async function* writeCsv<Row>(
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  toLines: Lines<Row>,
): AsyncGenerator<string> {
  // The mark tells a spreadsheet that this is UTF-8: "jalapeño" would come out as "jalapeÃ±o".
  yield `\uFEFF${formatCsvLine(columns)}`;
  for await (const page of pages) yield page.flatMap(toLines).map(formatCsvLine).join('');
}

type Plan = ArchiveRow<'meal_plans'>;

const PLAN_COLUMNS = ['created', 'title', 'description', 'search', 'favorite', 'calories', 'protein g', 'carbs g', 'fat g'];
const toPlanLines: Lines<Plan> = ({ createdAt, title, description, searchQuery, isFavorited, plan: { nutritionOverview: day } }) => [
  [createdAt, title, description, searchQuery, isFavorited, day.totalCalories, day.protein, day.carbs, day.fat],
];

const MEAL_COLUMNS = ['plan', 'meal', 'title', 'calories', 'protein g', 'carbs g', 'fat g', 'ingredients', 'instructions'];
const toMealLines: Lines<Plan> = ({ title, plan }) =>
  mealsOf(plan).map(({ place, meal }) => {
    const { calories, protein, carbs, fat, ingredients, instructions } = meal;
    return [title, namePlace(place), meal.title, calories, protein, carbs, fat, ingredients.join('\n'), instructions.join('\n')];
  });

const GROCERY_COLUMNS = ['list', 'category', 'ingredient', 'quantity', 'checked', 'for'];

/** Names of lists are few; items are read page by page. */
async function* writeGroceries(archive: Reading, scope: Scope): AsyncGenerator<string> {
  const nameByList = new Map<string, string>();
  for await (const page of archive.readRows(scope, 'grocery_lists')) for (const { id, name } of page) nameByList.set(id, name);
  const toLines = ({ listId, category, ingredient, quantity, checked, source, removedAt }: ArchiveRow<'grocery_items'>) =>
    // What was taken off a list is kept for Undo, and is not on it.
    removedAt === null ? [[nameByList.get(listId), category, ingredient, quantity, checked, source]] : [];
  yield* writeCsv(GROCERY_COLUMNS, archive.readRows(scope, 'grocery_items'), toLines);
}
