import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readBackupFile } from '../src/db/backup/backup-file.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import type { Database } from '../src/db/database.ts';
import { readEveryTable } from './support/fill-every-table.ts';
import { describeOnBothEngines } from './support/test-database.ts';

/**
 * A database filled by the release with migration 0012, every table of it: two people from http://old.example:5000, one of whom
 * also signed in at https://new.example, one from there, and two of outside providers.
 */
const FILLED = fileURLToPath(new URL('./fixtures/schema-0012.backup.gz', import.meta.url));

type Row = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, readonly Row[]>>;

async function readBackup(): Promise<Content> {
  const content: Record<string, Row[]> = {};
  let table = '';
  for await (const line of readBackupFile(FILLED)) {
    const parsed = JSON.parse(line) as { readonly table?: string } | readonly Row[];
    if (Array.isArray(parsed)) content[table]?.push(...(parsed as readonly Row[]));
    else if ('table' in parsed && parsed.table !== undefined) content[(table = parsed.table)] = [];
  }
  return content;
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

  /** Of today's rows the columns there were then. */
  const readAsThen = (table: string): readonly Row[] => {
    const columns = Object.keys(before[table]?.[0] ?? {});
    // What was a person's is their household's, which from then on has their id.
    const read = (row: Row, column: string) => (column === 'user_id' ? (row['user_id'] ?? row['household_id']) : row[column]);
    return (after[table] ?? []).map((row) => Object.fromEntries(columns.map((column) => [column, read(row, column) ?? null])));
  };

  test('was filled in every table', () => {
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(20);
  });

  test('keeps every row of it', () => {
    for (const table of Object.keys(before)) {
      if (['users', 'sessions', 'settings', 'deleted_plans'].includes(table)) continue;
      expect(sortRows(readAsThen(table)), table).toEqual(sortRows(before[table] ?? []));
    }
    const known = new Set((before['settings'] ?? []).map(({ key }) => key));
    expect(sortRows(readAsThen('settings').filter(({ key }) => known.has(key)))).toEqual(sortRows(before['settings'] ?? []));
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
    expect(sortRows(readAsThen('users'))).toEqual(sortRows(expected));
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
    expect(sortRows(readAsThen('sessions'))).toEqual(sortRows(moved));
    expect(moved).not.toEqual(before['sessions']);
  });
});

const isYoungerAda = ({ email, issuer }: Row): boolean => email === 'ada@old.example' && issuer === 'https://new.example/oidc';

async function readContent({ kysely }: Database): Promise<Content> {
  const content = await readEveryTable(kysely);
  return Object.fromEntries(Object.entries(content).map(([table, lines]) => [table, lines.map((line) => JSON.parse(line) as Row)]));
}
