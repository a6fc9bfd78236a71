import { randomUUID } from 'node:crypto';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { sql } from 'kysely';
import { HOUSEHOLD_HEADER, PERSON_HEADER } from '@larder/contract/endpoint.ts';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_CHANNEL } from '../src/features/grocery/revision-store.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { bodyOf, queryOf, IDS, makeThings, NOT_CONFIGURED, readAll } from './support/owned-things.ts';

let larder: LarderApp;
let eater: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const fill = (path: string): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const rows = ENDPOINTS.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

// Walks the contract, so that a new endpoint cannot be forgotten.
describe('every endpoint', () => {
  it.each(rows.filter(({ access }) => access !== 'public'))('$name is closed to visitors', async ({ method, path, body }) => {
    const { status, body: answer } = await larder.visitor.call<ProblemReply>(method, fill(path), body ? {} : undefined);
    expect([status, answer.message]).toEqual([401, 'Unauthorized']);
  });

  it.each(rows.filter(({ access }) => access !== 'public'))('$name is closed to a window of somebody else', async (row) => {
    const { status, body: answer } = await eater.call<ProblemReply>(row.method, fill(row.path), row.body ? {} : undefined, {
      [PERSON_HEADER]: randomUUID(),
    });
    expect([status, answer.message]).toEqual([401, 'Unauthorized']);
  });

  it.each(rows.filter(({ access }) => access !== 'public'))('$name is closed to a window of another household', async (row) => {
    const { status, body: answer } = await eater.call<ProblemReply>(row.method, fill(row.path), row.body ? {} : undefined, {
      [HOUSEHOLD_HEADER]: randomUUID(),
    });
    expect([status, answer.error.code]).toEqual([409, 'household-changed']);
  });

  it.each(rows)('$name answers an unexpected body with JSON, never with a fault of ours', async ({ method, path, body }) => {
    const sent = body ? [1, 'two', null] : undefined;
    const { status, body: answer, text } = await eater.call<ProblemReply>(method, fill(path), sent);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toMatch(/<!doctype|\bat \w+ \(/i);
    expect(answer).toBeTypeOf('object');
  });

  it('with an id answers the owner, and somebody else as if there were no such thing', async () => {
    const [owner, stranger] = [await larder.newEater(), await larder.newEater()];
    const owned = await makeThings(owner);
    const before = await readAll(owner, owned);
    const withId = rows.filter(({ path }) => /:(id|date|startDate)\b/.test(path) && !path.endsWith('/events'));
    const answers = new Map<string, number>();
    for (const { name, method, path, body } of withId) {
      const kind = IDS.find(([prefix]) => path.startsWith(prefix));
      // A path with a new kind of id has to be told here what that is.
      expect(kind, name).toBeDefined();
      const { status } = await stranger.call(
        method,
        path.replace(/:\w+/, owned[kind![1]]) + queryOf(path),
        body ? bodyOf(name) : undefined,
      );
      answers.set(name, status);
    }
    // Days are named by dates, and everybody has the same ones: a stranger reads and clears their own.
    const ownDates = ['GET /api/weekly-plan-days/:startDate', 'DELETE /api/weekly-plan-days/date/:date'];
    const leaks = [...answers].filter(([name, status]) => !ownDates.includes(name) && status !== 404 && !NOT_CONFIGURED.includes(status));
    expect(leaks).toEqual([]);
    expect(await readAll(owner, owned)).toEqual(before);
  });

  it('is closed again once the session has been ended elsewhere', async () => {
    const leaving = await larder.newEater();
    const { body: user } = await leaving.call<{ id: string }>('GET', '/api/auth/user');
    const { list } = await makeThings(leaving);
    const watching = leaving.call('GET', `/api/grocery-lists/${list}/events`);
    // As another server process does it: nothing here is told but by the database.
    await larder.database.kysely.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await expect.poll(async () => (await leaving.call('GET', '/api/grocery-lists')).status).toBe(401);
    const change = { name: 'Secret', revision: sql<number>`revision + 1` };
    await larder.database.kysely.updateTable('grocery_lists').set(change).where('id', '=', list).execute();
    await larder.database.notify(LIST_CHANNEL, list);
    // The stream that was open ends by itself, and not as if the list were gone.
    expect((await watching).text).not.toMatch(/Secret|event: gone/);
    for (const { name, method, path, body } of rows.filter(({ access }) => access !== 'public')) {
      expect((await leaving.call(method, fill(path), body ? {} : undefined)).status, name).toBe(401);
    }
  });

  it.each(['/api/nothing-here', '/api//meal-plans/saved', '/api/%zz', `/api/${'a'.repeat(5000)}`])(
    'is the only thing under /api that answers: not %s',
    async (path) => {
      const { status, body } = await eater.call<ProblemReply>('GET', path);
      expect([status, body.error.code]).toEqual([404, 'not-found']);
    },
  );

  it('sends its security headers also where the address cannot be read', async () => {
    const { statusCode, headers } = await larder.app.inject('/api/meal-plans/%zz');
    expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([401, 'no-store', 'nosniff']);
  });
});
