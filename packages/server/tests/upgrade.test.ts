import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readBackupFile } from '../src/db/backup/backup-file.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import { readMigrations } from '../src/db/migrate.ts';
import type { Database } from '../src/db/database.ts';
import { readEveryTable } from './support/fill-every-table.ts';
import { describeOnBothEngines } from './support/test-database.ts';

/**
 * A database filled by the release with migration 0012, every table of it: two people from http://old.example:5000, one of whom
 * also signed in at https://new.example, one from there, and two of outside providers.
 */
const FILLED = fixture('schema-0012.backup.gz');

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

type Row = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, readonly Row[]>>;

async function readBackup(file = FILLED): Promise<Content> {
  const content: Record<string, Row[]> = {};
  let table = '';
  for await (const line of readBackupFile(file)) {
    const parsed = JSON.parse(line) as { readonly table?: string } | readonly Row[];
    if (Array.isArray(parsed)) content[table]?.push(...(parsed as readonly Row[]));
    else if ('table' in parsed && parsed.table !== undefined) content[(table = parsed.table)] = [];
  }
  return content;
}

/** Of today's rows the columns there were then. */
function readAsThen(table: string, before: Content, after: Content): readonly Row[] {
  const columns = Object.keys(before[table]?.[0] ?? {});
  // What was a person's is their household's, which from then on has their id.
  const read = (row: Row, column: string) => (column === 'user_id' ? (row['user_id'] ?? row['household_id']) : row[column]);
  return (after[table] ?? []).map((row) => Object.fromEntries(columns.map((column) => [column, read(row, column) ?? null])));
}

const sortRows = (rows: readonly Row[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted();

describeOnBothEngines('a database of the schema before', (database) => {
  let before: Content;
  let after: Content;
  beforeAll(async () => {
    before = await readBackup();
    await restoreBackup(database(), readBackupFile(FILLED), { replace: true });
    after = await readContent(database());
  });

  test('was filled in every table', () => {
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(20);
  });

  test('keeps every row of it', () => {
    for (const table of Object.keys(before)) {
      if (['users', 'sessions', 'settings', 'deleted_plans'].includes(table)) continue;
      expect(sortRows(readAsThen(table, before, after)), table).toEqual(sortRows(before[table] ?? []));
    }
    const known = new Set((before['settings'] ?? []).map(({ key }) => key));
    expect(sortRows(readAsThen('settings', before, after).filter(({ key }) => known.has(key)))).toEqual(sortRows(before['settings'] ?? []));
  });

  test('knows people of the built-in provider by its own identity, and changes nothing else of anybody', () => {
    const identity = after['settings']?.find(({ key }) => key === 'provider-identity')?.['value'];
    expect(identity).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    const accounts = new Set((before['oidc_accounts'] ?? []).map(({ id }) => id));
    const expected = (before['users'] ?? []).map((user) => {
      const isOwn = accounts.has(user['subject']) && String(user['issuer']).endsWith('/oidc') && !isYoungerAda(user);
      return isOwn ? { ...user, issuer: identity } : user;
    });
    expect(expected.filter(({ issuer }) => issuer === identity)).toHaveLength(3);
    expect(sortRows(readAsThen('users', before, after))).toEqual(sortRows(expected));
  });

  test('gives everybody a household with their id, of which they are the owner and the eater', () => {
    const ids = (before['users'] ?? []).map(({ id }) => String(id)).toSorted();
    const read = (table: string, column: string) => (after[table] ?? []).map((row) => String(row[column])).toSorted();
    expect([read('households', 'id'), read('users', 'home_household_id')]).toEqual([ids, ids]);
    expect([read('household_members', 'household_id'), read('eaters', 'household_id'), read('eaters', 'user_id')]).toEqual([ids, ids, ids]);
    expect(new Set(read('household_members', 'role'))).toEqual(new Set(['owner']));
  });

  test('finds calendars by the hash of the addresses people subscribed to', () => {
    const hash = (token: unknown) => createHash('sha256').update(String(token)).digest('hex');
    const expected = (before['calendar_links'] ?? []).map(({ token }) => hash(token));
    expect((after['calendar_links'] ?? []).map((row) => String(row['token_hash'])).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(0);
  });

  test('keeps deleted plans so that they can be brought back', async () => {
    for (const { id, user_id: owner } of before['deleted_plans'] ?? []) {
      const deleted = after['deleted_plans']?.find((row) => row['id'] === id) as { plan: Row; days: readonly Row[] } | undefined;
      expect([deleted?.plan, ...(deleted?.days ?? [])].map((row) => [row?.['household_id'], row?.['user_id']])).toEqual(
        [deleted?.plan, ...(deleted?.days ?? [])].map(() => [owner, undefined]),
      );
    }
  });

  test('signs who has two accounts into the older', () => {
    const [older, younger] = ['http://old.example:5000/oidc', 'https://new.example/oidc'].map(
      (issuer) => before['users']?.find((user) => user['email'] === 'ada@old.example' && user['issuer'] === issuer)?.['id'],
    );
    expect(after['duplicate_users']).toEqual([{ user_id: younger, kept_user_id: older, answer: null }]);
    const moved = (before['sessions'] ?? []).map((session) => (session['user_id'] === younger ? { ...session, user_id: older } : session));
    expect(sortRows(readAsThen('sessions', before, after))).toEqual(sortRows(moved));
    expect(moved).not.toEqual(before['sessions']);
  });
});

/** What an upgrade changes beyond adding to it, as the tests above say; nobody goes. */
const CHANGED: ReadonlySet<string> = new Set(['users', 'sessions', 'settings', 'deleted_plans']);

/** The migration 0005 could not say whose they were: who was signing in then began anew. */
const isForgotten = (table: string, before: Content): boolean =>
  table === 'oidc_payloads' && !('account_hash' in (before[table]?.[0] ?? {}));

/** Those that landed, each with a row or more in every table, by the release itself. The next one is kept by `node tools/dump-schema.ts`. */
const KEPT = readdirSync(fixture('.'))
  .filter((file) => file.startsWith('schema-'))
  .toSorted();

describeOnBothEngines('every released schema', (database) => {
  test('is kept', () => {
    // Of those before 0019 the ones that anybody may have; since then each.
    const since = readMigrations().map(({ name }) => name.slice(0, 4));
    const expected = ['0004', '0012', '0016', ...since.filter((number) => number >= '0019')];
    expect(KEPT).toEqual(expected.map((number) => `schema-${number}.backup.gz`));
  });

  test.each(KEPT)('%s keeps every row', async (file) => {
    const before = await readBackup(fixture(file));
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    await restoreBackup(database(), readBackupFile(fixture(file)), { replace: true });
    const after = await readContent(database());
    const whole = Object.keys(before).filter((table) => !CHANGED.has(table) && !isForgotten(table, before));
    expect(whole.length).toBeGreaterThan(10);
    for (const table of whole) expect(sortRows(readAsThen(table, before, after)), table).toEqual(sortRows(before[table] ?? []));
    const fewer = [...CHANGED].filter((table) => (after[table] ?? []).length < (before[table] ?? []).length);
    expect(fewer).toEqual([]);
    const people = (before['users'] ?? []).length;
    expect([after['household_members']?.length, after['eaters']?.length]).toEqual([people, people]);
  });
});

const isYoungerAda = ({ email, issuer }: Row): boolean => email === 'ada@old.example' && issuer === 'https://new.example/oidc';

async function readContent({ kysely }: Database): Promise<Content> {
  const content = await readEveryTable(kysely);
  return Object.fromEntries(Object.entries(content).map(([table, lines]) => [table, lines.map((line) => JSON.parse(line) as Row)]));
}
