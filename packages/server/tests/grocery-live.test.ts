import type { ListChanges } from '@larder/contract/grocery.ts';
import type { FastifyInstance } from 'fastify';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/database.ts';
import { startGroceryServer } from './support/grocery-server.ts';
import { silentLog } from './support/silent-log.ts';
import { startPostgres } from './support/start-postgres.ts';
import { makeTestScope, openTestDatabase } from './support/test-database.ts';

type Event = { readonly id: string; readonly changes: ListChanges };

/** Reads a stream until told to stop, as a browser does. */
async function follow(url: string, headers: Record<string, string> = {}) {
  const events: Event[] = [];
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  const isOver = (async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        if (field('event') === 'changes') events.push({ id: field('id')!, changes: JSON.parse(field('data')!) as ListChanges });
      }
    }
  })().catch(() => undefined);
  return { response, events, isOver, stop: () => stop.abort() };
}

async function call<T>(url: string, method: string, body: object): Promise<T> {
  const answer = await fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** A watcher looks by itself only after ten seconds: what is there before was heard. How fast is a figure of the bench. */
const IN_TIME = { timeout: 8000, interval: 20 };

type Server = { readonly app: FastifyInstance; readonly url: string };

describe.each(['pglite', 'postgres'] as const)('a stream of changes on %s', (engine) => {
  let databases: readonly Database[] = [];
  let close: () => Promise<void>;
  let servers: readonly Server[] = [];

  beforeAll(async () => {
    if (engine === 'pglite') {
      // It has one process, so both names are the same server.
      const opened = await openTestDatabase('pglite');
      databases = [opened.database];
      close = opened.close;
    } else {
      const server = await startPostgres();
      const databaseUrl = await server.createDatabase();
      const open = () => openDatabase({ databaseUrl, dataDir: tmpdir(), log: silentLog });
      databases = [await open(), await open()];
      close = async () => {
        for (const database of databases) await database.close();
        await server.stop();
      };
    }
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
  });
  afterAll(() => close());

  async function startList() {
    const scope = await makeTestScope(databases[0]!);
    servers = await Promise.all(
      databases.map(async (database) => {
        const app = startGroceryServer(database, scope);
        return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
      }),
    );
    const [here, there = here] = servers.map(({ url }) => url);
    const { id } = await call<{ id: string }>(`${here}/api/grocery-lists`, 'POST', { name: 'Week' });
    const items = await call<{ id: string }[]>(`${here}/api/grocery-lists/${id}/items/bulk`, 'POST', {
      items: [{ ingredient: 'egg' }, { ingredient: 'milk' }],
    });
    const tick = (at: number, checked: boolean) => call(`${here}/api/grocery-list-items/${items[at]!.id}`, 'PUT', { checked });
    return { id, here: here!, there: there!, items, tick, events: `${there}/api/grocery-lists/${id}/events` };
  }

  it('has, for who changed the list, the revision that the answer named', async () => {
    const { id, here, items, events } = await startList();
    const watching = await follow(events);
    await expect.poll(() => watching.events.length, IN_TIME).toBe(1);
    const send = async (path: string, method: string, body: object) => {
      const answer = await fetch(`${here}${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return ((await answer.json()) as { revision?: number }).revision;
    };
    const line = { id: crypto.randomUUID(), line: '2 cups rice' };
    const own = [
      await send(`/api/grocery-list-items/${items[0]!.id}`, 'PUT', { checked: true }),
      await send('/api/grocery-list-items/bulk', 'PUT', { itemIds: items.map((item) => item.id), updates: { checked: true } }),
      await send(`/api/grocery-lists/${id}/lines`, 'POST', line),
    ];
    const first = Number(watching.events[0]!.id);
    expect(own).toEqual([first + 1, first + 2, first + 3]);
    await expect.poll(() => Number(watching.events.at(-1)!.id), IN_TIME).toBe(first + 3);
    watching.stop();
  });

  it('is refused to an account that has very many open, until some of them end', async () => {
    const { events } = await startList();
    const streams = await Promise.all(Array.from({ length: 50 }, () => follow(events)));
    expect(streams.map(({ response }) => response.status)).toEqual(Array.from({ length: 50 }, () => 200));
    const refused = await fetch(events);
    expect([refused.status, await refused.json()]).toMatchObject([429, { success: false, error: { code: 'rate-limited' } }]);
    for (const { stop } of streams) stop();
    await expect.poll(async () => (await fetch(events, { signal: AbortSignal.timeout(5000) })).status, IN_TIME).toBe(200);
  });

  it('tells another process of a tick before it looks by itself, as no answer that may be kept', async () => {
    const { events, tick, items } = await startList();
    const stream = await follow(`${events}?since=1`);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    await tick(0, true);
    await expect.poll(() => stream.events.length, IN_TIME).toBe(1);
    expect(stream.events[0]).toMatchObject({
      id: '2',
      changes: { list: { revision: 2, checkedCount: 1 }, items: [{ id: items[0]!.id, checked: 'true' }], removedIds: [] },
    });
    stream.stop();
  });

  it('goes on from the revision that was seen last, and misses nothing', async () => {
    const { events, tick, items, here } = await startList();
    const before = await follow(`${events}?since=1`);
    await tick(0, true);
    await expect.poll(() => before.events.length, IN_TIME).toBe(1);
    before.stop();
    await tick(1, true);
    await fetch(`${here}/api/grocery-list-items/${items[0]!.id}`, { method: 'DELETE' });
    const after = await follow(events, { 'last-event-id': before.events[0]!.id });
    await expect.poll(() => after.events.length, IN_TIME).toBe(1);
    expect(after.events[0]).toMatchObject({ id: '4', changes: { items: [{ id: items[1]!.id }], removedIds: [items[0]!.id] } });
    after.stop();
  });

  it.each(['', 'soon', '-3', '900'])('says all there is to one who has seen "%s"', async (since) => {
    const { events } = await startList();
    const stream = await follow(`${events}?since=${since}`);
    await expect.poll(() => stream.events[0]?.changes.items.length, IN_TIME).toBe(2);
    stream.stop();
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const { events, here, id } = await startList();
    const [one, other] = [await follow(`${events}?since=1`), await follow(`${events}?since=1`)];
    const stopped = servers.map(({ app }) => app.close());
    await Promise.all([one.isOver, other.isOver, ...stopped]);
    expect(await fetch(`${here}/api/grocery-lists/${id}`).catch(() => 'closed')).toBe('closed');
  });

  it('is for lists that are there', async () => {
    const { there } = await startList();
    const answer = await fetch(`${there}/api/grocery-lists/none/events`);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([404, 'list-not-found']);
  });
});
